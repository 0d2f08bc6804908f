/** The list of a menu that is open. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from './page-context.ts';
import type { PickerOption } from './picker.tsx';
import { usePicking, type PickingOptions } from './picking.ts';
import { usePopup } from './popup.ts';

interface ListProps extends PickingOptions {
  readonly label: string;
  readonly listId: string;
  readonly anchor: HTMLElement | null;
}

export function PickerList(props: ListProps): VNode {
  const { listId, anchor, close, label, options } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { active, marked, several, enough, pick, finish, onKeyDown } = usePicking(props);
  usePopup(popup, anchor, close);
  // before the next key is pressed, or it would go to the button
  useLayoutEffect(() => {
    list.current?.focus();
  }, []);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={popup} class="popup" popover="manual">
      <ul
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable={several}
        aria-activedescendant={`${listId}-${active}`}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            class={index === active ? 'active' : undefined}
            aria-selected={marked.includes(option.value)}
            onClick={() => {
              pick(index);
            }}
          >
            {several ? <Tick on={marked.includes(option.value)} /> : undefined}
            <OptionWords option={option} />
          </li>
        ))}
      </ul>
      {several ? <DoneButton count={marked.length} enough={enough} onClick={finish} /> : undefined}
    </div>
  );
}

function Tick({ on }: { readonly on: boolean }): VNode {
  return (
    <span class="tick" aria-hidden="true">
      {on ? '✓' : ''}
    </span>
  );
}

function OptionWords({ option: { emoji, label, description } }: { readonly option: PickerOption }): VNode {
  return (
    <>
      {emoji === undefined ? undefined : <span aria-hidden="true">{emoji}</span>}
      <span class="words">
        {label}
        {description === undefined ? undefined : <small>{description}</small>}
      </span>
    </>
  );
}

interface DoneProps {
  readonly count: number;
  readonly enough: boolean;
  readonly onClick: () => void;
}

function DoneButton({ count, enough, onClick }: DoneProps): VNode {
  const { words } = usePage();
  return (
    <button type="button" class="main" disabled={!enough} onClick={onClick}>
      {words.done} ({words.chosen(count)})
    </button>
  );
}

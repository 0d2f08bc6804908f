/** A menu of one or several choices: a button that opens a list. */
import type { TargetedKeyboardEvent, VNode } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useDesk } from './desk.ts';

export interface PickerOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly emoji?: string | undefined;
}

export interface PickerProps {
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly chosen: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onChoose: (values: readonly string[]) => void;
}

export function Picker(props: PickerProps): VNode {
  const { label, options, chosen, disabled = false, busy = false } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const named = chosen.flatMap((value) => options.find((one) => one.value === value)?.label ?? []);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (values: readonly string[]): void => {
    close();
    props.onChoose(values);
  };
  return (
    <div class="picker">
      <button
        ref={button}
        type="button"
        class="picker-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-busy={busy}
        disabled={disabled}
        onClick={() => {
          if (!busy) setOpen(!open);
        }}
      >
        <span class={named.length === 0 ? 'faint' : undefined}>
          {named.length === 0 ? label : named.join(', ')}
        </span>
        <span aria-hidden="true">▾</span>
      </button>
      {open ? (
        <PickerList {...props} listId={listId} anchor={button.current} close={close} choose={choose} />
      ) : undefined}
    </div>
  );
}

interface ListProps extends PickerProps {
  readonly listId: string;
  readonly anchor: HTMLElement | null;
  readonly close: () => void;
  readonly choose: (values: readonly string[]) => void;
}

function PickerList({
  listId,
  anchor,
  close,
  choose,
  label,
  options,
  chosen,
  least,
  most,
}: ListProps): VNode {
  const { words } = useDesk();
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(
    Math.max(
      0,
      options.findIndex((one) => chosen.includes(one.value)),
    ),
  );
  const [marked, setMarked] = useState<readonly string[]>(chosen);
  const several = most > 1 || least === 0;
  usePopup(popup, anchor, close);
  // before the next key is pressed, or it would go to the button
  useLayoutEffect(() => {
    list.current?.focus();
  }, []);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const take = (option: PickerOption | undefined): void => {
    if (option === undefined) return;
    if (!several) {
      choose([option.value]);
      return;
    }
    const without = marked.filter((one) => one !== option.value);
    const kept = most === 1 ? [] : marked;
    if (without.length < marked.length) setMarked(without);
    else if (kept.length < most) setMarked([...kept, option.value]);
  };
  const key = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = movedTo(event.key, active, options);
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (event.key === ' ' || (event.key === 'Enter' && !several)) take(options[active]);
    else if (event.key === 'Enter' && marked.length >= least) choose(marked);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
        onKeyDown={key}
      >
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            class={index === active ? 'active' : undefined}
            aria-selected={marked.includes(option.value)}
            onClick={() => {
              setActive(index);
              take(option);
            }}
          >
            {several ? (
              <span class="tick" aria-hidden="true">
                {marked.includes(option.value) ? '✓' : ''}
              </span>
            ) : undefined}
            {option.emoji === undefined ? undefined : <span aria-hidden="true">{option.emoji}</span>}
            <span class="words">
              {option.label}
              {option.description === undefined ? undefined : <small>{option.description}</small>}
            </span>
          </li>
        ))}
      </ul>
      {several ? (
        <button
          type="button"
          class="main"
          disabled={marked.length < least}
          onClick={() => {
            choose(marked);
          }}
        >
          {words.done} ({words.chosen(marked.length)})
        </button>
      ) : undefined}
    </div>
  );
}

/** Arrows, Home and End, and the first letters of an option. */
function movedTo(key: string, active: number, options: readonly PickerOption[]): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(last, active + 8);
    case 'PageUp':
      return Math.max(0, active - 8);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  if (key.length !== 1) return undefined;
  const fits = (index: number): boolean =>
    options[index]?.label.toLowerCase().startsWith(key.toLowerCase()) === true;
  const order = options.map((_, index) => (active + 1 + index) % options.length);
  return order.find(fits);
}

const GAP = 4;
const NARROW = 640;

/** In the top layer, so that nothing cuts it off: by its button, or on a phone at the bottom of the screen. */
function usePopup(
  popup: { readonly current: HTMLDivElement | null },
  anchor: HTMLElement | null,
  close: () => void,
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (element === null || anchor === null) return undefined;
    element.showPopover();
    if (innerWidth > NARROW) {
      const { left, top, bottom, width } = anchor.getBoundingClientRect();
      const below = innerHeight - bottom - GAP * 3;
      const above = top - GAP * 3;
      const goesUp = below < Math.min(element.scrollHeight, 360) && above > below;
      element.style.left = `${left}px`;
      element.style.width = `${Math.max(width, 260)}px`;
      element.style.maxHeight = `${Math.min(420, goesUp ? above : below)}px`;
      if (goesUp) element.style.bottom = `${innerHeight - top + GAP}px`;
      else element.style.top = `${bottom + GAP}px`;
    } else element.classList.add('sheet');
    const outside = (event: Event): void => {
      const { target } = event;
      if (target instanceof Node && !element.contains(target) && !anchor.contains(target)) close();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
    };
  }, []);
}

/** The list above the message box; its box keeps the focus and says which entry is active. */
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface Entry {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
}

export interface ListboxProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly active: number;
  /** Better entries are on their way. */
  readonly stale?: boolean;
  readonly onPick: (index: number) => void;
}

const entryId = (listId: string, index: number): string => `${listId}-${index}`;

/** What makes a text box the box of a list; without `active` nothing is listed. */
export const comboboxProps = (listId: string, active: number | undefined) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': active !== undefined,
    'aria-controls': active === undefined ? undefined : listId,
    'aria-activedescendant': active === undefined ? undefined : entryId(listId, active),
    autoComplete: 'off',
    enterKeyHint: 'send',
  }) as const;

/** Up and down go round; undefined: another key, or nothing is listed. */
export function arrowedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active + count - 1) % count : undefined;
}

export function Listbox({ id, label, entries, active, stale = false, onPick }: ListboxProps): VNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} aria-busy={stale} class="offers">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          id={entryId(id, index)}
          role="option"
          aria-selected={index === active}
          class={index === active ? 'active' : undefined}
          onMouseDown={(event) => {
            event.preventDefault(); // the focus stays in the box
          }}
          onClick={() => {
            onPick(index);
          }}
        >
          <span>{entry.label}</span>
          {entry.detail === undefined ? undefined : <small>{entry.detail}</small>}
        </li>
      ))}
    </ul>
  );
}

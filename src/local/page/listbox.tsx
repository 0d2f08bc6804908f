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

export const entryId = (listId: string, index: number): string => `${listId}-${index}`;

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

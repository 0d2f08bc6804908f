/** A menu of one or several choices: a button that opens a list. */
import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { PickerList } from './picker-list.tsx';

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

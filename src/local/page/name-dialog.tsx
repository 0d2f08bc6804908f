import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.tsx';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => Promise<void>;
}

export function NameDialog({ title, label, onClose, onSave }: NameDialogProps): VNode {
  const { words } = useDesk();
  const [name, setName] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void onSave(name.trim());
        }}
      >
        <label class="form-field">
          <span>{label}</span>
          <input
            type="text"
            required
            maxLength={32}
            autoComplete="off"
            value={name}
            onInput={(event) => {
              setName(event.currentTarget.value);
            }}
          />
        </label>
        <footer>
          <button type="button" class="button plain" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button main">
            {words.create}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

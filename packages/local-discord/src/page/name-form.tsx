/** What has a name is made or changed. */
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { FormFooter } from './dialog.tsx';

export interface NameFormProps {
  readonly label: string;
  readonly name?: string;
  readonly submit: string;
  readonly onClose: () => void;
  readonly onSave: (name: string) => Promise<void>;
  /** More fields, below the name. */
  readonly children?: ComponentChildren;
}

export function NameForm({
  label,
  name: before = '',
  submit,
  onClose,
  onSave,
  children,
}: NameFormProps): VNode {
  const [name, setName] = useState(before);
  return (
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
      {children}
      <FormFooter submit={submit} onClose={onClose} />
    </form>
  );
}

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { LANGUAGES, languageOf, type Language } from './words.ts';

export interface PersonDialogProps {
  readonly title: string;
  readonly name: string;
  readonly locale: Language;
  readonly onClose: () => void;
  readonly onSave: (name: string, locale: Language) => Promise<void>;
}

export function PersonDialog(props: PersonDialogProps): VNode {
  const { words } = useDesk();
  const [name, setName] = useState(props.name);
  const [locale, setLocale] = useState(props.locale);
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void props.onSave(name.trim(), locale);
        }}
      >
        <label class="form-field">
          <span>{words.name}</span>
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
        <label class="form-field">
          <span>{words.language}</span>
          <select
            value={locale}
            onChange={(event) => {
              setLocale(languageOf(event.currentTarget.value));
            }}
          >
            {Object.entries(LANGUAGES).map(([code, language]) => (
              <option key={code} value={code}>
                {language}
              </option>
            ))}
          </select>
        </label>
        <footer>
          <button type="button" class="button plain" onClick={props.onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button main">
            {words.save}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

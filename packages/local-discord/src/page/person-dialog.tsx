import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from './page-context.ts';
import { Dialog } from './dialog.tsx';
import { NameForm } from './name-form.tsx';
import { LANGUAGES, languageOf, type Language } from './words.ts';

export interface PersonDialogProps {
  readonly title: string;
  readonly name: string;
  readonly locale: Language;
  readonly onClose: () => void;
  readonly onSave: (name: string, locale: Language) => Promise<void>;
}

export function PersonDialog({ title, name, locale: before, onClose, onSave }: PersonDialogProps): VNode {
  const { words } = usePage();
  const [locale, setLocale] = useState(before);
  return (
    <Dialog title={title} onClose={onClose}>
      <NameForm
        label={words.name}
        name={name}
        submit={words.save}
        onClose={onClose}
        onSave={(saved) => onSave(saved, locale)}
      >
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
      </NameForm>
    </Dialog>
  );
}

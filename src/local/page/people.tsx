/** Who plays: one click and the page is somebody else's. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar } from './avatar.tsx';
import { ask } from './ask.ts';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { LANGUAGES, languageOf, type Language } from './words.ts';

export function People(): VNode {
  const { here, go, words } = useDesk();
  const [editing, setEditing] = useState<'new' | 'own'>();
  const own = here.shell.people.find((one) => one.id === here.as);
  const close = (): void => {
    setEditing(undefined);
  };
  return (
    <nav class="people" aria-label={words.people}>
      <ul>
        {here.shell.people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              class="person"
              aria-current={person.id === here.as ? 'true' : undefined}
              title={person.id === here.as ? words.playingAs(person.name) : words.switchTo(person.name)}
              onClick={() => {
                go({ as: person.id });
              }}
            >
              <Avatar userId={person.id} small />
              <span>{person.name}</span>
              <Badge count={person.waiting} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="quiet icon"
        aria-label={words.addPerson}
        title={words.addPerson}
        onClick={() => {
          setEditing('new');
        }}
      >
        +
      </button>
      {own === undefined ? undefined : (
        <button
          type="button"
          class="quiet icon"
          aria-label={words.editPerson(own.name)}
          title={words.editPerson(own.name)}
          onClick={() => {
            setEditing('own');
          }}
        >
          ✎
        </button>
      )}
      {editing === 'new' ? (
        <PersonDialog
          title={words.addPerson}
          name=""
          locale="en-US"
          onClose={close}
          onSave={async (name, locale) => {
            const done = await ask('person', { name, locale });
            close();
            if (done?.id !== undefined) go({ as: done.id });
          }}
        />
      ) : undefined}
      {editing === 'own' && own !== undefined ? (
        <PersonDialog
          title={words.editPerson(own.name)}
          name={own.name}
          locale={languageOf(own.locale)}
          onClose={close}
          onSave={async (name, locale) => {
            await ask('rename', { id: own.id, name, locale });
            close();
          }}
        />
      ) : undefined}
    </nav>
  );
}

export function Badge({ count }: { readonly count: number }): VNode | null {
  const { words } = useDesk();
  if (count === 0) return null;
  return (
    <span class="badge">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{words.waiting(count)}</span>
    </span>
  );
}

interface PersonDialogProps {
  readonly title: string;
  readonly name: string;
  readonly locale: Language;
  readonly onClose: () => void;
  readonly onSave: (name: string, locale: Language) => Promise<void>;
}

function PersonDialog(props: PersonDialogProps): VNode {
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

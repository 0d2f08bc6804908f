/** Who plays: one click and the page is somebody else's. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShownPerson } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { perform } from './server.ts';
import { usePage } from './page-context.ts';
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx';
import { languageOf } from './words.ts';

export function People(): VNode {
  const { here, words } = usePage();
  return (
    <nav class="people" aria-label={words.people}>
      <ul>
        {here.shell.people.map((person) => (
          <li key={person.id}>
            <PersonButton person={person} />
          </li>
        ))}
      </ul>
      <AddButton />
      <EditButton />
    </nav>
  );
}

function PersonButton({ person }: { readonly person: ShownPerson }): VNode {
  const { here, go, words } = usePage();
  const own = person.id === here.as;
  return (
    <button
      type="button"
      class="person"
      aria-current={own ? 'true' : undefined}
      title={own ? words.playingAs(person.name) : words.switchTo(person.name)}
      onClick={() => {
        go({ as: person.id });
      }}
    >
      <Avatar userId={person.id} small />
      <span>{person.name}</span>
      <Badge count={person.waiting} />
    </button>
  );
}

export function Badge({ count }: { readonly count: number }): VNode | null {
  const { words } = usePage();
  if (count === 0) return null;
  return (
    <span class="badge">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{words.waiting(count)}</span>
    </span>
  );
}

function AddButton(): VNode {
  const { go, words } = usePage();
  return (
    <DialogButton
      sign="+"
      title={words.addPerson}
      name=""
      locale="en-US"
      onSave={async (name, locale) => {
        const done = await perform('person', { name, locale });
        if (done?.id !== undefined) go({ as: done.id });
      }}
    />
  );
}

function EditButton(): VNode | null {
  const { here, words } = usePage();
  const own = here.shell.people.find((one) => one.id === here.as);
  if (own === undefined) return null;
  return (
    <DialogButton
      sign="✎"
      title={words.editPerson(own.name)}
      name={own.name}
      locale={languageOf(own.locale)}
      onSave={async (name, locale) => {
        await perform('rename', { id: own.id, name, locale });
      }}
    />
  );
}

type DialogButtonProps = Omit<PersonDialogProps, 'onClose'> & { readonly sign: string };

function DialogButton({ sign, onSave, ...dialog }: DialogButtonProps): VNode {
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        class="quiet icon"
        aria-label={dialog.title}
        title={dialog.title}
        onClick={() => {
          setOpen(true);
        }}
      >
        {sign}
      </button>
      {open ? (
        <PersonDialog
          {...dialog}
          onClose={close}
          onSave={async (name, locale) => {
            await onSave(name, locale);
            close();
          }}
        />
      ) : undefined}
    </>
  );
}

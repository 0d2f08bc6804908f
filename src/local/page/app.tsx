import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeedName, Deeds, Done, Here, ShownMessage, ShownModal, Told } from '../page-protocol.ts';
import { ask } from './ask.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { channelLabel, DeskContext, nameOf, useDesk, type Desk, type Picture, type Trouble } from './desk.ts';
import { useSituation } from './here.ts';
import { plainText } from './markdown.tsx';
import { ModalForm } from './modal-form.tsx';
import { NameDialog } from './name-dialog.tsx';
import { People } from './people.tsx';
import { PictureDialog } from './picture.tsx';
import { usePlace } from './place.ts';
import { Side } from './side.tsx';
import { languageOf, wordsFor } from './words.ts';

const SAID_AT_MOST = 400;

export function App(): VNode {
  const [place, setPlace] = usePlace();
  const [said, setSaid] = useState('');
  const heard = useRef<(told: Told) => void>(() => undefined);
  const [situation, addEarlier] = useSituation(place, (told) => {
    heard.current(told);
  });
  const [trouble, setTrouble] = useState<Trouble>();
  const [modal, setModal] = useState<ShownModal>();
  const [picture, setPicture] = useState<Picture>();
  const { here, connected } = situation;
  const locale = languageOf(
    here?.shell.people.find((one) => one.id === here.as)?.locale ?? navigator.language,
  );
  const words = wordsFor(locale);
  heard.current = (told) => {
    if (told.type === 'here' && (told.as !== place.as || told.in !== place.in))
      setPlace({ as: told.as, in: told.in }, 'corrected');
    if (told.type === 'message' && here !== undefined) setSaid((before) => newsOf(told, here) ?? before);
  };
  useDocument(here, locale);
  useLooking(here);
  useEffect(() => {
    setTrouble(undefined);
  }, [place.as, place.in]);

  const act = async <Name extends DeedName>(
    deed: Name,
    body: Deeds[Name],
    messageId?: string,
  ): Promise<Done> => {
    setTrouble(undefined);
    const done = (await ask(deed, body)) ?? { refused: words.unreachable };
    const text = troubleOf(done, messageId, words, here);
    if (text !== undefined) {
      setTrouble({ text, ...(messageId !== undefined && { messageId }) });
      setSaid(text);
    }
    if (done.modal !== undefined) setModal(done.modal);
    return done;
  };
  if (here === undefined)
    return <main class="before">{connected ? words.loadingPage : words.unreachable}</main>;
  const desk: Desk = {
    here,
    words,
    locale,
    act,
    trouble,
    enlarge: setPicture,
    go: (to) => {
      setPlace({ as: here.as, in: here.in, ...to });
    },
  };
  return (
    <DeskContext.Provider value={desk}>
      <Room connected={connected} typingSince={situation.typingSince} addEarlier={addEarlier} />
      <p class="hidden" aria-live="polite">
        {said}
      </p>
      {modal === undefined ? undefined : (
        <ModalForm
          key={modal.id}
          modal={modal}
          onClose={() => {
            setModal(undefined);
          }}
        />
      )}
      {picture === undefined ? undefined : (
        <PictureDialog
          picture={picture}
          onClose={() => {
            setPicture(undefined);
          }}
        />
      )}
    </DeskContext.Provider>
  );
}

type RoomProps = Parameters<typeof Conversation>[0] & { readonly connected: boolean };

function Room({ connected, typingSince, addEarlier }: RoomProps): VNode {
  const { here, words } = useDesk();
  const [menu, setMenu] = useState(false);
  const close = (): void => {
    setMenu(false);
  };
  return (
    <div class={menu ? 'room menu-open' : 'room'}>
      <aside
        class="side"
        id="side"
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        <Side onGone={close} />
      </aside>
      <div class="veil" onClick={close} />
      <main>
        <header class="top">
          <button
            type="button"
            class="quiet icon menu"
            aria-label={words.menu}
            aria-expanded={menu}
            aria-controls="side"
            onClick={() => {
              setMenu(!menu);
            }}
          >
            ☰
          </button>
          <h1>{channelLabel(here, here.in)}</h1>
          <ThreadButton />
          <People />
        </header>
        <Status connected={connected} />
        <Conversation typingSince={typingSince} addEarlier={addEarlier} />
        <Composer />
      </main>
    </div>
  );
}

function ThreadButton(): VNode | null {
  const { here, act, go, words } = useDesk();
  const [open, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  if (here.shell.channels.find((one) => one.id === here.in)?.kind !== 'text') return null;
  return (
    <>
      <button
        type="button"
        class="quiet icon"
        title={words.startThread}
        onClick={() => {
          setOpen(true);
        }}
      >
        <span aria-hidden="true">+ </span>
        {words.thread}
        <span class="hidden">: {words.startThread}</span>
      </button>
      {open ? (
        <NameDialog
          title={words.startThread}
          label={words.threadName}
          onClose={close}
          onSave={async (name) => {
            const done = await act('thread', { as: here.as, in: here.in, name });
            close();
            if (done.id !== undefined) go({ in: done.id });
          }}
        />
      ) : undefined}
    </>
  );
}

function Status({ connected }: { readonly connected: boolean }): VNode {
  const { here, words } = useDesk();
  const { name, state } = here.shell.bot;
  const byState = { online: '', starting: words.botStarting(name), restarting: words.botRestarting(name) };
  const text = connected ? byState[state] : words.disconnected;
  return (
    <p class={text === '' ? 'status hidden' : 'status'} role="status">
      {text}
    </p>
  );
}

function troubleOf(
  { refused, failed }: Done,
  messageId: string | undefined,
  words: Desk['words'],
  here: Here | undefined,
): string | undefined {
  if (refused !== undefined) return refused;
  if (failed !== true) return undefined;
  return messageId === undefined ? words.noAnswer(here?.shell.bot.name ?? '') : words.failed;
}

/** New messages of others are read out, and so are changes of what only this person sees. */
function newsOf(
  { message, isNew }: { message: ShownMessage; isNew: boolean },
  here: Here,
): string | undefined {
  if (message.loading || (!isNew && !message.ephemeral) || message.authorId === here.as) return undefined;
  const texts = [message.content, ...message.files.map((file) => file.description ?? file.name)];
  return `${nameOf(here, message.authorId)}: ${plainText(texts.join(' '))}`.slice(0, SAID_AT_MOST);
}

function useDocument(here: Here | undefined, locale: string): void {
  const waiting = here?.shell.people.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const label = here === undefined ? '' : `${channelLabel(here, here.in)} – `;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${label}Icebreaker`;
    document.documentElement.lang = locale;
  }, [waiting, label, locale]);
}

/** Whoever has the channel before his eyes has seen what called him there. */
function useLooking(here: Here | undefined): void {
  const waiting = here?.shell.channels.find((one) => one.id === here.in)?.waiting ?? 0;
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const change = (): void => {
      setVisible(document.visibilityState === 'visible');
    };
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
    };
  }, []);
  useEffect(() => {
    if (here !== undefined && visible && waiting > 0) void ask('look', { as: here.as, in: here.in });
  }, [here?.as, here?.in, waiting, visible]);
}

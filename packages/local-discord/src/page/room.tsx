/** The channels, the people and the conversation. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { channelLabel, usePage } from './page-context.ts';
import { NameDialog } from './name-dialog.tsx';
import { People } from './people.tsx';
import { Side } from './side.tsx';

type RoomProps = Parameters<typeof Conversation>[0] & { readonly connected: boolean };

export function Room({ connected, typingSince, addEarlier }: RoomProps): VNode {
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
        <Top
          menu={menu}
          onMenu={() => {
            setMenu(!menu);
          }}
        />
        <Status connected={connected} />
        <Conversation typingSince={typingSince} addEarlier={addEarlier} />
        <Composer />
      </main>
    </div>
  );
}

interface TopProps {
  /** On a phone, where the channels are hidden, they are opened. */
  readonly menu: boolean;
  readonly onMenu: () => void;
}

function Top({ menu, onMenu }: TopProps): VNode {
  const { here, words } = usePage();
  return (
    <header class="top">
      <button
        type="button"
        class="quiet icon menu"
        aria-label={words.menu}
        aria-expanded={menu}
        aria-controls="side"
        onClick={onMenu}
      >
        ☰
      </button>
      <h1>{channelLabel(here, here.in)}</h1>
      <ThreadButton />
      <People />
    </header>
  );
}

function ThreadButton(): VNode | null {
  const { here, act, go, words } = usePage();
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
  const { here, words } = usePage();
  const { name, state } = here.shell.bot;
  const byState = { online: '', starting: words.botStarting(name), restarting: words.botRestarting(name) };
  const text = connected ? byState[state] : words.disconnected;
  return (
    <p class={text === '' ? 'status hidden' : 'status'} role="status">
      {text}
    </p>
  );
}

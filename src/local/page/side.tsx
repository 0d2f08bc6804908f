/** Channels, threads, direct messages, and what concerns the whole table. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShownChannel } from '../page-protocol.ts';
import { ask } from './ask.ts';
import { useDesk } from './desk.ts';
import { Dialog } from './dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { Badge } from './people.tsx';
import { THEMES, useTheme } from './theme.ts';

type Open = 'channel' | 'connect' | 'new-world';

export function Side({ onGone }: { readonly onGone: () => void }): VNode {
  const { here, go, words } = useDesk();
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
  };
  const enter = (channelId: string): void => {
    go({ in: channelId });
    onGone();
  };
  const direct = here.shell.channels.find((one) => one.kind === 'direct');
  return (
    <>
      <p class="brand">
        <img src="/icon.svg" alt="" width={36} height={36} />
        <span>
          <strong>Icebreaker</strong>
          <small>{words.subtitle}</small>
        </span>
      </p>
      <nav class="channels" aria-label={words.channels}>
        <h2>{here.shell.serverName}</h2>
        <ul>
          {here.shell.channels
            .filter((one) => one.kind !== 'direct')
            .map((channel) => (
              <ChannelEntry key={channel.id} channel={channel} onEnter={enter} />
            ))}
          <li>
            <button
              type="button"
              class="entry faint"
              onClick={() => {
                setOpen('channel');
              }}
            >
              <span aria-hidden="true">+</span> {words.newChannel}
            </button>
          </li>
        </ul>
        <h2>{words.directMessages}</h2>
        <ul>
          <li>
            <button
              type="button"
              class="entry"
              aria-current={direct?.id === here.in ? 'page' : undefined}
              onClick={() =>
                void ask('direct', { as: here.as }).then((done) => {
                  if (done?.id !== undefined) enter(done.id);
                })
              }
            >
              <span aria-hidden="true">@</span> {here.shell.bot.name}
              <Badge count={direct?.waiting ?? 0} />
            </button>
          </li>
        </ul>
      </nav>
      <Settings onOpen={setOpen} />
      {open === 'channel' ? (
        <NameDialog
          title={words.newChannel}
          label={words.channelName}
          onClose={close}
          onSave={async (name) => {
            const done = await ask('channel', { name });
            close();
            if (done?.id !== undefined) enter(done.id);
          }}
        />
      ) : undefined}
      {open === 'connect' ? <ConnectDialog onClose={close} /> : undefined}
      {open === 'new-world' ? <NewWorldDialog onClose={close} /> : undefined}
    </>
  );
}

function ChannelEntry({
  channel,
  onEnter,
}: {
  readonly channel: ShownChannel;
  readonly onEnter: (channelId: string) => void;
}): VNode {
  const { here } = useDesk();
  const isThread = channel.kind === 'thread';
  return (
    <li class={isThread ? 'thread' : undefined}>
      <button
        type="button"
        class="entry"
        aria-current={channel.id === here.in ? 'page' : undefined}
        onClick={() => {
          onEnter(channel.id);
        }}
      >
        <span aria-hidden="true">{isThread ? '↳' : '#'}</span> <span class="name">{channel.name}</span>
        <Badge count={channel.waiting} />
      </button>
    </li>
  );
}

function Settings({ onOpen }: { readonly onOpen: (open: Open) => void }): VNode {
  const { words } = useDesk();
  const [theme, setTheme] = useTheme();
  return (
    <div class="settings" role="group" aria-label={words.settings}>
      <fieldset class="themes">
        <legend class="hidden">{words.theme}</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="theme"
              checked={theme === one}
              onChange={() => {
                setTheme(one);
              }}
            />
            <span>{words.themes[one]}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        class="entry"
        onClick={() => {
          onOpen('connect');
        }}
      >
        {words.connect}
      </button>
      <button type="button" class="entry" onClick={() => void ask('restart', {})}>
        {words.restartBot}
      </button>
      <button
        type="button"
        class="entry"
        onClick={() => {
          onOpen('new-world');
        }}
      >
        {words.newWorld}
      </button>
    </div>
  );
}

function ConnectDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { words } = useDesk();
  return (
    <Dialog title={words.connectTitle} onClose={onClose}>
      <ol class="steps">
        {words.connectSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}

function NewWorldDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { words } = useDesk();
  return (
    <Dialog title={words.newWorldTitle} onClose={onClose}>
      <p>{words.newWorldAsk}</p>
      <footer>
        <button type="button" class="button plain" onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          class="button grave"
          onClick={() => {
            void ask('new-world', {});
            onClose();
          }}
        >
          {words.newWorldYes}
        </button>
      </footer>
    </Dialog>
  );
}

/** Channels, threads, direct messages, and settings. */
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ShownChannel } from '../page-protocol.ts';
import { perform } from './server.ts';
import { usePage } from './page-context.ts';
import { NameDialog } from './name-dialog.tsx';
import { Badge } from './people.tsx';
import { Settings } from './settings.tsx';

export function Side({ onGone }: { readonly onGone: () => void }): VNode {
  const { go } = usePage();
  return (
    <>
      <Brand />
      <Channels
        onEnter={(channelId) => {
          go({ in: channelId });
          onGone();
        }}
      />
      <Settings />
    </>
  );
}

function Brand(): VNode {
  const { here, words } = usePage();
  const { bot, subtitle } = here.shell;
  return (
    <p class="brand">
      <img src="/icon.svg" alt="" width={36} height={36} />
      <span>
        <strong>{bot.name}</strong>
        <small>{subtitle ?? words.subtitle}</small>
      </span>
    </p>
  );
}

interface ChannelsProps {
  readonly onEnter: (channelId: string) => void;
}

function Channels({ onEnter }: ChannelsProps): VNode {
  const { here, words } = usePage();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <nav class="channels" aria-label={words.channels}>
        <h2>{here.shell.serverName}</h2>
        <ul>
          {here.shell.channels
            .filter((one) => one.kind !== 'direct')
            .map((channel) => (
              <ChannelEntry key={channel.id} channel={channel} onEnter={onEnter} />
            ))}
          <NewChannelEntry
            onClick={() => {
              setCreating(true);
            }}
          />
        </ul>
        <h2>{words.directMessages}</h2>
        <ul>
          <DirectEntry onEnter={onEnter} />
        </ul>
      </nav>
      {creating ? (
        <NewChannelDialog
          onEnter={onEnter}
          onClose={() => {
            setCreating(false);
          }}
        />
      ) : undefined}
    </>
  );
}

function ChannelEntry({ channel, onEnter }: ChannelsProps & { readonly channel: ShownChannel }): VNode {
  const { here } = usePage();
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

function NewChannelEntry({ onClick }: { readonly onClick: () => void }): VNode {
  const { words } = usePage();
  return (
    <li>
      <button type="button" class="entry faint" onClick={onClick}>
        <span aria-hidden="true">+</span> {words.newChannel}
      </button>
    </li>
  );
}

function NewChannelDialog({ onEnter, onClose }: ChannelsProps & { readonly onClose: () => void }): VNode {
  const { words } = usePage();
  return (
    <NameDialog
      title={words.newChannel}
      label={words.channelName}
      onClose={onClose}
      onSave={async (name) => {
        const done = await perform('channel', { name });
        onClose();
        if (done?.id !== undefined) onEnter(done.id);
      }}
    />
  );
}

function DirectEntry({ onEnter }: ChannelsProps): VNode {
  const { here } = usePage();
  const direct = here.shell.channels.find((one) => one.kind === 'direct');
  return (
    <li>
      <button
        type="button"
        class="entry"
        aria-current={direct?.id === here.in ? 'page' : undefined}
        onClick={() =>
          void perform('direct', { as: here.as }).then((done) => {
            if (done?.id !== undefined) onEnter(done.id);
          })
        }
      >
        <span aria-hidden="true">@</span> {here.shell.bot.name}
        <Badge count={direct?.waiting ?? 0} />
      </button>
    </li>
  );
}

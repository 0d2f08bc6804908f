import type { VNode } from 'preact';
import type { ShownMessage } from '../page-protocol.ts';
import { Avatar } from './avatar.tsx';
import { Components, FileLink } from './components.tsx';
import { nameOf, pictureOf, usePage } from './page-context.ts';
import { Embed } from './embeds.tsx';
import { Markdown } from './markdown.tsx';
import { PictureButton } from './picture.tsx';
import { absoluteTime } from './time.ts';

/** A deferred answer can be given for so long. */
const TOKEN_MS = 15 * 60_000;

export interface MessageProps {
  readonly message: ShownMessage;
  /** The same person goes on: name and picture need not be said again. */
  readonly continued: boolean;
}

export function Message({ message, continued }: MessageProps): VNode {
  const { here, trouble, words } = usePage();
  const calls =
    message.mentionsEveryone || (message.mentions.includes(here.as) && message.authorId !== here.as);
  const classes = [
    'message',
    continued ? 'continued' : '',
    message.ephemeral ? 'ephemeral' : '',
    calls ? 'calls' : '',
  ];
  return (
    <li id={`m${message.id}`} class={classes.filter((one) => one !== '').join(' ')} tabIndex={-1}>
      {message.origin === undefined ? undefined : (
        <p class="origin">
          <Avatar userId={message.origin.userId} small />
          <strong>{nameOf(here, message.origin.userId)}</strong> {words.used}{' '}
          <span class="command">/{message.origin.command}</span>
        </p>
      )}
      {message.reply === undefined ? undefined : (
        <p class="origin">
          ↳ <strong>{nameOf(here, message.reply.authorId)}</strong> {message.reply.content.slice(0, 120)}
        </p>
      )}
      {continued ? undefined : <Avatar userId={message.authorId} />}
      <div class="body">
        <Head message={message} continued={continued} />
        <Content message={message} />
        {trouble?.messageId === message.id ? <p class="trouble">{trouble.text}</p> : undefined}
        <Foot message={message} />
      </div>
    </li>
  );
}

function Head({ message, continued }: MessageProps): VNode {
  const { here, locale, words } = usePage();
  const byBot = message.authorId === here.shell.bot.id;
  return (
    <div class={continued ? 'head hidden' : 'head'}>
      <h2>{nameOf(here, message.authorId)}</h2>
      {byBot ? <span class="tag">{words.bot}</span> : undefined}
      <time
        dateTime={new Date(message.createdAt).toISOString()}
        title={absoluteTime(message.createdAt, locale, 'F')}
      >
        {absoluteTime(message.createdAt, locale, 't')}
      </time>
    </div>
  );
}

function Content({ message }: { readonly message: ShownMessage }): VNode {
  const { here, go, words } = usePage();
  const { thread } = message;
  if (message.kind === 'threadStarted')
    return (
      <p>
        {words.startedThread} <ThreadLink id={thread?.id} name={thread?.name ?? message.content} />
      </p>
    );
  if (message.loading) return <Thinking message={message} />;
  // files that an embed or a component shows stand there alone
  const placed = JSON.stringify([message.embeds, message.components]);
  return (
    <>
      {message.content === '' ? undefined : <Markdown text={message.content} />}
      {message.embeds.map((embed, index) => (
        <Embed key={index} embed={embed} files={message.files} />
      ))}
      {message.files
        .filter((file) => !placed.includes(file.url))
        .map((file) =>
          file.contentType.startsWith('image/') ? (
            <PictureButton key={file.id} picture={pictureOf(file)} width={file.width} height={file.height} />
          ) : (
            <FileLink key={file.id} url={file.url} name={file.name} />
          ),
        )}
      <Components message={message} components={message.components} />
      {thread === undefined ? undefined : (
        <button
          type="button"
          class="button plain thread"
          onClick={() => {
            go({ as: here.as, in: thread.id });
          }}
        >
          {words.openThread}: {thread.name}
        </button>
      )}
    </>
  );
}

function ThreadLink({ id, name }: { readonly id: string | undefined; readonly name: string }): VNode {
  const { go } = usePage();
  if (id === undefined) return <strong>{name}</strong>;
  return (
    <button
      type="button"
      class="link"
      onClick={() => {
        go({ in: id });
      }}
    >
      {name}
    </button>
  );
}

function Thinking({ message }: { readonly message: ShownMessage }): VNode {
  const { here, words } = usePage();
  const name = nameOf(here, message.authorId);
  if (Date.now() - message.createdAt > TOKEN_MS) return <p class="trouble">{words.noAnswer(name)}</p>;
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true" /> {words.thinking(name)}
    </p>
  );
}

function Foot({ message }: { readonly message: ShownMessage }): VNode | null {
  const { here, act, words } = usePage();
  if (!message.ephemeral && message.editedAt === undefined) return null;
  return (
    <p class="foot">
      {message.editedAt === undefined ? undefined : <span>({words.edited})</span>}
      {message.ephemeral ? (
        <>
          <span>
            <span aria-hidden="true">◉ </span>
            {words.onlyYou}
          </span>
          <button
            type="button"
            class="link"
            onClick={() => void act('dismiss', { as: here.as, in: here.in, message: message.id })}
          >
            {words.dismiss}
          </button>
        </>
      ) : undefined}
    </p>
  );
}

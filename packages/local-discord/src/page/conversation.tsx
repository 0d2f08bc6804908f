import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ShownMessage } from '../page-protocol.ts';
import { fetchEarlier, type Earlier } from './server.ts';
import { channelLabel, nameOf, usePage } from './page-context.ts';
import { Message } from './message.tsx';
import { useEndOf, useKeptFocus } from './scrolling.ts';
import { absoluteTime, sameDay } from './time.ts';

const CONTINUED_MS = 5 * 60_000;
const TYPING_MS = 9000;

const continues = (message: ShownMessage, before: ShownMessage | undefined): boolean =>
  before?.authorId === message.authorId &&
  before.ephemeral === message.ephemeral &&
  message.origin === undefined &&
  message.reply === undefined &&
  message.createdAt - before.createdAt < CONTINUED_MS &&
  sameDay(message.createdAt, before.createdAt);

export interface ConversationProps {
  readonly typingSince: number;
  readonly addEarlier: (older: Earlier) => void;
}

export function Conversation({ typingSince, addEarlier }: ConversationProps): VNode {
  const { here, words, trouble } = usePage();
  const label = channelLabel(here, here.in);
  const { scroller, atEnd, toEnd } = useEndOf(here);
  useKeptFocus(here.messages);
  return (
    <div class="conversation">
      <section ref={scroller} class="messages" tabIndex={0} aria-label={words.messagesIn(label)}>
        {here.earlier ? (
          <EarlierButton addEarlier={addEarlier} />
        ) : (
          <p class="beginning">{words.beginning(label)}</p>
        )}
        <Messages messages={here.messages} />
        {trouble !== undefined && trouble.messageId === undefined ? (
          <p class="trouble">{trouble.text}</p>
        ) : undefined}
      </section>
      {atEnd ? undefined : (
        <button type="button" class="button main to-end" onClick={toEnd}>
          {words.toNewest} <span aria-hidden="true">↓</span>
        </button>
      )}
      <Typing key={typingSince} since={typingSince} name={nameOf(here, here.shell.bot.id)} />
    </div>
  );
}

/** One after the other, under the day on which they were written. */
function Messages({ messages }: { readonly messages: readonly ShownMessage[] }): VNode {
  const { locale } = usePage();
  return (
    <ol>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        const newDay = before === undefined || !sameDay(before.createdAt, message.createdAt);
        return (
          <>
            {newDay ? (
              <li key={`day ${message.id}`} class="day">
                {absoluteTime(message.createdAt, locale, 'D')}
              </li>
            ) : undefined}
            <Message key={message.id} message={message} continued={continues(message, before)} />
          </>
        );
      })}
    </ol>
  );
}

function EarlierButton({ addEarlier }: Pick<ConversationProps, 'addEarlier'>): VNode {
  const { here, words } = usePage();
  const load = async (): Promise<void> => {
    const [first] = here.messages;
    const older = first === undefined ? undefined : await fetchEarlier(here.as, here.in, first.id);
    if (older !== undefined) addEarlier(older);
  };
  return (
    <button type="button" class="button plain earlier" onClick={() => void load()}>
      {words.earlier}
    </button>
  );
}

function Typing({ since, name }: { readonly since: number; readonly name: string }): VNode | null {
  const { words } = usePage();
  const left = since + TYPING_MS - Date.now();
  const [over, setOver] = useState(left <= 0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setOver(true);
      },
      Math.max(0, left),
    );
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return over ? null : (
    <p class="typing">
      <span class="dots" aria-hidden="true" /> {words.typing(name)}
    </p>
  );
}

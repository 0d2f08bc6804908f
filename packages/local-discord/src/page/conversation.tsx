import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ShownMessage } from '../page-protocol.ts';
import { fetchEarlier, type Earlier } from './server.ts';
import { channelLabel, nameOf, usePage } from './page-context.ts';
import { Message } from './message.tsx';
import { useKeptFocus, useNewest } from './scrolling.ts';
import { useShortcuts } from './shortcuts.ts';
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

interface ConversationProps {
  readonly typingSince: number;
  readonly addEarlier: (older: Earlier) => void;
}

export function Conversation({ typingSince, addEarlier }: ConversationProps): VNode {
  const { here, words, trouble } = usePage();
  const label = channelLabel(here, here.in);
  const { scroller, atEnd, toNewest } = useNewest(here);
  useShortcuts(scroller);
  useKeptFocus(here.messages);
  return (
    <div class="conversation">
      <section ref={scroller} class="messages" tabIndex={0} aria-label={words.messagesIn(label)}>
        {here.earlier ? <EarlierButton addEarlier={addEarlier} /> : <Beginning />}
        <Messages messages={here.messages} />
        {trouble !== undefined && trouble.messageId === undefined ? (
          <p class="trouble">{trouble.text}</p>
        ) : undefined}
      </section>
      {atEnd ? undefined : (
        <button type="button" class="button main to-end" onClick={toNewest}>
          {words.toNewest} <span aria-hidden="true">↓</span>
        </button>
      )}
      <Typing key={typingSince} since={typingSince} name={nameOf(here, here.shell.bot.id)} />
    </div>
  );
}

/** For whoever comes here first: what this is, and what can be done. */
function Beginning(): VNode {
  const { here, words, chooseCommand } = usePage();
  const { people, firstStep } = here.shell;
  const name = people.find((one) => one.id === here.as)?.name ?? '';
  const untouched = here.messages.every((one) => one.components.length === 0);
  const offered = here.commands.some((one) => one.path === firstStep?.command);
  return (
    <div class="beginning">
      <p>{words.beginning(channelLabel(here, here.in))}</p>
      <p class="small">
        {words.firstVisit(name)} <span class="shortcuts">{words.shortcuts}</span>
      </p>
      {firstStep !== undefined && untouched && offered ? (
        <button
          type="button"
          class="button good"
          onClick={() => {
            chooseCommand(firstStep.command);
          }}
        >
          {firstStep.label}
        </button>
      ) : undefined}
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

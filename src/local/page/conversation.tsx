import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Here, ShownMessage } from '../page-protocol.ts';
import { askEarlier, type Earlier } from './ask.ts';
import { channelLabel, nameOf, useDesk } from './desk.ts';
import { Message } from './message.tsx';
import { absoluteTime, sameDay } from './time.ts';

const CONTINUED_MS = 5 * 60_000;
const NEAR_PX = 80;
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
  const { here, locale, words, trouble } = useDesk();
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
        <ol>
          {here.messages.map((message, index) => {
            const before = here.messages[index - 1];
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

function EarlierButton({ addEarlier }: Pick<ConversationProps, 'addEarlier'>): VNode {
  const { here, words } = useDesk();
  const load = async (): Promise<void> => {
    const [first] = here.messages;
    const older = first === undefined ? undefined : await askEarlier(here.as, here.in, first.id);
    if (older !== undefined) addEarlier(older);
  };
  return (
    <button type="button" class="button plain earlier" onClick={() => void load()}>
      {words.earlier}
    </button>
  );
}

function Typing({ since, name }: { readonly since: number; readonly name: string }): VNode | null {
  const { words } = useDesk();
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

interface End {
  readonly scroller: { current: HTMLElement | null };
  readonly atEnd: boolean;
  readonly toEnd: () => void;
}

/** Keeps the newest in sight for whoever was looking at it, and leaves in peace who reads further up. */
function useEndOf({ as, in: channelId, messages }: Here): End {
  const scroller = useRef<HTMLElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const toEnd = (): void => {
    const element = scroller.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  };
  const last = messages.at(-1);
  // an answer to what this person has just done
  const own = last?.ephemeral === true || last?.authorId === as || last?.origin?.userId === as;
  useLayoutEffect(() => {
    follows.current = true;
    toEnd();
  }, [as, channelId]);
  useLayoutEffect(() => {
    if (own) follows.current = true;
  }, [last?.id]);
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [messages]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let lastTop = 0;
    const look = (): void => {
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // what grows below is not the reader's doing; only who scrolls up wants to stay there
      follows.current = near || (follows.current && element.scrollTop >= lastTop);
      lastTop = element.scrollTop;
      setAtEnd(follows.current);
    };
    const resized = new ResizeObserver(() => {
      if (follows.current) toEnd();
      look();
    });
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { scroller, atEnd, toEnd };
}

/** When an answer replaces the button that was pressed, the focus stays at its message instead of getting lost. */
function useKeptFocus(messages: readonly ShownMessage[]): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      const target = event.target instanceof Element ? event.target.closest('.message') : null;
      last.current = target?.id;
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
    };
  }, []);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && last.current !== undefined)
      document.getElementById(last.current)?.focus({ preventScroll: true });
  }, [messages]);
}

/** What the server tells about where we are, kept up to date. */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { PageState, ShownMessage, PageEvent } from '../page-protocol.ts';
import type { Earlier } from './server.ts';
import type { Place } from './place.ts';

export interface LiveState {
  readonly here: PageState | undefined;
  /** The server answers. */
  readonly connected: boolean;
  /** The bot types, since then. */
  readonly typingSince: number;
}

type Change =
  | PageEvent
  | { readonly type: 'connected'; readonly connected: boolean }
  | { readonly type: 'earlier'; readonly older: Earlier };

const NOWHERE: LiveState = { here: undefined, connected: true, typingSince: 0 };

function withMessage(messages: readonly ShownMessage[], message: ShownMessage): readonly ShownMessage[] {
  const known = messages.some((one) => one.id === message.id);
  if (known) return messages.map((one) => (one.id === message.id ? message : one));
  // an edit of a message older than those shown is no reason to show it alone
  const [first] = messages;
  return first !== undefined && message.id < first.id ? messages : [...messages, message];
}

function changed(situation: LiveState, change: Change): LiveState {
  const { here } = situation;
  if (change.type === 'connected') return { ...situation, connected: change.connected };
  if (change.type === 'here') return { here: change, connected: true, typingSince: 0 };
  if (here === undefined) return situation;
  switch (change.type) {
    case 'shell':
      return { ...situation, here: { ...here, shell: change.shell } };
    case 'commands':
      return { ...situation, here: { ...here, commands: change.commands } };
    case 'message': {
      const typingSince = change.isNew ? 0 : situation.typingSince;
      return {
        ...situation,
        typingSince,
        here: { ...here, messages: withMessage(here.messages, change.message) },
      };
    }
    case 'gone':
      return {
        ...situation,
        here: { ...here, messages: here.messages.filter((one) => one.id !== change.id) },
      };
    case 'typing':
      return { ...situation, typingSince: Date.now() };
    case 'earlier': {
      const messages = [...change.older.messages, ...here.messages];
      return { ...situation, here: { ...here, messages, earlier: change.older.earlier } };
    }
  }
}

const TRY_AGAIN_MS = 1000;

export function usePageState(
  place: Place,
  onEvent: (pageEvent: PageEvent) => void,
): [LiveState, (older: Earlier) => void] {
  const [situation, change] = useReducer(changed, NOWHERE);
  const listener = useRef(onEvent);
  listener.current = onEvent;
  useEffect(() => {
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const connect = (): void => {
      source = new EventSource(`/events?as=${place.as}&in=${place.in}`);
      source.onmessage = (event: MessageEvent<string>) => {
        const pageEvent = JSON.parse(event.data) as PageEvent; // the server is of one piece with this page
        change(pageEvent);
        listener.current(pageEvent);
      };
      source.onerror = () => {
        change({ type: 'connected', connected: false });
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, TRY_AGAIN_MS);
      };
    };
    connect();
    return () => {
      source?.close();
      clearTimeout(again);
    };
  }, [place.as, place.in]);
  const addEarlier = (older: Earlier): void => {
    change({ type: 'earlier', older });
  };
  return [situation, addEarlier];
}

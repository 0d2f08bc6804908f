/** What somebody who reads the conversation looks at, and keeps. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageState, ShownMessage } from '../page-protocol.ts';

const NEAR_PX = 80;

interface End {
  readonly scroller: { current: HTMLElement | null };
  readonly atEnd: boolean;
  readonly toEnd: () => void;
}

/** Keeps the newest in sight for whoever was looking at it, and leaves in peace who reads further up. */
export function useEndOf({ as, in: channelId, messages }: PageState): End {
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
    return element === null ? undefined : watchReader(element, follows, toEnd, setAtEnd);
  }, []);
  return { scroller, atEnd, toEnd };
}

/** Notices whether the reader follows what is new, until what it gives back is called. */
function watchReader(
  element: HTMLElement,
  follows: { current: boolean },
  toEnd: () => void,
  tell: (follows: boolean) => void,
): () => void {
  let lastTop = 0;
  const look = (): void => {
    const near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    // what grows below is not the reader's doing; only who scrolls up wants to stay there
    follows.current = near || (follows.current && element.scrollTop >= lastTop);
    lastTop = element.scrollTop;
    tell(follows.current);
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
}

/** When an answer replaces the button that was pressed, the focus stays at its message instead of getting lost. */
export function useKeptFocus(messages: readonly ShownMessage[]): void {
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

/** What is there to see, and who looks. */
import { useEffect, useState } from 'preact/hooks';
import type { PageState } from '../page-protocol.ts';
import { perform } from './server.ts';
import { channelLabel } from './page-context.ts';

/** The tab says where we are and how much waits. */
export function useDocument(here: PageState | undefined, locale: string): void {
  const waiting = here?.shell.people.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const title = here === undefined ? '' : `${channelLabel(here, here.in)} – ${here.shell.bot.name}`;
  useEffect(() => {
    if (title !== '') document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title}`;
    document.documentElement.lang = locale;
  }, [waiting, title, locale]);
}

/** Whoever has the channel in sight has seen what called them there. */
export function useMarkRead(here: PageState | undefined): void {
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
    if (here !== undefined && visible && waiting > 0) void perform('look', { as: here.as, in: here.in });
  }, [here?.as, here?.in, waiting, visible]);
}

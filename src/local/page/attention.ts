/** What is there to see, and who looks. */
import { useEffect, useState } from 'preact/hooks';
import type { Here } from '../page-protocol.ts';
import { ask } from './ask.ts';
import { channelLabel } from './desk.ts';

/** The tab says where we are and how much waits. */
export function useDocument(here: Here | undefined, locale: string): void {
  const waiting = here?.shell.people.reduce((sum, one) => sum + one.waiting, 0) ?? 0;
  const label = here === undefined ? '' : `${channelLabel(here, here.in)} – `;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${label}Icebreaker`;
    document.documentElement.lang = locale;
  }, [waiting, label, locale]);
}

/** Whoever has the channel before his eyes has seen what called him there. */
export function useLooking(here: Here | undefined): void {
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
    if (here !== undefined && visible && waiting > 0) void ask('look', { as: here.as, in: here.in });
  }, [here?.as, here?.in, waiting, visible]);
}

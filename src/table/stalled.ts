import type { TableRecord } from './record.ts';

const DAY_MS = 86_400_000;
/** After so long without anything done at a table it is asked whether it is to be closed. */
export const STALLED_MS = 14 * DAY_MS;

/** When somebody last did something there. */
export function lastTouched({ openedAt, journal, acts }: TableRecord): number {
  return Math.max(openedAt, journal.at(-1)?.at ?? 0, acts.at(-1)?.at ?? 0);
}

export function isStalled(record: TableRecord, now: number): boolean {
  const { status, vote } = record;
  return status === 'playing' && vote?.kind !== 'close' && now - lastTouched(record) >= STALLED_MS;
}

/** Full days of silence when it was asked. */
export function silentDays(record: TableRecord): number {
  return Math.floor(((record.vote?.at ?? 0) - lastTouched(record)) / DAY_MS);
}

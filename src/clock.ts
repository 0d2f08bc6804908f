import type { Clock } from './table/clock.ts';

/** A timer can't wait longer; it looks again then. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The clock on the wall. */
export const wallClock: Clock = {
  now: Date.now,
  at(time, task) {
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      const ms = Math.max(time - Date.now(), 0);
      const next = ms > LONGEST_WAIT_MS ? wait : () => void task();
      timer = setTimeout(next, Math.min(ms, LONGEST_WAIT_MS)).unref();
    };
    wait();
    return () => {
      clearTimeout(timer);
    };
  },
};

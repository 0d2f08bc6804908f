import { wallClock } from '../../src/clock.ts';
import type { Clock } from '../../src/table/clock.ts';

/*
 * In the bot's process: a clock that stands still until the test moves it on, by the channel between the processes.
 * bot.ts has the other end.
 */

/** Where the clock stands when the process begins, in milliseconds since 1970; without it the bot has the wall's. */
export const CLOCK_ENV = 'TEST_CLOCK';

/** From the test: move on so far. */
export interface Advance {
  readonly advance: number;
}
/** To the test: the clock stands there, and whatever was due on the way is done. */
export interface Stands {
  readonly stands: number;
}

export function clockOfTest(env: NodeJS.ProcessEnv = process.env): Clock {
  const begin = env[CLOCK_ENV];
  if (begin === undefined) return wallClock;
  const clock = createDrivenClock(Number(begin));
  process.on('message', (message) => {
    // as: bot.ts sends nothing else
    const { advance } = message as Advance;
    void clock.advance(advance).then((stands) => process.send?.({ stands } satisfies Stands));
  });
  return clock;
}

interface Due {
  readonly time: number;
  readonly task: () => void | Promise<void>;
}

/** What is due is done one after the other, each at its own time: a week in one go is a week of days. */
export function createDrivenClock(begin: number): Clock & { advance(ms: number): Promise<number> } {
  let now = begin;
  const waiting = new Set<Due>();
  let running: Promise<unknown> = Promise.resolve();

  const runUntil = async (end: number): Promise<void> => {
    for (;;) {
      const [next] = [...waiting].filter(({ time }) => time <= end).sort((a, b) => a.time - b.time);
      if (next === undefined) break;
      waiting.delete(next);
      now = Math.max(now, next.time);
      await next.task();
    }
    now = Math.max(now, end);
  };
  const inTurn = (end: () => number): Promise<number> => {
    const done = running.then(() => runUntil(end())).then(() => now);
    running = done;
    return done;
  };

  return {
    now: () => now,
    at(time, task) {
      const due = { time, task };
      waiting.add(due);
      // what is due already doesn't wait for the test
      if (time <= now) setImmediate(() => void inTurn(() => now));
      return () => void waiting.delete(due);
    },
    advance: (ms) => inTurn(() => now + ms),
  };
}

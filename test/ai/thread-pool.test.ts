import { expect, it } from 'vitest';
import type { ThinkingThread, ThinkOrder } from '../../src/ai/orders.ts';
import { createThreadPool, type Urgency } from '../../src/ai/thread-pool.ts';

/** A thread that answers when it is told to, and what it was asked in turn. */
function slowThread(): { thread: ThinkingThread; asked: string[]; answer(): void } {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  return {
    asked,
    answer: () => open.shift()?.(),
    thread: {
      ask: (order) => {
        asked.push(order.seed);
        return new Promise((done) => {
          open.push(() => {
            done({ trouble: order.seed });
          });
        });
      },
      stop: () => Promise.resolve(),
    },
  };
}

function orderOf(seed: string): ThinkOrder {
  const set = { id: 'set', version: 1, hash: '' };
  const rng = { a: 0, b: 0, c: 0, counter: 0 };
  const called = new Int32Array(1);
  const how = { iterations: 1, ms: 1, lines: false, mostTried: false };
  return { gameId: 'toy', set, world: { frames: [], rng }, seat: 0, seed, called, ...how };
}

it('thinks for people who wait before it thinks for tables, and last of all about games that are over', async () => {
  const { thread, asked, answer } = slowThread();
  const pool = createThreadPool([thread], 1_000);
  const orders: readonly (readonly [string, Urgency])[] = [
    ['first', 2],
    ['analysis', 2],
    ['AI', 1],
    ['hint', 0],
    ['other AI', 1],
    ['other hint', 0],
  ];
  const all = orders.map(([seed, urgency]) => pool.think(orderOf(seed), urgency));
  for (const told of [...all.keys()]) {
    await expect.poll(() => asked.length).toBe(told + 1);
    answer();
  }
  await Promise.all(all);
  expect(asked).toEqual(['first', 'hint', 'other hint', 'AI', 'other AI', 'analysis']);
});

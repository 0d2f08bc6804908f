import type { ThinkingThread, ThinkOrder, ThinkOutcome } from './orders.ts';

/** Who waits for it: somebody who looks at the answer, a table, or nobody who couldn't wait. The first go first. */
export type Urgency = 0 | 1 | 2;

interface Waiting {
  readonly urgency: Urgency;
  readonly order: ThinkOrder;
  readonly signal: AbortSignal | undefined;
  readonly done: (outcome: ThinkOutcome) => void;
}

/** Orders wait in line for a free thread; of those that are as urgent the first comes first. */
export interface ThreadPool {
  readonly threads: number;
  think(order: ThinkOrder, urgency: Urgency, signal?: AbortSignal): Promise<ThinkOutcome>;
  close(): Promise<void>;
}

export const CANCELLED: ThinkOutcome = { trouble: 'cancelled' };

/** `graceMs`: a thread that takes so much longer than it was allowed has hung. */
export function createThreadPool(threads: readonly ThinkingThread[], graceMs: number): ThreadPool {
  const idle = [...threads];
  const line: Waiting[] = [];
  let closed = false;

  async function work(thread: ThinkingThread): Promise<void> {
    for (let next = line.shift(); next !== undefined; next = line.shift()) {
      const { order, signal, done } = next;
      if (signal?.aborted === true) done(CANCELLED);
      else {
        const outcome = await thinkUntilCalled(thread.ask(order, order.ms + graceMs), order, signal);
        done(closed ? CANCELLED : outcome);
      }
    }
    idle.push(thread);
  }

  return {
    threads: threads.length,
    think: (order, urgency, signal) =>
      new Promise((done) => {
        const before = line.findIndex((waiting) => waiting.urgency > urgency);
        line.splice(before === -1 ? line.length : before, 0, { urgency, order, signal, done });
        const thread = idle.pop();
        if (thread !== undefined) void work(thread);
      }),
    async close() {
      closed = true;
      for (const { done } of line.splice(0)) done(CANCELLED);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

/** A thread at work hears nothing but its shared memory. */
async function thinkUntilCalled(
  thinking: Promise<ThinkOutcome>,
  order: ThinkOrder,
  signal: AbortSignal | undefined,
): Promise<ThinkOutcome> {
  const call = (): void => {
    Atomics.store(order.called, 0, 1);
  };
  signal?.addEventListener('abort', call);
  try {
    const outcome = await thinking;
    if (signal?.aborted === true) return CANCELLED;
    return outcome;
  } finally {
    signal?.removeEventListener('abort', call);
  }
}

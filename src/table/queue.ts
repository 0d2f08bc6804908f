import { oneAtATime } from '../storage/one-at-a-time.ts';

/** What is asked of one channel's table happens one after the other; channels do not wait for each other. */
interface Queue {
  run<R>(channelId: string, task: () => Promise<R>): Promise<R>;
  readonly closed: boolean;
  /** takes nothing more; resolves when everything queued is done */
  close(): Promise<void>;
}

export function createQueue(): Queue {
  const inTurn = oneAtATime();
  const waiting = new Set<Promise<unknown>>();
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    async run(channelId, task) {
      const mine = inTurn(channelId, task);
      waiting.add(mine);
      try {
        return await mine;
      } finally {
        waiting.delete(mine);
      }
    },
    async close() {
      closed = true;
      await Promise.allSettled(waiting);
    },
  };
}

import { createWorkerThread } from '../threads/worker-thread.ts';
import type { GifOrder } from './gif.ts';
import type { GifAnswer } from './gif-worker.ts';

export interface Animations {
  /** The frames as a GIF of at most so many bytes; nothing if it can't be made. */
  animate(order: GifOrder): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

interface AnimationOptions {
  readonly deadlineMs?: number;
  /** Told what went wrong, for the log. */
  readonly onTrouble?: (trouble: string) => void;
  /** Another entry for the thread: tests have one that dies. */
  readonly entry?: URL;
}

const ENTRY = new URL('./gif-worker.mjs', import.meta.url);

/** GIFs are put together in a thread of their own, one after the other: they are rare, and none is urgent. */
export function createAnimations(options: AnimationOptions = {}): Animations {
  const { deadlineMs = 60_000, onTrouble, entry = ENTRY } = options;
  const thread = createWorkerThread<GifOrder, GifAnswer>(entry);
  let last: Promise<unknown> = Promise.resolve();
  let closing = false;

  const make = async (order: GifOrder): Promise<Buffer | undefined> => {
    if (closing) return undefined;
    const answer = await thread.ask(order, deadlineMs);
    // what it needed is a lot, and nobody may want another for days
    await thread.stop();
    if ('gif' in answer) return bufferOf(answer.gif);
    onTrouble?.('died' in answer ? answer.died : answer.trouble);
    return undefined;
  };

  return {
    animate(order) {
      const mine = last.then(() => make(order));
      last = mine;
      return mine;
    },
    async close() {
      closing = true;
      await thread.stop();
      await last;
    },
  };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

import { Worker } from 'node:worker_threads';
import type { GifOrder } from './gif.ts';

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
  let last: Promise<unknown> = Promise.resolve();
  let running: Worker | undefined;
  let closing = false;

  const make = async (order: GifOrder): Promise<Buffer | undefined> => {
    if (closing) return undefined;
    // No flags of the main thread: its loaders would be set up twice.
    const worker = new Worker(entry, { execArgv: [], workerData: order });
    running = worker;
    const timer = setTimeout(() => void worker.terminate(), deadlineMs);
    try {
      return await answerOf(worker, onTrouble);
    } finally {
      clearTimeout(timer);
      running = undefined;
      await worker.terminate();
    }
  };

  return {
    animate(order) {
      const mine = last.then(() => make(order));
      last = mine;
      return mine;
    },
    async close() {
      closing = true;
      await running?.terminate();
      await last;
    },
  };
}

function answerOf(worker: Worker, onTrouble?: (trouble: string) => void): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    worker.once('message', (gif: Uint8Array | undefined) => {
      resolve(gif === undefined ? undefined : Buffer.from(gif.buffer, gif.byteOffset, gif.byteLength));
    });
    worker.once('error', (error: unknown) => {
      onTrouble?.(error instanceof Error ? error.message : String(error));
      resolve(undefined);
    });
    worker.once('exit', (code) => {
      if (code !== 0) onTrouble?.(`ended with code ${code}`);
      resolve(undefined);
    });
  });
}

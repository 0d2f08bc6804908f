import { Worker } from 'node:worker_threads';
import type { ThinkAnswer, ThinkOrder, ThreadStart } from './orders.ts';

/** What came of an order: the thread's answer, or the thread died of it. */
export type ThinkOutcome = ThinkAnswer | { readonly died: string };

export interface ThinkingThreadOptions {
  readonly entry: URL;
  readonly start: ThreadStart;
  /** so much longer than it was allowed: it has hung */
  readonly graceMs: number;
  readonly memoryMb: number;
}

/** One thinking thread. It is started when it is needed, and again after it died; it thinks about one order at a time. */
export interface ThinkingThread {
  think(order: ThinkOrder): Promise<ThinkOutcome>;
  stop(): Promise<void>;
}

export function createThinkingThread(options: ThinkingThreadOptions): ThinkingThread {
  let worker: Worker | undefined;
  let report: ((outcome: ThinkOutcome) => void) | undefined;

  function ended(ending: Worker, died: string): void {
    if (worker !== ending) return;
    worker = undefined;
    report?.({ died });
  }

  function start(): Worker {
    const started = new Worker(options.entry, {
      // No flags of the main thread: its loaders would be set up twice.
      execArgv: [],
      workerData: options.start,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb },
    });
    worker = started;
    // it never keeps the bot from ending
    started.unref();
    started.on('message', (answer: ThinkAnswer) => report?.(answer));
    started.on('error', (error: unknown) => {
      ended(started, error instanceof Error ? error.message : String(error));
    });
    started.on('exit', (code) => {
      ended(started, `ended with code ${code}`);
    });
    return started;
  }

  return {
    async think(order) {
      const busy = worker ?? start();
      const timer = setTimeout(() => {
        ended(busy, `no answer ${options.graceMs} ms after the time was up`);
        void busy.terminate();
      }, order.ms + options.graceMs);
      try {
        return await new Promise<ThinkOutcome>((resolve) => {
          report = resolve;
          busy.postMessage(order);
        });
      } finally {
        clearTimeout(timer);
        report = undefined;
      }
    },
    async stop() {
      const stopping = worker;
      worker = undefined;
      await stopping?.terminate();
      report?.({ died: 'stopped' });
    },
  };
}

import { Worker } from 'node:worker_threads';
import type { PaletteName } from './palettes.ts';

export interface RasterOrder {
  /** A scene as JSON: a string crosses to the thread faster than an object. */
  readonly scene: string;
  readonly palette: PaletteName;
}

export type RasterAnswer = { readonly png: Uint8Array } | { readonly trouble: string };

/** What came of an order: the thread's answer, or the thread died of it. */
export type RasterOutcome = RasterAnswer | { readonly died: string };

export interface RasterThreadOptions {
  readonly entry: URL;
  /** A drawing that takes longer has hung. */
  readonly deadlineMs: number;
}

/** One drawing thread. It is started when it is needed, and again after it died; it paints one order at a time. */
export interface RasterThread {
  paint(order: RasterOrder): Promise<RasterOutcome>;
  stop(): Promise<void>;
}

export function createRasterThread({ entry, deadlineMs }: RasterThreadOptions): RasterThread {
  let worker: Worker | undefined;
  let report: ((outcome: RasterOutcome) => void) | undefined;

  function ended(ending: Worker, died: string): void {
    if (worker !== ending) return;
    worker = undefined;
    report?.({ died });
  }

  function start(): Worker {
    // No flags of the main thread: its loaders would be set up twice.
    const started = new Worker(entry, { execArgv: [] });
    worker = started;
    started.on('message', (answer: RasterAnswer) => report?.(answer));
    started.on('error', (error: unknown) => {
      ended(started, error instanceof Error ? error.message : String(error));
    });
    started.on('exit', (code) => {
      ended(started, `ended with code ${code}`);
    });
    return started;
  }

  return {
    async paint(order) {
      const busy = worker ?? start();
      const timer = setTimeout(() => {
        ended(busy, `nothing drawn in ${deadlineMs} ms`);
        void busy.terminate();
      }, deadlineMs);
      try {
        return await new Promise<RasterOutcome>((resolve) => {
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
    },
  };
}

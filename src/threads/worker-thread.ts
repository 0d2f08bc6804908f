import { Worker, type WorkerOptions } from 'node:worker_threads';

/** One thread. It is started when it is needed, and again after it died; it works on one order at a time, and only then keeps the process alive. */
export interface WorkerThread<Order, Answer> {
  /** The answer, or what the thread died of; without an answer by the deadline it has hung. */
  ask(order: Order, deadlineMs: number): Promise<Answer | Died>;
  stop(): Promise<void>;
}

export interface Died {
  readonly died: string;
}

export function createWorkerThread<Order, Answer>(
  entry: URL,
  options?: WorkerOptions,
): WorkerThread<Order, Answer> {
  let worker: Worker | undefined;
  let report: ((outcome: Answer | Died) => void) | undefined;

  function ended(ending: Worker, died: string): void {
    if (worker !== ending) return;
    worker = undefined;
    report?.({ died });
  }

  function start(): Worker {
    // no flags of the main thread: its loaders would be set up twice
    const started = new Worker(entry, { execArgv: [], ...options });
    worker = started;
    started.on('message', (answer: Answer) => report?.(answer));
    started.on('error', (error: unknown) => {
      ended(started, error instanceof Error ? error.message : String(error));
    });
    started.on('exit', (code) => {
      ended(started, `ended with code ${code}`);
    });
    return started;
  }

  return {
    async ask(order, deadlineMs) {
      const busy = worker ?? start();
      busy.ref();
      const timer = setTimeout(() => {
        ended(busy, `no answer in ${deadlineMs} ms`);
        void busy.terminate();
      }, deadlineMs);
      try {
        return await new Promise((resolve) => {
          report = resolve;
          busy.postMessage(order);
        });
      } finally {
        clearTimeout(timer);
        report = undefined;
        busy.unref();
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

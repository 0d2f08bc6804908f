import { availableParallelism } from 'node:os';
import type { Job } from './drawing-queue.ts';
import { createWorkerThread, type Died, type WorkerThread } from '../threads/worker-thread.ts';
import type { RasterAnswer, RasterOrder } from './raster-order.ts';

/** What came of an order: the thread's answer, or the thread died of it. */
export type RasterOutcome = RasterAnswer | Died;
type RasterThread = WorkerThread<RasterOrder, RasterAnswer>;

export interface PoolOptions {
  readonly workers?: number;
  readonly deadlineMs?: number;
  /** Told what went wrong in a drawing thread, for the log. */
  readonly onTrouble?: (trouble: string) => void;
  /** Another entry for the threads: tests have one that dies. */
  readonly entry?: URL;
}

/** Where the jobs come from, and where they go when they are painted or can't be. */
export interface Jobs {
  take(): Job | undefined;
  done(job: Job, outcome: RasterOutcome): void;
}

/** The drawing threads: each takes one job after the other, and sleeps when none is left. */
export interface RasterPool {
  /** Times a thread died. */
  readonly deaths: number;
  /** There is a new job. */
  wake(): void;
  /** Finishes what waits, then stops the threads. */
  close(): Promise<void>;
}

const ENTRY = new URL('./raster-worker.mjs', import.meta.url);

/** Two at most. Where they step back for the gateway's thread (`raster-worker.ts`) it needs no processor of its own. */
function defaultWorkers(): number {
  const gateway = process.platform === 'linux' ? 0 : 1;
  return Math.max(1, Math.min(2, availableParallelism() - gateway));
}

export function createRasterPool(options: PoolOptions, jobs: Jobs): RasterPool {
  const { workers = defaultWorkers(), entry = ENTRY, deadlineMs = 15_000, onTrouble } = options;
  const threads = Array.from({ length: workers }, (): RasterThread => createWorkerThread(entry));
  const idle = [...threads];
  const working = new Set<Promise<void>>();
  let deaths = 0;

  async function attempt(thread: RasterThread, order: RasterOrder): Promise<RasterOutcome> {
    const outcome = await thread.ask(order, deadlineMs);
    if ('died' in outcome) deaths += 1;
    if (!('png' in outcome)) onTrouble?.(failureOf(outcome));
    return outcome;
  }

  async function work(thread: RasterThread): Promise<void> {
    for (let job = jobs.take(); job !== undefined; job = jobs.take()) {
      const outcome = await attempt(thread, job.order);
      // A thread may die through no fault of this scene; one at which two die is at fault itself.
      jobs.done(job, 'died' in outcome ? await attempt(thread, job.order) : outcome);
    }
    idle.push(thread);
  }

  return {
    get deaths() {
      return deaths;
    },
    wake() {
      const thread = idle.pop();
      if (thread === undefined) return;
      const shift = work(thread).finally(() => working.delete(shift));
      working.add(shift);
    },
    async close() {
      await Promise.all(working);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

function failureOf(outcome: Exclude<RasterOutcome, { readonly png: Uint8Array }>): string {
  return 'died' in outcome ? `a drawing thread died: ${outcome.died}` : outcome.trouble;
}

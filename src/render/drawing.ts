import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createDrawingQueue } from './drawing-queue.ts';
import type { Asker, Drawn, Job } from './drawing-queue.ts';
import type { PaletteName } from './palettes.ts';
import { createRasterThread } from './raster-thread.ts';
import type { RasterOrder, RasterOutcome, RasterThread } from './raster-thread.ts';
import { createRemembered } from './remembered.ts';
import type { Scene } from './shapes.ts';

export interface DrawingCounts {
  /** Pictures that a thread painted and encoded. */
  readonly encoded: number;
  /** Answered with a picture that was kept, or was being drawn for somebody else. */
  readonly shared: number;
  readonly replaced: number;
  readonly busy: number;
  readonly failed: number;
  /** Times a drawing thread died. */
  readonly deaths: number;
  readonly waiting: number;
}

export interface Drawings {
  /**
   * The scene as PNG. `key` names the place where it will be shown: once a newer drawing is asked for the same key,
   * an older one that isn't done is never delivered.
   */
  draw(scene: Scene, palette: PaletteName, key?: string): Promise<Drawn>;
  counts(): DrawingCounts;
  /** Takes no more, finishes what waits, then stops the threads. */
  close(): Promise<void>;
}

export interface DrawingOptions {
  readonly workers?: number;
  /** Drawings that may wait beside those being drawn. */
  readonly queueLimit?: number;
  readonly rememberedBytes?: number;
  readonly deadlineMs?: number;
  /** Told what went wrong in a drawing thread, for the log. */
  readonly onTrouble?: (trouble: string) => void;
  /** Another entry for the threads: tests have one that dies. */
  readonly entry?: URL;
}

const ENTRY = new URL('./raster-worker.mjs', import.meta.url);

/** One thread beside the gateway's, two where the machine has more. */
function defaultWorkers(): number {
  return Math.max(1, Math.min(2, availableParallelism() - 1));
}

function failureOf(outcome: Exclude<RasterOutcome, { readonly png: Uint8Array }>): string {
  return 'died' in outcome ? `a drawing thread died: ${outcome.died}` : outcome.trouble;
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Draws in worker threads behind a bounded queue: the thread that owns the gateway never paints. */
export function createDrawings(options: DrawingOptions = {}): Drawings {
  const { workers = defaultWorkers(), queueLimit = 64, rememberedBytes = 32_000_000 } = options;
  const { entry = ENTRY, deadlineMs = 15_000, onTrouble } = options;
  const threads = Array.from({ length: workers }, () => createRasterThread({ entry, deadlineMs }));
  const idle = [...threads];
  const queue = createDrawingQueue(queueLimit);
  const pictures = createRemembered(rememberedBytes);
  const tally = { encoded: 0, shared: 0, replaced: 0, busy: 0, failed: 0, deaths: 0 };
  const working = new Set<Promise<void>>();
  let closing = false;

  async function attempt(thread: RasterThread, order: RasterOrder): Promise<RasterOutcome> {
    const outcome = await thread.paint(order);
    if ('died' in outcome) tally.deaths += 1;
    if (!('png' in outcome)) onTrouble?.(failureOf(outcome));
    return outcome;
  }

  async function paint(thread: RasterThread, job: Job): Promise<void> {
    let outcome = await attempt(thread, job.order);
    // A thread may die through no fault of this scene; one at which two die is at fault itself.
    if ('died' in outcome) outcome = await attempt(thread, job.order);
    queue.done(job);
    const picture = 'png' in outcome ? bufferOf(outcome.png) : undefined;
    if (picture !== undefined) pictures.keep(job.hash, picture);
    tally[picture === undefined ? 'failed' : 'encoded'] += 1;
    for (const { answer } of job.askers) {
      answer(picture === undefined ? { ok: false, error: 'failed' } : { ok: true, value: picture });
    }
  }

  async function work(thread: RasterThread): Promise<void> {
    for (let job = queue.take(); job !== undefined; job = queue.take()) await paint(thread, job);
    idle.push(thread);
  }

  function wake(): void {
    const thread = idle.pop();
    if (thread === undefined) return;
    const shift = work(thread).finally(() => working.delete(shift));
    working.add(shift);
  }

  function supersede(key: string, hash: string): void {
    const left = queue.supersede(key, hash);
    tally.replaced += left.length;
    for (const { answer } of left) answer({ ok: false, error: 'replaced' });
  }

  function ask(order: RasterOrder, asker: Asker): void {
    const hash = createHash('sha1').update(order.palette).update(order.scene).digest('base64');
    const kept = pictures.find(hash);
    const same = queue.find(hash);
    if (kept === undefined && same === undefined && !queue.hasRoom(asker.key)) {
      tally.busy += 1;
      asker.answer({ ok: false, error: 'busy' });
      return;
    }
    if (asker.key !== undefined) supersede(asker.key, hash);
    if (kept !== undefined || same !== undefined) tally.shared += 1;
    if (kept !== undefined) {
      asker.answer({ ok: true, value: kept });
    } else if (same !== undefined) {
      same.askers.push(asker);
    } else {
      queue.add({ hash, order, askers: [asker] });
      wake();
    }
  }

  return {
    draw(scene, palette, key) {
      if (closing) return Promise.resolve({ ok: false, error: 'closed' });
      return new Promise((answer) => {
        ask({ scene: JSON.stringify(scene), palette }, { key, answer });
      });
    },
    counts: () => ({ ...tally, waiting: queue.waiting }),
    async close() {
      closing = true;
      await Promise.all(working);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createDrawingQueue } from './drawing-queue.ts';
import type { Asker, DrawingQueue, Drawn, Job } from './drawing-queue.ts';
import type { PaletteName } from './palettes.ts';
import { createRasterPool, type PoolOptions } from './raster-pool.ts';
import type { RasterOutcome } from './raster-pool.ts';
import type { Scene } from './shapes.ts';

interface DrawingCounts {
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
   * an older one that isn't done is never delivered. What a whole channel waits for is drawn first.
   */
  draw(scene: Scene, palette: PaletteName, key?: string, forChannel?: boolean): Promise<Drawn>;
  counts(): DrawingCounts;
  /** Takes no more, finishes what waits, then stops the threads. */
  close(): Promise<void>;
}

export interface DrawingOptions extends PoolOptions {
  /** Drawings that may wait beside those being drawn. */
  readonly queueLimit?: number;
  readonly rememberedBytes?: number;
}

/** Finished pictures by the hash of what they show. */
type Pictures = LRUCache<string, Buffer>;

/** Draws in worker threads behind a bounded queue: the thread that owns the gateway never paints. */
export function createDrawings(options: DrawingOptions = {}): Drawings {
  const { queueLimit = 64, rememberedBytes = 32_000_000 } = options;
  const queue = createDrawingQueue(queueLimit);
  const pictures: Pictures = new LRUCache({
    maxSize: rememberedBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const tally = { encoded: 0, shared: 0, replaced: 0, busy: 0, failed: 0 };
  let closing = false;

  const pool = createRasterPool(options, {
    take: () => queue.take(),
    done(job, outcome) {
      queue.done(job);
      const picture = pictureIn(outcome);
      if (picture !== undefined) pictures.set(job.hash, picture);
      tally[picture === undefined ? 'failed' : 'encoded'] += 1;
      deliver(job, picture);
    },
  });

  return {
    draw(scene, palette, key, forChannel = false) {
      if (closing) return Promise.resolve({ ok: false, error: 'closed' });
      return new Promise((answer) => {
        const order = { scene: JSON.stringify(scene), palette };
        const received = receive(queue, pictures, { order, forChannel }, { key, answer });
        tally.replaced += received.replaced;
        if (received.as === 'new') pool.wake();
        else tally[received.as] += 1;
      });
    },
    counts: () => ({ ...tally, deaths: pool.deaths, waiting: queue.waiting }),
    async close() {
      closing = true;
      await pool.close();
    },
  };
}

interface Received {
  /** shared with somebody else's drawing, refused, or a job of its own */
  readonly as: 'shared' | 'busy' | 'new';
  /** so many who waited for an older drawing in the same place wait no longer */
  readonly replaced: number;
}

function receive(
  queue: DrawingQueue,
  pictures: Pictures,
  { order, forChannel }: Pick<Job, 'order' | 'forChannel'>,
  asker: Asker,
): Received {
  const hash = createHash('sha1').update(order.palette).update(order.scene).digest('base64');
  const kept = pictures.get(hash);
  const same = queue.find(hash);
  if (kept === undefined && same === undefined && !queue.hasRoom(asker.key)) {
    asker.answer({ ok: false, error: 'busy' });
    return { as: 'busy', replaced: 0 };
  }
  const left = asker.key === undefined ? [] : queue.supersede(asker.key, hash);
  for (const { answer } of left) answer({ ok: false, error: 'replaced' });
  if (kept !== undefined) asker.answer({ ok: true, value: kept });
  else if (same !== undefined) same.askers.push(asker);
  else queue.add({ hash, order, askers: [asker], forChannel });
  return { as: kept === undefined && same === undefined ? 'new' : 'shared', replaced: left.length };
}

function deliver(job: Job, picture: Buffer | undefined): void {
  for (const { answer } of job.askers)
    answer(picture === undefined ? { ok: false, error: 'failed' } : { ok: true, value: picture });
}

function pictureIn(outcome: RasterOutcome): Buffer | undefined {
  if (!('png' in outcome)) return undefined;
  const { buffer, byteOffset, byteLength } = outcome.png;
  return Buffer.from(buffer, byteOffset, byteLength);
}

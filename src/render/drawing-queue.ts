import type { Result } from '../engine/core/result.ts';
import type { RasterOrder } from './raster-order.ts';

/** Why there is no picture: too many are waiting, a newer one took its place, it can't be drawn, the bot stops. */
type DrawRefusal = 'busy' | 'replaced' | 'failed' | 'closed';
export type Drawn = Result<Buffer, DrawRefusal>;

/** Somebody who waits for a picture, perhaps for a place (`key`) where only the newest counts. */
export interface Asker {
  readonly key: string | undefined;
  readonly answer: (drawn: Drawn) => void;
}

export interface Job {
  readonly hash: string;
  readonly order: RasterOrder;
  readonly askers: Asker[];
  /** a whole channel waits for it: it is drawn before what one person waits for */
  readonly forChannel: boolean;
}

/** Jobs waiting for a thread, no more than the limit, and those being painted. */
export interface DrawingQueue {
  readonly waiting: number;
  /** Whether a job for this key finds a place, which may be that of the job it replaces. */
  hasRoom(key: string | undefined): boolean;
  /** Takes the askers for that key off every job but this one; a waiting job that nobody wants any more goes. */
  supersede(key: string, hash: string): Asker[];
  find(hash: string): Job | undefined;
  add(job: Job): void;
  /** The next job, which is being painted until it is done. */
  take(): Job | undefined;
  done(job: Job): void;
}

export function createDrawingQueue(limit: number): DrawingQueue {
  const waiting: Job[] = [];
  const painting = new Set<Job>();

  return {
    get waiting() {
      return waiting.length;
    },
    hasRoom(key) {
      if (waiting.length < limit) return true;
      return key !== undefined && waiting.some(({ askers }) => askers.every((asker) => asker.key === key));
    },
    supersede(key, hash) {
      const left: Asker[] = [];
      for (const job of [...waiting, ...painting]) {
        if (job.hash === hash) continue;
        const staying = job.askers.filter((asker) => asker.key !== key);
        left.push(...job.askers.filter((asker) => asker.key === key));
        job.askers.splice(0, job.askers.length, ...staying);
        const at = waiting.indexOf(job);
        if (staying.length === 0 && at >= 0) waiting.splice(at, 1);
      }
      return left;
    },
    find: (hash) => [...waiting, ...painting].find((job) => job.hash === hash),
    add(job) {
      const behind = job.forChannel ? waiting.findIndex(({ forChannel }) => !forChannel) : -1;
      waiting.splice(behind < 0 ? waiting.length : behind, 0, job);
    },
    take() {
      const job = waiting.shift();
      if (job !== undefined) painting.add(job);
      return job;
    },
    done(job) {
      painting.delete(job);
    },
  };
}

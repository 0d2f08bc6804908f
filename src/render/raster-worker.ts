import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createPainter } from './canvas.ts';
import type { RasterAnswer, RasterOrder } from './raster-order.ts';
import type { Scene } from './shapes.ts';

// The entry of a drawing thread: scenes come in as JSON, pictures go out.

// The gateway's thread must never wait for a drawing, also where both share a processor. On Linux a priority is a
// thread's own; elsewhere it would be the whole bot's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const painter = createPainter();

function answer({ scene, palette }: RasterOrder): RasterAnswer {
  try {
    // The text was made from a Scene by drawing.ts, on the other side of the same release.
    return { png: painter.paint(JSON.parse(scene) as Scene, palette) };
  } catch (error) {
    return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: RasterOrder) => parentPort?.postMessage(answer(order)));

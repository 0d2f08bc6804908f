import { parentPort, workerData } from 'node:worker_threads';
import { encodeGif, type GifOrder } from './gif.ts';

// The entry of a thread that makes one animation: its frames come with it, the GIF goes out.

// as: what `createAnimations` hands over
parentPort?.postMessage(await encodeGif(workerData as GifOrder));

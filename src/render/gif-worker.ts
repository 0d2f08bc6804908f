import { parentPort } from 'node:worker_threads';
import { encodeGif, type GifOrder } from './gif.ts';

// The entry of the thread that makes animations: frames come in, a GIF goes out.

export type GifAnswer = { readonly gif: Uint8Array } | { readonly trouble: string };

async function answer(order: GifOrder): Promise<GifAnswer> {
  try {
    const gif = await encodeGif(order);
    return gif === undefined ? { trouble: 'too large at every size' } : { gif };
  } catch (error) {
    return { trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (order: GifOrder) => {
  void answer(order).then((made) => parentPort?.postMessage(made));
});

import gifenc from 'gifenc';
import { createCanvas, loadImage } from './surface.ts';

/** A picture of an animation, and how long it stands. */
export interface Frame {
  readonly png: Uint8Array;
  readonly ms: number;
}
export interface GifOrder {
  readonly frames: readonly Frame[];
  readonly maxBytes: number;
}

/** Pixels across, the widest that fits is taken: a board is still legible at the first on a phone. */
const WIDTHS = [800, 640, 480, 320];
/** One colour is kept for "as before". */
const MOST_COLOURS = 255;
/** So many frames give the colours of all. */
const SAMPLES = 6;
/** what stands stays under the next frame */
const KEEP = 1;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

/** The frames as a GIF that plays over and over; nothing if it would be too large even when it is small. */
export async function encodeGif({ frames, maxBytes }: GifOrder): Promise<Uint8Array | undefined> {
  for (const width of WIDTHS) {
    const gif = await encodeAt(width, frames, maxBytes);
    if (gif !== undefined) return gif;
  }
  return undefined;
}

async function encodeAt(
  width: number,
  frames: readonly Frame[],
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const height = await heightAt(width, frames);
  const palette = await paletteOf(frames, width, height);
  const same = palette.length;
  const colours = [...palette, [0, 0, 0] as const].map(([r, g, b]): [number, number, number] => [r, g, b]);
  const gif = gifenc.GIFEncoder();
  let before: Uint8Array | undefined;
  for (const { png, ms } of frames) {
    const now = gifenc.applyPalette((await scaled(png, width, height)).rgba, palette, 'rgb565');
    gif.writeFrame(before === undefined ? now : changed(before, now, same), width, height, {
      ...(before === undefined && { palette: colours, repeat: 0 }),
      delay: ms,
      transparent: before !== undefined,
      transparentIndex: same,
      dispose: KEEP,
    });
    before = now;
  }
  gif.finish();
  const bytes = gif.bytes();
  return bytes.length > maxBytes ? undefined : bytes;
}

/** Only what is other than before is drawn: most of a board stays. */
function changed(before: Uint8Array, now: Uint8Array, same: number): Uint8Array {
  return now.map((colour, at) => (colour === before[at] ? same : colour));
}

/** All frames have the colours of one palette, so that nothing flickers that doesn't change. */
async function paletteOf(
  frames: readonly Frame[],
  width: number,
  height: number,
): Promise<[number, number, number][]> {
  const step = Math.max(1, (frames.length - 1) / (SAMPLES - 1));
  const chosen = frames.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const samples = await Promise.all(
    [...chosen, ...frames.slice(-1)].map(({ png }) => scaled(png, width, height)),
  );
  const all = new Uint8Array(samples.length * width * height * 4);
  samples.forEach(({ rgba }, at) => {
    all.set(rgba, at * width * height * 4);
  });
  return gifenc.quantize(all, MOST_COLOURS, { format: 'rgb565' });
}

/** As high as the first frame is at this width. */
async function heightAt(width: number, frames: readonly Frame[]): Promise<number> {
  const [first] = frames;
  if (first === undefined) throw new RangeError('an animation without frames');
  const picture = await loadImage(first.png);
  return Math.round((picture.height * width) / picture.width);
}

/** The whole picture in so much room, in its middle: the result at the end has another form than the board. */
async function scaled(png: Uint8Array, width: number, height: number): Promise<Pixels> {
  const picture = await loadImage(png);
  const context = createCanvas(width, height).getContext('2d');
  const scale = Math.min(width / picture.width, height / picture.height);
  const [w, h] = [picture.width * scale, picture.height * scale];
  // what is left beside it has the colour of its corner
  context.drawImage(picture, 0, 0, 1, 1, 0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

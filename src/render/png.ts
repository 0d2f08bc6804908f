import { crc32, deflateSync } from 'node:zlib';
import type { ChosenColours } from './chosen-colours.ts';

/**
 * Boards are flat: a few dozen colours and their mixtures along edges. With a palette of 256 they take a third of
 * the bytes of the canvas's own PNG (76 KB in place of 224 KB for the demonstration board).
 */
const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A pixel's red, green and blue as one number. */
type Colour = number;
type Channels = readonly [number, number, number];

function channelsOf(colour: Colour): Channels {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

function pixelsOf(rgba: Uint8ClampedArray): Int32Array {
  const pixels = new Int32Array(rgba.length / 4);
  for (let at = 0; at < pixels.length; at += 1) {
    const byte = at * 4;
    pixels[at] = (rgba[byte] ?? 0) | ((rgba[byte + 1] ?? 0) << 8) | ((rgba[byte + 2] ?? 0) << 16);
  }
  return pixels;
}

/** Every colour, those that cover most first. */
function coloursOf(pixels: Int32Array): Colour[] {
  const counts = new Map<Colour, number>();
  let start = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    if (pixels[at] === pixels[start]) continue;
    const colour = pixels[start] ?? 0;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  return Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([colour]) => colour);
}

function nearest(colour: Colour, palette: readonly Channels[]): number {
  const [r, g, b] = channelsOf(colour);
  let best = 0;
  let least = Infinity;
  palette.forEach(([pr, pg, pb], at) => {
    const distance = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** Scan lines of palette indexes, each after a filter byte of 0 (PNG specification, section 9). */
function scanLines(
  pixels: Int32Array,
  width: number,
  colours: readonly Colour[],
  palette: readonly Channels[],
): Buffer {
  const index = new Map(
    colours.map((colour, at) => [colour, at < palette.length ? at : nearest(colour, palette)]),
  );
  const height = pixels.length / width;
  const lines = Buffer.alloc((width + 1) * height);
  let last: Colour = -1;
  let lastIndex = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0;
    if (colour !== last) [last, lastIndex] = [colour, index.get(colour) ?? 0];
    lines[at + Math.floor(at / width) + 1] = lastIndex;
  }
  return lines;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function pngOf(width: number, height: number, colours: Buffer, lines: Buffer, level: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // 8 bits, indexed colour, deflate, adaptive filters, not interlaced
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An opaque picture as PNG with a palette. */
export function encodePng(rgba: Uint8ClampedArray, width: number, height: number): Buffer {
  const pixels = pixelsOf(rgba);
  const colours = coloursOf(pixels);
  const palette = colours.slice(0, MOST_COLOURS).map(channelsOf);
  return pngOf(width, height, Buffer.from(palette.flat()), scanLines(pixels, width, colours, palette), 7);
}

/** Ordered dithering (Bayer, 4 x 4): how much is added to a pixel before the nearest colour is taken. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const REACH = 4.5;
const THRESHOLDS = Int8Array.from(BAYER, (step) => Math.round(((step + 0.5) / 16 - 0.5) * 2 * REACH));
/** A channel's value and a threshold, kept within a byte: six bits of it. */
const SIX_BITS = Uint8Array.from({ length: 272 }, (_, at) => Math.min(255, Math.max(0, at - 8)) >> 2);

function ditheredLines(rgba: Uint8ClampedArray, width: number, nearest: Uint8Array): Buffer {
  const height = rgba.length / 4 / width;
  const lines = Buffer.allocUnsafe((width + 1) * height);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    lines[to++] = 0;
    const row = (y & 3) << 2;
    for (let x = 0; x < width; x += 1) {
      const threshold = (THRESHOLDS[row | (x & 3)] ?? 0) + 8;
      const r = SIX_BITS[(rgba[from] ?? 0) + threshold] ?? 0;
      const g = SIX_BITS[(rgba[from + 1] ?? 0) + threshold] ?? 0;
      const b = SIX_BITS[(rgba[from + 2] ?? 0) + threshold] ?? 0;
      lines[to++] = nearest[(r << 12) | (g << 6) | b] ?? 0;
      from += 4;
    }
  }
  return lines;
}

/** An opaque picture in colours that were chosen before, mixed by dithering. */
export function encodeDithered(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  { bytes, nearest: chosen }: ChosenColours,
): Buffer {
  return pngOf(width, height, bytes, ditheredLines(rgba, width, chosen), 5);
}

/** Of one colour. */
export function plainPng(width: number, height: number, [red, green, blue]: Channels): Buffer {
  return pngOf(width, height, Buffer.from([red, green, blue]), Buffer.alloc((width + 1) * height), 9);
}

import type { Inks } from './tints.ts';
import { COLOUR_TOKENS } from './palettes.ts';

/** The 256 colours of a theme's pictures in one palette, and for each colour the nearest of them. */
export interface ChosenColours {
  /** red, green and blue of each */
  readonly bytes: Buffer;
  /** By six bits of red, green and blue. */
  readonly nearest: Uint8Array;
}

const MOST = 256;
const CELLS = 1 << 18;

function cellOf(r: number, g: number, b: number): number {
  return ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
}

/** A box of colours and how often each of them occurs. */
interface Range {
  readonly cells: readonly number[];
  readonly channel: number;
  /** How much is won by cutting it. */
  readonly spread: number;
}

/** Middle of a cell in one channel. */
function valueOf(cell: number, channel: number): number {
  return ((cell >> (12 - 6 * channel)) & 63) * 4 + 2;
}

function rangeOf(cells: readonly number[], counts: Uint32Array): Range {
  let best = { channel: 0, spread: -1 };
  for (const channel of [0, 1, 2]) {
    let [weight, sum, squares] = [0, 0, 0];
    for (const cell of cells) {
      const count = Math.sqrt(counts[cell] ?? 0);
      const value = valueOf(cell, channel);
      weight += count;
      sum += count * value;
      squares += count * value * value;
    }
    const spread = squares - (sum * sum) / weight;
    if (spread > best.spread) best = { channel, spread };
  }
  return { cells, ...best };
}

/** Cuts where the colours vary most, at their mean. */
function cut({ cells, channel }: Range, counts: Uint32Array): [Range, Range] {
  let [weight, sum] = [0, 0];
  for (const cell of cells) {
    const count = Math.sqrt(counts[cell] ?? 0);
    weight += count;
    sum += count * valueOf(cell, channel);
  }
  const mean = sum / weight;
  const low = cells.filter((cell) => valueOf(cell, channel) <= mean);
  const high = cells.filter((cell) => valueOf(cell, channel) > mean);
  return [rangeOf(low, counts), rangeOf(high, counts)];
}

function meanOf(cells: readonly number[], counts: Uint32Array): number[] {
  const sums = [0, 0, 0, 0];
  for (const cell of cells) {
    const count = Math.sqrt(counts[cell] ?? 0);
    sums[3] = (sums[3] ?? 0) + count;
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + count * valueOf(cell, channel);
  }
  return sums.slice(0, 3).map((sum) => Math.round(sum / (sums[3] ?? 1)));
}

function medianCut(counts: Uint32Array, most: number): number[][] {
  const present: number[] = [];
  counts.forEach((count, cell) => {
    if (count > 0) present.push(cell);
  });
  const ranges = [rangeOf(present, counts)];
  while (ranges.length < most) {
    const widest = ranges.reduce((so, range, at) => (range.spread > (ranges[so]?.spread ?? 0) ? at : so), 0);
    const range = ranges[widest];
    if (range === undefined || range.spread <= 0) break;
    ranges.splice(widest, 1, ...cut(range, counts));
  }
  return ranges.map(({ cells }) => meanOf(cells, counts));
}

function houseColours(inks: Inks): number[][] {
  return COLOUR_TOKENS.map((token) => {
    const value = Number.parseInt(inks(token).slice(1), 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  });
}

/** Breadth first from the chosen colours' own cells would blur borders: each cell is compared with all. */
function nearestOf(colours: readonly (readonly number[])[]): Uint8Array {
  const nearest = new Uint8Array(CELLS);
  const [reds, greens, blues] = [0, 1, 2].map((channel) =>
    Int32Array.from(colours, (colour) => colour[channel] ?? 0),
  );
  if (reds === undefined || greens === undefined || blues === undefined) return nearest;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const [r, g, b] = [valueOf(cell, 0), valueOf(cell, 1), valueOf(cell, 2)];
    let least = Infinity;
    for (let at = 0; at < reds.length; at += 1) {
      const distance =
        3 * ((reds[at] ?? 0) - r) ** 2 + 4 * ((greens[at] ?? 0) - g) ** 2 + 2 * ((blues[at] ?? 0) - b) ** 2;
      if (distance < least) {
        least = distance;
        nearest[cell] = at;
      }
    }
  }
  return nearest;
}

/** Chosen once per theme and palette: the house's own colours exactly, the others by splitting the samples where they vary most. */
export function chosenColours(samples: Uint8ClampedArray, inks: Inks): ChosenColours {
  const counts = new Uint32Array(CELLS);
  for (let at = 0; at < samples.length; at += 4) {
    if (samples[at + 3] !== 255) continue;
    const cell = cellOf(samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const house = houseColours(inks);
  const colours = [...house, ...medianCut(counts, MOST - house.length)];
  return { bytes: Buffer.from(colours.flat()), nearest: nearestOf(colours) };
}

import type { Box, Point } from '../../shapes.ts';
import type { AntarcticaView, TrackView } from './view.ts';

/* Where the holes are in the block of ice, and the spaces in a hole: cells below each other, at most one cube in each (ANT-TRACK-2). */

export interface BlockPlace {
  readonly box: Box;
  /** Pixels for one of the main board. */
  readonly k: number;
}

export const ON_BOARD: BlockPlace = { box: { x: 1158, y: 206, width: 422, height: 660 }, k: 1 };

export const CUBE = 45;
export const HOLE = 73;
const PITCH = 75;
/** In each cell the cube's place, and beside it that of the space's sign. */
const LANES = { cube: -11, sign: 22 } as const;
/** Middles of the first space and of the last. */
const FIRST = 147;
const DEPTH = 485;
const RULER = 44;

export interface Grid {
  readonly place: BlockPlace;
  /** From one space to the next. */
  readonly step: number;
  xOf(nth: number): number;
  yOf(space: number): number;
  /** Of a hole's space: where a cube lies. */
  at(nth: number, space: number): Point;
  /** Beside it: where the space's sign lies. */
  beside(nth: number, space: number): Point;
}

export function gridOf({ tracks }: AntarcticaView, place: BlockPlace): Grid {
  const { box, k } = place;
  const longest = Math.max(1, ...tracks.map(({ spaces }) => spaces.length));
  const pitch = Math.min(PITCH, (4 * PITCH) / Math.max(1, tracks.length - 1)) * k;
  const step = Math.min(DEPTH / 11, DEPTH / Math.max(1, longest - 1)) * k;
  const xOf = (nth: number): number => box.x + (RULER + PITCH / 2 - 0.5) * k + nth * pitch;
  const yOf = (space: number): number => box.y + FIRST * k + (space - 1) * step;
  return {
    place,
    step,
    xOf,
    yOf,
    at: (nth, space) => ({ x: xOf(nth) + LANES.cube * k, y: yOf(space) }),
    beside: (nth, space) => ({ x: xOf(nth) + LANES.sign * k, y: yOf(space) }),
  };
}

/** Spaces below each other that are worth the same: from the top of the first to the bottom of the last. */
export interface Level {
  readonly worth: number;
  readonly top: number;
  readonly bottom: number;
}

export function levelsOf({ spaces }: TrackView, { yOf, step }: Grid): Level[] {
  const begins = spaces.flatMap(({ n, printed }) => (printed === undefined ? [] : [{ n, worth: printed }]));
  return begins.map(({ n, worth }, at) => ({
    worth,
    top: yOf(n) - step / 2,
    bottom: yOf((begins[at + 1]?.n ?? spaces.length + 1) - 1) + step / 2,
  }));
}

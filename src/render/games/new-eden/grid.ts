import type { Box } from '../../shapes.ts';

/*
 * Where the stations stand: of two each has the whole width; of three and four, two share it as their longest lines need it,
 * so that the water beside a quiet station is not wasted. Between the lift and the stations, and above each pair of them, a
 * lane is left free for the ways of the last turn.
 */

const LEFT = 468;
const RIGHT = 1590;
const GAP = 14;
const TOPS = [148, 593] as const;
const HEIGHT = 419;

/** So many modules a line has at least and at most, and so much wider one more makes a station than its neighbour, but not more than this. */
const LINE = { least: 3, most: 7, step: 46, farthest: 108 } as const;

/** A quarter of the picture, for a station whose longest line of modules is as long as that of its neighbour. */
export const QUARTER = (RIGHT - LEFT - GAP) / 2;

/** `longest` has for each station how many modules its longest line has. */
export function stationBoxes(longest: readonly number[]): Box[] {
  if (longest.length < 3)
    return longest.map((_, nth) => ({
      x: LEFT,
      y: TOPS[nth] ?? TOPS[0],
      width: RIGHT - LEFT,
      height: HEIGHT,
    }));
  const lineOf = (nth: number): number =>
    Math.min(LINE.most, Math.max(LINE.least, longest[nth] ?? LINE.least));
  return longest.map((_, nth) => {
    const isLeft = nth % 2 === 0;
    const more = (lineOf(nth) - lineOf(isLeft ? nth + 1 : nth - 1)) * LINE.step;
    const width = QUARTER + Math.max(-LINE.farthest, Math.min(LINE.farthest, more));
    return { x: isLeft ? LEFT : RIGHT - width, y: TOPS[nth < 2 ? 0 : 1], width, height: HEIGHT };
  });
}

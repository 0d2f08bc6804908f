import { lookOfSeat } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { tokenName } from './house-sprites.ts';
import type { Box, Point, Shape } from './shapes.ts';
import { textOn } from './type.ts';

/** Points of one seat at each moment, from the opening to the end. */
export interface PointsCourse {
  readonly seat: Owner;
  readonly points: readonly number[];
}

const TOKEN = 40;
const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_LINES = 5;

function highest(courses: readonly PointsCourse[]): number {
  return Math.max(1, ...courses.flatMap(({ points }) => points));
}

function lowest(courses: readonly PointsCourse[]): number {
  return Math.min(0, ...courses.flatMap(({ points }) => points));
}

/** Middles at least so far apart that the tokens at the ends don't lie on one another, in the order that they have. */
export function spreadOut(middles: readonly number[], least: number, bottom: number): number[] {
  const order = middles.map((_, at) => at).sort((a, b) => (middles[a] ?? 0) - (middles[b] ?? 0));
  const placed = [...middles];
  let before = -Infinity;
  for (const at of order) {
    before = Math.max(placed[at] ?? 0, before + least);
    placed[at] = before;
  }
  let below = bottom;
  for (const at of [...order].reverse()) {
    below = Math.min(placed[at] ?? 0, below);
    placed[at] = below;
    below -= least;
  }
  return placed;
}

/** How the points grew over the game: a line for each seat, its token at the end. */
export function pointsChart(courses: readonly PointsCourse[], box: Box): Shape[] {
  const [top, bottom] = [highest(courses), lowest(courses)];
  const step = STEPS.find((one) => (top - bottom) / one <= MOST_LINES) ?? 500;
  const left = box.x + 64;
  const right = box.x + box.width - TOKEN - 8;
  const yOf = (points: number): number =>
    box.y + TOKEN / 2 + (1 - (points - bottom) / (top - bottom)) * (box.height - TOKEN);
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
  const ways = courses.map(({ seat, points }) => ({
    seat,
    way: points.map((value, at): Point => ({
      x: left + ((right - left) * at) / Math.max(1, points.length - 1),
      y: yOf(value),
    })),
  }));
  const ends = spreadOut(
    ways.map(({ way }) => way.at(-1)?.y ?? yOf(0)),
    TOKEN * 0.9,
    box.y + box.height - TOKEN / 2,
  );
  return [
    ...lines.flatMap((value): Shape[] => [
      {
        kind: 'line',
        points: [
          { x: left, y: yOf(value) },
          { x: right, y: yOf(value) },
        ],
        stroke: { colour: { tint: 'faint', alpha: 0.35 }, weight: 2 },
      },
      textOn(String(value), left - 12, yOf(value), {
        size: 26,
        anchor: 'end',
        colour: 'faint',
        tabular: true,
      }),
    ]),
    ...ways.map(({ way }): Shape => ({
      kind: 'line',
      points: way,
      stroke: { colour: 'on-seat', weight: 12 },
    })),
    ...ways.map(({ seat, way }): Shape => ({
      kind: 'line',
      points: way,
      stroke: { colour: lookOfSeat(seat).colour, weight: 7 },
    })),
    ...ways.map(({ seat }, at): Shape => ({
      kind: 'sprite',
      name: tokenName(seat),
      x: right + 6,
      y: (ends[at] ?? 0) - TOKEN / 2,
      width: TOKEN,
      height: TOKEN,
    })),
  ];
}

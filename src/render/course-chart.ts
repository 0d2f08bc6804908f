import { lookOfSeat, SEAT_LIMIT, seatToken } from './glyphs.ts';
import { spreadOut } from './points-chart.ts';
import type { Point, Scene, Shape } from './shapes.ts';
import { boardName, shorten, textOn } from './type.ts';

/** How a number went for somebody: told apart by colour and glyph. */
export interface Course {
  readonly name: string;
  /** `at` counts what it went by, from 0 on: games, decisions */
  readonly points: readonly { readonly at: number; readonly value: number }[];
}
/** A moment that is worth a look, with its number on top. */
export interface Moment {
  readonly at: number;
  readonly number: number;
}
export interface ChartWish {
  readonly title: string;
  /** a value that has a line of its own */
  readonly base: number;
  readonly courses: readonly Course[];
  readonly moments?: readonly Moment[];
  /** where the grid's lines may lie, the closest first */
  readonly steps?: readonly number[];
}
/** More lines than that nobody can tell apart. */
export const MOST_COURSES = SEAT_LIMIT;

const WIDTH = 1200;
const HEIGHT = 640;
const PLOT = { left: 120, right: 840, top: 120, bottom: 580 } as const;
const TOKEN = 34;
const NAMES_LEFT = 900;
const STEPS = [10, 20, 50, 100, 200, 500];
const MOST_LINES = 6;
const MOMENT = 17;

interface Range {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

function rangeOf(values: readonly number[], steps: readonly number[]): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = steps.find((one) => (high - low) / one <= MOST_LINES - 1) ?? 1000;
  return {
    low: Math.floor(low / step) * step,
    high: Math.max(low + step, Math.ceil(high / step) * step),
    step,
  };
}

function gridOf({ low, high, step }: Range, base: number, yOf: (value: number) => number): Shape[] {
  const count = Math.round((high - low) / step);
  return Array.from({ length: count + 1 }, (_, at) => low + at * step).flatMap((value): Shape[] => [
    {
      kind: 'line',
      points: [
        { x: PLOT.left, y: yOf(value) },
        { x: PLOT.right, y: yOf(value) },
      ],
      stroke: { colour: { tint: 'faint', alpha: value === base ? 0.8 : 0.3 }, weight: 2 },
    },
    textOn(String(value), PLOT.left - 16, yOf(value), {
      size: 26,
      anchor: 'end',
      colour: 'faint',
      tabular: true,
    }),
  ]);
}

/** The lines of at most four courses, the first on top, their names at the ends. */
export function courseChart({ title, base, courses, moments = [], steps = STEPS }: ChartWish): Scene {
  const shown = courses.slice(0, MOST_COURSES);
  const all = shown.flatMap(({ points }) => points);
  const range = rangeOf([base, ...all.map(({ value }) => value)], steps);
  const last = Math.max(1, ...all.map(({ at }) => at));
  const xOf = (at: number): number => PLOT.left + ((PLOT.right - PLOT.left) * at) / last;
  const yOf = (value: number): number =>
    PLOT.bottom - ((value - range.low) / (range.high - range.low)) * (PLOT.bottom - PLOT.top);
  const ways = shown.map(({ points }) =>
    points.map(({ at, value }): Point => ({ x: xOf(at), y: yOf(value) })),
  );
  const names = spreadOut(
    ways.map((way) => way.at(-1)?.y ?? PLOT.bottom),
    TOKEN * 1.2,
    PLOT.bottom,
  );
  const order = [...shown.keys()].reverse();
  const badges = spreadOut(
    moments.map(({ at }) => xOf(at)),
    2 * MOMENT + 4,
    PLOT.right,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: 'ground',
    still: [],
    moving: [
      textOn(title, PLOT.left, 60, { size: 38, weight: 'bold', anchor: 'start' }),
      ...gridOf(range, base, yOf),
      ...moments.map(({ at }) => momentLine(xOf(at))),
      ...order.flatMap((at) => lineOf(at, ways[at] ?? [])),
      ...shown.flatMap(({ name }, at) => nameOf(at, name, ways[at]?.at(-1), names[at] ?? 0)),
      ...moments.flatMap(({ number }, at) => momentBadge(badges[at] ?? 0, number)),
    ],
  };
}

function momentLine(x: number): Shape {
  return {
    kind: 'line',
    points: [
      { x, y: PLOT.top },
      { x, y: PLOT.bottom },
    ],
    stroke: { colour: 'faint', weight: 3, dashed: true },
  };
}

function momentBadge(x: number, number: number): Shape[] {
  const y = PLOT.top - MOMENT;
  return [
    { kind: 'circle', x, y, r: MOMENT, fill: 'ink' },
    textOn(String(number), x, y, { size: 20, weight: 'bold', colour: 'ground' }),
  ];
}

function lineOf(at: number, points: readonly Point[]): Shape[] {
  const line = (colour: 'on-seat' | ReturnType<typeof lookOfSeat>['colour'], weight: number): Shape => ({
    kind: 'line',
    points,
    stroke: { colour, weight },
  });
  return [line('on-seat', 13), line(lookOfSeat(at).colour, 8)];
}

/** Where the line ends, and the name beside it at its height, or as near as there is room. */
function nameOf(at: number, name: string, end: Point | undefined, y: number): Shape[] {
  if (end === undefined) return [];
  const words = shorten(boardName(name, String(at + 1)), WIDTH - NAMES_LEFT - 30, 30, 'bold');
  return [
    {
      kind: 'line',
      points: [end, { x: NAMES_LEFT - TOKEN, y }],
      stroke: { colour: { tint: lookOfSeat(at).colour, alpha: 0.5 }, weight: 2, dashed: true },
    },
    seatToken(at, NAMES_LEFT - TOKEN / 2 - 14, y, TOKEN),
    textOn(words, NAMES_LEFT + 10, y, { size: 30, weight: 'bold', anchor: 'start' }),
  ];
}

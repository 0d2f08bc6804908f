import { lookOfSeat, SEAT_LIMIT, seatToken } from './glyphs.ts';
import { spreadOut } from './points-chart.ts';
import type { Point, Scene, Shape } from './shapes.ts';
import { boardName, shorten, textOn } from './type.ts';

/** How a rating went, from where everybody begins; told apart by colour and glyph. */
export interface RatingCourse {
  readonly name: string;
  readonly ratings: readonly number[];
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

interface Range {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

function rangeOf(ratings: readonly number[]): Range {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LINES - 1) ?? 1000;
  return {
    low: Math.floor(low / step) * step,
    high: Math.max(low + step, Math.ceil(high / step) * step),
    step,
  };
}

function gridOf({ low, high, step }: Range, begin: number, yOf: (rating: number) => number): Shape[] {
  const count = Math.round((high - low) / step);
  return Array.from({ length: count + 1 }, (_, at) => low + at * step).flatMap((rating): Shape[] => [
    {
      kind: 'line',
      points: [
        { x: PLOT.left, y: yOf(rating) },
        { x: PLOT.right, y: yOf(rating) },
      ],
      stroke: { colour: { tint: 'faint', alpha: rating === begin ? 0.8 : 0.3 }, weight: 2 },
    },
    textOn(String(rating), PLOT.left - 16, yOf(rating), {
      size: 26,
      anchor: 'end',
      colour: 'faint',
      tabular: true,
    }),
  ]);
}

/** The lines of at most four courses, the first on top, their names at the ends. */
export function ratingChart(title: string, begin: number, courses: readonly RatingCourse[]): Scene {
  const shown = courses.slice(0, MOST_COURSES);
  const ways = shown.map(({ ratings }) => [begin, ...ratings]);
  const range = rangeOf([begin, ...ways.flat()]);
  const games = Math.max(1, ...ways.map((way) => way.length - 1));
  const yOf = (rating: number): number =>
    PLOT.bottom - ((rating - range.low) / (range.high - range.low)) * (PLOT.bottom - PLOT.top);
  const points = ways.map((way) =>
    way.map((rating, at): Point => ({
      x: PLOT.left + ((PLOT.right - PLOT.left) * at) / games,
      y: yOf(rating),
    })),
  );
  const names = spreadOut(
    points.map((way) => way.at(-1)?.y ?? PLOT.bottom),
    TOKEN * 1.2,
    PLOT.bottom,
  );
  const last = [...shown.keys()].reverse();
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: 'ground',
    still: [],
    moving: [
      textOn(title, PLOT.left, 60, { size: 38, weight: 'bold', anchor: 'start' }),
      ...gridOf(range, begin, yOf),
      ...last.flatMap((at) => lineOf(at, points[at] ?? [])),
      ...shown.flatMap(({ name }, at) => nameOf(at, name, points[at]?.at(-1), names[at] ?? 0)),
    ],
  };
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

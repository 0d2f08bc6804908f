import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { PrintedPart, StationView } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { measureText } from '../../measure.ts';
import { boxOfPoints, pathOf } from '../../paths.ts';
import { centreOf, piece } from '../../shapes.ts';
import type { Point, Shape, Stroke, TextSize } from '../../shapes.ts';
import { smoothed } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { benchIn, benchOf, diversOn, isOnWayBack, moduleAt, type ModuleSize } from './arms.ts';
import { FACTS } from './facts.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { signsOf, type Piece } from './pieces.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { MOST_PLACES, PLACES_ASPECT } from './station-art.ts';
import { domeAt, geometryOf, type StationPlace } from './station-place.ts';

/* The outside arms: creature after creature on a tube, and at the foot of each who lies or works there. */

type Module = StationView['outside']['crab'][number];

type Way = readonly Point[];

/** The pipe out of the dome from which the arms branch off: dome and gauge stand apart from them. */
function trunk(place: StationPlace): readonly Way[] {
  const { of, box } = place;
  const ys = OUTSIDE_ARMS.flatMap((arm) => (of.outside[arm].length > 0 ? [armHeight(place, arm)] : []));
  if (ys.length === 0) return [];
  const { x, y } = domeAt(place);
  const at = box.x + geometryOf(place).trunk;
  return [
    [
      { x, y },
      { x: at, y },
    ],
    [
      { x: at, y: Math.min(y, ...ys) },
      { x: at, y: Math.max(y, ...ys) },
    ],
  ];
}

/** Where an arm leaves the trunk. */
function armHeight(place: StationPlace, arm: OutsideArm): number {
  return moduleAt(place, arm, 0).y + TUBE;
}

export function armShapes(place: StationPlace, arm: OutsideArm): Shape[] {
  const { station, of, box } = place;
  const modules = of.outside[arm];
  if (modules.length === 0) return [];
  const { width, height } = place.module;
  const last = modules.length - 1;
  const end = moduleAt(place, arm, last);
  const back = isOnWayBack(place, arm, last);
  const x = back ? end.x - width / 2 - 18 : Math.min(end.x + width / 2 + 16, box.x + box.width - 20);
  return [
    ...modules.flatMap((module, nth) => [
      ...house(place, arm, module, nth),
      ...crew(place, arm, module, nth),
    ]),
    badgePlace(`arm:${station}:${arm}`, x, end.y - height * 0.3, 18),
  ];
}

/** So far above the middle of its modules a tube lies. */
const TUBE = 4;

/** From the trunk through all modules of the arm; a long arm bends back beyond the last one of its first line. */
function alongArm(place: StationPlace, arm: OutsideArm): readonly Way[] {
  const { box, of } = place;
  const { width } = place.module;
  const { trunk: from } = geometryOf(place);
  const modules = of.outside[arm].map((_, nth) => moduleAt(place, arm, nth));
  const turns = modules.flatMap((to, nth): Way[] => {
    const before = modules[nth - 1];
    if (before === undefined || before.y === to.y) return [];
    const isRight = isOnWayBack(place, arm, nth);
    const side = isRight
      ? Math.min(before.x + width / 2 + 8, box.x + box.width - 14)
      : before.x - width / 2 - 8;
    const way = [before, { x: side, y: before.y + 6 }, { x: side, y: to.y - 6 }, to];
    return [smoothed(way, 3)];
  });
  const rows = [...new Set(modules.map(({ y }) => y))];
  const lines = rows.map((y, nth): Way => {
    const xs = modules.flatMap((one) => (one.y === y ? [one.x] : []));
    const left = nth === 0 ? box.x + from : Math.min(...xs);
    return [
      { x: left, y: y + TUBE },
      { x: Math.max(...xs), y: y + TUBE },
    ];
  });
  return [...turns, ...lines];
}

/** Round pipes: all of a station as one, so that none has an edge where it meets another. */
export function pipes(place: StationPlace): Shape[] {
  const ways = [...trunk(place), ...OUTSIDE_ARMS.flatMap((arm) => alongArm(place, arm))];
  if (ways.length === 0) return [];
  const box = boxOfPoints(ways.flat());
  const pipe = (up: number, stroke: Stroke): Shape => ({
    kind: 'curve',
    d: ways
      .map((way) =>
        pathOf(
          way.map(({ x, y }) => ({ x, y: y - up })),
          false,
        ),
      )
      .join(''),
    box,
    stroke,
  });
  const { colour } = lookOfSeat(place.seat);
  return [
    pipe(0, { colour: '~outline', weight: 23 }),
    pipe(0, { colour: { tint: colour, light: -0.42 }, weight: 17 }),
    pipe(4, { colour: { tint: '~rim', alpha: 0.45 }, weight: 4 }),
  ];
}

function isLit({ seated, activated }: Module): boolean {
  return seated > 0 || activated;
}

function house(place: StationPlace, arm: OutsideArm, module: Module, nth: number): Shape[] {
  const { view, station } = place;
  const part = view.printed.parts[module.id];
  if (part === undefined) return [];
  const { x, y } = moduleAt(place, arm, nth);
  const { width, height } = place.module;
  const position = nth + 1;
  const facts = [FACTS.module(station, position, module)];
  return [
    ...piece(
      { id: `module:${station}:${module.id}`, facts },
      houseOf(part, arm, { x, y }, place.module, isLit(module)),
    ),
    badgePlace(
      `module:${station}:${arm}:${position}`,
      x - width / 2 - (height < 90 ? 7 : -2),
      y - height / 2 + (height < 90 ? 4 : 0),
      height < 90 ? 15 : 18,
    ),
  ];
}

/** Around a middle. */
export function houseOf(
  part: PrintedPart,
  arm: OutsideArm,
  { x, y }: Point,
  { width, height }: ModuleSize,
  lit: boolean,
): Shape[] {
  const [figure, sign] = signsOf(part.effect, part.marker);
  const number = figure !== undefined && 'text' in figure ? figure.text : '';
  const name = sign !== undefined && 'piece' in sign ? WINDOW_SIGN[sign.piece] : undefined;
  const top = y - height / 2;
  const window = { width: width * 0.83, height: height * 0.45 };
  return [
    { ...sprite(`hull:${arm}:${lit ? 'lit' : 'dark'}`, x, y, width, height), ...(lit && { glow: GLOW }) },
    ...windowFigure(number, name, { x, y: top + height * 0.428 }, window, lit),
  ];
}

/** Light falls out of the windows of what works. */
const GLOW = { colour: '~lit-low', reach: 16 } as const;

/** Figures and the signs beside them. */
const FIGURES: readonly { readonly size: TextSize; readonly sign: number }[] = [
  { size: 68, sign: 54 },
  { size: 58, sign: 46 },
  { size: 50, sign: 40 },
  { size: 44, sign: 36 },
  { size: 38, sign: 32 },
  { size: 34, sign: 30 },
  { size: 30, sign: 26 },
  { size: 26, sign: 22 },
];

/** The one figure that matters, and in what it is counted. */
function windowFigure(
  number: string,
  sign: string | undefined,
  { x, y }: Point,
  window: { readonly width: number; readonly height: number },
  lit: boolean,
): Shape[] {
  const sideAt = (side: number): number => (sign === undefined ? 0 : side + 2);
  const fits = FIGURES.find(
    ({ size, sign: side }) =>
      size <= window.height + 1 && measureText(number, size, 'bold') + sideAt(side) <= window.width,
  ) ?? { size: 26, sign: 22 };
  const figure = measureText(number, fits.size, 'bold');
  const side = sideAt(fits.sign);
  const left = x - (figure + side) / 2;
  const colour = lit ? '~on-lit' : '~on-window';
  return [
    textOn(number, left + figure / 2, y, { size: fits.size, weight: 'bold', colour }),
    ...(sign === undefined ? [] : [sprite(sign, left + figure + 2 + fits.sign / 2, y - 1, fits.sign)]),
  ];
}

const WINDOW_SIGN: Readonly<Partial<Record<Piece, string>>> = {
  coin: 'coin',
  star: 'star',
  repair: 'wrench',
};

/** The places of a module around this middle, with nobody on it. */
export function emptyPlaces({ sites }: PrintedPart, middle: Point, size: ModuleSize): Shape[] {
  const bench = benchIn(middle, size);
  const { x, y } = centreOf(bench);
  const height = Math.min(bench.height, bench.width / PLACES_ASPECT);
  return [sprite(`places:${Math.min(sites, MOST_PLACES)}`, x, y, height * PLACES_ASPECT, height)];
}

/** Who is on a module is told at its foot, with a rim in their colour: how many they are, and how many it takes. */
function crew(place: StationPlace, arm: OutsideArm, module: Module, nth: number): Shape[] {
  const { view, station, seat, of } = place;
  const part = view.printed.parts[module.id];
  // Deep Thought's modules need nobody (NED-SETUP-8)
  if (part === undefined || of.deepThought) return [];
  const count = diversOn(module);
  if (count === 0) return emptyPlaces(part, moduleAt(place, arm, nth), place.module);
  const bench = benchOf(place, arm, nth);
  const { x, y } = centreOf(bench);
  const words = `${count}/${part.sites}`;
  const size =
    COUNTS.find((one) => one <= bench.height + 9 && measureText(words, one, 'bold') <= bench.width - 10) ??
    26;
  const facts = [FACTS.module(station, nth + 1, module)];
  return piece({ id: lyingOn(station, module.id), facts }, [
    { kind: 'sprite', name: `bench:${ownKey(seat)}`, ...bench },
    textOn(words, x, y + 1, { size, weight: 'bold', colour: '~rim' }),
  ]);
}

/** Sizes of how many they are. */
const COUNTS = [50, 44, 38, 34, 30] as const;

/** What is drawn of those who are on a module. */
export function lyingOn(station: number, module: string): string {
  return `lying:${station}:${module}`;
}

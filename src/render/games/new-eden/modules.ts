import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { PrintedPart, StationView } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { piece } from '../../shapes.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { smoothed } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { benchOf, diversOn, isOnWayBack, moduleAt, type ModuleSize } from './arms.ts';
import { FACTS } from './facts.ts';
import { signsOf, type Piece } from './pieces.ts';
import { sprite } from './signs.ts';
import { categoryColour } from './solid.ts';
import { ownKey } from './sprites.ts';
import { geometryOf, type StationPlace } from './station-place.ts';

/* The outside arms: house after house on a tube, and on the deck of each who lies or works there. */

type Module = StationView['outside']['crab'][number];

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
    ...tubes(place, arm),
    ...modules.flatMap((module, nth) => [
      ...house(place, arm, module, nth),
      ...crew(place, arm, module, nth),
    ]),
    badgePlace(`arm:${station}:${arm}`, x, end.y - height * 0.3, 18),
  ];
}

/** So far above the middle of its modules a tube lies. */
const TUBE = 4;

/** From the tower through all modules of the arm; a long arm bends back beyond the last one of its first line. */
function tubes(place: StationPlace, arm: OutsideArm): Shape[] {
  const { box, of } = place;
  const { width } = place.module;
  const { tower } = geometryOf(place);
  const modules = of.outside[arm].map((_, nth) => moduleAt(place, arm, nth));
  const turns = modules.flatMap((to, nth) => {
    const from = modules[nth - 1];
    if (from === undefined || from.y === to.y) return [];
    const isRight = isOnWayBack(place, arm, nth);
    const side = isRight ? Math.min(from.x + width / 2 + 8, box.x + box.width - 14) : from.x - width / 2 - 8;
    const way = [from, { x: side, y: from.y + 6 }, { x: side, y: to.y - 6 }, to];
    return tube(smoothed(way, 3));
  });
  const rows = [...new Set(modules.map(({ y }) => y))];
  const lines = rows.flatMap((y, nth) => {
    const xs = modules.flatMap((one) => (one.y === y ? [one.x] : []));
    const left = nth === 0 ? box.x + tower.right - 2 : Math.min(...xs);
    return tube([
      { x: left, y: y + TUBE },
      { x: Math.max(...xs), y: y + TUBE },
    ]);
  });
  return [...turns, ...lines];
}

/** Round pipes. */
function tube(points: readonly Point[]): Shape[] {
  return [
    { kind: 'line', points, stroke: { colour: '~outline', weight: 23 } },
    { kind: 'line', points, stroke: { colour: '~metal-lower', weight: 17 } },
    {
      kind: 'line',
      points: points.map(({ x, y }) => ({ x, y: y - 4 })),
      stroke: { colour: { tint: '~metal-edge', alpha: 0.7 }, weight: 4 },
    },
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
      x - width / 2 + 2,
      y - height / 2 + 6,
      width < 85 ? 15 : 18,
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
  const k = width / DESIGNED;
  const [figure, sign] = signsOf(part.effect, part.marker);
  const number = figure !== undefined && 'text' in figure ? figure.text : '';
  const name = sign !== undefined && 'piece' in sign ? WINDOW_SIGN[sign.piece] : undefined;
  const top = y - height / 2;
  return [
    sprite(`hull:${arm}:${lit ? 'lit' : 'dark'}`, x, y, width, height),
    ...sites(part.sites, x, top + height * 0.83, k, arm),
    ...windowFigure(number, name, { x, y: top + height * 0.452 }, { lit, k }),
  ];
}

/** How many may work there: empty seats. */
function sites(count: number, x: number, y: number, k: number, arm: OutsideArm): Shape[] {
  const step = 26 * k;
  return Array.from({ length: count }, (_, nth): Shape => ({
    kind: 'circle',
    x: x + (nth - (count - 1) / 2) * step,
    y,
    r: 7 * k,
    fill: { tint: categoryColour(arm), light: -0.5 },
  }));
}

/** Their width as they are painted. */
const DESIGNED = 100;

/** Width of a window, and of the sign beside figures this large. */
const WINDOW = 84;
const FIGURES: readonly { readonly size: TextSize; readonly sign: number }[] = [
  { size: 50, sign: 38 },
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
  { lit, k }: { readonly lit: boolean; readonly k: number },
): Shape[] {
  const sideAt = (side: number): number => (sign === undefined ? 0 : side + 2);
  const fits = FIGURES.find(
    ({ size, sign: side }) =>
      size <= 50 * k + 1 && measureText(number, size, 'bold') + sideAt(side) <= WINDOW * k,
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

/** The divers on a module, on their bench at its foot: one for all of them, and how many they are. */
function crew(place: StationPlace, arm: OutsideArm, module: Module, nth: number): Shape[] {
  const count = diversOn(module);
  if (count === 0) return [];
  const { station, seat } = place;
  const bench = benchOf(place, arm, nth);
  const y = bench.y + bench.height / 2;
  const middle = bench.x + bench.width / 2;
  const side = Math.min(bench.height - 8, bench.width * 0.4);
  const size = bench.height > 40 ? 44 : 38;
  const figure = measureText(String(count), size, 'bold');
  const left = middle - (side + GAP + figure) / 2;
  const facts = [FACTS.module(station, nth + 1, module)];
  return piece({ id: lyingOn(station, module.id), facts }, [
    { kind: 'sprite', name: `bench:${ownKey(seat)}`, ...bench },
    sprite(`crew:${ownKey(seat)}`, left + side / 2, y, side),
    textOn(String(count), left + side + GAP + figure / 2, y + 1, {
      size,
      weight: 'bold',
      colour: 'on-seat',
    }),
  ]);
}

const GAP = 5;

/** What is drawn of those who are on a module. */
export function lyingOn(station: number, module: string): string {
  return `lying:${station}:${module}`;
}

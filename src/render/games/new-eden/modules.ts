import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { StationView } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { piece } from '../../shapes.ts';
import type { Point, Shape, TextSize } from '../../shapes.ts';
import { smoothed } from '../../trails.ts';
import { textOn } from '../../type.ts';
import { diversOn, hullAt, hullSize, isOnWayBack, shoulderAt, type HullSize } from './arms.ts';
import { arriving, portholes } from './card.ts';
import { CARD } from './card-art.ts';
import type { EdenLook } from './messages.ts';
import { FACTS } from './facts.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { signsOf, type Piece } from './pieces.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/* The outside arms: hull after hull, and who lies or works there. */

type Module = StationView['outside']['crab'][number];

export function armShapes(place: StationPlace, arm: OutsideArm): Shape[] {
  const { station, of } = place;
  const modules = of.outside[arm];
  if (modules.length === 0) return [];
  const size = hullSize(place);
  const last = hullAt(place, arm, modules.length - 1);
  const end = size.width / 2;
  const isBack = isOnWayBack(place, arm, modules.length - 1);
  const outermost = modules.at(-1);
  const manned = outermost !== undefined && diversOn(outermost) > 0;
  const beyond = end + (manned ? size.slot : 0);
  const x = isBack ? last.x - end - 18 : Math.min(last.x + beyond + 22, place.box.x + place.box.width - 20);
  const target = badgePlace(`arm:${station}:${arm}`, x, last.y - 20, 20);
  return [
    ...bend(place, arm, size),
    ...(manned ? [] : [cap(last.x + (isBack ? 2 - end - 12 * size.k : end - 2), last.y + 8, size.k)]),
    // from the far end inward, so that each roof lies on the next one
    ...modules
      .map((module, nth) => hull(place, arm, module, nth, size))
      .toReversed()
      .flat(),
    ...modules.flatMap((module, nth) => workers(place, arm, module, nth, size)),
    target,
  ];
}

/** The tube that joins the two lines of a long arm, beyond the last module of the first one. */
function bend(place: StationPlace, arm: OutsideArm, { width }: HullSize): Shape[] {
  const modules = place.of.outside[arm];
  const first = modules.findIndex((_, nth) => isOnWayBack(place, arm, nth));
  if (first < 0) return [];
  const [from, to] = [hullAt(place, arm, first - 1), hullAt(place, arm, first)];
  const turn = Math.min(from.x + width / 2 + 8, place.box.x + place.box.width - 2);
  const way = smoothed([from, { x: turn, y: from.y + (to.y - from.y) * 0.1 }, { x: turn, y: to.y }, to], 3);
  return tube(way);
}

/** Round pipes, as between the dome and its arms. */
export function tube(points: readonly Point[]): Shape[] {
  return [
    { kind: 'line', points, stroke: { colour: '~outline', weight: 25 } },
    { kind: 'line', points, stroke: { colour: '~metal-lower', weight: 19 } },
    {
      kind: 'line',
      points: points.map(({ x, y }) => ({ x, y: y - 4 })),
      stroke: { colour: { tint: '~metal-edge', alpha: 0.7 }, weight: 5 },
    },
  ];
}

function cap(x: number, y: number, k: number): Shape {
  return {
    kind: 'rect',
    x,
    y: y - 16 * k,
    width: 12 * k,
    height: 32 * k,
    corner: 4,
    fill: {
      gradient: 'linear',
      stops: [
        [0, '~metal-edge'],
        [1, '~metal-lower'],
      ],
    },
    stroke: { colour: '~outline', weight: 2.5 },
  };
}

function isLit({ seated, activated }: Module): boolean {
  return seated > 0 || activated;
}

function hull(place: StationPlace, arm: OutsideArm, module: Module, nth: number, size: HullSize): Shape[] {
  const { view, station, seat } = place;
  const part = view.printed.parts[module.id];
  if (part === undefined) return [];
  const { x, y } = hullAt(place, arm, nth);
  const { width, height, k } = size;
  const lit = isLit(module);
  const slim = k < 0.6;
  const position = nth + 1;
  const facts = [FACTS.module(station, position, module)];
  const [figure, sign] = signsOf(part.effect, part.marker);
  const number = figure !== undefined && 'text' in figure ? figure.text : '';
  const name = sign !== undefined && 'piece' in sign ? WINDOW_SIGN[sign.piece] : undefined;
  return [
    ...piece({ id: `module:${station}:${module.id}`, facts }, [
      sprite(`hull:${arm}:${lit ? 'lit' : 'dark'}`, x, y, width, height),
      ...windowFigure(
        number,
        slim ? undefined : name,
        { x, y: y + 3 * k },
        { lit, k, manned: diversOn(module) > 0 },
      ),
      ...portholes(part.sites, module.seated, seat, x, y + 29 * k, k),
    ]),
    badgePlace(
      `module:${station}:${arm}:${position}`,
      x - width / 2 + (k < 0.85 ? 5 : 10),
      y - height / 2 + (k < 0.85 ? 0 : 5),
      k < 0.85 ? 14 : 18,
    ),
  ];
}

/** Width of a window, and of the sign beside figures this large. */
const WINDOW = 70;
const FIGURES: readonly { readonly size: TextSize; readonly sign: number }[] = [
  { size: 50, sign: 35 },
  { size: 44, sign: 33 },
  { size: 38, sign: 30 },
  { size: 34, sign: 29 },
  { size: 30, sign: 28 },
  { size: 26, sign: 24 },
];

/** The one figure that matters, and in what it is counted. */
function windowFigure(
  number: string,
  sign: string | undefined,
  { x, y }: Point,
  { lit, k, manned }: { readonly lit: boolean; readonly k: number; readonly manned: boolean },
): Shape[] {
  // who is at the right shoulder covers the end of the window
  const window = manned ? WINDOW * 0.88 : WINDOW;
  const most = k >= 0.96 ? 50 : k > 0.85 ? 44 : k > 0.7 ? 38 : 30;
  const sideAt = (side: number): number => (sign === undefined ? 0 : side * Math.min(1, k));
  const fits = FIGURES.find(
    ({ size, sign: side }) =>
      size <= most && measureText(number, size, 'bold') + sideAt(side) <= (window - 1) * k,
  ) ?? { size: 26, sign: 24 };
  const figure = measureText(number, fits.size, 'bold');
  const side = sideAt(fits.sign);
  const left = x - ((WINDOW - window) / 2) * k - (figure + side) / 2;
  const colour = lit ? '~on-lit' : '~on-window';
  return [
    textOn(number, left + figure / 2, y, { size: fits.size, weight: 'bold', colour }),
    ...(sign === undefined ? [] : [sprite(sign, left + figure + side / 2, y - 1, side)]),
  ];
}

const WINDOW_SIGN: Readonly<Partial<Record<Piece, string>>> = {
  coin: 'coin',
  star: 'star',
  repair: 'wrench',
};

/** The divers on a module, one drawn for all of them, with how many they are. */
function workers(
  place: StationPlace,
  arm: OutsideArm,
  module: Module,
  nth: number,
  { k }: HullSize,
): Shape[] {
  const count = diversOn(module);
  if (count === 0) return [];
  const { station, seat } = place;
  const { x, y } = shoulderAt(place, arm, nth);
  const side = diverSize(k);
  const shapes: Shape[] = [
    count === 1
      ? sprite(`diver:${ownKey(seat)}`, x, y, side * 0.94)
      : sprite(`crew:${ownKey(seat)}`, x, y, side * 0.86, side * 1.07),
    ...(count === 1
      ? []
      : [
          textOn(String(count), x, y + side * 0.145, {
            size: k > 0.8 ? 38 : 34,
            weight: 'bold',
            colour: '~on-window',
            halo: { colour: '~outline', width: 4 },
          }),
        ]),
  ];
  return piece({ id: lyingOn(station, module.id), facts: [FACTS.module(station, nth + 1, module)] }, shapes);
}

/** What is drawn of those who are on a module. */
export function lyingOn(station: number, module: string): string {
  return `lying:${station}:${module}`;
}

/** Of a diver on a module. */
export function diverSize(k: number): number {
  return 58 * Math.max(0.86, Math.min(1.15, k));
}

/** A card that has to wait, at the end of the arm where most water is left. */
export function waiting(places: readonly StationPlace[], look: EdenLook): Shape[] {
  return places.flatMap((place) => {
    const { view, of, box } = place;
    if (view.phase === 'B' || view.auction !== undefined || view.building?.station !== place.station)
      return [];
    const [arm] = [...OUTSIDE_ARMS].sort((a, b) => of.outside[a].length - of.outside[b].length);
    const { y } = hullAt(place, arm ?? 'crab', 0);
    const [width, height] = [CARD.width * WAITING, CARD.height * WAITING];
    const lowest = box.y + box.height - PLATE_HEIGHT - height - 6;
    const top = Math.min(Math.max(y - height / 2, box.y + 2), lowest);
    const card = { x: box.x + box.width - width - 8, y: top, width, height };
    return arriving(view, look, card, 1);
  });
}

const WAITING = 0.8;

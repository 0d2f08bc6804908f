import type { Category, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat, type Owner } from '../../glyphs.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { GHOST, ribbon, smoothed } from '../../trails.ts';
import { hullAt, hullSize, shoulderAt } from './arms.ts';
import { cardShapes } from './card.ts';
import { INNER } from './deck.ts';
import { spaceBox } from './lift.ts';
import type { EdenLook } from './messages.ts';
import { diverSize, lyingOn } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { domeAt, geometryOf, type StationPlace } from './station-place.ts';
import { eventsOf, type Told } from './turn.ts';

/* The ways of the last turn, in the colour of who made it: cards from the lift to a station, divers along their arm. */

type Places = readonly StationPlace[];

/** Between the lift and the stations, and above each row of them. */
const SHAFT = 450;
const ABOVE = 5;

const HEAD = { length: 30, width: 40 } as const;

function current(way: readonly Point[], seat: Owner): Shape[] {
  const { colour } = lookOfSeat(seat);
  const points = smoothed(way, 3);
  const end = points.at(-1);
  const before = points.at(-4);
  if (end === undefined || before === undefined) return [];
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const corner = (side: number): Point => ({
    x: end.x - (dx * HEAD.length + (side * dy * HEAD.width) / 2),
    y: end.y - (dy * HEAD.length - (side * dx * HEAD.width) / 2),
  });
  return [
    ...ribbon(points, {
      colour,
      outline: '~outline',
      from: 9,
      to: 18,
      chevrons: { every: 84, colour: '~outline' },
    }),
    {
      kind: 'polygon',
      points: [end, corner(1), corner(-1)],
      fill: colour,
      stroke: { colour: '~outline', weight: 3 },
    },
  ];
}

/** Out of the lift, along the open water above the stations, down where none of the arms is in the way, and to the piece. */
function intoStation(from: Point, place: StationPlace, piece: Box): Point[] {
  const { box } = place;
  const lane = box.y - ABOVE;
  const y = piece.y + piece.height * 0.6;
  const end = piece.x + piece.width;
  const above = OUTSIDE_ARMS.flatMap((arm) =>
    place.of.outside[arm].flatMap((_, nth) => {
      const hull = hullAt(place, arm, nth);
      return hull.y < y ? [hull.x + hullSize(place).width / 2] : [];
    }),
  );
  const down = Math.min(Math.max(end, ...above) + 44, box.x + box.width - 12);
  return [
    from,
    { x: SHAFT, y: from.y },
    { x: SHAFT, y: lane },
    { x: down, y: lane },
    { x: down, y },
    { x: Math.min(end + 8, down - 8), y },
  ];
}

export function placeOf(places: Places, seat: Owner): StationPlace | undefined {
  return places.find((place) => place.seat === seat);
}

/** The bought card stays as a shade in its place, and from there it goes to what it became; a row that is won, to its winner. */
export function deliveries(
  view: View,
  told: Told,
  places: Places,
  look: EdenLook,
  drawn: readonly Shape[],
): Shape[] {
  if (told.roundBegan) return [];
  return [...purchases(view, told, places, look, drawn), ...sales(told, places, drawn)];
}

function purchases(view: View, told: Told, places: Places, look: EdenLook, drawn: readonly Shape[]): Shape[] {
  if (view.phase !== 'A') return [];
  return eventsOf(told, 'bought').flatMap(({ seat, card, row }): Shape[] => {
    const nth = told.before.display.findIndex((one) => one.row === row);
    const space = told.before.display[nth]?.cards.find((one) => one.card === card);
    const place = placeOf(places, seat);
    if (space === undefined || place === undefined) return [];
    const box = spaceBox(nth, space.column);
    const taken = view.display[nth]?.cards.some(({ column }) => column === space.column) === true;
    const piece = pieceOf(drawn, card);
    const part = told.before.printed.parts[card];
    const { colour } = lookOfSeat(seat);
    return [
      ...(piece === undefined
        ? []
        : current(intoStation({ x: box.x + box.width, y: centreOf(box).y }, place, boxOf(piece)), seat)),
      ...(taken || part === undefined
        ? []
        : [
            { kind: 'group', ...GHOST, box, shapes: cardShapes(part, look, box) } as const,
            { kind: 'rect', ...box, corner: 11, stroke: { colour, weight: 6 } } as const,
          ]),
    ];
  });
}

function sales(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  return eventsOf(told, 'rowSold').flatMap(({ row, seat, cards }): Shape[] => {
    const sold = drawn.find(({ id }) => id === `sold:${row}`);
    const place = placeOf(places, seat);
    const [piece] = cards.flatMap((card) => pieceOf(drawn, card) ?? []);
    if (sold === undefined || place === undefined || piece === undefined) return [];
    const y = centreOf(boxOf(sold)).y - FIRST_LINE;
    return current(intoStation({ x: INNER.x + INNER.width - 8, y }, place, boxOf(piece)), seat);
  });
}

/** What a card became in a station. */
function pieceOf(drawn: readonly Shape[], card: string): Shape | undefined {
  return drawn.find(({ id }) => /^(?:module|tank|built):\d+:(.+)$/u.exec(id ?? '')?.[1] === card);
}

/** The first line of a row that is sold stands so far above the second, which has its winner. */
const FIRST_LINE = 42;
const WON = 42;

/** What the row held, small, where the way to its winner begins. */
export function won(told: Told, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [];
  return eventsOf(told, 'rowSold').flatMap(({ row, cards }): Shape[] => {
    const sold = drawn.find(({ id }) => id === `sold:${row}`);
    if (sold === undefined) return [];
    const y = centreOf(boxOf(sold)).y - FIRST_LINE;
    return cards.flatMap((card, nth): Shape[] => {
      const category = told.before.printed.parts[card]?.category;
      if (category === undefined) return [];
      const x = INNER.x + INNER.width - 30 - (cards.length - 1 - nth) * (WON + 1);
      return [sprite(PICTURE[category], x, y, category === 'oxygen' ? WON * 0.44 : WON * 0.92, WON)];
    });
  });
}

const PICTURE: Readonly<Record<Category, string>> = {
  crab: 'hull:crab:dark',
  shell: 'hull:shell:dark',
  octopus: 'hull:octopus:dark',
  shipyard: 'yard',
  oxygen: 'tank',
  research: 'lab',
};

interface Dive {
  readonly place: StationPlace;
  readonly arm: OutsideArm;
  readonly from: number;
  readonly to: number;
}

function divesOf(told: Told, places: Places): Dive[] {
  if (told.roundBegan) return [];
  return eventsOf(told, 'deepleMoved').flatMap(({ seat, arm, from, to }): Dive[] => {
    const place = placeOf(places, seat);
    const way = OUTSIDE_ARMS.find((one) => one === arm);
    if (place === undefined || way === undefined || place.of.outside[way].length < Math.max(from, to))
      return [];
    return [{ place, arm: way, from, to }];
  });
}

/** Out of the dome and over the roofs, or from module to module, to who lies there or to the side of where they work. */
function wayOf({ place, arm, from, to }: Dive): Point[] {
  const { width, height } = hullSize(place);
  const target = hullAt(place, arm, to - 1);
  const over = target.y - height * 0.5;
  const lies = (place.of.outside[arm][to - 1]?.lying ?? 0) > 0;
  const side = { x: target.x - width / 2 + 6, y: target.y };
  const end = lies ? shoulderAt(place, arm, to - 1) : side;
  if (from > 0) {
    const start = shoulderAt(place, arm, from - 1);
    return [start, { x: start.x, y: over - 8 }, { x: end.x, y: over - 8 }, end];
  }
  const dome = domeAt(place);
  const start = { x: dome.x + 56, y: dome.y + Math.sign(target.y - dome.y) * 26 };
  const mouth = place.box.x + geometryOf(place).arms.first - 46;
  if (to === 1 && !lies) return [start, { x: mouth - 26, y: target.y }, end];
  return [start, { x: mouth, y: over }, { x: end.x - 10, y: over }, end];
}

/** A shade where a diver was, and its way. */
export function dives(told: Told, places: Places): Shape[] {
  return divesOf(told, places).flatMap((dive): Shape[] => {
    const { place, arm, from } = dive;
    const { seat } = place;
    const trail = ribbon(smoothed(wayOf(dive), 3), {
      colour: lookOfSeat(seat).colour,
      outline: '~outline',
      from: 8,
      to: 16,
      chevrons: { every: 44, colour: '~outline' },
    });
    const empty = from > 0 && (place.of.outside[arm][from - 1]?.lying ?? 0) === 0;
    if (!empty) return trail;
    const { x, y } = shoulderAt(place, arm, from - 1);
    const side = diverSize(hullSize(place).k);
    return [{ ...sprite(`diver:${ownKey(seat)}`, x, y, side), ...GHOST }, ...trail];
  });
}

/** Whether this is a diver that has just arrived, with how many lie there: above the ways. */
export function hasArrived(told: Told): (shape: Shape) => boolean {
  const where = new Set(eventsOf(told, 'deepleMoved').map(({ seat, module }) => lyingOn(seat, module)));
  return ({ id, of }) => where.has(id ?? of ?? '');
}

import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat, type Owner } from '../../glyphs.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { GHOST, smoothed } from '../../trails.ts';
import { hullAt, hullSize, roofAt } from './arms.ts';
import { INNER } from './deck.ts';
import { boughtFrom } from './display.ts';
import { diverSize, lyingOn } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { domeAt, geometryOf, type StationPlace } from './station-place.ts';
import { eventsOf, type Told } from './turn.ts';

/* The ways of the last turn, in the colour of who made it: cards from the lift to a station, divers along their arm. */

type Places = readonly StationPlace[];

/** Between the lift and the stations; and so far above each row of them. */
const SHAFT = 453;
const ABOVE = 13;

/** A row of arrows, which is no pipe and no frame, with a head that ends where the last turn's thing is. */
const ARROWS = { every: 54, from: 22, to: 28, head: 52 } as const;

function along(way: readonly Point[], every: number, short: number): (Point & { readonly angle: number })[] {
  const marks: (Point & { angle: number })[] = [];
  const whole = way.reduce((sum, point, nth) => sum + distance(way[nth - 1] ?? point, point), 0);
  let [passed, next] = [0, every / 2];
  way.forEach((to, nth) => {
    const from = way[nth - 1] ?? to;
    const step = distance(from, to);
    for (; step > 0 && next <= passed + step && next <= whole - short; next += every) {
      const part = (next - passed) / step;
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      marks.push({ x, y, angle: Math.atan2(to.y - from.y, to.x - from.x) });
    }
    passed += step;
  });
  return marks;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** So wide a chevron, its tip at the point. */
function chevron({ x, y, angle }: Point & { readonly angle: number }, width: number): Point[] {
  const to = (ahead: number, aside: number): Point => ({
    x: x + Math.cos(angle) * ahead - Math.sin(angle) * aside,
    y: y + Math.sin(angle) * ahead + Math.cos(angle) * aside,
  });
  const half = width / 2;
  return [
    to(half, 0),
    to(-half * 0.1, half),
    to(-half * 1.2, half),
    to(-half * 0.1, 0),
    to(-half * 1.2, -half),
    to(-half * 0.1, -half),
  ];
}

function arrows(points: readonly Point[], seat: Owner, k = 1): Shape[] {
  const { colour } = lookOfSeat(seat);
  const [end, before] = [points.at(-1), points.at(-4) ?? points[0]];
  if (end === undefined || before === undefined || distance(before, end) === 0) return [];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const { every, from, to, head } = ARROWS;
  const marks = along(points, every * k, head * k * 0.9);
  const tip = (ahead: number, aside: number): Point => ({
    x: end.x - Math.cos(angle) * ahead * k - Math.sin(angle) * aside * k,
    y: end.y - Math.sin(angle) * ahead * k + Math.cos(angle) * aside * k,
  });
  const outlines = [
    ...marks.map((mark, nth) => chevron(mark, (from + ((to - from) * nth) / Math.max(1, marks.length)) * k)),
    [tip(0, 0), tip(head * 0.8, head / 2), tip(head * 0.62, 0), tip(head * 0.8, -head / 2)],
  ];
  return outlines.flatMap((outline): Shape[] => [
    { kind: 'polygon', points: outline, stroke: { colour: '~outline', weight: 8 }, fill: '~outline' },
    { kind: 'polygon', points: outline, fill: { tint: colour, light: 0.12 } },
  ]);
}

/** Out of the lift, along the lane above the stations, down where none of the arms is in the way, and to each piece. */
function intoStation(from: Point, place: StationPlace, pieces: readonly Box[]): Point[][] {
  const { box, of } = place;
  const lane = box.y - ABOVE;
  const half = hullSize(place).width / 2;
  const hulls = OUTSIDE_ARMS.flatMap((arm) => of.outside[arm].map((_, nth) => hullAt(place, arm, nth)));
  const lowest = Math.max(...pieces.map((piece) => centreOf(piece).y));
  const beside = [
    ...pieces.map(({ x, width }) => x + width),
    ...hulls.flatMap(({ x, y }) => (y < lowest + half ? [x + half] : [])),
  ];
  const down = Math.min(Math.max(...beside) + REACH, box.x + box.width - 5);
  return pieces.map((piece) => {
    const y = centreOf(piece).y + Math.min(8, piece.height * 0.1);
    return [
      from,
      { x: SHAFT, y: from.y },
      { x: SHAFT, y: lane },
      { x: down, y: lane },
      { x: down, y },
      { x: Math.min(piece.x + piece.width + 4, down - 2), y },
    ];
  });
}

/** From the trunk to a piece there is room for the head. */
const REACH = 58;

/** Corners rounded, but the rest straight. */
function rounded(way: readonly Point[]): Point[] {
  const R = 22;
  return way.flatMap((corner, nth): Point[] => {
    const [before, after] = [way[nth - 1], way[nth + 1]];
    if (before === undefined || after === undefined) return [corner];
    const toward = (other: Point): Point => {
      const far = distance(corner, other);
      const part = far === 0 ? 0 : Math.min(R, far / 2) / far;
      return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
    };
    const [a, b] = [toward(before), toward(after)];
    const middle = { x: (a.x + b.x + 2 * corner.x) / 4, y: (a.y + b.y + 2 * corner.y) / 4 };
    return [a, middle, b];
  });
}

export function placeOf(places: Places, seat: Owner): StationPlace | undefined {
  return places.find((place) => place.seat === seat);
}

/** From where a bought card lay to what it became; from a row that is won to all that its winner has of it. */
export function deliveries(view: View, told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  if (told.roundBegan) return [];
  return [...purchases(view, told, places, drawn), ...sales(told, places, drawn)];
}

function purchases(view: View, told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  if (view.phase !== 'A') return [];
  return eventsOf(told, 'bought').flatMap(({ seat, card, row }): Shape[] => {
    const box = boughtFrom(view, told, row);
    if (box === undefined) return [];
    return delivery({ x: INNER.x + INNER.width - 6, y: centreOf(box).y }, seat, [card], places, drawn);
  });
}

function sales(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  return eventsOf(told, 'rowSold').flatMap(({ row, seat, cards }): Shape[] => {
    const sold = drawn.find(({ id }) => id === `sold:${row}`);
    if (sold === undefined) return [];
    // beside its pictures
    const { y } = centreOf(boxOf(sold));
    return delivery({ x: INNER.x + INNER.width - 4, y }, seat, cards, places, drawn);
  });
}

function delivery(
  from: Point,
  seat: Owner,
  cards: readonly string[],
  places: Places,
  drawn: readonly Shape[],
): Shape[] {
  const place = placeOf(places, seat);
  const pieces = cards.flatMap((card) => pieceOf(drawn, card) ?? []);
  if (place === undefined || pieces.length === 0) return [];
  // to what lies among others on the rock only if there is nothing else: the way ends where their line does
  const modules = pieces.filter(({ id }) => id?.startsWith('module:') === true);
  const goals = modules.length > 0 ? modules.map(boxOf) : [lineOnRock(place, drawn, pieces)];
  return intoStation(from, place, goals).flatMap((way) => arrows(rounded(way), seat));
}

/** Tanks, shipyards and laboratories of a station, with their figures, from the first of these pieces on. */
function lineOnRock({ station }: StationPlace, drawn: readonly Shape[], pieces: readonly Shape[]): Box {
  const [first] = pieces;
  const { x, y, height } = first === undefined ? { x: 0, y: 0, height: 0 } : boxOf(first);
  const ends = drawn.flatMap((shape) => {
    const box = boxOf(shape);
    const isThere = /^(?:tank|built):/u.test(shape.id ?? shape.of ?? '') && isOf(shape, station);
    return isThere && Math.abs(centreOf(box).y - y - height / 2) < height / 2 ? [box.x + box.width] : [];
  });
  return { x, y, height, width: Math.max(...ends) + 6 - x };
}

function isOf({ id, of }: Shape, station: number): boolean {
  return (id ?? of ?? '').split(':')[1] === String(station);
}

/** What a card became in a station; where one stands for several, that one. */
function pieceOf(drawn: readonly Shape[], card: string): Shape | undefined {
  return drawn.find(({ id }) => /^(?:module|tank|built):\d+:(.+)$/u.exec(id ?? '')?.[1] === card);
}

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
  const roof = roofAt(place, arm, to - 1);
  const beside = diverSize(hullSize(place).k) / 2;
  if (from > 0) {
    const start = roofAt(place, arm, from - 1);
    const side = Math.sign(target.x - start.x);
    return [
      { x: start.x + side * beside, y: start.y - 6 },
      { x: target.x - side * beside, y: lies ? roof.y - 6 : roof.y },
    ];
  }
  const dome = domeAt(place);
  const start = { x: dome.x + 46, y: dome.y + Math.sign(target.y - dome.y) * 26 };
  const left = target.x - width / 2;
  if (to === 1)
    return [
      start,
      { x: left - 26, y: roof.y - 4 },
      { x: lies ? target.x - beside : left + 14, y: roof.y - 4 },
    ];
  const mouth = place.box.x + geometryOf(place).arms.first - 46;
  return [start, { x: mouth, y: over }, { x: target.x - beside, y: over }];
}

/** So small are the arrows of a diver's way. */
const SMALL = 0.72;

/** A shade where a diver was, and its way. */
export function dives(told: Told, places: Places): Shape[] {
  return divesOf(told, places).flatMap((dive): Shape[] => {
    const { place, arm, from } = dive;
    const { seat } = place;
    const trail = arrows(smoothed(wayOf(dive), 3), seat, SMALL);
    const empty = from > 0 && (place.of.outside[arm][from - 1]?.lying ?? 0) === 0;
    if (!empty) return trail;
    const { x, y } = roofAt(place, arm, from - 1);
    const side = diverSize(hullSize(place).k);
    return [{ ...sprite(`diver:${ownKey(seat)}`, x, y, side), ...GHOST }, ...trail];
  });
}

/** Whether this is a diver that has just arrived, with how many lie there: above the ways. */
export function hasArrived(told: Told): (shape: Shape) => boolean {
  const where = new Set(eventsOf(told, 'deepleMoved').map(({ seat, module }) => lyingOn(seat, module)));
  return ({ id, of }) => where.has(id ?? of ?? '');
}

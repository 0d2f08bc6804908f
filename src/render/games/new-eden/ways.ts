import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat, type Owner } from '../../glyphs.ts';
import { boxOf, centreOf } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { GHOST, ribbon } from '../../trails.ts';
import { diversOn, hullAt, hullSize, shoulderAt } from './arms.ts';
import { afterPictures } from './auction-rows.ts';
import { boughtFrom } from './display.ts';
import { diverSize, lyingOn } from './modules.ts';
import { OUTSIDE_ARMS } from './order.ts';
import { sprite } from './signs.ts';
import { ownKey } from './sprites.ts';
import { at, domeAt, geometryOf, isWide, type StationPlace } from './station-place.ts';
import { eventsOf, type Told } from './turn.ts';

/* The ways of the last turn, in the colour of who made it: cards from the lift to a station, divers along their arm. */

type Places = readonly StationPlace[];

/** Between the lift and the stations; and so far above each row of them. */
const SHAFT = 453;
const ABOVE = 13;

/** One slim line with a real head: wide enough to follow, too slim for a pipe. */
const ARROW = { wide: 10, head: 46, least: 30 } as const;
/** As long as what is left of the last line. */
const HEAD_ROOM = 1.1;

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Along straight lines with rounded corners; the head is whole, and smaller where it has less room. */
function arrow(way: readonly Point[], seat: Owner, k = 1): Shape[] {
  const { wide, head, least } = ARROW;
  const [before, end] = way.slice(-2);
  const room = before === undefined || end === undefined ? head : distance(before, end) * HEAD_ROOM;
  const size = Math.max(least, Math.min(head, room)) * k;
  const { colour } = lookOfSeat(seat);
  const width = { from: wide * k, to: wide * k };
  return ribbon(rounded(way), { colour, outline: '~outline', ...width, head: { size, short: 0 } });
}

/** Out of the lift, along the lane above the stations, down where none of the arms is in the way, and to each piece. */
function intoStation(from: Point, place: StationPlace, pieces: readonly Box[]): Point[][] {
  const { box, of } = place;
  const lane = box.y - ABOVE;
  const { width, slot } = hullSize(place);
  const half = width / 2;
  const hulls = OUTSIDE_ARMS.flatMap((arm) =>
    of.outside[arm].map((module, nth) => {
      const { x, y } = hullAt(place, arm, nth);
      return { right: x + half + (diversOn(module) > 0 ? slot : 0), y };
    }),
  );
  const lowest = Math.max(...pieces.map((piece) => centreOf(piece).y));
  const beside = [
    ...pieces.map(({ x, width }) => x + width),
    ...hulls.flatMap(({ right, y }) => (y < lowest + half ? [right] : [])),
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
    return delivery({ x: box.x + box.width, y: centreOf(box).y }, seat, [card], places, drawn);
  });
}

function sales(told: Told, places: Places, drawn: readonly Shape[]): Shape[] {
  return eventsOf(told, 'rowSold').flatMap(({ row, seat, cards }): Shape[] => {
    const sold = drawn.find(({ id }) => id === `sold:${row}`);
    if (sold === undefined) return [];
    const { x, y } = afterPictures(boxOf(sold), cards.length);
    return delivery({ x, y }, seat, cards, places, drawn);
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
  const modules = pieces.filter(({ id }) => id?.startsWith('module:') === true).map(boxOf);
  const ways =
    modules.length > 0 || isWide(place)
      ? intoStation(from, place, modules.length > 0 ? modules : pieces.map(boxOf))
      : [alongTheRock(from, place)];
  return ways.flatMap((way) => arrow(way, seat, modules.length > 0 ? 1 : 0.7));
}

/** Down beside the station and over the rock, behind the plant, to the line of things that stand there: light marks which. */
function alongTheRock(from: Point, place: StationPlace): Point[] {
  const { box } = place;
  const line = at(place, geometryOf(place).rock);
  const { y } = line;
  const end = { x: line.x - BEFORE, y };
  if (box.x < FIRST_COLUMN) return [from, { x: SHAFT, y: from.y }, { x: SHAFT, y }, end];
  const lane = box.y - ABOVE;
  const side = box.x - 5;
  return [from, { x: SHAFT, y: from.y }, { x: SHAFT, y: lane }, { x: side, y: lane }, { x: side, y }, end];
}

/** Clear of the frame round tanks that are asked for. */
const BEFORE = 14;
/** Stations further left than this stand beside the lift. */
const FIRST_COLUMN = 500;

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

/** Out of the dome and over the roofs, or from module to module, to where they are now. */
function wayOf({ place, arm, from, to }: Dive): Point[] {
  const { height, k } = hullSize(place);
  const target = hullAt(place, arm, to - 1);
  const goal = shoulderAt(place, arm, to - 1);
  const reach = diverSize(k) * 0.4;
  const over = target.y - height * 0.42;
  if (from > 0) {
    const start = shoulderAt(place, arm, from - 1);
    const side = Math.sign(goal.x - start.x);
    return [
      { x: start.x + side * reach, y: over },
      { x: goal.x - side * reach, y: over },
    ];
  }
  const dome = domeAt(place);
  const start = { x: dome.x + 46, y: dome.y + Math.sign(target.y - dome.y) * 26 };
  const mouth = place.box.x + geometryOf(place).arms.first - 50;
  return [start, { x: mouth, y: over }, { x: goal.x - reach, y: over }];
}

/** So small is the arrow of a diver's way. */
const SMALL = 0.7;

/** A shade where a diver was, and its way. */
export function dives(told: Told, places: Places): Shape[] {
  return divesOf(told, places).flatMap((dive): Shape[] => {
    const { place, arm, from } = dive;
    const { seat } = place;
    const trail = arrow(wayOf(dive), seat, SMALL);
    const left = place.of.outside[arm][from - 1];
    const empty = left !== undefined && diversOn(left) === 0;
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

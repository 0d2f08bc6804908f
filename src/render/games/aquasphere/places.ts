import type { Room } from '../../../engine/games/aquasphere/components.ts';
import type { HqView } from '../../../engine/games/aquasphere/view.ts';
import type { Point } from '../../shapes.ts';
import { HULL, ROOM } from './ground.ts';

/* Where everything stands on the board of 1,600 x 1,020. */

const COLUMNS = [396, 796, 1196] as const;

/** Upper left corners of the sectors, clockwise round the ring. */
const SECTORS: readonly Point[] = [
  ...COLUMNS.map((x) => ({ x, y: 206 })),
  ...[...COLUMNS].reverse().map((x) => ({ x, y: 534 })),
];

export function sectorAt(position: number): Point {
  return SECTORS[position] ?? { x: 0, y: 0 };
}

/** Sectors of the lower row stand on legs. */
export function isLower(position: number): boolean {
  return position >= 3;
}

/** The middle of the corridor below a hull's upper edge: between the decks and what lies in store. */
export const CORRIDOR = 158;
/** So far outside the hulls corridors run from one row to the other. */
const SHAFT = 17;

export interface Lock extends Point {
  /** Through the wall to the neighbour, or along a shaft to the other row. */
  readonly side: 'between' | 'left' | 'right';
}

/** Between a sector and the next one clockwise. */
export function lockAfter(position: number): Lock {
  const from = sectorAt(position);
  const to = sectorAt((position + 1) % SECTORS.length);
  if (from.y === to.y) {
    const left = Math.min(from.x, to.x) + HULL.width;
    const right = Math.max(from.x, to.x);
    return { x: (left + right) / 2, y: from.y + CORRIDOR, side: 'between' };
  }
  const y = (from.y + to.y) / 2 + CORRIDOR;
  return from.x < 800
    ? { x: from.x - SHAFT, y, side: 'left' }
    : { x: from.x + HULL.width + SHAFT, y, side: 'right' };
}

/** Where submarines hang below a sector, as far as there are spaces. */
export function berthAt(position: number, space: number): Point {
  const { x, y } = sectorAt(position);
  return { x: x + 52 + space * 88, y: y + 273 };
}

/** On the crew deck: alone tall, two beside one another, three and four in two rows; lower where bots wait above them. */
export function crewAt(
  position: number,
  nth: number,
  count: number,
  belowBots: boolean,
): Point & { readonly size: number } {
  const { x, y } = sectorAt(position);
  if (belowBots) {
    if (count <= 1) return { x: x + 303, y: y + 107, size: 76 };
    if (count === 2) return { x: x + (nth === 0 ? 277 : 329), y: y + 114, size: 62 };
    return { x: x + (nth % 2 === 0 ? 279 : 327), y: y + (nth < 2 ? 127 : 82), size: 40 };
  }
  if (count <= 1) return { x: x + 302, y: y + 102, size: 86 };
  if (count === 2) return { x: x + (nth === 0 ? 268 : 331), y: y + 107, size: 74 };
  const lone = count === 3 && nth === 2;
  const column = lone ? 299 : nth % 2 === 0 ? 268 : 331;
  return { x: x + column, y: y + (nth < 2 ? 116 : 54), size: 58 };
}

/** The radius of an option's number, and of one on something small. */
export const BADGE = 20;
export const SMALL_BADGE = 17;

export const PAD: Point = { x: 188, y: 784 };
/** Middles of the tiles. */
const ROWS: readonly number[] = [616, 464, 312];
/** Engineers stand so far below the middle of the tile. */
const FLOOR = 113;
/** As far as an engineer may stand from the tower's walls. */
const WALLS = { left: 54, right: 322 } as const;

type Rooms = HqView['rooms'];

/** Side by side in its row, the first row lowest. */
export function roomAt(rooms: Rooms, id: Room): Point {
  const row = rooms.find((room) => room.id === id)?.row ?? 1;
  const rows = [...new Set(rooms.map((room) => room.row))].sort((a, b) => a - b);
  const mates = rooms.filter((room) => room.row === row);
  const column = mates.findIndex((room) => room.id === id) - (mates.length - 1) / 2;
  return { x: PAD.x + column * roomWidth(rooms, id), y: ROWS[rows.indexOf(row)] ?? 622 };
}

const STOREY = 324;

/** The rooms of a storey share its width. */
export function roomWidth(rooms: Rooms, id: Room): number {
  const row = rooms.find((room) => room.id === id)?.row;
  return STOREY / rooms.filter((room) => room.row === row).length;
}

/** Each seat has its own place on the pad. */
export function onPad(seat: number, seats: number): Point & { readonly size: number } {
  return { x: PAD.x + (seat - (seats - 1) / 2) * 68, y: PAD.y - 5, size: 56 };
}

/** Where many stand side by side; at 46 two seats' ghosts look alike to some eyes in the light palette (`seats-apart.test.ts`). */
const SMALLEST = 48;
/** As large as so many find room beside one another. */
const ENGINEERS = [54, 50, SMALLEST] as const;
/** How much of its square an engineer takes with the light line round it. */
const SHOULDERS = 0.9;
const LEAST_STEP = 44;

/** Where the nth of so many engineers stands in a room of that width; three or four in a narrow one reach beyond its walls. */
export function engineerAt(
  room: Point,
  width: number,
  nth: number,
  count: number,
): Point & { readonly size: number } {
  const size = ENGINEERS.find((one) => count * one * SHOULDERS <= width - ROOM.gap) ?? SMALLEST;
  const free = (width - ROOM.gap - size) / Math.max(1, count - 1);
  const step = count === 2 ? Math.min(60, width * 0.45) : Math.max(LEAST_STEP, free);
  const reach = ((count - 1) / 2) * step;
  const middle = Math.min(Math.max(room.x, WALLS.left + reach), WALLS.right - reach);
  return { x: middle + (nth - (count - 1) / 2) * step, y: room.y + FLOOR - size / 2, size };
}

export const EXIT = { x: 188, y: 252, pitch: 70, height: 54 } as const;

export function exitAt(nth: number, seats: number): Point {
  return { x: EXIT.x + (nth - (seats - 1) / 2) * EXIT.pitch, y: EXIT.y };
}

/** How far along the surface so many points of a lap are. */
export function alongTrack(space: number, lap: number): number {
  return 66 + (1474 * space) / lap;
}

import { boxAround, centredBox, overlap } from '../../shapes.ts';
import type { Box, Meaning, Point, SpriteShape } from '../../shapes.ts';
import type { AreaView } from './view.ts';
import { coastPoint, POLE_BOX, rowIn } from './coast.ts';

/* How an area is filled: its sign on the shore, buildings in one or two rows, scientists before them. */

/** A sprite around a middle. */
export function stamp(
  name: string,
  { x, y }: Point,
  width: number,
  meaning: Meaning & Partial<Omit<SpriteShape, 'kind' | 'name' | 'x' | 'y' | 'width'>> = {},
): SpriteShape {
  const { height = width, ...rest } = meaning;
  return { kind: 'sprite', name, x: x - width / 2, y: y - height / 2, width, height, ...rest };
}

export const SIGN = { height: 44, corner: 12 } as const;
/** The slot on the coast, and how far outwards. */
const SIGNS: Readonly<Record<string, readonly [number, number, number]>> = {
  s: [0, -18, -14],
  se: [5, -7, -26],
  e: [8.25, -17, -13],
  ne: [11.1, -14, 9],
  n: [16, -18, 18],
  nw: [21, -2, -2],
  w: [23.75, 9, -13],
  sw: [26.75, 6, -4],
};

export function signAt({ id, ring }: AreaView): Point {
  const [slot, dx, dy] = SIGNS[id] ?? [ring * 4, 0, 0];
  const { x, y } = coastPoint(slot);
  return { x: x + dx, y: y + dy };
}

/** On this side of an area's letters an anchor finds room: away from its first ships, or inland where the coast is straight. */
const ANCHOR_SIDE: Readonly<Record<string, 1 | -1>> = { e: -1, nw: -1, sw: -1 };
export const ANCHOR = 46;

/** The letters, and those together with their anchor. */
export function lettersBox(area: AreaView): Box {
  const { x, y } = signAt(area);
  const width = area.id.length > 1 ? 78 : 50;
  return { x: x - width / 2, y: y - SIGN.height / 2, width, height: SIGN.height };
}

/** Where the anchor is, if there is one. */
export function anchorAt(area: AreaView): Point {
  const { x, y, width } = lettersBox(area);
  const side = ANCHOR_SIDE[area.id] ?? 1;
  return { x: x + width / 2 + side * (width / 2 + ANCHOR / 2 - 8), y: y + SIGN.height / 2 };
}

/** All that the letters take, with the anchor, so that what stands beside them never moves. */
export function signBox(area: AreaView): Box {
  return boxAround([lettersBox(area), centredBox(anchorAt(area), ANCHOR, SIGN.height)]);
}

interface Feet {
  /** the lower row of buildings, scientists */
  readonly first: number;
  readonly pawns: number;
}

const FEET: Readonly<Record<string, Feet>> = {
  n: { first: 317, pawns: 393 },
  ne: { first: 331, pawns: 403 },
  nw: { first: 331, pawns: 403 },
  e: { first: 487, pawns: 563 },
  w: { first: 487, pawns: 563 },
  se: { first: 655, pawns: 731 },
  sw: { first: 655, pawns: 731 },
  s: { first: 674, pawns: 741 },
};

function feetOf({ id }: AreaView): Feet {
  return FEET[id] ?? { first: 500, pawns: 576 };
}

const INSET = 3;

/** From left to right inside the area, beside its sign and the plate at the pole. */
function room(area: AreaView, feet: number, height: number, inset: number): readonly [number, number] {
  let [left, right] = rowIn(area.ring, feet, height);
  for (const other of [signBox(area), POLE_BOX]) {
    const row = { x: left, y: feet - height + 5, width: right - left, height: height - 10 };
    if (!overlap(row, other)) continue;
    if (other.x + other.width / 2 < (left + right) / 2) left = Math.max(left, other.x + other.width);
    else right = Math.min(right, other.x);
  }
  return [left + inset, right - inset];
}

interface Row {
  readonly feet: number;
  readonly count: number;
  readonly size: number;
  readonly pitch: number;
}

function fits([left, right]: readonly [number, number], size: number, pitch: number): number {
  return Math.max(0, Math.floor((right - left - size) / pitch) + 1);
}

/** All over the board buildings are of one size: people stand out before them. */
const BUILDING = 66;
const LEAST_IN_ONE_ROW = 50;
/** In two rows, so that the upper one has room up to the coast or below the plate at the pole. */
const LARGEST_IN_TWO_ROWS = 55;
const LEAST = 30;
const ROW_GAP = 2;

/** One straight row while it is not crowded, else two that share by their room; the more there are the smaller, but none hides another. */
function rowsFor(area: AreaView, count: number): Row[] {
  const { first } = feetOf(area);
  const fitting = (feet: number, size: number): number => fits(room(area, feet, size, INSET), size, size);
  for (let size = BUILDING; count <= 5 && size >= LEAST_IN_ONE_ROW; size -= 2)
    if (fitting(first, size) >= count) return [{ feet: first, count, size, pitch: size }];
  for (let size = LARGEST_IN_TWO_ROWS; size >= LEAST; size -= 1) {
    const second = first - size - ROW_GAP;
    const [upper, lower] = [fitting(second, size), fitting(first, size)];
    if (upper + lower < count) continue;
    const share = Math.round((count * upper) / (upper + lower));
    const above = Math.max(count - lower, Math.min(upper, share));
    return [
      { feet: second, count: above, size, pitch: size },
      { feet: first, count: count - above, size, pitch: size },
    ];
  }
  const half = Math.floor(count / 2);
  return [
    { feet: first - LEAST, count: half, size: LEAST, pitch: LEAST - 4 },
    { feet: first, count: count - half, size: LEAST, pitch: LEAST - 4 },
  ];
}

export interface Spot extends Point {
  readonly size: number;
}

/** So far a building in line with the lower row may reach out of its room. */
const SLACK = 8;

/** Middles of the buildings in the order of the data file; those of an upper row stand above those of the lower where they can. */
export function buildingSpots(area: AreaView): Spot[] {
  const rows = rowsFor(area, area.buildings.length).map((row) => {
    const [left, right] = room(area, row.feet, row.size, INSET);
    return { ...row, left, right, first: (left + right) / 2 - ((row.count - 1) * row.pitch) / 2 };
  });
  const lower = rows.at(-1);
  return rows.flatMap(({ feet, count, size, pitch, left, right, first }) => {
    const off = lower === undefined ? 0 : first - lower.first;
    const aligned = first - off + Math.round(off / pitch) * pitch;
    const fitting =
      aligned - size / 2 >= left - SLACK && aligned + (count - 1) * pitch + size / 2 <= right + SLACK;
    const from = fitting ? aligned : first;
    return Array.from({ length: count }, (_, at) => ({ x: from + at * pitch, y: feet - size / 2, size }));
  });
}

const PAWN = { width: 60, aspect: 1.25, gap: 4 } as const;
/** So close that each pawn's number stays in sight. */
const LEAST_PITCH_OF_PAWNS = 46;
/** So far a row keeps from the crevasses at its sides. */
const APART = 3;

export interface PawnSpot extends Point {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** Middles of the pawns of seats that have scientists there. */
export function pawnSpots(area: AreaView): PawnSpot[] {
  const seats = area.scientists.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const feet = feetOf(area).pawns;
  const [west, east] = room(area, feet, PAWN.width * PAWN.aspect, 0);
  const sign = signBox(area);
  const beside = (edge: number, side: number): boolean => Math.abs(edge - side) < 1;
  // towards the coast ships are near
  const left = area.id === 'w' ? west : beside(west, sign.x + sign.width) ? west + PAWN.gap : west + APART;
  const right = area.id === 'e' ? east : beside(east, sign.x) ? east - PAWN.gap : east - APART;
  const gaps = seats.length - 1;
  const share = (right - left + PAWN.gap) / Math.max(1, seats.length);
  const pitch = Math.max(LEAST_PITCH_OF_PAWNS, Math.min(PAWN.width + PAWN.gap, share));
  const width = Math.min(PAWN.width, pitch - PAWN.gap);
  const height = width * PAWN.aspect;
  // more than fit lie across a crevasse rather than below the sign
  const over = Math.max(0, gaps * pitch + width - (right - left));
  const aside = signAt(area).x < (left + right) / 2 ? over / 2 : -over / 2;
  const middle = (left + right) / 2 + aside;
  return seats.map((seat, at) => ({
    seat,
    x: middle + (at - gaps / 2) * pitch,
    y: feet - height / 2,
    width,
    height,
  }));
}

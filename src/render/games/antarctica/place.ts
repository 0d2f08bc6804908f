import type { Meaning, Point, SpriteShape } from '../../shapes.ts';
import type { AreaView } from './view.ts';
import { rowIn } from './coast.ts';

/* How an area is filled: buildings in straight rows, scientists before them. */

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

/** Where the feet of an area's pawns are. */
const PAWN_FEET: Readonly<Record<string, number>> = {
  n: 431,
  ne: 396,
  nw: 396,
  e: 552,
  w: 552,
  se: 751,
  sw: 751,
  s: 771,
};

function pawnFeet({ id }: AreaView): number {
  return PAWN_FEET[id] ?? 548;
}

/** So far what stands in an area keeps from its borders. */
const INSET = 8;

/** From left to right inside the area. */
function room(area: AreaView, feet: number, height: number): readonly [number, number] {
  const [left, right] = rowIn(area.ring, feet, height);
  return [left + INSET, right - INSET];
}

const PAWN = { width: 56, aspect: 1.28, gap: 6 } as const;
/** So close that each pawn's number stays in sight. */
const LEAST_PITCH_OF_PAWNS = 46;

const BUILDING = { largest: 66, alone: 54, least: 34, gap: 5 } as const;
/** Between the heads of pawns and the buildings behind them, and between their feet and those before them. */
const BEHIND = 6;
const BEFORE = 9;

interface Row {
  readonly feet: number;
  readonly left: number;
  readonly right: number;
  /** So many find room. */
  readonly most: number;
}

function rowOf(area: AreaView, feet: number, size: number): Row {
  const [left, right] = room(area, feet, size);
  const most = Math.max(0, Math.floor((right - left + BUILDING.gap) / (size + BUILDING.gap)));
  return { feet, left, right, most: most > 1 ? most : 0 };
}

interface Rows {
  readonly size: number;
  readonly rows: readonly Row[];
}

/** One row behind the pawns while it is not crowded, else two, and one before them too: as large as they can be, and none hides another. */
function rowsFor(area: AreaView, count: number): Rows {
  const feet = pawnFeet(area);
  const behind = feet - PAWN.width * PAWN.aspect - BEHIND;
  const at = (size: number): readonly Row[] =>
    [behind - size - BUILDING.gap, behind, feet + size + BEFORE].map((one) => rowOf(area, one, size));
  for (let size: number = BUILDING.largest; size >= BUILDING.alone; size -= 2) {
    const rows = at(size).slice(1, 2);
    if (count <= 4 && holds(rows, count)) return { size, rows };
  }
  for (let size: number = BUILDING.largest; size > BUILDING.least; size -= 1) {
    const [far, near, before] = at(size);
    const sets = [
      [far, near],
      [near, before],
      [far, near, before],
    ].map((set) => set.filter((row) => row !== undefined));
    const rows = sets.find((set) => holds(set, count));
    if (rows !== undefined) return { size, rows };
  }
  return { size: BUILDING.least, rows: at(BUILDING.least) };
}

function holds(rows: readonly Row[], count: number): boolean {
  return rows.reduce((sum, { most }) => sum + most, 0) >= count;
}

/** How many stand in each row: shared out by their room. */
function shared(rows: readonly Row[], count: number): number[] {
  const whole = rows.reduce((sum, { most }) => sum + most, 0);
  const shares = rows.map(({ most }) => Math.min(most, Math.floor((count * most) / Math.max(1, whole))));
  for (let left = count - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const free = rows.map(({ most }, nth) => most - (shares[nth] ?? 0));
    const nth = free.indexOf(Math.max(...free));
    shares[nth] = (shares[nth] ?? 0) + 1;
  }
  return shares;
}

export interface Spot extends Point {
  readonly size: number;
}

/** Middles of the buildings in the order of the data file, each row in the middle of its room. */
export function buildingSpots(area: AreaView): Spot[] {
  const { size, rows } = rowsFor(area, area.buildings.length);
  const shares = shared(rows, area.buildings.length);
  return rows.flatMap(({ feet, left, right }, nth) => {
    const count = shares[nth] ?? 0;
    const pitch = Math.min(
      size * 1.2 + BUILDING.gap,
      Math.max(size, (right - left - size) / Math.max(1, count - 1)),
    );
    const first = (left + right) / 2 - ((count - 1) * pitch) / 2;
    return Array.from({ length: count }, (_, at) => ({ x: first + at * pitch, y: feet - size / 2, size }));
  });
}

export interface PawnSpot extends Point {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** Middles of the pawns of seats that have scientists there. */
export function pawnSpots(area: AreaView): PawnSpot[] {
  const seats = area.scientists.flatMap((count, seat) => (count > 0 ? [seat] : []));
  const feet = pawnFeet(area);
  const [left, right] = room(area, feet, PAWN.width * PAWN.aspect);
  const share = (right - left + PAWN.gap) / Math.max(1, seats.length);
  const pitch = Math.max(LEAST_PITCH_OF_PAWNS, Math.min(PAWN.width + PAWN.gap, share));
  const width = Math.min(PAWN.width, pitch - PAWN.gap);
  const height = width * PAWN.aspect;
  return seats.map((seat, at) => ({
    seat,
    x: (left + right) / 2 + (at - (seats.length - 1) / 2) * pitch,
    y: feet - height / 2,
    width,
    height,
  }));
}

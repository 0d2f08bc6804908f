import { tenth } from '../../shapes.ts';
import type { Meaning, Point, SpriteShape } from '../../shapes.ts';
import type { AreaView } from './view.ts';
import { POLE, rowIn } from './coast.ts';

/* How an area is filled: buildings in straight rows, scientists before them, in the east and west at the coast. */

/** A sprite around a middle. */
export function stamp(
  name: string,
  { x, y }: Point,
  width: number,
  meaning: Meaning & Partial<Omit<SpriteShape, 'kind' | 'name' | 'x' | 'y' | 'width'>> = {},
): SpriteShape {
  const { height = width, ...rest } = meaning;
  const box = {
    x: tenth(x - width / 2),
    y: tenth(y - height / 2),
    width: tenth(width),
    height: tenth(height),
  };
  return { kind: 'sprite', name, ...box, ...rest };
}

/** Where the feet of an area's pawns are; in the east and west of two pawns, one above the other. */
const PAWN_FEET: Readonly<Record<string, number>> = {
  n: 411,
  ne: 399,
  nw: 399,
  se: 768,
  sw: 768,
  s: 776,
};

function pawnFeet({ id }: AreaView): number {
  return PAWN_FEET[id] ?? POLE.y + PAWN.width * PAWN.aspect + PAWN.gap / 2;
}

/** So far what stands in an area keeps from its borders. */
const INSET = 8;

/** From left to right inside the area. */
function room(area: AreaView, feet: number, height: number): readonly [number, number] {
  const [left, right] = rowIn(area.ring, feet, height);
  return [left + INSET, right - INSET];
}

const PAWN = { width: 52, aspect: 1.25, gap: 7 } as const;
/** So close that each pawn's number stays in sight. */
const LEAST_PITCH_OF_PAWNS = 46;

const BUILDING = { largest: 74, least: 34, gap: 6 } as const;
/** Between the heads of pawns and the buildings behind them. */
const BEHIND = 7;
/** And beside them. */
const BESIDE = 19;
/** So many rows at the most. */
const MOST_ROWS = 3;

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

/** The east and west are long and low: there pawns stand at the coast, buildings from them to the pole. */
function isSide({ ring }: AreaView): boolean {
  return ring % 4 === 2;
}

function isEast({ ring }: AreaView): boolean {
  return ring === 2;
}

/** Rows in the middle of the east or west, from its pawns to the pole. */
function besidePawns(area: AreaView, size: number, rows: number): Row[] {
  const pawns = pawnSpots(area);
  const reach = PAWN.width / 2 + BESIDE;
  const bottom = POLE.y + (rows * (size + BUILDING.gap) - BUILDING.gap) / 2;
  return Array.from({ length: rows }, (_, nth) => {
    const row = rowOf(area, bottom - (rows - 1 - nth) * (size + BUILDING.gap), size);
    const left = isEast(area) ? row.left : Math.max(row.left, ...pawns.map(({ x }) => x + reach));
    const right = isEast(area) ? Math.min(row.right, ...pawns.map(({ x }) => x - reach)) : row.right;
    return { ...row, left, right, most: Math.floor((right - left + BUILDING.gap) / (size + BUILDING.gap)) };
  });
}

interface Rows {
  readonly size: number;
  readonly rows: readonly Row[];
}

/** Behind the pawns, in the east and west beside them, in as few rows as hold them all as large as they can be. */
function rowsFor(area: AreaView, count: number): Rows {
  const behind = pawnFeet(area) - PAWN.width * PAWN.aspect - BEHIND;
  const at = (size: number, rows: number): readonly Row[] =>
    isSide(area)
      ? besidePawns(area, size, rows)
      : Array.from({ length: rows }, (_, nth) =>
          rowOf(area, behind - (rows - 1 - nth) * (size + BUILDING.gap), size),
        );
  for (let size: number = BUILDING.largest; size > BUILDING.least; size -= 1) {
    for (let rowCount = 1; rowCount <= MOST_ROWS; rowCount += 1) {
      const rows = at(size, rowCount);
      if (holds(rows, count)) return { size, rows };
    }
  }
  return { size: BUILDING.least, rows: at(BUILDING.least, MOST_ROWS) };
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

/** The middle of its rows: of all of them in the east and west, elsewhere of the pawns. */
function axisOf(area: AreaView, rows: readonly Row[]): number {
  if (!isSide(area)) return middleOf(room(area, pawnFeet(area), PAWN.width * PAWN.aspect));
  const [left, right] = [Math.max(...rows.map((row) => row.left)), Math.min(...rows.map((row) => row.right))];
  return middleOf([left, right]);
}

function pawnsIn({ scientists }: AreaView): number[] {
  return scientists.flatMap((count, seat) => (count > 0 ? [seat] : []));
}

function middleOf([left, right]: readonly [number, number]): number {
  return (left + right) / 2;
}

export interface Spot extends Point {
  readonly size: number;
}

/** Middles of the buildings in the order of the data file, each row as near to the middle of the pawns as it finds room. */
function spotsIn(area: AreaView): readonly Spot[] {
  const { size, rows } = rowsFor(area, area.buildings.length);
  const shares = shared(rows, area.buildings.length);
  const axis = axisOf(area, rows);
  return rows.flatMap(({ feet, left, right }, nth) => {
    const count = shares[nth] ?? 0;
    const pitch = Math.min(
      size * 1.2 + BUILDING.gap,
      Math.max(size, (right - left - size) / Math.max(1, count - 1)),
    );
    const half = ((count - 1) * pitch + size) / 2;
    const first = Math.max(left, Math.min(right - 2 * half, axis - half)) + size / 2;
    return Array.from({ length: count }, (_, at) => ({ x: first + at * pitch, y: feet - size / 2, size }));
  });
}

/** They depend on how many buildings and pawns stand there, and are looked for once. */
const SPOTS = new Map<string, readonly Spot[]>();

export function buildingSpots(area: AreaView): readonly Spot[] {
  const key = `${area.id}/${area.buildings.length}/${pawnsIn(area).length}`;
  const known = SPOTS.get(key);
  if (known !== undefined) return known;
  const spots = spotsIn(area);
  SPOTS.set(key, spots);
  return spots;
}

export interface PawnSpot extends Point {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** Middles of the pawns of seats that have scientists there. */
export function pawnSpots(area: AreaView): PawnSpot[] {
  return isSide(area) ? pawnsAtCoast(area) : pawnsInRow(area);
}

function pawnsInRow(area: AreaView): PawnSpot[] {
  const seats = pawnsIn(area);
  const feet = pawnFeet(area);
  const [left, right] = room(area, feet, PAWN.width * PAWN.aspect);
  const share = (right - left + PAWN.gap) / Math.max(1, seats.length);
  const pitch = Math.max(LEAST_PITCH_OF_PAWNS, Math.min(PAWN.width + PAWN.gap, share));
  const width = Math.min(PAWN.width, pitch - PAWN.gap);
  const height = width * PAWN.aspect;
  const axis = middleOf([left, right]);
  return seats.map((seat, at) => ({
    seat,
    x: axis + (at - (seats.length - 1) / 2) * pitch,
    y: feet - height / 2,
    width,
    height,
  }));
}

/** One above the other, the third and fourth beside them. */
function pawnsAtCoast(area: AreaView): PawnSpot[] {
  const seats = pawnsIn(area);
  const { width } = PAWN;
  const height = width * PAWN.aspect;
  const [left, right] = room(area, pawnFeet(area), 2 * height + PAWN.gap);
  const pitch = width + PAWN.gap;
  return seats.map((seat, at) => {
    const column = Math.floor(at / 2) * pitch + width / 2;
    const isAlone = at % 2 === 0 && at === seats.length - 1;
    const row = isAlone ? 0 : (at % 2) - 0.5;
    return {
      seat,
      x: isEast(area) ? right - column : left + column,
      y: POLE.y + row * (height + PAWN.gap),
      width,
      height,
    };
  });
}

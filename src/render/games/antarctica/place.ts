import { tenth } from '../../shapes.ts';
import type { Meaning, Point, SpriteShape } from '../../shapes.ts';
import type { AreaView } from './view.ts';
import { POLE, rowIn } from './coast.ts';

/* How an area is filled: a row of scientists, buildings in straight rows behind them and, where room is short, beside them. */

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

/** Where the feet of an area's pawns are. */
const PAWN_FEET: Readonly<Record<string, number>> = {
  n: 411,
  ne: 408,
  nw: 408,
  e: 569,
  w: 569,
  se: 774,
  sw: 774,
  s: 777,
};

function pawnFeet({ id }: AreaView): number {
  return PAWN_FEET[id] ?? 569;
}

/** So far what stands in an area keeps from its borders. */
const INSET = 8;

/** The east's and west's rows end so far from the crack between them. */
const FROM_POLE = 12;

/** From left to right inside the area. */
function room(area: AreaView, feet: number, height: number): readonly [number, number] {
  const [left, right] = rowIn(area.ring, feet, height);
  if (!isSide(area)) return [left + INSET, right - INSET];
  return isEastern(area)
    ? [Math.max(left, POLE.x) + FROM_POLE, right - INSET]
    : [left + INSET, Math.min(right, POLE.x) - FROM_POLE];
}

const PAWN = { width: 52, aspect: 1.25, gap: 7 } as const;
/** So close that each pawn's number stays in sight. */
const LEAST_PITCH_OF_PAWNS = 46;

const BUILDING = { largest: 68, least: 34, gap: 6 } as const;
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

function row(feet: number, [left, right]: readonly [number, number], size: number): Row {
  return {
    feet,
    left,
    right,
    most: Math.max(0, Math.floor((right - left + BUILDING.gap) / (size + BUILDING.gap))),
  };
}

export interface PawnSpot extends Point {
  readonly seat: number;
  readonly width: number;
  readonly height: number;
}

/** Where pawns stand, and the rows that this leaves for buildings of a size. */
interface Arrangement {
  readonly pawns: readonly PawnSpot[];
  readonly rows: (size: number, count: number) => readonly Row[];
}

function isSide({ ring }: AreaView): boolean {
  return ring % 4 === 2;
}

/** In the north and south, which have no coast at their side, pawns stand in the middle only. */
function hasSideCoast({ ring }: AreaView): boolean {
  return ring % 4 !== 0;
}

function isEastern({ ring }: AreaView): boolean {
  return ring > 0 && ring < 4;
}

function pawnsIn({ scientists }: AreaView): number[] {
  return scientists.flatMap((count, seat) => (count > 0 ? [seat] : []));
}

function middleOf([left, right]: readonly [number, number]): number {
  return (left + right) / 2;
}

/** Beside each other; around the middle, or at the area's coast in the east or west. */
function pawnsInRow(area: AreaView, isAtCoast: boolean): PawnSpot[] {
  const seats = pawnsIn(area);
  const feet = pawnFeet(area);
  const [left, right] = room(area, feet, PAWN.width * PAWN.aspect);
  const share = (right - left + PAWN.gap) / Math.max(1, seats.length);
  const pitch = Math.max(LEAST_PITCH_OF_PAWNS, Math.min(PAWN.width + PAWN.gap, share));
  const width = Math.min(PAWN.width, pitch - PAWN.gap);
  const height = width * PAWN.aspect;
  const half = (width + (seats.length - 1) * pitch) / 2;
  const middle = isEastern(area) ? right - half : left + half;
  const axis = isAtCoast ? middle : middleOf([left, right]);
  return seats.map((seat, at) => ({
    seat,
    x: axis + (at - (seats.length - 1) / 2) * pitch,
    y: feet - height / 2,
    width,
    height,
  }));
}

/** From pawns at the coast to the border inland. */
function inland(area: AreaView, pawns: readonly PawnSpot[], feet: number, size: number): Row {
  const reach = PAWN.width / 2 + BESIDE;
  const [left, right] = room(area, feet, size);
  const free: readonly [number, number] = isEastern(area)
    ? [left, Math.min(right, ...pawns.map(({ x }) => x - reach))]
    : [Math.max(left, ...pawns.map(({ x }) => x + reach)), right];
  return row(feet, free, size);
}

function rowsBehind(area: AreaView, size: number, count: number): Row[] {
  const behind = pawnFeet(area) - PAWN.width * PAWN.aspect - BEHIND;
  return Array.from({ length: count }, (_, nth) => {
    const feet = behind - (count - 1 - nth) * (size + BUILDING.gap);
    const found = row(feet, room(area, feet, size), size);
    // one alone would stand in a corner
    return found.most > 1 ? found : { ...found, most: 0 };
  });
}

/** Two above two at the coast of the east or west, all rows beside them: what holds most there. */
function pawnsInSquare(area: AreaView): Arrangement {
  const seats = pawnsIn(area);
  const { width } = PAWN;
  const height = width * PAWN.aspect;
  const [left, right] = room(area, POLE.y + height, 2 * height);
  const pawns = seats.map((seat, at) => {
    const column = (Math.floor(at / 2) + 0.5) * (width + PAWN.gap);
    const down = ((at % 2) - 0.5) * (height + PAWN.gap);
    return { seat, x: isEastern(area) ? right - column : left + column, y: POLE.y + down, width, height };
  });
  return {
    pawns,
    rows: (size, count) => {
      const pitch = size + BUILDING.gap;
      const bottom = POLE.y + (count * pitch - BUILDING.gap) / 2;
      return Array.from({ length: count }, (_, nth) =>
        inland(area, pawns, bottom - (count - 1 - nth) * pitch, size),
      );
    },
  };
}

/** In the order in which they are tried: the first that holds all buildings in their largest size. */
function arrangements(area: AreaView): Arrangement[] {
  const before: Arrangement = {
    pawns: pawnsInRow(area, false),
    rows: (size, count) => rowsBehind(area, size, count),
  };
  if (!hasSideCoast(area)) return [before];
  const atCoast = pawnsInRow(area, true);
  const around: Arrangement = {
    pawns: atCoast,
    rows: (size, count) => [...rowsBehind(area, size, count), inland(area, atCoast, pawnFeet(area), size)],
  };
  return isSide(area) ? [before, around, pawnsInSquare(area)] : [before, around];
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

/** Middles in the order of the data file, each row as near to one axis as it finds room. */
function spotsIn(rows: readonly Row[], size: number, count: number): Spot[] {
  const shares = shared(rows, count);
  const axis = middleOf([
    Math.max(...rows.map(({ left }) => left)),
    Math.min(...rows.map(({ right }) => right)),
  ]);
  return rows.flatMap(({ feet, left, right }, nth) => {
    const share = shares[nth] ?? 0;
    const pitch = Math.min(
      size * 1.2 + BUILDING.gap,
      Math.max(size, (right - left - size) / Math.max(1, share - 1)),
    );
    const half = ((share - 1) * pitch + size) / 2;
    const first = Math.max(left, Math.min(right - 2 * half, axis - half)) + size / 2;
    return Array.from({ length: share }, (_, at) => ({ x: first + at * pitch, y: feet - size / 2, size }));
  });
}

interface Filling {
  readonly pawns: readonly PawnSpot[];
  readonly buildings: readonly Spot[];
}

/** With buildings as large as they can be, in as few rows as hold them. */
function filling(area: AreaView): Filling {
  const count = area.buildings.length;
  const ways = arrangements(area);
  for (let size: number = BUILDING.largest; size >= BUILDING.least; size -= 1) {
    for (let rowCount = 1; rowCount <= MOST_ROWS; rowCount += 1) {
      for (const { pawns, rows } of ways) {
        const found = rows(size, rowCount);
        if (holds(found, count)) return { pawns, buildings: spotsIn(found, size, count) };
      }
    }
  }
  throw new RangeError(`${count} buildings find no room in ${area.id}`);
}

/** It depends on which seats have pawns there and how many buildings stand there, and is looked for once. */
const FILLINGS = new Map<string, Filling>();

function filled(area: AreaView): Filling {
  const key = `${area.id}/${area.buildings.length}/${pawnsIn(area).join('')}`;
  const known = FILLINGS.get(key) ?? filling(area);
  FILLINGS.set(key, known);
  return known;
}

export function buildingSpots(area: AreaView): readonly Spot[] {
  return filled(area).buildings;
}

/** Middles of the pawns of seats that have scientists there. */
export function pawnSpots(area: AreaView): readonly PawnSpot[] {
  return filled(area).pawns;
}

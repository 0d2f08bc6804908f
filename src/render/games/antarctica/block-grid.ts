import type { Box, Point } from '../../shapes.ts';
import { cubeFrom } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaView, SpaceView, TrackView } from './view.ts';

/*
 * Where the holes are in the block of ice, and the spaces in a hole, at most one cube in each (ANT-TRACK-2): those that are worth the
 * same lie in one row, two side by side, the second a little deeper.
 */

export interface BlockPlace {
  readonly box: Box;
  /** Pixels for one of the main board. */
  readonly k: number;
}

/** To the right of the map. */
export const COLUMN = { x: 1174, width: 408, bottom: 880 } as const;

/** On the board it takes what the building cards leave. */
export function placeBelow(top: number): BlockPlace {
  return { box: { x: COLUMN.x, y: top, width: COLUMN.width, height: COLUMN.bottom - top }, k: 1 };
}

const PITCH = 72;
/** What the heads take above all the rows, and what is left below them. */
export const SNOW = 146;
const BELOW = 12;
export const RULER = 42;
const SIDE_BY_SIDE = 2;
/** Of a row's height, where only one space lies in it. */
const SINGLE = 0.8;
/** A hole has room for two cubes side by side only if one lies deeper; the higher the rows, the larger the cubes. */
export const BORE = 68;
const CUBE = { least: 18, share: 0.32, most: 44 } as const;
const SIGN = 40;
/** Where a cube, or a number of the menu, and a sign share a space: one above the other. */
const SHARED = { cube: -13, sign: 15, cubeSize: 30, signSize: 24 } as const;

export interface Cell extends Point {
  readonly size: number;
}

export interface Grid {
  readonly place: BlockPlace;
  /** Where the rows begin and end. */
  readonly top: number;
  readonly bottom: number;
  xOf(nth: number): number;
  /** Where a row begins and ends. */
  edges(row: number): readonly [number, number];
  /** Of a hole's space: where a cube lies. */
  at(track: TrackView, nth: number, space: number): Cell;
  /** A sign that shares its space would be too small to be read, but not for who is asked, nor where the tracks are shown alone. */
  hasRoom(track: TrackView, space: number): boolean;
  /** There, or below a cube: where the space's sign lies. */
  signAt(track: TrackView, nth: number, space: number): Cell;
}

/** Nobody can get it any more: used up, or every cube is past it. */
function isGone({ n, consumed, colour }: SpaceView, { cubes }: TrackView): boolean {
  return consumed || (colour === 'red' && cubes.every((space) => space > n));
}

/** A space whose effect can still be had. */
export function hasSign(space: SpaceView, track: TrackView): boolean {
  return space.effect !== undefined && space.colour !== undefined && !isGone(space, track);
}

/** How far the asked player would come: each point leads to the next empty space ahead. */
export function landing(view: AntarcticaView, track: TrackView): number {
  const { asked, turn } = view;
  if (asked === undefined) return 0;
  const area = view.areas.find(({ id }) => id === turn?.target);
  const present =
    area === undefined
      ? 0
      : (area.scientists[asked.seat] ?? 0) + area.line.filter(({ seat }) => seat === asked.seat).length;
  let left = asked.points ?? (asked.kind === 'act' ? present : 1);
  let to = 0;
  for (let space = (track.cubes[asked.seat] ?? 0) + 1; space <= track.spaces.length && left > 0; space += 1) {
    if (track.cubes.includes(space)) continue;
    to = space;
    left -= 1;
  }
  return to;
}

/** Spaces that lie beside each other, and what each of them is worth (ANT-SCORE-4). */
interface Row {
  readonly worth: number;
  readonly spaces: readonly number[];
}

export function rowsOf({ spaces }: TrackView): Row[] {
  const rows: { worth: number; spaces: number[] }[] = [];
  for (const { n, printed } of spaces) {
    const last = rows.at(-1);
    const isAlike = last !== undefined && (printed === undefined || printed === last.worth);
    if (isAlike && last.spaces.length < SIDE_BY_SIDE) last.spaces.push(n);
    else rows.push({ worth: printed ?? last?.worth ?? 0, spaces: [n] });
  }
  return rows;
}

export function gridOf(view: AntarcticaView, place: BlockPlace, changed?: Changed): Grid {
  const { box, k } = place;
  const rows = view.tracks.map(rowsOf);
  const deepest = Math.max(1, ...rows.map(({ length }) => length));
  const weights = Array.from({ length: deepest }, (_, row) =>
    rows.every((of) => (of[row]?.spaces.length ?? 0) < SIDE_BY_SIDE) ? SINGLE : 1,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const [top, bottom] = [box.y + SNOW * k, box.y + box.height - BELOW * k];
  const unit = (bottom - top) / whole;
  const tops = weights.map((_, row) => top + unit * weights.slice(0, row).reduce((sum, one) => sum + one, 0));
  const edges = (row: number): readonly [number, number] => {
    const from = tops[row] ?? bottom;
    return [from, from + unit * (weights[row] ?? 0)];
  };
  const pitch = Math.min(PITCH, (4 * PITCH) / Math.max(1, view.tracks.length - 1)) * k;
  const xOf = (nth: number): number => box.x + (RULER + PITCH / 2) * k + nth * pitch;
  const cube = Math.min(CUBE.least * k + unit * CUBE.share, CUBE.most * k);
  // two that lie side by side just don't touch
  const aside = (BORE * k - cube) / 2;
  const down = Math.sqrt(Math.max(0, cube ** 2 - (2 * aside) ** 2)) / 2;
  const middleOf = (track: TrackView, nth: number, space: number): Point => {
    const of = rowsOf(track);
    const row = of.findIndex(({ spaces }) => spaces.includes(space));
    const [from, to] = edges(row);
    const [x, y] = [xOf(nth), (from + to) / 2];
    const spaces = of[row]?.spaces ?? [];
    if (spaces.length < SIDE_BY_SIDE) return { x, y };
    const side = spaces[0] === space ? -1 : 1;
    return { x: x + side * aside, y: y + (isShared(track, space) ? 0 : side * down) };
  };
  // in the picture of who is asked a number of the menu lies where a cube would
  const isTaken = (track: TrackView, n: number): boolean =>
    track.cubes.includes(n) ||
    track.cubes.some((_, seat) => cubeFrom(changed, track.id, seat) === n) ||
    (view.own !== undefined && landing(view, track) === n);
  const isWide = k > 1.5 || view.own !== undefined;
  const isShared = (track: TrackView, n: number): boolean =>
    isWide && isTaken(track, n) && track.spaces.some((space) => space.n === n && hasSign(space, track));
  return {
    place,
    top,
    bottom,
    xOf,
    edges,
    at: (track, nth, space) => {
      const { x, y } = middleOf(track, nth, space);
      return isShared(track, space)
        ? { x, y: y + SHARED.cube * k, size: Math.min(cube, SHARED.cubeSize * k) }
        : { x, y, size: cube };
    },
    hasRoom: (track, space) => isWide || !isTaken(track, space),
    signAt: (track, nth, space) => {
      const { x, y } = middleOf(track, nth, space);
      return isShared(track, space)
        ? { x, y: y + SHARED.sign * k, size: SHARED.signSize * k }
        : { x, y, size: SIGN * k };
    },
  };
}

/** Rows below each other that are worth the same: from the top of the first to the bottom of the last. */
export interface Level {
  readonly worth: number;
  readonly top: number;
  readonly bottom: number;
}

export function levelsOf(track: TrackView, { edges }: Grid): Level[] {
  const levels: Level[] = [];
  rowsOf(track).forEach(({ worth }, row) => {
    const [top, bottom] = edges(row);
    const last = levels.at(-1);
    if (last?.worth === worth) levels[levels.length - 1] = { ...last, bottom };
    else if (worth > 0) levels.push({ worth, top, bottom });
  });
  return levels;
}

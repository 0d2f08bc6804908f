import type { Box, Point } from '../../shapes.ts';
import { cubeFrom } from './changed.ts';
import type { Changed } from './changed.ts';
import type { AntarcticaView, SpaceView, TrackView } from './view.ts';

/* Where the holes are in the block of ice, and the spaces in a hole: cells below each other, at most one cube in each (ANT-TRACK-2). */

export interface BlockPlace {
  readonly box: Box;
  /** Pixels for one of the main board. */
  readonly k: number;
}

/** To the right of the map. */
export const COLUMN = { x: 1134, width: 452, bottom: 880 } as const;

/** On the board it takes what the building cards leave. */
export function placeBelow(top: number): BlockPlace {
  return { box: { x: COLUMN.x, y: top, width: COLUMN.width, height: COLUMN.bottom - top }, k: 1 };
}

const PITCH = 78;
/** What the heads take above all the rows, and what is left below them. */
export const SNOW = 104;
const BELOW = 8;
export const RULER = 44;
/** How wide a hole is. */
export const BORE = 62;
const LARGEST = { cube: 44, sign: 46 } as const;
/** Cubes are wider than high, as rows are low and holes have room. */
const SLAB = 1.28;
/** Signs reach beyond their square only at the sides: how much of a row's height it takes. */
const SIGN_SHARE = 1.05;
/** Where a cube and a sign share a cell: both inside the hole, beside each other; signs are drawn larger than their square. */
const LANES = { cube: { x: -11, size: 34 }, sign: { x: 17, size: 20 } } as const;

/** How high a cube is there, and how wide. */
interface Cell extends Point {
  readonly size: number;
  readonly width: number;
}

export interface Grid {
  readonly place: BlockPlace;
  /** Where the rows begin and end. */
  readonly top: number;
  readonly bottom: number;
  xOf(nth: number): number;
  yOf(space: number): number;
  /** Where the row of a space begins and ends. */
  edges(space: number): readonly [number, number];
  /** Of a hole's space: where a cube lies. */
  at(track: TrackView, nth: number, space: number): Cell;
  /** For who is asked, and where the tracks are shown alone: on the public board signs are too small to be read. */
  readonly hasSigns: boolean;
  /** There, or beside a cube: where the space's sign lies, and how large. */
  signAt(track: TrackView, nth: number, space: number): Point & { readonly size: number };
}

/** Questions for a track. */
const CHOICES: ReadonlySet<string> = new Set(['startCube', 'track', 'joint']);

/** Nobody can get it any more: used up, or every cube has reached it. */
function isGone({ n, consumed, colour }: SpaceView, { cubes }: TrackView): boolean {
  return consumed || (colour === 'red' && cubes.every((space) => space >= n));
}

/** A space whose effect can still be had. */
export function hasSign(space: SpaceView, track: TrackView): boolean {
  return space.effect !== undefined && space.colour !== undefined && !isGone(space, track);
}

/** ANT-FX-7; the question itself names no points. */
const JOINT_POINTS = 3;

/** How far the asked player would come: each point leads to the next empty space ahead. */
export function landing(view: AntarcticaView, track: TrackView): number {
  const { asked, turn } = view;
  if (asked === undefined) return 0;
  const area = view.areas.find(({ id }) => id === turn?.target);
  const present =
    area === undefined
      ? 0
      : (area.scientists[asked.seat] ?? 0) + area.line.filter(({ seat }) => seat === asked.seat).length;
  let left = asked.points ?? (asked.kind === 'act' ? present : asked.kind === 'joint' ? JOINT_POINTS : 1);
  let to = 0;
  for (let space = (track.cubes[asked.seat] ?? 0) + 1; space <= track.spaces.length && left > 0; space += 1) {
    if (track.cubes.includes(space)) continue;
    to = space;
    left -= 1;
  }
  return to;
}

/** Whether the asked player is to choose a track and may choose this one (ANT-TRACK-4, ANT-FX-7). */
export function mayChoose(view: AntarcticaView, track: TrackView): boolean {
  const { asked, players } = view;
  if (asked === undefined || !track.open || !CHOICES.has(asked.kind)) return false;
  const hasCube = (track.cubes[asked.seat] ?? 0) > 0 || (players[asked.seat]?.available.cubes ?? 0) > 0;
  return hasCube && landing(view, track) > 0 && asked.used?.includes(track.id) !== true;
}

export function gridOf(view: AntarcticaView, place: BlockPlace, changed?: Changed): Grid {
  const { box, k } = place;
  const [top, bottom] = [box.y + SNOW * k, box.y + box.height - BELOW * k];
  const row = (bottom - top) / Math.max(1, ...view.tracks.map(({ spaces }) => spaces.length));
  const pitch = Math.min(PITCH, (4 * PITCH) / Math.max(1, view.tracks.length - 1)) * k;
  const xOf = (nth: number): number => box.x + (RULER + PITCH / 2) * k + nth * pitch;
  const edges = (space: number): readonly [number, number] => [top + (space - 1) * row, top + space * row];
  const yOf = (space: number): number => top + (space - 0.5) * row;
  // in the picture of who is asked a number of the menu lies where a cube would
  const isTaken = (track: TrackView, n: number): boolean =>
    track.cubes.includes(n) ||
    track.cubes.some((_, seat) => cubeFrom(changed, track.id, seat) === n) ||
    (view.own !== undefined && landing(view, track) === n);
  const hasSigns = k > 1.5 || view.own !== undefined;
  const isShared = (track: TrackView, n: number): boolean =>
    hasSigns && isTaken(track, n) && track.spaces.some((space) => space.n === n && hasSign(space, track));
  const even = (size: number): number => 2 * Math.floor(size / 2);
  const cube = even(Math.min(LARGEST.cube * k, row * 0.9));
  const shared = Math.min(LANES.cube.size * k, cube);
  const sign = even(Math.min(LARGEST.sign * k, row * SIGN_SHARE));
  return {
    place,
    top,
    bottom,
    xOf,
    yOf,
    edges,
    at: (track, nth, space) =>
      isShared(track, space)
        ? { x: xOf(nth) + LANES.cube.x * k, y: yOf(space), size: shared, width: shared }
        : { x: xOf(nth), y: yOf(space), size: cube, width: cube * SLAB },
    hasSigns,
    signAt: (track, nth, space) =>
      isShared(track, space)
        ? { x: xOf(nth) + LANES.sign.x * k, y: yOf(space), size: LANES.sign.size * k }
        : { x: xOf(nth), y: yOf(space), size: sign },
  };
}

/** Spaces below each other that are worth the same: from the top of the first to the bottom of the last. */
export interface Level {
  readonly worth: number;
  readonly top: number;
  readonly bottom: number;
}

export function levelsOf({ spaces }: TrackView, { edges }: Grid): Level[] {
  const begins = spaces.flatMap(({ n, printed }) => (printed === undefined ? [] : [{ n, worth: printed }]));
  return begins.map(({ n, worth }, at) => {
    const last = (begins[at + 1]?.n ?? spaces.length + 1) - 1;
    return { worth, top: edges(n)[0], bottom: edges(last)[1] };
  });
}

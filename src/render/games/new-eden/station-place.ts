import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Owner } from '../../glyphs.ts';
import type { Box, Point } from '../../shapes.ts';

/* Where the parts of a station are: those of two have the whole width, those of three and four half of it. */

export interface StationPlace {
  readonly view: View;
  readonly station: number;
  readonly of: StationView;
  readonly seat: Owner;
  readonly box: Box;
  /** The viewer's own: what may be chosen there is told apart. */
  readonly own: boolean;
}

export const PLATE_HEIGHT = 96;
const WIDE_FROM = 800;

interface Geometry {
  readonly dome: Point;
  readonly arms: { readonly first: number; readonly last: number; readonly heights: readonly number[] };
  readonly hull: { readonly width: number; readonly height: number; readonly pitch: number };
  readonly rock: { readonly x: number; readonly y: number; readonly right: number };
  readonly plant: Point;
  readonly k: number;
}

export const NARROW: Geometry = {
  dome: { x: 94, y: 144 },
  arms: { first: 227, last: 513, heights: [47, 143, 239] },
  hull: { width: 91, height: 97, pitch: 112 },
  rock: { x: 172, y: 310, right: 552 },
  plant: { x: 94, y: 302 },
  k: 1.08,
};
export const WIDE: Geometry = {
  dome: { x: 424, y: 158 },
  arms: { first: 600, last: 1076, heights: [56, 167, 278] },
  hull: { width: 101, height: 108, pitch: 150 },
  rock: { x: 20, y: 60, right: 316 },
  plant: { x: 424, y: 306 },
  k: 1.2,
};

export function isWide({ box }: Pick<StationPlace, 'box'>): boolean {
  return box.width >= WIDE_FROM;
}

export function geometryOf(place: Pick<StationPlace, 'box'>): Geometry {
  return isWide(place) ? WIDE : NARROW;
}

export function at({ box }: StationPlace, { x, y }: Point): Point {
  return { x: box.x + x, y: box.y + y };
}

export function domeAt(place: StationPlace): Point {
  return at(place, geometryOf(place).dome);
}

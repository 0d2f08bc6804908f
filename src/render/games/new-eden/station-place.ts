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
}

export const PLATE_HEIGHT = 102;
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
  dome: { x: 94, y: 141 },
  arms: { first: 226, last: 511, heights: [50, 139, 228] },
  hull: { width: 84, height: 90, pitch: 92 },
  rock: { x: 170, y: 292, right: 552 },
  plant: { x: 94, y: 293 },
  k: 1,
};
export const WIDE: Geometry = {
  dome: { x: 424, y: 150 },
  arms: { first: 580, last: 1076, heights: [52, 150, 248] },
  hull: { width: 92, height: 98, pitch: 103 },
  rock: { x: 20, y: 60, right: 316 },
  plant: { x: 424, y: 293 },
  k: 1.1,
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

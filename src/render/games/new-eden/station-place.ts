import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Owner } from '../../glyphs.ts';
import type { Box, Point } from '../../shapes.ts';

/* Where the parts of a station are: those of two have the whole width, those of three and four half of it. */

interface StandsIn {
  readonly of: StationView;
  readonly box: Box;
}

export interface StationPlace {
  readonly view: View;
  readonly station: number;
  readonly of: StationView;
  readonly seat: Owner;
  readonly box: Box;
  /** all stations of the picture: their modules are of about one size */
  readonly all: readonly StandsIn[];
  /** The viewer's own: what may be chosen there is told apart. */
  readonly own: boolean;
}

export const PLATE_HEIGHT = 92;
const WIDE_FROM = 800;

interface Geometry {
  readonly dome: Point;
  /** in parts of its own size */
  readonly domeSize: number;
  /** middle of the first hull; the last one ends so far from the right edge */
  readonly arms: { readonly first: number; readonly margin: number; readonly heights: readonly number[] };
  readonly hull: { readonly width: number; readonly height: number; readonly pitch: number };
  readonly rock: { readonly x: number; readonly y: number };
  readonly plant: Point;
  readonly k: number;
}

export const NARROW: Geometry = {
  dome: { x: 80, y: 134 },
  domeSize: 0.88,
  arms: { first: 204, margin: 46, heights: [44, 134, 224] },
  hull: { width: 84, height: 83, pitch: 104 },
  rock: { x: 170, y: 299 },
  plant: { x: 74, y: 299 },
  k: 0.96,
};
export const WIDE: Geometry = {
  dome: { x: 424, y: 154 },
  domeSize: 1,
  arms: { first: 590, margin: 34, heights: [54, 160, 266] },
  hull: { width: 101, height: 103, pitch: 150 },
  rock: { x: 20, y: 60 },
  plant: { x: 424, y: 299 },
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

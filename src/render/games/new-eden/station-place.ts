import type { Extension } from '../../../engine/games/new-eden/components.ts';
import type { StationView, View } from '../../../engine/games/new-eden/view.ts';
import type { Owner } from '../../glyphs.ts';
import type { Box, Point } from '../../shapes.ts';
import { EXTENSIONS } from './order.ts';

/* Where the parts of a station are: those of two have the whole width, those of three and four half of it. */

/** What a station needs room for. */
export interface StandsIn {
  readonly of: StationView;
  readonly box: Box;
  /** The viewer's own: what may be chosen there is told apart. */
  readonly own: boolean;
  /** cards that were won and have to find their places */
  readonly waiting: readonly string[];
}

export interface StationPlace extends StandsIn {
  readonly view: View;
  readonly station: number;
  readonly seat: Owner;
  /** Size of all its modules. */
  readonly module: { readonly width: number; readonly height: number };
}

export const PLATE_HEIGHT = 90;
const WIDE_FROM = 800;

interface Geometry {
  /** middle and radius */
  readonly dome: Point;
  readonly radius: number;
  /** the stilts below the dome: their left and right side */
  readonly tower: { readonly left: number; readonly right: number };
  /** the middle of the pipe out of which the arms grow */
  readonly trunk: number;
  /** where the lines of modules begin; they end so far from the right edge */
  readonly arms: { readonly first: number; readonly margin: number };
}

const NARROW: Geometry = {
  dome: { x: 80, y: 78 },
  radius: 76,
  tower: { left: 7, right: 153 },
  trunk: 171,
  arms: { first: 191, margin: 13 },
};
const WIDE: Geometry = {
  dome: { x: 430, y: 78 },
  radius: 76,
  tower: { left: 357, right: 503 },
  trunk: 516,
  arms: { first: 530, margin: 14 },
};

export function isWide({ box }: Pick<StationPlace, 'box'>): boolean {
  return box.width >= WIDE_FROM;
}

export function geometryOf(place: Pick<StationPlace, 'box'>): Geometry {
  return isWide(place) ? WIDE : NARROW;
}

export function at({ box }: Pick<StationPlace, 'box'>, { x, y }: Point): Point {
  return { x: box.x + x, y: box.y + y };
}

export function domeAt(place: Pick<StationPlace, 'box'>): Point {
  return at(place, geometryOf(place).dome);
}

/** Where the disc of an extension stands, on the upper rim of the dome. */
export function bayAt(place: Pick<StationPlace, 'box'>, extension: Extension): Point {
  const { x, y } = domeAt(place);
  const r = geometryOf(place).radius + 6;
  const angle = ((200 + EXTENSIONS.indexOf(extension) * 40) / 180) * Math.PI;
  return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
}

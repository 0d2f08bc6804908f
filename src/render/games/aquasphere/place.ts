import { TEXT_SIZES } from '../../shapes.ts';
import type { Box, Point, TextSize } from '../../shapes.ts';

/** Which part of the board is drawn, and how large: its point `x`, `y` lies at the picture's upper left corner. */
export interface Place extends Point {
  readonly k: number;
}

export const WHOLE: Place = { x: 0, y: 0, k: 1 };

/** Drawn alone it has more to say than in the whole board. */
export function isEnlarged({ k }: Place): boolean {
  return k > 1;
}

export function at(place: Place, x: number, y: number): Point {
  return { x: (x - place.x) * place.k, y: (y - place.y) * place.k };
}

export function boxAt(place: Place, { x, y, width, height }: Box): Box {
  return { ...at(place, x, y), width: width * place.k, height: height * place.k };
}

/** A square around a point. */
export function squareAt(place: Place, x: number, y: number, size: number): Box {
  return boxAt(place, { x: x - size / 2, y: y - size / 2, width: size, height: size });
}

/** The size of the scale that comes nearest from below, a hair above allowed. */
export function sized({ k }: Place, size: TextSize): TextSize {
  return TEXT_SIZES.findLast((candidate) => candidate <= size * k * 1.08) ?? TEXT_SIZES[0];
}

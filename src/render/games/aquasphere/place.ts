import { TEXT_SIZES } from '../../shapes.ts';
import type { Box, Point, TextSize } from '../../shapes.ts';

/** Where a part of the board lies and how large it is drawn: 1 on the whole board, more when it is drawn alone. */
export interface Place extends Point {
  readonly k: number;
}

export function at({ x, y, k }: Place, dx: number, dy: number): Point {
  return { x: x + dx * k, y: y + dy * k };
}

export function boxAt(place: Place, { x, y, width, height }: Box): Box {
  return { ...at(place, x, y), width: width * place.k, height: height * place.k };
}

/** A part of that place. */
export function inside(place: Place, dx: number, dy: number): Place {
  return { ...at(place, dx, dy), k: place.k };
}

/** The size of the scale that comes nearest from below, a hair above allowed. */
export function sized({ k }: Place, size: TextSize): TextSize {
  return TEXT_SIZES.findLast((candidate) => candidate <= size * k * 1.08) ?? TEXT_SIZES[0];
}

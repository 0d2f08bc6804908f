import type { Box, Point, TextSize } from '../../shapes.ts';
import { TEXT_SIZES } from '../../shapes.ts';

/* Where things are on the main board: the ring of areas with the tracks in it, and a column with cards and players. */

export const AREA = { width: 300, height: 240 } as const;
const RING: Box = { x: 28, y: 168, width: 1160, height: 832 };
export const HEADER_WIDTH = RING.x + RING.width + 16;
export const TRACKS: Box = {
  x: RING.x + AREA.width + 18,
  y: RING.y + AREA.height + 14,
  width: RING.width - 2 * AREA.width - 36,
  height: RING.height - 2 * AREA.height - 28,
};
export const COLUMN: Box = { x: 1212, y: 28, width: 360, height: RING.y + RING.height - 28 };

/** The cell of an area, by row and column from 1 to 3. */
export function areaBox({ row, col }: { readonly row: number; readonly col: number }): Box {
  return {
    x: RING.x + ((col - 1) * (RING.width - AREA.width)) / 2,
    y: RING.y + ((row - 1) * (RING.height - AREA.height)) / 2,
    ...AREA,
  };
}

/** A part of the board drawn at some place, `k` times as large as on the main board. */
export interface Place extends Point {
  readonly k: number;
}

export function pointAt(place: Place, x: number, y: number): Point {
  return { x: place.x + x * place.k, y: place.y + y * place.k };
}

/** The size of the scale that is nearest below `k` times this one. */
export function enlarged(size: TextSize, k: number): TextSize {
  return TEXT_SIZES.findLast((known) => known <= size * k) ?? size;
}

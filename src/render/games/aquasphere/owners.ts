import { seatFill, seatGlyph, seatPiece, seatToken } from '../../glyphs.ts';
import type { Silhouette } from '../../pieces.ts';
import type { Shape } from '../../shapes.ts';

/** What belongs to an owner. A neutral colour is grey with the glyph of the seat that is not there. */

export function ownedPiece(
  silhouette: Silhouette,
  owner: number,
  seats: number,
  place: { readonly x: number; readonly y: number; readonly size: number },
): Shape[] {
  const { x, y, size } = place;
  if (owner < seats) return seatPiece(silhouette, owner, x, y, size);
  const { heart } = silhouette;
  const part = (share: number): number => ((share - 50) * size) / 100;
  const glyph = seatGlyph(owner, x + part(heart.x), y + part(heart.y), (heart.size * size) / 100);
  return [...seatPiece(silhouette, undefined, x, y, size).slice(0, 1), glyph];
}

export function ownerToken(owner: number, seats: number, x: number, y: number, size: number): Shape {
  if (owner < seats) return seatToken(owner, x, y, size);
  return {
    ...seatGlyph(owner, x, y, size, seatFill(undefined, size)),
    stroke: { colour: 'on-seat', weight: 'fine' },
  };
}

/** Four seats around one point: each seat always at its own corner. */
const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;

export function corner(seat: number): { readonly x: number; readonly y: number } {
  return CORNERS[seat] ?? CORNERS[0];
}

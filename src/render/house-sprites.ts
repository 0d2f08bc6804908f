import { lookOfSeat, SEAT_LIMIT } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { volume } from './volume.ts';
import type { Drawing } from './theme.ts';

/* Sprites that all games share. */

/** A seat as a thing: its glyph with its colour and pattern, lit from above. */
function token(seat: Owner): Drawing {
  const { glyph, colour, shade, pattern } = lookOfSeat(seat);
  return {
    width: 100,
    height: 100,
    margin: 12,
    shapes: volume({ d: glyph, colour, pattern: { of: shade, pattern, gap: 17 } }),
  };
}

export function tokenName(seat: Owner): string {
  return `token:${seat ?? 'none'}`;
}

const OWNERS: readonly Owner[] = [...Array.from({ length: SEAT_LIMIT }, (_, seat) => seat), undefined];

export const HOUSE_SPRITES: Readonly<Record<string, () => Drawing>> = Object.fromEntries(
  OWNERS.map((seat) => [tokenName(seat), () => token(seat)]),
);

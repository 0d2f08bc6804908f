import { lookOfSeat, SEAT_LIMIT } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import type { Shape } from './shapes.ts';
import { lit, volume } from './volume.ts';
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

/** The colours that every themed picture has: tokens, plates, light of changes on the ground. */
const SAMPLES: Drawing = {
  width: 600,
  height: 260,
  shapes: [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width: 600,
      height: 130,
      fill: {
        ...lit('plate-top'),
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
    },
    { kind: 'rect', x: 0, y: 130, width: 600, height: 130, fill: 'ground' },
    ...OWNERS.map((seat, at): Shape => ({
      kind: 'sprite',
      name: tokenName(seat),
      x: 10 + at * 120,
      y: 10,
      width: 100,
      height: 100,
    })),
    {
      kind: 'rect',
      x: 0,
      y: 130,
      width: 300,
      height: 130,
      fill: {
        gradient: 'radial',
        stops: [
          [0, { tint: 'warm', alpha: 0.9 }],
          [1, { tint: 'warm', alpha: 0 }],
        ],
      },
    },
    { kind: 'rect', x: 320, y: 150, width: 200, height: 60, fill: lit('warm', 0.4, 0.15) },
  ],
};
export const HOUSE_SAMPLES = { name: 'house-samples', width: 600, height: 260 } as const;

export const HOUSE_SPRITES: Readonly<Record<string, () => Drawing>> = {
  ...Object.fromEntries(OWNERS.map((seat) => [tokenName(seat), () => token(seat)])),
  [HOUSE_SAMPLES.name]: () => SAMPLES,
};

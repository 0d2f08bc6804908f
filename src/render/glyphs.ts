import type { ColourToken } from './palettes.ts';
import type { Fill, PathShape, Pattern, Shape } from './shapes.ts';

/**
 * A seat is a colour, a glyph and a pattern, always all three and in every game the same.
 * What belongs to nobody is grey and six-sided.
 */
export const SEAT_LIMIT = 4;

interface SeatLook {
  readonly colour: ColourToken;
  readonly shade: ColourToken;
  readonly pattern: Pattern;
  /** Silhouette in a square of 100; all five cover about the same area. */
  readonly glyph: string;
  /** Where the middle of something written on the glyph belongs. */
  readonly heart: number;
}

const SEATS: readonly SeatLook[] = [
  {
    colour: 'seat-0',
    shade: 'seat-0-shade',
    pattern: 'rows',
    glyph: 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z',
    heart: 50,
  },
  {
    colour: 'seat-1',
    shade: 'seat-1-shade',
    pattern: 'slant',
    glyph: 'M19 10H81Q90 10 90 19V81Q90 90 81 90H19Q10 90 10 81V19Q10 10 19 10Z',
    heart: 50,
  },
  {
    colour: 'seat-2',
    shade: 'seat-2-shade',
    pattern: 'dots',
    glyph: 'M44 8Q50 -1 56 8L97 82Q101 91 92 92H8Q-1 91 3 82Z',
    heart: 62,
  },
  {
    colour: 'seat-3',
    shade: 'seat-3-shade',
    pattern: 'lattice',
    glyph: 'M44 3Q50 -2 56 3L97 44Q102 50 97 56L56 97Q50 102 44 97L3 56Q-2 50 3 44Z',
    heart: 50,
  },
];

const NOBODY: SeatLook = {
  colour: 'no-seat',
  shade: 'no-seat-shade',
  pattern: 'hatch',
  glyph:
    'M30 9H70Q75 9 78 14L96 46Q98 50 96 54L78 86Q75 91 70 91H30Q25 91 22 86L4 54Q2 50 4 46L22 14Q25 9 30 9Z',
  heart: 50,
};

/** Nobody's look is the look of `undefined`: an automaton, a neutral piece. */
export type Owner = number | undefined;

export function lookOfSeat(seat: Owner): SeatLook {
  return (seat === undefined ? undefined : SEATS[seat]) ?? NOBODY;
}

/** The colour and pattern of what a seat owns; `size` is how large the thing is drawn. */
function seatFill(seat: Owner, size: number): Fill {
  const { colour, shade, pattern } = lookOfSeat(seat);
  return { pattern, of: shade, over: colour, gap: Math.max(9, size / 6) };
}

/** The glyph alone, flat: to be put on a piece of that seat. */
export function seatGlyph(
  seat: Owner,
  x: number,
  y: number,
  size: number,
  fill: Fill = 'on-seat',
): PathShape {
  return { kind: 'path', d: lookOfSeat(seat).glyph, x: x - size / 2, y: y - size / 2, size, fill };
}

/** The seat itself, around x, y: its glyph in its colour and pattern. */
export function seatToken(seat: Owner, x: number, y: number, size: number): PathShape {
  return {
    ...seatGlyph(seat, x, y, size, seatFill(seat, size)),
    stroke: { colour: 'on-seat', weight: 'fine' },
  };
}

/** A piece of a seat: its silhouette in the seat's colour and pattern, its glyph on it. `heart` is where the glyph goes. */
export function seatPiece(
  silhouette: {
    readonly d: string;
    readonly heart: { readonly x: number; readonly y: number; readonly size: number };
  },
  seat: Owner,
  x: number,
  y: number,
  size: number,
): Shape[] {
  const { d, heart } = silhouette;
  const corner = { x: x - size / 2, y: y - size / 2 };
  const at = (part: number): number => (part * size) / 100;
  return [
    {
      kind: 'path',
      d,
      ...corner,
      size,
      fill: seatFill(seat, size),
      stroke: { colour: 'on-seat', weight: 'fine' },
    },
    seatGlyph(seat, corner.x + at(heart.x), corner.y + at(heart.y), at(heart.size)),
  ];
}

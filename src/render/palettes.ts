/** Every colour a scene may name; a palette says what each looks like. */
export const COLOUR_TOKENS = [
  'ground', // the night behind everything
  'panel', // an area of the board
  'raised', // a card or tile lying on a panel
  'edge', // outlines of panels and empty places
  'ink',
  'faint', // second-rank words
  'warm', // the sun, now, what changed
  'on-warm', // words on warm
  'cold', // ice, water
  'on-seat', // words and glyphs on a seat's colour
  'seat-0',
  'seat-1',
  'seat-2',
  'seat-3',
  'no-seat',
] as const;
export type ColourToken = (typeof COLOUR_TOKENS)[number];

export const PALETTE_NAMES = ['default', 'colour-blind', 'high-contrast', 'light'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];
export type Palette = Readonly<Record<ColourToken, string>>;

/** Every colour a scene may name; a palette says what each looks like. */
export const COLOUR_TOKENS = [
  'ground', // the night behind everything
  'panel', // an area of the board
  'raised', // a card or tile lying on a panel
  'edge', // outlines of panels and of empty places
  'ink',
  'faint', // second-rank words
  'warm', // the sun, now, what changed
  'on-warm', // words on warm
  'cold', // ice, water
  'on-seat', // words and glyphs on a seat's colour
  'seat-0',
  'seat-0-shade', // the seat's pattern over its colour
  'seat-1',
  'seat-1-shade',
  'seat-2',
  'seat-2-shade',
  'seat-3',
  'seat-3-shade',
  'no-seat',
  'no-seat-shade',
] as const;
export type ColourToken = (typeof COLOUR_TOKENS)[number];

export const PALETTE_NAMES = ['default', 'colour-blind', 'high-contrast', 'light'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];
export type Palette = Readonly<Record<ColourToken, string>>;

/** The seats' tints were searched for the largest smallest difference that all kinds of eyes see. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  default: {
    ground: '#10202b',
    panel: '#182c3a',
    raised: '#23404f',
    edge: '#3f6273',
    ink: '#f2f7fa',
    faint: '#a9bfca',
    warm: '#ffd23f',
    'on-warm': '#1d1a08',
    cold: '#8fd0f2',
    'on-seat': '#0c1a23',
    'seat-0': '#f27420',
    'seat-0-shade': '#c4540c',
    'seat-1': '#20dad6',
    'seat-1-shade': '#0fa39e',
    'seat-2': '#f592b7',
    'seat-2-shade': '#d2608f',
    'seat-3': '#e0cdb0',
    'seat-3-shade': '#b59a70',
    'no-seat': '#7a858c',
    'no-seat-shade': '#5c676e',
  },
  'colour-blind': {
    ground: '#0b1821',
    panel: '#122530',
    raised: '#1d3846',
    edge: '#5b8090',
    ink: '#ffffff',
    faint: '#c2d3dc',
    warm: '#ffe04a',
    'on-warm': '#14120a',
    cold: '#9adcff',
    'on-seat': '#050d12',
    'seat-0': '#f39c1d',
    'seat-0-shade': '#8a4e00',
    'seat-1': '#36ded9',
    'seat-1-shade': '#067a77',
    'seat-2': '#f5367e',
    'seat-2-shade': '#8f0f43',
    'seat-3': '#f2dbbe',
    'seat-3-shade': '#93774f',
    'no-seat': '#8c9398',
    'no-seat-shade': '#4b5358',
  },
  'high-contrast': {
    ground: '#000000',
    panel: '#0c1216',
    raised: '#17232b',
    edge: '#a3bac6',
    ink: '#ffffff',
    faint: '#e2ecf2',
    warm: '#fff04d',
    'on-warm': '#000000',
    cold: '#a8e4ff',
    'on-seat': '#000000',
    'seat-0': '#f9a936',
    'seat-0-shade': '#7d4600',
    'seat-1': '#13f5ea',
    'seat-1-shade': '#006f6a',
    'seat-2': '#f651ca',
    'seat-2-shade': '#820060',
    'seat-3': '#e8d7b8',
    'seat-3-shade': '#86683a',
    'no-seat': '#959797',
    'no-seat-shade': '#454747',
  },
  light: {
    ground: '#eef3f6',
    panel: '#ffffff',
    raised: '#dfe9ee',
    edge: '#8aa3b0',
    ink: '#12232e',
    faint: '#45606e',
    warm: '#c8102e',
    'on-warm': '#ffffff',
    cold: '#1f6f9c',
    'on-seat': '#ffffff',
    'seat-0': '#d26600',
    'seat-0-shade': '#a34c00',
    'seat-1': '#0d6a6e',
    'seat-1-shade': '#2b999d',
    'seat-2': '#a61d5c',
    'seat-2-shade': '#d04e8b',
    'seat-3': '#6a4a1c',
    'seat-3-shade': '#987544',
    'no-seat': '#7c868d',
    'no-seat-shade': '#a1aab1',
  },
};

import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { Colour } from '../../palettes.ts';
import type { Fill, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { PIECE_BY_CATEGORY, PIECES, type Piece } from './pieces.ts';
import { categoryColour, circle, rect } from './solid.ts';

/* Cards, and the signs on cards and plates. */

export const CARD = { width: 130, height: 144 } as const;
/** So high is the coloured part of a card: without words all of it, of research less, as it needs more words. */
export const BAND = { captioned: 105, whole: 136, research: 12 } as const;

export function disc(category: Category): Drawing {
  const piece = PIECE_BY_CATEGORY[category];
  const ink: Colour = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      circle(50, 50, 50, '~outline'),
      circle(50, 50, 44, lit(categoryColour(category), 0.25, 0.2)),
      { kind: 'path', d: PIECES[piece].d, x: 22, y: 22, size: 56, fill: ink },
    ],
  };
}

/** The sign of a category on its colour, as on the bonus cards: beside how many there are. */
export function tile(category: Category): Drawing {
  const ink: Colour = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
  return {
    width: 115,
    height: 100,
    margin: 5,
    shapes: [
      rect(0, 0, 115, 100, 20, '~outline'),
      rect(5, 5, 105, 90, 16, lit(categoryColour(category), 0.15, 0.2)),
      { kind: 'path', d: PIECES[PIECE_BY_CATEGORY[category]].d, x: 15, y: 8, size: 85, fill: ink },
    ],
  };
}

/** What is counted at the end of a round is written on the colour of its category. */
export const LABEL = { width: 110, height: 42 } as const;

export function label(colour: Colour): Drawing {
  const { width, height } = LABEL;
  return {
    width,
    height,
    margin: 3,
    shapes: [
      rect(0, 0, width, height, 11, '~outline'),
      rect(2.5, 2.5, width - 5, height - 5, 9, lit(colour, 0.2, 0.08)),
    ],
  };
}

// signs

export function coin(): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 5,
    shapes: [
      circle(50, 50, 50, '~outline'),
      circle(50, 50, 45, lit('~gold', 0.4, 0.25)),
      { kind: 'circle', x: 50, y: 50, r: 33, stroke: { colour: '~gold-dark', weight: 6 } },
    ],
  };
}

export function outlined(piece: Piece, fill: Fill, outline: Colour = '~outline'): Drawing {
  const path = { kind: 'path', d: PIECES[piece].d, x: 4, y: 4, size: 92 } as const;
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      { ...path, stroke: { colour: outline, weight: 10 } },
      { ...path, fill },
    ],
  };
}

export function plain(piece: Piece, fill: Colour): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [{ kind: 'path', d: PIECES[piece].d, x: 4, y: 4, size: 92, fill }],
  };
}

/** A sign as it stands on cards. */
export function printed(piece: Piece): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [
      rect(2, 2, 96, 96, 18, '~outline'),
      rect(6, 6, 88, 88, 14, '~paper'),
      { kind: 'path', d: PIECES[piece].d, x: 18, y: 18, size: 64, fill: '~print' },
    ],
  };
}

// cards

export function card(category: Category, band: number): Drawing {
  const colour = categoryColour(category);
  const { width, height } = CARD;
  return {
    width,
    height,
    margin: 5,
    shapes: [
      rect(0, 0, width, height, 11, '~outline'),
      rect(2, 2, width - 4, height - 4, 10, '~paper-edge'),
      rect(4, 4, width - 8, height - 8, 8, {
        gradient: 'linear',
        stops: [
          [0, '~paper'],
          [1, '~paper-low'],
        ],
      }),
      rect(4, 4, width - 8, band, 8, {
        gradient: 'linear',
        stops: [
          [0, { tint: colour, light: -0.1 }],
          [1, { tint: colour, light: 0.45 }],
        ],
      }),
      {
        kind: 'polygon',
        points: [
          { x: 45, y: 4 },
          { x: 85, y: 4 },
          { x: 116, y: band + 4 },
          { x: 14, y: band + 4 },
        ],
        fill: { tint: '~rim', alpha: 0.16 },
      },
    ],
  };
}

/** The back of a card, as wide as high. */
export function back(): Drawing {
  return {
    width: 78,
    height: 120,
    margin: 4,
    shapes: [
      rect(0, 0, 78, 120, 12, '~outline'),
      rect(2.5, 2.5, 73, 115, 10, '~paper'),
      rect(7, 7, 64, 106, 7, {
        gradient: 'linear',
        stops: [
          [0, '~oxygen'],
          [1, '~glass-deep'],
        ],
      }),
      ...[24, 46, 68, 90].map((y): Shape => ({
        kind: 'line',
        points: Array.from({ length: 9 }, (_, nth) => ({ x: 10 + nth * 7.3, y: y + (nth % 2) * 6 })),
        stroke: { colour: { tint: '~glass-light', alpha: 0.6 }, weight: 3 },
      })),
    ],
  };
}

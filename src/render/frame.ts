import { headline, type Headline } from './headline.ts';
import { plate, platesIn, type PlateWords } from './plates.ts';
import type { Box, Scene, Shape } from './shapes.ts';

/** A main board fills the frame in which Discord shows a picture. */
export const BOARD = { width: 1600, height: 1020 } as const;
export const MARGIN = 32;

const INNER = BOARD.width - 2 * MARGIN;
const HEAD = { left: MARGIN + 12, right: MARGIN + INNER - 12, question: 66, last: 124 } as const;
const ROW: Box = { x: MARGIN, y: 848, width: INNER, height: 140 };

/** Between headline and plates: where a game puts its board. */
export const MIDDLE: Box = { x: MARGIN, y: 172, width: INNER, height: 632 };

export interface FrameWords {
  readonly headline: Headline;
  /** In seat order. */
  readonly plates: readonly PlateWords[];
}

/** A game's own shapes, inside MIDDLE. */
export interface Middle {
  readonly still: readonly Shape[];
  readonly moving: readonly Shape[];
}

/** A whole board for a game that has its middle only. */
export function framed({ headline: head, plates }: FrameWords, middle: Middle): Scene {
  const boxes = platesIn(ROW, plates.length, 16);
  return {
    ...BOARD,
    ground: 'ground',
    still: middle.still,
    moving: [
      ...headline(head, { ...HEAD, largest: 58, token: 84 }),
      ...middle.moving,
      ...boxes.flatMap((box, at) => {
        const words = plates[at];
        return words === undefined ? [] : plate(words, box);
      }),
    ],
  };
}

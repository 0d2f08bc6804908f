import { header, HEADER } from './header.ts';
import type { HeaderWords } from './header.ts';
import { playersRow, ROW_HEIGHT } from './players-row.ts';
import type { PlayerWords } from './players-row.ts';
import type { Box, Scene, Shape } from './shapes.ts';

/** A main board fills the frame in which Discord shows a picture. */
export const BOARD = { width: 1600, height: 1020 } as const;
export const MARGIN = 32;

/** Between header and players' row: where a game puts its board. */
export const MIDDLE: Box = {
  x: MARGIN,
  y: HEADER.top + HEADER.height + 16,
  width: BOARD.width - 2 * MARGIN,
  height: BOARD.height - HEADER.top - HEADER.height - 16 - ROW_HEIGHT - MARGIN - 24,
};

const ROW: Box = {
  x: MARGIN,
  y: BOARD.height - ROW_HEIGHT - MARGIN + 8,
  width: BOARD.width - 2 * MARGIN,
  height: ROW_HEIGHT,
};

export interface FrameWords {
  readonly header: HeaderWords;
  /** In seat order. */
  readonly players: readonly PlayerWords[];
}

/** A game's own shapes, inside MIDDLE. */
export interface Middle {
  readonly still: readonly Shape[];
  readonly moving: readonly Shape[];
}

/** What the boards of all games share around their own middle. */
export function framed(words: FrameWords, middle: Middle): Scene {
  return {
    ...BOARD,
    ground: 'ground',
    still: middle.still,
    moving: [...header(words.header, BOARD.width), ...middle.moving, ...playersRow(words.players, ROW)],
  };
}

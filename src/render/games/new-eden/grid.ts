import { BOARD, MARGIN } from '../../frame.ts';
import type { Box } from '../../shapes.ts';

/* Where the parts of the board lie: what is on offer at the left, the stations at the right. */

const TOP = 168;
const BOTTOM = BOARD.height - 24;
const GAP = 16;
const OFFER_WIDTH = 480;
const BONUS_HEIGHT = 108;

export const BELOW_HEADER: Box = {
  x: MARGIN,
  y: TOP,
  width: BOARD.width - 2 * MARGIN,
  height: BOTTOM - TOP,
};
const COLUMN: Box = { ...BELOW_HEADER, width: OFFER_WIDTH };
const STATIONS: Box = {
  ...BELOW_HEADER,
  x: COLUMN.x + OFFER_WIDTH + GAP,
  width: BELOW_HEADER.width - OFFER_WIDTH - GAP,
};

export interface Places {
  readonly offer: Box;
  readonly bonus: Box;
  readonly stations: readonly Box[];
}

/** Two stations lie one above the other; of three and four each has a quarter, and the bonus cards the fourth of three. */
export function placesFor(stations: number): Places {
  const height = (STATIONS.height - GAP) / 2;
  const width = stations < 3 ? STATIONS.width : (STATIONS.width - GAP) / 2;
  const columns = stations < 3 ? 1 : 2;
  const boxes = Array.from({ length: 2 * columns }, (_, at) => ({
    x: STATIONS.x + (at % columns) * (width + GAP),
    y: STATIONS.y + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  }));
  const [, , , last] = boxes;
  if (stations === 3 && last !== undefined)
    return { offer: COLUMN, bonus: last, stations: boxes.slice(0, 3) };
  return {
    offer: { ...COLUMN, y: COLUMN.y + BONUS_HEIGHT + 12, height: COLUMN.height - BONUS_HEIGHT - 12 },
    bonus: { ...COLUMN, height: BONUS_HEIGHT },
    stations: boxes,
  };
}

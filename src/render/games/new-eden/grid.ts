import type { Box } from '../../shapes.ts';

/* Where the stations stand: of two each has the whole width, of three and four a quarter of the sea. */

const LEFT = 408;
const RIGHT = 1592;
const GAP = 12;
const TOPS = [132, 577] as const;
const HEIGHT = 435;

export function stationBoxes(count: number): Box[] {
  const width = count < 3 ? RIGHT - LEFT : (RIGHT - LEFT - GAP) / 2;
  return Array.from({ length: count }, (_, nth) => {
    const [column, row] = count < 3 ? [0, nth] : [nth % 2, Math.floor(nth / 2)];
    return { x: LEFT + column * (width + GAP), y: TOPS[row] ?? TOPS[0], width, height: HEIGHT };
  });
}

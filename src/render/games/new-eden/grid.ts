import type { Box } from '../../shapes.ts';

/*
 * Where the stations stand: of two each has the whole width, of three and four a quarter of the sea. What is between two of
 * them moves a little toward the one that needs less room, in each row on its own.
 */

const LEFT = 408;
const RIGHT = 1592;
const TOP = 132;
/** With a margin to the edge of the picture. */
export const BOTTOM = 1006;
const GAP = { x: 12, y: 10 } as const;

/** How far the edge between the rows is below the middle, and that between the stations of each row right of it. */
export interface Edges {
  readonly between: number;
  readonly sideways: readonly [number, number];
}

/** How far edges may move, the middle first: in the narrowest quarter a plate still has its damage and what is safe in words. */
export const SIDEWAYS = [0, 40, -40, 80, -80, 120, -120] as const;
export const UP_AND_DOWN = [0, 36, -36] as const;

export function stationBoxes(count: number, { between, sideways }: Edges): Box[] {
  const half = { x: (RIGHT - LEFT - GAP.x) / 2, y: (BOTTOM - TOP - GAP.y) / 2 };
  const rows = [
    { y: TOP, height: half.y + between },
    { y: TOP + half.y + between + GAP.y, height: half.y - between },
  ];
  const boxes = rows.flatMap((row, nth) => {
    const by = sideways[nth] ?? 0;
    return count < 3
      ? [{ x: LEFT, width: RIGHT - LEFT, ...row }]
      : [
          { x: LEFT, width: half.x + by, ...row },
          { x: LEFT + half.x + by + GAP.x, width: half.x - by, ...row },
        ];
  });
  return boxes.slice(0, count);
}

/** Of three stations the one beside the last has nobody in it. */
export function emptyQuarter(boxes: readonly Box[]): Box | undefined {
  const [, above, beside, last] = boxes;
  if (above === undefined || beside === undefined || last !== undefined) return undefined;
  const x = beside.x + beside.width + GAP.x;
  return { x, y: beside.y, width: above.x + above.width - x, height: beside.height };
}

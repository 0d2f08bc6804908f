import type { Box } from '../../shapes.ts';

/*
 * Where the stations stand: of two each has the whole width, of three and four a quarter of the sea. The cross between
 * the quarters moves a little toward those who need less room.
 */

const LEFT = 408;
const RIGHT = 1592;
const TOP = 132;
/** With a margin to the edge of the picture. */
export const BOTTOM = 1006;
const GAP = { x: 12, y: 10 } as const;

/** How far the cross is right of the middle and below it. */
export interface Cross {
  readonly x: number;
  readonly y: number;
}

/** How far it may move: in the narrowest quarter a plate still has its damage and what is safe in words. */
const SIDEWAYS = [0, 40, -40, 80, -80, 120, -120, 160, -160] as const;
const UP_AND_DOWN = [0, 36, -36, 72, -72] as const;

/** The middle first. */
export function crosses(count: number): Cross[] {
  const sideways = count < 3 ? [0] : SIDEWAYS;
  return UP_AND_DOWN.flatMap((y) => sideways.map((x) => ({ x, y })));
}

export function stationBoxes(count: number, cross: Cross): Box[] {
  const half = { x: (RIGHT - LEFT - GAP.x) / 2, y: (BOTTOM - TOP - GAP.y) / 2 };
  const columns =
    count < 3
      ? [{ x: LEFT, width: RIGHT - LEFT }]
      : [
          { x: LEFT, width: half.x + cross.x },
          { x: LEFT + half.x + cross.x + GAP.x, width: half.x - cross.x },
        ];
  const rows = [
    { y: TOP, height: half.y + cross.y },
    { y: TOP + half.y + cross.y + GAP.y, height: half.y - cross.y },
  ];
  const boxes = rows.flatMap((row) => columns.map((column) => ({ ...column, ...row })));
  return boxes.slice(0, count);
}

/** Of three stations the one beside the last has nobody in it. */
export function emptyQuarter(boxes: readonly Box[]): Box | undefined {
  const [, above, beside, last] = boxes;
  if (above === undefined || beside === undefined || last !== undefined) return undefined;
  return { x: above.x, y: beside.y, width: above.width, height: beside.height };
}

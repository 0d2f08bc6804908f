import { lookOfSeat } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { partsOn, widthOfParts } from './parts.ts';
import type { Part } from './parts.ts';
import type { Box, Fill, Meaning, Paint, Point, Shape, TextSize } from './shapes.ts';
import { lit } from './volume.ts';

/* +n and -n: what changed in a number, where it comes from and where it is counted. */

export interface PillLook {
  readonly size: TextSize;
  readonly fill: Fill;
  readonly ink: Paint;
  readonly edge: Paint;
  /** Not so yet. */
  readonly dashed?: true;
  /** Around the edge: whoever made the turn. */
  readonly rim?: Paint;
}

/** A signed number; the minus is as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Points of one seat in its colour; lost ones dark with the colour as figures and edge. */
export function seatPill(seat: Owner, points: number, size: TextSize, acted: boolean): PillLook {
  const { colour } = lookOfSeat(seat);
  const rim = acted ? ({ rim: 'warm' } as const) : {};
  if (points < 0) return { size, fill: 'pill-lost', ink: colour, edge: colour, ...rim };
  return { size, fill: lit(colour, 0.16, 0.06), ink: 'on-seat', edge: 'on-seat', ...rim };
}

/** In the accent of changes, for what is no seat's colour. */
export function warmPill(size: TextSize): PillLook {
  return { size, fill: lit('warm', 0.4, 0.12), ink: 'on-warm', edge: 'on-warm' };
}

const SIDE = 0.32;
const TALL = 1.2;
const EDGE = 3;
const RIM = 4;

export function pillSize(parts: readonly Part[], { size, rim }: PillLook): { width: number; height: number } {
  const around = EDGE + (rim === undefined ? 0 : 2 * RIM);
  const height = size * TALL;
  const width = Math.max(height * 1.3, widthOfParts(parts, { size }) + 2 * SIDE * size);
  return { width: width + around, height: height + around };
}

/** Around a middle. */
export function pill(
  parts: readonly Part[],
  { x, y }: Point,
  look: PillLook,
  meaning: Meaning = {},
): Shape[] {
  const { size, fill, ink, edge, rim, dashed } = look;
  const outer = pillSize(parts, look);
  const box = (by: number): Box & { corner: number } => {
    const [width, height] = [outer.width - 2 * by, outer.height - 2 * by];
    return { x: x - width / 2, y: y - height / 2, width, height, corner: height / 2 };
  };
  const shadow = { colour: { tint: 'shadow', alpha: 0.5 }, blur: 6, dy: 2 } as const;
  const inner = rim === undefined ? EDGE / 2 : RIM + EDGE / 2;
  return [
    ...(rim === undefined ? [] : [{ kind: 'rect', ...box(0), fill: rim, shadow } as const]),
    {
      kind: 'rect',
      ...box(inner),
      fill,
      stroke: { colour: edge, weight: EDGE, ...(dashed && { dashed }) },
      ...(rim === undefined && { shadow }),
      ...meaning,
    },
    ...partsOn(parts, x, y, { size, colour: ink, anchor: 'middle' }),
  ];
}

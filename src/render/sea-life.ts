import type { Paint, Point, Shape } from './shapes.ts';

/* What grows and swims in deep water. */

export interface Weed extends Point {
  readonly height: number;
  /** Where the blades stand beside the middle. */
  readonly blades: readonly number[];
  readonly fill: Paint;
}

/** Blades of uneven height that sway to both sides. */
export function weed({ x, y: foot, height, blades, fill }: Weed): Shape[] {
  return blades.map((dx, nth): Shape => {
    const h = height * (0.62 + ((nth * 37) % 40) / 100);
    const sway = nth % 2 === 0 ? 9 : -9;
    const left = x + dx;
    return {
      kind: 'curve',
      d:
        `M${left} ${foot}C${left + sway} ${foot - h * 0.3} ${left - sway} ${foot - h * 0.6} ${left + sway * 0.7} ${foot - h}` +
        `C${left - sway + 5} ${foot - h * 0.6} ${left + sway + 6} ${foot - h * 0.3} ${left + 7} ${foot}Z`,
      box: { x: left - 10, y: foot - h, width: 24, height: h },
      fill,
    };
  });
}

export function fish({ x, y }: Point, size: number, fill: Paint): Shape {
  const tail = x + size * 2;
  return {
    kind: 'curve',
    d:
      `M${x} ${y}Q${x + size} ${y - size * 0.7} ${tail} ${y}L${x + size * 2.7} ${y - size * 0.5}V${y + size * 0.5}` +
      `L${tail} ${y}Q${x + size} ${y + size * 0.7} ${x} ${y}Z`,
    box: { x, y: y - size, width: size * 2.7, height: size * 2 },
    fill,
  };
}

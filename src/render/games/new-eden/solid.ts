import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { Colour } from '../../palettes.ts';
import type { Fill, Shape } from '../../shapes.ts';
import { lit } from '../../volume.ts';

/* What all pieces are painted of. Light falls from above. */

export function categoryColour(category: Category): Colour {
  return `~${category}`;
}

export function rect(x: number, y: number, width: number, height: number, corner: number, fill: Fill): Shape {
  return { kind: 'rect', x, y, width, height, corner, fill };
}

/** With a dark outline and an inner light on top. */
export function body(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  colour: Colour,
): Shape[] {
  return [
    rect(x - 2.5, y - 2.5, width + 5, height + 5, corner + 2.5, '~outline'),
    rect(x, y, width, height, corner, lit(colour, 0.3, 0.34)),
    {
      kind: 'rect',
      x: x + 2,
      y: y + 2,
      width: width - 4,
      height: height - 4,
      corner: corner - 2,
      stroke: { colour: { tint: '~rim', alpha: 0.35 }, weight: 2 },
    },
  ];
}

export function circle(x: number, y: number, r: number, fill: Fill): Shape {
  return { kind: 'circle', x, y, r, fill };
}

export function curve(d: string, width: number, height: number, fill: Fill, outline = 5): Shape[] {
  const box = { x: 0, y: 0, width, height };
  return [
    { kind: 'curve', d, box, stroke: { colour: '~outline', weight: outline } },
    { kind: 'curve', d, box, fill },
  ];
}

export function eyes(x: number, y: number, apart: number, r: number): Shape[] {
  return [-1, 1].flatMap((side) => [
    circle(x + side * apart, y, r + 1.5, '~outline'),
    circle(x + side * apart, y, r, '~rim'),
    circle(x + side * apart, y + 1, r * 0.5, '~outline'),
  ]);
}

import type { Colour } from '../../../engine/games/aquasphere/components.ts';
import { silhouette } from '../../pieces.ts';
import type { Shape } from '../../shapes.ts';
import { SIGNS } from './pieces.ts';

/** A programming colour is a rounded square with its action's silhouette, wherever it stands: never colour alone. */
export function chip(colour: Colour, x: number, y: number, size: number): Shape[] {
  return [
    plate(x, y, size, { fill: `colour-${colour}` }),
    silhouette(SIGNS[colour], x, y, size * 0.72, `on-colour-${colour}`),
  ];
}

/** The same square in any look; without a fill a dashed outline, for what could lie there. */
export function plate(
  x: number,
  y: number,
  size: number,
  look: Pick<Shape & { kind: 'rect' }, 'fill'>,
): Shape {
  return {
    kind: 'rect',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    corner: size * 0.2,
    ...look,
    stroke: { colour: 'edge', weight: 'fine', ...(look.fill === undefined && { dashed: true as const }) },
  };
}

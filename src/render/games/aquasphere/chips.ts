import type { Colour } from '../../../engine/games/aquasphere/box.ts';
import { silhouette } from '../../pieces.ts';
import type { Shape } from '../../shapes.ts';
import { SIGNS } from './pieces.ts';

/** A programming colour is a rounded square with its action's silhouette, wherever it stands: never colour alone. */
export function chip(colour: Colour, x: number, y: number, size: number): Shape[] {
  return [plate(colour, x, y, size), silhouette(SIGNS[colour], x, y, size * 0.72, `on-colour-${colour}`)];
}

export function plate(colour: Colour, x: number, y: number, size: number): Shape {
  return {
    kind: 'rect',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    corner: size * 0.2,
    fill: `colour-${colour}`,
    stroke: { colour: 'edge', weight: 'fine' },
  };
}

/** Where a chip could be. */
export function gap(x: number, y: number, size: number): Shape {
  return {
    kind: 'rect',
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    corner: size * 0.2,
    stroke: { colour: 'edge', weight: 'fine', dashed: true },
  };
}

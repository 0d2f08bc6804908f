import type { Colour } from './palettes.ts';
import type { Box, Point, Shape } from './shapes.ts';

/* Light on and in the water. */

/** Brightest in its middle; part of it is left at less than half of its reach. */
export function softLight({ x, y }: Point, r: number, colour: Colour, alpha: number): Shape {
  return {
    kind: 'circle',
    x,
    y,
    r,
    fill: {
      gradient: 'radial',
      stops: [
        [0, { tint: colour, alpha }],
        [0.4, { tint: colour, alpha: alpha * 0.4 }],
        [1, { tint: colour, alpha: 0 }],
      ],
    },
  };
}

/** Along the surface, across the whole picture. */
export function waveLine(y: number, height: number, colour: Colour, alpha: number, weight: number): Shape {
  return {
    kind: 'line',
    points: Array.from({ length: 161 }, (_, nth) => ({
      x: nth * 10,
      y: y + Math.sin(nth * 0.42) * height + Math.sin(nth * 0.17 + 1) * height,
    })),
    stroke: { colour: { tint: colour, alpha }, weight },
  };
}

/** The same on every machine: no randomness, but scattered; three parts of a whole each. */
function scattered(count: number, seed: number): readonly (readonly [number, number, number])[] {
  const part = (n: number): number => {
    const value = Math.sin(n * 127.1 + seed * 311.7) * 43_758.545;
    return value - Math.floor(value);
  };
  return Array.from({ length: count }, (_, nth) => [part(nth * 3 + 1), part(nth * 3 + 2), part(nth * 3 + 3)]);
}

/** Bubbles all over this box. */
export function bubblesIn({ x, y, width, height }: Box, count: number, seed: number): Shape[] {
  return scattered(count, seed).map(([across, down, size]) => ({
    kind: 'circle',
    x: x + across * width,
    y: y + down * height,
    r: 2.5 + size * 5.5,
    stroke: { colour: { tint: '~bubble', alpha: 0.34 }, weight: 1.6 },
  }));
}

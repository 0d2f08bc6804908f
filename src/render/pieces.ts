import type { Fill, PathShape } from './shapes.ts';

/** One silhouette for each kind of piece that several games have. */
export interface Silhouette {
  /** Filled outline in a square of 100. */
  readonly d: string;
  /** Where an owner's glyph goes: its middle and size. */
  readonly heart: { readonly x: number; readonly y: number; readonly size: number };
}

export const SILHOUETTES = {
  card: {
    d: 'M28 4H72Q82 4 82 14V86Q82 96 72 96H28Q18 96 18 86V14Q18 4 28 4Z',
    heart: { x: 50, y: 50, size: 42 },
  },
  /** What isn't final: about so much. */
  about: {
    d: 'M6 38Q28 8 52 30Q72 48 94 22L94 40Q72 66 50 48Q28 28 6 56ZM6 72Q28 42 52 64Q72 82 94 56L94 74Q72 100 50 82Q28 62 6 90Z',
    heart: { x: 50, y: 50, size: 60 },
  },
  /** Three cards held as a fan. */
  hand: {
    d:
      'M37 12H63Q70 12 70 19V75Q70 82 63 82H37Q30 82 30 75V19Q30 12 37 12Z' +
      'M24 25L24 76Q24 82 28 86L24 88Q17 90 14 84L3 42Q1 35 8 32Z' +
      'M76 25L76 76Q76 82 72 86L76 88Q83 90 86 84L97 42Q99 35 92 32Z',
    heart: { x: 50, y: 47, size: 30 },
  },
  cube: {
    d: 'M46 5Q50 3 54 5L88 22Q92 24 92 29V71Q92 76 88 78L54 95Q50 97 46 95L12 78Q8 76 8 71V29Q8 24 12 22Z',
    heart: { x: 50, y: 52, size: 40 },
  },
  /** A disc with a struck rim. */
  coin: {
    d: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4ZM50 13A37 37 0 1 0 50 87A37 37 0 1 0 50 13ZM50 20A30 30 0 1 1 50 80A30 30 0 1 1 50 20Z',
    heart: { x: 50, y: 50, size: 34 },
  },
} as const satisfies Record<string, Silhouette>;

/** A silhouette around x, y, without an owner. */
export function silhouette({ d }: Silhouette, x: number, y: number, size: number, fill: Fill): PathShape {
  return { kind: 'path', d, x: x - size / 2, y: y - size / 2, size, fill };
}

import type { Fill, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import type { Colour } from '../../palettes.ts';
import { fish, weed } from '../../sea-life.ts';
import { BOTTOM } from './grid.ts';

/* Deep water with a shelf of rock, and the lift that brings the cards down. */

const BLADES = [-14, 0, 12];
const WEED = { tint: '~weed', alpha: 0.8 } as const;
const FISH = { tint: '~light', alpha: 0.16 } as const;

export const BOARD = { width: 1600, height: 1020 } as const;
export const LIFT = { x: 12, y: 132, width: 384, height: BOTTOM - 132 } as const;

function vertical(...stops: readonly (readonly [number, Colour])[]): Fill {
  return { gradient: 'linear', stops };
}

function hill(y: number, height: number, step: number, phase: number, fill: Colour): Shape {
  const points = Array.from({ length: 41 }, (_, nth) => ({
    x: nth * 40,
    y: y - height * (0.5 + 0.5 * Math.sin(nth * step + phase) * Math.cos(nth * step * 0.37)),
  }));
  return { kind: 'polygon', points: [...points, { x: 1600, y: 1020 }, { x: 0, y: 1020 }], fill };
}

function ray(x: number, width: number, lean: number, alpha: number): Shape {
  return {
    kind: 'polygon',
    points: [
      { x, y: 0 },
      { x: x + width, y: 0 },
      { x: x + width * 2 + lean, y: 760 },
      { x: x + lean - width * 0.4, y: 760 },
    ],
    fill: {
      gradient: 'linear',
      stops: [
        [0, { tint: '~light', alpha }],
        [1, { tint: '~light', alpha: 0 }],
      ],
    },
    blur: 12,
  };
}

/** A ledge of rock on which the lower stations stand, just above their plates. */
function shelf(y: number): Shape {
  const points = Array.from({ length: 47 }, (_, nth) => ({
    x: 396 + nth * 27,
    y: y + Math.sin(nth * 0.8) * 2.5 + Math.sin(nth * 0.31) * 3,
  }));
  return {
    kind: 'polygon',
    points: [...points, { x: 1640, y: y + 110 }, { x: 396, y: y + 110 }],
    fill: vertical([0, '~rock-upper'], [1, '~rock-lower']),
    stroke: { colour: '~rock-edge', weight: 3 },
  };
}

function coral(x: number, foot: number): Shape[] {
  const branch = (dx: number, h: number): Shape => ({
    kind: 'line',
    points: [
      { x, y: foot },
      { x: x + dx * 0.4, y: foot - h * 0.5 },
      { x: x + dx, y: foot - h },
    ],
    stroke: { colour: { tint: '~coral', alpha: 0.75 }, weight: 5 },
  });
  return [branch(-16, 28), branch(0, 40), branch(17, 32)];
}

function jellyfish(x: number, y: number, r: number): Shape[] {
  return [
    {
      kind: 'curve',
      d: `M${x - r} ${y}A${r} ${r * 0.9} 0 0 1 ${x + r} ${y}Q${x + r * 0.5} ${y + r * 0.3} ${x} ${y}Q${x - r * 0.5} ${y + r * 0.3} ${x - r} ${y}Z`,
      box: { x: x - r, y: y - r, width: 2 * r, height: r * 1.3 },
      fill: { tint: '~glass-light', alpha: 0.22 },
    },
    ...[-0.5, -0.15, 0.2, 0.55].map((part): Shape => ({
      kind: 'line',
      points: [
        { x: x + part * r, y: y + 2 },
        { x: x + part * r + 3, y: y + r * 0.8 },
        { x: x + part * r - 2, y: y + r * 1.5 },
      ],
      stroke: { colour: { tint: '~glass-light', alpha: 0.18 }, weight: 2.5 },
    })),
  ];
}

/** Water, light, hills and rock. */
export function sea(): Drawing {
  return {
    ...BOARD,
    shapes: [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        ...BOARD,
        fill: vertical([0, '~water-1'], [0.35, '~water-2'], [0.75, '~water-3'], [1, '~water-4']),
      },
      {
        kind: 'circle',
        x: 560,
        y: -120,
        r: 620,
        fill: {
          gradient: 'radial',
          stops: [
            [0, { tint: '~light', alpha: 0.34 }],
            [1, { tint: '~light', alpha: 0 }],
          ],
        },
      },
      ray(500, 60, 120, 0.12),
      ray(640, 90, 200, 0.1),
      ray(820, 50, 240, 0.11),
      ray(1000, 80, 300, 0.08),
      ray(1240, 60, 330, 0.07),
      hill(430, 120, 0.33, 0.4, '~hill-1'),
      hill(520, 110, 0.27, 2.1, '~hill-2'),
      hill(900, 180, 0.31, 1.1, '~hill-2'),
      hill(960, 160, 0.23, 3.4, '~hill-3'),
      ...[0, 1, 2, 3].map((nth) => fish({ x: 905 + nth * 20, y: 196 + (nth % 2) * 12 }, 6, FISH)),
      ...[0, 1, 2, 3, 4].map((nth) => fish({ x: 1450 + nth * 21, y: 336 + (nth % 3) * 9 }, 6, FISH)),
      ...[0, 1, 2].map((nth) => fish({ x: 850 + nth * 22, y: 826 + (nth % 2) * 10 }, 6, FISH)),
      ...jellyfish(968, 296, 22),
      ...jellyfish(1540, 246, 22),
      ...jellyfish(980, 656, 22),
      ...jellyfish(1556, 742, 18),
      shelf(915),
      ...[400, 1588].flatMap((x) => weed({ x, y: 925, height: 54, blades: BLADES, fill: WEED })),
      ...coral(1560, 925),
    ],
  };
}

/** The frame of the lift; its decks are drawn with what stands on them. */
export function lift(): Drawing {
  const { width, height } = LIFT;
  const frame = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    margin: 26,
    shapes: [
      { kind: 'rect', x: 60, y: -22, width: 6, height: 26, fill: '~metal-lower' },
      { kind: 'rect', x: width - 66, y: -22, width: 6, height: 26, fill: '~metal-lower' },
      {
        kind: 'rect',
        ...frame,
        corner: 24,
        fill: '~outline',
        shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 14, dy: 5 },
      },
      {
        kind: 'rect',
        x: 2,
        y: 2,
        width: width - 4,
        height: height - 4,
        corner: 22,
        fill: vertical([0, '~metal-upper'], [1, '~metal-lower']),
      },
      {
        kind: 'rect',
        x: 8,
        y: 8,
        width: width - 16,
        height: height - 16,
        corner: 17,
        fill: vertical([0, '~hill-3'], [1, '~water-4']),
      },
    ],
  };
}

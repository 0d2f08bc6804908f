import type { Fill, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import type { Colour } from '../../palettes.ts';
import { fish } from '../../sea-life.ts';
import { bubblesIn, softLight, waveLine } from '../../sea-light.ts';
import { BOTTOM } from './grid.ts';
import { coral, grass, pebbles, rock } from './reef.ts';

/* The sea over New Eden: dawn above the surface, turquoise water full of light below it, and a reef on its floor. */

export const BOARD = { width: 1600, height: 1020 } as const;
export const LIFT = { x: 12, y: 132, width: 384, height: BOTTOM - 132 } as const;

/** Where the water begins: right below the header. */
const SURFACE = 127;
/** Where the sand begins, above the plates of the lower stations. */
const FLOOR = 896;
const SUN = { x: 1010, y: SURFACE } as const;

const FISH = { tint: '~light', alpha: 0.34 } as const;

export function vertical(...stops: readonly (readonly [number, Colour])[]): Fill {
  return { gradient: 'linear', stops };
}

/** Land in the distance, down to the edge of the picture. */
function hill(y: number, height: number, step: number, phase: number, fill: Fill): Shape {
  const points = Array.from({ length: 41 }, (_, nth) => ({
    x: nth * 40,
    y: y - height * (0.5 + 0.5 * Math.sin(nth * step + phase) * Math.cos(nth * step * 0.37)),
  }));
  return { kind: 'polygon', points: [...points, { x: 1600, y: 1020 }, { x: 0, y: 1020 }], fill };
}

/** A shaft of light from the surface into the depth. */
function ray(x: number, width: number, lean: number, alpha: number): Shape {
  return {
    kind: 'polygon',
    points: [
      { x, y: SURFACE },
      { x: x + width, y: SURFACE },
      { x: x + width * 2 + lean, y: 900 },
      { x: x + lean - width * 0.4, y: 900 },
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

/** Small waves: a bright line over softer ones. */
function waves(): Shape[] {
  return [
    waveLine(SURFACE, 1.6, '~surface', 0.95, 3.5),
    waveLine(SURFACE + 9, 2, '~surface', 0.4, 2.5),
    waveLine(SURFACE + 20, 2.5, '~surface', 0.22, 2),
  ];
}

/** The sand, with ripples. */
function floor(): Shape[] {
  const edge = (y: number, k: number): { x: number; y: number }[] =>
    Array.from({ length: 54 }, (_, nth) => ({
      x: nth * 31,
      y: y + Math.sin(nth * 0.5 * k) * 4 + Math.sin(nth * 0.23 + k) * 5,
    }));
  return [
    {
      kind: 'polygon',
      points: [...edge(FLOOR, 1), { x: 1643, y: 1020 }, { x: 0, y: 1020 }],
      fill: vertical([0, '~sand-upper'], [0.35, '~sand-lower'], [1, '~rock-lower']),
    },
    {
      kind: 'line',
      points: edge(FLOOR + 1, 1),
      stroke: { colour: { tint: '~sand-edge', alpha: 0.8 }, weight: 3 },
    },
    {
      kind: 'line',
      points: edge(FLOOR + 13, 1.6),
      stroke: { colour: { tint: '~sand-edge', alpha: 0.3 }, weight: 2.5 },
    },
  ];
}

/** Where the reef is high: at the edges of the stations, where nothing of theirs stands. */
function reef(): Shape[] {
  return [
    ...grass(404, FLOOR + 10, 92),
    ...rock(1000, FLOOR + 18, 74, 40),
    ...grass(968, FLOOR + 10, 104),
    ...coral('fan', 1022, FLOOR + 6, 78),
    ...coral('branch', 992, FLOOR + 10, 52),
    ...rock(1538, FLOOR + 16, 96, 46),
    ...coral('fan', 1510, FLOOR + 6, 74),
    ...coral('tube', 1556, FLOOR + 2, 70),
    ...grass(1466, FLOOR + 10, 92),
    ...coral('branch', 1424, FLOOR + 12, 44),
    ...coral('tube', 432, FLOOR + 10, 46),
    ...coral('branch', 930, FLOOR + 10, 40),
    ...[470, 640, 742, 866, 1080, 1196, 1320, 1404].flatMap((x, nth) =>
      pebbles(x, FLOOR + 8 + (nth % 3) * 3, nth),
    ),
    ...coral('branch', 700, FLOOR + 10, 26),
    ...coral('branch', 1260, FLOOR + 10, 28),
  ];
}

/** Sky, light, water and its floor. */
export function sea(): Drawing {
  return {
    ...BOARD,
    shapes: [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        width: 1600,
        height: SURFACE + 6,
        fill: vertical([0, '~sky-top'], [0.6, '~sky-middle'], [1, '~sky-low']),
      },
      softLight(SUN, 300, '~sun', 0.75),
      { kind: 'circle', ...SUN, r: 30, fill: '~sun' },
      {
        kind: 'rect',
        x: 0,
        y: SURFACE,
        width: 1600,
        height: 1020 - SURFACE,
        fill: vertical([0, '~water-1'], [0.16, '~water-2'], [0.58, '~water-3'], [1, '~water-4']),
      },
      softLight({ x: SUN.x, y: SURFACE + 8 }, 430, '~light', 0.4),
      ray(520, 60, -60, 0.16),
      ray(700, 84, 30, 0.16),
      ray(905, 50, 90, 0.15),
      ray(1060, 90, 190, 0.15),
      ray(1270, 60, 270, 0.13),
      hill(560, 150, 0.33, 0.4, vertical([0, '~hill-1'], [1, '~water-4'])),
      hill(620, 130, 0.27, 2.1, vertical([0, '~hill-2'], [1, '~water-4'])),
      hill(890, 150, 0.31, 1.1, vertical([0, '~hill-2'], [1, '~water-4'])),
      hill(930, 120, 0.23, 3.4, vertical([0, '~hill-3'], [1, '~water-4'])),
      ...bubblesIn({ x: 400, y: 160, width: 1190, height: 700 }, 40, 3),
      ...[0, 1, 2, 3].map((nth) => fish({ x: 905 + nth * 20, y: 176 + (nth % 2) * 12 }, 6, FISH)),
      ...[0, 1, 2, 3, 4].map((nth) => fish({ x: 1450 + nth * 21, y: 316 + (nth % 3) * 9 }, 6, FISH)),
      ...waves(),
      ...floor(),
      ...reef(),
    ],
  };
}

import type { Drawing } from '../../theme.ts';
import type { Colour } from '../../palettes.ts';
import { grown, overlap } from '../../shapes.ts';
import type { Box, Paint, Point, Shape } from '../../shapes.ts';
import { boxOfPoints, pathOf } from '../../paths.ts';
import { smoothed } from '../../trails.ts';
import {
  areaOutline,
  borders,
  coast,
  coastPoint,
  crevasse,
  harbourEnds,
  midCrevasse,
  POLE,
  ringPoint,
  roundShore,
} from './coast.ts';

/* The chart itself, which never changes: sea, ice, crevasses, basins. */

export const AREA_COUNT = 8;
const MAP: Box = { x: 0, y: 0, width: 1600, height: 1020 };
/** How wide a harbour is; it ends round. */
const BASIN = 82;

function curve(
  points: readonly Point[],
  looks: Omit<Extract<Shape, { kind: 'curve' }>, 'kind' | 'd' | 'box'>,
): Shape {
  return { kind: 'curve', d: pathOf(points), box: boxOfPoints(points), ...looks };
}

/** The sea gets deeper away from the ice, with a fine line at each depth. */
function sea(): Shape[] {
  const depths: readonly [number, Colour][] = [
    [1.72, '~sea-2'],
    [1.5, '~sea-3'],
    [1.32, '~sea-4'],
    [1.16, '~sea-5'],
  ];
  return [
    { kind: 'rect', ...MAP, fill: '~sea-1' },
    ...depths.flatMap(([share, colour], at): Shape[] => [
      curve(roundShore(share, 22 - 4 * at, at * 1.7), {
        fill: colour,
        stroke: { colour: { tint: '~contour', alpha: 0.22 }, weight: 1.5 },
      }),
      curve(roundShore(share - 0.08, 20 - 4 * at, at * 1.7 + 0.6), {
        stroke: { colour: { tint: '~contour', alpha: 0.1 }, weight: 1.5 },
      }),
    ]),
  ];
}

/** A floe of broken ice in an empty corner. */
function floe(x: number, y: number, size: number, alpha: number): Shape[] {
  const points = Array.from({ length: 7 }, (_, at) => {
    const angle = (at / 7) * 2 * Math.PI + x;
    const r = size * (0.75 + 0.25 * Math.sin(at * 2.3 + x));
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r * 0.6 };
  });
  const below = points.map((point) => ({ x: point.x, y: point.y + size * 0.16 }));
  return [
    { kind: 'polygon', points: below, fill: '~cliff', opacity: alpha },
    {
      kind: 'polygon',
      points,
      fill: '~ice-1',
      opacity: alpha,
      stroke: { colour: { tint: '~rim', alpha: 0.3 }, weight: 1.5 },
    },
  ];
}

function iceberg(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * size, y: y + dy * size });
  const lit = [at(-0.9, 0.4), at(-0.45, -0.2), at(-0.1, 0.05), at(0.1, -0.75), at(0.3, 0.4)];
  const shade = [at(0.1, -0.75), at(0.45, -0.15), at(0.62, -0.35), at(0.95, 0.4), at(0.3, 0.4)];
  return [
    {
      kind: 'polygon',
      points: [at(-1, 0.42), at(1.05, 0.42), at(0.7, 0.6), at(-0.7, 0.6)],
      fill: '~cliff',
      opacity: 0.7,
    },
    { kind: 'polygon', points: lit, fill: '~ice-5', opacity: 0.75 },
    { kind: 'polygon', points: shade, fill: '~ice-1', opacity: 0.75 },
  ];
}

function whale(x: number, y: number): Shape[] {
  const d =
    `M${x} ${y + 26}C${x - 4} ${y} ${x - 10} ${y - 14} ${x - 38} ${y - 20}C${x - 22} ${y - 30} ${x - 6} ${y - 26} ${x} ${y - 14}` +
    `C${x + 6} ${y - 26} ${x + 22} ${y - 30} ${x + 38} ${y - 20}C${x + 10} ${y - 14} ${x + 4} ${y} ${x} ${y + 26}Z`;
  const ripple = (rx: number): Shape => ({
    kind: 'curve',
    d: `M${x - rx} ${y + 30}A${rx} ${rx * 0.2} 0 1 1 ${x + rx} ${y + 30}A${rx} ${rx * 0.2} 0 1 1 ${x - rx} ${y + 30}Z`,
    box: { x: x - rx, y: y + 20, width: 2 * rx, height: 20 },
    stroke: { colour: { tint: '~contour', alpha: 0.5 }, weight: 2 },
  });
  return [
    ripple(42),
    ripple(22),
    {
      kind: 'curve',
      d,
      box: { x: x - 38, y: y - 30, width: 76, height: 56 },
      fill: '~contour',
      opacity: 0.5,
    },
  ];
}

/** Northern lights above the northern sea, behind the words of the header: two waving curtains. */
function aurora(): Shape[] {
  const curtain = (top: number, height: number, colour: Colour, alpha: number, phase: number): Shape => {
    const edge = (y: number): Point[] =>
      Array.from({ length: 34 }, (_, at) => ({ x: at * 50 - 20, y: y + 14 * Math.sin(at * 0.34 + phase) }));
    return curve([...edge(top), ...edge(top + height).reverse()], {
      fill: {
        gradient: 'linear',
        stops: [
          [0, { tint: colour, alpha: 0 }],
          [0.55, { tint: colour, alpha }],
          [1, { tint: colour, alpha: 0 }],
        ],
      },
    });
  };
  return [
    curtain(-40, 120, '~aurora-2', 0.5, 0),
    curtain(6, 96, '~aurora-1', 0.4, 1.1),
    curtain(40, 84, '~aurora-1', 0.26, 2.4),
  ];
}

function life(): Shape[] {
  const floes: readonly [number, number, number, number][] = [
    [70, 806, 30, 0.45],
    [104, 818, 16, 0.4],
    [1094, 250, 22, 0.6],
    [1072, 276, 14, 0.5],
    [1094, 700, 18, 0.5],
    [1012, 858, 12, 0.3],
  ];
  return [
    ...floes.flatMap(([x, y, size, alpha]) => floe(x, y, size, 0.6 * alpha)),
    ...iceberg(1084, 190, 38),
    ...iceberg(46, 846, 30),
    ...iceberg(40, 196, 26),
    ...whale(1078, 806),
  ];
}

function waterline(ring: number): Point[] {
  const [first, last] = harbourEnds(ring, BASIN / 2);
  return Array.from({ length: 25 }, (_, at) => ringPoint(first + ((last - first) * at) / 24));
}

function water(points: readonly Point[], width: number, colour: Paint, blur = 0): Shape {
  return { kind: 'line', points, stroke: { colour, weight: width }, ...(blur > 0 && { blur }) };
}

/** The golden basin of the area in the sun; brightest at the sun's own place. */
export function litBasin(ring: number): Shape[] {
  const points = waterline(ring);
  const box = boxOfPoints(points);
  const part = ({ x, y }: Point): Point => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height });
  const [near, far] = [points[0] ?? POLE, points[24] ?? POLE];
  return [
    water(points, BASIN + 6, { tint: '~lit-1', alpha: 0.5 }),
    {
      kind: 'line',
      points,
      stroke: {
        colour: {
          gradient: 'linear',
          from: part(near),
          to: part(far),
          stops: [
            [0, '~basin-lit-1'],
            [0.32, '~basin-lit-2'],
            [1, '~basin-lit-3'],
          ],
        },
        weight: BASIN,
      },
    },
  ];
}

/** Around a harbour's water. */
export function harbourBox(ring: number): Box {
  return grown(boxOfPoints(waterline(ring)), BASIN / 2 + 4);
}

/** A harbour to which the asked ship may sail: bright water, as the anchor in it alone was overlooked. */
export function openHarbour(ring: number): Drawing {
  const { x, y, width, height } = harbourBox(ring);
  const points = waterline(ring).map((point) => ({ x: point.x - x, y: point.y - y }));
  return {
    width,
    height,
    shapes: [
      water(points, BASIN + 6, { tint: '~rim', alpha: 0.8 }),
      water(points, BASIN, '~basin-open'),
      water(points, BASIN / 2, { tint: '~rim', alpha: 0.2 }, 12),
    ],
  };
}

/** Those of the corners as much darker as their land. */
function harbours(): Shape[] {
  return Array.from({ length: AREA_COUNT }, (_, ring) => {
    const points = waterline(ring);
    return [
      water(points, BASIN + 6, { tint: '~basin-edge', alpha: 0.9 }),
      water(points, BASIN, { tint: '~basin', light: ring % 2 === 0 ? 0.08 : -0.16 }),
      water(points, BASIN / 2, { tint: '~basin-edge', alpha: 0.24 }, 14),
    ];
  }).flat();
}

/** What the wind leaves in the snow: short waves that catch the light, the same at each place every time. */
function drifts(): Shape[] {
  return Array.from({ length: 60 }, (_, at): Shape => {
    const angle = at * 2.399;
    const r = 0.3 + 0.64 * ((at * 0.618) % 1);
    const [x, y] = [POLE.x + Math.cos(angle) * 450 * r, POLE.y + Math.sin(angle) * 270 * r];
    const long = 16 + 9 * ((at * 0.37) % 1);
    const points = smoothed(
      [-1, -0.5, 0, 0.5, 1].map((part) => ({ x: x + long * part, y: y + 4 * Math.cos(part * 3 + at) })),
      2,
    );
    return {
      kind: 'line',
      points,
      stroke: { colour: { tint: at % 2 === 0 ? '~rim' : '~crevasse', alpha: 0.34 }, weight: 3 },
    };
  });
}

/** Where mountains stand: along the coast and round the pole, and how large. */
const PEAKS = [
  [118, 308, 50],
  [160, 268, 66],
  [222, 236, 48],
  [930, 236, 50],
  [984, 274, 66],
  [1030, 322, 44],
  [112, 690, 44],
  [160, 722, 58],
  [986, 712, 58],
  [1026, 668, 44],
  [548, 456, 84],
  [474, 470, 62],
  [640, 452, 66],
  [430, 560, 50],
  [504, 558, 72],
  [620, 566, 78],
  [690, 556, 52],
] as const;

/** A mountain of ice: one side in the light, the other in the shade, a few ribs of rock. */
function peak([x, y, size]: (typeof PEAKS)[number]): Shape[] {
  const at = (across: number, up: number): Point => ({ x: x + across * size, y: y - up * size });
  const lit = [
    at(-0.95, 0),
    at(-0.5, 0.42),
    at(-0.34, 0.36),
    at(0, 0.95),
    at(-0.06, 0.5),
    at(0.14, 0.26),
    at(0.02, 0),
  ];
  const dark = [
    at(0, 0.95),
    at(0.3, 0.5),
    at(0.44, 0.54),
    at(0.98, 0),
    at(0.02, 0),
    at(0.14, 0.26),
    at(-0.06, 0.5),
  ];
  return [
    { kind: 'polygon', points: lit, fill: { tint: '~rim', alpha: 0.62 } },
    { kind: 'polygon', points: dark, fill: { tint: '~shade', alpha: 0.42 } },
  ];
}

/** Low light of the sun over the pole. */
function glow(): Shape {
  return {
    kind: 'circle',
    ...POLE,
    r: 300,
    fill: {
      gradient: 'radial',
      stops: [
        [0, { tint: '~sun-core', alpha: 0.34 }],
        [0.5, { tint: '~sun-core', alpha: 0.14 }],
        [1, { tint: '~sun-core', alpha: 0 }],
      ],
    },
  };
}

/** Light from the north-west, shade in the south-east. */
function slant(): Shape {
  return {
    kind: 'group',
    clip: pathOf(coast()),
    shapes: [
      {
        kind: 'rect',
        ...MAP,
        width: 2 * POLE.x,
        fill: {
          gradient: 'linear',
          from: { x: 0.15, y: 0.1 },
          to: { x: 0.85, y: 0.85 },
          stops: [
            [0, { tint: '~rim', alpha: 0.26 }],
            [0.5, { tint: '~rim', alpha: 0 }],
            [0.5, { tint: '~shade', alpha: 0 }],
            [1, { tint: '~shade', alpha: 0.3 }],
          ],
        },
      },
    ],
  };
}

/** Sheets of ice like cut paper, each with a soft shadow on the one below. */
function ice(): Shape[] {
  const steps: readonly [number, Colour][] = [
    [0.85, '~ice-2'],
    [0.68, '~ice-3'],
    [0.52, '~ice-4'],
    [0.37, '~ice-5'],
  ];
  const shadow = { colour: { tint: '~cliff', alpha: 0.3 }, blur: 12, dy: 3 } as const;
  return [
    curve(
      coast(6).map(({ x, y }) => ({ x, y: y + 20 })),
      { fill: { tint: '~cliff', light: -0.45 } },
    ),
    curve(
      coast(4).map(({ x, y }) => ({ x, y: y + 15 })),
      { fill: '~cliff' },
    ),
    curve(coast(), { fill: '~ice-1', shadow: { colour: { tint: '~dark', alpha: 0.6 }, blur: 24, dy: 8 } }),
    ...steps.map(([share, colour], at) =>
      curve(roundShore(share, 26, at * 2.1 + 0.4), { fill: colour, shadow }),
    ),
    glow(),
    slant(),
    ...drifts(),
    { kind: 'group', clip: pathOf(coast(-3)), shapes: PEAKS.flatMap(peak) },
  ];
}

/** Between two harbours the ice reaches into the sea: what lies between two capes belongs to one area. */
const CAPE = { wide: 0.5, narrow: 0.22, middle: 2, end: 22 } as const;

function capes(): Shape[] {
  return Array.from({ length: AREA_COUNT }, (_, ring) => {
    const [slot] = borders(ring);
    const points = smoothed(
      [
        coastPoint(slot - CAPE.wide, -6),
        ringPoint(slot - CAPE.narrow, CAPE.middle - 30),
        ringPoint(slot - CAPE.narrow * 0.7, CAPE.middle),
        ringPoint(slot, CAPE.end),
        ringPoint(slot + CAPE.narrow * 0.7, CAPE.middle),
        ringPoint(slot + CAPE.narrow, CAPE.middle - 30),
        coastPoint(slot + CAPE.wide, -6),
      ],
      3,
    );
    return [
      curve(
        points.map(({ x, y }) => ({ x, y: y + 9 })),
        { fill: '~cliff' },
      ),
      curve(points, { fill: '~ice-1', stroke: { colour: { tint: '~rim', alpha: 0.8 }, weight: 3.5 } }),
    ];
  }).flat();
}

/** Along a way, wider here and narrower there. */
function crack(way: readonly Point[], width: number): Point[] {
  const sides = way.map((at, nth) => {
    const [before, after] = [way[Math.max(0, nth - 1)] ?? at, way[nth + 1] ?? at];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (width / 2) * (1 + 0.28 * Math.sin(at.x * 0.07 + at.y * 0.11));
    const [dx, dy] = [(-(after.y - before.y) / length) * half, ((after.x - before.x) / length) * half];
    return [
      { x: at.x + dx, y: at.y + dy },
      { x: at.x - dx, y: at.y - dy },
    ] as const;
  });
  return [...sides.map(([one]) => one), ...sides.map(([, other]) => other).reverse()];
}

function crevasses(): Shape[] {
  const odd = [1, 3, 5, 7].map((ring) => curve(areaOutline(ring), { fill: { tint: '~shade', alpha: 0.16 } }));
  const lines = [
    ...Array.from({ length: AREA_COUNT }, (_, ring) => crevasse(borders(ring)[0])),
    midCrevasse(),
  ];
  return [
    ...odd,
    ...lines.map((points) => curve(crack(points, 19), { fill: '~crevasse' })),
    ...lines.map((points) => curve(crack(points, 10), { fill: '~border' })),
    curve(coast(), { stroke: { colour: { tint: '~rim', alpha: 0.9 }, weight: 5 } }),
  ];
}

export function theMap(): Drawing {
  return {
    ...MAP,
    shapes: [...sea(), ...aurora(), ...life(), ...harbours(), ...capes(), ...ice(), ...crevasses()],
  };
}

/** A number from 0 to 1, always the same for the same place. */
function noise(column: number, row: number, n: number): number {
  return Math.abs(Math.sin(column * 12.9898 + row * 78.233 + n * 37.719) * 43758.5453) % 1;
}

const FLOE = { across: 62, down: 46, corners: 7 } as const;

/** A floe of pack ice, no two alike. */
function packed(column: number, row: number): Point[] {
  const x = (column + (row % 2) / 2 + 0.5 * noise(column, row, 1)) * FLOE.across;
  const y = (row + 0.4 * noise(column, row, 2)) * FLOE.down;
  return Array.from({ length: FLOE.corners }, (_, at) => {
    const angle = ((at + 0.6 * noise(column, row, at + 3)) / FLOE.corners) * 2 * Math.PI;
    const reach = 0.46 + 0.16 * noise(column, row, at + 20);
    return { x: x + Math.cos(angle) * FLOE.across * reach, y: y + Math.sin(angle) * FLOE.down * reach };
  });
}

/** A harbour is a little longer than its coast. */
const PAST_BORDERS = 0.16;

/** A closed area and its basin lie under pack ice. */
export function packIce(ring: number): Drawing {
  const [from, to] = borders(ring);
  const [first, last] = [from - PAST_BORDERS, to + PAST_BORDERS];
  const outer = Array.from({ length: 21 }, (_, at) => ringPoint(first + ((last - first) * at) / 20, 44));
  const shore = Array.from({ length: 21 }, (_, at) => coastPoint(last + ((first - last) * at) / 20, -2));
  const clip = pathOf(areaOutline(ring)) + pathOf([...outer, ...shore]);
  const around = boxOfPoints([...areaOutline(ring), ...outer]);
  const [columns, rows] = [Math.ceil(MAP.width / FLOE.across), Math.ceil(MAP.height / FLOE.down)];
  const floes = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { points: packed(column, row), shade: noise(column, row, 40) };
  }).filter(({ points }) => overlap(boxOfPoints(points), around));
  return {
    ...MAP,
    shapes: [
      {
        kind: 'group',
        clip,
        shapes: [
          { kind: 'rect', ...MAP, fill: '~sea-3' },
          ...floes.map(({ points, shade }): Shape => ({
            kind: 'polygon',
            points,
            fill: { tint: '~ice-1', light: -0.3 + 0.3 * shade },
            stroke: { colour: { tint: '~rim', alpha: 0.3 }, weight: 2 },
          })),
        ],
      },
    ],
  };
}

import type { Fill, Paint, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { groundShadow, lit } from '../../volume.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import { fish, weed } from '../../sea-life.ts';
import { bubblesIn, softLight, waveLine } from '../../sea-light.ts';

/* The place: sky, deep water, headquarters and the hulls of the station, as large as they stand on the board. */

const BLADES = [-12, 0, 11, 22];
const WEED = { tint: '~weed', alpha: 0.85 } as const;
/** What stands behind people. */
const QUIET = { tint: '~metal-lower', alpha: 0.5 } as const;
const FISH = { tint: '~ridge-near', alpha: 0.8 } as const;

export const BOARD = { width: 1600, height: 1020 } as const;
/** Where the water begins: the knowledge track. */
export const SURFACE = 168;
export const HULL = { width: 368, height: 246, cupola: 13 } as const;
export const TOWER = { x: 14, y: 190, width: 348, height: 656 } as const;
/** A room of headquarters: the middle of its tile is so far below its ceiling; the next room is a gap away. */
export const ROOM = { above: 27, height: 147, gap: 5 } as const;
/** A door that costs time. */
export const HATCH = { width: 100, height: 156 } as const;
/** Where in a hull what lies there begins. */
export const STORES = { time: 8, crystals: 106, octopods: 203 } as const;

function vertical(stops: readonly (readonly [number, Paint])[]): Fill {
  return { gradient: 'linear', stops };
}

function ridge(y: number, height: number, waves: number, fill: Colour): Shape {
  const steps = Array.from({ length: 33 }, (_, nth) => {
    const x = nth * 50;
    const up =
      Math.sin(nth * waves) * 0.5 + Math.sin(nth * waves * 2.3 + 1) * 0.3 + Math.sin(nth * 0.9) * 0.2;
    return { x, y: y - up * height };
  });
  return {
    kind: 'polygon',
    points: [...steps, { x: 1600, y: 1020 }, { x: 0, y: 1020 }],
    fill,
  };
}

/** A shaft of light from the sun into the depth. */
function ray(x: number, width: number, lean: number, alpha: number): Shape {
  const points = [
    { x, y: SURFACE },
    { x: x + width, y: SURFACE },
    { x: x + width + lean + width * 0.9, y: 900 },
    { x: x + lean - width * 0.5, y: 900 },
  ];
  return {
    kind: 'polygon',
    points,
    fill: {
      gradient: 'linear',
      stops: [
        [0, { tint: '~sun', alpha }],
        [1, { tint: '~sun', alpha: 0 }],
      ],
    },
    blur: 14,
  };
}

/** Small waves: one bright line over softer ones. */
function waves(): Shape[] {
  return [
    waveLine(SURFACE + 1, 2, '~surface', 0.9, 3),
    waveLine(SURFACE + 11, 2.5, '~surface', 0.35, 2),
    waveLine(SURFACE + 24, 3, '~surface', 0.2, 2),
  ];
}

/** Sky, sun and sea with its floor. */
export function sea(): Drawing {
  const water = { x: 0, y: SURFACE, width: 1600, height: 1020 - SURFACE };
  return {
    ...BOARD,
    shapes: [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        width: 1600,
        height: SURFACE + 4,
        fill: vertical([
          [0, '~sky-top'],
          [0.55, '~sky-middle'],
          [1, '~sky-low'],
        ]),
      },
      softLight({ x: 980, y: SURFACE }, 360, '~sun', 0.6),
      { kind: 'circle', x: 1004, y: SURFACE + 4, r: 38, fill: '~sun' },
      {
        kind: 'rect',
        ...water,
        fill: vertical([
          [0, '~water-top'],
          [0.12, '~water-upper'],
          [0.56, '~water-lower'],
          [1, '~water-floor'],
        ]),
      },
      softLight({ x: 1004, y: SURFACE + 10 }, 340, '~sun', 0.34),
      ray(560, 40, -260, 0.13),
      ray(740, 44, -190, 0.18),
      ray(930, 46, -120, 0.22),
      ray(1040, 70, 40, 0.24),
      ray(1230, 44, 150, 0.2),
      ray(1420, 40, 230, 0.15),
      ridge(770, 60, 0.41, '~ridge-far'),
      ridge(830, 40, 0.63, '~ridge-middle'),
      ridge(862, 20, 0.37, '~ridge-near'),
      ...waves(),
      ...bubblesIn({ x: 400, y: 215, width: 1190, height: 620 }, 46, 5),
      ...[0, 1, 2, 3].map((nth) => fish({ x: 1010 + nth * 30, y: 492 + (nth % 2) * 17 - nth * 3 }, 8, FISH)),
      ...[0, 1, 2].map((nth) => fish({ x: 660 + nth * 28, y: 478 + (nth % 2) * 15 }, 7, FISH)),
      ...[400, 784, 1190, 1588].flatMap((x) => weed({ x, y: 868, height: 86, blades: BLADES, fill: WEED })),
    ],
  };
}

function towerOutline(inset: number): string {
  const { width, height } = TOWER;
  const [top, low] = [110 - inset, Math.max(6, 26 - inset)];
  const [l, t, r, b] = [inset, inset, width - inset, height - inset];
  return (
    `M${l} ${t + top}Q${l} ${t} ${l + top} ${t}H${r - top}Q${r} ${t} ${r} ${t + top}V${b - low}` +
    `Q${r} ${b} ${r - low} ${b}H${l + low}Q${l} ${b} ${l} ${b - low}Z`
  );
}

/** Headquarters without its programs: a pressure tower with floors. */
export function tower(): Drawing {
  const { width, height } = TOWER;
  const box = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    margin: 12,
    shapes: [
      {
        kind: 'curve',
        d: towerOutline(-3),
        box,
        fill: '~outline',
        shadow: { colour: { tint: 'shadow', alpha: 0.5 }, blur: 18, dy: 6 },
      },
      {
        kind: 'curve',
        d: towerOutline(0),
        box,
        fill: vertical([
          [0, '~metal-edge'],
          [0.12, '~metal-upper'],
          [0.6, '~metal-lower'],
          [1, '~metal-shade'],
        ]),
      },
      { kind: 'curve', d: towerOutline(7), box, fill: '~metal-shade' },
      {
        kind: 'curve',
        d: towerOutline(11),
        box,
        fill: vertical([
          [0, '~wall'],
          [1, '~room-low'],
        ]),
      },
      sheen(34, 30, 60, 560),
      ...[80, 200, 320, 440, 560].flatMap((y) => [rivet(6, y), rivet(width - 6, y)]),
    ],
  };
}

/** A room of headquarters, lit by lamps. */
export function room(width: number): Drawing {
  const { height } = ROOM;
  const inside = { x: 0, y: 0, width, height, corner: 12 } as const;
  return {
    width,
    height,
    margin: 4,
    shapes: [
      {
        kind: 'rect',
        ...inside,
        fill: vertical([
          [0, { tint: '~room-top', light: 0.12 }],
          [1, { tint: '~room-low', light: 0.14 }],
        ]),
        stroke: { colour: '~visor', weight: 5 },
      },
      ...pipe(4, 82, width - 8),
      ...desk(10, height - 14, 30),
      ...desk(width - 40, height - 14, 30),
      ...lamp(width / 2, 4, width * 0.8),
      { kind: 'rect', x: 3, y: height - 14, width: width - 6, height: 11, corner: 5, fill: '~metal-shade' },
      { kind: 'rect', x: 3, y: height - 14, width: width - 6, height: 3, fill: '~metal-lower' },
      { kind: 'rect', ...inside, stroke: { colour: '~metal-lower', weight: 2 } },
    ],
  };
}

function rivet(x: number, y: number): Shape {
  return { kind: 'circle', x, y, r: 2.6, fill: '~metal-shade' };
}

function sheen(x: number, y: number, width: number, height: number): Shape {
  return {
    kind: 'polygon',
    points: [
      { x: x + width * 0.5, y },
      { x: x + width * 1.4, y },
      { x: x + width * 0.8, y: y + height },
      { x, y: y + height },
    ],
    fill: {
      gradient: 'linear',
      stops: [
        [0, { tint: '~metal-edge', alpha: 0.1 }],
        [1, { tint: '~metal-edge', alpha: 0 }],
      ],
    },
  };
}

/** Where an engineer begins. */
export function pad(): Drawing {
  return {
    width: 204,
    height: 44,
    margin: 6,
    shapes: [
      groundShadow(102, 30, 104, 18, 0.5),
      {
        kind: 'curve',
        d: 'M0 20A102 20 0 1 1 204 20V26A102 18 0 0 1 0 26Z',
        box: { x: 0, y: 0, width: 204, height: 44 },
        fill: '~metal-shade',
        stroke: { colour: '~outline', weight: 3 },
      },
      {
        kind: 'curve',
        d: 'M0 20A102 20 0 1 1 204 20A102 20 0 1 1 0 20Z',
        box: { x: 0, y: 0, width: 204, height: 40 },
        fill: vertical([
          [0, '~metal-lower'],
          [1, '~metal-upper'],
        ]),
        stroke: { colour: '~outline', weight: 3 },
      },
      {
        kind: 'curve',
        d: 'M18 20A84 13 0 1 1 186 20A84 13 0 1 1 18 20Z',
        box: { x: 18, y: 7, width: 168, height: 26 },
        fill: { tint: '~room-low', alpha: 0.55 },
      },
    ],
  };
}

/** The outline of a hull, moved inwards by so much: a rounded box with a cupola over the control deck. */
function hullOutline(inset: number): string {
  const { width: w, height: h, cupola } = HULL;
  const r = 44 - inset;
  const [l, t, right, b] = [inset, inset, w - inset, h - inset];
  const top = t - cupola;
  return (
    `M${l} ${t + r}Q${l} ${t} ${l + r} ${t}H110Q124 ${t} 134 ${t - 6}Q144 ${top} 158 ${top}H212Q226 ${top} 236 ${t - 6}` +
    `Q246 ${t} 260 ${t}H${right - r}Q${right} ${t} ${right} ${t + r}V${b - r}Q${right} ${b} ${right - r} ${b}` +
    `H${l + r}Q${l} ${b} ${l} ${b - r}Z`
  );
}

const HULL_BOX = { x: 0, y: -HULL.cupola, width: HULL.width, height: HULL.height + HULL.cupola } as const;

/** A quarter tint of the colour of what can be done there, and a strip of its light. */
function zone(x: number, y: number, width: number, height: number, colour: Colour): Shape[] {
  return [
    { kind: 'rect', x, y, width, height, fill: { tint: colour, alpha: 0.27 } },
    { kind: 'rect', x, y, width, height: 4, fill: { tint: colour, alpha: 0.9 } },
  ];
}

/** The corridor through a hull, where scientists walk: a dark floor between rails. */
function gangway(x: number, y: number, width: number): Shape[] {
  const rail = (at: number): Shape => ({ kind: 'rect', x, y: at, width, height: 3, fill: '~metal-lower' });
  return [
    { kind: 'rect', x, y, width, height: 26, fill: lit('~metal-shade', 0, 0.35) },
    rail(y),
    rail(y + 23),
  ];
}

function wall(x: number, y: number, height: number): Shape {
  return { kind: 'rect', x: x - 2, y, width: 4, height, fill: { tint: '~visor', alpha: 0.55 } };
}

/** Where the crew stands: a window into the sea, below a lamp. */
function crewDeck(): Shape[] {
  return [
    {
      kind: 'rect',
      x: 258,
      y: 26,
      width: 88,
      height: 56,
      corner: 24,
      fill: vertical([
        [0, '~window'],
        [1, '~water-lower'],
      ]),
      stroke: { colour: '~metal-shade', weight: 6 },
    },
    fish({ x: 280, y: 50 }, 9, { tint: '~visor', alpha: 0.45 }),
    fish({ x: 306, y: 64 }, 6, { tint: '~visor', alpha: 0.35 }),
    ...pipe(250, 94, 106),
    ...desk(258, 145, 40),
    ...desk(306, 145, 40),
    ...lamp(302, 10, 60),
  ];
}

/** A lamp at the ceiling. */
function lamp(x: number, y: number, width: number): Shape[] {
  return [
    softLight({ x, y: y + 6 }, width * 0.8, '~lamp', 0.6),
    { kind: 'rect', x: x - width / 4, y: y - 2, width: width / 2, height: 6, corner: 3, fill: '~lamp' },
  ];
}

/** Along a wall. */
function pipe(x: number, y: number, width: number): Shape[] {
  const joint = (at: number): Shape => ({ kind: 'rect', x: at, y: y - 2, width: 6, height: 10, fill: QUIET });
  return [
    { kind: 'rect', x, y, width, height: 6, fill: QUIET },
    joint(x + width * 0.3),
    joint(x + width * 0.72),
  ];
}

/** With a screen, on a floor. */
function desk(x: number, floor: number, width: number): Shape[] {
  const top = floor - 24;
  return [
    { kind: 'rect', x, y: top, width, height: 24, corner: 3, fill: QUIET },
    {
      kind: 'rect',
      x: x + 4,
      y: top - 18,
      width: width - 8,
      height: 16,
      corner: 3,
      fill: { tint: '~window', alpha: 0.55 },
    },
  ];
}

/** The inside of a sector: above module, card, control and crew, below time, crystals and octopods. */
export function hull(): Drawing {
  return {
    width: HULL.width,
    height: HULL.height,
    margin: 26,
    shapes: [
      {
        kind: 'curve',
        d: hullOutline(0),
        box: HULL_BOX,
        fill: '~outline',
        shadow: { colour: { tint: 'shadow', alpha: 0.55 }, blur: 16, dy: 8 },
      },
      {
        kind: 'group',
        clip: hullOutline(7),
        shapes: [
          {
            kind: 'rect',
            ...HULL_BOX,
            fill: vertical([
              [0, '~room-top'],
              [1, '~room-low'],
            ]),
          },
          { kind: 'rect', x: 8, y: 62, width: 57, height: 84, fill: { tint: 'colour-green', alpha: 0.3 } },
          { kind: 'rect', x: 65, y: 62, width: 61, height: 84, fill: { tint: 'colour-red', alpha: 0.3 } },
          {
            kind: 'rect',
            x: 127,
            y: -10,
            width: 116,
            height: 156,
            fill: { tint: '~metal-lower', alpha: 0.26 },
          },
          ...crewDeck(),
          { kind: 'rect', x: 0, y: 171, width: HULL.width, height: 75, fill: { tint: '~visor', alpha: 0.5 } },
          ...zone(8, 171, STORES.crystals - 8, 75, 'colour-yellow'),
          {
            kind: 'rect',
            x: STORES.crystals,
            y: 171,
            width: STORES.octopods - STORES.crystals,
            height: 4,
            fill: { tint: '~metal-edge', alpha: 0.7 },
          },
          ...zone(STORES.octopods, 171, 362 - STORES.octopods, 75, 'colour-purple'),
          ...[127, 243].map((x) => wall(x, -12, 160)),
          ...[STORES.crystals, STORES.octopods].map((x) => wall(x, 171, 75)),
          ...gangway(0, 145, HULL.width),
        ],
      },
    ],
  };
}

/** The rim in the colour of who is in control, and the light on the deck. */
export function rim(owner: number | undefined, neutral: boolean): Drawing {
  const colour = owner === undefined ? '~metal-lower' : lookOfSeat(neutral ? undefined : owner).colour;
  const glow: Shape[] =
    owner === undefined
      ? []
      : [
          {
            kind: 'circle',
            x: 185,
            y: 82,
            r: 104,
            fill: {
              gradient: 'radial',
              stops: [
                [0, { tint: colour, alpha: 0.8 }],
                [1, { tint: colour, alpha: 0 }],
              ],
            },
          },
        ];
  return {
    width: HULL.width,
    height: HULL.height,
    margin: 26,
    shapes: [
      { kind: 'group', clip: 'M127 -6H243V150H127Z', shapes: glow },
      { kind: 'curve', d: hullOutline(4.5), box: HULL_BOX, stroke: { colour: '~outline', weight: 14 } },
      {
        kind: 'curve',
        d: hullOutline(4.5),
        box: HULL_BOX,
        stroke: { colour: lit(colour, 0.18, 0.12), weight: 11 },
      },
    ],
  };
}

/** The plate with the sector's letter, over the hull's upper left corner. */
export function namePlate(): Drawing {
  return {
    width: 80,
    height: 60,
    margin: 8,
    shapes: [
      { kind: 'rect', x: -3, y: -3, width: 86, height: 66, corner: 26, fill: '~outline' },
      { kind: 'rect', x: 0, y: 0, width: 80, height: 60, corner: 24, fill: '~name-rim' },
      {
        kind: 'rect',
        x: 4,
        y: 4,
        width: 72,
        height: 52,
        corner: 20,
        fill: vertical([
          [0, '~name-top'],
          [1, '~name-low'],
        ]),
      },
    ],
  };
}

/** A corridor from one hull to the next one. */
export function tunnel(): Drawing {
  const [width, height] = [60, 34];
  return {
    width,
    height,
    margin: 4,
    shapes: [
      { kind: 'rect', x: -2, y: -2, width: width + 4, height: height + 4, fill: '~outline' },
      { kind: 'rect', x: 0, y: 0, width, height, fill: lit('~metal-lower', 0.3, 0.4) },
      ...gangway(0, 4, width),
    ],
  };
}

/** How far a shaft reaches under the hulls' edges. */
export const SHAFT_WIDTH = 34;

/** Outside the hulls at an end of the station, from the corridor of one row to that of the other. */
export function shaft(side: 'left' | 'right'): Drawing {
  const [width, height, r] = [SHAFT_WIDTH, 328, 13];
  const [wall, out] = side === 'left' ? [width, width / 2] : [0, width / 2];
  const near = side === 'left' ? out + r : out - r;
  const d = `M${wall} 0H${near}Q${out} 0 ${out} ${r}V${height - r}Q${out} ${height} ${near} ${height}H${wall}`;
  const box = { x: 0, y: 0, width, height };
  const line = (colour: Colour, weight: number): Shape => ({
    kind: 'curve',
    d,
    box,
    stroke: { colour, weight },
  });
  return {
    width,
    height,
    margin: 24,
    shapes: [line('~outline', 36), line('~metal-upper', 31), line('~metal-shade', 20)],
  };
}

/** What a hull of the lower row stands on. */
export function leg(): Drawing {
  return {
    width: 30,
    height: 80,
    margin: 4,
    shapes: [
      { kind: 'rect', x: 9, y: 0, width: 12, height: 66, fill: lit('~metal-lower', 0.3, 0.5) },
      {
        kind: 'rect',
        x: 0,
        y: 62,
        width: 30,
        height: 18,
        corner: 4,
        fill: '~metal-shade',
        stroke: { colour: '~outline', weight: 2 },
      },
    ],
  };
}

/** A red buoy, whose figure says how many points are needed to have crossed its line. */
export function buoy(): Drawing {
  return {
    width: 54,
    height: 74,
    margin: 6,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: 6, height: 74, corner: 3, fill: '~on-red-line' },
      { kind: 'rect', x: 1.5, y: 1, width: 3, height: 72, corner: 1.5, fill: '~red-line' },
      { kind: 'rect', x: 5, y: 0, width: 49, height: 28, corner: 6, fill: '~on-red-line' },
      { kind: 'rect', x: 7, y: 2, width: 45, height: 24, corner: 4, fill: lit('~red-line', 0.12, 0.12) },
    ],
  };
}

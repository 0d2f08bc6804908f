import type { Category, OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import type { Fill, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { lift, sea } from './ground.ts';
import { CATEGORIES, OUTSIDE_ARMS } from './order.ts';
import { PIECE_BY_CATEGORY, PIECES, type Piece } from './pieces.ts';

/* The pieces, each painted once per kind and owner. Light falls from above. */

const OWNERS: readonly Owner[] = [0, 1, 2, 3, undefined];

export function ownKey(seat: Owner): string {
  return seat === undefined ? 'none' : String(seat);
}

function categoryColour(category: Category): Colour {
  return `~${category}`;
}

function rect(x: number, y: number, width: number, height: number, corner: number, fill: Fill): Shape {
  return { kind: 'rect', x, y, width, height, corner, fill };
}

/** With a dark outline and an inner light on top. */
function body(x: number, y: number, width: number, height: number, corner: number, colour: Colour): Shape[] {
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

function circle(x: number, y: number, r: number, fill: Fill): Shape {
  return { kind: 'circle', x, y, r, fill };
}

function curve(d: string, width: number, height: number, fill: Fill, outline = 5): Shape[] {
  const box = { x: 0, y: 0, width, height };
  return [
    { kind: 'curve', d, box, stroke: { colour: '~outline', weight: outline } },
    { kind: 'curve', d, box, fill },
  ];
}

function eyes(x: number, y: number, apart: number, r: number): Shape[] {
  return [-1, 1].flatMap((side) => [
    circle(x + side * apart, y, r + 1.5, '~outline'),
    circle(x + side * apart, y, r, '~rim'),
    circle(x + side * apart, y + 1, r * 0.5, '~outline'),
  ]);
}

// a diver: helmet with a window and two eyes, shoulders

const SHOULDERS = 'M22 66Q50 54 78 66Q92 74 94 96H6Q8 74 22 66Z';

function diver(seat: Owner): Drawing {
  const colour: Colour = seat === undefined ? '~diver' : lookOfSeat(seat).colour;
  const helmet: Shape = { kind: 'circle', x: 50, y: 38, r: 33, fill: lit(colour, 0.3, 0.3) };
  const box = { x: 0, y: 0, width: 100, height: 100 };
  return {
    width: 100,
    height: 100,
    margin: 10,
    shapes: [
      { kind: 'curve', d: SHOULDERS, box, stroke: { colour: '~rim', weight: 18 } },
      circle(50, 38, 42, '~rim'),
      circle(50, 38, 37, '~outline'),
      ...curve(SHOULDERS, 100, 100, lit(colour, 0.2, 0.3), 9),
      circle(50, 38, 35, '~outline'),
      helmet,
      rect(45, 1, 10, 9, 3, '~outline'),
      circle(50, 40, 24, '~outline'),
      circle(50, 40, 20, '~glass-deep'),
      ...eyes(50, 40, 8.5, 6.5),
      circle(32, 80, 3, '~outline'),
      circle(68, 80, 3, '~outline'),
    ],
  };
}

/** Somebody works behind a porthole. */
function helmet(seat: Owner): Drawing {
  const colour: Colour = seat === undefined ? '~diver' : lookOfSeat(seat).colour;
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      circle(50, 50, 50, '~outline'),
      circle(50, 50, 42, colour),
      circle(50, 50, 24, '~rim'),
      circle(50, 50, 11, '~outline'),
    ],
  };
}

// the dome

function dome(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  const leg = (x: number, toX: number): Shape[] => [
    {
      kind: 'line',
      points: [
        { x, y: 128 },
        { x: toX, y: 236 },
      ],
      stroke: { colour: '~outline', weight: 17 },
    },
    {
      kind: 'line',
      points: [
        { x, y: 128 },
        { x: toX, y: 236 },
      ],
      stroke: { colour: '~metal-shade', weight: 11 },
    },
    {
      kind: 'line',
      points: [
        { x: x - 2, y: 128 },
        { x: toX - 2, y: 236 },
      ],
      stroke: { colour: '~metal-lower', weight: 4 },
    },
  ];
  return {
    width: 150,
    height: 240,
    margin: 8,
    shapes: [
      ...leg(42, 14),
      ...leg(75, 75),
      ...leg(108, 136),
      circle(75, 75, 74, '~outline'),
      circle(75, 75, 71, lit('~metal-upper', 0.3, 0.4)),
      circle(75, 75, 65, lit(colour, 0.15, 0.2)),
      circle(75, 75, 56, '~outline'),
      {
        kind: 'circle',
        x: 75,
        y: 75,
        r: 53,
        fill: {
          gradient: 'radial',
          centre: { x: 0.36, y: 0.28 },
          r: 0.75,
          stops: [
            [0, '~glass-light'],
            [1, '~glass-deep'],
          ],
        },
      },
      {
        kind: 'curve',
        d: 'M36 62Q40 34 66 28Q52 42 48 66Q42 72 36 62Z',
        box: { x: 36, y: 28, width: 30, height: 44 },
        fill: { tint: '~rim', alpha: 0.55 },
      },
      ...Array.from({ length: 12 }, (_, nth) => {
        const angle = (nth / 12) * 2 * Math.PI;
        return circle(75 + Math.cos(angle) * 68, 75 + Math.sin(angle) * 68, 2, '~metal-shade');
      }),
    ],
  };
}

// hulls of the outside arms

const CLAW = 'M16 34C3 30 -2 15 5 4C8 0 12 1 12 5L15 14L22 6C26 2 30 5 28 10C26 20 24 26 21 32Z';

function hull(arm: OutsideArm, state: 'lit' | 'dark'): Drawing {
  const colour = categoryColour(arm);
  return {
    width: 84,
    height: 90,
    margin: 10,
    shapes: [
      ...FEET[arm](colour),
      ...ROOF[arm](colour),
      ...body(4, 28, 76, 54, 15, colour),
      rect(10, 34, 64, 32, 9, '~outline'),
      rect(
        12,
        36,
        60,
        28,
        7,
        state === 'lit'
          ? {
              gradient: 'linear',
              stops: [
                [0, '~lit'],
                [1, '~lit-low'],
              ],
            }
          : {
              gradient: 'linear',
              stops: [
                [0, '~window'],
                [1, '~window-low'],
              ],
            },
      ),
    ],
  };
}

const ROOF: Readonly<Record<OutsideArm, (colour: Colour) => Shape[]>> = {
  crab: (colour) => [
    ...curve(CLAW, 84, 90, lit(colour, 0.3, 0.1)),
    ...curve(mirrored(CLAW, 84), 84, 90, lit(colour, 0.3, 0.1)),
    ...eyes(42, 22, 9, 6),
  ],
  shell: (colour) => [
    ...curve('M8 32C8 8 24 0 42 0C60 0 76 8 76 32Z', 84, 34, lit(colour, 0.35, 0.2)),
    ...[-24, -12, 0, 12, 24].map((dx): Shape => ({
      kind: 'line',
      points: [
        { x: 42 + dx * 0.5, y: 30 },
        { x: 42 + dx, y: 7 + Math.abs(dx) * 0.22 },
      ],
      stroke: { colour: { tint: colour, light: -0.4 }, weight: 2.5 },
    })),
  ],
  octopus: (colour) => [
    ...curve('M18 32C16 10 28 0 42 0C56 0 68 10 66 32Z', 84, 34, lit(colour, 0.35, 0.1)),
    ...eyes(42, 16, 10, 6.5),
  ],
};

const FEET: Readonly<Record<OutsideArm, (colour: Colour) => Shape[]>> = {
  crab: (colour) =>
    [12, 28, 56, 72].map((x): Shape => ({
      kind: 'line',
      points: [
        { x, y: 78 },
        { x: x + (x < 42 ? -6 : 6), y: 90 },
      ],
      stroke: { colour: { tint: colour, light: -0.25 }, weight: 6 },
    })),
  shell: (colour) => [
    rect(14, 78, 56, 11, 4, '~outline'),
    rect(16, 80, 52, 7, 3, { tint: colour, light: -0.3 }),
  ],
  octopus: (colour) =>
    [14, 30, 46, 62].map((x): Shape => rect(x, 76, 11, 14, 5.5, { tint: colour, light: -0.2 })),
};

/** The same outline seen from the other side. */
function mirrored(d: string, width: number): string {
  let x = true;
  return d.replaceAll(/-?\d+(?:\.\d+)?/gu, (number) => {
    const shown = x ? String(width - Number(number)) : number;
    x = !x;
    return shown;
  });
}

// things on the rock

function tank(): Drawing {
  return {
    width: 44,
    height: 100,
    margin: 5,
    shapes: [
      rect(12, 0, 20, 9, 4, '~outline'),
      rect(14, 2, 16, 6, 3, '~metal-upper'),
      rect(17, 6, 10, 12, 2, '~metal-lower'),
      ...body(3, 16, 38, 82, 17, '~oxygen'),
      rect(9, 26, 5, 50, 2.5, { tint: '~rim', alpha: 0.4 }),
    ],
  };
}

function yard(): Drawing {
  const mast: Shape = {
    kind: 'line',
    points: [
      { x: 34, y: 58 },
      { x: 34, y: 8 },
      { x: 78, y: 8 },
      { x: 78, y: 26 },
    ],
    stroke: { colour: '~outline', weight: 14 },
  };
  return {
    width: 100,
    height: 100,
    margin: 5,
    shapes: [
      mast,
      { ...mast, stroke: { colour: '~crane', weight: 8 } },
      {
        kind: 'line',
        points: [
          { x: 36, y: 32 },
          { x: 58, y: 10 },
        ],
        stroke: { colour: '~crane', weight: 6 },
      },
      ...curve('M4 54H96L84 92Q82 98 76 98H24Q18 98 16 92Z', 100, 100, lit('~shipyard', 0.3, 0.25), 6),
      ...[34, 50, 66].map((x) => circle(x, 74, 5.5, '~outline')),
    ],
  };
}

function lab(): Drawing {
  return {
    width: 84,
    height: 100,
    margin: 5,
    shapes: [
      ...curve('M20 38Q20 2 42 2Q64 2 64 38Z', 84, 40, lit('~research', 0.5, 0), 6),
      ...body(6, 32, 72, 64, 16, '~research'),
      { kind: 'path', d: PIECES.research.d, x: 21, y: 44, size: 42, fill: '~outline' },
    ],
  };
}

function plant(state: 'on' | 'off'): Drawing {
  return {
    width: 116,
    height: 50,
    margin: 5,
    shapes: [
      ...body(2, 2, 112, 46, 13, '~metal-shade'),
      {
        kind: 'path',
        d: PIECES.plant.d,
        x: 10,
        y: 8,
        size: 34,
        fill: state === 'on' ? '~gold' : '~metal-lower',
      },
    ],
  };
}

function lamp(state: 'on' | 'off'): Drawing {
  return {
    width: 20,
    height: 20,
    margin: 4,
    shapes: [
      circle(10, 10, 10, '~outline'),
      circle(10, 10, 7.5, state === 'on' ? lit('~gold', 0.4, 0.1) : '~window'),
    ],
  };
}

function disc(category: Category): Drawing {
  const piece = PIECE_BY_CATEGORY[category];
  const ink: Colour = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      circle(50, 50, 50, '~outline'),
      circle(50, 50, 44, lit(categoryColour(category), 0.25, 0.2)),
      { kind: 'path', d: PIECES[piece].d, x: 22, y: 22, size: 56, fill: ink },
    ],
  };
}

// signs

function coin(): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 5,
    shapes: [
      circle(50, 50, 50, '~outline'),
      circle(50, 50, 45, lit('~gold', 0.4, 0.25)),
      { kind: 'circle', x: 50, y: 50, r: 33, stroke: { colour: '~gold-dark', weight: 6 } },
    ],
  };
}

function outlined(piece: Piece, fill: Fill, outline: Colour = '~outline'): Drawing {
  const path = { kind: 'path', d: PIECES[piece].d, x: 4, y: 4, size: 92 } as const;
  return {
    width: 100,
    height: 100,
    margin: 6,
    shapes: [
      { ...path, stroke: { colour: outline, weight: 10 } },
      { ...path, fill },
    ],
  };
}

function plain(piece: Piece, fill: Colour): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [{ kind: 'path', d: PIECES[piece].d, x: 4, y: 4, size: 92, fill }],
  };
}

/** A sign as it stands on cards. */
function printed(piece: Piece): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [
      rect(2, 2, 96, 96, 18, '~outline'),
      rect(6, 6, 88, 88, 14, '~paper'),
      { kind: 'path', d: PIECES[piece].d, x: 18, y: 18, size: 64, fill: '~print' },
    ],
  };
}

/** A piece of the gauge on a plate: damage up to the limit, the limit, damage beyond it. */
function gauge(): Drawing {
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [
      rect(4, 34, 92, 46, 8, '~outline'),
      rect(8, 38, 20, 38, 3, '~hurt'),
      rect(30, 38, 16, 38, 3, '~safe'),
      rect(54, 38, 18, 38, 3, '~broken'),
      rect(75, 38, 17, 38, 3, '~beyond'),
      rect(45, 8, 9, 84, 3, '~rim'),
      {
        kind: 'polygon',
        points: [
          { x: 54, y: 10 },
          { x: 88, y: 20 },
          { x: 54, y: 32 },
        ],
        fill: '~limit',
      },
    ],
  };
}

// cards

function card(category: Category): Drawing {
  const colour = categoryColour(category);
  const full = category === 'oxygen';
  return {
    width: 98,
    height: 174,
    margin: 5,
    shapes: [
      rect(0, 0, 98, 174, 9, '~outline'),
      rect(2, 2, 94, 170, 8, '~paper-edge'),
      rect(4, 4, 90, 166, 6, {
        gradient: 'linear',
        stops: [
          [0, '~paper'],
          [1, '~paper-low'],
        ],
      }),
      rect(4, 4, 90, full ? 166 : 102, 6, {
        gradient: 'linear',
        stops: [
          [0, { tint: colour, light: -0.1 }],
          [1, { tint: colour, light: 0.45 }],
        ],
      }),
      {
        kind: 'polygon',
        points: [
          { x: 34, y: 4 },
          { x: 62, y: 4 },
          { x: 84, y: full ? 170 : 106 },
          { x: 14, y: full ? 170 : 106 },
        ],
        fill: { tint: '~rim', alpha: 0.16 },
      },
    ],
  };
}

/** The back of a card, as wide as high. */
function back(): Drawing {
  return {
    width: 78,
    height: 120,
    margin: 4,
    shapes: [
      rect(0, 0, 78, 120, 12, '~outline'),
      rect(2.5, 2.5, 73, 115, 10, '~paper'),
      rect(7, 7, 64, 106, 7, {
        gradient: 'linear',
        stops: [
          [0, '~hill-1'],
          [1, '~glass-deep'],
        ],
      }),
      ...[24, 46, 68, 90].map((y): Shape => ({
        kind: 'line',
        points: Array.from({ length: 9 }, (_, nth) => ({ x: 10 + nth * 7.3, y: y + (nth % 2) * 6 })),
        stroke: { colour: { tint: '~glass-light', alpha: 0.35 }, weight: 3 },
      })),
    ],
  };
}

type Sprites = Readonly<Record<string, () => Drawing>>;

function byOwner(kind: string, draw: (seat: Owner) => Drawing): Sprites {
  return Object.fromEntries(OWNERS.map((seat) => [`${kind}:${ownKey(seat)}`, () => draw(seat)]));
}

export const SPRITES: Sprites = {
  sea,
  lift,
  tank,
  yard,
  lab,
  coin,
  back,
  ...byOwner('diver', diver),
  ...byOwner('helmet', helmet),
  ...byOwner('dome', dome),
  ...Object.fromEntries(
    OUTSIDE_ARMS.flatMap((arm) =>
      (['lit', 'dark'] as const).map((state) => [`hull:${arm}:${state}`, () => hull(arm, state)]),
    ),
  ),
  ...Object.fromEntries(CATEGORIES.map((category) => [`card:${category}`, () => card(category)])),
  ...Object.fromEntries(CATEGORIES.map((category) => [`disc:${category}`, () => disc(category)])),
  'plant:on': () => plant('on'),
  'plant:off': () => plant('off'),
  'lamp:on': () => lamp('on'),
  'lamp:off': () => lamp('off'),
  star: () => outlined('star', lit('~gold', 0.4, 0.2)),
  wrench: () => outlined('repair', lit('~metal-upper', 0.5, 0.2)),
  burst: () => outlined('damage', lit('~burst', 0.2, 0.25)),
  nautilus: () => outlined('nautilus', lit('~paper-low', 0.3, 0.3)),
  flag: () => plain('flag', '~quiet'),
  'flag:print': () => plain('flag', '~print'),
  bolt: () => plain('plant', '~print'),
  ready: () => plain('ready', '~gain'),
  choosing: () => plain('choosing', 'faint'),
  others: () => plain('others', '~print'),
  shield: () => plain('shield', '~print'),
  marker: () => plain('marker', '~limit'),
  gauge,
  ...Object.fromEntries(
    (['plant', 'others', 'shield'] as const).map((piece) => [`printed:${piece}`, () => printed(piece)]),
  ),
  ...Object.fromEntries(
    CATEGORIES.map((category) => [`sign:${category}`, () => plain(PIECE_BY_CATEGORY[category], '~print')]),
  ),
};

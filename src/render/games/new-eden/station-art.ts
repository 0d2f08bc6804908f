import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import type { Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { PIECES } from './pieces.ts';
import { body, categoryColour, circle, curve, eyes, rect } from './solid.ts';

/* Divers, and the parts of which stations are built. */

// a diver: head and shoulders, with the window of a helmet

const SHOULDERS = 'M6 97C6 71 24 60 50 60C76 60 94 71 94 97Z';

export function diver(seat: Owner): Drawing {
  const colour: Colour = seat === undefined ? '~diver' : lookOfSeat(seat).colour;
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const shoulders = (weight: number, paint: Colour): Shape => ({
    kind: 'curve',
    d: SHOULDERS,
    box,
    stroke: { colour: paint, weight },
  });
  return {
    width: 100,
    height: 100,
    margin: 10,
    shapes: [
      shoulders(16, '~outline'),
      circle(50, 31, 36, '~outline'),
      { kind: 'curve', d: SHOULDERS, box, fill: lit(colour, 0.1, 0.08) },
      circle(50, 31, 28, lit(colour, 0.15, 0.08)),
      rect(33, 24, 34, 17, 8.5, '~outline'),
      rect(38, 27, 9, 5, 2.5, { tint: '~rim', alpha: 0.85 }),
    ],
  };
}

/** Those who are on a module, seen from afar: there is room for how many they are. */
export function crew(seat: Owner): Drawing {
  const colour: Colour = seat === undefined ? '~diver' : lookOfSeat(seat).colour;
  return {
    width: 100,
    height: 124,
    margin: 8,
    shapes: [
      circle(50, 27, 31, '~outline'),
      circle(50, 79, 50, '~outline'),
      circle(50, 79, 43, lit(colour, 0.12, 0.06)),
      circle(50, 27, 24, lit(colour, 0.12, 0.06)),
      rect(36, 21, 28, 13, 6.5, '~outline'),
    ],
  };
}

// the dome

export function dome(seat: Owner): Drawing {
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

export function hull(arm: OutsideArm, state: 'lit' | 'dark'): Drawing {
  const colour = categoryColour(arm);
  return {
    width: 84,
    height: 90,
    margin: 10,
    shapes: [
      ...FEET[arm](colour),
      ...ROOF[arm](colour),
      ...body(3, 25, 78, 59, 15, colour),
      rect(5, 28, 74, 39, 10, '~outline'),
      rect(
        7,
        30,
        70,
        35,
        8,
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
    ...eyes(42, 19, 9, 6),
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
    ...eyes(42, 15, 10, 6.5),
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
export function mirrored(d: string, width: number): string {
  let x = true;
  return d.replaceAll(/-?\d+(?:\.\d+)?/gu, (number) => {
    const shown = x ? String(width - Number(number)) : number;
    x = !x;
    return shown;
  });
}

// things on the rock

export function tank(): Drawing {
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

export function yard(): Drawing {
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

export function lab(): Drawing {
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

export function plant(state: 'on' | 'off'): Drawing {
  return {
    width: 104,
    height: 52,
    margin: 5,
    shapes: [
      ...body(2, 2, 100, 48, 13, '~metal-shade'),
      {
        kind: 'path',
        d: PIECES.plant.d,
        x: 13,
        y: 5,
        size: 42,
        fill: state === 'on' ? '~gold' : '~metal-lower',
      },
    ],
  };
}

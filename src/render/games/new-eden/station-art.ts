import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import type { Point, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { PIECES } from './pieces.ts';
import { body, categoryColour, circle, curve, eyes, rect } from './solid.ts';

/* Divers, and the parts of which stations are built. */

// a diver: head and shoulders, with the window of a helmet

const SHOULDERS = 'M6 97C6 71 24 60 50 60C76 60 94 71 94 97Z';

export function diver(seat: Owner): Drawing {
  const colour = ownColour(seat);
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

/** The bench of those who are on a module, in their colour. */
export function bench(seat: Owner): Drawing {
  return {
    width: 100,
    height: 40,
    margin: 5,
    shapes: [
      rect(-1, -1, 102, 42, 13, '~outline'),
      rect(3.5, 3.5, 93, 33, 9, lit(ownColour(seat), 0.14, 0.06)),
    ],
  };
}

/** Head and shoulders on the bench: how many there are stands beside. */
export function crew(seat: Owner): Drawing {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [
      { kind: 'curve', d: 'M4 100C4 70 22 56 50 56C78 56 96 70 96 100Z', box, fill: 'on-seat' },
      circle(50, 30, 29, 'on-seat'),
      rect(31, 21, 38, 18, 9, { tint: ownColour(seat), light: 0.3 }),
    ],
  };
}

function ownColour(seat: Owner): Colour {
  return seat === undefined ? '~diver' : lookOfSeat(seat).colour;
}

// the dome, and the tower on which it rests

export function dome(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  return {
    width: 150,
    height: 150,
    margin: 8,
    shapes: [
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

/** Two posts with braces between them. */
export function tower(): Drawing {
  const beam = (points: readonly Point[], weight: number): Shape[] => [
    { kind: 'line', points, stroke: { colour: '~outline', weight: weight + 5 } },
    { kind: 'line', points, stroke: { colour: '~metal-shade', weight } },
    {
      kind: 'line',
      points: points.map(({ x, y }) => ({ x: x - 2, y })),
      stroke: { colour: '~metal-lower', weight: weight / 2.5 },
    },
  ];
  const [left, right] = [14, 116];
  return {
    width: 130,
    height: 230,
    margin: 6,
    shapes: [
      ...[0, 1].flatMap((nth) => [
        ...beam(
          [
            { x: left, y: nth * 110 + 10 },
            { x: right, y: nth * 110 + 110 },
          ],
          6,
        ),
        ...beam(
          [
            { x: right, y: nth * 110 + 10 },
            { x: left, y: nth * 110 + 110 },
          ],
          6,
        ),
      ]),
      ...[left, right].flatMap((x) =>
        beam(
          [
            { x, y: 0 },
            { x, y: 228 },
          ],
          11,
        ),
      ),
    ],
  };
}

/** A floor of the tower: on it stands what is counted. */
export function floor(): Drawing {
  return {
    width: 130,
    height: 48,
    margin: 4,
    shapes: [
      rect(-2, -2, 134, 52, 13, '~outline'),
      rect(0, 0, 130, 48, 12, lit('~metal-lower', 0.25, 0.2)),
      rect(4, 4, 122, 40, 9, '~window'),
    ],
  };
}

// hulls of the outside arms

const CLAW = 'M16 34C3 30 -2 15 5 4C8 0 12 1 12 5L15 14L22 6C26 2 30 5 28 10C26 20 24 26 21 32Z';

/** A little house: roof, window, and below it the deck, where its divers sit. */
export function hull(arm: OutsideArm, state: 'lit' | 'dark'): Drawing {
  const colour = categoryColour(arm);
  return {
    width: 100,
    height: 106,
    margin: 10,
    shapes: [
      ...ROOF[arm](colour),
      ...body(3, 22, 94, 82, 15, colour),
      rect(5, 25, 90, 44, 11, '~outline'),
      rect(
        7.5,
        27.5,
        85,
        39,
        9,
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
    ...curve(CLAW, 100, 90, lit(colour, 0.3, 0.1)),
    ...curve(mirrored(CLAW, 100), 100, 90, lit(colour, 0.3, 0.1)),
    ...eyes(50, 16, 10, 6.5),
  ],
  shell: (colour) => [
    ...curve('M10 32C10 10 28 1 50 1C72 1 90 10 90 32Z', 100, 34, lit(colour, 0.35, 0.2)),
    ...[-30, -15, 0, 15, 30].map((dx): Shape => ({
      kind: 'line',
      points: [
        { x: 50 + dx * 0.5, y: 30 },
        { x: 50 + dx, y: 6 + Math.abs(dx) * 0.16 },
      ],
      stroke: { colour: { tint: colour, light: -0.4 }, weight: 2.5 },
    })),
  ],
  octopus: (colour) => [
    ...curve('M22 32C20 12 32 1 50 1C68 1 80 12 78 32Z', 100, 34, lit(colour, 0.35, 0.1)),
    ...eyes(50, 13, 11, 7),
  ],
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

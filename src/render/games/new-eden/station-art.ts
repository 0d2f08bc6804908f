import type { OutsideArm } from '../../../engine/games/new-eden/components.ts';
import { lookOfSeat } from '../../glyphs.ts';
import type { Owner } from '../../glyphs.ts';
import type { Colour } from '../../palettes.ts';
import type { Fill, Shape, Stroke } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { textOn } from '../../type.ts';
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

/** The plaque that counts those who are on a module, with a rim in their colour. */
export function bench(seat: Owner): Drawing {
  return {
    width: 100,
    height: 40,
    margin: 5,
    shapes: [
      rect(-1, -1, 102, 42, 15, '~outline'),
      rect(1, 1, 98, 38, 13.5, ownColour(seat)),
      rect(5, 5, 90, 30, 10.5, '~window'),
    ],
  };
}

/** So much wider than high they are. */
export const PLACES_ASPECT = 1.9;
/** Modules have at most so many. */
export const MOST_PLACES = 3;

/** Nobody of so many: neither portholes nor outlines of people could be counted, or told from people. */
export function places(count: number): Drawing {
  return {
    width: 76,
    height: 40,
    margin: 3,
    shapes: [
      rect(0, 0, 76, 40, 13, { tint: '~window', alpha: 0.92 }),
      textOn(`0/${count}`, 38, 21, { weight: 'bold', size: 44, colour: { tint: '~rim', alpha: 0.66 } }),
    ],
  };
}

function ownColour(seat: Owner): Colour {
  return seat === undefined ? '~diver' : lookOfSeat(seat).colour;
}

// the dome, and the stilts on which it stands

export function dome(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  return {
    width: 150,
    height: 150,
    margin: 8,
    shapes: [
      circle(75, 75, 74, '~outline'),
      circle(75, 75, 71, lit('~metal-upper', 0.4, 0.5)),
      circle(75, 75, 66, '~outline'),
      circle(75, 75, 64.5, lit(colour, 0.3, 0.25)),
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

/** Stilts of steel between the dome and the ground, on rock. */
export function tower(): Drawing {
  const [width, height] = [146, 180];
  const leg = (top: number, foot: number, stroke: Stroke): Shape => ({
    kind: 'line',
    points: [
      { x: top, y: -8 },
      { x: foot, y: height - 6 },
    ],
    stroke,
  });
  const legs = (stroke: Stroke): Shape[] => [
    leg(52, 8, stroke),
    leg(width / 2, width / 2, stroke),
    leg(width - 52, width - 8, stroke),
  ];
  const foot = (x: number): Shape[] => [
    rect(x - 17, height - 13, 34, 14, 6, '~outline'),
    rect(x - 14, height - 10, 28, 8, 4, '~metal-lower'),
  ];
  return {
    width,
    height,
    margin: 14,
    shapes: [
      ...legs({ colour: '~outline', weight: 18 }),
      ...legs({ colour: '~metal-lower', weight: 12 }),
      ...legs({ colour: { tint: '~metal-upper', alpha: 0.85 }, weight: 4 }),
      ...[8, width / 2, width - 8].flatMap(foot),
    ],
  };
}

/** A pressure gauge below the dome, on which its damage stands. */
export function gauge(seat: Owner): Drawing {
  const { colour } = lookOfSeat(seat);
  const ticks = Array.from({ length: 11 }, (_, nth): Shape => {
    const angle = ((150 + nth * 24) / 180) * Math.PI;
    const at = (r: number): { x: number; y: number } => ({
      x: 75 + Math.cos(angle) * r,
      y: 75 + Math.sin(angle) * r,
    });
    return {
      kind: 'line',
      points: [at(57), at(63)],
      stroke: { colour: { tint: '~on-gauge', alpha: 0.5 }, weight: 2.5 },
    };
  });
  return {
    width: 150,
    height: 150,
    margin: 6,
    shapes: [
      circle(75, 75, 75, '~outline'),
      circle(75, 75, 72, lit('~metal-upper', 0.4, 0.5)),
      circle(75, 75, 68.5, lit(colour, 0.25, 0.3)),
      circle(75, 75, 65, '~outline'),
      {
        kind: 'circle',
        x: 75,
        y: 75,
        r: 63.5,
        fill: {
          gradient: 'radial',
          centre: { x: 0.5, y: 0.3 },
          r: 0.8,
          stops: [
            [0, '~gauge-light'],
            [1, '~gauge'],
          ],
        },
      },
      ...ticks,
    ],
  };
}

// hulls of the outside arms

const CLAW = 'M16 38C1 34 -6 17 3 5C7 -1 13 0 13 6L16 17L25 7C30 2 35 6 32 13C29 25 26 30 22 37Z';

/** A creature seen from the front, in its colour whatever it does: a window in its belly, and at its foot who works there. */
export function hull(arm: OutsideArm, state: 'lit' | 'dark'): Drawing {
  const colour = categoryColour(arm);
  const isLit = state === 'lit';
  const glass: Fill = {
    gradient: 'linear',
    stops: isLit
      ? [
          [0, '~rim'],
          [0.4, '~lit'],
          [1, '~lit-low'],
        ]
      : [
          [0, '~window-low'],
          [0.45, '~window'],
          [1, '~window'],
        ],
  };
  return {
    width: 100,
    height: 106,
    margin: 12,
    shapes: [
      ...FEET[arm](colour),
      ...[-3, 93].map((x) => rect(x, 40, 10, 30, 4, '~outline')),
      ...[-1, 95].map((x) => rect(x, 42, 6, 26, 3, lit('~metal-upper', 0.3, 0.4))),
      ...ROOF[arm](colour),
      ...body(2, 17, 96, 88, 30, colour),
      ...MARKINGS[arm](colour),
      {
        kind: 'curve',
        d: 'M18 21Q50 15 82 21',
        box: { x: 18, y: 15, width: 64, height: 7 },
        stroke: { colour: { tint: '~rim', alpha: 0.5 }, weight: 3.5 },
      },
      rect(6.5, 22.5, 87, 46, 16, '~outline'),
      rect(8, 24, 84, 43, 14.5, lit('~metal-upper', 0.35, 0.4)),
      rect(10, 26, 80, 39, 12.5, '~outline'),
      rect(11, 27, 78, 37, 11.5, glass),
      {
        kind: 'curve',
        d: 'M15 38C15 32 19 29.5 25 29.5H50C36 32 22 34 15 38Z',
        box: { x: 15, y: 29, width: 35, height: 9 },
        fill: { tint: '~rim', alpha: isLit ? 0.9 : 0.28 },
      },
    ],
  };
}

/** What is drawn on a body, beside its window. */
const MARKINGS: Readonly<Record<OutsideArm, (colour: Colour) => Shape[]>> = {
  crab: (colour) =>
    [14, 86].flatMap((x) =>
      [72, 82, 91].map((y, nth) => circle(x + (x < 50 ? nth : -nth), y, 2.6, { tint: colour, light: 0.35 })),
    ),
  shell: (colour) =>
    [-42, -34, 34, 42].map((dx): Shape => ({
      kind: 'line',
      points: [
        { x: 50 + dx, y: 67 },
        { x: 50 + dx * 0.78, y: 102 },
      ],
      stroke: { colour: { tint: colour, light: -0.4 }, weight: 3 },
    })),
  octopus: (colour) =>
    [10, 90].flatMap((x) =>
      [73, 84, 94].map((y, nth) =>
        circle(x + (x < 50 ? nth * 1.5 : -nth * 1.5), y, 4 - nth * 0.5, { tint: colour, light: 0.4 }),
      ),
    ),
};

/** On the sea floor, or as if: legs of a crab, the foot of a shell, arms of an octopus. */
const FEET: Readonly<Record<OutsideArm, (colour: Colour) => Shape[]>> = {
  crab: (colour) =>
    [8, 22, 78, 92].flatMap((x) => {
      const out = x < 50 ? -1 : 1;
      const d = `M${x - 5} 92L${x + 5} 92L${x + 6 * out} 113L${x + 2 * out} 113Z`;
      return curve(d, 100, 113, lit(colour, 0.1, 0.3));
    }),
  shell: (colour) => curve('M16 98H84L74 112H26Z', 100, 112, lit(colour, -0.05, 0.4)),
  octopus: (colour) =>
    [12, 37, 63, 88].flatMap((x) => [
      circle(x, 102, 11.5, '~outline'),
      circle(x, 102, 9, lit(colour, 0.2, 0.2)),
    ]),
};

const ROOF: Readonly<Record<OutsideArm, (colour: Colour) => Shape[]>> = {
  crab: (colour) => [
    ...curve(CLAW, 100, 90, lit(colour, 0.3, 0.1)),
    ...curve(mirrored(CLAW, 100), 100, 90, lit(colour, 0.3, 0.1)),
    ...eyes(50, 11, 11, 7.5),
  ],
  shell: (colour) => [
    ...curve('M6 34C6 10 26 -1 50 -1C74 -1 94 10 94 34Z', 100, 34, lit(colour, 0.35, 0.2)),
    ...[-36, -18, 0, 18, 36].map((dx): Shape => ({
      kind: 'line',
      points: [
        { x: 50 + dx * 0.5, y: 30 },
        { x: 50 + dx, y: 4 + Math.abs(dx) * 0.2 },
      ],
      stroke: { colour: { tint: colour, light: -0.4 }, weight: 3 },
    })),
  ],
  octopus: (colour) => [
    ...curve('M18 34C14 12 28 -2 50 -2C72 -2 86 12 82 34Z', 100, 34, lit(colour, 0.35, 0.1)),
    ...eyes(50, 10, 13, 8),
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

/** A boat with somebody in it, and room for a figure on its hull. */
export function yard(): Drawing {
  const [width, height] = [120, 100];
  const box = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    margin: 5,
    shapes: [
      { kind: 'rect', x: 86, y: 8, width: 5, height: 42, fill: '~outline' },
      ...curve('M89 10L114 22L89 34Z', width, height, lit('~awning', 0.2, 0.1)),
      { kind: 'curve', d: 'M26 62C26 40 36 33 50 33C64 33 74 40 74 62Z', box, fill: '~outline' },
      circle(50, 20, 20, '~outline'),
      {
        kind: 'curve',
        d: 'M31 62C31 44 39 38 50 38C61 38 69 44 69 62Z',
        box,
        fill: lit('~boat-crew', 0.1, 0.1),
      },
      circle(50, 20, 15.5, lit('~boat-crew', 0.2, 0.1)),
      ...curve(
        'M1 48Q60 56 119 44Q116 74 98 90Q92 95 84 95H28Q20 95 15 89Q4 72 1 48Z',
        width,
        height,
        lit('~shipyard', 0.3, 0.25),
        6,
      ),
      { kind: 'curve', d: 'M4 55Q60 63 117 52', box, stroke: { colour: '~awning', weight: 5 } },
    ],
  };
}

/** The middle of the hull below that of the boat, in parts of its height. */
export const YARD_FIGURE = 0.25;
/** So much wider than high it is. */
export const YARD_ASPECT = 1.2;

/** A green house with a large microscope in it. */
export function lab(): Drawing {
  return {
    width: 84,
    height: 100,
    margin: 5,
    shapes: [
      ...body(4, 12, 76, 84, 20, '~research'),
      { kind: 'path', d: PIECES.research.d, x: 11, y: 22, size: 62, fill: '~rim' },
    ],
  };
}

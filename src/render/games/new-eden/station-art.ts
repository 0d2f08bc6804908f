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

/** The bench of those who are on a module, with a rim in their colour. */
export function bench(seat: Owner): Drawing {
  return {
    width: 100,
    height: 40,
    margin: 5,
    shapes: [
      rect(-1, -1, 102, 42, 13, '~outline'),
      rect(1.5, 1.5, 97, 37, 11, ownColour(seat)),
      rect(4, 4.5, 92, 31, 8.5, 'on-seat'),
    ],
  };
}

/** Head and shoulders on the bench: bright and plain, as they are counted. */
export function crew(seat: Owner): Drawing {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const fill = lit(ownColour(seat), 0.12, 0.05);
  return {
    width: 100,
    height: 100,
    margin: 2,
    shapes: [
      circle(50, 27, 27, fill),
      { kind: 'curve', d: 'M8 100V90C8 70 24 60 50 60C76 60 92 70 92 90V100Z', box, fill },
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

// the dome, and the tower on which it rests

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
      stroke: { colour: { tint: '~rim', alpha: 0.55 }, weight: 2.5 },
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
            [1, '~window'],
          ],
        },
      },
      ...ticks,
    ],
  };
}

// hulls of the outside arms

const CLAW = 'M16 34C3 30 -2 15 5 4C8 0 12 1 12 5L15 14L22 6C26 2 30 5 28 10C26 20 24 26 21 32Z';

/** As wide as a low module and a wide one are painted. */
export const HULLS = { narrow: 100, wide: 142 } as const;

/** A little submarine house: roof, window, and below it the deck, where its divers sit; on flanges between the pipes. */
export function hull(arm: OutsideArm, state: 'lit' | 'dark', width: number): Drawing {
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
    width,
    height: 106,
    margin: 12,
    shapes: [
      ...FEET[arm](colour, width),
      ...[-3, width - 7].map((x) => rect(x, 40, 10, 34, 4, '~outline')),
      ...[-1, width - 5].map((x) => rect(x, 42, 6, 30, 3, lit('~metal-upper', 0.3, 0.4))),
      ...ROOF[arm](colour, width),
      ...body(3, 18, width - 6, 86, 24, colour),
      {
        kind: 'curve',
        d: `M14 20Q${width / 2} 15 ${width - 14} 20`,
        box: { x: 14, y: 15, width: width - 28, height: 6 },
        stroke: { colour: { tint: '~rim', alpha: 0.55 }, weight: 3 },
      },
      rect(4.5, 20.5, width - 9, 44, 16, '~outline'),
      rect(6, 22, width - 12, 41, 14.5, lit('~metal-upper', 0.3, 0.5)),
      rect(8.5, 24.5, width - 17, 36, 12, '~outline'),
      rect(9.5, 25.5, width - 19, 34, 11, glass),
      {
        kind: 'curve',
        d: `M14 37C14 30 19 28 25 28H${width * 0.5}C${width * 0.36} 31 22 33 14 37Z`,
        box: { x: 14, y: 28, width: width * 0.5 - 14, height: 9 },
        fill: { tint: '~rim', alpha: isLit ? 0.9 : 0.28 },
      },
    ],
  };
}

/** On the sea floor, or as if: legs of a crab, the foot of a shell, arms of an octopus. */
const FEET: Readonly<Record<OutsideArm, (colour: Colour, width: number) => Shape[]>> = {
  crab: (colour, width) =>
    [0.14, 0.27, 0.73, 0.86].flatMap((part) => {
      const x = part * width;
      const out = part < 0.5 ? -1 : 1;
      const d = `M${x - 4} 98L${x + 4} 98L${x + 5 * out} 114L${x + 2 * out} 114Z`;
      return curve(d, width, 114, lit(colour, 0.1, 0.3));
    }),
  shell: (colour, width) =>
    curve(
      `M${width * 0.16} 98H${width * 0.84}L${width * 0.74} 112H${width * 0.26}Z`,
      width,
      112,
      lit(colour, -0.05, 0.4),
    ),
  octopus: (colour, width) =>
    [0.15, 0.38, 0.62, 0.85].flatMap((part) => [
      circle(part * width, 103, 10.5, '~outline'),
      circle(part * width, 103, 8, lit(colour, 0.2, 0.2)),
    ]),
};

const ROOF: Readonly<Record<OutsideArm, (colour: Colour, width: number) => Shape[]>> = {
  crab: (colour, width) => [
    ...curve(CLAW, width, 90, lit(colour, 0.3, 0.1)),
    ...curve(mirrored(CLAW, width), width, 90, lit(colour, 0.3, 0.1)),
    ...eyes(width / 2, 12, 10, 6.5),
  ],
  shell: (colour, width) => {
    const [x, k] = [width / 2, width / 100];
    const [far, near] = [40 * k, 22 * k];
    const roof = `M${x - far} 32C${x - far} 10 ${x - near} 1 ${x} 1C${x + near} 1 ${x + far} 10 ${x + far} 32Z`;
    return [
      ...curve(roof, width, 34, lit(colour, 0.35, 0.2)),
      ...[-30, -15, 0, 15, 30].map((dx): Shape => ({
        kind: 'line',
        points: [
          { x: x + dx * k * 0.5, y: 30 },
          { x: x + dx * k, y: 6 + Math.abs(dx) * 0.16 },
        ],
        stroke: { colour: { tint: colour, light: -0.4 }, weight: 2.5 },
      })),
    ];
  },
  octopus: (colour, width) => {
    const x = width / 2;
    const roof = `M${x - 28} 32C${x - 30} 12 ${x - 18} 1 ${x} 1C${x + 18} 1 ${x + 30} 12 ${x + 28} 32Z`;
    return [...curve(roof, width, 34, lit(colour, 0.35, 0.1)), ...eyes(x, 10, 11, 7)];
  },
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

import type { Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { ellipse } from './reef.ts';

/* What swims where a station leaves the water free. None of it looks like a piece of the game. */

type Path = Extract<Shape, { kind: 'curve' }>;

function curve(d: string, width: number, height: number, look: Pick<Path, 'fill' | 'stroke'>): Shape {
  return { kind: 'curve', d, box: { x: 0, y: 0, width, height }, ...look };
}

const LINE = { tint: '~outline', alpha: 0.55 } as const;

function turtle(): Drawing {
  const [width, height] = [180, 120];
  const skin = { fill: lit('~turtle-skin', 0.2, 0.25), stroke: { colour: LINE, weight: 3 } } as const;
  const plates: Shape[] = (
    [
      'M74 34L106 34L116 56L94 70L66 60Z',
      'M112 32Q134 38 146 54L120 55L110 36Z',
      'M120 59L146 58Q138 76 112 84L98 72Z',
      'M62 60L90 73L84 86Q60 82 48 66Z',
      'M70 33L62 56L46 60Q50 42 70 33Z',
    ] as const
  ).map((d) => curve(d, width, height, { fill: { tint: '~turtle-shell', light: 0.3 } }));
  return {
    width,
    height,
    margin: 6,
    shapes: [
      // far flippers, head, tail
      curve('M62 40Q52 10 24 2Q30 30 52 56Z', width, height, skin),
      curve('M132 44Q156 22 170 22Q168 42 146 60Z', width, height, skin),
      curve('M54 60Q38 42 18 48Q2 54 6 68Q12 80 32 78Q46 76 56 68Z', width, height, skin),
      curve('M40 60Q42 26 92 24Q142 26 156 62Q140 92 92 92Q50 92 40 60Z', width, height, {
        fill: lit('~turtle-shell', 0.12, 0.3),
        stroke: { colour: LINE, weight: 4 },
      }),
      ...plates,
      curve('M72 78Q52 96 46 118Q76 114 96 86Z', width, height, skin),
      curve('M130 78Q146 96 164 100Q160 82 144 70Z', width, height, skin),
      { kind: 'circle', x: 20, y: 60, r: 3.6, fill: '~outline' },
    ],
  };
}

/** Seen from the side and above, gliding. */
function manta(): Drawing {
  const [width, height] = [220, 120];
  return {
    width,
    height,
    margin: 6,
    shapes: [
      curve('M150 66Q190 70 218 104Q186 86 146 78Z', width, height, {
        fill: '~manta',
        stroke: { colour: LINE, weight: 3 },
      }),
      curve(
        'M18 60Q6 50 2 40Q20 40 34 48Q66 34 96 4Q128 22 134 50Q150 56 164 66Q140 80 118 82Q110 108 74 118Q70 92 52 80Q30 84 12 90Q8 80 18 72Q14 66 18 60Z',
        width,
        height,
        { fill: lit('~manta', 0.25, 0.3), stroke: { colour: LINE, weight: 4 } },
      ),
      curve('M36 56Q72 40 98 16Q112 34 112 54Q78 50 36 62Z', width, height, {
        fill: { tint: '~rim', alpha: 0.2 },
      }),
      ...[64, 74, 84].map((x) =>
        curve(`M${x} 62Q${x + 5} 69 ${x} 76`, width, height, { stroke: { colour: LINE, weight: 3 } }),
      ),
      { kind: 'circle', x: 30, y: 58, r: 3.6, fill: '~outline' },
    ],
  };
}

function jelly(): Drawing {
  const [width, height] = [96, 150];
  const trail = (x: number, sway: number, to: number): Shape =>
    curve(`M${x} 54Q${x + sway} 80 ${x - sway * 0.4} 102T${x + sway * 0.4} ${to}`, width, height, {
      stroke: { colour: { tint: '~jelly', light: 0.25, alpha: 0.75 }, weight: 4 },
    });
  return {
    width,
    height,
    margin: 6,
    shapes: [
      trail(22, 10, 140),
      trail(39, -9, 130),
      trail(56, 9, 148),
      trail(74, -9, 134),
      curve(
        'M4 52C4 18 26 3 48 3C70 3 92 18 92 52Q82 62 70 54Q59 63 48 55Q37 63 26 54Q14 62 4 52Z',
        width,
        height,
        {
          fill: {
            gradient: 'linear',
            stops: [
              [0, { tint: '~jelly', light: 0.45, alpha: 0.95 }],
              [1, { tint: '~jelly', alpha: 0.8 }],
            ],
          },
          stroke: { colour: { tint: '~jelly', light: 0.6, alpha: 0.9 }, weight: 3 },
        },
      ),
      curve('M18 38Q22 16 44 11Q30 22 28 40Q22 44 18 38Z', width, height, {
        fill: { tint: '~rim', alpha: 0.5 },
      }),
    ],
  };
}

/** Five striped fish, one after the other. */
function school(): Drawing {
  const [width, height] = [190, 96];
  const one = (x: number, y: number, k: number): Shape[] => {
    const at = (dx: number, dy: number): string => `${(x + dx * k).toFixed(1)} ${(y + dy * k).toFixed(1)}`;
    return [
      curve(`M${at(36, 12)}L${at(54, 0)}Q${at(49, 12)} ${at(54, 25)}Z`, width, height, {
        fill: { tint: '~fish', light: -0.15 },
        stroke: { colour: LINE, weight: 2.5 },
      }),
      curve(
        `M${at(0, 13)}Q${at(10, 0)} ${at(24, 0)}Q${at(36, 2)} ${at(42, 12.5)}Q${at(36, 24)} ${at(24, 26)}Q${at(10, 26)} ${at(0, 13)}Z`,
        width,
        height,
        { fill: lit('~fish', 0.3, 0.2), stroke: { colour: LINE, weight: 2.5 } },
      ),
      curve(
        `M${at(19, 1)}Q${at(24, 13)} ${at(19, 25)}L${at(26, 25)}Q${at(31, 13)} ${at(26, 1)}Z`,
        width,
        height,
        {
          fill: { tint: '~rim', alpha: 0.75 },
        },
      ),
      { kind: 'circle', x: x + 9 * k, y: y + 11 * k, r: 2.4 * k, fill: '~outline' },
    ];
  };
  return {
    width,
    height,
    margin: 6,
    shapes: [
      ...one(2, 34, 1),
      ...one(58, 4, 1.05),
      ...one(64, 58, 0.95),
      ...one(124, 26, 1),
      ...one(134, 64, 0.8),
    ],
  };
}

/** Three jellyfish that drift together. */
function jellies(): Drawing {
  const one = (x: number, y: number, width: number): Shape => ({
    kind: 'sprite',
    name: 'jelly',
    x,
    y,
    width,
    height: (width * 150) / 96,
  });
  return { width: 230, height: 170, margin: 6, shapes: [one(0, 56, 66), one(76, 0, 92), one(172, 76, 56)] };
}

function bubbles(): Drawing {
  const one = (x: number, y: number, r: number): Shape[] => [
    {
      kind: 'circle',
      x,
      y,
      r,
      fill: { tint: '~bubble', alpha: 0.16 },
      stroke: { colour: { tint: '~bubble', alpha: 0.75 }, weight: 3 },
    },
    curve(ellipse({ x: x - r * 0.3, y: y - r * 0.35 }, r * 0.24, r * 0.16), 80, 130, {
      fill: { tint: '~rim', alpha: 0.8 },
    }),
  ];
  return {
    width: 80,
    height: 130,
    margin: 4,
    shapes: [
      ...one(30, 112, 12),
      ...one(52, 82, 9),
      ...one(26, 60, 16),
      ...one(58, 34, 13),
      ...one(34, 12, 9),
    ],
  };
}

/** Rather those that stand first. */
export const CREATURES = {
  turtle,
  manta,
  jellies,
  school,
  jelly,
  bubbles,
} as const satisfies Readonly<Record<string, () => Drawing>>;

import { weed } from '../../sea-life.ts';
import type { Colour } from '../../palettes.ts';
import type { Point, Shape } from '../../shapes.ts';
import type { Drawing } from '../../theme.ts';
import { lit } from '../../volume.ts';
import { PLATE_HEIGHT, type StationPlace } from './station-place.ts';

/* What stations stand on: sand and rock, and what grows there. */

const BLADES = [-18, -6, 6, 17];

export function grass(x: number, foot: number, height: number): Shape[] {
  return [
    ...weed({
      x: x + 6,
      y: foot,
      height: height * 0.8,
      blades: BLADES,
      fill: { tint: '~weed', light: -0.3 },
    }),
    ...weed({ x, y: foot, height, blades: BLADES, fill: '~weed' }),
  ];
}

/** A boulder, lit from above. */
export function rock(x: number, foot: number, width: number, height: number): Shape[] {
  const left = x - width / 2;
  const box = { x: left, y: foot - height, width, height };
  return [
    {
      kind: 'curve',
      d:
        `M${left} ${foot}C${left} ${foot - height * 0.7} ${left + width * 0.2} ${foot - height} ${left + width * 0.42} ${foot - height}` +
        `C${left + width * 0.7} ${foot - height} ${left + width * 0.74} ${foot - height * 0.7} ${left + width * 0.86} ${foot - height * 0.55}` +
        `C${left + width} ${foot - height * 0.4} ${left + width} ${foot - height * 0.2} ${left + width} ${foot}Z`,
      box,
      fill: lit('~rock-upper', 0.16, 0.35),
      stroke: { colour: { tint: '~rock-lower', alpha: 0.8 }, weight: 3 },
    },
  ];
}

export function pebbles(x: number, foot: number, nth: number): Shape[] {
  return [0, 1, 2].map((at): Shape => {
    const r = 3 + ((nth + at) % 3) * 2;
    return {
      kind: 'circle',
      x: x + at * 15 + (nth % 2) * 6,
      y: foot - r * 0.4,
      r,
      fill: lit('~rock-upper', 0.2, 0.3),
    };
  });
}

/** Some branch, some are fans with a lattice, some stand in tubes. */
const CORALS = {
  branch: (x: number, foot: number, height: number): Shape[] => branches(x, foot, height, '~coral'),
  fan: (x: number, foot: number, height: number): Shape[] => fan(x, foot, height, '~coral-fan'),
  tube: (x: number, foot: number, height: number): Shape[] => tubes(x, foot, height, '~coral-tube'),
} as const;

export function coral(kind: keyof typeof CORALS, x: number, foot: number, height: number): Shape[] {
  return CORALS[kind](x, foot, height);
}

function branches(x: number, foot: number, height: number, colour: Colour): Shape[] {
  const weight = Math.max(5, height * 0.14);
  const arms: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 0, 1],
    [0, 0.25, -0.42, 0.78],
    [0, 0.35, 0.4, 0.86],
    [-0.22, 0.5, -0.24, 0.95],
    [0.2, 0.6, 0.56, 0.62],
  ];
  const lines = (grown: number, paint: Colour, lighter: number): Shape[] =>
    arms.map(([fromX, fromY, toX, toY]): Shape => ({
      kind: 'line',
      points: [
        { x: x + fromX * height, y: foot - fromY * height },
        { x: x + (fromX + toX) * 0.55 * height, y: foot - (fromY * 0.5 + toY * 0.5) * height },
        { x: x + toX * height, y: foot - toY * height },
      ],
      stroke: { colour: { tint: paint, light: lighter }, weight: weight + grown },
    }));
  return [...lines(5, colour, -0.5), ...lines(0, colour, 0)];
}

function fan(x: number, foot: number, height: number, colour: Colour): Shape[] {
  const r = height * 0.52;
  const y = foot - height + r;
  const ribs = [-64, -34, 0, 34, 64].map((angle): Shape => {
    const turn = (angle / 180) * Math.PI;
    return {
      kind: 'line',
      points: [
        { x, y: foot - height * 0.16 },
        { x: x + Math.sin(turn) * r * 0.86, y: y - Math.cos(turn) * r * 0.86 },
      ],
      stroke: { colour: { tint: colour, light: -0.35, alpha: 0.9 }, weight: 3 },
    };
  });
  return [
    {
      kind: 'line',
      points: [
        { x, y: foot },
        { x, y: y + r * 0.4 },
      ],
      stroke: { colour: { tint: colour, light: -0.35 }, weight: 8 },
    },
    {
      kind: 'curve',
      d:
        `M${x} ${y + r}C${x - r * 0.7} ${y + r} ${x - r * 1.15} ${y + r * 0.3} ${x - r} ${y - r * 0.2}` +
        `C${x - r * 0.9} ${y - r * 0.8} ${x - r * 0.4} ${y - r} ${x} ${y - r}` +
        `C${x + r * 0.4} ${y - r} ${x + r * 0.9} ${y - r * 0.8} ${x + r} ${y - r * 0.2}` +
        `C${x + r * 1.15} ${y + r * 0.3} ${x + r * 0.7} ${y + r} ${x} ${y + r}Z`,
      box: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      fill: lit(colour, 0.2, 0.25),
      stroke: { colour: { tint: colour, light: -0.5 }, weight: 3 },
    },
    ...ribs,
  ];
}

function tubes(x: number, foot: number, height: number, colour: Colour): Shape[] {
  return (
    [
      [-0.3, 0.68],
      [0.3, 0.8],
      [0, 1],
    ] as const
  ).flatMap(([dx, part]): Shape[] => {
    const [w, h] = [height * 0.24, height * part];
    const left = x + dx * height - w / 2;
    return [
      {
        kind: 'rect',
        x: left,
        y: foot - h,
        width: w,
        height: h,
        corner: w * 0.45,
        fill: lit(colour, 0.2, 0.35),
        stroke: { colour: { tint: colour, light: -0.5 }, weight: 3 },
      },
      {
        kind: 'curve',
        d: ellipse({ x: left + w / 2, y: foot - h + w * 0.32 }, w * 0.32, w * 0.2),
        box: { x: left, y: foot - h, width: w, height: w * 0.5 },
        fill: { tint: colour, light: -0.6 },
      },
    ];
  });
}

export function ellipse({ x, y }: Point, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

/** A piece of the ledge on which an upper station stands; the next one is its mirror image. */
const LEDGE = { width: 340, height: 150, above: 26 } as const;

export function ledge(): Drawing {
  const { width, height, above } = LEDGE;
  const points = Array.from({ length: 18 }, (_, nth) => ({
    x: nth * 20,
    y: above - 14 + Math.sin(nth * 0.9) * 2.5 + Math.sin(nth * 0.4) * 3,
  }));
  const top = above - 10;
  const underside = `M-8 ${top + 4}Q-14 ${top + 60} 26 ${top + 92}Q80 ${top + 124} 150 ${top + 112}Q240 ${top + 128} ${width} ${top + 108}`;
  const box = { x: -10, y: top, width: width + 10, height: 124 };
  return {
    width,
    height,
    margin: 70,
    shapes: [
      ...grass(20, top + 6, 74),
      ...coral('fan', 58, top + 4, 56),
      { kind: 'curve', d: `${underside}V${top}H-8Z`, box, fill: lit('~rock-upper', 0.05, 0.5) },
      {
        kind: 'curve',
        d: underside,
        box,
        stroke: { colour: { tint: '~rock-lower', alpha: 0.8 }, weight: 3 },
      },
      {
        kind: 'polygon',
        points: [{ x: -12, y: top + 14 }, ...points, { x: width, y: top + 40 }, { x: 20, y: top + 36 }],
        fill: lit('~sand-upper', 0.1, 0.3),
      },
      { kind: 'line', points, stroke: { colour: { tint: '~sand-edge', alpha: 0.8 }, weight: 3 } },
      ...coral('branch', 96, top + 6, 30),
      ...pebbles(150, top + 8, 1),
      ...pebbles(240, top + 9, 2),
    ],
  };
}

/** Below the upper stations; the lower ones stand on the floor of the sea. */
export function ledges(places: readonly Pick<StationPlace, 'box'>[]): Shape[] {
  const highest = Math.min(...places.map(({ box }) => box.y));
  return places.flatMap(({ box }): Shape[] => {
    if (box.y > highest) return [];
    const count = 2 * Math.ceil(box.width / LEDGE.width / 2);
    const y = box.y + box.height - PLATE_HEIGHT - LEDGE.above;
    const [left, step] = [box.x - 2, (box.width + 4 - LEDGE.width) / (count - 1)];
    return Array.from({ length: count }, (_, nth) => ({
      kind: 'sprite',
      name: 'ledge',
      x: Math.round(left + nth * step),
      y,
      width: LEDGE.width,
      height: LEDGE.height,
      ...(nth % 2 === 1 && { flipped: true }),
    }));
  });
}

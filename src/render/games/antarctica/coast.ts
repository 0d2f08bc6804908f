import type { Box, Point } from '../../shapes.ts';

/*
 * Where things are on the map: the ring of berths round the ice, the coast, the eight areas between crevasses that run
 * to the pole. The ring is cut into 32 slots, four for an area, counter-clockwise: the area's letters or the sun, berth 1, 2, 3.
 */

export const POLE: Point = { x: 588, y: 507 };
/** The plate that lies there. */
export const PLATE = { width: 332, height: 124 } as const;
export const POLE_BOX: Box = {
  x: POLE.x - PLATE.width / 2,
  y: POLE.y - PLATE.height / 2,
  ...PLATE,
};
export const SLOTS = 32;
const SLOTS_OF_AREA = 4;
/** Nearly a rectangle: the corners of the land are as good as its sides. */
const EXPONENT = 4.2;
const RING = { rx: 507, ry: 320 };
const COAST = { rx: 466, ry: 281 };
/** The land ends there: a little beyond the plate, of the same form. */
const HEART = { rx: 170, ry: 66, exponent: 4 };
const WAVER = 8;
/** What part of the ring an area in the north or south has, in the east or west, at a corner: there it holds more ice. */
const SHARES = { pole: 0.116, side: 0.108, corner: 0.138 } as const;

interface Radii {
  readonly rx: number;
  readonly ry: number;
}

/** From the lower middle to the right: where the sun goes. */
function onCurve({ rx, ry }: Radii, angle: number, exponent = EXPONENT): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const power = 2 / exponent;
  return {
    x: POLE.x + rx * Math.sign(c) * Math.abs(c) ** power,
    y: POLE.y + ry * Math.sign(s) * Math.abs(s) ** power,
  };
}

const STEPS = 1440;

/** Angles of the ring by the part of its length that lies before them. */
const BY_LENGTH: readonly { readonly part: number; readonly angle: number }[] = (() => {
  const lengths: number[] = [0];
  const angleAt = (step: number): number => Math.PI / 2 - (step / STEPS) * 2 * Math.PI;
  for (let step = 1; step <= STEPS; step += 1) {
    const [a, b] = [onCurve(RING, angleAt(step - 1)), onCurve(RING, angleAt(step))];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 1;
  return lengths.map((length, step) => ({ part: length / whole, angle: angleAt(step) }));
})();

/** The areas' parts of the ring, counter-clockwise from the south. */
const SHARE_OF: readonly number[] = Array.from({ length: SLOTS / SLOTS_OF_AREA }, (_, ring) => {
  if (ring % 2 === 1) return SHARES.corner;
  return ring % 4 === 0 ? SHARES.pole : SHARES.side;
});

/** How much of the ring lies before a slot. */
function partOf(slot: number): number {
  const half = SLOTS_OF_AREA / 2;
  const from = (((slot + half) % SLOTS) + SLOTS) % SLOTS;
  const ring = Math.floor(from / SLOTS_OF_AREA);
  const before = SHARE_OF.slice(0, ring).reduce((sum, share) => sum + share, -SHARES.pole / 2);
  const part = before + ((SHARE_OF[ring] ?? 0) * (from - ring * SLOTS_OF_AREA)) / SLOTS_OF_AREA;
  return part < 0 ? part + 1 : part;
}

function angleOf(slot: number): number {
  const part = partOf(slot);
  const after = Math.max(
    1,
    BY_LENGTH.findIndex((one) => one.part >= part),
  );
  const [a, b] = [BY_LENGTH[after - 1], BY_LENGTH[after]];
  if (a === undefined || b === undefined) return 0;
  const between = b.part === a.part ? 0 : (part - a.part) / (b.part - a.part);
  return a.angle + (b.angle - a.angle) * between;
}

/** Away from the pole, at a right angle to the ring. */
export function outward(slot: number): Point {
  const [a, b] = [onCurve(RING, angleOf(slot - 0.2)), onCurve(RING, angleOf(slot + 0.2))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const { x, y } = onCurve(RING, angleOf(slot));
  const out = normal.x * (x - POLE.x) + normal.y * (y - POLE.y) > 0 ? 1 : -1;
  return { x: normal.x * out, y: normal.y * out };
}

/** A place on the ring, or so many pixels outside it. */
export function ringPoint(slot: number, out = 0): Point {
  const { x, y } = onCurve(RING, angleOf(slot));
  if (out === 0) return { x, y };
  const away = outward(slot);
  return { x: x + away.x * out, y: y + away.y * out };
}

/** The same curve in another size: the steps of the ice, the depths of the sea. */
export function roundShore(share: number, waver: number, phase: number): Point[] {
  return Array.from({ length: 200 }, (_, at) => {
    const angle = (at / 200) * 2 * Math.PI;
    const shift = waver * (Math.sin(angle * 7 + phase) + 0.7 * Math.sin(angle * 13 - phase * 2)) * 0.5;
    return onCurve({ rx: COAST.rx * share + shift, ry: COAST.ry * share + shift }, angle);
  });
}

/** The coast at a slot: the curve, wavering. */
export function coastPoint(slot: number, out = 0): Point {
  const angle = angleOf(slot);
  const shift = out + WAVER * 0.5 * (Math.sin(angle * 9 + 1) + 0.6 * Math.sin(angle * 17));
  return onCurve({ rx: COAST.rx + shift, ry: COAST.ry + shift }, angle);
}

export function coast(out = 0): Point[] {
  return Array.from({ length: 256 }, (_, at) => coastPoint((at / 256) * SLOTS, out));
}

/** The slot of the middle of an area, by its place in the ring. */
export function middleSlot(ring: number): number {
  return ring * SLOTS_OF_AREA;
}

/** What lies on an area's water keeps together, away from its neighbours'. */
export const TOGETHER = 0.91;

export function sunSlot(ring: number): number {
  return middleSlot(ring) - 1.5 * TOGETHER;
}

/** Berths are counted from 0; the first lies next to the sun's place. */
export function berthSlot(ring: number, berth: number): number {
  return middleSlot(ring) + (berth - 0.5) * TOGETHER;
}

function bent(from: Point, by: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * by.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * by.y + part * part * to.y,
  };
}

const CREVASSE_POINTS = 16;

/**
 * Where the land's inner end is at these slots from the east on, as angles: the north and the south get most of the plate's
 * long sides, as all that stands there stands above and below it.
 */
const INNER_ANGLES: readonly (readonly [number, number])[] = [
  [0, 0],
  [2, 8],
  [6, 66],
  [8, 90],
];
const QUARTER = SLOTS / 4;

function innerPoint(slot: number): Point {
  const east = (((slot - QUARTER) % SLOTS) + SLOTS) % SLOTS;
  const quarter = Math.floor(east / QUARTER);
  const within = east - quarter * QUARTER;
  const into = quarter % 2 === 0 ? within : QUARTER - within;
  const after = INNER_ANGLES.findIndex(([from], at) => at > 0 && from >= into);
  const [[from, angleFrom] = [0, 0], [to, angleTo] = [1, 0]] = INNER_ANGLES.slice(after - 1, after + 1);
  const angle = angleFrom + ((into - from) / (to - from)) * (angleTo - angleFrom);
  const whole = quarter % 2 === 0 ? quarter * 90 + angle : (quarter + 1) * 90 - angle;
  return onCurve(HEART, (-whole / 180) * Math.PI, HEART.exponent);
}

/** From the coast between two basins to the plate at the pole. */
export function crevasse(slot: number): Point[] {
  const from = coastPoint(slot);
  const to = innerPoint(slot);
  const away = outward(slot);
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.42;
  const by = { x: from.x - away.x * reach, y: from.y - away.y * reach };
  return Array.from({ length: CREVASSE_POINTS + 1 }, (_, at) => bent(from, by, to, at / CREVASSE_POINTS));
}

/** The slots between which an area lies. */
export function borders(ring: number): readonly [number, number] {
  return [middleSlot(ring) - 2, middleSlot(ring) + 2];
}

function between(first: number, last: number, steps: number): number[] {
  return Array.from({ length: steps + 1 }, (_, at) => first + ((last - first) * at) / steps);
}

function outlineOf(ring: number): readonly Point[] {
  const [first, last] = borders(ring);
  return [
    ...between(first, last, 32).map((slot) => coastPoint(slot)),
    ...crevasse(last),
    ...between(last, first, 12).map(innerPoint),
    ...crevasse(first).reverse(),
  ];
}

/** The same on every board; whatever finds its place in an area asks for it. */
const OUTLINES = Array.from({ length: SLOTS / SLOTS_OF_AREA }, (_, ring) => outlineOf(ring));

export function areaOutline(ring: number): readonly Point[] {
  return OUTLINES[ring] ?? outlineOf(ring);
}

export function pathOf(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${first ?? ''}L${rest.join('L')}${closed ? 'Z' : ''}`;
}

export function boxOfPoints(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type Span = readonly [number, number] | undefined;

/** Where the straight line at this height lies inside the outline: its widest part. */
function spanAt(outline: readonly Point[], y: number): Span {
  const crossings = outline
    .flatMap((a, at) => {
      const b = outline[(at + 1) % outline.length] ?? a;
      if (a.y > y === b.y > y) return [];
      return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
    })
    .sort((one, other) => one - other);
  let widest: Span;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [left = 0, right = 0] = [crossings[at], crossings[at + 1]];
    if (widest === undefined || right - left > widest[1] - widest[0]) widest = [left, right];
  }
  return widest;
}

/** The spans of an area by the height of the line, looked for once: the same on every board. */
const SPANS: readonly Map<number, Span>[] = OUTLINES.map(() => new Map());

function spanIn(ring: number, y: number): Span {
  const spans = SPANS[ring];
  const row = Math.round(y);
  if (spans?.has(row) === true) return spans.get(row);
  const span = spanAt(areaOutline(ring), row);
  spans?.set(row, span);
  return span;
}

/** The room that things of this height with their feet at `feet` have inside an area. */
export function rowIn(ring: number, feet: number, height: number): readonly [number, number] {
  // Roofs are narrower than what stands on the ground.
  const spans = [0, 0.3, 0.6].map((part) => spanIn(ring, feet - height * part));
  const left = Math.max(...spans.map((span) => span?.[0] ?? POLE.x));
  const right = Math.min(...spans.map((span) => span?.[1] ?? POLE.x));
  return [left, right];
}

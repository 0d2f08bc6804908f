import type { Point } from '../../shapes.ts';
import { smoothed } from '../../trails.ts';

/*
 * Where things are on the map: the ring of harbours round the ice, the coast, the eight areas and the crevasses between
 * them. The ring is cut into 32 slots, four for an area, counter-clockwise. In each harbour the area's letters or the sun
 * come first, then berth 1, 2, 3.
 */

export const POLE: Point = { x: 569, y: 497 };
export const SLOTS = 32;
const SLOTS_OF_AREA = 4;
/** Nearly a rectangle: the corners of the land are as good as its sides. */
const EXPONENT = 5.2;
const RING = { rx: 497, ry: 332 };
const COAST = { rx: 459, ry: 293 };
const WAVER = 6;
/** The ragged edge of the ice: how far, how often round the coast, and where each begins. */
const RAGGED = [
  [3.2, 23, 0.4],
  [2.4, 37, 2.1],
  [2.2, 61, 1.2],
  [1.4, 97, 0],
] as const;
/** What part of the ring an area in the north or south has, in the east or west, at a corner: there it holds more ice. */
const SHARES = { pole: 0.111, side: 0.112, corner: 0.1385 } as const;

/** In pixels along the ring: the letters or the sun, the same in all harbours, then each berth. */
const HEAD = 86;
const BERTH = { corner: 79, other: 76 } as const;
const BERTHS = 3;

interface Radii {
  readonly rx: number;
  readonly ry: number;
}

/** In the direction of an angle. */
function onCurve({ rx, ry }: Radii, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(c) ** EXPONENT + Math.abs(s) ** EXPONENT) ** (-1 / EXPONENT);
  return { x: POLE.x + rx * c * reach, y: POLE.y + ry * s * reach };
}

/** From the lower middle to the right, where the sun goes. */
const STEPS = 1440;

/** The ring's length, and its angles by the part of it that lies before them. */
const { length: LENGTH, byLength: BY_LENGTH } = (() => {
  const lengths: number[] = [0];
  const angleAt = (step: number): number => Math.PI / 2 - (step / STEPS) * 2 * Math.PI;
  for (let step = 1; step <= STEPS; step += 1) {
    const [a, b] = [onCurve(RING, angleAt(step - 1)), onCurve(RING, angleAt(step))];
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 1;
  const byLength = lengths.map((length, step) => ({ part: length / whole, angle: angleAt(step) }));
  return { length: whole, byLength };
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
  const ragged = RAGGED.reduce((sum, [far, often, from]) => sum + far * Math.sin(angle * often + from), 0);
  const shift = out + ragged + WAVER * 0.5 * (Math.sin(angle * 9 + 1) + 0.6 * Math.sin(angle * 17));
  return onCurve({ rx: COAST.rx + shift, ry: COAST.ry + shift }, angle);
}

export function coast(out = 0): Point[] {
  return Array.from({ length: 512 }, (_, at) => coastPoint((at / 512) * SLOTS, out));
}

/** The slot of the middle of an area, by its place in the ring. */
function middleSlot(ring: number): number {
  return ring * SLOTS_OF_AREA;
}

/** So many pixels along the ring from the middle of an area, as a slot. */
function alongRing(ring: number, pixels: number): number {
  const share = SHARE_OF[ring] ?? SHARES.corner;
  return middleSlot(ring) + (pixels * SLOTS_OF_AREA) / (share * LENGTH);
}

/** At a corner the coast has more room. */
function berthOf(ring: number): number {
  return ring % 2 === 1 ? BERTH.corner : BERTH.other;
}

function harbourLength(ring: number): number {
  return HEAD + BERTHS * berthOf(ring);
}

/** Where an area's harbour begins and ends, so far inside its ends. */
export function harbourEnds(ring: number, inset: number): readonly [number, number] {
  const half = harbourLength(ring) / 2 - inset;
  return [alongRing(ring, -half), alongRing(ring, half)];
}

export function sunSlot(ring: number): number {
  return alongRing(ring, (HEAD - harbourLength(ring)) / 2);
}

/** The sun itself: clear of the first berth. */
export function sunPlace(ring: number): Point {
  return ringPoint(alongRing(ring, (HEAD - harbourLength(ring)) / 2 - 9));
}

/** Berths are counted from 0; the first lies next to the sun's place. */
export function berthSlot(ring: number, berth: number): number {
  return alongRing(ring, HEAD + (berth + 0.5) * berthOf(ring) - harbourLength(ring) / 2);
}

/** From the pole: where a corner's land ends, and the north's and the west's begin to share a border. */
const KNEE: Point = { x: 134, y: 80 };
/** How far from the coast, as a part of the way to the knee, a crevasse keeps its direction. */
const STRAIGHT = { pole: 0.62, side: 0.14 } as const;
/** So far from the pole north and south end: east and west have a border in common, and room for rows on both its sides. */
const TIP = 58;
/** How far a crack in the ice leaves its course, in long bends and short ones. */
const CRACK = { long: 6, short: 2.6 } as const;

const CREVASSE_ROUNDS = 3;

/** From the coast between two harbours past the knee to where north or south ends; or, for a corner's own outline, to the knee. */
export function crevasse(slot: number, whole = true): Point[] {
  const from = coastPoint(slot);
  const down = Math.sign(from.y - POLE.y);
  const knee = { x: POLE.x + Math.sign(from.x - POLE.x) * KNEE.x, y: POLE.y + down * KNEE.y };
  const isSide = Math.abs(from.y - POLE.y) < COAST.ry * 0.8;
  const straight = isSide ? STRAIGHT.side : STRAIGHT.pole;
  // in the east and west it soon turns along the rows that stand on both its sides
  const bend = isSide
    ? { x: from.x + (knee.x - from.x) * straight, y: knee.y }
    : { x: knee.x + (from.x - knee.x) * 0.3, y: from.y + (knee.y - from.y) * straight };
  const way = smoothed([from, bend, knee], CREVASSE_ROUNDS);
  return cracked(whole ? [...way, { x: POLE.x, y: POLE.y + down * TIP }] : way);
}

/** Between east and west. */
export function midCrevasse(): Point[] {
  return cracked([
    { x: POLE.x, y: POLE.y - TIP },
    { x: POLE.x, y: POLE.y + TIP },
  ]);
}

/** In small steps, a little beside the straight way; both ends stay, as others meet them there. */
function cracked(way: readonly Point[]): Point[] {
  return way.flatMap((to, nth) => {
    const from = way[nth - 1];
    if (from === undefined) return [to];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const steps = Math.max(1, Math.round(length / 16));
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps;
      const at = { x: from.x + dx * part, y: from.y + dy * part };
      const off =
        step + 1 === steps
          ? 0
          : CRACK.long * Math.sin((at.x + at.y) * 0.031 + 1) +
            CRACK.short * Math.sin(at.x * 0.13 + at.y * 0.19);
      return { x: at.x - (dy / length) * off, y: at.y + (dx / length) * off };
    });
  });
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
  const isWhole = ring % 2 === 0;
  return [
    ...between(first, last, 64).map((slot) => coastPoint(slot)),
    ...crevasse(last, isWhole),
    ...crevasse(first, isWhole).reverse(),
  ];
}

/** The same on every board; whatever finds its place in an area asks for it. */
const OUTLINES = Array.from({ length: SLOTS / SLOTS_OF_AREA }, (_, ring) => outlineOf(ring));

export function areaOutline(ring: number): readonly Point[] {
  return OUTLINES[ring] ?? outlineOf(ring);
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
  const spans = [0, 0.35, 0.7, 1.05].map((part) => spanIn(ring, feet - height * part));
  const left = Math.max(...spans.map((span) => span?.[0] ?? POLE.x));
  const right = Math.min(...spans.map((span) => span?.[1] ?? POLE.x));
  return [left, right];
}

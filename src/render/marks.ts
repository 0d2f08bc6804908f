import { boxAround, boxOf, centreOf, grown, overlap } from './shapes.ts';
import type { Box, Point, Scene, Shape, TextSize } from './shapes.ts';
import { textOn } from './type.ts';

/** The number of an entry of the menu, at the place that it chooses. */
export interface Mark {
  readonly target: string;
  readonly number: number;
}

interface BadgeSize {
  readonly r: number;
  readonly text: TextSize;
}

const LARGE: BadgeSize = { r: 34, text: 44 };
const SMALL: BadgeSize = { r: 22, text: 26 };
/** With more numbers than this they are small, so that the board stays visible. */
const MOST_LARGE = 24;
/** On something lower or narrower than this a number is small too. */
const SMALLEST_UNDER_LARGE = 50;
/** What a large number may cost (see `cost`) before a small one is taken in its place. */
const DEAREST_LARGE = 0.5;
const GAP = 4;
/** Larger figures are grounds on which a number may lie. */
const LARGEST_PIECE = 110;
/** Words that are covered can't be read any more, of a piece something is still seen. */
const WORDS = 12;
const PIECE = 2;

/** Something that a number should not hide; `weight` times its hidden part. */
interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

interface Board {
  readonly canvas: Box;
  readonly obstacles: readonly Obstacle[];
}

interface Spot {
  readonly place: Point;
  readonly cost: number;
}

function boxAt({ x, y }: Point, r: number): Box {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

function area(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function obstacleOf(shape: Shape): Obstacle[] {
  const box = boxOf(shape);
  if (shape.kind === 'text') return [{ box, weight: WORDS }];
  if (shape.kind === 'line' || (shape.fill === undefined && shape.stroke === undefined)) return [];
  return Math.max(box.width, box.height) <= LARGEST_PIECE ? [{ box, weight: PIECE }] : [];
}

/** The outline of a box, clockwise from the upper left corner, in steps. */
function* outline({ x, y, width, height }: Box, step: number): Generator<Point> {
  const [columns, rows] = [width, height].map((length) => Math.max(1, Math.ceil(length / step)));
  if (columns === undefined || rows === undefined) return;
  for (let at = 0; at < columns; at += 1) yield { x: x + (width * at) / columns, y };
  for (let at = 0; at < rows; at += 1) yield { x: x + width, y: y + (height * at) / rows };
  for (let at = 0; at < columns; at += 1) yield { x: x + width - (width * at) / columns, y: y + height };
  for (let at = 0; at < rows; at += 1) yield { x, y: y + height - (height * at) / rows };
}

/** The point of a box that is nearest to this one. */
function nearest({ x, y, width, height }: Box, point: Point): Point {
  return {
    x: Math.min(Math.max(point.x, x), x + width),
    y: Math.min(Math.max(point.y, y), y + height),
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How bad a place is: what it hides, in parts of a badge, how far it is from what it numbers, and how far aside. */
function cost(place: Point, r: number, target: Box, obstacles: readonly Obstacle[]): number {
  const box = boxAt(place, r + GAP);
  const hidden = obstacles.reduce((sum, { box: other, weight }) => sum + weight * area(box, other), 0);
  const away = Math.max(0, distance(place, nearest(target, place)) - r);
  const aside = distance(place, centreOf(target));
  return hidden / (box.width * box.height) + away / (3 * r) + aside / (100 * r);
}

/** The best free place: just inside the target's edge, on it, then farther and farther away. */
function bestSpot(target: Box, r: number, { canvas, obstacles }: Board, taken: readonly Box[]): Spot {
  let best: Spot | undefined;
  for (let out = -0.65 * r; (out - r) / (3 * r) < (best?.cost ?? 8); out += r / 2) {
    const rim = grown(target, Math.max(out, -Math.min(target.width, target.height) / 2));
    const near = obstacles.filter(({ box }) => overlap(box, grown(rim, r + GAP)));
    for (const place of outline(rim, r / 2)) {
      const box = boxAt(place, r + GAP);
      const inside = area(box, canvas) >= box.width * box.height - 1;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      const found = cost(place, r, target, near);
      if (best === undefined || found < best.cost - 0.01) best = { place, cost: found };
    }
  }
  return best ?? { place: centreOf(target), cost: Infinity };
}

/** A number that stands apart from what it numbers points at it. */
function pointer(target: Box, place: Point, { r }: BadgeSize): Shape[] {
  const end = nearest(target, place);
  if (distance(place, end) <= r + GAP) return [];
  return [{ kind: 'line', points: [place, end], stroke: { colour: 'ink', weight: 'line' } }];
}

function badge(number: number, { x, y }: Point, { r, text }: BadgeSize): Shape[] {
  return [
    { kind: 'circle', x, y, r: r + GAP, fill: 'ground' },
    { kind: 'circle', x, y, r, fill: 'ink' },
    textOn(String(number), x, y, { size: text, weight: 'bold', colour: 'ground' }),
  ];
}

/** The scene with numbers at its legal targets; a target that is not drawn gets none. */
export function withMarks(scene: Scene, marks: readonly Mark[]): Scene {
  const shapes = [...scene.still, ...scene.moving];
  const canvas = { x: 0, y: 0, width: scene.width, height: scene.height };
  const board = { canvas, obstacles: shapes.flatMap(obstacleOf) };
  const taken: Box[] = [];
  const pointers: Shape[] = [];
  const badges: Shape[] = [];
  for (const { target, number } of marks) {
    const places = shapes.filter((shape) => shape.target === target).map(boxOf);
    if (places.length === 0) continue;
    const box = boxAround(places);
    const small = marks.length > MOST_LARGE || Math.min(box.width, box.height) < SMALLEST_UNDER_LARGE;
    const spots = (small ? [SMALL] : [LARGE, SMALL]).map((size) => ({
      size,
      ...bestSpot(box, size.r, board, taken),
    }));
    const chosen = spots.find(({ cost: price }) => price < DEAREST_LARGE) ?? spots.at(-1);
    if (chosen === undefined) continue;
    const { place, size } = chosen;
    taken.push(boxAt(place, size.r + GAP));
    pointers.push(...pointer(box, place, size));
    badges.push(...badge(number, place, size));
  }
  return { ...scene, moving: [...scene.moving, ...pointers, ...badges] };
}

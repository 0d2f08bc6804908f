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
const DEAREST_LARGE = 0.3;
const GAP = 4;
/** Larger figures are grounds on which a number may lie; so are all but small rectangles. */
const LARGEST_PIECE = 110;
const LARGEST_RECT = 50;
/** Words that are covered can't be read any more; on another target a number would be taken for that one's. */
const WORDS = 12;
const PIECE = 4;
/** Of a place for a piece nothing is lost when it is covered. */
const PLACE = 1;
const OTHER_TARGET = 1.5;

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

function obstacleOf(shape: Shape, weight: number): Obstacle[] {
  const box = boxOf(shape);
  if (shape.kind === 'text') return [{ box, weight: WORDS }];
  if (shape.kind === 'line' || (shape.fill === undefined && shape.stroke === undefined)) return [];
  const largest = shape.kind === 'rect' ? LARGEST_RECT : LARGEST_PIECE;
  return Math.max(box.width, box.height) <= largest ? [{ box, weight }] : [];
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

const TAIL = 8;

/** A number that doesn't lie wholly on what it numbers points at it. */
function pointer(target: Box, place: Point, { r }: BadgeSize): Shape[] {
  const depth = Math.min(r + GAP, target.width / 2, target.height / 2);
  const deep = nearest(grown(target, -depth), place);
  const way = distance(place, deep);
  if (way < 1) return [];
  const length = Math.min(way, Math.max(r, distance(place, nearest(target, place))) + TAIL);
  const at = (from: number, to: number): number => from + ((to - from) * length) / way;
  const end = { x: at(place.x, deep.x), y: at(place.y, deep.y) };
  return [{ kind: 'line', points: [place, end], stroke: { colour: 'ink', weight: 'line' } }];
}

function badge(number: number, { x, y }: Point, { r, text }: BadgeSize): Shape[] {
  return [
    { kind: 'circle', x, y, r: r + GAP, fill: 'ground' },
    { kind: 'circle', x, y, r, fill: 'ink' },
    textOn(String(number), x, y, { size: text, weight: 'bold', colour: 'ground' }),
  ];
}

/** What a number on this target should not hide. */
function boardFor(target: string, canvas: Box, obstacles: readonly Obstacle[], boxes: Boxes): Board {
  const others = Array.from(boxes).filter(([other]) => other !== target);
  const theirs = others.map(([, box]) => ({ box, weight: OTHER_TARGET }));
  return { canvas, obstacles: [...obstacles, ...theirs] };
}

type Boxes = ReadonlyMap<string, Box>;

/** Where the targets are, of those that are drawn. */
function boxesOf(shapes: readonly Shape[], marks: readonly Mark[]): Boxes {
  const boxes = new Map<string, Box>();
  for (const { target } of marks) {
    const places = shapes.filter((shape) => shape.target === target).map(boxOf);
    if (places.length > 0) boxes.set(target, boxAround(places));
  }
  return boxes;
}

interface Placed extends Spot {
  readonly mark: Mark;
  readonly size: BadgeSize;
  readonly target: Box;
}

/** Numbers of one kind of target are of one size. */
function kindOf({ target }: Mark): string {
  return target.split(':')[0] ?? '';
}

/** All of them one after the other, none on another. */
function placeAll(
  marks: readonly Mark[],
  boxes: Boxes,
  canvas: Box,
  obstacles: readonly Obstacle[],
  sizeOf: (mark: Mark) => BadgeSize,
): Placed[] {
  const taken: Box[] = [];
  return marks.flatMap((mark) => {
    const target = boxes.get(mark.target);
    if (target === undefined) return [];
    const size = sizeOf(mark);
    const spot = bestSpot(target, size.r, boardFor(mark.target, canvas, obstacles, boxes), taken);
    taken.push(boxAt(spot.place, size.r + GAP));
    return [{ mark, size, target, ...spot }];
  });
}

/** The scene with numbers at its legal targets; a target that is not drawn gets none. */
export function withMarks(scene: Scene, marks: readonly Mark[]): Scene {
  const shapes = [...scene.still, ...scene.moving];
  const canvas = { x: 0, y: 0, width: scene.width, height: scene.height };
  const obstacles = [
    ...scene.still.flatMap((shape) => obstacleOf(shape, PLACE)),
    ...scene.moving.flatMap((shape) => obstacleOf(shape, PIECE)),
  ];
  const boxes = boxesOf(shapes, marks);
  const tried = placeAll(marks, boxes, canvas, obstacles, () => LARGE);
  const cramped = tried.filter(
    ({ target, cost: price }) =>
      price > DEAREST_LARGE || Math.min(target.width, target.height) < SMALLEST_UNDER_LARGE,
  );
  const small = new Set(cramped.map(({ mark }) => kindOf(mark)));
  const few = marks.length <= MOST_LARGE;
  const sizeOf = (mark: Mark): BadgeSize => (few && !small.has(kindOf(mark)) ? LARGE : SMALL);
  const placed = placeAll(marks, boxes, canvas, obstacles, sizeOf);
  const pointers = placed.flatMap(({ target, place, size }) => pointer(target, place, size));
  const badges = placed.flatMap(({ mark, place, size }) => badge(mark.number, place, size));
  return { ...scene, moving: [...scene.moving, ...pointers, ...badges] };
}

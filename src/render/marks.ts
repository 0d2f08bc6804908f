import { bestSpot, distance, nearest, squareAt } from './badge-spots.ts';
import type { Obstacle, Spot } from './badge-spots.ts';
import { boxAround, boxOf, grown } from './shapes.ts';
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
/** What the place of a large number may cost before a small one is taken in its place. */
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

/** A place without looks of its own: only its target means something. */
function isUnpainted(shape: Shape): boolean {
  if (shape.kind === 'sprite' || shape.kind === 'group' || shape.kind === 'text') return false;
  return shape.stroke === undefined && (shape.kind === 'line' || shape.fill === undefined);
}

function obstacleOf(shape: Shape, weight: number): Obstacle[] {
  const box = boxOf(shape);
  if (shape.kind === 'text') return [{ box, weight: WORDS }];
  if (shape.kind === 'line' || isUnpainted(shape)) return [];
  const largest = shape.kind === 'rect' ? LARGEST_RECT : LARGEST_PIECE;
  return Math.max(box.width, box.height) <= largest ? [{ box, weight }] : [];
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

/** A white disc stands for an option and for nothing else on any board. */
function badge(number: number, { x, y }: Point, { r, text }: BadgeSize): Shape[] {
  const shadow = { colour: { tint: 'shadow', alpha: 0.6 }, blur: 6, dy: 2 } as const;
  return [
    { kind: 'circle', x, y, r: r + GAP, fill: 'on-badge', shadow },
    { kind: 'circle', x, y, r, fill: 'badge' },
    textOn(String(number), x, y, { size: text, weight: 'bold', colour: 'on-badge' }),
  ];
}

interface Drawn {
  readonly canvas: Box;
  readonly obstacles: readonly Obstacle[];
  /** Where the targets are, of those that are drawn. */
  readonly targets: ReadonlyMap<string, Box>;
}

function drawnOn({ still, moving, width, height }: Scene, marks: readonly Mark[]): Drawn {
  const places = new Map(marks.map(({ target }): [string, Box[]] => [target, []]));
  for (const shape of [...still, ...moving])
    if (shape.target !== undefined) places.get(shape.target)?.push(boxOf(shape));
  const targets = new Map<string, Box>();
  for (const [target, boxes] of places) if (boxes.length > 0) targets.set(target, boxAround(boxes));
  const obstacles = [
    ...still.flatMap((shape) => obstacleOf(shape, PLACE)),
    ...moving.flatMap((shape) => obstacleOf(shape, PIECE)),
  ];
  return { canvas: { x: 0, y: 0, width, height }, obstacles, targets };
}

interface Placed extends Spot {
  readonly mark: Mark;
  readonly size: BadgeSize;
  readonly target: Box;
}
type SizeOf = (mark: Mark) => BadgeSize;

/** All of them one after the other, none on another. */
function placeAll(marks: readonly Mark[], { canvas, obstacles, targets }: Drawn, sizeOf: SizeOf): Placed[] {
  const taken: Box[] = [];
  return marks.flatMap((mark) => {
    const target = targets.get(mark.target);
    if (target === undefined) return [];
    const others = Array.from(targets).filter(([other]) => other !== mark.target);
    const theirs = others.map(([, box]) => ({ box, weight: OTHER_TARGET }));
    const size = sizeOf(mark);
    const r = size.r + GAP;
    const spot = bestSpot(target, r, { canvas, obstacles: [...obstacles, ...theirs], taken });
    taken.push(squareAt(spot.place, r));
    return [{ mark, size, target, ...spot }];
  });
}

/** Numbers of one kind of target are of one size: small where one of them would be cramped. */
function kindOf({ target }: Mark): string {
  return target.split(':')[0] ?? '';
}

function largeWherePossible(marks: readonly Mark[], drawn: Drawn): Placed[] {
  const tried = placeAll(marks, drawn, () => LARGE);
  const cramped = tried.filter(
    ({ target, cost }) =>
      cost > DEAREST_LARGE || Math.min(target.width, target.height) < SMALLEST_UNDER_LARGE,
  );
  const small = new Set(cramped.map(({ mark }) => kindOf(mark)));
  if (small.size === 0) return tried;
  return placeAll(marks, drawn, (mark) => (small.has(kindOf(mark)) ? SMALL : LARGE));
}

/** Figures of a badge of this radius. */
function sizeFor(r: number, number: number): BadgeSize {
  const fitting = [38, 34, 30, 26, 20] as const;
  const share = number > 99 ? 0.85 : number > 9 ? 1.3 : 1.45;
  return { r, text: fitting.find((size) => size <= r * share) ?? 20 };
}

/** So far a badge goes on along its row to find a free place. */
const MOST_STEPS = 6;

/** Badges whose place the game names: those of one target in a row. */
function badgesInPlace({ still, moving }: Scene, marks: readonly Mark[]): { shapes: Shape[]; left: Mark[] } {
  const places = new Map([...still, ...moving].map(({ target, badge: place }) => [target, place]));
  const nth = new Map<string, number>();
  const taken: Point[] = [];
  const left: Mark[] = [];
  const shapes = marks.flatMap((mark) => {
    const place = places.get(mark.target);
    if (place === undefined) {
      left.push(mark);
      return [];
    }
    const before = nth.get(mark.target) ?? 0;
    nth.set(mark.target, before + 1);
    const { x: dx, y: dy } = place.step ?? { x: 1, y: 0 };
    const spots = Array.from({ length: MOST_STEPS }, (_, further) => {
      const way = (before + further) * 2 * (place.r + GAP);
      return { x: place.x + way * dx, y: place.y + way * dy };
    });
    const free = spots.find((spot) => taken.every((other) => distance(spot, other) >= 2 * place.r));
    const at = free ?? { x: place.x, y: place.y };
    taken.push(at);
    return badge(mark.number, at, sizeFor(place.r, mark.number));
  });
  return { shapes, left };
}

/** Not drawn: a place where the badge of an option goes. */
export function badgePlace(target: string, x: number, y: number, r: number, step?: Point): Shape {
  return { kind: 'circle', x, y, r, target, badge: { x, y, r, ...(step && { step }) } };
}

/** The scene with numbers at its legal targets; a target that is not drawn gets none. */
export function withMarks(scene: Scene, marks: readonly Mark[]): Scene {
  if (marks.length === 0) return scene;
  const { shapes, left } = badgesInPlace(scene, marks);
  if (left.length === 0) return { ...scene, moving: [...scene.moving, ...shapes] };
  const drawn = drawnOn(scene, left);
  const placed =
    left.length > MOST_LARGE ? placeAll(left, drawn, () => SMALL) : largeWherePossible(left, drawn);
  const pointers = placed.flatMap(({ target, place, size }) => pointer(target, place, size));
  const badges = placed.flatMap(({ mark, place, size }) => badge(mark.number, place, size));
  return { ...scene, moving: [...scene.moving, ...pointers, ...badges, ...shapes] };
}

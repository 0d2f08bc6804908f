import { boxAround, boxOf, centreOf, overlap } from './shapes.ts';
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
/** On something smaller than this a number is small too: it would hide its neighbours. */
const SMALLEST_UNDER_LARGE = 50;
const GAP = 4;

function boxAt({ x, y }: Point, r: number): Box {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

/** Places for a badge, best first: at a corner of what it numbers, on its rim, then farther and farther away. */
function* places(target: Box, r: number): Generator<Point> {
  const { x: cx, y: cy } = centreOf(target);
  const [dx, dy] = [target.width / 2, target.height / 2];
  const inset = r * 0.35;
  const corners = [
    { x: cx - dx + inset, y: cy - dy + inset },
    { x: cx + dx - inset, y: cy - dy + inset },
    { x: cx + dx - inset, y: cy + dy - inset },
    { x: cx - dx + inset, y: cy + dy - inset },
  ];
  yield* corners;
  for (let round = 0; round < 40; round += 1) {
    const out = (round * r) / 2;
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = ((turn - 2) * Math.PI) / 8;
      yield { x: cx + Math.cos(angle) * (dx + out), y: cy + Math.sin(angle) * (dy + out) };
    }
  }
}

function area(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

interface Board {
  readonly canvas: Box;
  readonly words: readonly Box[];
  readonly taken: readonly Box[];
}

/** A free place that hides no word; failing that, the one that hides least. */
function choosePlace(target: Box, r: number, { canvas, words, taken }: Board): Point {
  let best: { place: Point; hidden: number } | undefined;
  for (const place of places(target, r)) {
    const box = boxAt(place, r + GAP);
    const inside = area(box, canvas) >= box.width * box.height - 1;
    if (!inside || taken.some((other) => overlap(box, other))) continue;
    const hidden = words.reduce((sum, word) => sum + area(box, word), 0);
    if (hidden === 0) return place;
    if (best === undefined || hidden < best.hidden) best = { place, hidden };
  }
  return best?.place ?? centreOf(target);
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
  const words = shapes.filter((shape) => shape.kind === 'text').map(boxOf);
  const taken: Box[] = [];
  const badges: Shape[] = [];
  for (const { target, number } of marks) {
    const places = shapes.filter((shape) => shape.target === target).map(boxOf);
    if (places.length === 0) continue;
    const box = boxAround(places);
    const crowded = marks.length > MOST_LARGE || Math.min(box.width, box.height) < SMALLEST_UNDER_LARGE;
    const size = crowded ? SMALL : LARGE;
    const place = choosePlace(box, size.r, { canvas, words, taken });
    taken.push(boxAt(place, size.r + GAP));
    badges.push(...badge(number, place, size));
  }
  return { ...scene, moving: [...scene.moving, ...badges] };
}

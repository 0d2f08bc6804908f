import { boxAround, boxOf, centreOf, grown } from './shapes.ts';
import type { Box, Meaning, Point, Scene, Shape } from './shapes.ts';

/**
 * What changed between two pictures of a table, found by the ids of pieces and figures.
 * A shape without an id (words, panels) is never a change.
 */
export const CHANGES = ['appeared', 'gone', 'moved', 'changed'] as const;
export type Change = (typeof CHANGES)[number];

export interface Changed {
  readonly id: string;
  readonly change: Change;
  readonly box: Box;
  /** Where it was, of what moved. */
  readonly from?: Box;
}

interface Figure {
  readonly box: Box;
  /** How it looks wherever it lies; of a figure that is only words, the words alone. */
  readonly look: string;
  readonly round: boolean;
  /** Words don't move about: a score is the same wherever the players' row puts it today. */
  readonly rooted: boolean;
}

const MOVED = 4;
const MARGIN = 8;

/** What a shape means (the target of this decision, say) is not how it looks. */
const MEANINGS: ReadonlySet<string> = new Set(['id', 'of', 'facts', 'target'] satisfies (keyof Meaning)[]);

/** The same shape with its place taken out. */
function placeless(shape: Shape, from: Point): Shape {
  const x = (value: number): number => Math.round((value - from.x) * 10) / 10;
  const y = (value: number): number => Math.round((value - from.y) * 10) / 10;
  if ('points' in shape)
    return { ...shape, points: shape.points.map((point) => ({ x: x(point.x), y: y(point.y) })) };
  return { ...shape, x: x(shape.x), y: y(shape.y) };
}

function figureOf(parts: readonly Shape[]): Figure {
  const box = boxAround(parts.map(boxOf));
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const rooted = words.length === parts.length;
  const shown = rooted ? words : parts.map((part) => placeless(part, box));
  return {
    box,
    look: JSON.stringify(shown, (key, value: unknown) => (MEANINGS.has(key) ? undefined : value)),
    round: parts.every((part) => part.kind === 'circle' || part.kind === 'path'),
    rooted,
  };
}

function figuresOf(scene: Scene): Map<string, Figure> {
  const shapes = new Map<string, Shape[]>();
  for (const shape of [...scene.still, ...scene.moving]) {
    const id = shape.id ?? shape.of;
    if (id !== undefined) shapes.set(id, [...(shapes.get(id) ?? []), shape]);
  }
  return new Map(Array.from(shapes, ([id, parts]) => [id, figureOf(parts)]));
}

function samePlace(a: Box, b: Box): boolean {
  const [from, to] = [centreOf(a), centreOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y) <= MOVED;
}

export function changesBetween(earlier: Scene, later: Scene): Changed[] {
  const [before, after] = [figuresOf(earlier), figuresOf(later)];
  const found: Changed[] = [];
  for (const [id, now] of after) {
    const then = before.get(id);
    if (then === undefined) found.push({ id, change: 'appeared', box: now.box });
    else if (then.look !== now.look) found.push({ id, change: 'changed', box: now.box });
    else if (!now.rooted && !samePlace(then.box, now.box))
      found.push({ id, change: 'moved', box: now.box, from: then.box });
  }
  for (const [id, then] of before) {
    if (!after.has(id)) found.push({ id, change: 'gone', box: then.box });
  }
  return found;
}

function ring(box: Box, round: boolean, gone: boolean): Shape {
  const stroke = { colour: 'warm', weight: 'line', ...(gone && { dashed: true as const }) } as const;
  const around = grown(box, MARGIN);
  if (round) {
    const { x, y } = centreOf(box);
    return { kind: 'circle', x, y, r: Math.max(box.width, box.height) / 2 + MARGIN, stroke };
  }
  return { kind: 'rect', ...around, corner: Math.min(18, around.height / 2), stroke };
}

/** From the rim of the old place to the rim of the new one, with a dot where it lay. */
function trace(from: Box, to: Box): Shape[] {
  const [start, end] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const radius = Math.max(to.width, to.height) / 2 + MARGIN;
  const dot: Shape = { kind: 'circle', ...start, r: 10, fill: 'warm' };
  if (length <= radius) return [dot];
  const part = (length - radius) / length;
  const stop = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
  return [{ kind: 'line', points: [start, stop], stroke: { colour: 'warm', weight: 'line' } }, dot];
}

/** The later scene with what changed ringed; only figures of the given picture's size are compared. */
export function withChanges(later: Scene, earlier: Scene | undefined): Scene {
  if (earlier?.width !== later.width || earlier.height !== later.height) return later;
  const figures = new Map([...figuresOf(earlier), ...figuresOf(later)]);
  const drawn = changesBetween(earlier, later).flatMap(({ id, change, box, from }) => [
    ...(from === undefined ? [] : trace(from, box)),
    ring(box, figures.get(id)?.round ?? false, change === 'gone'),
  ]);
  return { ...later, moving: [...later.moving, ...drawn] };
}

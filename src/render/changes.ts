import { boxAround, boxOf, centreOf, grown, overlap } from './shapes.ts';
import type { Box, Meaning, Point, Scene, Shape } from './shapes.ts';

/**
 * What changed between two pictures of a table, found by the ids of pieces and figures.
 * A shape without an id (words, panels) is never a change.
 */
type Change = 'appeared' | 'gone' | 'moved' | 'changed';

/** A piece or number on the board, all its shapes together. */
interface Figure {
  readonly box: Box;
  /** How it looks wherever it lies; of a figure that is only words, the words alone. */
  readonly look: string;
  readonly round: boolean;
  /** What it is said to be: of which the same is said as before has not changed, it only made room. */
  readonly facts: string;
  /** Words don't move about: a score is the same wherever the players' row puts it today. */
  readonly rooted: boolean;
  readonly deal: string | undefined;
  readonly season: string | undefined;
}

export interface Changed {
  readonly id: string;
  readonly change: Change;
  readonly figure: Figure;
  /** Where it was, of what moved. */
  readonly from?: Box;
}

const MOVED = 4;
const MARGIN = 8;

/** What a shape means (the target of this decision, say) is not how it looks. */
const MEANINGS: ReadonlySet<string> = new Set([
  'id',
  'of',
  'facts',
  'target',
  'badge',
  'deal',
  'season',
] satisfies (keyof Meaning)[]);

/** The same shape with its place taken out. */
function placeless(shape: Shape, from: Point): Shape {
  const x = (value: number): number => Math.round((value - from.x) * 10) / 10;
  const y = (value: number): number => Math.round((value - from.y) * 10) / 10;
  if ('points' in shape)
    return { ...shape, points: shape.points.map((point) => ({ x: x(point.x), y: y(point.y) })) };
  if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map((part) => placeless(part, from)) };
  if (shape.kind === 'curve')
    return { ...shape, d: '', box: { ...shape.box, x: x(shape.box.x), y: y(shape.box.y) } };
  return { ...shape, x: x(shape.x), y: y(shape.y) };
}

/** A ring around a figure sits close: digits have no descenders. */
function visibleBox(shape: Shape): Box {
  const box = boxOf(shape);
  return shape.kind === 'text' ? { ...box, y: shape.y - shape.size * 0.67, height: shape.size * 0.67 } : box;
}

function figureOf(parts: readonly Shape[]): Figure {
  const box = boxAround(parts.map(visibleBox));
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  const rooted = words.length === parts.length;
  const shown = rooted ? words : parts.map((part) => placeless(part, box));
  return {
    box,
    look: JSON.stringify(shown, (key, value: unknown) => (MEANINGS.has(key) ? undefined : value)),
    round: parts.every((part) => part.kind === 'circle' || part.kind === 'path'),
    facts: parts.flatMap((part) => part.facts ?? []).join(' '),
    rooted,
    deal: parts.find(({ deal }) => deal !== undefined)?.deal,
    season: parts.find(({ season }) => season !== undefined)?.season,
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

/** How far a figure has moved, in pixels. */
function way(then: Figure, now: Figure): number {
  if (now.rooted) return 0;
  const [from, to] = [centreOf(then.box), centreOf(now.box)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

function changeOf(id: string, then: Figure | undefined, now: Figure): Changed[] {
  if (then === undefined) return [{ id, change: 'appeared', figure: now }];
  if ((now.facts !== '' && now.facts === then.facts) || now.season !== then.season) return [];
  const far = way(then, now);
  if (then.look === now.look)
    return far > MOVED ? [{ id, change: 'moved', figure: now, from: then.box }] : [];
  // A pile that grew has another middle, but hasn't gone anywhere.
  const left = far > Math.max(now.box.width, now.box.height);
  return [{ id, change: 'changed', figure: now, ...(left && { from: then.box }) }];
}

function dealsOf({ still, moving }: Scene): ReadonlySet<string> {
  return new Set([...still, ...moving].flatMap(({ deal }) => deal ?? []));
}

/** The figures without those of a deal that the other picture doesn't know. */
function comparable(figures: Map<string, Figure>, other: Scene): Map<string, Figure> {
  const deals = dealsOf(other);
  return new Map(Array.from(figures).filter(([, { deal }]) => deal === undefined || deals.has(deal)));
}

export function changesBetween(earlier: Scene, later: Scene): Changed[] {
  const before = comparable(figuresOf(earlier), later);
  const after = comparable(figuresOf(later), earlier);
  const found = Array.from(after).flatMap(([id, now]) => changeOf(id, before.get(id), now));
  for (const [id, then] of before) {
    if (!after.has(id)) found.push({ id, change: 'gone', figure: then });
  }
  return found;
}

/** Where something lay there lies something else now. */
function isTaken({ box }: Figure, now: readonly Figure[]): boolean {
  const { x, y } = centreOf(box);
  return now.some((other) => overlap(grown({ x, y, width: 0, height: 0 }, 1), other.box));
}

function ring({ box, round }: Figure, gone: boolean): Shape {
  const stroke = { colour: 'warm', weight: 'line', ...(gone && { dashed: true as const }) } as const;
  const around = grown(box, MARGIN);
  if (round) {
    const { x, y } = centreOf(box);
    return { kind: 'circle', x, y, r: Math.max(box.width, box.height) / 2 + MARGIN, stroke };
  }
  return { kind: 'rect', ...around, corner: Math.min(18, around.height / 2), stroke };
}

/** A thin line from the old place to the rim of the new one, with a dot where it lay. */
function trace(from: Box, to: Box): Shape[] {
  const [start, end] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const radius = Math.max(to.width, to.height) / 2 + MARGIN;
  const dot: Shape = { kind: 'circle', ...start, r: 13, fill: 'warm' };
  if (length <= radius) return [dot];
  const part = (length - radius) / length;
  const stop = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
  return [{ kind: 'line', points: [start, stop], stroke: { colour: 'warm', weight: 'fine' } }, dot];
}

/** Traces run below the pieces, so that they cross out none. */
function tracesOf({ figure, from }: Changed): Shape[] {
  return from === undefined ? [] : trace(from, figure.box);
}

/** The later scene with what changed ringed; only figures of the given picture's size are compared. */
export function withChanges(later: Scene, earlier: Scene | undefined): Scene {
  if (earlier?.width !== later.width || earlier.height !== later.height) return later;
  const changes = changesBetween(earlier, later);
  const now = Array.from(figuresOf(later).values());
  const rings = changes.flatMap(({ change, figure }) => {
    const gone = change === 'gone';
    return gone && isTaken(figure, now) ? [] : [ring(figure, gone)];
  });
  return { ...later, moving: [...changes.flatMap(tracesOf), ...later.moving, ...rings] };
}

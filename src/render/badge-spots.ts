import { centreOf, commonArea, grown, overlap } from './shapes.ts';
import type { Box, Point } from './shapes.ts';

/* Where a badge goes: beside what it belongs to, where it hides as little as can be. */

/** Something that a badge should not hide; `weight` times its hidden part. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

export interface Surroundings {
  readonly canvas: Box;
  readonly obstacles: readonly Obstacle[];
  /** Where other badges are. */
  readonly taken: readonly Box[];
}

export interface Spot {
  readonly place: Point;
  /** What is hidden there, in parts of the badge, and how far it is from what it belongs to. */
  readonly cost: number;
}

/** The square around a point. */
export function squareAt({ x, y }: Point, r: number): Box {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

/** The point of a box that is nearest to this one. */
export function nearest({ x, y, width, height }: Box, point: Point): Point {
  return {
    x: Math.min(Math.max(point.x, x), x + width),
    y: Math.min(Math.max(point.y, y), y + height),
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The outline of a box, clockwise from the upper left corner, in steps. */
function* outline({ x, y, width, height }: Box, step: number): Generator<Point> {
  const columns = Math.max(1, Math.ceil(width / step));
  const rows = Math.max(1, Math.ceil(height / step));
  for (let at = 0; at < columns; at += 1) yield { x: x + (width * at) / columns, y };
  for (let at = 0; at < rows; at += 1) yield { x: x + width, y: y + (height * at) / rows };
  for (let at = 0; at < columns; at += 1) yield { x: x + width - (width * at) / columns, y: y + height };
  for (let at = 0; at < rows; at += 1) yield { x, y: y + height - (height * at) / rows };
}

/** What it costs to be away from the target, and aside from its middle. */
function farness(place: Point, r: number, target: Box): number {
  const away = Math.max(0, distance(place, nearest(target, place)) - r);
  return away / (3 * r) + distance(place, centreOf(target)) / (100 * r);
}

function hidden(box: Box, obstacles: readonly Obstacle[]): number {
  const sum = obstacles.reduce((so, { box: other, weight }) => so + weight * commonArea(box, other), 0);
  return sum / (box.width * box.height);
}

/** Another place has to be better by this much. */
const BETTER = 0.01;
/** Beyond so much nothing is looked for. */
const DEAREST = 8;

/** The best free place of a badge of this radius: just inside the target's edge, on it, then farther and farther away. */
export function bestSpot(target: Box, r: number, { canvas, obstacles, taken }: Surroundings): Spot {
  let best: Spot = { place: centreOf(target), cost: Infinity };
  const most = -Math.min(target.width, target.height) / 2;
  for (let out = -0.65 * r; (out - r) / (3 * r) < Math.min(best.cost, DEAREST); out += r / 2) {
    const rim = grown(target, Math.max(out, most));
    const near = obstacles.filter(({ box }) => overlap(box, grown(rim, r)));
    for (const place of outline(rim, r / 2)) {
      const far = farness(place, r, target);
      if (far >= best.cost - BETTER) continue;
      const box = squareAt(place, r);
      const inside = commonArea(box, canvas) >= box.width * box.height - 1;
      if (!inside || taken.some((other) => overlap(box, other))) continue;
      const cost = far + hidden(box, near);
      if (cost < best.cost - BETTER) best = { place, cost };
    }
  }
  return best;
}

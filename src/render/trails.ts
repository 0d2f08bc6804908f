import { tenth } from './shapes.ts';
import type { Box, Paint, Point, Shape } from './shapes.ts';

/* The way that a piece really took, drawn below the pieces. */

function away(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function lengthOf(way: readonly Point[]): number {
  return way.reduce((sum, point, at) => sum + (at === 0 ? 0 : away(way[at - 1] ?? point, point)), 0);
}

/** The point so many pixels from the beginning, and the direction there. */
function along(way: readonly Point[], distance: number): Point & { readonly angle: number } {
  let left = distance;
  for (let at = 1; at < way.length; at += 1) {
    const [from, to] = [way[at - 1], way[at]];
    if (from === undefined || to === undefined) break;
    const step = away(from, to);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    if (left <= step || at === way.length - 1) {
      const part = step === 0 ? 0 : Math.min(1, left / step);
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
    }
    left -= step;
  }
  return { x: way[0]?.x ?? 0, y: way[0]?.y ?? 0, angle: 0 };
}

/** Corners rounded: as many points as pixels of `step` fit. */
export function smoothed(way: readonly Point[], rounds = 2): Point[] {
  let points = [...way];
  for (let round = 0; round < rounds && points.length > 2; round += 1) {
    const next: Point[] = [points[0] ?? { x: 0, y: 0 }];
    for (let at = 0; at + 1 < points.length; at += 1) {
      const [from, to] = [points[at], points[at + 1]];
      if (from === undefined || to === undefined) continue;
      const between = (part: number): Point => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      next.push(between(0.25), between(0.75));
    }
    next.push(points.at(-1) ?? { x: 0, y: 0 });
    points = next;
  }
  return points;
}

export interface RibbonLook {
  readonly colour: Paint;
  readonly outline: Paint;
  /** Its width at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly opacity?: number;
  /** Little arrows on it, so many pixels apart. */
  readonly chevrons?: { readonly every: number; readonly colour: Paint };
  /** An arrow's head, its tip so far short of the end. */
  readonly head?: { readonly size: number; readonly short: number };
}

/** How much of the head's size it is long. */
const HEAD_LENGTH = 0.85;

/** From where the way is at its back to where it is at its tip: one corner at its back, the tip, the other corner. */
function arrowHead(way: readonly Point[], tipAt: number, size: number): Point[] {
  const [back, tip] = [along(way, tipAt - size * HEAD_LENGTH), along(way, tipAt)];
  const angle = Math.atan2(tip.y - back.y, tip.x - back.x);
  const aside = (half: number): Point => ({
    x: back.x - Math.sin(angle) * half,
    y: back.y + Math.cos(angle) * half,
  });
  return [aside(size / 2), tip, aside(-size / 2)];
}

function chevron({ x, y, angle }: Point & { angle: number }, size: number): Point[] {
  const at = (turn: number, r: number): Point => ({
    x: x + Math.cos(angle + turn) * r,
    y: y + Math.sin(angle + turn) * r,
  });
  return [at(Math.PI * 0.72, size), at(0, size * 0.45), at(-Math.PI * 0.72, size)];
}

/** Pixels from one point of a ribbon's side to the next: half of the text of some pictures was that of one ribbon. */
const STEP = 18;
/** Outside of its width. */
const EDGE = 2.5;

/** Narrow where the piece was, wide where it is. */
export function ribbon(way: readonly Point[], look: RibbonLook): Shape[] {
  const whole = lengthOf(way);
  if (whole < 2) return [];
  const { chevrons, head } = look;
  const headed = head !== undefined && whole > head.short + head.size * 1.5;
  const tip = headed ? arrowHead(way, whole - head.short, head.size) : [];
  const length = headed ? whole - head.short - head.size * HEAD_LENGTH : whole;
  const steps = Math.max(2, Math.ceil(length / STEP));
  const places = Array.from({ length: steps + 1 }, (_, at) => ({ ...along(way, (length * at) / steps), at }));
  const side = (sign: 1 | -1): Point[] =>
    places.map(({ x, y, angle, at }) => {
      const half = (look.from + ((look.to - look.from) * at) / steps + EDGE) / 2;
      return { x: x - Math.sin(angle) * half * sign, y: y + Math.cos(angle) * half * sign };
    });
  const points = [...side(1), ...tip, ...side(-1).reverse()].map(({ x, y }) => ({
    x: tenth(x),
    y: tenth(y),
  }));
  const opacity = look.opacity === undefined ? {} : { opacity: look.opacity };
  const arrows = chevrons === undefined ? 0 : Math.floor((length - look.to) / chevrons.every);
  return [
    {
      kind: 'polygon',
      points,
      fill: look.colour,
      stroke: { colour: look.outline, weight: EDGE },
      ...opacity,
    },
    ...Array.from({ length: Math.max(0, arrows) }, (_, at): Shape => {
      const place = along(way, (at + 0.7) * (chevrons?.every ?? 1));
      const width = look.from + ((look.to - look.from) * (at + 0.7) * (chevrons?.every ?? 1)) / length;
      return {
        kind: 'line',
        points: chevron(place, Math.max(4, width * 0.32)),
        stroke: { colour: chevrons?.colour ?? 'ink', weight: 3 },
      };
    }),
  ];
}

export interface BubblesLook {
  readonly colour: Paint;
  readonly rim: Paint;
  /** Radius at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly every: number;
}

/** Bubbles that grow towards where the piece is. */
export function bubbles(way: readonly Point[], look: BubblesLook): Shape[] {
  const whole = lengthOf(way);
  const count = Math.floor(whole / look.every);
  return Array.from({ length: count + 1 }, (_, at): Shape => {
    const { x, y } = along(way, at * look.every);
    const r = look.from + ((look.to - look.from) * at) / Math.max(1, count);
    return { kind: 'circle', x, y, r, fill: look.colour, stroke: { colour: look.rim, weight: 2.5 } };
  });
}

/** A piece where it was. */
export const GHOST = { opacity: 0.4 } as const;

/** Soft light behind what is new. */
export function halo({ x, y, width, height }: Box, colour: Paint, alpha = 0.8): Shape {
  const r = Math.max(width, height);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const tint = typeof colour === 'string' ? colour : colour.tint;
  return {
    kind: 'circle',
    x: cx,
    y: cy,
    r,
    fill: {
      gradient: 'radial',
      stops: [
        [0, { tint, alpha }],
        [0.45, { tint, alpha: alpha * 0.5 }],
        [1, { tint, alpha: 0 }],
      ],
    },
  };
}

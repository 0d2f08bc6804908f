import type { ColourToken } from './palettes.ts';

/**
 * A scene is what is drawn, as plain JSON: geometry and colour tokens, no game and no canvas.
 * Coordinates are pixels of the finished picture; later shapes cover earlier ones.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: ColourToken;
  /** Never changes during a game of this many seats: painted once and kept. */
  readonly still: readonly Shape[];
  readonly moving: readonly Shape[];
}

export const TEXT_SIZES = [20, 26, 34, 44, 58, 76] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type TextWeight = 'regular' | 'bold';

/** One stroke weight per size class; what must be seen in the inline picture is a `line` or bolder. */
export const STROKE_WIDTHS = { fine: 3, line: 6, bold: 10 } as const;
export type StrokeWeight = keyof typeof STROKE_WIDTHS;

export const PATTERNS = ['rows', 'slant', 'dots', 'lattice', 'hatch'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A flat colour, or a pattern of one colour over another. */
export type Fill =
  | ColourToken
  | { readonly pattern: Pattern; readonly of: ColourToken; readonly over: ColourToken; readonly gap: number };

export interface Stroke {
  readonly colour: ColourToken;
  readonly weight: StrokeWeight;
  readonly dashed?: true;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a shape means, beside how it looks. */
export interface Meaning {
  /** Identity of a piece or figure from one position to the next: what changed is found by it. */
  readonly id?: string;
  /** This shape is a part of the piece with that id. */
  readonly of?: string;
  /** Facts of the view that this shape states, `hand-count:0=3`; the text board must say each of them. */
  readonly facts?: readonly string[];
  /** The engine's name of what may be chosen here (`space:e`, `card:7`): a numbered badge goes here. */
  readonly target?: string;
  /** Closed, used up or out of the game. */
  readonly dim?: true;
  /** Laid out and cleared away together with others under this name: that is no news of any one of them. */
  readonly deal?: string;
  /** The round that it is of, where a new one sets it back: that is no news either. */
  readonly season?: string;
  /** It moves on a way of its own and leaves no straight trace. */
  readonly winding?: true;
}

interface Painted extends Meaning {
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

export interface RectShape extends Painted, Box {
  readonly kind: 'rect';
  readonly corner?: number;
}

export interface CircleShape extends Painted, Point {
  readonly kind: 'circle';
  readonly r: number;
}

export interface LineShape extends Meaning {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly stroke: Stroke;
}

export interface PolygonShape extends Painted {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}

/** A silhouette: SVG path data inside a square of 100 units, drawn into the square of `size` pixels at x, y. */
export interface PathShape extends Painted, Point {
  readonly kind: 'path';
  readonly d: string;
  readonly size: number;
}

/** One line of text; `y` is the baseline, `width` is measured when it is laid out (type.ts makes these). */
export interface TextShape extends Meaning, Point {
  readonly kind: 'text';
  readonly text: string;
  readonly size: TextSize;
  readonly weight: TextWeight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: ColourToken;
  readonly width: number;
  /** Digits stand in cells of equal width, so that figures under one another line up. */
  readonly tabular?: true;
}

export type Shape = RectShape | CircleShape | LineShape | PolygonShape | PathShape | TextShape;

/** Heights above and below the baseline of what people read of a line of text, as parts of its size. */
const ASCENT = 0.76;
const DESCENT = 0.24;
/** From the baseline to the middle of a capital letter or a digit. */
const HALF_CAPITAL = 0.335;

export function baselineOfMiddle(middle: number, size: TextSize): number {
  return middle + size * HALF_CAPITAL;
}

function boxOfPoints(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function boxOfText(shape: TextShape): Box {
  const before = { start: 0, middle: shape.width / 2, end: shape.width }[shape.anchor];
  return {
    x: shape.x - before,
    y: shape.y - shape.size * ASCENT,
    width: shape.width,
    height: shape.size * (ASCENT + DESCENT),
  };
}

/** The upright rectangle around a shape, without its stroke. */
export function boxOf(shape: Shape): Box {
  switch (shape.kind) {
    case 'rect':
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
    case 'circle':
      return { x: shape.x - shape.r, y: shape.y - shape.r, width: 2 * shape.r, height: 2 * shape.r };
    case 'line':
    case 'polygon':
      return boxOfPoints(shape.points);
    case 'path':
      return { x: shape.x, y: shape.y, width: shape.size, height: shape.size };
    case 'text':
      return boxOfText(shape);
  }
}

export function boxAround(boxes: readonly Box[]): Box {
  return boxOfPoints(
    boxes.flatMap((box) => [
      { x: box.x, y: box.y },
      { x: box.x + box.width, y: box.y + box.height },
    ]),
  );
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Several primitives that are one piece: the first carries its meaning, the others are its parts. */
export function piece(meaning: Meaning & { readonly id: string }, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape, at) => (at === 0 ? { ...shape, ...meaning } : { ...shape, of: meaning.id }));
}

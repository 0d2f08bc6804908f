import type { Colour } from './palettes.ts';

/**
 * A scene is what is drawn, as plain JSON: geometry and colour tokens, no game and no canvas.
 * Coordinates are pixels of the finished picture; later shapes cover earlier ones.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: Colour;
  /** Whose colours and sprites these are (themes.ts); without one only those that all games share. */
  readonly theme?: string;
  /** Never changes during a game of this many seats: painted once and kept. */
  readonly still: readonly Shape[];
  readonly moving: readonly Shape[];
}

export const TEXT_SIZES = [20, 26, 30, 34, 38, 44, 50, 58, 68, 76, 88] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type TextWeight = 'regular' | 'bold';

/** One stroke weight per size class; what must be seen in the inline picture is a `line` or bolder. */
const STROKE_WIDTHS = { fine: 3, line: 6, bold: 10 } as const;
type StrokeWeight = keyof typeof STROKE_WIDTHS;

export const PATTERNS = ['rows', 'slant', 'dots', 'lattice', 'hatch'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A colour made lighter (up to 1) or darker (down to -1), or let through. */
interface Tint {
  readonly tint: Colour;
  readonly light?: number;
  readonly alpha?: number;
}
export type Paint = Colour | Tint;

/** Points and radii are parts of the shape's box: 0, 0 is its upper left corner, 1, 1 its lower right. */
export interface LinearGradient {
  readonly gradient: 'linear';
  readonly stops: readonly (readonly [number, Paint])[];
  /** from top to bottom unless said otherwise */
  readonly from?: Point;
  readonly to?: Point;
}
export interface RadialGradient {
  readonly gradient: 'radial';
  readonly stops: readonly (readonly [number, Paint])[];
  readonly centre?: Point;
  /** 0.5 reaches the sides; the gradient is as wide and high as the box */
  readonly r?: number;
}
export interface PatternFill {
  readonly pattern: Pattern;
  readonly of: Paint;
  readonly over: Paint | LinearGradient | RadialGradient;
  readonly gap: number;
}

/** A flat colour, a gradient, or a pattern of one colour over another. */
export type Fill = Paint | LinearGradient | RadialGradient | PatternFill;

export interface Stroke {
  readonly colour: Paint | LinearGradient;
  /** by its class, or in pixels */
  readonly weight: StrokeWeight | number;
  readonly dashed?: true;
}

export function strokeWidth({ weight }: Stroke): number {
  return typeof weight === 'number' ? weight : STROKE_WIDTHS[weight];
}

/** Cast behind a shape. */
export interface Shadow {
  readonly colour: Paint;
  readonly blur: number;
  readonly dx?: number;
  readonly dy?: number;
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
  /**
   * Where exactly the badge of that target goes; without it a place beside the shape is looked for. Several badges of one target
   * stand in a row from here on: to the right, or where `step` leads, 1 for side by side.
   */
  readonly badge?: Point & { readonly r: number; readonly step?: Point };
  /** Closed, used up or out of the game. */
  readonly dim?: true;
}

interface Painted extends Meaning {
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly shadow?: Shadow;
  /** 0 to 1 */
  readonly opacity?: number;
  /** Softens its edges by so many pixels. */
  readonly blur?: number;
}

interface RectShape extends Painted, Box {
  readonly kind: 'rect';
  readonly corner?: number;
}

export interface CircleShape extends Painted, Point {
  readonly kind: 'circle';
  readonly r: number;
}

interface LineShape extends Meaning {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly stroke: Stroke;
  readonly opacity?: number;
  readonly blur?: number;
}

interface PolygonShape extends Painted {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}

/** A silhouette: SVG path data inside a square of 100 units, drawn into the square of `size` pixels at x, y. */
export interface PathShape extends Painted, Point {
  readonly kind: 'path';
  readonly d: string;
  readonly size: number;
}

/** SVG path data in pixels of the scene; `box` says where it is, for gradients and for what measures overlaps. */
interface CurveShape extends Painted {
  readonly kind: 'curve';
  readonly d: string;
  readonly box: Box;
}

/**
 * A copy of one of the theme's sprites, stretched over this box: painted once per name, size and palette.
 * What the sprite draws beyond its own box (an outline, a shadow) lies beyond this one too.
 */
export interface SpriteShape extends Meaning, Box {
  readonly kind: 'sprite';
  readonly name: string;
  readonly opacity?: number;
  readonly flipped?: true;
  /** Its silhouette in one colour, grown by so many pixels, below it. */
  readonly rim?: { readonly colour: Paint; readonly width: number };
  /** Soft light behind it. */
  readonly glow?: { readonly colour: Paint; readonly reach: number };
}

/** Shapes drawn together: clipped by a path in pixels of the scene, let through or softened as one. */
export interface GroupShape extends Meaning {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly clip?: string;
  /** What the clip leaves of it. */
  readonly box?: Box;
  readonly opacity?: number;
  readonly blur?: number;
}

/** One line of text; `y` is the baseline, `width` is measured when it is laid out (type.ts makes these). */
export interface TextShape extends Meaning, Point {
  readonly kind: 'text';
  readonly text: string;
  readonly size: TextSize;
  readonly weight: TextWeight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly colour: Paint;
  readonly width: number;
  /** A line round each letter, so that it can be read on anything. */
  readonly halo?: { readonly colour: Paint; readonly width: number };
  /** Digits stand in cells of equal width, so that figures under one another line up. */
  readonly tabular?: true;
}

export type Shape =
  | RectShape
  | CircleShape
  | LineShape
  | PolygonShape
  | PathShape
  | CurveShape
  | SpriteShape
  | GroupShape
  | TextShape;

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
    case 'sprite':
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
    case 'curve':
      return shape.box;
    case 'group':
      return shape.box ?? boxAround(shape.shapes.map(boxOf));
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

/** The smallest upright rectangle around all of them. */
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

/** Pixels of what stands on every board a hundred times: longer fractions would be most of a scene's text, and seen by nobody. */
export function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Around a middle. */
export function centredBox({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How many pixels both cover. */
export function commonArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Several primitives that are one piece: the first carries its meaning, the others are its parts. */
export function piece(meaning: Meaning & { readonly id: string }, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape, at) => (at === 0 ? { ...shape, ...meaning } : { ...shape, of: meaning.id }));
}

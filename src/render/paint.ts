import { createCanvas, Path2D } from './surface.ts';
import type { CanvasGradient, SKRSContext2D } from './surface.ts';
import { cssFont } from './fonts.ts';
import { cellsOf, MEASURED_AT, measureText } from './measure.ts';
import { paintPattern } from './patterns.ts';
import { boxOf, strokeWidth } from './shapes.ts';
import type {
  Box,
  Fill,
  GroupShape,
  LinearGradient,
  Paint,
  PathShape,
  Point,
  RadialGradient,
  Shadow,
  Shape,
  SpriteShape,
  Stroke,
  TextShape,
} from './shapes.ts';
import type { Inks } from './tints.ts';

/* Shapes onto a canvas, one after the other. */

const DIM = 0.38;

export interface Brush {
  readonly context: SKRSContext2D;
  readonly inks: Inks;
  /** Pixels for a unit of the shapes: shadows and blur don't grow with them by themselves. */
  readonly scale: number;
  stamp(brush: Brush, shape: SpriteShape, opacity: number): void;
}

interface Look {
  readonly fill?: Fill;
  readonly stroke?: Stroke;
  readonly shadow?: Shadow;
  readonly blur?: number;
}

function linear({ context, inks }: Brush, gradient: LinearGradient, box: Box): CanvasGradient {
  const { from = { x: 0.5, y: 0 }, to = { x: 0.5, y: 1 }, stops } = gradient;
  const at = ({ x, y }: Point): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  const made = context.createLinearGradient(...at(from), ...at(to));
  for (const [part, paint] of stops) made.addColorStop(part, inks(paint));
  return made;
}

/** As wide and as high as the box: a circle, stretched while the outline is filled. */
function fillRadial(brush: Brush, outline: Path2D, gradient: RadialGradient, box: Box): void {
  const { context, inks } = brush;
  const { centre = { x: 0.5, y: 0.5 }, r = 0.5, stops } = gradient;
  const made = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, r);
  for (const [part, paint] of stops) made.addColorStop(part, inks(paint));
  context.save();
  context.clip(outline, 'evenodd');
  context.transform(box.width, 0, 0, box.height, box.x, box.y);
  context.fillStyle = made;
  context.fillRect(0, 0, 1, 1);
  context.restore();
}

function isPaint(fill: Fill): fill is Paint {
  return typeof fill === 'string' || 'tint' in fill;
}

function fillOutline(brush: Brush, outline: Path2D, fill: Fill, box: Box): void {
  const { context, inks } = brush;
  if (isPaint(fill)) {
    context.fillStyle = inks(fill);
    context.fill(outline, 'evenodd');
  } else if ('pattern' in fill) {
    fillOutline(brush, outline, fill.over, box);
    context.save();
    context.clip(outline, 'evenodd');
    context.fillStyle = inks(fill.of);
    context.strokeStyle = inks(fill.of);
    paintPattern(context, fill, box);
    context.restore();
  } else if (fill.gradient === 'linear') {
    context.fillStyle = linear(brush, fill, box);
    context.fill(outline, 'evenodd');
  } else fillRadial(brush, outline, fill, box);
}

function strokeOutline(brush: Brush, outline: Path2D, stroke: Stroke, box: Box): void {
  const { context, inks } = brush;
  const width = strokeWidth(stroke);
  const { colour } = stroke;
  context.strokeStyle =
    typeof colour === 'object' && 'gradient' in colour ? linear(brush, colour, box) : inks(colour);
  context.lineWidth = width;
  context.setLineDash(stroke.dashed ? [width * 1.5, width * 2.2] : []);
  context.stroke(outline);
}

function paintOutline(brush: Brush, outline: Path2D, shape: Shape, look: Look): void {
  const { context, inks, scale } = brush;
  const { fill, stroke, shadow, blur } = look;
  const box = boxOf(shape);
  if (blur !== undefined) context.filter = `blur(${blur * scale}px)`;
  if (shadow !== undefined) {
    context.shadowColor = inks(shadow.colour);
    context.shadowBlur = shadow.blur * scale;
    context.shadowOffsetX = (shadow.dx ?? 0) * scale;
    context.shadowOffsetY = (shadow.dy ?? 0) * scale;
  }
  if (fill !== undefined) fillOutline(brush, outline, fill, box);
  if (shadow !== undefined) context.shadowColor = 'transparent';
  if (stroke !== undefined) strokeOutline(brush, outline, stroke, box);
  if (blur !== undefined) context.filter = 'none';
}

function polyline(points: readonly Point[], closed: boolean): Path2D {
  const outline = new Path2D();
  points.forEach(({ x, y }, at) => {
    if (at === 0) outline.moveTo(x, y);
    else outline.lineTo(x, y);
  });
  if (closed) outline.closePath();
  return outline;
}

function placed({ d, x, y, size }: PathShape): Path2D {
  const outline = new Path2D();
  const scale = size / 100;
  outline.addPath(new Path2D(d), { a: scale, b: 0, c: 0, d: scale, e: x, f: y });
  return outline;
}

interface Letters {
  readonly text: string;
  readonly x: number;
  /** So many times as wide as the font has them. */
  readonly across?: number;
}

/** The font's zero is slashed, and in the small inline picture that reads as an eight: an O as wide as it stands in its place. */
function plainZero(x: number, { size, weight }: TextShape): Letters {
  return { text: 'O', x, across: measureText('0', size, weight) / measureText('O', size, weight) };
}

/** Letters in their places, from their left ends: each in its cell, or in runs between the zeros. */
function lettersOf(shape: TextShape): Letters[] {
  const { text, size, weight, tabular } = shape;
  const { x: left } = boxOf(shape);
  if (tabular) {
    let cellAt = left;
    return cellsOf(text, weight).map(({ character, width }) => {
      const cell = (width * size) / MEASURED_AT;
      const x = cellAt + (cell - measureText(character, size, weight)) / 2;
      cellAt += cell;
      return character === '0' ? plainZero(x, shape) : { text: character, x };
    });
  }
  let before = '';
  return text.split(/(0)/u).flatMap((run) => {
    before += run;
    const x = left + measureText(before, size, weight) - measureText(run, size, weight);
    if (run === '') return [];
    return [run === '0' ? plainZero(x, shape) : { text: run, x }];
  });
}

function paintText({ context, inks }: Brush, shape: TextShape): void {
  context.font = cssFont(shape.size, shape.weight);
  context.textAlign = 'left';
  const letters = lettersOf(shape);
  const each = (put: (text: string, x: number, y: number) => void): void => {
    for (const { text, x, across } of letters) {
      if (across === undefined) {
        put(text, x, shape.y);
        continue;
      }
      context.save();
      context.translate(x, shape.y);
      context.scale(across, 1);
      put(text, 0, 0);
      context.restore();
    }
  };
  if (shape.halo !== undefined) {
    context.setLineDash([]);
    context.strokeStyle = inks(shape.halo.colour);
    context.lineWidth = 2 * shape.halo.width;
    each((text, x, y) => {
      context.strokeText(text, x, y);
    });
  }
  context.fillStyle = inks(shape.colour);
  each((text, x, y) => {
    context.fillText(text, x, y);
  });
}

/** On a sheet of its own where it is let through or softened as a whole. */
function paintGroup(brush: Brush, group: GroupShape, opacity: number): void {
  const { context, scale } = brush;
  const clipped = (on: SKRSContext2D, strength: number): void => {
    on.save();
    if (group.clip !== undefined) on.clip(new Path2D(group.clip), 'evenodd');
    paintAll({ ...brush, context: on }, group.shapes, strength);
    on.restore();
  };
  if (group.opacity === undefined && group.blur === undefined && opacity === 1) {
    clipped(context, 1);
    return;
  }
  const { width, height } = context.canvas;
  const sheet = createCanvas(width, height);
  const on = sheet.getContext('2d');
  on.setTransform(context.getTransform());
  clipped(on, 1);
  context.save();
  context.resetTransform();
  context.globalAlpha = opacity * (group.opacity ?? 1);
  if (group.blur !== undefined) context.filter = `blur(${group.blur * scale}px)`;
  context.drawImage(sheet, 0, 0);
  context.restore();
}

function outlineOf(shape: Exclude<Shape, TextShape | SpriteShape | GroupShape>): Path2D {
  switch (shape.kind) {
    case 'rect': {
      const outline = new Path2D();
      outline.roundRect(shape.x, shape.y, shape.width, shape.height, shape.corner ?? 0);
      return outline;
    }
    case 'circle': {
      const outline = new Path2D();
      outline.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
      return outline;
    }
    case 'line':
      return polyline(shape.points, false);
    case 'polygon':
      return polyline(shape.points, true);
    case 'path':
      return placed(shape);
    case 'curve':
      return new Path2D(shape.d);
  }
}

function paintShape(brush: Brush, shape: Shape, opacity: number): void {
  const strength = opacity * (shape.dim ? DIM : 1);
  if (shape.kind === 'group') {
    paintGroup(brush, shape, strength);
    return;
  }
  const { context } = brush;
  if (shape.kind === 'sprite') {
    brush.stamp(brush, shape, strength * (shape.opacity ?? 1));
    return;
  }
  context.globalAlpha = strength * (shape.kind === 'text' ? 1 : (shape.opacity ?? 1));
  if (shape.kind === 'text') paintText(brush, shape);
  else paintOutline(brush, outlineOf(shape), shape, shape);
}

export function paintAll(brush: Brush, shapes: readonly Shape[], opacity = 1): void {
  const { context } = brush;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.textBaseline = 'alphabetic';
  for (const shape of shapes) paintShape(brush, shape, opacity);
}

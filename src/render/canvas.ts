import { createHash } from 'node:crypto';
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { cssFont, FONT_FILES } from './fonts.ts';
import { PALETTES } from './palettes.ts';
import type { Palette, PaletteName } from './palettes.ts';
import { paintPattern } from './patterns.ts';
import { encodePng } from './png.ts';
import { boxOf, STROKE_WIDTHS } from './shapes.ts';
import type { Fill, PathShape, Point, Scene, Shape, Stroke, TextShape, TextWeight } from './shapes.ts';

// The only file that knows the canvas: it measures text, paints scenes and encodes pictures.

const DIM = 0.38;
const MEASURED_AT = 100;
const DIGIT = /\d/;

let fontsRegistered = false;
let ruler: SKRSContext2D | undefined;

function registerFonts(): void {
  if (fontsRegistered) return;
  for (const { woff2, family } of FONT_FILES) {
    if (GlobalFonts.registerFromPath(woff2, family) === null) throw new Error(`unusable font ${woff2}`);
  }
  fontsRegistered = true;
}

function widthAtHundred(text: string, weight: TextWeight): number {
  registerFonts();
  ruler ??= createCanvas(1, 1).getContext('2d');
  ruler.font = cssFont(MEASURED_AT, weight);
  return ruler.measureText(text).width;
}

/** The digits of the font differ in width, so figures that must line up are set in cells as wide as the widest. */
const cells = new Map<TextWeight, number>();
function cellAtHundred(weight: TextWeight): number {
  const cell =
    cells.get(weight) ?? Math.max(...Array.from('0123456789', (digit) => widthAtHundred(digit, weight)));
  cells.set(weight, cell);
  return cell;
}

function cellsOf(text: string, weight: TextWeight): { character: string; width: number }[] {
  return Array.from(text, (character) => ({
    character,
    width: DIGIT.test(character) ? cellAtHundred(weight) : widthAtHundred(character, weight),
  }));
}

export function measureText(text: string, size: number, weight: TextWeight, tabular = false): number {
  const width = tabular
    ? cellsOf(text, weight).reduce((sum, cell) => sum + cell.width, 0)
    : widthAtHundred(text, weight);
  return (width * size) / MEASURED_AT;
}

interface Brush {
  readonly context: SKRSContext2D;
  readonly palette: Palette;
}

function fillAndStroke(
  { context, palette }: Brush,
  outline: Path2D,
  shape: Shape,
  fill?: Fill,
  stroke?: Stroke,
): void {
  if (typeof fill === 'string') {
    context.fillStyle = palette[fill];
    context.fill(outline, 'evenodd');
  } else if (fill !== undefined) {
    context.fillStyle = palette[fill.over];
    context.fill(outline, 'evenodd');
    context.save();
    context.clip(outline, 'evenodd');
    context.fillStyle = palette[fill.of];
    context.strokeStyle = palette[fill.of];
    paintPattern(context, fill, boxOf(shape));
    context.restore();
  }
  if (stroke !== undefined) {
    const width = STROKE_WIDTHS[stroke.weight];
    context.strokeStyle = palette[stroke.colour];
    context.lineWidth = width;
    context.setLineDash(stroke.dashed ? [width * 1.5, width * 2.2] : []);
    context.stroke(outline);
  }
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

function paintText({ context, palette }: Brush, shape: TextShape): void {
  context.font = cssFont(shape.size, shape.weight);
  context.fillStyle = palette[shape.colour];
  if (!shape.tabular) {
    context.textAlign = ({ start: 'left', middle: 'center', end: 'right' } as const)[shape.anchor];
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  context.textAlign = 'center';
  let x = boxOf(shape).x;
  for (const cell of cellsOf(shape.text, shape.weight)) {
    const width = (cell.width * shape.size) / MEASURED_AT;
    context.fillText(cell.character, x + width / 2, shape.y);
    x += width;
  }
}

function paintShape(brush: Brush, shape: Shape): void {
  brush.context.globalAlpha = shape.dim ? DIM : 1;
  switch (shape.kind) {
    case 'rect': {
      const outline = new Path2D();
      outline.roundRect(shape.x, shape.y, shape.width, shape.height, shape.corner ?? 0);
      fillAndStroke(brush, outline, shape, shape.fill, shape.stroke);
      return;
    }
    case 'circle': {
      const outline = new Path2D();
      outline.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
      fillAndStroke(brush, outline, shape, shape.fill, shape.stroke);
      return;
    }
    case 'line':
      fillAndStroke(brush, polyline(shape.points, false), shape, undefined, shape.stroke);
      return;
    case 'polygon':
      fillAndStroke(brush, polyline(shape.points, true), shape, shape.fill, shape.stroke);
      return;
    case 'path':
      fillAndStroke(brush, placed(shape), shape, shape.fill, shape.stroke);
      return;
    case 'text':
      paintText(brush, shape);
  }
}

function paintAll(context: SKRSContext2D, palette: Palette, shapes: readonly Shape[]): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.textBaseline = 'alphabetic';
  for (const shape of shapes) paintShape({ context, palette }, shape);
}

function paintStill(scene: Scene, palette: Palette): Canvas {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.fillStyle = palette[scene.ground];
  context.fillRect(0, 0, scene.width, scene.height);
  paintAll(context, palette, scene.still);
  return canvas;
}

export interface Painter {
  /** The finished picture as PNG. */
  paint(scene: Scene, palette: PaletteName): Buffer;
  /** How many still layers were painted so far: the same one is painted once while it is kept. */
  readonly stillPainted: number;
}

/** A painter keeps the still layers of its last few boards (6.5 MB each at 1,600 x 1,020). */
export function createPainter(layersKept = 4): Painter {
  const layers = new Map<string, Canvas>();
  let stillPainted = 0;

  function stillLayer(scene: Scene, name: PaletteName): Canvas {
    const { width, height, ground, still } = scene;
    const key = createHash('sha1')
      .update(JSON.stringify([name, width, height, ground, still]))
      .digest('base64');
    let layer = layers.get(key);
    if (layer === undefined) {
      layer = paintStill(scene, PALETTES[name]);
      stillPainted += 1;
    }
    layers.delete(key);
    layers.set(key, layer);
    for (const oldest of layers.keys()) {
      if (layers.size <= layersKept) break;
      layers.delete(oldest);
    }
    return layer;
  }

  return {
    paint(scene, name) {
      registerFonts();
      const canvas = createCanvas(scene.width, scene.height);
      const context = canvas.getContext('2d');
      context.drawImage(stillLayer(scene, name), 0, 0);
      paintAll(context, PALETTES[name], scene.moving);
      return encodePng(context.getImageData(0, 0, scene.width, scene.height).data, scene.width, scene.height);
    },
    get stillPainted() {
      return stillPainted;
    },
  };
}

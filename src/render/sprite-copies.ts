import { LRUCache } from 'lru-cache';
import { createCanvas, keepPixelsOnly } from './surface.ts';
import type { Canvas } from './surface.ts';
import { paintAll } from './paint.ts';
import type { Brush } from './paint.ts';
import type { Paint, SpriteShape } from './shapes.ts';
import type { Theme } from './theme.ts';
import { drawingNamed } from './themes.ts';
import type { Inks } from './tints.ts';

/** A sprite as it was painted at one size, and where its box lies on that sheet. */
export interface Copy {
  readonly sheet: Canvas;
  readonly margin: number;
}

/** Sprites are painted once per name, size and palette and then copied. */
export interface SpriteCopies {
  stamp(brush: Brush, shape: SpriteShape, opacity: number): void;
}

/** Larger ones are grounds, which are kept with their still layer. */
const LARGEST_KEPT = 500;
/** Of all games and palettes together: a game needs some 10 MB for one. */
const MOST_KEPT_BYTES = 48 << 20;
const RIM_STEPS = 24;

/** What one painter has painted so far; what was not used for longest goes first. */
export type KeptCopies = LRUCache<string, Copy>;

export function createKeptCopies(): KeptCopies {
  return new LRUCache({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ sheet }) => sheet.width * sheet.height * 4,
  });
}

/** The silhouette of a sheet in one colour. */
function silhouetteOf(sheet: Canvas, colour: string): Canvas {
  const flat = createCanvas(sheet.width, sheet.height);
  const context = flat.getContext('2d');
  context.drawImage(sheet, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, flat.width, flat.height);
  return flat;
}

/** A silhouette grown by `width` pixels. */
function rimOf({ sheet, margin }: Copy, colour: string, width: number): Copy {
  const flat = silhouetteOf(sheet, colour);
  const pad = Math.ceil(width) + 1;
  const grown = createCanvas(sheet.width + 2 * pad, sheet.height + 2 * pad);
  const context = grown.getContext('2d');
  for (let step = 0; step < RIM_STEPS; step += 1) {
    const angle = (step / RIM_STEPS) * 2 * Math.PI;
    context.drawImage(flat, pad + Math.cos(angle) * width, pad + Math.sin(angle) * width);
  }
  return { sheet: grown, margin: margin + pad };
}

function glowOf({ sheet, margin }: Copy, colour: string, reach: number): Copy {
  const flat = silhouetteOf(sheet, colour);
  const pad = Math.ceil(reach * 2);
  const soft = createCanvas(sheet.width + 2 * pad, sheet.height + 2 * pad);
  const context = soft.getContext('2d');
  context.filter = `blur(${reach / 2}px)`;
  context.drawImage(flat, pad, pad);
  context.drawImage(flat, pad, pad);
  return { sheet: soft, margin: margin + pad };
}

/** `look`: which theme and palette this is, as different ones share what is kept. */
export function createSpriteCopies(
  theme: Theme | undefined,
  inks: Inks,
  kept: KeptCopies,
  look: string,
): SpriteCopies {
  function keep(key: string, make: () => Copy): Copy {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const made = make();
    keepPixelsOnly(made.sheet);
    kept.set(key, made);
    return made;
  }

  function painted(name: string, width: number, height: number): Copy {
    const drawing = drawingNamed(theme, name);
    const [across, down] = [width / drawing.width, height / drawing.height];
    const margin = Math.ceil((drawing.margin ?? 0) * Math.max(across, down));
    const sheet = createCanvas(Math.ceil(width) + 2 * margin, Math.ceil(height) + 2 * margin);
    const context = sheet.getContext('2d');
    context.translate(margin, margin);
    context.scale(across, down);
    paintAll({ context, inks, scale: Math.max(across, down), stamp: direct }, drawing.shapes);
    return { sheet, margin };
  }

  /** A sprite inside a sprite is painted with it, at the size that it has there. */
  function direct(brush: Brush, { name, x, y, width, height, flipped }: SpriteShape, opacity: number): void {
    const { context } = brush;
    const drawing = drawingNamed(theme, name);
    const [across, down] = [width / drawing.width, height / drawing.height];
    context.save();
    context.translate(flipped ? x + width : x, y);
    context.scale(flipped ? -across : across, down);
    const scale = brush.scale * Math.max(across, down);
    paintAll({ ...brush, context, scale }, drawing.shapes, opacity);
    context.restore();
  }

  function put({ context }: Brush, shape: SpriteShape, { sheet, margin }: Copy): void {
    const [x, y] = [Math.round(shape.x), Math.round(shape.y)];
    if (!shape.flipped) {
      context.drawImage(sheet, x - margin, y - margin);
      return;
    }
    context.save();
    context.translate(x + shape.width + margin, y - margin);
    context.scale(-1, 1);
    context.drawImage(sheet, 0, 0);
    context.restore();
  }

  return {
    stamp(brush, shape, opacity) {
      const { name, rim, glow } = shape;
      const [width, height] = [Math.round(shape.width), Math.round(shape.height)];
      const { context } = brush;
      if (Math.max(width, height) > LARGEST_KEPT) {
        direct(brush, shape, opacity);
        return;
      }
      const key = `${look} ${name} ${width} ${height}`;
      const copy = keep(key, () => painted(name, width, height));
      context.globalAlpha = opacity;
      const behind = (kind: string, colour: Paint, reach: number, make: typeof rimOf): void => {
        const ink = inks(colour);
        put(
          brush,
          shape,
          keep(`${key} ${kind} ${ink} ${reach}`, () => make(copy, ink, reach)),
        );
      };
      if (glow !== undefined) behind('glow', glow.colour, glow.reach, glowOf);
      if (rim !== undefined) behind('rim', rim.colour, rim.width, rimOf);
      put(brush, shape, copy);
    },
  };
}

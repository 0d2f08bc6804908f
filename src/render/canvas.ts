import { createHash } from 'node:crypto';
import { createCanvas, keepPixelsOnly } from './surface.ts';
import type { Canvas, SKRSContext2D } from './surface.ts';
import { chosenColours } from './chosen-colours.ts';
import type { ChosenColours } from './chosen-colours.ts';
import { HOUSE_SAMPLES } from './house-sprites.ts';
import { registerFonts } from './measure.ts';
import { paintAll } from './paint.ts';
import type { Brush } from './paint.ts';
import type { PaletteName } from './palettes.ts';
import { encodeDithered, encodePng } from './png.ts';
import type { Scene } from './shapes.ts';
import { createKeptCopies, createSpriteCopies } from './sprite-copies.ts';
import type { KeptCopies, SpriteCopies } from './sprite-copies.ts';
import { themeNamed } from './themes.ts';
import type { Theme } from './theme.ts';
import { inksOf } from './tints.ts';
import type { Inks } from './tints.ts';

export { measureText } from './measure.ts';

// Paints scenes and encodes pictures.

export interface Painter {
  /** The finished picture as PNG. */
  paint(scene: Scene, palette: PaletteName): Buffer;
  /** The finished picture before it is encoded. */
  draw(scene: Scene, palette: PaletteName): Canvas;
  /** How many still layers were painted so far: the same one is painted once while it is kept. */
  readonly stillPainted: number;
}

/** What pictures of one theme in one palette share. */
interface Studio {
  readonly inks: Inks;
  readonly copies: SpriteCopies;
  /** Absent without a theme: flat pictures keep their exact colours. */
  readonly colours: () => ChosenColours | undefined;
}

function brushOf({ inks, copies }: Studio, context: SKRSContext2D): Brush {
  return { context, inks, scale: 1, stamp: copies.stamp };
}

/** The theme's samples beside each other, from which its 256 colours are chosen. */
function samplesOf(studio: Omit<Studio, 'colours'>, theme: Theme): Uint8ClampedArray {
  const samples = [...theme.samples, HOUSE_SAMPLES];
  const width = Math.max(1, ...samples.map((sample) => sample.width));
  const height = samples.reduce((sum, sample) => sum + sample.height, 1);
  const context = createCanvas(width, height).getContext('2d');
  let y = 0;
  const shapes = samples.map((sample) => {
    const shape = { kind: 'sprite', ...sample, x: 0, y } as const;
    y += sample.height;
    return shape;
  });
  paintAll({ context, inks: studio.inks, scale: 1, stamp: studio.copies.stamp }, shapes);
  return context.getImageData(0, 0, width, height).data;
}

function studioFor(id: string | undefined, name: PaletteName, kept: KeptCopies): Studio {
  const theme = themeNamed(id);
  const inks = inksOf(name, theme);
  const copies = createSpriteCopies(theme, inks, kept, `${id ?? ''} ${name}`);
  let chosen: ChosenColours | undefined;
  const colours = (): ChosenColours | undefined => {
    if (theme === undefined) return undefined;
    chosen ??= chosenColours(samplesOf({ inks, copies }, theme), inks);
    return chosen;
  };
  return { inks, copies, colours };
}

function paintStill(scene: Scene, studio: Studio): Canvas {
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.fillStyle = studio.inks(scene.ground);
  context.fillRect(0, 0, scene.width, scene.height);
  paintAll(brushOf(studio, context), scene.still);
  keepPixelsOnly(canvas);
  return canvas;
}

/** A painter keeps the still layers of its last few boards (6.5 MB each at 1,600 x 1,020). */
export function createPainter(layersKept = 4): Painter {
  const layers = new Map<string, Canvas>();
  const studios = new Map<string, Studio>();
  const sprites = createKeptCopies();
  /** a fresh canvas for each picture would stay in memory until the next sweep of a heap that hardly grows: 400 MB and more */
  const sheet = createCanvas(1, 1);
  let stillPainted = 0;

  function studioOf({ theme }: Scene, name: PaletteName): Studio {
    const key = `${theme ?? ''} ${name}`;
    const studio = studios.get(key) ?? studioFor(theme, name, sprites);
    studios.set(key, studio);
    return studio;
  }

  function stillLayer(scene: Scene, name: PaletteName): Canvas {
    const { width, height, ground, still, theme } = scene;
    const key = createHash('sha1')
      .update(JSON.stringify([name, theme, width, height, ground, still]))
      .digest('base64');
    let layer = layers.get(key);
    if (layer === undefined) {
      layer = paintStill(scene, studioOf(scene, name));
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

  function draw(
    scene: Scene,
    name: PaletteName,
    canvas: Canvas = createCanvas(scene.width, scene.height),
  ): Canvas {
    registerFonts();
    const context = canvas.getContext('2d');
    context.drawImage(stillLayer(scene, name), 0, 0);
    paintAll(brushOf(studioOf(scene, name), context), scene.moving);
    return canvas;
  }

  return {
    draw,
    paint(scene, name) {
      const { width, height } = scene;
      // a new size takes away what was drawn, and gives its memory back at once
      sheet.width = width;
      sheet.height = height;
      const pixels = draw(scene, name, sheet).getContext('2d').getImageData(0, 0, width, height).data;
      const colours = studioOf(scene, name).colours();
      return colours === undefined
        ? encodePng(pixels, width, height)
        : encodeDithered(pixels, width, height, colours);
    },
    get stillPainted() {
      return stillPainted;
    },
  };
}

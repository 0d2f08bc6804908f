import type { Canvas } from '@napi-rs/canvas';

// The only file that names the canvas's package: the others paint on what it hands out.
export { createCanvas, GlobalFonts, loadImage, Path2D } from '@napi-rs/canvas';
export type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

/**
 * A canvas keeps the record of all that was drawn on it beside its pixels, with whatever was copied from other canvases: a
 * still layer has 17 MB where its pixels take 6.5. Once pixels have been read, and again after anything more, it throws
 * the record away and has nothing but the pixels.
 */
export function keepPixelsOnly(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  context.getImageData(0, 0, 1, 1);
  context.save();
  context.restore();
  context.getImageData(0, 0, 1, 1);
}

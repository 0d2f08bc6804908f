// The only file that names the canvas's package: the others paint on what it hands out.
export { createCanvas, GlobalFonts, loadImage, Path2D } from '@napi-rs/canvas';
export type { Canvas, CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';

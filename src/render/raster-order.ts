import type { PaletteName } from './palettes.ts';

/* What the main thread and the drawing threads say to each other. */

export interface RasterOrder {
  /** A scene as JSON: a string crosses to the thread faster than an object. */
  readonly scene: string;
  readonly palette: PaletteName;
}

export type RasterAnswer = { readonly png: Uint8Array } | { readonly trouble: string };

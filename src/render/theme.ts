import type { OwnColour, PaletteName } from './palettes.ts';
import type { Shape } from './shapes.ts';

/** A picture that is painted once and then copied: shapes in a box of their own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** How far it draws beyond the box. */
  readonly margin?: number;
  readonly shapes: readonly Shape[];
}

export type OwnColours = Readonly<Record<PaletteName, Readonly<Record<OwnColour, string>>>>;

/** What only one game has: its colours in each palette, and its pieces and grounds by name. */
export interface Theme {
  readonly colours: OwnColours;
  /** Made when they are first painted. */
  readonly sprites: Readonly<Record<string, () => Drawing>>;
  /** The sprites that show what colours the game's pictures have, with the size at which each is looked at: from them its 256 colours are chosen. */
  readonly samples: readonly { readonly name: string; readonly width: number; readonly height: number }[];
}

import type { Colour, Palette, PaletteName } from './palettes.ts';
import { PALETTES } from './palettes.ts';
import type { Paint } from './shapes.ts';
import type { Theme } from './theme.ts';

/** What a paint looks like, as CSS. */
export type Inks = (paint: Paint) => string;

type Channels = readonly [number, number, number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Darker is a little blue, as shade under the sky is. */
const DARK: Channels = [4, 14, 24];
const LIGHT: Channels = [255, 255, 255];

function tinted(hex: string, light: number, alpha: number): string {
  const to = light < 0 ? DARK : LIGHT;
  const part = Math.abs(light);
  const [r, g, b] = channelsOf(hex).map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * part));
  return `rgba(${r}, ${g}, ${b}, ${alpha})`;
}

export function inksOf(name: PaletteName, theme: Theme | undefined): Inks {
  const house: Palette = PALETTES[name];
  const colours: Readonly<Record<string, string>> = { ...house, ...theme?.colours[name] };
  const hexOf = (colour: Colour): string => {
    const hex = colours[colour];
    if (hex === undefined) throw new Error(`no colour ${colour}`);
    return hex;
  };
  return (paint) =>
    typeof paint === 'string' ? hexOf(paint) : tinted(hexOf(paint.tint), paint.light ?? 0, paint.alpha ?? 1);
}

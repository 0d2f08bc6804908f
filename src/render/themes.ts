import { ANTARCTICA_THEME } from './games/antarctica/theme.ts';
import { AQUASPHERE_THEME } from './games/aquasphere/theme.ts';
import { NEW_EDEN_THEME } from './games/new-eden/theme.ts';
import { HOUSE_SPRITES } from './house-sprites.ts';
import type { Drawing, Theme } from './theme.ts';

/** By the name that a scene gives; only games that draw places of their own have one. */
const THEMES: Readonly<Record<string, Theme>> = {
  antarctica: ANTARCTICA_THEME,
  aquasphere: AQUASPHERE_THEME,
  'new-eden': NEW_EDEN_THEME,
};

export function themeNamed(name: string | undefined): Theme | undefined {
  if (name === undefined) return undefined;
  const theme = THEMES[name];
  if (theme === undefined) throw new Error(`no theme ${name}`);
  return theme;
}

/** A sprite of the theme, or one that all games share. */
export function drawingNamed(theme: Theme | undefined, name: string): Drawing {
  const drawing = theme?.sprites[name] ?? HOUSE_SPRITES[name];
  if (drawing === undefined) throw new Error(`no sprite ${name}`);
  return drawing();
}

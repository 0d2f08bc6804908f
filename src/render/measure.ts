import { LRUCache } from 'lru-cache';
import { createCanvas, GlobalFonts } from './surface.ts';
import type { SKRSContext2D } from './surface.ts';
import { cssFont, FONT_FILES } from './fonts.ts';
import type { TextWeight } from './shapes.ts';

/* How wide words are. */

export const MEASURED_AT = 100;
const DIGIT = /\d/;

let fontsRegistered = false;
let ruler: SKRSContext2D | undefined;

export function registerFonts(): void {
  if (fontsRegistered) return;
  for (const { woff2, family } of FONT_FILES) {
    if (GlobalFonts.registerFromPath(woff2, family) === null) throw new Error(`unusable font ${woff2}`);
  }
  fontsRegistered = true;
}

/** The words of a game come again in each of its pictures. */
const MOST_REMEMBERED = 20_000;
const widths = new LRUCache<string, number>({ max: MOST_REMEMBERED });

function widthAtHundred(text: string, weight: TextWeight): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  registerFonts();
  ruler ??= createCanvas(1, 1).getContext('2d');
  ruler.font = cssFont(MEASURED_AT, weight);
  const { width } = ruler.measureText(text);
  widths.set(key, width);
  return width;
}

/** The digits of the font differ in width, so figures that must line up are set in cells as wide as the widest. */
const cells = new Map<TextWeight, number>();
function cellAtHundred(weight: TextWeight): number {
  const cell =
    cells.get(weight) ?? Math.max(...Array.from('0123456789', (digit) => widthAtHundred(digit, weight)));
  cells.set(weight, cell);
  return cell;
}

export function cellsOf(text: string, weight: TextWeight): { character: string; width: number }[] {
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

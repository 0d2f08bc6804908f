import { measureText } from './measure.ts';
import { canDraw, lettersOf } from './letters.ts';
import { baselineOfMiddle, tenth, TEXT_SIZES } from './shapes.ts';
import type { Meaning, Paint, TextShape, TextSize, TextWeight } from './shapes.ts';

export interface TypeStyle {
  readonly size: TextSize;
  readonly weight?: TextWeight;
  readonly colour?: Paint;
  readonly anchor?: TextShape['anchor'];
  readonly tabular?: true;
  readonly halo?: TextShape['halo'];
}

/** One line of text with its baseline at y. */
export function textAt(
  text: string,
  x: number,
  y: number,
  style: TypeStyle,
  meaning: Meaning = {},
): TextShape {
  const { size, weight = 'regular', colour = 'ink', anchor = 'start', tabular, halo } = style;
  const width = tenth(measureText(text, size, weight, tabular));
  return {
    kind: 'text',
    text,
    x: tenth(x),
    y: tenth(y),
    size,
    weight,
    anchor,
    colour,
    width,
    ...(tabular && { tabular }),
    ...(halo && { halo }),
    ...meaning,
  };
}

/** One line of text whose capitals and digits have their middle at y; centred on x unless anchored otherwise. */
export function textOn(
  text: string,
  x: number,
  y: number,
  style: TypeStyle,
  meaning: Meaning = {},
): TextShape {
  return textAt(text, x, baselineOfMiddle(y, style.size), { anchor: 'middle', ...style }, meaning);
}

/** Lines of whole words, none wider than `width` unless a single word is. */
export function wrap(text: string, width: number, size: TextSize, weight: TextWeight = 'regular'): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/).filter((part) => part !== '')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measureText(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, about equally long: no word is left alone on the last one. */
function balanced(text: string, width: number, size: TextSize, weight: TextWeight): string[] {
  let best = wrap(text, width, size, weight);
  for (let narrower = width; best.length > 1;) {
    narrower -= size / 2;
    const lines = wrap(text, narrower, size, weight);
    if (lines.length > best.length || lines.some((line) => measureText(line, size, weight) > narrower)) break;
    best = lines;
  }
  return best;
}

export interface Fitted {
  readonly size: TextSize;
  readonly lines: readonly string[];
}

export interface Room {
  readonly width: number;
  readonly lines: number;
  /** Sizes that may be chosen, by default from `largest` down to the smallest of the scale. */
  readonly largest: TextSize;
  readonly smallest?: TextSize;
}

/** The largest size at which whole words fit the room; if none does, the smallest and as many lines as it takes. */
export function fit(text: string, room: Room, weight: TextWeight = 'regular'): Fitted {
  const { width, lines: most, largest, smallest = TEXT_SIZES[0] } = room;
  const sizes = TEXT_SIZES.filter((size) => size <= largest && size >= smallest).reverse();
  for (const size of sizes) {
    const lines = wrap(text, width, size, weight);
    if (lines.length <= most && lines.every((line) => measureText(line, size, weight) <= width))
      return { size, lines: balanced(text, width, size, weight) };
  }
  return { size: smallest, lines: wrap(text, width, smallest, weight) };
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name cut in the middle, between letters as people see them; one that reads from the right stays whole. */
export function shorten(name: string, width: number, size: TextSize, weight: TextWeight = 'regular'): string {
  const fits = (text: string): boolean => measureText(text, size, weight) <= width;
  if (fits(name) || RIGHT_TO_LEFT.test(name)) return name;
  const letters = lettersOf(name);
  for (let kept = letters.length - 1; kept > 2; kept -= 1) {
    const head = letters
      .slice(0, Math.ceil(kept / 2))
      .join('')
      .trimEnd();
    const tail = letters
      .slice(letters.length - Math.floor(kept / 2))
      .join('')
      .trimStart();
    if (fits(`${head}…${tail}`)) return `${head}…${tail}`;
  }
  return `${letters.slice(0, 1).join('')}…${letters.slice(-1).join('')}`;
}

/** A name in letters that the fonts have; one of which nothing readable is left becomes the seat's colour word. */
export function drawableName(name: string, colourWord: string): string {
  const letters = lettersOf(name.normalize('NFC').replace(/\s+/gu, ' '));
  const kept = letters.filter(canDraw);
  const text = kept.join('').replace(/ +/g, ' ').trim();
  const readable = kept.length === letters.length || /[\p{L}\p{N}]/u.test(text);
  return readable && text !== '' ? text : colourWord;
}

/** In a sentence on the board a name takes no more than this; where it stands alone it may get less. */
const NAME_WIDTH = { size: 44, width: 460 } as const;

/** A name as the words on a board say it: in letters that can be drawn, and of bounded length. */
export function boardName(name: string, colourWord: string): string {
  return shorten(drawableName(name, colourWord), NAME_WIDTH.width, NAME_WIDTH.size, 'bold');
}

import { measureText } from './measure.ts';
import { baselineOfMiddle } from './shapes.ts';
import type { Meaning, Paint, Shape, TextShape, TextSize, TextWeight } from './shapes.ts';

/* A line of words with signs among them. */

/** Words, or a sprite as high as the words are large. */
export type Part =
  | string
  | {
      readonly words: string;
      readonly colour?: Paint;
      readonly weight?: TextWeight;
      /** smaller than the line */
      readonly size?: TextSize;
    }
  | { readonly sign: string; readonly size?: number };

export interface PartsStyle {
  readonly size: TextSize;
  readonly weight?: TextWeight;
  readonly colour?: Paint;
  readonly anchor?: TextShape['anchor'];
  readonly halo?: TextShape['halo'];
}

const SIGN_SHARE = 1.05;
const SIGN_GAP = 0.14;

function widthOf(part: Part, { size, weight = 'bold' }: PartsStyle): number {
  if (typeof part === 'string') return measureText(part, size, weight);
  if ('words' in part) return measureText(part.words, part.size ?? size, part.weight ?? weight);
  return (part.size ?? size * SIGN_SHARE) + 2 * SIGN_GAP * size;
}

export function widthOfParts(parts: readonly Part[], style: PartsStyle): number {
  return parts.reduce((sum, part) => sum + widthOf(part, style), 0);
}

/** One after the other, their middle at y. */
export function partsOn(
  parts: readonly Part[],
  x: number,
  y: number,
  style: PartsStyle,
  meaning: Meaning = {},
): Shape[] {
  const { size, weight = 'bold', colour = 'ink', anchor = 'start', halo } = style;
  const whole = widthOfParts(parts, style);
  let at = x - { start: 0, middle: whole / 2, end: whole }[anchor];
  return parts.map((part, nth): Shape => {
    const left = at;
    const width = widthOf(part, style);
    at += width;
    const said = nth === 0 ? meaning : {};
    if (typeof part === 'object' && 'sign' in part) {
      const side = part.size ?? size * SIGN_SHARE;
      const box = { x: left + SIGN_GAP * size, y: y - side / 2, width: side, height: side };
      return { kind: 'sprite', name: part.sign, ...box, ...said };
    }
    const own = typeof part === 'string' ? { words: part } : part;
    return {
      kind: 'text',
      text: own.words,
      x: left,
      y: baselineOfMiddle(y, size),
      size: own.size ?? size,
      weight: own.weight ?? weight,
      anchor: 'start',
      colour: own.colour ?? colour,
      width,
      ...(halo && { halo }),
      ...said,
    };
  });
}

export interface FittedParts {
  readonly parts: readonly Part[];
  readonly size: TextSize;
}

/** The first of the wordings (the fullest first) that fits at one of the sizes (the largest first); else the last at the smallest. */
export function fitParts(
  wordings: readonly (readonly Part[])[],
  width: number,
  sizes: readonly TextSize[],
): FittedParts {
  for (const parts of wordings) {
    const size = sizes.find((one) => widthOfParts(parts, { size: one }) <= width);
    if (size !== undefined) return { parts, size };
  }
  return { parts: wordings.at(-1) ?? [], size: sizes.at(-1) ?? 20 };
}

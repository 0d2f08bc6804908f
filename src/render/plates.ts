import { lookOfSeat, seatGlyph } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { measureText } from './measure.ts';
import { partsOn } from './parts.ts';
import type { Part } from './parts.ts';
import { silhouette, type Silhouette } from './pieces.ts';
import { pill, pillSize } from './pills.ts';
import type { PillLook } from './pills.ts';
import type { Box, Paint, Shape, TextSize } from './shapes.ts';
import { drawableName, fit, shorten, textOn } from './type.ts';

/* The players' plates: who, how many points, what changed, and three or four facts. */

/** A sign and a number. */
export interface PlateFact {
  readonly id: string;
  /** name of a sprite, or an outline */
  readonly sign: string | Silhouette;
  readonly amount: string;
  /** What is counted, after the number where there is room for it. */
  readonly word?: string;
  readonly facts: readonly string[];
  /** colour of the number */
  readonly colour?: Paint;
  /** A place on the board that may be chosen. */
  readonly target?: string;
}

interface PillWords {
  readonly parts: readonly Part[];
  readonly look: PillLook;
}

export interface PlateWords {
  readonly seat: Owner;
  readonly name: string;
  readonly colourWord: string;
  readonly score: string;
  readonly scoreFacts: readonly string[];
  /** Asked now, or the winner: the plate is lit. */
  readonly lit: boolean;
  /** Left the game. */
  readonly gone?: boolean;
  /** Before the score: that it isn't final. */
  readonly soFar?: string;
  /** Most important first; what finds no room is left to the player's own view. */
  readonly facts: readonly PlateFact[];
  /** How large the words of the facts are; without it as large as they fit. */
  readonly wordSize?: WordSize | 'none';
  /** How the score changed, beside it. */
  readonly sum?: PillWords;
  /** How much more there is of the first fact than before, on the band beside it. */
  readonly more?: PillWords;
  /** Why, in a line of its own; empty where other plates have such a line. */
  readonly why?: readonly Part[];
}

const PLATE_CORNER = 18;

export interface PlateLook {
  readonly seat: Owner;
  readonly lit: boolean;
  /** Width of the band in the seat's colour; with its glyph if it is wide enough. */
  readonly band: number;
}

/** What a plate lies on. The lit one glows. */
export function plateGround({ seat, lit, band }: PlateLook, box: Box): Shape[] {
  const { x, y, height } = box;
  const { colour, shade, pattern } = lookOfSeat(seat);
  const plate = { kind: 'rect', ...box, corner: PLATE_CORNER } as const;
  return [
    {
      ...plate,
      fill: 'plate-bottom',
      shadow: lit
        ? { colour: 'warm', blur: 26 }
        : { colour: { tint: 'shadow', alpha: 0.55 }, blur: 10, dy: 3 },
    },
    {
      ...plate,
      fill: {
        gradient: 'linear',
        stops: [
          [0, lit ? { tint: 'plate-top', light: 0.08 } : 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
    },
    {
      kind: 'group',
      box,
      clip: roundedPath(box, PLATE_CORNER),
      shapes: [
        {
          kind: 'rect',
          x,
          y,
          width: band,
          height,
          fill: {
            pattern,
            of: shade,
            over: {
              gradient: 'linear',
              stops: [
                [0, { tint: colour, light: 0.12 }],
                [1, { tint: colour, light: -0.16 }],
              ],
            },
            gap: 14,
          },
        },
        {
          kind: 'line',
          points: [
            { x: x + band, y },
            { x: x + band, y: y + height },
          ],
          stroke: { colour: 'on-seat', weight: 3 },
        },
      ],
    },
    ...(band >= 40 ? [seatGlyph(seat, x + band / 2, y + height / 2, band * 0.5)] : []),
    { ...plate, stroke: { colour: lit ? 'warm' : 'plate-rim', weight: lit ? 6 : 2.5 } },
  ];
}

/** SVG path data of a box with round corners: to clip by. */
export function roundedPath({ x, y, width, height }: Box, r: number): string {
  return (
    `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}` +
    `A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}` +
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

/** A name in one line: it loses its middle before it is set smaller than 34; a colour word is set smaller instead. */
export function plateName(
  words: Pick<PlateWords, 'name' | 'colourWord'>,
  { x, width }: Pick<Box, 'x' | 'width'>,
  middle: number,
  largest: TextSize = 44,
): Shape {
  const text = drawableName(words.name, words.colourWord);
  const isWord = text === words.colourWord;
  const { size } = fit(text, { width, lines: 1, largest, smallest: isWord ? 20 : 34 }, 'bold');
  const shown = shorten(text, width, size, 'bold');
  return textOn(shown, x, middle, { size, weight: 'bold', anchor: 'start' });
}

const BAND = 46;
const PAD = 12;
const SIGN = 34;
const FACT_GAP = 10;
/** Of what a fact counts, in words. */
export const WORD_SIZES = [26, 20] as const;
type WordSize = (typeof WORD_SIZES)[number];
const WORD_GAP = 5;
const FACT_SIZES = [38, 34] as const;

interface FactSizes {
  readonly figure: TextSize;
  /** absent: no words */
  readonly word?: WordSize;
}

function widthOfFact({ amount, word }: PlateFact, sizes: FactSizes): number {
  const words =
    word === undefined || sizes.word === undefined ? 0 : WORD_GAP + measureText(word, sizes.word, 'bold');
  return SIGN + 4 + measureText(amount, sizes.figure, 'bold') + words;
}

function widthOfFacts(facts: readonly PlateFact[], sizes: FactSizes): number {
  return facts.reduce((sum, fact) => sum + widthOfFact(fact, sizes) + FACT_GAP, -FACT_GAP);
}

function factsWidth({ width }: Box): number {
  return width - BAND - 2 * PAD - 4;
}

/** Whether all facts fit a plate with their words this large. */
export function factsFit(facts: readonly PlateFact[], box: Box, word: WordSize): boolean {
  return widthOfFacts(facts, { figure: 34, word }) <= factsWidth(box);
}

/** As large as the row allows; words go before facts, and the least important facts before the numbers get too small. */
function fitFacts(
  facts: readonly PlateFact[],
  width: number,
  wordSize: PlateWords['wordSize'],
): { readonly shown: readonly PlateFact[]; readonly sizes: FactSizes } {
  const words = WORD_SIZES.filter((size) => wordSize === undefined || size === wordSize);
  const worded = words.flatMap((word) =>
    FACT_SIZES.map((figure) => ({ shown: facts, sizes: { figure, word } })),
  );
  const fewer = facts.flatMap((_, less) =>
    FACT_SIZES.map((figure) => ({ shown: facts.slice(0, facts.length - less), sizes: { figure } })),
  );
  const fitting = [...worded, ...fewer].find(({ shown, sizes }) => widthOfFacts(shown, sizes) <= width);
  return fitting ?? { shown: facts.slice(0, 1), sizes: { figure: 34 } };
}

function factsOf({ facts, wordSize }: PlateWords, { x, y, width }: Box): Shape[] {
  const { shown, sizes } = fitFacts(facts, width, wordSize);
  const spare = (width - widthOfFacts(shown, sizes)) / Math.max(1, shown.length);
  let at = x;
  return shown.flatMap((fact) => {
    const left = at;
    at += widthOfFact(fact, sizes) + FACT_GAP + Math.min(26, spare);
    const { id, sign, amount, word, colour = 'ink', facts: said, target } = fact;
    const box = { x: left, y: y - SIGN / 2, width: SIGN, height: SIGN };
    const style = { weight: 'bold', anchor: 'start' } as const;
    const figure = { ...style, size: sizes.figure, colour };
    const number = textOn(amount, left + SIGN + 4, y, figure, { id, facts: said });
    const end = left + SIGN + 4 + number.width;
    const label =
      word === undefined || sizes.word === undefined
        ? undefined
        : textOn(word, end + WORD_GAP, y + 3, { ...style, size: sizes.word, colour: 'faint' }, { of: id });
    return [
      {
        ...(typeof sign === 'string'
          ? ({ kind: 'sprite', name: sign, ...box } as const)
          : silhouette(sign, left + SIGN / 2, y, SIGN, 'faint')),
        ...(target !== undefined && { target }),
      },
      number,
      ...(label === undefined ? [] : [label]),
    ];
  });
}

/** Between the score and what stands before it. */
const BEFORE_SCORE = { gap: 8, word: 26 } as const;

/** That a score isn't final, and how it changed: one above the other. */
function beforeScore(
  { soFar, sum }: PlateWords,
  right: number,
  top: number,
  lines: { readonly soFar: number; readonly sum: number },
): { shapes: Shape[]; width: number } {
  const size = sum === undefined ? undefined : pillSize(sum.parts, sum.look);
  const word = soFar === undefined ? 0 : measureText(soFar, BEFORE_SCORE.word, 'bold');
  const style = { size: BEFORE_SCORE.word, weight: 'bold', anchor: 'end', colour: 'faint' } as const;
  return {
    width: Math.max(word, size?.width ?? 0),
    shapes: [
      ...(soFar === undefined ? [] : [textOn(soFar, right, top + lines.soFar, style)]),
      ...(sum === undefined || size === undefined
        ? []
        : pill(sum.parts, { x: right - size.width / 2, y: top + lines.sum }, sum.look)),
    ],
  };
}

/** Why a score changed. */
export const WHY_SIZE = 26;

/** Middles of the lines of a plate: its name, its score and what stands before it, why that changed, its facts. */
const TWO_LINES = { name: 41, score: 54, soFar: 24, sum: 58, why: 0, facts: -28 } as const;
const THREE_LINES = { name: 31, score: 36, soFar: 14, sum: 46, why: 77, facts: -20 } as const;

export function widthOfWhy({ width }: Box): number {
  return factsWidth({ x: 0, y: 0, width, height: 0 });
}

/** Band with glyph, name, score on the right with its change before it, facts below. */
export function plate(words: PlateWords, box: Box): Shape[] {
  const { seat, score, scoreFacts, lit, gone, why } = words;
  const lines = why === undefined ? TWO_LINES : THREE_LINES;
  const key = seat ?? 'nobody';
  const right = box.x + box.width - PAD - 4;
  const size: TextSize = box.width < 420 ? 58 : 68;
  const style = { size, weight: 'bold', anchor: 'end' } as const;
  const figure = textOn(score, right, box.y + lines.score, style, { id: `score:${key}`, facts: scoreFacts });
  const before = beforeScore(words, right - figure.width - BEFORE_SCORE.gap, box.y, lines);
  const left = box.x + BAND + PAD;
  const free = right - figure.width - (before.width === 0 ? 0 : before.width + BEFORE_SCORE.gap) - 4;
  const facts = { x: left, y: box.y + box.height + lines.facts, width: factsWidth(box), height: SIGN };
  const shapes: Shape[] = [
    ...plateGround({ seat, lit, band: BAND }, box),
    plateName(words, { x: left, width: free - left }, box.y + lines.name),
    ...before.shapes,
    figure,
    ...partsOn(why ?? [], left, box.y + lines.why, { size: WHY_SIZE, weight: 'bold' }),
    ...factsOf(words, facts),
    ...(words.more === undefined
      ? []
      : pill(words.more.parts, { x: box.x + BAND / 2, y: facts.y }, words.more.look)),
  ];
  return gone ? shapes.map((shape) => ({ ...shape, dim: true })) : shapes;
}

/** So many plates side by side. */
export function platesIn(row: Box, count: number, gap: number): Box[] {
  const width = (row.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...row, x: row.x + at * (width + gap), width }));
}

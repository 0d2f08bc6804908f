import { lookOfSeat, seatGlyph } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import { measureText } from './measure.ts';
import { partsOn, widthOfParts } from './parts.ts';
import type { FittedParts, Part } from './parts.ts';
import { silhouette, SILHOUETTES, type Silhouette } from './pieces.ts';
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

export interface PlateNews {
  /** How the score changed. */
  readonly sum?: PillWords;
  /** Why. */
  readonly why?: FittedParts;
  /** What there is more of than before. */
  readonly more?: PillWords;
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
  /** The score isn't final: two waves before it say so. */
  readonly projected?: boolean;
  /** Most important first; what finds no room is left to the player's own view. */
  readonly facts: readonly PlateFact[];
  /** How large the words of the facts are; without it as large as they fit. */
  readonly wordSize?: WordSize | 'none';
  /** What the last turn changed, in a line of its own; empty where other plates have such a line. */
  readonly news?: PlateNews;
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
export const WORD_SIZES = [30, 26, 20] as const;
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

const NEWS_GAP = 10;

/** What these pills leave of the line for the reasons. */
export function widthBeside(box: Box, pills: readonly (PillWords | undefined)[]): number {
  return pills.reduce(
    (left, words) => (words === undefined ? left : left - pillSize(words.parts, words.look).width - NEWS_GAP),
    factsWidth(box),
  );
}

/** One after the other: how the score changed, why, and what there is more of. */
function newsOn({ sum, why, more }: PlateNews, x: number, y: number): Shape[] {
  let left = x;
  const inPill = (words: PillWords | undefined): Shape[] => {
    if (words === undefined) return [];
    const { width } = pillSize(words.parts, words.look);
    const middle = { x: left + width / 2, y };
    left += width + NEWS_GAP;
    return pill(words.parts, middle, words.look);
  };
  const inWords = ({ parts, size }: FittedParts): Shape[] => {
    const begin = left;
    if (parts.length > 0) left += widthOfParts(parts, { size }) + NEWS_GAP;
    return partsOn(parts, begin, y, { size });
  };
  return [...inPill(sum), ...(why === undefined ? [] : inWords(why)), ...inPill(more)];
}

export const WAVES = { size: 24, gap: 6 } as const;

/** Two of them stand before what isn't final: a projected score. */
export function waves(x: number, y: number): Shape {
  return silhouette(SILHOUETTES.about, x, y, WAVES.size, 'faint');
}

/** Middles of the lines of a plate: its name, its score, what the last turn changed, its facts. */
const TWO_LINES = { name: 41, score: 54, news: 0, facts: -28 } as const;
const THREE_LINES = { name: 29, score: 32, news: 73, facts: -19 } as const;

/** Band with glyph, name, score on the right, what changed, facts below. */
export function plate(words: PlateWords, box: Box): Shape[] {
  const { seat, score, scoreFacts, lit, gone, projected, news } = words;
  const lines = news === undefined ? TWO_LINES : THREE_LINES;
  const key = seat ?? 'nobody';
  const right = box.x + box.width - PAD - 4;
  const style = { size: 68, weight: 'bold', anchor: 'end' } as const;
  const figure = textOn(score, right, box.y + lines.score, style, { id: `score:${key}`, facts: scoreFacts });
  const sign = projected
    ? waves(right - figure.width - WAVES.gap - WAVES.size / 2, box.y + lines.score)
    : undefined;
  const before = right - figure.width - (projected ? WAVES.gap + WAVES.size : 0);
  const left = box.x + BAND + PAD;
  const facts = { x: left, y: box.y + box.height + lines.facts, width: factsWidth(box), height: SIGN };
  const shapes: Shape[] = [
    ...plateGround({ seat, lit, band: BAND }, box),
    plateName(words, { x: left, width: before - PAD - left }, box.y + lines.name),
    ...(sign === undefined ? [] : [sign]),
    figure,
    ...(news === undefined ? [] : newsOn(news, left, box.y + lines.news)),
    ...factsOf(words, facts),
  ];
  return gone ? shapes.map((shape) => ({ ...shape, dim: true })) : shapes;
}

/** So many plates side by side. */
export function platesIn(row: Box, count: number, gap: number): Box[] {
  const width = (row.width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...row, x: row.x + at * (width + gap), width }));
}

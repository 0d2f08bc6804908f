import { tokenName } from './house-sprites.ts';
import type { Owner } from './glyphs.ts';
import { fitParts, partsOn, widthOfParts } from './parts.ts';
import type { Part } from './parts.ts';
import { pill, pillSize } from './pills.ts';
import type { PillLook } from './pills.ts';
import type { Fill, Paint, Shape, Stroke, TextSize } from './shapes.ts';
import { fit, textOn } from './type.ts';

/* What is read first: whose decision and what, the last turn in words, where the game stands. */

/** The last turn: whose, in words, and what it earned. */
export interface LastTurnWords {
  readonly seat?: Owner;
  /** Without a token before the words: not one seat's turn. */
  readonly nobody?: true;
  /** The fullest wording first, then shorter ones: the first that fits is taken. */
  readonly wordings: readonly (readonly Part[])[];
  readonly points?: { readonly parts: readonly Part[]; readonly look: PillLook };
}

interface StageWords {
  readonly words: string;
  readonly facts: readonly string[];
  /** One dot a round: past, present, to come. */
  readonly round?: { readonly now: number; readonly of: number };
}

export interface Headline {
  /** Who is asked, or who won. */
  readonly deciders: readonly Owner[];
  readonly question: string;
  readonly questionFacts: readonly string[];
  /** A sign on the board that the question is about, and what it means; left out where there is no room for it. */
  readonly hint?: { readonly sign: string; readonly words: string };
  readonly last?: LastTurnWords;
  readonly stage?: StageWords;
  readonly phase?: StageWords;
}

/** A strip behind the last turn's words. */
interface Strip {
  readonly fill: Fill;
  readonly ink: Paint;
  readonly stroke?: Stroke;
}

export interface HeadlinePlace {
  readonly left: number;
  /** Right end of the question and the last turn, where nothing stands beside them. */
  readonly right: number;
  /** Middles of the two lines. */
  readonly question: number;
  readonly last: number;
  readonly largest: TextSize;
  readonly token: number;
  /** Colour of the last turn's words where they have no strip. */
  readonly lastInk?: Paint;
  /** of the phase */
  readonly phaseInk?: Paint;
  readonly strip?: Strip;
  /** Round and phase end here. */
  readonly stageRight?: number;
}

const GAP = 14;
const LAST_SIZES = [38, 34] as const;
const LAST_TOKEN = 40;
const PIP = 24;

function tokens(deciders: readonly Owner[], { left, question, token }: HeadlinePlace): Shape[] {
  const size = deciders.length > 1 ? token * 0.8 : token;
  return deciders.map((seat, at) => ({
    kind: 'sprite',
    name: tokenName(seat),
    x: left + at * (size + 8),
    y: question - size / 2,
    width: size,
    height: size,
  }));
}

function pips({ now, of }: { now: number; of: number }, right: number, middle: number): Shape[] {
  return Array.from({ length: of }, (_, at): Shape => {
    const x = right - (of - at - 0.5) * (PIP + 7);
    if (at + 1 === now) return { kind: 'circle', x, y: middle, r: PIP / 2, fill: 'warm' };
    if (at + 1 < now) return { kind: 'circle', x, y: middle, r: PIP / 2, fill: 'faint' };
    return { kind: 'circle', x, y: middle, r: PIP / 2 - 1.5, stroke: { colour: 'faint', weight: 'fine' } };
  });
}

/** Round at the level of the question, phase at that of the last turn; and how far left they reach. */
function stages(words: Headline, place: HeadlinePlace): { shapes: Shape[]; left: number; phaseLeft: number } {
  const right = place.stageRight ?? place.right;
  const { stage, phase } = words;
  const shapes: Shape[] = [];
  let left = right;
  let phaseLeft = right;
  if (stage !== undefined) {
    const style = { size: 44, weight: 'bold', anchor: 'end' } as const;
    const text = textOn(stage.words, right, place.question, style, { facts: stage.facts });
    shapes.push(text);
    left -= text.width + GAP;
    if (stage.round !== undefined) {
      shapes.push(...pips(stage.round, left, place.question));
      left -= stage.round.of * (PIP + 7) + GAP;
    }
  }
  if (phase !== undefined) {
    const style = { size: 34, weight: 'bold', anchor: 'end', colour: place.phaseInk ?? 'faint' } as const;
    const text = textOn(phase.words, right, place.last, style, { facts: phase.facts });
    shapes.push(text);
    phaseLeft -= text.width + 2 * GAP;
  }
  return { shapes, left, phaseLeft };
}

const HINT = { sign: 46, size: 34, gap: 22 } as const;
/** The question gets so small, but no smaller, to leave room for the hint. */
const LEAST_BESIDE_HINT = 38;

function hintParts({ sign, words }: NonNullable<Headline['hint']>): readonly Part[] {
  return [{ sign, size: HINT.sign }, words];
}

/** In one line with its hint. */
function questionAndHint(
  { question, questionFacts, hint }: Headline,
  x: number,
  right: number,
  place: HeadlinePlace,
): Shape[] | undefined {
  if (hint === undefined) return undefined;
  const style = { size: HINT.size, weight: 'bold' } as const;
  const parts = hintParts(hint);
  const width = right - x - HINT.gap - widthOfParts(parts, style);
  if (width <= 0) return undefined;
  const room = { width, lines: 1, largest: place.largest, smallest: LEAST_BESIDE_HINT } as const;
  const { size } = fit(question, room, 'bold');
  const words = textOn(
    question,
    x,
    place.question,
    { size, weight: 'bold', anchor: 'start' },
    { facts: questionFacts },
  );
  if (words.width > width) return undefined;
  return [words, ...partsOn(parts, x + words.width + HINT.gap, place.question, style)];
}

function questionOf(headline: Headline, x: number, right: number, place: HeadlinePlace): Shape[] {
  const withHint = questionAndHint(headline, x, right, place);
  if (withHint !== undefined) return withHint;
  const { question, questionFacts } = headline;
  const room = { width: right - x, lines: 1, largest: place.largest, smallest: 34 } as const;
  const one = fit(question, room, 'bold');
  // Two lines reach into the last turn's line, which is better than words that are cut off.
  const { size, lines } =
    one.lines.length === 1 ? one : fit(question, { ...room, lines: 2, largest: 38 }, 'bold');
  const step = size * 1.05;
  const top = place.question - ((lines.length - 1) * step) / 2;
  return lines.map((line, at) =>
    textOn(
      line,
      x,
      top + at * step,
      { size, weight: 'bold', anchor: 'start' },
      at === 0 ? { facts: questionFacts } : {},
    ),
  );
}

export function lastTurn(last: LastTurnWords, right: number, place: HeadlinePlace): Shape[] {
  const { left, last: middle, strip } = place;
  const { points } = last;
  const pointsSize = points === undefined ? undefined : pillSize(points.parts, points.look);
  const token = last.nobody ? 0 : LAST_TOKEN + GAP;
  const x = left + (strip === undefined ? 6 : 10) + token;
  const taken = pointsSize === undefined ? 0 : pointsSize.width + GAP;
  const end = strip === undefined ? 0 : 24;
  const { parts, size } = fitParts(last.wordings, right - x - taken - end, LAST_SIZES);
  const style = { size, weight: 'bold', colour: strip?.ink ?? place.lastInk ?? 'ink' } as const;
  const words = partsOn(parts, x, middle, style);
  const after = x + widthOfParts(parts, style) + GAP;
  const width = (points === undefined ? after + 6 : after + taken) - left + (strip === undefined ? 0 : 4);
  return [
    ...(strip === undefined
      ? []
      : [
          {
            kind: 'rect',
            x: left,
            y: middle - 26,
            width,
            height: 52,
            corner: 26,
            fill: strip.fill,
            ...(strip.stroke && { stroke: strip.stroke }),
          } as const,
        ]),
    ...(last.nobody
      ? []
      : [
          {
            kind: 'sprite',
            name: tokenName(last.seat),
            x: x - token,
            y: middle - LAST_TOKEN / 2,
            width: LAST_TOKEN,
            height: LAST_TOKEN,
          } as const,
        ]),
    ...words,
    ...(points === undefined || pointsSize === undefined
      ? []
      : pill(points.parts, { x: after + pointsSize.width / 2, y: middle }, points.look)),
  ];
}

export function headline(words: Headline, place: HeadlinePlace): Shape[] {
  const right = stages(words, place);
  const marks = tokens(words.deciders, place);
  const widest =
    marks.length === 0
      ? place.left
      : place.left + (marks.length > 1 ? marks.length * (place.token * 0.8 + 8) : place.token) + GAP;
  const stagesShare = place.stageRight === undefined;
  return [
    ...marks,
    ...questionOf(words, widest, stagesShare ? right.left - GAP : place.right, place),
    ...right.shapes,
    ...(words.last === undefined
      ? []
      : lastTurn(words.last, stagesShare ? right.phaseLeft : place.right, place)),
  ];
}

import { seatToken } from './glyphs.ts';
import type { Owner } from './glyphs.ts';
import type { Shape } from './shapes.ts';
import { fit, textOn } from './type.ts';

/** The first thing that is read: whose decision, and where the game stands. */
export interface HeaderWords {
  /** Who is asked, in the order of the words; nobody when the game is over. */
  readonly deciders: readonly Owner[];
  /** "Ola drafts a card". */
  readonly decision: string;
  readonly decisionFacts: readonly string[];
  /** "Round 3 of 6". */
  readonly stage: string;
  readonly stageFacts: readonly string[];
  /** "Harvest". */
  readonly phase?: string;
  readonly phaseFacts?: readonly string[];
}

export const HEADER = { x: 44, top: 28, height: 128, token: 84, tokenOfMany: 62 } as const;
const MIDDLE = HEADER.top + HEADER.height / 2;

function tokens(deciders: readonly Owner[]): { shapes: Shape[]; right: number } {
  const size = deciders.length > 1 ? HEADER.tokenOfMany : HEADER.token;
  const step = size + 10;
  const shapes = deciders.map((seat, at) => seatToken(seat, HEADER.x + size / 2 + at * step, MIDDLE, size));
  return { shapes, right: deciders.length === 0 ? HEADER.x : HEADER.x + deciders.length * step + 14 };
}

function stage(words: HeaderWords, right: number): { shapes: Shape[]; left: number } {
  const { phase } = words;
  const lift = phase === undefined ? 0 : 26;
  const shapes = [
    textOn(
      words.stage,
      right,
      MIDDLE - lift,
      { size: 44, weight: 'bold', anchor: 'end' },
      { facts: words.stageFacts },
    ),
  ];
  if (phase !== undefined) {
    const style = { size: 44, anchor: 'end', colour: 'faint' } as const;
    shapes.push(textOn(phase, right, MIDDLE + 30, style, { facts: words.phaseFacts ?? [] }));
  }
  return { shapes, left: right - Math.max(...shapes.map((shape) => shape.width)) };
}

export function header(words: HeaderWords, width: number): Shape[] {
  const left = tokens(words.deciders);
  const right = stage(words, width - HEADER.x);
  const room = { width: right.left - left.right - 40, lines: 2, largest: 58, smallest: 34 } as const;
  const { size, lines } = fit(words.decision, room, 'bold');
  const step = size * 1.12;
  const top = MIDDLE - ((lines.length - 1) * step) / 2;
  const decision = lines.map((line, at) =>
    textOn(
      line,
      left.right,
      top + at * step,
      { size, weight: 'bold', anchor: 'start' },
      at === 0 ? { facts: words.decisionFacts } : {},
    ),
  );
  return [...left.shapes, ...decision, ...right.shapes];
}

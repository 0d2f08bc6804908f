import type { Msg, Seat } from '../engine/core/contract.ts';
import type { Expectation, Findings, Thought } from './ledger.ts';

/** A score line that moves if an option is taken, against the other options. */
export interface Reason {
  /** whose line, by its place among the standings: a seat, or beyond them an automaton */
  readonly whose: number;
  /** the line's key in the game's catalogue */
  readonly line: string;
  /** points more, or less where it is another's */
  readonly points: number;
}

/** One of the best options, as data: the words are the interface's. */
export interface Advice {
  /** canonical text */
  readonly text: string;
  /** expected points ahead of the best other at the end */
  readonly margin: number;
  /** how good it is: 0 lost, 1 won */
  readonly value: number;
  /** what speaks for it, the weightiest first; none where nothing stands out */
  readonly reasons: readonly Reason[];
  /** what the seat surely has by it at once, in the game's words */
  readonly gains: readonly Msg[];
}

const BEST = 3;
const MOST_REASONS = 2;
/** What moves less is noise. */
const LEAST_POINTS = 0.5;
/** What was hardly tried isn't advised, nor compared with. */
const LEAST_SHARE = 0.01;

/** The best options, and what they do to the score that the other options don't. */
export function adviceFrom(
  { all, thoughts }: Findings,
  seat: Seat,
  gains: (text: string) => readonly Msg[] = () => [],
): readonly Advice[] {
  const tried = thoughts.filter(({ visits }) => visits >= all.visits * LEAST_SHARE);
  const best = [...tried].sort((one, other) => other.visits - one.visits).slice(0, BEST);
  return best.map((thought) => {
    const others = tried.filter((other) => other !== thought);
    const { text, margin, value } = thought;
    const reasons = others.length === 0 ? [] : reasonsFor(thought, others, seat);
    return { text, margin, value, reasons, gains: gains(text) };
  });
}

function reasonsFor(thought: Thought, others: readonly Thought[], seat: Seat): readonly Reason[] {
  const reasons = thought.lines.flatMap((lines, whose) =>
    lines.map(({ key, points }) => ({
      whose,
      line: key,
      points: points - mean(others.map((other) => pointsOn(other, whose, key))),
    })),
  );
  const gain = ({ whose, points }: Reason): number => (whose === seat ? points : -points);
  return reasons
    .filter((reason) => gain(reason) >= LEAST_POINTS)
    .sort((one, other) => gain(other) - gain(one))
    .slice(0, MOST_REASONS);
}

function pointsOn({ lines }: Expectation, whose: number, key: string): number {
  return lines[whose]?.find((line) => line.key === key)?.points ?? 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

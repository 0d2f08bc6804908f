import type { Seat } from '../engine/core/contract.ts';
import type { Findings, Thought } from './ledger.ts';

/* A finished game looked at once more: what was to be expected at each decision, and where it turned. */

/** A decision of the journal, and what was to be expected before it, by what its seat could know. */
export interface Looked {
  /** decisions before it */
  readonly at: number;
  readonly seat: Seat;
  /** canonical text of what was played */
  readonly played: string;
  readonly expected: Findings;
}
/** A decision by which its seat gave much away. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: Seat;
  readonly played: Thought;
  /** what the search would have done */
  readonly better: Thought;
}

/** What was tried less often tells nothing. */
const LEAST_VISITS = 4;
/** As much as from an even game to three games won in five, nearly. */
const LEAST_LOSS = 0.08;

/** What the seat gave away there, from 0 (nothing) to 1 (a won game). */
export function lossOf(looked: Looked): number {
  const { played, better } = choicesOf(looked) ?? {};
  return played === undefined || better === undefined ? 0 : Math.max(0, better.value - played.value);
}

/** The costliest decisions, in the order of the game. */
export function turningPoints(game: readonly Looked[], most: number): readonly TurningPoint[] {
  return [...game]
    .filter((looked) => lossOf(looked) >= LEAST_LOSS)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .flatMap((looked) => {
      const choices = choicesOf(looked);
      return choices === undefined ? [] : [{ at: looked.at, seat: looked.seat, ...choices }];
    });
}

function choicesOf({
  played: text,
  expected: { thoughts },
}: Looked): Pick<TurningPoint, 'played' | 'better'> | undefined {
  const played = thoughts.find((thought) => thought.text === text);
  const better = thoughts.reduce<Thought | undefined>(
    (most, thought) => (most === undefined || thought.visits > most.visits ? thought : most),
    undefined,
  );
  if (played === undefined || better === undefined || better === played) return undefined;
  return played.visits < LEAST_VISITS ? undefined : { played, better };
}

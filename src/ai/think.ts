import type { AnyGame, CoreState, Seat } from '../engine/core/contract.ts';
import { seedRng } from '../engine/core/rng.ts';
import { together, type Findings } from './ledger.ts';
import type { Effort } from './levels.ts';
import type { Outlook } from './outlook.ts';
import { search } from './search.ts';

/** What is to be thought about: a position as one seat may see it. */
export interface Question {
  /** a world that the seat cannot tell from the true one */
  readonly world: CoreState;
  readonly seat: Seat;
  readonly seed: string;
  readonly lines?: boolean;
  readonly mostTried?: boolean;
}

/** A search for one thread. */
export interface Part {
  readonly seed: string;
  readonly iterations: number;
}

/** Two trees of half the size can grow side by side; below this a second one isn't worth its start. */
const LEAST_TO_SHARE = 300;
const THREADS_A_QUESTION = 2;

/** The same parts whatever the machine, so that a seed and a number of iterations give one result. */
export function partsOf(seed: string, iterations: number): readonly Part[] {
  const parts = iterations < LEAST_TO_SHARE ? 1 : THREADS_A_QUESTION;
  return Array.from({ length: parts }, (_, part) => ({
    seed: `${seed}/part ${part}`,
    iterations: Math.ceil(iterations / parts),
  }));
}

/** All parts one after the other, for whoever has no threads. */
export function think(
  outlook: Outlook,
  question: Question,
  { iterations }: Pick<Effort, 'iterations'>,
): Findings {
  const parts = partsOf(question.seed, iterations);
  return together(
    parts.map((part) => search(outlook, { ...question, ...part })),
    question.seat,
  );
}

/** The position as this seat may see it; whatever is hidden from it is drawn anew. */
export function worldFor(game: AnyGame, state: CoreState, seat: Seat, seed: string): CoreState {
  return game.determinize(state, seat, seedRng(`${seed}/world`));
}

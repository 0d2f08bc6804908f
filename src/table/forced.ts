import type { AnyGame, CoreState, PromptOption, Seat } from '../engine/core/contract.ts';
import { seedRng } from '../engine/core/rng.ts';
import { optionsOf } from './questions.ts';

/** Worlds that the public can't tell from the true one, in each of which the answer must be the only one too. */
export const WORLDS = 6;

/** An answer that a seat has no choice about. */
export interface Single {
  readonly seat: Seat;
  readonly option: PromptOption<unknown>;
}

/** The first seat that is asked and has one answer only. What gives up something for good is asked all the same. */
export function singleAnswer(game: AnyGame, state: CoreState): Single | undefined {
  for (const seat of game.activeSeats(state)) {
    const [option, ...others] = optionsOf(game, state, seat);
    if (option !== undefined && others.length === 0 && option.askTwice !== true) return { seat, option };
  }
  return undefined;
}

/** Whether the others can see themselves that there is no other answer, so that not asking tells them nothing. */
export function isPublic(game: AnyGame, state: CoreState, { seat, option: { text } }: Single): boolean {
  const rng = seedRng(`forced ${seat} ${text}`);
  return Array.from({ length: WORLDS }).every(() => {
    const legal = game.legalActions(game.determinize(state, undefined, rng), seat);
    return legal.length === 1 && legal.every((action) => game.formatAction(action) === text);
  });
}

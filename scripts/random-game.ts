import type { AnyGame, CoreState, GameEvent, Options } from '../src/engine/core/contract.ts';
import { chooseAtRandom, type Policy } from '../src/engine/core/playout.ts';
import type { Decision } from '../src/engine/core/replay.ts';
import { seedRng } from '../src/engine/core/rng.ts';
import { WrongArgument } from './arguments.ts';

export interface RandomGame {
  readonly start: CoreState;
  readonly state: CoreState;
  readonly journal: readonly Decision[];
  /** the state before each decision, and what followed from it */
  readonly steps: readonly PlayedStep[];
}
export interface PlayedStep {
  readonly before: CoreState;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}
export interface Wish {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  readonly policy: Policy;
  /** so many decisions, or to the end */
  readonly decisions?: number;
}

/** The k-th game's seed: the first game has the given one itself, so that a printed seed gives that game again. */
export function seedOfGame(seed: string, game: number): string {
  return game === 0 ? seed : `${seed}-${game + 1}`;
}

/** Random players on a seeded game: the same wish is always the same game. */
export function playRandomly(game: AnyGame, { seats, seed, options, policy, decisions }: Wish): RandomGame {
  const set = game.setup(seed, seats, options);
  if (!set.ok) {
    const about = set.error.about ?? '';
    throw new WrongArgument(`${game.id} cannot be set up: ${set.error.code} ${about}`.trim());
  }
  const players = seedRng(`${seed}/players`);
  const journal: Decision[] = [];
  const steps: PlayedStep[] = [];
  let state = set.value.state;
  while (!game.isOver(state) && journal.length !== decisions) {
    const { seat, action } = chooseAtRandom(game, state, players, policy);
    const text = game.formatAction(action);
    const played = game.apply(state, seat, action);
    if (!played.ok) throw new Error(`${text} of seat ${seat} is legal and refused (${played.error.code})`);
    journal.push({ seat, text });
    steps.push({ before: state, seat, events: played.value.events });
    state = played.value.state;
  }
  return { start: set.value.state, state, journal, steps };
}

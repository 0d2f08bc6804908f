import type { AnyGame, CoreState, Seat } from './contract.ts';
import { InvariantError } from './invariant-error.ts';
import { pickOne, pickWeighed, type Rng } from './rng.ts';

/** How a random player chooses: by the game's `weigh`, or every option alike. */
export const POLICIES = ['weighed', 'uniform'] as const;
export type Policy = (typeof POLICIES)[number];

export interface Choice {
  readonly seat: Seat;
  readonly action: unknown;
}

/** A random seat of those asked, and a random one of its options. */
export function chooseAtRandom(game: AnyGame, state: CoreState, rng: Rng, policy: Policy): Choice {
  const seat = pickOne(rng, game.activeSeats(state));
  const legal = game.legalActions(state, seat);
  if (legal.length === 0)
    throw new InvariantError(`seat ${seat} is asked and has no option`, { state, seat });
  const action =
    policy === 'weighed' && game.weigh !== undefined
      ? pickWeighed(rng, legal, (option) => game.weigh?.(state, seat, option) ?? 1)
      : pickOne(rng, legal);
  return { seat, action };
}

import type { CoreState, Seat } from '../../src/engine/core/contract.ts';
import { cloneJson } from '../../src/engine/core/json.ts';
import { pickOne, pickWeighed, type Rng } from '../../src/engine/core/rng.ts';
import { marginOf, ignore } from '../../src/ai/outlook.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';

/* Players to measure the search against: they know the contract and nothing else. */

/** Chooses one of several options in a world that its seat cannot tell from the true one. */
export type Chooser = (
  game: AnyGame,
  world: CoreState,
  seat: Seat,
  legal: readonly unknown[],
  rng: Rng,
) => unknown;

const FLAT_PLAYOUTS = 150;
const FLAT_CUT = 40;
const FLAT_CURIOSITY = 0.5;

interface Arm {
  readonly action: unknown;
  visits: number;
  total: number;
}

/** UCB over the options, each playout in a fresh world, weighed random moves, cut after 40 decisions, valued by what is scored by then. */
export const flat: Chooser = (game, given, seat, legal, rng) => {
  const arms: Arm[] = legal.map((action) => ({ action, visits: 0, total: 0 }));
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < FLAT_PLAYOUTS; at += 1) {
    const range = Math.max(1, most - least);
    const arm = best(arms, ({ visits, total }) =>
      visits === 0
        ? Infinity
        : (total / visits - least) / range + FLAT_CURIOSITY * Math.sqrt(Math.log(at) / visits),
    );
    const world = game.determinize(given, seat, rng);
    game.advance(world, seat, arm.action, ignore);
    for (let step = 1; step < FLAT_CUT && !game.isOver(world); step += 1) playWeighed(game, world, rng);
    const value = marginNow(game, world, seat);
    arm.visits += 1;
    arm.total += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return best(arms, ({ visits, total }) => visits + total / visits / 1000).action;
};

/** Takes what scores most at once. */
export const greedy: Chooser = (game, world, seat, legal, rng) => {
  const gains = legal.map((action) => {
    const next = cloneJson(world);
    game.advance(next, seat, action, ignore);
    return { action, value: marginNow(game, next, seat) };
  });
  const { value } = best(gains, (gain) => gain.value);
  return pickWeighed(
    rng,
    gains.filter((gain) => gain.value === value).map(({ action }) => action),
    (action) => game.weigh?.(world, seat, action) ?? 1,
  );
};

export const random: Chooser = (game, world, seat, legal, rng) =>
  pickWeighed(rng, legal, (action) => game.weigh?.(world, seat, action) ?? 1);

function playWeighed(game: AnyGame, world: CoreState, rng: Rng): void {
  const seat = pickOne(rng, game.activeSeats(world));
  const legal = game.legalActions(world, seat);
  game.advance(world, seat, random(game, world, seat, legal, rng), ignore);
}

function marginNow(game: AnyGame, world: CoreState, seat: Seat): number {
  return marginOf(
    game.scores(world).map(({ total }) => total),
    seat,
  );
}

function best<T>(items: readonly T[], worth: (item: T) => number): T {
  return items.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

import { describe, expect, it } from 'vitest';
import { SKILLS } from '../../src/ai/levels.ts';
import type { Outlook } from '../../src/ai/outlook.ts';
import { think, worldFor } from '../../src/ai/think.ts';
import type { AnyGame, CoreState } from '../../src/engine/core/contract.ts';
import { random } from '../../scripts/arena/baselines.ts';
import { play } from '../../scripts/arena/match.ts';
import { chooserOf } from '../../scripts/arena/players.ts';
import { playRandomly } from '../../scripts/random-game.ts';
import { GUIDED_GAMES } from './games.ts';

/** Positions from all over a random game. */
function positions(game: AnyGame, seats: number): readonly CoreState[] {
  const wish = { seats, seed: `think ${seats}`, options: {}, policy: 'weighed' } as const;
  const { length } = playRandomly(game, wish).journal;
  return [0, 0.2, 0.45, 0.7, 0.95].map(
    (share) => playRandomly(game, { ...wish, decisions: Math.floor(length * share) }).state,
  );
}

/** The same game, but whoever looks into any state that `determinize` didn't make is caught. */
function blindfolded({ game, ...rest }: Outlook): Outlook {
  const worlds = new WeakSet<CoreState>();
  const look = (state: CoreState): void => {
    if (!worlds.has(state)) throw new Error('the true state was looked at');
  };
  const seen = <T>(state: CoreState, result: T): T => {
    look(state);
    return result;
  };
  const watched: AnyGame = {
    ...game,
    determinize: (state, viewer, rng) => {
      const world = game.determinize(state, viewer, rng);
      worlds.add(world);
      return world;
    },
    activeSeats: (state) => seen(state, game.activeSeats(state)),
    legalActions: (state, seat) => seen(state, game.legalActions(state, seat)),
    isOver: (state) => seen(state, game.isOver(state)),
    scores: (state) => seen(state, game.scores(state)),
    weigh: (state, seat, action) => seen(state, game.weigh?.(state, seat, action) ?? 1),
    advance: (draft, seat, action, emit) => {
      look(draft);
      game.advance(draft, seat, action, emit);
    },
  };
  return {
    ...rest,
    game: watched,
    weigh: (state, seat, action) => seen(state, rest.weigh(state, seat, action)),
    totals: (state) => seen(state, rest.totals(state)),
  };
}

describe.each(GUIDED_GAMES)('thinking about $id', ({ game, outlook }) => {
  const seatCounts = [2, game.seats.max].filter((count, at, all) => all.indexOf(count) === at);
  const asked = seatCounts
    .flatMap((seats) => positions(game, seats))
    .flatMap((state) => game.activeSeats(state).map((seat) => ({ state, seat })))
    .filter(({ state, seat }) => game.legalActions(state, seat).length > 1);

  it('gives options that are legal, with totals for every standing, wherever a seat is asked', () => {
    expect(asked.length).toBeGreaterThan(3);
    for (const { state, seat } of asked) {
      const world = worldFor(game, state, seat, 'legal');
      const { all, thoughts } = think(outlook, { world, seat, seed: 'legal' }, { iterations: 30 });
      const legal = game.legalActions(state, seat).map((action) => game.formatAction(action));
      expect(legal).toEqual(expect.arrayContaining(thoughts.map(({ text }) => text)));
      expect(all.visits).toBe(30);
      expect(all.totals).toHaveLength(game.scores(state).length);
      expect(all.totals.every(Number.isFinite)).toBe(true);
    }
  });

  it('looks at nothing but worlds that the seat cannot tell from the true one', () => {
    const blind = blindfolded(outlook);
    for (const { state, seat } of asked) {
      const world = worldFor(blind.game, state, seat, 'blind');
      expect(think(blind, { world, seat, seed: 'blind' }, { iterations: 10 }).all.visits).toBe(10);
      expect(() => blind.game.legalActions(state, seat)).toThrow('the true state was looked at');
    }
  });

  it('estimates every seat by its own place in the standings, and the end as it is', () => {
    const { state } = playRandomly(game, { seats: 2, seed: 'end', options: {}, policy: 'weighed' });
    const standings = game.scores(state);
    expect(standings.map(({ seat }) => seat)).toEqual([0, 1]);
    const totals = outlook.totals(state);
    for (const [at, { total }] of standings.entries())
      expect(Math.abs((totals[at] ?? NaN) - total)).toBeLessThanOrEqual(1);
  });
});

it('beats a random player in Floe, which has no guide', () => {
  const floe = GUIDED_GAMES.find(({ id }) => id === 'toy');
  if (floe === undefined) throw new Error('no Floe');
  const { outlook } = floe;
  const player = chooserOf('normal', outlook, 25 / SKILLS.normal.iterations);
  const won = ['random 0', 'random 1', 'random 2'].flatMap((seed) =>
    [0, 1].map((seat) => play({ outlook, seats: 2, options: {}, seed, player, rivals: [random], seat }).won),
  );
  // 39 of 50 such games
  expect(won).toEqual([1, 1, 1, 0, 1, 1]);
});

import { describe, expect, it } from 'vitest';
import { pickWeighed } from '../../src/engine/core/rng.ts';
import { random, type Chooser } from '../../scripts/arena/baselines.ts';
import { play } from '../../scripts/arena/match.ts';
import { GUIDED_GAMES } from './games.ts';

const newEden = GUIDED_GAMES.filter(({ id }) => id === 'new-eden');

describe.each(newEden)('$id alone', ({ game, outlook }) => {
  const byGuide: Chooser = (_game, world, seat, legal, rng) =>
    pickWeighed(rng, legal, (option) => outlook.weigh(world, seat, option));
  const GAMES = 30;
  const meanMargin = (player: Chooser): number => {
    const match = { outlook, seats: 1, options: { soloLevel: 0 }, seat: 0, player, rivals: [] };
    const seeds = Array.from({ length: GAMES }, (_, at) => `alone ${at}`);
    return seeds.reduce((sum, seed) => sum + play({ ...match, seed }).margin, 0) / GAMES;
  };

  it('plays on by its guide much better than by the weights of any random player', () => {
    expect(meanMargin(byGuide)).toBeGreaterThan(meanMargin(random) + 60);
  });

  it('hardly ever passes while Deep Thought would go on taking cards', () => {
    const set = game.setup('pass', 1, { soloLevel: 0 });
    if (!set.ok) throw new Error(set.error.code);
    const { state } = set.value;
    const legal = game.legalActions(state, 0);
    const weights = new Map(
      legal.map((action) => [game.formatAction(action), outlook.weigh(state, 0, action)]),
    );
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    expect(weights.get('pass')).toBeLessThan(all / 200);
  });

  it('leaves the weights of a game of two as they are', () => {
    const set = game.setup('two', 2, {});
    if (!set.ok) throw new Error(set.error.code);
    const { state } = set.value;
    const [seat = 0] = game.activeSeats(state);
    for (const action of game.legalActions(state, seat))
      expect(outlook.weigh(state, seat, action)).toBe(game.weigh?.(state, seat, action));
  });
});

import { describe, expect, it } from 'vitest';
import { outlookOf } from '../../src/ai/outlook.ts';
import { search } from '../../src/ai/search.ts';
import type { Thought } from '../../src/ai/ledger.ts';
import type { AnyGame, CoreState, Seat } from '../../src/engine/core/contract.ts';
import { smallGame } from './small-games.ts';

function thoughtsOf(game: AnyGame, world: CoreState, seat: Seat, iterations = 400): readonly Thought[] {
  return search(outlookOf(game, { spread: 3 }), { world, seat, seed: 'test', iterations }).thoughts;
}

function bestOf(thoughts: readonly Thought[]): string {
  return thoughts.reduce((one, other) => (other.visits > one.visits ? other : one)).text;
}

interface Hoard extends CoreState {
  taken: number[];
  left: string[];
}

/** Seat 0 takes some, then seat 1 has one good answer among many bad ones, if seat 0 was greedy. */
function hoard(): { game: AnyGame; state: Hoard } {
  return smallGame<Hoard>({
    start: { taken: [0, 0], left: ['greedy', 'modest'] },
    activeSeats: ({ left }) => (left.length === 0 ? [] : left.includes('modest') ? [0] : [1]),
    legalActions: ({ left }) => left,
    advance: (draft, seat, action) => {
      const worth: Record<string, number> = { greedy: 3, modest: 1, punish: 9 };
      draft.taken[seat] = worth[action] ?? 0;
      draft.left = action === 'greedy' ? ['punish', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] : [];
    },
    totals: ({ taken }) => taken,
  });
}

interface Coin extends CoreState {
  coin: string;
  won: number | undefined;
}

/** Seat 0 calls a coin that lies face down, or leaves it. */
function coin(lies: string): { game: AnyGame; state: Coin } {
  return smallGame<Coin>({
    start: { coin: lies, won: undefined },
    activeSeats: ({ won }) => (won === undefined ? [0] : []),
    legalActions: () => ['heads', 'tails', 'leave'],
    advance: (draft, _seat, action) => {
      draft.won = action === 'leave' ? 1 : action === draft.coin ? 4 : -4;
    },
    totals: ({ won }) => [won ?? 0, 0],
    determinize: (world, _viewer, draw) => {
      world.coin = draw(2) === 0 ? 'heads' : 'tails';
    },
  });
}

interface Pennies extends CoreState {
  shown: (string | undefined)[];
}

/** Both choose at once; seat 1 wins if the choices are equal. */
function pennies(): { game: AnyGame; state: Pennies } {
  return smallGame<Pennies>({
    start: { shown: [undefined, undefined] },
    activeSeats: ({ shown }) => shown.flatMap((choice, seat) => (choice === undefined ? [seat] : [])),
    legalActions: () => ['heads', 'tails'],
    advance: (draft, seat, action) => {
      draft.shown[seat] = action;
    },
    totals: ({ shown: [first, second] }) => (first === second ? [0, 5] : [5, 0]),
    determinize: (world, viewer, draw) => {
      const hidden = 1 - viewer;
      if (world.shown[hidden] !== undefined) world.shown[hidden] = draw(2) === 0 ? 'heads' : 'tails';
    },
  });
}

describe('the search', () => {
  it('expects the best answer of the others, not a random one', () => {
    const { game, state } = hoard();
    const thoughts = thoughtsOf(game, state, 0);
    expect(bestOf(thoughts)).toBe('modest');
    expect(thoughts.find(({ text }) => text === 'greedy')?.margin).toBeLessThan(0);
  });

  it('ends once no other option can be tried as often, and takes the same one', () => {
    const { game, state } = hoard();
    const wish = { world: state, seat: 0, seed: 'test', iterations: 400 };
    const whole = search(outlookOf(game, { spread: 3 }), wish);
    const short = search(outlookOf(game, { spread: 3 }), { ...wish, mostTried: true });
    expect(bestOf(short.thoughts)).toBe(bestOf(whole.thoughts));
    expect(whole.all.visits).toBe(400);
    expect(short.all.visits).toBeGreaterThan(200);
    expect(short.all.visits).toBeLessThan(400);
  });

  it.each([-200, 0, 200])('plays for points also %i points ahead', (ahead) => {
    const { game, state } = smallGame<Hoard>({
      start: { taken: [ahead, 0], left: ['worse', 'better'] },
      activeSeats: ({ left }) => (left.length === 0 ? [] : [0]),
      legalActions: ({ left }) => left,
      advance: (draft, _seat, action) => {
        draft.taken[0] = ahead + (action === 'better' ? 4 : 1);
        draft.left = [];
      },
      totals: ({ taken }) => taken,
    });
    expect(bestOf(thoughtsOf(game, state, 0))).toBe('better');
  });

  it('gains nothing from what lies face down: the coin is left, and every thought is the same, however it lies', () => {
    const [heads, tails] = ['heads', 'tails'].map((lies) => {
      const { game, state } = coin(lies);
      return thoughtsOf(game, state, 0);
    });
    expect(bestOf(heads ?? [])).toBe('leave');
    expect(heads).toEqual(tails);
  });

  it.each([0, 1])(
    'does not let anybody answer a choice that is secret: seat %i of matching pennies',
    (seat) => {
      const { game, state } = pennies();
      const thoughts = thoughtsOf(game, state, seat, 2_000);
      expect(thoughts.map(({ text }) => text).sort()).toEqual(['heads', 'tails']);
      for (const { value } of thoughts) expect(Math.abs(value - 0.5)).toBeLessThan(0.15);
    },
  );

  it('does not use an answer that was already given face down', () => {
    const values = ['heads', 'tails'].map((given) => {
      const { game, state } = pennies();
      game.advance(state, 1, given, () => undefined);
      return thoughtsOf(game, state, 0);
    });
    expect(values[0]).toEqual(values[1]);
  });

  it('thinks the same with the same seed', () => {
    const { game, state } = coin('heads');
    const wish = { world: state, seat: 0, iterations: 50 };
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => search(outlookOf(game), { ...wish, seed }));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('plays as many playouts as it was given, or until it is stopped', () => {
    const { game, state } = coin('heads');
    const wish = { world: state, seat: 0, seed: 'x', iterations: 100 };
    expect(search(outlookOf(game), wish).all.visits).toBe(100);
    let looks = 0;
    const stopped = search(outlookOf(game), { ...wish, stop: () => (looks += 1) === 2 });
    expect(stopped.all.visits).toBeGreaterThan(0);
    expect(stopped.all.visits).toBeLessThan(100);
  });
});

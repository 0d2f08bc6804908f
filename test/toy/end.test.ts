import { describe, expect, it } from 'vitest';
import type { Standing } from '../../src/engine/core/contract.ts';
import { at, changed, GAME, onTurn, play, start, step, withHand } from './scenario.ts';
import { typesOf } from '../scenario.ts';
import type { State } from './state.ts';

/* A scenario for each rule of rules.md, with its illegal twin in the same test. */

describe('the end', () => {
  const lastRound = (seats: readonly string[], options = {}): State =>
    changed(onTurn(seats, 2, options), (draft) => {
      draft.round += draft.weather.length;
      draft.weather = [];
    });

  it.each([
    ['calm', 1],
    ['keen', 2],
  ])(
    'TOY-RIVAL-1: a %s rival takes %i at the end of a round; among two expeditions there is none',
    (rival, taken) => {
      const after = play(onTurn(['A1'], 2, { rival }), 0, 'rest');
      expect(after.rivalCores).toHaveLength(taken);
      expect(GAME.scores(after).map(({ seat, name }) => seat ?? name?.key)).toEqual([0, 'rival']);
      expect(play(onTurn(['A1', 'A3'], 2), 0, 'rest').rivalCores).toEqual([]);
      expect(GAME.setup('s', 2, { rival })).toMatchObject({ ok: false, error: { code: 'E_OPTION' } });
    },
  );

  it.each([
    [1, 8],
    [2, 5],
    [3, 4],
    [4, 3],
  ])('TOY-END-1: %i expeditions play %i rounds', (seats, rounds) => {
    expect(start(seats).weather).toHaveLength(rounds);
    const cells = ['A1', 'A2', 'A3', 'A4'].slice(0, seats);
    expect(GAME.isOver(play(onTurn(cells, 2), 0, 'rest'))).toBe(false);
    const over = step(lastRound(cells), 0, 'rest');
    expect(GAME.isOver(over.state)).toBe(true);
    expect(typesOf(over.events)).toContain('ended-by-rounds');
  });

  it('TOY-END-2: the round in which the last core is taken is the last one', () => {
    const state = changed(onTurn(['F5', 'A3'], 1), (draft) => {
      at(draft, 0).sledge = 'E5';
      at(draft, 1).cores.push(...draft.cores.splice(1));
    });
    const over = step(state, 0, 'drill');
    expect([over.state.ended, over.state.round]).toEqual(['cores', 1]);
    expect(typesOf(over.events)).toContain('ended-by-cores');
    expect(GAME.isOver(play(state, 0, 'rest'))).toBe(false);
  });

  it('TOY-END-3: hands are laid open at the end, and not before', () => {
    const state = withHand(lastRound(['A1', 'A3']), 1, 'X1', 'D1');
    expect(GAME.view(state, 0).expeditions[1]?.hand).toBeUndefined();
    const over = step(state, 0, 'rest');
    expect(over.events).toContainEqual({ type: 'hand-shown', seat: 1, cards: ['D1', 'X1'] });
    expect(GAME.view(over.state, 0).expeditions[1]?.hand).toHaveLength(2);
  });

  const linesOf = (standings: readonly Standing[], seat: number): Record<string, number> =>
    Object.fromEntries(
      standings.find((one) => one.seat === seat)?.lines.map(({ key, points }) => [key, points]) ?? [],
    );

  it('TOY-SCORE-1: cores, flags, kinds of kit, courtesy, and at the end sextants in hand', () => {
    const state = changed(withHand(lastRound(['A1', 'A3']), 0, 'X1', 'X2'), (draft) => {
      draft.cores.push(...at(draft, 0).cores.splice(0));
      at(draft, 0).cores = ['C11', 'C12'];
      draft.cores = draft.cores.filter((core) => core !== 'C11' && core !== 'C12');
      draft.flags = ['I1', 'B1', 'E5'].map((cell) => ({ seat: 0, cell }));
      at(draft, 0).kit = ['D1', 'D2', 'T1', 'S1'];
      draft.deck = draft.deck.filter((card) => !['D1', 'D2', 'T1', 'S1'].includes(card));
      at(draft, 0).courtesy = 3;
    });
    expect(GAME.invariants(state)).toEqual([]);
    const before = { 'score-cores': 11, 'score-flags': 3, 'score-kit': 6, 'score-courtesy': 3 };
    expect(linesOf(GAME.scores(state), 0)).toEqual(before);
    expect(linesOf(GAME.scores(play(state, 0, 'rest')), 0)).toEqual({ ...before, 'score-sextants': 4 });
  });

  it('TOY-SCORE-2: ties go to more fuel, then to more cores, and are shared where both are equal', () => {
    const ranks = (change: (draft: State) => void): readonly number[] =>
      GAME.scores(changed(lastRound(['A1', 'A3']), change)).map(({ rank }) => rank);
    expect(ranks(() => undefined)).toEqual([1, 1]);
    expect(
      ranks((draft) => {
        at(draft, 1).fuel = 4;
      }),
    ).toEqual([2, 1]);
    expect(
      ranks((draft) => {
        at(draft, 0).courtesy = 1;
        at(draft, 1).cores = ['C01'];
      }),
    ).toEqual([2, 1]);
    expect(
      ranks((draft) => {
        at(draft, 0).courtesy = 1;
        at(draft, 1).fuel = 6;
      }),
    ).toEqual([1, 2]);
  });
});

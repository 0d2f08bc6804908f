import { describe, expect, it } from 'vitest';
import { at, GAME, play, refusedBy, start, texts } from './scenario.ts';

/* A scenario for each rule of rules.md, with its illegal twin in the same test. */

describe('setting out', () => {
  it('TOY-SETUP-1: five cards are dealt, three are kept face down, two go back into the deck', () => {
    const state = start(2);
    const { hand } = at(state, 0);
    const [a = '', b = '', c = '', d = ''] = hand;
    expect([hand.length, texts(state, 0).length, state.deck.length]).toEqual([5, 10, 14]);
    const one = play(state, 0, `keep ${c} ${a} ${b}`);
    expect(GAME.activeSeats(one)).toEqual([1]);
    const both = play(one, 1, texts(one, 1)[0] ?? '');
    expect(at(both, 0).hand).toEqual([a, b, c]);
    expect(both.deck).toContain(d);
    expect(refusedBy(state, 0, `keep ${a} ${b}`)).toBe('TOY-SETUP-1');
    expect(refusedBy(state, 0, `keep ${a} ${b} ${b}`)).toBe('E_SYNTAX');
    expect(refusedBy(state, 0, `keep ${a} ${b} ${state.deck[0] ?? ''}`)).toBe('TOY-SETUP-1');
  });

  it('TOY-SETUP-2: camps stand on ice or a ridge, one in a cell, in the order of seats; over a hundred cells may be chosen', () => {
    let state = start(3);
    for (const seat of [0, 1, 2]) state = play(state, seat, texts(state, seat)[0] ?? '');
    expect(texts(state, 0).length).toBe(105);
    state = play(state, 0, 'place camp I1');
    expect(at(state, 0)).toMatchObject({ camp: 'I1', sledge: 'I1', fuel: 3 });
    for (const text of ['place camp C1', 'place camp E2', 'place camp I1'])
      expect(refusedBy(state, 1, text)).toBe('TOY-SETUP-2');
    expect(GAME.apply(state, 2, { verb: 'place-camp', cell: 'A1' })).toMatchObject({
      error: { code: 'E_NOT_ACTIVE' },
    });
    expect(refusedBy(state, 1, 'place camp A1')).toBeUndefined();
  });
});

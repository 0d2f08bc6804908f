import { describe, expect, it } from 'vitest';
import {
  at,
  camped,
  changed,
  GAME,
  onTurn,
  play,
  refusedBy,
  start,
  step,
  texts,
  withHand,
} from './scenario.ts';
import { typesOf } from '../scenario.ts';
import { putSorted } from './state.ts';

/* A scenario for each rule of rules.md, with its illegal twin in the same test. */

describe('a round', () => {
  it('TOY-ROUND-1: a weather tile is turned up, then all prepare; not before the last camp stands', () => {
    let state = start(2);
    for (const seat of [0, 1]) state = play(state, seat, texts(state, seat)[0] ?? '');
    const next = state.weather.at(-1);
    const one = step(state, 0, 'place camp A1');
    expect([one.state.round, one.state.weatherNow]).toEqual([0, undefined]);
    const both = step(one.state, 1, 'place camp A2');
    expect(typesOf(both.events)).toEqual(['camped', 'round-began']);
    expect([both.state.round, both.state.weatherNow]).toEqual([1, next]);
    expect(GAME.activeSeats(both.state)).toEqual([0, 1]);
  });

  it('TOY-PREP-1: up to three cans of one’s own fuel go into the march', () => {
    const state = changed(camped(['A1', 'A2']), (draft) => {
      at(draft, 1).fuel = 2;
    });
    const after = play(state, 0, 'march 3');
    expect(at(after, 0)).toMatchObject({ fuel: 0, marched: 3 });
    expect(refusedBy(state, 1, 'march 3')).toBe('TOY-PREP-1');
    expect(refusedBy(state, 0, 'march 4')).toBe('TOY-PREP-1');
  });

  it('TOY-DROP-1: cards are dropped for fuel while preparing and planning, but not the last one', () => {
    const state = camped(['A1', 'A2']);
    const [a = '', b = '', c = ''] = at(state, 0).hand;
    const dropped = play(state, 0, `drop ${a}`);
    expect(at(dropped, 0)).toMatchObject({ fuel: 4, hand: [b, c] });
    expect(GAME.activeSeats(dropped)).toEqual([0, 1]);
    const planning = play(play(dropped, 0, 'march 0'), 1, 'march 0');
    const last = play(planning, 1, `drop ${at(planning, 1).hand[0] ?? ''}`);
    expect(texts(last, 0)).toContain(`drop ${b}`);
    const lonely = withHand(state, 0, a);
    expect(refusedBy(lonely, 0, `drop ${a}`)).toBe('TOY-DROP-1');
    expect(refusedBy(state, 0, `drop ${state.deck[0] ?? ''}`)).toBe('TOY-DROP-1');
  });

  it('TOY-DROP-2: with six cans nothing is dropped', () => {
    const state = changed(camped(['A1', 'A2']), (draft) => {
      at(draft, 0).fuel = 5;
    });
    const [a = '', b = ''] = at(state, 0).hand;
    const full = play(state, 0, `drop ${a}`);
    expect(at(full, 0).fuel).toBe(6);
    expect(refusedBy(full, 0, `drop ${b}`)).toBe('TOY-DROP-2');
  });

  it('TOY-PLAN-1: a card of the hand is planned; a single one by itself', () => {
    const state = play(camped(['A1', 'A2']), 0, 'march 0');
    const [a = ''] = at(state, 0).hand;
    const planning = play(state, 1, 'march 0');
    expect(GAME.activeSeats(planning)).toEqual([0, 1]);
    expect(refusedBy(planning, 0, `plan ${planning.deck[0] ?? ''}`)).toBe('TOY-PLAN-1');
    const single = step(withHand(state, 0, a), 1, 'march 0');
    expect(GAME.activeSeats(single.state)).toEqual([1]);
    expect(typesOf(single.events)).toEqual(['marched', 'planned']);
  });

  it('TOY-PLAN-2: the higher number goes first, who has no card comes last and is not asked', () => {
    const free = changed(camped(['A1', 'A2', 'A3']), (draft) => {
      for (const expedition of draft.expeditions) putSorted(draft.deck, ...expedition.hand.splice(0));
    });
    const hands = withHand(withHand(free, 1, 'S2', 'D1'), 2, 'D2', 'S1');
    const planning = play(play(play(hands, 0, 'march 0'), 1, 'march 0'), 2, 'march 0');
    expect(GAME.activeSeats(planning)).toEqual([1, 2]);
    const one = play(planning, 2, 'plan S1');
    expect(GAME.view(one, 1).plans).toEqual([]);
    const both = step(one, 1, 'plan D1');
    expect(both.state.plans).toEqual([
      { seat: 1, card: 'D1' },
      { seat: 2, card: 'S1' },
    ]);
    expect(both.events).toContainEqual({ type: 'order', seats: [1, 2, 0] });
    expect(at(both.state, 1)).toMatchObject({ hand: ['S2'], kit: ['D1'] });
  });

  it('TOY-FLOW-1: what is not asked is refused', () => {
    expect(refusedBy(start(2), 0, 'rest')).toBe('TOY-FLOW-1');
    expect(refusedBy(onTurn(['A1', 'A3'], 2), 0, 'march 0')).toBe('TOY-FLOW-1');
    expect(refusedBy(onTurn(['A1', 'A3'], 2), 0, 'rest')).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import set from './nim-standard-1.json' with { type: 'json' };
import { scenarioOf, typesOf } from '../scenario.ts';
import { nim } from './game.ts';

const checked = nim.checkSet(set);
if (!checked.ok) throw new Error(checked.error.join('\n'));
const GAME = nim.using({ id: 'nim-standard', version: 1, hash: 'x', components: checked.value });
const { start, changed, step, play, refusedBy, texts } = scenarioOf(GAME);

it('NIM-1: 1 to 3 stones in turn, never more than there are', () => {
  expect(texts(start(2), 0)).toEqual(['take 1', 'take 2', 'take 3']);
  expect(refusedBy(start(2), 0, 'take 4')).toBe('NIM-1');
  expect(refusedBy(play(start(2), 0, 'take 1'), 0, 'take 1')).toBe('NIM-1');
  const few = changed(start(2), (draft) => (draft.stones = 2));
  expect(texts(few, 0)).toEqual(['take 1', 'take 2']);
  expect(refusedBy(few, 0, 'take 3')).toBe('NIM-1');
});

it('NIM-2: the last stone scores against the highest card, the other seat its own; before it nothing is shown', () => {
  const last = changed(start(2), (draft) => {
    draft.stones = 1;
    [draft.cards, draft.rest] = [
      [2, 5],
      [1, 3, 4, 6],
    ];
  });
  expect(GAME.view(last, 0).cards).toEqual([{ seat: 0, card: 2 }]);
  const over = step(last, 0, 'take 1');
  expect(typesOf(over.events)).toEqual(['took', 'shown', 'shown', 'won']);
  expect(GAME.scores(over.state).map(({ total }) => total)).toEqual([14, 5]);
  expect(GAME.view(over.state, undefined).cards).toHaveLength(2);
  expect(refusedBy(over.state, 1, 'take 1')).toBe('E_OVER');
});

it.each([
  ['NIM-INV-1', { rest: [1] }],
  ['NIM-INV-2', { winner: [0] }],
])('%s: a state that breaks it is refused, a whole one is not', (id, damage) => {
  expect(GAME.checkState(start(2)).ok).toBe(true);
  expect(GAME.checkState({ ...start(2), ...damage })).toEqual({ ok: false, error: `broken: ${id}` });
});

it('NIM-DATA-1, NIM-DATA-2: a set needs its numbers, and no card twice', () => {
  expect(nim.checkSet({ ...set, stones: 1 }).ok).toBe(false);
  expect(nim.checkSet({ ...set, cards: [1, 1, 2] })).toMatchObject({
    error: ['NIM-DATA-2: card 1 is there twice'],
  });
});

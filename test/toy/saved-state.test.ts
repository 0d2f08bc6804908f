import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { legalTexts } from '../contract/law.ts';
import { toyGame } from './index.ts';
import { MIGRATIONS } from './migrations.ts';

const GAME = toyGame();
/** A game of two in its middle as rules version 1 saved it. Frozen: this file never changes. */
const OLD: unknown = JSON.parse(
  readFileSync(new URL('./fixtures/state-rules-1.json', import.meta.url), 'utf8'),
);

it('GIVEN a state of rules version 1 WHEN read as it is THEN it is refused', () => {
  expect(GAME.checkState(OLD).ok).toBe(false);
});

it('GIVEN a state of rules version 1 WHEN migrated THEN it is a state, fuel is what oil was, and it plays on', () => {
  const checked = GAME.checkState(MIGRATIONS.get(1)?.(OLD));
  expect(checked).toMatchObject({ ok: true });
  if (!checked.ok) return;
  const state = checked.value;
  expect(state).toMatchObject({ scouts: [], expeditions: [{ courtesy: 0 }, { courtesy: 0 }] });
  const oils = (OLD as { expeditions: { oil: number }[] }).expeditions.map(({ oil }) => oil);
  expect(
    (state as unknown as { expeditions: { fuel: number }[] }).expeditions.map(({ fuel }) => fuel),
  ).toEqual(oils);
  const [seat = 0] = GAME.activeSeats(state);
  const [text = ''] = legalTexts(GAME, state, seat);
  const action = GAME.parseAction(text);
  expect(action.ok && GAME.apply(state, seat, action.value).ok).toBe(true);
});

it.each([null, 'x', [], { expeditions: 3 }, { expeditions: [null, 4] }])(
  'GIVEN %j for an old state WHEN migrated THEN nothing throws and it is still refused',
  (garbage) => {
    expect(GAME.checkState(MIGRATIONS.get(1)?.(garbage)).ok).toBe(false);
  },
);

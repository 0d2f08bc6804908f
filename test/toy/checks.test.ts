import { describe, expect, it } from 'vitest';
import { cloneJson } from '../../src/engine/core/json.ts';
import { checkSet } from './components.ts';
import { TOY_SET_JSON } from './index.ts';
import { at, camped, GAME, onTurn, play, withHand } from './scenario.ts';
import type { Frame, State } from './state.ts';

describe('invariants', () => {
  const state = withHand(onTurn(['A1', 'A3'], 2), 0, 'D1', 'D2');
  const secret = play(camped(['A1', 'A3']), 0, 'march 0');
  const planning = play(secret, 1, 'march 0');
  it.each<[string, State, (draft: State) => unknown]>([
    ['TOY-INV-1', state, (draft) => draft.deck.pop()],
    ['TOY-INV-2', state, (draft) => at(draft, 0).cores.push('C01')],
    ['TOY-INV-3', state, (draft) => (at(draft, 0).sledge = 'A3')],
    ['TOY-INV-3', state, (draft) => (at(draft, 0).sledge = 'C1')],
    ['TOY-INV-4', state, (draft) => (at(draft, 0).fuel = 7)],
    ['TOY-INV-5', state, (draft) => draft.flags.push({ seat: 0, cell: 'A1' }, { seat: 1, cell: 'A1' })],
    ['TOY-INV-6', state, (draft) => (draft.round += 1)],
    ['TOY-INV-7', state, (draft) => (draft.ended = 'rounds')],
    [
      'TOY-INV-8',
      planning,
      (draft) => {
        draft.frames = draft.frames.map((frame): Frame =>
          frame.kind === 'plan' ? { ...frame, answers: [{ seat: 0, answer: draft.deck[0] ?? '' }] } : frame,
        );
      },
    ],
  ])('%s is missed where it does not hold, and only there', (id, whole, hurt) => {
    expect(GAME.invariants(whole)).toEqual([]);
    const draft = cloneJson(whole);
    hurt(draft);
    expect(GAME.invariants(draft)).toContain(id);
    expect(GAME.checkState(draft).ok).toBe(false);
  });
});

describe('checks of a component set', () => {
  const json = (fields: Readonly<Record<string, unknown>>): unknown => ({
    ...(TOY_SET_JSON as object),
    ...fields,
  });
  const ids = (set: unknown): readonly string[] => {
    const checked = checkSet(set);
    return checked.ok ? [] : [...new Set(checked.error.map((failure) => failure.split(':')[0] ?? ''))];
  };
  const water = { rows: Array.from({ length: 10 }, () => '~~~~~~~~~~~~~') };
  const { kit } = TOY_SET_JSON as { kit: { rows: { id: string; kind: string; pace: number }[] } };
  it.each([
    ['TOY-DATA-1', { rounds: { '1': 8 } }],
    ['TOY-DATA-2', { kit: { rows: [...kit.rows, kit.rows[0]] } }],
    ['TOY-DATA-3', { map: water }],
    ['TOY-DATA-4', { start: { fuel: 3, dealt: 2, kept: 3 } }],
    ['TOY-DATA-5', { weather: { rows: [] } }],
    ['TOY-DATA-6', { names: {} }],
  ])('%s: a set that fails it is refused, the standard set is not', (id, fields) => {
    expect(ids(TOY_SET_JSON)).toEqual([]);
    expect(ids(json(fields))).toEqual([id]);
  });
});

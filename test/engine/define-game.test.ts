import { describe, expect, it } from 'vitest';
import { actionTable, INTEGER, words, type ActionIn } from '../../src/engine/core/action-table.ts';
import { setCheck } from '../../src/engine/core/check-set.ts';
import type { ComponentSet, Game, Messages } from '../../src/engine/core/contract.ts';
import { defineGame, type OptionsOf, type TableOf } from '../../src/engine/core/define-game.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { InvariantError } from '../../src/engine/core/invariant-error.ts';
import { sayingOf, type EventsOf } from '../../src/engine/core/message-fields.ts';
import type { PlayOf, PositionOf } from '../../src/engine/core/position.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import { below } from '../../src/engine/core/rng.ts';
import { integer, list, record, STATE_FIELDS, tagged, type Fitting } from '../../src/engine/core/shape.ts';
import { rankStandings } from '../../src/engine/core/standings.ts';

/* A heap of stones with a hidden bonus: whoever takes the last stone has it. */

const SET = record({ stones: integer(1, 50) });
type Components = Fitting<typeof SET>;
const SEAT = integer(0, 1);
const STATE = record({
  ...STATE_FIELDS,
  frames: list(
    tagged('kind', { take: { seat: SEAT }, gift: { seat: SEAT }, hung: {}, last: { seat: SEAT } }),
  ),
  stones: integer(0),
  bonus: integer(1, 6),
  points: list(integer(0), 2, 2),
});
type State = Fitting<typeof STATE>;
const ACTIONS = actionTable(
  { take: 'take {count}', give: 'give {what}' },
  { count: INTEGER, what: words(['stone']) },
);
const EVENTS = {
  took: { seat: 'seat', count: 'number' },
  bonus: { seat: 'seat', points: 'number' },
} as const satisfies Messages;
const MESSAGES = {
  ...EVENTS,
  'ask.take': {},
  'why.most': { most: 'number' },
  'why.over': {},
  'why.wait': { seat: 'seat' },
  'do.take': { count: 'number' },
} as const satisfies Messages;
const { say, refuse } = sayingOf<typeof MESSAGES>();
interface Heap {
  components: Components;
  state: State;
  action: ActionIn<typeof ACTIONS>;
  event: EventsOf<typeof EVENTS>;
}
const OPTIONS = [{ key: 'most', values: [3, 2], default: 3 }] as const;

const take: QuestionOf<Heap, 'take' | 'gift' | 'hung', 'take'> = {
  seats: (_at, frame) => ('seat' in frame ? [frame.seat] : []),
  candidates: () => [1, 2, 3].map((count) => ({ verb: 'take', count })),
  whyNot: ({ state }, _frame, _seat, action) =>
    action.verb === 'take' && action.count >= 1 && action.count <= Math.min(3, state.stones)
      ? undefined
      : refuse('HEAP-1', 'why.most', { most: Math.min(3, state.stones) }),
  ask: () => say('ask.take'),
  word: (_at, _frame, _seat, { count }) => ({ label: say('do.take', { count }) }),
  resolve({ draft, emit }, _frame, seat, { count }) {
    draft.stones -= count;
    emit({ type: 'took', seat, count });
    follow(draft, draft.stones === 0 ? { kind: 'last', seat } : { kind: 'take', seat: 1 - seat });
  },
};

function last({ draft, emit }: PlayOf<Heap>, { seat }: { readonly seat: number }): void {
  draft.points[seat] = draft.bonus;
  emit({ type: 'bonus', seat, points: draft.bonus });
}

const heap = defineGame<Heap, { readonly stones: number; readonly asked: readonly number[] }>({
  id: 'heap',
  defaultSet: 'heap',
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  checkSet: setCheck({ shape: SET, rule: 'HEAP-DATA-1', faults: {}, prepare: (file) => file }),
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  setup: ({ components, rng, options }: TableOf<Heap, OptionsOf<typeof OPTIONS>>) => ({
    frames: [{ kind: 'take', seat: 0 }],
    stones: components.stones,
    bonus: below(rng, 6) + 1,
    points: [0, options.most - options.most],
  }),
  questions: {
    take,
    gift: { ...take, whenForced: 'auto', candidates: () => [{ verb: 'take', count: 1 }] },
    hung: take,
    last,
  },
  over: refuse('HEAP-2', 'why.over'),
  whyNotAsked: (_at, seat) => refuse('HEAP-3', 'why.wait', { seat: 1 - seat }),
  view: ({ state }, _viewer, asked) => ({ stones: state.stones, asked }),
  determinize({ draft }, _viewer, rng) {
    if (draft.frames.length > 0) draft.bonus = below(rng, 6) + 1;
  },
  scores: ({ state }) =>
    rankStandings(
      state.points.map((points, seat) => ({
        seat,
        lines: [{ key: 'bonus', points }],
        facts: [],
        tieBreaks: [],
      })),
    ),
  invariants: ({ state }: PositionOf<Heap>) => (state.stones === 13 ? ['HEAP-INV-1'] : []),
});

const COMPONENTS: ComponentSet<Components> = { id: 'heap', version: 1, hash: 'x', components: { stones: 5 } };
const game: Game<State, Heap['action'], Heap['event'], unknown> = heap.using(COMPONENTS);

function start(): State {
  const step = game.setup('seed', 2, {});
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}
function play(state: State, seat: number, count: number): ReturnType<typeof game.apply> {
  return game.apply(state, seat, { verb: 'take', count });
}
const faultOf = (change: Partial<Record<keyof State, unknown>>): string => {
  const checked = game.checkState({ ...start(), ...change });
  return checked.ok ? '' : checked.error;
};

describe('a defined game', () => {
  it('sets up what core knows: seats, options, generator, set', () => {
    expect(game.setup('seed', 3, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
    expect(game.setup('seed', 2, { most: 9 })).toMatchObject({ ok: false, error: { code: 'E_OPTION' } });
    expect(start()).toMatchObject({ set: { id: 'heap', version: 1, hash: 'x' }, stones: 5 });
    expect(game.checkState(start())).toEqual({ ok: true, value: start() });
  });

  it('offers the candidates that nothing refuses, to the asked seat alone', () => {
    const two = { ...start(), stones: 2 };
    expect(game.legalActions(two, 0)).toEqual([
      { verb: 'take', count: 1 },
      { verb: 'take', count: 2 },
    ]);
    expect(game.legalActions(two, 1)).toEqual([]);
    expect(game.prompt(two, 0)).toMatchObject({
      kind: 'take',
      options: [{ text: 'take 1' }, { text: 'take 2' }],
    });
    expect(game.prompt(two, 1)).toBeUndefined();
  });

  it('explains by the same word as it refuses', () => {
    const two = { ...start(), stones: 2 };
    expect(game.explain(two, 0, { verb: 'take', count: 3 })).toEqual(
      refuse('HEAP-1', 'why.most', { most: 2 }),
    );
    expect(game.explain(two, 0, { verb: 'take', count: 1 })).toBeUndefined();
    expect(game.explain(two, 1, { verb: 'take', count: 1 })?.rule).toBe('HEAP-3');
    expect(play(two, 0, 3)).toMatchObject({
      ok: false,
      error: { code: 'E_ILLEGAL', reason: { rule: 'HEAP-1' } },
    });
    expect(play(two, 1, 1)).toMatchObject({
      ok: false,
      error: { code: 'E_NOT_ACTIVE', reason: { rule: 'HEAP-3' } },
    });
  });

  it('plays to the end on a copy, automatic steps and forced answers included', () => {
    const two = { ...start(), stones: 2 };
    const won = play(two, 0, 2);
    expect(two.stones).toBe(2);
    if (!won.ok) throw new Error(won.error.code);
    expect(won.value.events.map(({ type }) => type)).toEqual(['took', 'bonus']);
    expect(game.isOver(won.value.state)).toBe(true);
    expect(play(won.value.state, 0, 1)).toMatchObject({ ok: false, error: { code: 'E_OVER' } });
    expect(game.explain(won.value.state, 0, { verb: 'take', count: 1 })?.rule).toBe('HEAP-2');
    const forced: State = {
      ...two,
      stones: 3,
      frames: [
        { kind: 'gift', seat: 1 },
        { kind: 'take', seat: 0 },
      ],
    };
    const events: Heap['event'][] = [];
    game.advance(forced, 0, { verb: 'take', count: 1 }, (event) => events.push(event));
    expect(events).toMatchObject([{ seat: 0 }]);
    expect(forced.frames).toEqual([
      { kind: 'gift', seat: 1 },
      { kind: 'take', seat: 1 },
    ]);
  });

  it('deals anew with another generator and keeps the given state', () => {
    const state = start();
    const other = game.determinize(state, 0, { a: 1, b: 2, c: 3, counter: 4 });
    expect(other.rng).not.toEqual(state.rng);
    expect(start()).toEqual(state);
  });

  it.each([
    ['a shape', { stones: -1 }, '$.stones is not a whole number from 0 to 9007199254740991'],
    ['a set', { set: { id: 'heap', version: 2, hash: 'x' } }, 'the state belongs to the set heap 2 (x)'],
    ['an invariant', { stones: 13 }, 'broken: HEAP-INV-1'],
    ['somebody asked', { frames: [{ kind: 'hung' }] }, 'hung asks nobody'],
    ['somebody asked (an automatic step waits)', { frames: [{ kind: 'last', seat: 0 }] }, 'last asks nobody'],
    ['an option', { stones: 0 }, 'seat 0 is asked and has no option'],
  ])('refuses a saved state without %s', (_what, change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  it('a dead end is a bug of the game', () => {
    const stuck: State = { ...start(), stones: 0 };
    expect(() => game.apply({ ...stuck, stones: 1 }, 0, { verb: 'take', count: 1 })).not.toThrow();
    const circle: State = {
      ...start(),
      frames: [{ kind: 'take', seat: 0 }, { kind: 'hung' }, { kind: 'take', seat: 0 }],
    };
    expect(() => {
      game.advance({ ...stuck, frames: [] }, 0, { verb: 'take', count: 1 }, () => undefined);
    }).toThrow(InvariantError);
    expect(play(circle, 0, 1).ok).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { leavesBarrier } from '../../src/engine/core/barrier.ts';
import type { RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import { flowOf } from '../../src/engine/core/flow.ts';
import { each, follow } from '../../src/engine/core/frames.ts';
import { InvariantError } from '../../src/engine/core/invariant-error.ts';
import type { GameState } from '../../src/engine/core/position.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import {
  notDone,
  unanswered,
  withAnswer,
  withDone,
  type FaceDown,
  type Open,
} from '../../src/engine/core/simultaneous.ts';
import { toyGame } from '../toy/index.ts';
import { deepFreeze } from '../contract/freeze.ts';

/* A made-up game of nothing but frames: what happens is written into `log`, an action is a word. */

type TestFrame =
  | { readonly kind: 'say'; readonly word: string }
  | { readonly kind: 'ask' | 'auto' | 'last'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'skipped'; readonly seats: readonly Seat[] }
  | (Open & { readonly kind: 'open' })
  | (FaceDown<string> & { readonly kind: 'secret' })
  | { readonly kind: 'circle' };
interface Words {
  components: undefined;
  state: GameState<TestFrame> & { log: string[] };
  action: { readonly verb: string };
  event: { readonly type: string };
}
type TestState = Words['state'];
type WordsQuestion<K extends TestFrame['kind']> = QuestionOf<Words, K>;

const wordOf = (verb: string): Words['action'] => ({ verb });
const refuse = (key: string): RefusalReason => ({ rule: 'TEST-1', why: { key } });
const said = {
  ask: () => ({ key: 'what' }),
  word: (_at: unknown, _frame: unknown, _seat: Seat, { verb }: Words['action']) => ({ label: { key: verb } }),
};
const offering = (...verbs: readonly string[]) => ({
  ...said,
  candidates: () => verbs.map(wordOf),
  whyNot: () => undefined,
});
const ask: WordsQuestion<'ask' | 'auto' | 'last'> = {
  ...said,
  seats: (_at, { seat }) => [seat],
  candidates: (_at, { words }) => words.map(wordOf),
  whyNot: (_at, { words }, _seat, { verb }) => (words.includes(verb) ? undefined : refuse(verb)),
  resolve({ draft }, _frame, seat, { verb }) {
    draft.log.push(`${seat} ${verb}`);
    if (verb === 'boom') throw new Error('a bug');
  },
};
const last: WordsQuestion<'last'> = { ...ask, whenForced: (_at, _frame, _seat, legal) => [...legal].at(-1) };
const skipped: WordsQuestion<'skipped'> = {
  ...offering('ok'),
  seats: (_at, { seats }) => seats,
  resolve: () => undefined,
  settle({ draft, emit }) {
    draft.log.push('settled');
    emit({ type: 'settled' });
  },
};
const open: WordsQuestion<'open'> = {
  ...offering('look', 'interrupt', 'done'),
  seats: (_at, frame) => notDone(frame),
  resolve({ draft }, frame, seat, { verb }) {
    draft.log.push(`${seat} ${verb}`);
    follow(draft, verb === 'done' ? withDone(frame, seat) : frame);
    if (verb === 'interrupt') follow(draft, { kind: 'ask', seat: 2, words: ['yes', 'no'] });
  },
  settle: ({ draft }) => draft.log.push('all done'),
};
const secret: WordsQuestion<'secret'> = {
  ...offering('rock', 'paper'),
  seats: (_at, frame) => unanswered(frame),
  resolve({ draft }, frame, seat, { verb }) {
    follow(draft, withAnswer(frame, seat, verb));
  },
  settle({ draft }, { answers }) {
    draft.log.push(...answers.map(({ seat, answer }) => `${seat} ${answer}`));
  },
};

const GAME = flowOf<Words>({
  components: undefined,
  questions: {
    say({ draft, emit }, { word }) {
      draft.log.push(word);
      emit({ type: word });
    },
    ask,
    auto: { ...ask, whenForced: 'auto' },
    last,
    skipped,
    open,
    secret,
    circle({ draft }, frame) {
      follow(draft, frame);
    },
  },
  over: refuse('over'),
  whyNotAsked: () => refuse('wait'),
  format: ({ verb }) => verb,
});

/** These frames, the first on top. */
function stateWith(...frames: readonly TestFrame[]): TestState {
  const set = { id: 'words', version: 1, hash: 'x' };
  return { frames: frames.toReversed(), rng: seedRng('frames'), set, log: [] };
}

function played(state: TestState, ...moves: readonly (readonly [Seat, string])[]): TestState {
  return moves.reduce((now, [seat, word]) => {
    const step = GAME.apply(now, seat, wordOf(word));
    if (!step.ok) throw new Error(`${word} of ${seat}: ${step.error.code}`);
    return step.value.state;
  }, state);
}

const YES: TestFrame = { kind: 'ask', seat: 1, words: ['yes', 'no'] };

describe('frames', () => {
  it('GIVEN follow and each WHEN run THEN what was named first happens first', () => {
    const state = stateWith();
    follow(state, { kind: 'say', word: 'one' }, { kind: 'say', word: 'two' });
    each(state, [5, 6], (seat): TestFrame => ({ kind: 'say', word: `seat ${seat}` }));
    const { state: after, events } = GAME.begin(state);
    expect(after.log).toEqual(['seat 5', 'seat 6', 'one', 'two']);
    expect(events.map(({ type }) => type)).toEqual(after.log);
    expect(GAME.isOver(after)).toBe(true);
  });

  it('GIVEN automatic frames before a question WHEN begun THEN they run until somebody is asked', () => {
    const { state } = GAME.begin(
      stateWith({ kind: 'say', word: 'first' }, YES, { kind: 'say', word: 'last' }),
    );
    expect(state.log).toEqual(['first']);
    expect(GAME.activeSeats(state)).toEqual([1]);
    expect(GAME.legalActions(state, 1)).toEqual(['yes', 'no'].map(wordOf));
    expect(GAME.legalActions(state, 0)).toEqual([]);
    expect(GAME.prompt(state, 0)).toBeUndefined();
    expect(GAME.prompt(state, 1)).toEqual({
      kind: 'ask',
      question: { key: 'what' },
      options: [
        { action: wordOf('yes'), text: 'yes', label: { key: 'yes' } },
        { action: wordOf('no'), text: 'no', label: { key: 'no' } },
      ],
    });
    expect(played(state, [1, 'no']).log).toEqual(['first', '1 no', 'last']);
  });

  it.each([
    ['ask', ['only'], []],
    ['auto', ['only'], ['0 only']],
    ['auto', ['one', 'two'], []],
    ['last', ['one', 'two'], ['0 two']],
  ] as const)(
    'GIVEN a question of kind %s with %j WHEN reached THEN it is asked, or the forced answer is played: %j',
    (kind, list, log) => {
      expect(GAME.begin(stateWith({ kind, seat: 0, words: list })).state.log).toEqual(log);
    },
  );

  it('GIVEN a question that nobody is asked WHEN reached THEN it is settled and skipped', () => {
    const { state, events } = GAME.begin(stateWith({ kind: 'skipped', seats: [] }, YES));
    expect(state.log).toEqual(['settled']);
    expect(events).toEqual([{ type: 'settled' }]);
    expect(GAME.activeSeats(state)).toEqual([1]);
  });

  it('GIVEN an open question WHEN answered in any order THEN each acts several times, and it settles when all are done', () => {
    const state = stateWith({ kind: 'open', asked: [0, 1], done: [] });
    const one = played(state, [0, 'look'], [1, 'done'], [0, 'look'], [0, 'done']);
    expect(one.log).toEqual(['0 look', '1 done', '0 look', '0 done', 'all done']);
    expect(GAME.activeSeats(played(state, [1, 'done']))).toEqual([0]);
  });

  it('GIVEN an interrupt in an open question WHEN asked THEN the others wait, and then it goes on', () => {
    const state = played(stateWith({ kind: 'open', asked: [0, 1], done: [] }), [0, 'interrupt']);
    expect(GAME.activeSeats(state)).toEqual([2]);
    expect(GAME.apply(state, 1, wordOf('done'))).toMatchObject({
      ok: false,
      error: { code: 'E_NOT_ACTIVE' },
    });
    const after = played(state, [2, 'yes']);
    expect(GAME.activeSeats(after)).toEqual([0, 1]);
  });

  it('GIVEN a face-down question WHEN answered in different orders THEN the state is the same to the letter', () => {
    const state = stateWith({ kind: 'secret', asked: [0, 1, 2], answers: [] });
    const half = [played(state, [2, 'rock'], [0, 'paper']), played(state, [0, 'paper'], [2, 'rock'])];
    expect(JSON.stringify(half[0])).toBe(JSON.stringify(half[1]));
    expect(GAME.activeSeats(half[0] ?? state)).toEqual([1]);
    expect(half[0]?.log).toEqual([]);
    expect(played(half[0] ?? state, [1, 'rock']).log).toEqual(['0 paper', '1 rock', '2 rock']);
  });

  it('GIVEN an open question WHEN done in different orders THEN the frame is the same to the letter', () => {
    const frame = { asked: [0, 1, 2], done: [] };
    expect(withDone(withDone(frame, 2), 0)).toEqual(withDone(withDone(frame, 0), 2));
  });

  it('GIVEN what is not legal WHEN applied THEN it is refused with a code and the rule, and the state is untouched', () => {
    const state = deepFreeze(stateWith(YES));
    expect(GAME.apply(state, 1, wordOf('maybe'))).toEqual({
      ok: false,
      error: { code: 'E_ILLEGAL', about: 'maybe', reason: { rule: 'TEST-1', why: { key: 'maybe' } } },
    });
    expect(GAME.apply(state, 0, wordOf('yes'))).toMatchObject({ error: { code: 'E_NOT_ACTIVE' } });
    expect(GAME.apply(deepFreeze(stateWith()), 0, wordOf('yes'))).toMatchObject({
      error: { code: 'E_OVER' },
    });
    expect(GAME.apply(state, 1, wordOf('yes')).ok).toBe(true);
    expect(state.log).toEqual([]);
  });

  it('GIVEN a bug in a rule WHEN applied THEN it throws with a dump that plays it again, and the state is untouched', () => {
    const state = deepFreeze(stateWith({ kind: 'ask', seat: 0, words: ['boom'] }));
    try {
      GAME.apply(state, 0, wordOf('boom'));
      expect.unreachable('the bug was swallowed');
    } catch (cause) {
      expect(cause).toBeInstanceOf(InvariantError);
      expect(cause).toMatchObject({ message: 'a bug', dump: { state, seat: 0, text: 'boom' } });
    }
    expect(state.log).toEqual([]);
  });

  it('GIVEN automatic frames that push each other WHEN run THEN it ends with an error instead of never', () => {
    expect(() => GAME.begin(stateWith({ kind: 'circle' }))).toThrow('automatic frames without end');
  });

  it('GIVEN somebody who is asked and has no option WHEN reached THEN it is a bug, after a step and at the start', () => {
    const nothing: TestFrame = { kind: 'ask', seat: 3, words: [] };
    expect(() => GAME.apply(stateWith(YES, nothing), 1, wordOf('yes'))).toThrow(
      'seat 3 is asked and has no option',
    );
    expect(() => GAME.begin(stateWith(nothing))).toThrow(InvariantError);
  });

  it('GIVEN a frame of an unknown kind WHEN looked at THEN that is an error that names it', () => {
    const state = JSON.parse('{"frames":[{"kind":"unknown"}],"rng":{},"log":[]}') as TestState;
    expect(() => GAME.activeSeats(state)).toThrow('no frame of kind unknown');
  });
});

describe('barriers for undo', () => {
  const game = { ...toyGame(), ...GAME, reveals: ({ type }: Words['event']) => type === 'shown' };
  const asking = (...seats: readonly Seat[]): TestState => stateWith({ kind: 'skipped', seats });

  it('GIVEN a step that drew nothing, showed nothing and asks the same seat THEN it leaves none', () => {
    expect(leavesBarrier(game, asking(0), asking(0), [{ type: 'moved' }])).toBe(false);
    expect(leavesBarrier(game, asking(0, 1), asking(1), [])).toBe(false);
  });

  it('GIVEN a draw, something shown, another seat asked, or the end THEN it leaves one', () => {
    const drew = asking(0);
    below(drew.rng, 6);
    expect(leavesBarrier(game, asking(0), drew, [])).toBe(true);
    expect(leavesBarrier(game, asking(0), asking(0), [{ type: 'moved' }, { type: 'shown' }])).toBe(true);
    expect(leavesBarrier(game, asking(0), asking(0, 1), [])).toBe(true);
    expect(leavesBarrier(game, asking(0), stateWith(), [])).toBe(true);
  });
});

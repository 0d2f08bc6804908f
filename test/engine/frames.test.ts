import { describe, expect, it } from 'vitest';
import { leavesBarrier } from '../../src/engine/core/barrier.ts';
import type { CoreState, Seat } from '../../src/engine/core/contract.ts';
import { each, follow, playFrames, type FrameTable } from '../../src/engine/core/frames.ts';
import { InvariantError } from '../../src/engine/core/invariant-error.ts';
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

/* A made-up game of nothing but frames: what happens is written into `log`. */

type TestFrame =
  | { readonly kind: 'say'; readonly word: string }
  | { readonly kind: 'ask'; readonly seat: Seat; readonly words: readonly string[] }
  | {
      readonly kind: 'forced';
      readonly seat: Seat;
      readonly words: readonly string[];
      readonly when: 'ask' | 'auto' | 'last';
    }
  | { readonly kind: 'skipped'; readonly seats: readonly Seat[] }
  | (Open & { readonly kind: 'open' })
  | (FaceDown<string> & { readonly kind: 'secret' })
  | { readonly kind: 'circle' };
interface TestState extends CoreState<TestFrame> {
  log: string[];
}
interface TestEvent {
  readonly type: string;
}
type Ask = Extract<TestFrame, { kind: 'ask' | 'forced' }>;

const say = {
  ask: () => ({ key: 'what' }),
  word: (_state: TestState, _frame: TestFrame, _seat: Seat, word: string) => ({ label: { key: word } }),
};
const words = {
  ...say,
  seats: (_state: TestState, { seat }: Ask) => [seat],
  legal: (_state: TestState, frame: Ask) => frame.words,
};

function note(draft: TestState, _frame: TestFrame, seat: Seat, word: string): void {
  draft.log.push(`${seat} ${word}`);
  if (word === 'boom') throw new Error('a bug');
}

function tableOf(
  when: Extract<TestFrame, { kind: 'forced' }>['when'],
): FrameTable<TestState, TestFrame, string, TestEvent> {
  return {
    say: {
      run: (draft, { word }, emit) => {
        draft.log.push(word);
        emit({ type: word });
      },
    },
    ask: { ...words, resolve: note },
    forced: {
      ...words,
      resolve: note,
      whenForced: when === 'last' ? (_state, _frame, _seat, legal) => legal.at(-1) : when,
    },
    skipped: {
      ...say,
      seats: (_state, frame) => frame.seats,
      legal: () => ['ok'],
      resolve: note,
      settle: (draft, _frame, emit) => {
        draft.log.push('settled');
        emit({ type: 'settled' });
      },
    },
    open: {
      ...say,
      seats: (_state, frame) => notDone(frame),
      legal: () => ['look', 'interrupt', 'done'],
      resolve: (draft, frame, seat, word) => {
        draft.log.push(`${seat} ${word}`);
        follow(draft, word === 'done' ? withDone(frame, seat) : frame);
        if (word === 'interrupt') follow(draft, { kind: 'ask', seat: 2, words: ['yes', 'no'] });
      },
      settle: (draft) => {
        draft.log.push('all done');
      },
    },
    secret: {
      ...say,
      seats: (_state, frame) => unanswered(frame),
      legal: () => ['rock', 'paper'],
      resolve: (draft, frame, seat, word) => {
        follow(draft, withAnswer(frame, seat, word));
      },
      settle: (draft, frame) => {
        draft.log.push(...frame.answers.map(({ seat, answer }) => `${seat} ${answer}`));
      },
    },
    circle: {
      run: (draft, frame) => {
        follow(draft, frame);
      },
    },
  };
}

function gameOf(
  when: 'ask' | 'auto' | 'last' = 'ask',
): ReturnType<typeof playFrames<TestState, TestFrame, string, TestEvent>> {
  return playFrames<TestState, TestFrame, string, TestEvent>(tableOf(when), {
    formatAction: (word) => word,
    explain: (_state, _seat, word) => ({ rule: 'TEST-1', why: { key: word } }),
  });
}

const GAME = gameOf();

/** These frames, the first on top. */
function stateWith(...frames: readonly TestFrame[]): TestState {
  return { frames: frames.toReversed(), rng: seedRng('frames'), log: [] };
}

function played(state: TestState, ...moves: readonly (readonly [Seat, string])[]): TestState {
  return moves.reduce((now, [seat, word]) => {
    const step = GAME.apply(now, seat, word);
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
    expect(GAME.legalActions(state, 1)).toEqual(['yes', 'no']);
    expect(GAME.legalActions(state, 0)).toEqual([]);
    expect(GAME.prompt(state, 0)).toBeUndefined();
    expect(GAME.prompt(state, 1)).toEqual({
      kind: 'ask',
      question: { key: 'what' },
      options: [
        { action: 'yes', text: 'yes', label: { key: 'yes' } },
        { action: 'no', text: 'no', label: { key: 'no' } },
      ],
    });
    expect(played(state, [1, 'no']).log).toEqual(['first', '1 no', 'last']);
  });

  it('GIVEN one option WHEN reached THEN the default is to ask, auto plays it, and it says nothing of a second', () => {
    const forced = (list: readonly string[]): TestFrame => ({
      kind: 'forced',
      seat: 0,
      words: list,
      when: 'auto',
    });
    expect(gameOf('ask').begin(stateWith(forced(['only']))).state.log).toEqual([]);
    expect(gameOf('auto').begin(stateWith(forced(['only']))).state.log).toEqual(['0 only']);
    expect(gameOf('auto').begin(stateWith(forced(['one', 'two']))).state.log).toEqual([]);
  });

  it('GIVEN a function that names the forced answer WHEN reached THEN that answer is played', () => {
    const frame: TestFrame = { kind: 'forced', seat: 0, words: ['one', 'two'], when: 'last' };
    expect(gameOf('last').begin(stateWith(frame)).state.log).toEqual(['0 two']);
  });

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
    expect(GAME.apply(state, 1, 'done')).toMatchObject({ ok: false, error: { code: 'E_NOT_ACTIVE' } });
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
    expect(GAME.apply(state, 1, 'maybe')).toEqual({
      ok: false,
      error: { code: 'E_ILLEGAL', about: 'maybe', reason: { rule: 'TEST-1', why: { key: 'maybe' } } },
    });
    expect(GAME.apply(state, 0, 'yes')).toMatchObject({ error: { code: 'E_NOT_ACTIVE' } });
    expect(GAME.apply(deepFreeze(stateWith()), 0, 'yes')).toMatchObject({ error: { code: 'E_OVER' } });
    expect(GAME.apply(state, 1, 'yes').ok).toBe(true);
    expect(state.log).toEqual([]);
  });

  it('GIVEN a bug in a rule WHEN applied THEN it throws with a dump that plays it again, and the state is untouched', () => {
    const state = deepFreeze(stateWith({ kind: 'ask', seat: 0, words: ['boom'] }));
    try {
      GAME.apply(state, 0, 'boom');
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
    expect(() => GAME.apply(stateWith(YES, nothing), 1, 'yes')).toThrow('seat 3 is asked and has no option');
    expect(() => GAME.begin(stateWith(nothing))).toThrow(InvariantError);
  });

  it('GIVEN a frame of an unknown kind WHEN looked at THEN that is an error that names it', () => {
    const state = JSON.parse('{"frames":[{"kind":"unknown"}],"rng":{},"log":[]}') as TestState;
    expect(() => GAME.activeSeats(state)).toThrow('no frame of kind unknown');
  });
});

describe('barriers for undo', () => {
  const game = { ...toyGame(), ...GAME, reveals: ({ type }: TestEvent) => type === 'shown' };
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

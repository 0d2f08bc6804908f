import { actionTable, numbers, type ActionIn } from '../../src/engine/core/action-table.ts';
import type { Game, GameEvent, OptionSpec, RefusalReason, Seat } from '../../src/engine/core/contract.ts';
import { defineGame, type OptionsOf, type TableOf } from '../../src/engine/core/define-game.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { ok } from '../../src/engine/core/result.ts';
import type { PlayOf } from '../../src/engine/core/position.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import { below } from '../../src/engine/core/rng.ts';
import {
  integer,
  isObject,
  list,
  record,
  STATE_FIELDS,
  tagged,
  type Fitting,
} from '../../src/engine/core/shape.ts';
import { unanswered, withAnswer } from '../../src/engine/core/simultaneous.ts';

/*
 * Counting: each seat has a number. A game of single steps, so that a test says exactly what happens to undo, panels
 * and mentions; and one that breaks on demand. Floe, in test/toy, is the whole one.
 */

const SEAT = integer(0, 2);
const STATE = record({
  ...STATE_FIELDS,
  frames: list(
    tagged('kind', {
      turn: { seat: SEAT },
      nod: { seat: SEAT },
      chore: { seat: SEAT },
      leave: { seat: SEAT },
      bids: { asked: list(SEAT), answers: list(record({ seat: SEAT, answer: integer(0) })) },
    }),
  ),
  numbers: list(integer(0), 2, 3),
});
export type CountingState = Fitting<typeof STATE>;

const ACTIONS = actionTable(
  {
    add: 'add {n}', // undoable, the turn goes on
    draw: 'draw', // moves the generator
    look: 'look', // shows something new without it
    pass: 'pass', // the next seat's turn
    ask: 'ask {n}', // that seat must nod first
    nod: 'nod',
    shake: 'shake',
    chore: 'chore', // then the seat has to sweep
    sweep: 'sweep', // no choice, undoable
    wait: 'wait', // then the seat has to leave
    leave: 'leave', // no choice, and the next seat's turn
    auction: 'auction', // all bid face down, then the asking seat goes on
    peek: 'peek', // free during an auction
    bid: 'bid {n}',
    break: 'break', // a mistake in the game's code
    spoil: 'spoil', // a mistake that leaves a state that is no JSON
    end: 'end',
  },
  { n: numbers(0, 3) },
);
const OPTIONS = [
  { key: 'start', values: [0, 5], default: 0 },
  { key: 'alone', values: [true, false], default: false, seats: [1] },
] as const satisfies readonly OptionSpec[];

interface CountingEvent extends GameEvent {
  readonly seat: Seat;
  readonly n?: number;
}
interface Counting {
  components: object;
  state: CountingState;
  action: ActionIn<typeof ACTIONS>;
  event: CountingEvent;
}
interface CountingView {
  readonly numbers: readonly number[];
  readonly viewer: Seat | 'public';
}

const NOT_ASKED: RefusalReason = { rule: 'COUNT-1', why: { key: 'not-asked' } };
type AnswerVerb = 'nod' | 'shake' | 'sweep' | 'leave' | 'peek' | 'bid';
const ANSWER_VERBS: readonly string[] = ['nod', 'shake', 'sweep', 'leave', 'peek', 'bid'];
type TurnVerb = Exclude<Counting['action']['verb'], AnswerVerb>;

const turn: QuestionOf<Counting, 'turn', TurnVerb> = {
  seats: (_at, { seat }) => [seat],
  candidates: ({ state }, _frame, seat) => [
    ...[1, 2, 3].map((n) => ({ verb: 'add', n }) as const),
    ...(['draw', 'look', 'pass', 'auction', 'break', 'spoil', 'end', 'chore', 'wait'] as const).map(
      (verb) => ({ verb }),
    ),
    ...state.numbers.flatMap((_, n) => (n === seat ? [] : [{ verb: 'ask', n } as const])),
  ],
  whyNot: (_at, _frame, _seat, { verb }) => (ANSWER_VERBS.includes(verb) ? NOT_ASKED : undefined),
  ask: () => ({ key: 'your-turn' }),
  word: (_at, _frame, _seat, { verb }) => ({ label: { key: verb } }),
  resolve: takeTurn,
};

function takeTurn(
  { draft, emit }: PlayOf<Counting>,
  frame: { kind: 'turn'; seat: Seat },
  seat: Seat,
  action: Extract<Counting['action'], { verb: TurnVerb }>,
): void {
  const { verb } = action;
  const n = 'n' in action ? action.n : 0;
  const seats = [...draft.numbers.keys()];
  if (verb === 'break') throw new Error('the game broke');
  if (verb === 'add') draft.numbers[seat] = (draft.numbers[seat] ?? 0) + n;
  if (verb === 'draw') draft.numbers[seat] = below(draft.rng, 100);
  if (verb === 'spoil') draft.numbers[seat] = NaN;
  if (verb === 'end') draft.frames = [];
  else follow(draft, verb === 'pass' ? { kind: 'turn', seat: (seat + 1) % seats.length } : frame);
  if (verb === 'ask') follow(draft, { kind: 'nod', seat: n });
  if (verb === 'chore') follow(draft, { kind: 'chore', seat });
  if (verb === 'wait') follow(draft, { kind: 'leave', seat });
  if (verb === 'auction') follow(draft, { kind: 'bids', asked: seats, answers: [] });
  emit({ type: verb, seat, n });
}

const nod: QuestionOf<Counting, 'nod', 'nod' | 'shake'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => [{ verb: 'nod' }, { verb: 'shake' }],
  whyNot: (_at, _frame, _seat, { verb }) => (verb === 'nod' || verb === 'shake' ? undefined : NOT_ASKED),
  ask: () => ({ key: 'nod' }),
  word: (_at, _frame, _seat, { verb }) => ({ label: { key: verb } }),
  resolve: ({ emit }, _frame, seat, { verb }) => {
    emit({ type: verb, seat });
  },
};

const chore: QuestionOf<Counting, 'chore', 'sweep'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => [{ verb: 'sweep' }],
  whyNot: (_at, _frame, _seat, { verb }) => (verb === 'sweep' ? undefined : NOT_ASKED),
  ask: () => ({ key: 'sweep' }),
  word: () => ({ label: { key: 'sweep' } }),
  resolve: ({ draft, emit }, _frame, seat) => {
    draft.numbers[seat] = (draft.numbers[seat] ?? 0) + 10;
    emit({ type: 'sweep', seat });
  },
};

const leave: QuestionOf<Counting, 'leave', 'leave'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => [{ verb: 'leave' }],
  whyNot: (_at, _frame, _seat, { verb }) => (verb === 'leave' ? undefined : NOT_ASKED),
  ask: () => ({ key: 'leave' }),
  word: () => ({ label: { key: 'leave' } }),
  resolve: ({ draft, emit }, _frame, seat) => {
    draft.frames = [{ kind: 'turn', seat: (seat + 1) % draft.numbers.length }];
    emit({ type: 'leave', seat });
  },
};

const bids: QuestionOf<Counting, 'bids', 'peek' | 'bid'> = {
  seats: (_at, frame) => unanswered(frame),
  candidates: () => [{ verb: 'peek' }, ...[0, 1, 2, 3].map((n) => ({ verb: 'bid', n }) as const)],
  whyNot: (_at, _frame, _seat, { verb }) => (verb === 'peek' || verb === 'bid' ? undefined : NOT_ASKED),
  ask: () => ({ key: 'bid' }),
  word: (_at, _frame, _seat, { verb }) => ({ label: { key: verb } }),
  resolve({ draft, emit }, frame, seat, action) {
    follow(draft, action.verb === 'peek' ? frame : withAnswer(frame, seat, action.n));
    emit({ type: action.verb, seat, ...(action.verb === 'bid' ? { n: action.n } : {}) });
  },
};

type CountingGame = Game<CountingState, Counting['action'], CountingEvent, CountingView>;

interface Variation {
  readonly rulesVersion?: number;
  readonly migrations?: CountingGame['migrations'];
  readonly hash?: string;
  readonly setVersion?: number;
}

export function countingGame({
  rulesVersion = 1,
  migrations = new Map(),
  hash = 'cafe',
  setVersion = 1,
}: Variation = {}): CountingGame {
  const counting = defineGame<Counting, CountingView>({
    id: 'counting',
    rulesVersion,
    migrations,
    defaultSet: 'plain',
    seats: { min: 2, max: 3 },
    options: OPTIONS,
    checkSet: () => ok({}),
    state: STATE,
    actions: ACTIONS,
    messages: {},
    setup: ({ seats, options }: TableOf<Counting, OptionsOf<typeof OPTIONS>>) => ({
      frames: [{ kind: 'turn', seat: 0 }],
      numbers: Array.from({ length: seats }, () => options.start),
    }),
    questions: { turn, nod, chore, leave, bids },
    over: NOT_ASKED,
    whyNotAsked: () => NOT_ASKED,
    // `add 3 + pass` is offered in one go, and `add 2 + break`, which fails half-way
    together: (_at, _seat, { action }) =>
      action.verb === 'add' && action.n > 1
        ? { next: { verb: action.n === 3 ? 'pass' : 'break' }, label: { key: 'two' } }
        : undefined,
    view: ({ state }, viewer) => ({ numbers: [...state.numbers], viewer: viewer ?? 'public' }),
    viewEvent: (event, viewer) =>
      event.type === 'bid' && viewer !== event.seat ? { type: 'bid', seat: event.seat } : event,
    reveals: (event) => event.type === 'look',
    determinize: () => undefined,
    scores: ({ state }) =>
      state.numbers.map((n, seat) => ({
        seat,
        lines: [{ key: 'number', points: n }],
        total: n,
        rank: 1 + state.numbers.filter((other) => other > n).length,
        facts: [],
      })),
    invariants: () => [],
    bound: () => 1000,
  });
  const game = counting.using({ id: 'plain', version: setVersion, hash, components: {} });
  // the frozen fixtures (schema-1-*.json) were saved by a counting game whose states did not hold the set
  const withSet = (json: unknown): unknown => (isObject(json) ? { set: game.componentSet, ...json } : json);
  return { ...game, checkState: (json) => game.checkState(withSet(json)) };
}

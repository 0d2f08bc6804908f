import type {
  ActionSpec,
  CoreState,
  Game,
  GameEvent,
  Msg,
  OptionSpec,
  OptionWords,
  Seat,
} from '../../src/engine/core/contract.ts';
import { follow, playFrames, type FrameTable } from '../../src/engine/core/frames.ts';
import { matchForm } from '../../src/engine/core/forms.ts';
import { err, ok } from '../../src/engine/core/result.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import { unanswered, withAnswer, type FaceDown } from '../../src/engine/core/simultaneous.ts';

/*
 * Counting: each seat has a number. A game of single steps, so that a test says exactly what happens to undo, panels
 * and mentions; and one that breaks on demand. Floe, in test/toy, is the whole one.
 */

interface CountingAction {
  readonly verb: string;
  readonly n?: number;
}
type CountingFrame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'nod'; readonly seat: Seat }
  | ({ readonly kind: 'bids' } & FaceDown<number>);
export interface CountingState extends CoreState {
  frames: CountingFrame[];
  numbers: number[];
}
interface CountingEvent extends GameEvent {
  readonly seat: Seat;
  readonly n?: number;
}
interface CountingView {
  readonly numbers: readonly number[];
  readonly viewer: Seat | 'public';
}

const NUMBERS = ['0', '1', '2', '3'];
const ACTIONS: readonly ActionSpec[] = [
  { name: 'add', form: 'add {n}', values: { n: NUMBERS } }, // undoable, the turn goes on
  { name: 'draw', form: 'draw', values: {} }, // moves the generator
  { name: 'look', form: 'look', values: {} }, // shows something new without it
  { name: 'pass', form: 'pass', values: {} }, // the next seat's turn
  { name: 'ask', form: 'ask {n}', values: { n: NUMBERS } }, // that seat must nod first
  { name: 'nod', form: 'nod', values: {} },
  { name: 'auction', form: 'auction', values: {} }, // all bid face down, then the asking seat goes on
  { name: 'peek', form: 'peek', values: {} }, // free during an auction
  { name: 'bid', form: 'bid {n}', values: { n: NUMBERS } },
  { name: 'break', form: 'break', values: {} }, // a mistake in the game's code
  { name: 'spoil', form: 'spoil', values: {} }, // a mistake that leaves a state that is no JSON
  { name: 'end', form: 'end', values: {} },
];
const OPTIONS: readonly OptionSpec[] = [
  { key: 'start', values: [0, 5], default: 0 },
  { key: 'alone', values: [true, false], default: false, seats: [1] },
];
const WORDS: Readonly<Record<CountingFrame['kind'], Msg>> = {
  turn: { key: 'your-turn' },
  nod: { key: 'nod' },
  bids: { key: 'bid' },
};

type Emit = (event: CountingEvent) => void;

const own = (frame: { readonly seat: Seat }): readonly Seat[] => [frame.seat];
const plain = (verb: string): CountingAction => ({ verb });

/** `add 3 + pass` is offered in one go, and `add 2 + break`, which fails half-way. */
function togetherWith({ verb, n }: CountingAction): Pick<OptionWords, 'together'> {
  if (verb !== 'add' || n === undefined || n < 2) return {};
  return { together: { next: n === 3 ? 'pass' : 'break', label: { key: 'two' } } };
}

function takeTurn(draft: CountingState, seat: Seat, { verb, n = 0 }: CountingAction, emit: Emit): void {
  const again: CountingFrame = { kind: 'turn', seat };
  const seats = draft.numbers.map((_, index) => index);
  switch (verb) {
    case 'add':
      draft.numbers[seat] = (draft.numbers[seat] ?? 0) + n;
      follow(draft, again);
      break;
    case 'draw':
      draft.numbers[seat] = below(draft.rng, 100);
      follow(draft, again);
      break;
    case 'pass':
      follow(draft, { kind: 'turn', seat: (seat + 1) % seats.length });
      break;
    case 'ask':
      follow(draft, { kind: 'nod', seat: n }, again);
      break;
    case 'auction':
      follow(draft, { kind: 'bids', asked: seats, answers: [] }, again);
      break;
    case 'break':
      throw new Error('the game broke');
    case 'spoil':
      draft.numbers[seat] = NaN;
      follow(draft, again);
      break;
    case 'end':
      draft.frames = [];
      break;
    default:
      follow(draft, again);
  }
  emit({ type: verb, seat, n });
}

const FRAMES: FrameTable<CountingState, CountingFrame, CountingAction, CountingEvent> = {
  turn: {
    seats: (_state, frame) => own(frame),
    legal: (state, { seat }) => [
      ...[1, 2, 3].map((n) => ({ verb: 'add', n })),
      ...['draw', 'look', 'pass', 'auction', 'break', 'spoil', 'end'].map(plain),
      ...state.numbers.flatMap((_, n) => (n === seat ? [] : [{ verb: 'ask', n }])),
    ],
    ask: () => WORDS.turn,
    word: (_state, _frame, _seat, action) => ({ label: { key: action.verb }, ...togetherWith(action) }),
    resolve: (draft, _frame, seat, action, emit) => {
      takeTurn(draft, seat, action, emit);
    },
  },
  nod: {
    seats: (_state, frame) => own(frame),
    legal: () => [plain('nod')],
    ask: () => WORDS.nod,
    word: () => ({ label: { key: 'nod' } }),
    resolve: (_draft, _frame, seat, _action, emit) => {
      emit({ type: 'nod', seat });
    },
  },
  bids: {
    seats: (_state, frame) => unanswered(frame),
    legal: () => [plain('peek'), ...[0, 1, 2, 3].map((n) => ({ verb: 'bid', n }))],
    ask: () => WORDS.bids,
    word: (_state, _frame, _seat, action) => ({ label: { key: action.verb } }),
    resolve: (draft, frame, seat, { verb, n = 0 }, emit) => {
      follow(draft, verb === 'peek' ? frame : withAnswer(frame, seat, n));
      emit({ type: verb, seat, ...(verb === 'bid' ? { n } : {}) });
    },
  },
};

function formatAction({ verb, n }: CountingAction): string {
  return n === undefined ? verb : `${verb} ${n}`;
}

type CountingGame = Game<CountingState, CountingAction, CountingEvent, CountingView>;

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
  const { begin, ...played } = playFrames<CountingState, CountingFrame, CountingAction, CountingEvent>(
    FRAMES,
    { formatAction, explain: () => undefined },
  );
  return {
    ...played,
    id: 'counting',
    rulesVersion,
    componentSet: { id: 'plain', version: setVersion, hash },
    names: {},
    seats: { min: 2, max: 3 },
    options: OPTIONS,
    actions: ACTIONS,
    setup: (seed, seats, options) => {
      const start = typeof options.start === 'number' ? options.start : 0;
      return ok(
        begin({
          frames: [{ kind: 'turn', seat: 0 }],
          rng: seedRng(seed),
          numbers: Array.from({ length: seats }, () => start),
        }),
      );
    },
    view: (state, viewer) => ({ numbers: [...state.numbers], viewer: viewer ?? 'public' }),
    viewEvent: (event, viewer) =>
      event.type === 'bid' && viewer !== event.seat ? { type: 'bid', seat: event.seat } : event,
    reveals: (event) => event.type === 'look',
    determinize: (state) => state,
    scores: (state) =>
      state.numbers.map((n, seat) => ({
        seat,
        lines: [{ key: 'number', points: n }],
        total: n,
        rank: 1 + state.numbers.filter((other) => other > n).length,
        facts: [],
      })),
    explain: () => undefined,
    formatAction,
    parseAction: (text) => {
      const match = matchForm(ACTIONS, text);
      if (match === undefined) return err({ code: 'E_SYNTAX', about: text });
      const { n } = match.parameters;
      return ok({ verb: match.spec.name, ...(n === undefined ? {} : { n: Number(n) }) });
    },
    invariants: () => [],
    bound: () => 1000,
    // as: enough for a test; the frames are the game's own
    checkState: (json) =>
      typeof json === 'object' && json !== null && 'numbers' in json && Array.isArray(json.numbers)
        ? ok(json as unknown as CountingState)
        : err('there are no numbers'),
    migrations,
  };
}

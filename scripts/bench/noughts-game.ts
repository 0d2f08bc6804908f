import { actionTable, numbers, type ActionIn } from '../../src/engine/core/action-table.ts';
import { setCheck } from '../../src/engine/core/check-set.ts';
import type { AnyGame, Messages, Seat } from '../../src/engine/core/contract.ts';
import { defineGame } from '../../src/engine/core/define-game.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { sayingOf, type EventsOf } from '../../src/engine/core/message-fields.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import {
  integer,
  list,
  record,
  STATE_FIELDS,
  tagged,
  text,
  type Fitting,
} from '../../src/engine/core/shape.ts';
import { rankStandings } from '../../src/engine/core/standings.ts';

/* Noughts and crosses by the contract, with the same rules as boardgame.io's tic-tac-toe: the least that a game can be. */

const SET = record({ id: text() }, 'open');
const SEAT = integer(0, 1);
const FRAME = tagged('kind', { mark: { seat: SEAT } });
const STATE = record({
  ...STATE_FIELDS,
  frames: list(FRAME),
  /** of each cell its seat, -1 while it is empty */
  cells: list(integer(-1, 1), 9, 9),
  winner: list(SEAT, 0, 1),
});
const ACTIONS = actionTable({ mark: 'mark {cell}' }, { cell: numbers(0, 8) });

const EVENTS = {
  marked: { seat: 'seat', cell: 'number' },
  won: { seat: 'seat' },
} as const satisfies Messages;
const MESSAGES = {
  ...EVENTS,
  'ask.mark': {},
  'do.mark': { cell: 'number' },
  'why.taken': { cell: 'number' },
  'why.notAsked': {},
  'why.over': {},
  'score.line': {},
} as const satisfies Messages;
const { say, refuse } = sayingOf<typeof MESSAGES>();

interface Noughts {
  components: Fitting<typeof SET>;
  state: Fitting<typeof STATE>;
  action: ActionIn<typeof ACTIONS>;
  event: EventsOf<typeof EVENTS>;
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const CELLS = Array.from({ length: 9 }, (_, cell) => ({ verb: 'mark' as const, cell }));

const mark: QuestionOf<Noughts, 'mark'> = {
  seats: (_at, { seat }) => [seat],
  candidates: () => CELLS,
  whyNot: ({ state }, _frame, _seat, { cell }) =>
    state.cells[cell] === -1 ? undefined : refuse('NOUGHTS-1', 'why.taken', { cell }),
  ask: () => say('ask.mark'),
  word: (_at, _frame, _seat, { cell }) => ({ label: say('do.mark', { cell }) }),
  resolve({ draft, emit }, _frame, seat, { cell }) {
    draft.cells[cell] = seat;
    emit({ type: 'marked', seat, cell });
    if (LINES.some((line) => line.every((one) => draft.cells[one] === seat))) {
      draft.winner = [seat];
      emit({ type: 'won', seat });
    } else if (draft.cells.includes(-1)) follow(draft, { kind: 'mark', seat: 1 - seat });
  },
};

const noughts = defineGame<Noughts, unknown>({
  id: 'noughts',
  defaultSet: 'noughts',
  seats: { min: 2, max: 2 },
  checkSet: setCheck({ shape: SET, rule: 'NOUGHTS-DATA-1', faults: {}, prepare: (file) => file }),
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  setup: () => ({ frames: [{ kind: 'mark', seat: 0 }], cells: Array<number>(9).fill(-1), winner: [] }),
  questions: { mark },
  over: refuse('NOUGHTS-2', 'why.over'),
  whyNotAsked: () => refuse('NOUGHTS-1', 'why.notAsked'),
  view: ({ state: { cells, winner } }, _viewer, asked) => ({ cells, winner, asked }),
  determinize: () => undefined,
  scores({ state }) {
    const lines = (seat: Seat) => [{ key: 'score.line', points: state.winner.includes(seat) ? 1 : 0 }];
    return rankStandings([0, 1].map((seat) => ({ seat, lines: lines(seat), facts: [], tieBreaks: [] })));
  },
  invariants: () => [],
});

export function noughtsGame(): AnyGame {
  return noughts.using({ id: 'noughts', version: 1, hash: '', components: { id: 'noughts' } });
}

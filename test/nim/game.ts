import { actionTable, INTEGER, type ActionIn, type ParameterIn } from '../../src/engine/core/action-table.ts';
import { setCheck, twice } from '../../src/engine/core/check-set.ts';
import type { Messages, Seat, Viewer } from '../../src/engine/core/contract.ts';
import { defineGame } from '../../src/engine/core/define-game.ts';
import { follow } from '../../src/engine/core/frames.ts';
import { sayingOf, type EventsOf } from '../../src/engine/core/message-fields.ts';
import type { PlayOf, PositionOf } from '../../src/engine/core/position.ts';
import type { QuestionOf } from '../../src/engine/core/question.ts';
import { shuffle, shuffleUnseen } from '../../src/engine/core/rng.ts';
import { integer, list, record, STATE_FIELDS, tagged, type Fitting } from '../../src/engine/core/shape.ts';
import { rankStandings } from '../../src/engine/core/standings.ts';

/*
 * NIM-1: two seats take 1 to 3 stones in turn. NIM-2: each was dealt a card face down; whoever takes the last stone
 * scores the difference to the highest card, the other seat its own card. Small enough to be one file: where to start.
 */

const CARD = integer(1, 9);
const SET = record({ stones: integer(4, 40), most: integer(2, 9), cards: list(CARD, 3, 9) }, 'open');
type Components = Fitting<typeof SET>;

const SEAT = integer(0, 1);
const FRAME = tagged('kind', { take: { seat: SEAT }, end: { winner: SEAT } });
const STATE = record({
  ...STATE_FIELDS,
  frames: list(FRAME),
  stones: integer(0, 40),
  /** of each seat, face down until the end */
  cards: list(CARD, 2, 2),
  /** face down, never used */
  rest: list(CARD),
  winner: list(SEAT, 0, 1),
});
export type State = Fitting<typeof STATE>;

const ACTIONS = actionTable({ take: 'take {stones}' }, { stones: INTEGER });
export type Verb = ActionIn<typeof ACTIONS>['verb'];
export type Parameter = ParameterIn<typeof ACTIONS>;

export const EVENTS = {
  took: { seat: 'seat', stones: 'number', left: 'number' },
  shown: { seat: 'seat', card: 'number' },
  won: { seat: 'seat' },
} as const satisfies Messages;
const MESSAGES = {
  ...EVENTS,
  'ask.take': { stones: 'number' },
  'do.take': { stones: 'number' },
  'why.amount': { most: 'number' },
  'why.notAsked': { seat: 'seat' },
  'why.over': {},
  'score.card': {},
} as const satisfies Messages;
export type NimMessages = typeof MESSAGES;
const { say, refuse } = sayingOf<NimMessages>();

interface Nim {
  components: Components;
  state: State;
  action: ActionIn<typeof ACTIONS>;
  event: EventsOf<typeof EVENTS>;
}
type Position = PositionOf<Nim>;

const mostNow = ({ components, state }: Position): number => Math.min(components.most, state.stones);

/** NIM-1 */
const take: QuestionOf<Nim, 'take'> = {
  seats: (_at, { seat }) => [seat],
  candidates: (at) =>
    Array.from({ length: mostNow(at) }, (_, stones) => ({ verb: 'take', stones: stones + 1 })),
  whyNot: (at, _frame, _seat, { stones }) =>
    stones >= 1 && stones <= mostNow(at) ? undefined : refuse('NIM-1', 'why.amount', { most: mostNow(at) }),
  ask: ({ state }) => say('ask.take', { stones: state.stones }),
  word: (_at, _frame, _seat, { stones }) => ({ label: say('do.take', { stones }), target: 'pile' }),
  resolve({ draft, emit }, _frame, seat, { stones }) {
    draft.stones -= stones;
    emit({ type: 'took', seat, stones, left: draft.stones });
    follow(draft, draft.stones === 0 ? { kind: 'end', winner: seat } : { kind: 'take', seat: 1 - seat });
  },
};

/** NIM-2: the cards are shown. */
function end({ draft, emit }: PlayOf<Nim>, { winner }: { readonly winner: Seat }): void {
  draft.winner = [winner];
  for (const [seat, card] of draft.cards.entries()) emit({ type: 'shown', seat, card });
  emit({ type: 'won', seat: winner });
}

function pointsOf({ components, state }: Position, seat: Seat): number {
  const card = state.cards[seat] ?? 0;
  if (state.winner.length === 0) return 0;
  return state.winner.includes(seat) ? 10 + Math.max(...components.cards) - card : card;
}

export interface View {
  readonly stones: number;
  readonly asked: readonly Seat[];
  /** by seat: the viewer's own, all at the end */
  readonly cards: readonly { readonly seat: Seat; readonly card: number }[];
  readonly points: readonly number[];
}

function view(at: Position, viewer: Viewer, asked: readonly Seat[]): View {
  const { stones, cards, winner } = at.state;
  const shown = cards.map((card, seat) => ({ seat, card }));
  return {
    stones,
    asked,
    cards: shown.filter(({ seat }) => seat === viewer || winner.length > 0),
    points: cards.map((_, seat) => pointsOf(at, seat)),
  };
}

export const nim = defineGame<Nim, View>({
  id: 'nim',
  defaultSet: 'nim-standard',
  seats: { min: 2, max: 2 },
  checkSet: setCheck({
    shape: SET,
    rule: 'NIM-DATA-1',
    faults: { 'NIM-DATA-2': ({ cards }) => twice(cards).map((card) => `card ${card} is there twice`) },
    prepare: (file) => file,
  }),
  state: STATE,
  actions: ACTIONS,
  messages: MESSAGES,
  setup({ components, rng }) {
    const [one = 0, two = 0, ...rest] = shuffle(rng, [...components.cards]);
    const { stones } = components;
    return { frames: [{ kind: 'take', seat: 0 }], stones, cards: [one, two], rest, winner: [] };
  },
  questions: { take, end },
  over: refuse('NIM-2', 'why.over'),
  whyNotAsked: (_at, seat) => refuse('NIM-1', 'why.notAsked', { seat: 1 - seat }),
  view,
  reveals: ({ type }) => type === 'shown',
  determinize({ draft }, viewer, rng) {
    if (draft.winner.length > 0) return;
    const unseen = shuffleUnseen(rng, [...draft.rest, ...draft.cards.filter((_, seat) => seat !== viewer)]);
    draft.cards = draft.cards.map((card, seat) => (seat === viewer ? card : (unseen.pop() ?? card)));
    draft.rest = unseen;
  },
  scores(at) {
    const lines = (seat: Seat) => [{ key: 'score.card', points: pointsOf(at, seat) }];
    return rankStandings([0, 1].map((seat) => ({ seat, lines: lines(seat), facts: [], tieBreaks: [] })));
  },
  invariants({ components, state }) {
    const cards = [...state.cards, ...state.rest];
    const whole =
      components.cards.every((card) => cards.includes(card)) && cards.length === components.cards.length;
    return [
      ...(whole ? [] : ['NIM-INV-1']),
      ...((state.frames.length === 0) === state.winner.length > 0 ? [] : ['NIM-INV-2']),
    ];
  },
  bound: ({ stones }) => stones,
});

import type { Seat } from '../../core/contract.ts';
import type { PlayOf, PositionOf } from '../../core/position.ts';
import type { AutomaticOf, QuestionOf, QuestionTable } from '../../core/question.ts';
import {
  BOOLEAN,
  integer,
  isObject,
  keyed,
  list,
  oneOf,
  optional,
  record,
  tagged,
  STATE_FIELDS,
  text,
  type Fitting,
  type Shape,
} from '../../core/shape.ts';
import type { Action } from './actions.ts';
import {
  CARD_ID,
  DECKS,
  EXTENSIONS,
  OUTSIDE_ARMS,
  PART_ID,
  PHASES,
  type Components,
  type OutsideArm,
} from './components.ts';
import type { Event } from './messages.ts';
import type { Effect } from './preview.ts';

/** A station's index is its player's seat; in a solo game station 1 is Deep Thought. */
export type StationIndex = number;

const count = integer(0);
const rowNumber = integer(1, 4);
const card = text(CARD_ID);
const cards = list(card);
const bonusCards = list(text(/^BO-[A-Z0-9]+$/));

const modules = (arm: OutsideArm) =>
  list(record({ id: text(PART_ID[arm]), lying: count, seated: count, activated: BOOLEAN }));
const station = record({
  coins: count,
  /** points in play: the final scoring adds to them only in `scores` */
  score: count,
  damage: count,
  /** deeples lying in the dome */
  dome: count,
  /** deeples whose module was destroyed this round */
  spent: count,
  /** position 1 is next to the dome */
  outside: record({ crab: modules('crab'), shell: modules('shell'), octopus: modules('octopus') }),
  shipyard: list(text(PART_ID.shipyard)),
  oxygen: list(record({ id: text(PART_ID.oxygen), used: BOOLEAN })),
  research: list(text(PART_ID.research)),
  extensions: list(oneOf(EXTENSIONS)),
  plantUses: count,
  /** as which it passed this round; 0: not yet */
  passed: integer(0, 4),
  /** takes no part in the auctions of this round any more */
  droppedAll: BOOLEAN,
});

/** Which seats and stations there are depends on the number of players. */
function shapesFor(seats: number) {
  const stations = seats === 1 ? 2 : seats;
  const seat = integer(0, seats - 1);
  const index = integer(0, stations - 1);
  const byStation = <T>(shape: Shape<T>): Shape<T[]> => list(shape, stations, stations);
  const ofStation = { station: index };
  const ofSeat = { seat };
  /** which bottle of an oxygen card is at work, and the modules on which it and earlier ones ended */
  const ended = list(text(/^(?:EX-OC1|[123][AB]-(?:CR|SH|OC)[1-9])$/));
  const bottle = { seat, card: text(PART_ID.oxygen), index: integer(0, 1), ended };
  const steps = {
    roundStart: {},
    turnStart: ofStation,
    endPhaseA: {},
    dealMarket: {},
    fillRows: {},
    buildMarket: ofStation,
    revealRows: {},
    nextAuction: { opener: seat },
    soloAuction: { row: rowNumber },
    /** cards that everybody sees, on their way into a station */
    build: { ...ofStation, cards },
    /** one victim of a research card */
    hit: { ...ofStation, card },
    phaseD: {},
    finalScoring: {},
  };
  const questions = {
    turn: ofSeat,
    bottle,
    /** `from`: position of the module that the deeple leaves */
    land: { ...bottle, arm: oneOf(OUTSIDE_ARMS), from: integer(1) },
    activate: { seat, ended },
    destroy: ofStation,
    market: { asked: list(seat), answers: list(record({ seat, answer: cards })) },
    /** cards of one arm */
    place: { seat, cards: list(card, 1) },
    row: ofSeat,
    openBid: ofSeat,
    bid: { seat, opener: seat },
    /** the secret question of a standing maximum; the question of the bid lies below it */
    maximum: ofSeat,
    /** `left`: actions that may still be taken */
    extra: { seat, row: rowNumber, left: count, pushed: count },
    keep: {},
    soloBid: { row: rowNumber },
  };
  const frame = tagged('kind', { ...steps, ...questions });
  const state = record({
    ...STATE_FIELDS,
    frames: list(frame),
    options: record({ soloLevel: integer(0, 3), openCoins: BOOLEAN, standingBids: BOOLEAN }),
    /** how many players */
    seats: oneOf([seats]),
    round: integer(1, 3),
    phase: oneOf(PHASES),
    /** who has the Nautilus */
    holder: index,
    stations: byStation(station),
    /** deeples */
    supply: count,
    /** the top is first */
    decks: keyed(DECKS, cards),
    bonusDeck: bonusCards,
    bonus: bonusCards,
    pastBonus: bonusCards,
    /** of phase A */
    display: list(record({ card, row: rowNumber, column: integer(1, 3) })),
    /** open and unseen: kept sorted, so that the order of answers leaves no trace */
    openBox: cards,
    unseenBox: cards,
    /** by station, from the deal of phase B to its close */
    hands: byStation(cards),
    /** by station: paid for at the close, not yet shown */
    bought: byStation(cards),
    /** of the phases B and C */
    rows: list(
      record({
        row: rowNumber,
        cards,
        /** how many cards it had when it was turned up: it says the extra actions */
        size: integer(0, 3),
        status: oneOf(['faceDown', 'open', 'sold', 'unsold', 'blocked'] as const),
        /** whose unbought cards they are; absent: they came from the deck */
        owner: optional(index),
        winner: optional(index),
        price: optional(count),
      }),
      0,
      4,
    ),
    auction: optional(
      record({
        row: rowNumber,
        /** all of them, in order; the last is the highest */
        bids: list(record({ station: index, coins: count })),
        /** who has not dropped out, ascending */
        in: list(seat),
        /** secret: up to there the engine raises for the seat */
        maxima: list(record({ seat, coins: count })),
      }),
    ),
    /** solo only */
    deepThought: optional(record({ activated: BOOLEAN })),
  });
  return { frame, questions, state };
}

type Shapes = ReturnType<typeof shapesFor>;
export type State = Fitting<Shapes['state']>;
export type Frame = Fitting<Shapes['frame']>;
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;
export type QuestionKind = keyof Shapes['questions'];
export type Station = State['stations'][number];
export type OutsideModule = Station['outside'][OutsideArm][number];
export type Displayed = State['display'][number];
export type Row = State['rows'][number];
export type Auction = NonNullable<State['auction']>;
export type Bid = Auction['bids'][number];

const BY_SEATS = [1, 2, 3, 4].map((seats) => shapesFor(seats).state);
export const STATE: Shape<State> = {
  faults(value) {
    const shape = isObject(value) ? BY_SEATS[Number(value.seats) - 1] : undefined;
    return shape?.faults(value) ?? ['.seats is not 1, 2, 3 or 4'];
  },
};

export interface NewEden {
  readonly components: Components;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly effect: Effect;
}
export type Position = PositionOf<NewEden>;
export type Play = PlayOf<NewEden>;
export type Question<K extends QuestionKind> = QuestionOf<NewEden, K>;
export type Automatic<K extends Frame['kind']> = AutomaticOf<NewEden, K>;
export type Questions = QuestionTable<NewEden>;
export function stationOf(state: State, index: StationIndex): Station {
  const found = state.stations[index];
  if (found === undefined) throw new Error(`no station ${index}`);
  return found;
}

export function rowOf(state: State, number: number): Row {
  const row = state.rows.find((candidate) => candidate.row === number);
  if (row === undefined) throw new Error(`no row ${number}`);
  return row;
}

export function isDeepThought(state: State, index: StationIndex): boolean {
  return state.deepThought !== undefined && index >= state.seats;
}

/** The field of an event that says whose it is: absent for Deep Thought, which has no seat. */
export function whose(state: State, index: StationIndex): { readonly seat?: Seat } {
  return isDeepThought(state, index) ? {} : { seat: index };
}

/** All stations, beginning with this one. */
export function clockwiseFrom(state: State, index: StationIndex): readonly StationIndex[] {
  return state.stations.map((_, step) => (index + step) % state.stations.length);
}

/** All stations after this one. */
export function othersOf(state: State, index: StationIndex): readonly StationIndex[] {
  return clockwiseFrom(state, index).slice(1);
}

/** NED-A-3: clockwise; who has passed is skipped when their turn begins. */
export function turnAfter(state: State, index: StationIndex): FrameOf<'turnStart'> {
  return { kind: 'turnStart', station: othersOf(state, index)[0] ?? index };
}

/** Puts cards into a box, which is a set: ascending. */
export function putAway(into: string[], put: readonly string[]): void {
  into.push(...put);
  into.sort(ascending);
}

export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

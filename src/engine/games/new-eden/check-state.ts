import type { ComponentSetId, Seat } from '../../core/contract.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  BOOLEAN,
  checkShape,
  integer,
  isObject,
  keyed,
  list,
  oneOf,
  optional,
  record,
  tagged,
  text,
  WORD,
  type Shape,
} from '../../core/shape.ts';
import type { Box } from './box.ts';
import {
  DECKS,
  EXTENSION_OCTOPUS,
  EXTENSION_TANK,
  EXTENSIONS,
  OUTSIDE_ARMS,
  START_TANKS,
  type Category,
} from './components.ts';
import type { Frame } from './frame.ts';
import {
  PHASES,
  ROW_STATUSES,
  type Auction,
  type OutsideModule,
  type Row,
  type State,
  type Station,
} from './state.ts';

/** What the game says of a state that has the right shape. */
interface Rules {
  readonly set: ComponentSetId;
  invariants(state: State): readonly string[];
  activeSeats(state: State): readonly Seat[];
}

/** What a stored state must look like before the rules touch it: its shape, its set, its invariants, and somebody to wait for. */
export function stateChecker(
  box: Box,
  { set, invariants, activeSeats }: Rules,
): (json: unknown) => Result<State, string> {
  const shapes = [1, 2, 3, 4].map((seats) => stateShape(box, seats));
  return (json) => {
    const shape = isObject(json) ? shapes[Number(json.seats) - 1] : undefined;
    if (shape === undefined) return err('$.seats is not 1, 2, 3 or 4');
    const read = checkShape(shape, json);
    if (!read.ok) return err(read.error[0] ?? 'not a state');
    const state = read.value;
    const { id, version, hash } = state.set;
    if (id !== set.id || version !== set.version || hash !== set.hash)
      return err(`the state belongs to the set ${id} ${version} (${hash})`);
    const broken = invariants(state);
    if (broken.length > 0) return err(`broken: ${broken.join(', ')}`);
    const top = state.frames.at(-1);
    if (top !== undefined && activeSeats(state).length === 0) return err(`${top.kind} asks nobody`);
    return ok(state);
  };
}

const count = integer(0);
const rowNumber = integer(1, 4);

/** Shapes of what a state names: players, stations, cards and other parts. */
interface Named {
  readonly seat: Shape<Seat>;
  readonly station: Shape<number>;
  readonly card: Shape<string>;
  /** what can stand or lie in an arm or in the research area */
  readonly part: Readonly<Record<Category, Shape<string>>>;
  readonly module: Shape<string>;
}

function named({ set }: Box, seats: number, stations: number): Named {
  const cards = set.cards.list;
  const ids = (category: Category): string[] =>
    cards.filter((card) => card.category === category).map(({ id }) => id);
  const octopuses = [EXTENSION_OCTOPUS, ...ids('octopus')];
  return {
    seat: integer(0, seats - 1),
    station: integer(0, stations - 1),
    card: oneOf(cards.map(({ id }) => id)),
    part: {
      crab: oneOf(ids('crab')),
      shell: oneOf(ids('shell')),
      octopus: oneOf(octopuses),
      shipyard: oneOf(ids('shipyard')),
      oxygen: oneOf([...START_TANKS, EXTENSION_TANK, ...ids('oxygen')]),
      research: oneOf(ids('research')),
    },
    module: oneOf([...ids('crab'), ...ids('shell'), ...octopuses]),
  };
}

function stateShape(box: Box, seats: number): Shape<State> {
  const { set } = box;
  const stations = seats === 1 ? 2 : seats;
  const names = named(box, seats, stations);
  const bonus = list(oneOf(set.bonusCards.cards.map(({ id }) => id)));
  const cards = list(names.card);
  const byStation = <T>(shape: Shape<T>): Shape<T[]> => list(shape, stations, stations);
  return record({
    frames: list(frameShape(names)),
    rng: record({ a: WORD, b: WORD, c: WORD, counter: WORD }),
    set: record({ id: text(), version: count, hash: text() }),
    options: record({ soloLevel: integer(0, 3), openCoins: BOOLEAN, standingBids: BOOLEAN }),
    seats: oneOf([seats]),
    round: integer(1, set.rounds.list.length),
    phase: oneOf(PHASES),
    holder: names.station,
    stations: byStation(stationShape(box, names)),
    supply: count,
    decks: keyed(DECKS, cards),
    bonusDeck: bonus,
    bonus,
    pastBonus: bonus,
    display: list(record({ card: names.card, row: rowNumber, column: integer(1, 3) })),
    openBox: cards,
    unseenBox: cards,
    hands: byStation(cards),
    bought: byStation(cards),
    rows: list(rowShape(names), 0, 4),
    auction: optional(auctionShape(names)),
    deepThought: optional(record({ activated: BOOLEAN })),
  });
}

function auctionShape({ seat, station }: Named): Shape<Auction> {
  return record({
    row: rowNumber,
    bids: list(record({ station, coins: count })),
    in: list(seat),
    maxima: list(record({ seat, coins: count })),
  });
}

function stationShape({ set }: Box, { part }: Named): Shape<Station> {
  const modules = (id: Shape<string>): Shape<OutsideModule[]> =>
    list(record({ id, lying: count, seated: count, activated: BOOLEAN }));
  return record({
    coins: count,
    score: count,
    damage: integer(set.damageTrack.min, set.damageTrack.max),
    dome: count,
    spent: count,
    outside: record({
      crab: modules(part.crab),
      shell: modules(part.shell),
      octopus: modules(part.octopus),
    }),
    shipyard: list(part.shipyard),
    oxygen: list(record({ id: part.oxygen, used: BOOLEAN })),
    research: list(part.research),
    extensions: list(oneOf(EXTENSIONS)),
    plantUses: count,
    passed: integer(0, 4),
    droppedAll: BOOLEAN,
  });
}

function rowShape({ card, station }: Named): Shape<Row> {
  return record({
    row: rowNumber,
    cards: list(card),
    size: integer(0, 3),
    status: oneOf(ROW_STATUSES),
    owner: optional(station),
    winner: optional(station),
    price: optional(count),
  });
}

function frameShape({ seat, station, card, part, module }: Named): Shape<Frame> {
  const ofStation = { station };
  const ofSeat = { seat };
  const bottle = { seat, card: part.oxygen, index: integer(0, 1), ended: list(module) };
  return tagged('kind', {
    roundStart: {},
    turnStart: ofStation,
    endPhaseA: {},
    dealMarket: {},
    fillRows: {},
    buildMarket: ofStation,
    revealRows: {},
    nextAuction: { opener: seat },
    soloAuction: { row: rowNumber },
    build: { station, cards: list(card) },
    hit: { station, card },
    phaseD: {},
    finalScoring: {},
    turn: ofSeat,
    bottle,
    land: { ...bottle, arm: oneOf(OUTSIDE_ARMS), from: integer(1) },
    activate: { seat, ended: list(module) },
    destroy: ofStation,
    market: {
      asked: list(seat),
      answers: list(record({ seat, answer: list(card) })),
    },
    place: { seat, cards: list(card, 1) },
    row: ofSeat,
    openBid: ofSeat,
    bid: { seat, opener: seat },
    maximum: ofSeat,
    extra: { seat, row: rowNumber, left: count, pushed: count },
    keep: {},
    soloBid: { row: rowNumber },
  });
}

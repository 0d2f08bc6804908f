import { err, type Result } from '../../core/result.ts';
import {
  BOOLEAN,
  checkShape,
  integer,
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
import { DECKS, EXTENSIONS, OUTSIDE_ARMS, type Components } from './components.ts';
import type { Frame } from './frame.ts';
import { PHASES, ROW_STATUSES, type Auction, type Row, type State, type Station } from './state.ts';

/** What a stored state must look like before the rules touch it. */
export function stateChecker(box: Box): (json: unknown) => Result<State, string> {
  const shape = stateShape(box);
  return (json) => {
    const read = checkShape(shape, json);
    return read.ok ? read : err(read.error[0] ?? 'not a state');
  };
}

const count = integer(0);
const station = integer(0, 3);
const rowNumber = integer(1, 4);
const anyPart = text(/^[A-Z0-9]{2}-[A-Z]{2}[1-9]$/);

function stateShape({ set }: Box): Shape<State> {
  const card = oneOf(set.cards.list.map(({ id }) => id));
  const bonus = list(oneOf(set.bonusCards.cards.map(({ id }) => id)));
  const cards = list(card);
  return record({
    frames: list(frameShape(card)),
    rng: record({ a: WORD, b: WORD, c: WORD, counter: WORD }),
    set: record({ id: text(), version: count, hash: text() }),
    options: record({ soloLevel: integer(0, 3), openCoins: BOOLEAN, standingBids: BOOLEAN }),
    seats: integer(1, 4),
    round: integer(1, 3),
    phase: oneOf(PHASES),
    holder: station,
    stations: list(stationShape(cards, set.damageTrack), 2, 4),
    supply: count,
    decks: keyed(DECKS, cards),
    bonusDeck: bonus,
    bonus,
    pastBonus: bonus,
    display: list(record({ card, row: rowNumber, column: integer(1, 3) })),
    openBox: cards,
    unseenBox: cards,
    hands: list(cards, 2, 4),
    bought: list(cards, 2, 4),
    rows: list(rowShape(cards), 0, 4),
    auction: optional(auction),
    deepThought: optional(record({ activated: BOOLEAN })),
  });
}

const auction: Shape<Auction> = record({
  row: rowNumber,
  bids: list(record({ station, coins: count })),
  in: list(station),
  maxima: list(record({ seat: station, coins: count })),
});

function stationShape(cards: Shape<string[]>, { min, max }: Components['damageTrack']): Shape<Station> {
  const outsideModule = record({ id: anyPart, lying: count, seated: count, activated: BOOLEAN });
  return record({
    coins: count,
    score: count,
    damage: integer(min, max),
    dome: count,
    spent: count,
    outside: keyed(OUTSIDE_ARMS, list(outsideModule)),
    shipyard: cards,
    oxygen: list(record({ id: anyPart, used: BOOLEAN })),
    research: cards,
    extensions: list(oneOf(EXTENSIONS)),
    plantUses: count,
    passed: integer(0, 4),
    droppedAll: BOOLEAN,
  });
}

function rowShape(cards: Shape<string[]>): Shape<Row> {
  return record({
    row: rowNumber,
    cards,
    size: integer(0, 3),
    status: oneOf(ROW_STATUSES),
    owner: optional(station),
    winner: optional(station),
    price: optional(count),
  });
}

function frameShape(card: Shape<string>): Shape<Frame> {
  const ofStation = { station };
  const ofSeat = { seat: station };
  const bottle = { seat: station, card: anyPart, index: integer(0, 1), ended: list(anyPart) };
  return tagged('kind', {
    roundStart: {},
    turnStart: ofStation,
    endPhaseA: {},
    dealMarket: {},
    fillRows: {},
    buildMarket: ofStation,
    revealRows: {},
    nextAuction: { opener: station },
    soloAuction: { row: rowNumber },
    build: { station, cards: list(card) },
    hit: { station, card },
    phaseD: {},
    finalScoring: {},
    turn: ofSeat,
    bottle,
    land: { ...bottle, arm: oneOf(OUTSIDE_ARMS), from: integer(1) },
    activate: { seat: station, ended: list(anyPart) },
    destroy: ofStation,
    market: {
      asked: list(station),
      answers: list(record({ seat: station, answer: list(card) })),
    },
    place: { seat: station, cards: list(card, 1) },
    row: ofSeat,
    openBid: ofSeat,
    bid: { seat: station, opener: station },
    maximum: ofSeat,
    extra: { seat: station, row: rowNumber, left: count, pushed: count },
    keep: {},
    soloBid: { row: rowNumber },
  });
}

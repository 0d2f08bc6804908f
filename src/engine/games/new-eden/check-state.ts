import { err, ok, type Result } from '../../core/result.ts';
import type { Box } from './box.ts';
import { DECKS, EXTENSIONS, OUTSIDE_ARMS } from './components.ts';
import type { Frame } from './frame.ts';
import { byKey, flag, int, list, oneOf, readAll, record, tagged, text, type Shape } from './shape.ts';
import { PHASES, ROW_STATUSES, type State } from './state.ts';

/** What a stored state must look like before the rules touch it. */
export function stateChecker(box: Box): (json: unknown) => Result<State, string> {
  const shape = stateShape(box);
  return (json) => {
    const { value, complaints } = readAll(shape, json);
    return value === undefined ? err(complaints[0] ?? 'not a state') : ok(value);
  };
}

const count = int(0);
const word32 = int(0, 0xffff_ffff);
const station = int(0, 3);
const rowNumber = int(1, 4);

function stateShape({ set }: Box): Shape<State> {
  const card = oneOf(set.cards.list.map(({ id }) => id));
  const anyPart = text(/^[A-Z0-9]{2}-[A-Z]{2}[1-9]$/);
  const bonus = oneOf(set.bonusCards.cards.map(({ id }) => id));
  const cards = list(card);
  const outsideModule = record({ id: anyPart, lying: count, seated: count, activated: flag });
  const stationShape = record({
    coins: count,
    score: count,
    damage: int(set.damageTrack.min, set.damageTrack.max),
    dome: count,
    spent: count,
    outside: byKey(OUTSIDE_ARMS, list(outsideModule)),
    shipyard: cards,
    oxygen: list(record({ id: anyPart, used: flag })),
    research: cards,
    extensions: list(oneOf(EXTENSIONS)),
    plantUses: count,
    passed: int(0, 4),
    droppedAll: flag,
  });
  const row = record(
    { row: rowNumber, cards, size: int(0, 3), status: oneOf(ROW_STATUSES) },
    { owner: station, winner: station, price: count },
  );
  const auction = record({
    row: rowNumber,
    bids: list(record({ station, coins: count })),
    in: list(station),
    maxima: list(record({ seat: station, coins: count })),
  });
  return record(
    {
      frames: list(frameShape(card, anyPart)),
      rng: record({ a: word32, b: word32, c: word32, counter: word32 }),
      set: record({ id: text(), version: count, hash: text() }),
      options: record({ soloLevel: int(0, 3), openCoins: flag, standingBids: flag }),
      seats: int(1, 4),
      round: int(1, 3),
      phase: oneOf(PHASES),
      holder: station,
      stations: list(stationShape, 2, 4),
      supply: count,
      decks: byKey(DECKS, cards),
      bonusDeck: list(bonus),
      bonus: list(bonus),
      pastBonus: list(bonus),
      display: list(record({ card, row: rowNumber, column: int(1, 3) })),
      openBox: cards,
      unseenBox: cards,
      hands: list(cards, 2, 4),
      bought: list(cards, 2, 4),
      rows: list(row, 0, 4),
    },
    { auction, deepThought: record({ activated: flag }) },
  );
}

function frameShape(card: Shape<string>, anyPart: Shape<string>): Shape<Frame> {
  const nothing = record({});
  const ofSeat = record({ seat: station });
  const bottle = { seat: station, card: anyPart, index: int(0, 1), ended: list(anyPart) };
  return tagged('kind', {
    roundStart: nothing,
    turnStart: record({ station }),
    endPhaseA: nothing,
    dealMarket: nothing,
    fillRows: nothing,
    buildMarket: record({ station }),
    revealRows: nothing,
    nextAuction: record({ opener: station }),
    soloAuction: record({ row: rowNumber }),
    build: record({ station, cards: list(card) }),
    hit: record({ station, card }),
    phaseD: nothing,
    finalScoring: nothing,
    turn: ofSeat,
    bottle: record(bottle),
    land: record({ ...bottle, arm: oneOf(OUTSIDE_ARMS), from: int(1) }),
    activate: record({ seat: station, ended: list(anyPart) }),
    destroy: record({ station }),
    market: record({
      asked: list(station),
      answers: list(record({ seat: station, answer: list(card) })),
    }),
    place: record({ seat: station, cards: list(card, 1) }),
    row: ofSeat,
    openBid: ofSeat,
    bid: record({ seat: station, opener: station }),
    maximum: ofSeat,
    extra: record({ seat: station, row: rowNumber, left: count, pushed: count }),
    keep: nothing,
    soloBid: record({ row: rowNumber }),
  });
}

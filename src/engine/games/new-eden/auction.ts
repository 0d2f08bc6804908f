import type { RefusalReason, Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Action } from './actions.ts';
import { answeredBy, singleWithOpenCoins, type Answer } from './answers.ts';
import { extend, plant } from './free-actions.ts';
import { refuse, say } from './messages.ts';
import { bidBelow, otherQuestion } from './answers.ts';
import { coinsMissing, payCoins } from './purse.ts';
import {
  isDeepThought,
  othersOf,
  putAway,
  rowOf,
  stationOf,
  whose,
  type Auction,
  type Automatic,
  type Bid,
  type Frame,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type Row,
  type State,
  type StationIndex,
} from './state.ts';

/** NED-C-1 */
export const revealRows: Automatic<'revealRows'> = ({ draft, emit }) => {
  draft.phase = 'C';
  for (const row of draft.rows) {
    row.status = 'open';
    row.size = row.cards.length;
  }
  const [row1 = [], row2 = [], row3 = [], row4 = []] = draft.rows.map(({ cards }) => [...cards]);
  emit({ type: 'rowsRevealed', row1, row2, row3, row4 });
  follow(
    draft,
    draft.deepThought === undefined ? { kind: 'nextAuction', opener: draft.holder } : { kind: 'keep' },
  );
};

function openRows({ state }: Position): readonly Row[] {
  return state.rows.filter(({ status }) => status === 'open');
}

/** NED-C-9, NED-C-10 */
export const nextAuction: Automatic<'nextAuction'> = (play, { opener }) => {
  follow(play.draft, openRows(play).length === 0 ? { kind: 'phaseD' } : { kind: 'row', seat: opener });
};

const chooseRow: Answer<'row'> = {
  candidates: ({ state }) => state.rows.map(({ row: number }) => ({ verb: 'row', row: number })),
  whyNot: ({ state }, _frame, _seat, action) =>
    state.rows.some(({ row: number, status }) => number === action.row && status === 'open')
      ? undefined
      : refuse('NED-C-2', 'why.rowDone', { row: action.row }),
  word({ components, state }, _frame, _seat, action) {
    const { cards, size } = rowOf(state, action.row);
    return {
      label: say('do.row', { row: action.row, cards: cards.length }),
      detail: say('detail.row', {
        actions: components.auction.actionsByCards[size] ?? 0,
        ...(cards.length === 0 ? {} : { cards }),
      }),
      target: `row:${action.row}`,
    };
  },
  resolve(play, _frame, seat, action) {
    openAuction(play, action.row, { seat });
    follow(play.draft, { kind: 'openBid', seat });
  },
};

/** NED-C-2: the last row is chosen by itself, whatever free actions there are (NED-R46). */
export const row: Question<'row'> = {
  ...answeredBy<'row'>({ row: chooseRow, plant, extend }),
  seats: (_at, { seat }) => [seat],
  ask: () => say('ask.row'),
  whenForced(at) {
    const [only, ...others] = openRows(at);
    return only === undefined || others.length > 0 ? undefined : { verb: 'row', row: only.row };
  },
};

/** Everybody is in who has not dropped out of all auctions (NED-C-12). */
export function openAuction({ draft, emit }: Play, number: number, by: { seat?: Seat }): void {
  const seats = draft.stations.flatMap(({ droppedAll }, index) =>
    droppedAll || isDeepThought(draft, index) ? [] : [index],
  );
  draft.auction = { row: number, bids: [], in: seats, maxima: [] };
  emit({ type: 'rowChosen', ...by, row: number });
}

export function auctionOf(state: State): Auction {
  if (state.auction === undefined) throw new Error('no auction');
  return state.auction;
}

export function highestBid(state: State): Bid | undefined {
  return state.auction?.bids.at(-1);
}

/** What may be bid now: from the smallest step to the own coins, at most a jump above the highest bid (NED-R49). */
export function bidRange({ components, state }: Position, seat: Seat): { least: number; most: number } {
  const { minBid, maxJump } = components.auction;
  const high = highestBid(state)?.coins ?? 0;
  const least = Math.max(high + 1, minBid);
  return { least, most: Math.min(stationOf(state, seat).coins, high + maxJump) };
}

function steps(at: Position, seat: Seat): readonly number[] {
  const { least, most } = bidRange(at, seat);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step);
}

function whyNoBid(at: Position, seat: Seat, rule: string, coins: number): RefusalReason | undefined {
  const { least, most } = bidRange(at, seat);
  if (coins < least) return refuse(rule, 'why.bidTooLow', { least });
  if (coins <= most) return undefined;
  return coinsMissing(at, seat, rule, coins) ?? refuse('NED-R49', 'why.bidTooHigh', { most });
}

function coinsLeft({ state }: Position, seat: Seat, coins: number): ReturnType<typeof say> {
  return say('detail.coinsLeft', { coins: stationOf(state, seat).coins - coins });
}

/** A bid of 0 stays out: only who opens may. */
const bidding: Answer<'bid', FrameOf<'openBid' | 'bid'>> = {
  candidates: (at, frame, seat) =>
    [...(frame.kind === 'openBid' ? [0] : []), ...steps(at, seat)].map((coins) => ({ verb: 'bid', coins })),
  whyNot(at, frame, seat, { coins }) {
    if (frame.kind === 'bid') return whyNoBid(at, seat, 'NED-C-4', coins);
    return coins === 0 ? undefined : whyNoBid(at, seat, 'NED-C-3', coins);
  },
  word: (at, _frame, seat, { coins }) =>
    coins === 0
      ? { label: say('do.bidNone'), group: 'group.drop' }
      : { label: say('do.bid', { coins }), detail: coinsLeft(at, seat, coins), group: 'group.bid' },
  resolve(play, frame, seat, { coins }) {
    makeBid(play, seat, coins);
    goOn(play, seat, frame.kind === 'bid' ? frame.opener : seat);
  },
};

/** A standing maximum may be left wherever a bid may be made. */
const maximumVerb: Answer<'maximum', FrameOf<'openBid' | 'bid'>> = {
  candidates: () => [{ verb: 'maximum' }],
  whyNot(at, frame, seat) {
    if (!at.state.options.standingBids) return refuse('NED-STAND-1', 'why.noStandingBids');
    const rule = frame.kind === 'openBid' ? 'NED-C-3' : 'NED-STAND-1';
    return whyNoBid(at, seat, rule, bidRange(at, seat).least);
  },
  word: () => ({ label: say('do.maximum'), detail: say('detail.maximum'), group: 'group.bid' }),
  resolve(play, frame, seat) {
    follow(play.draft, { kind: 'maximum', seat }, frame);
  },
};

export const drop: Answer<'drop', FrameOf<'bid' | 'soloBid'>> = {
  candidates: () => [{ verb: 'drop' }],
  word: (_at, _frame, seat) => ({ label: say('do.drop'), group: 'group.drop', target: `pass:${seat}` }),
  resolve(play, frame, seat) {
    dropOut(play, seat, false);
    if (frame.kind === 'bid') goOn(play, seat, frame.opener);
    else endAuction(play);
  },
};

const dropAll: Answer<'drop-all', FrameOf<'bid'>> = {
  candidates: () => [{ verb: 'drop-all' }],
  word: () => ({ label: say('do.dropAll'), detail: say('detail.dropAll'), group: 'group.drop' }),
  resolve(play, { opener }, seat) {
    dropOut(play, seat, true);
    goOn(play, seat, opener);
  },
};

/** NED-STAND-2: the smallest step, as long as the seat's own standing maximum allows it. */
function standingBid(at: Position, seat: Seat): Action | undefined {
  const standing = auctionOf(at.state).maxima.find((candidate) => candidate.seat === seat);
  const { least, most } = bidRange(at, seat);
  const allowed = standing !== undefined && least <= Math.min(standing.coins, most);
  return allowed ? { verb: 'bid', coins: least } : undefined;
}

function standingOrOnlyBid(
  at: Position,
  frame: Frame,
  seat: Seat,
  legal: Iterable<Action>,
): Action | undefined {
  return standingBid(at, seat) ?? singleWithOpenCoins(at, frame, seat, legal);
}

/** NED-C-3: opening at 0 means to stay out. */
export const openBid: Question<'openBid'> = {
  ...answeredBy<'openBid'>({ bid: bidding, maximum: maximumVerb, plant, extend }),
  seats: (_at, { seat }) => [seat],
  ask: ({ state }) => say('ask.openBid', { row: auctionOf(state).row }),
  whenForced: standingOrOnlyBid,
};

/** NED-C-4, NED-C-11, NED-C-12 */
export const bid: Question<'bid'> = {
  ...answeredBy<'bid'>({ bid: bidding, maximum: maximumVerb, drop, 'drop-all': dropAll, plant, extend }),
  seats: (_at, { seat }) => [seat],
  ask({ state }) {
    const highest = highestBid(state);
    return say('ask.bid', {
      row: auctionOf(state).row,
      high: highest?.coins ?? 0,
      ...(highest === undefined ? {} : { bidder: highest.station }),
    });
  },
  whenForced: standingOrOnlyBid,
};

/**
 * The secret question of a standing maximum: the bid that it belongs to lies below and is made by `standingBid`. Who
 * changes their mind may still do without.
 */
export const maximum: Question<'maximum'> = {
  ...answeredBy<'maximum'>({
    limit: {
      candidates: (at, _frame, seat) => steps(at, seat).map((coins) => ({ verb: 'limit', coins })),
      whyNot: (at, _frame, seat, { coins }) => whyNoBid(at, seat, 'NED-STAND-1', coins),
      word: (at, _frame, seat, { coins }) => ({
        label: say('do.limit', { coins }),
        detail: coinsLeft(at, seat, coins),
        group: 'group.limit',
      }),
      resolve({ draft, emit }, _frame, seat, { coins }) {
        const auction = auctionOf(draft);
        const others = auction.maxima.filter((standing) => standing.seat !== seat);
        auction.maxima = [...others, { seat, coins }].sort((a, b) => a.seat - b.seat);
        emit({ type: 'maximumSet', seat, row: auction.row, coins });
      },
    },
    bid: {
      candidates: ({ state }) => (bidBelow(state).kind === 'openBid' ? [{ verb: 'bid', coins: 0 }] : []),
      whyNot: (at, _frame, seat, action) =>
        bidBelow(at.state).kind === 'openBid' && action.coins === 0
          ? undefined
          : otherQuestion(at, seat, action),
      word: () => ({ label: say('do.bidNone'), group: 'group.drop' }),
      resolve: answerBelow,
    },
    drop: {
      candidates: ({ state }) => (bidBelow(state).kind === 'bid' ? [{ verb: 'drop' }] : []),
      whyNot: (at, _frame, seat, action) =>
        bidBelow(at.state).kind === 'bid' ? undefined : otherQuestion(at, seat, action),
      word: (_at, _frame, seat) => ({ label: say('do.drop'), group: 'group.drop', target: `pass:${seat}` }),
      resolve: answerBelow,
    },
  }),
  seats: (_at, { seat }) => [seat],
  /** to everybody it is the question of the bid: that a maximum is being thought about is secret (NED-STAND-3) */
  ask(at, _frame, seat) {
    const below = bidBelow(at.state);
    return below.kind === 'bid' ? bid.ask(at, below, seat) : openBid.ask(at, below, seat);
  },
};

function answerBelow(play: Play, _frame: unknown, seat: Seat, action: Action): void {
  const below = bidBelow(play.draft);
  play.draft.frames.pop();
  if (below.kind === 'bid') bid.resolve(play, below, seat, action);
  else openBid.resolve(play, below, seat, action);
}

/** A bid of 0 takes the opener out (NED-R44: for good). */
export function makeBid({ draft, emit }: Play, station: StationIndex, coins: number): void {
  const auction = auctionOf(draft);
  emit({ type: 'bidMade', ...whose(draft, station), row: auction.row, coins });
  if (coins === 0) auction.in = auction.in.filter((seat) => seat !== station);
  else auction.bids.push({ station, coins });
  auction.maxima = auction.maxima.filter((standing) => standing.seat !== station || standing.coins >= coins);
}

function dropOut({ draft, emit }: Play, seat: Seat, all: boolean): void {
  const auction = auctionOf(draft);
  auction.in = auction.in.filter((other) => other !== seat);
  auction.maxima = auction.maxima.filter((standing) => standing.seat !== seat);
  if (all) stationOf(draft, seat).droppedAll = true;
  emit({ type: 'droppedOut', seat, row: auction.row, all: all ? 1 : 0 });
}

/** NED-C-5: until the highest bidder is alone, or nobody is left; after an unsold row the same opener (NED-R20). */
function goOn(play: Play, seat: Seat, opener: Seat): void {
  const { draft } = play;
  const { in: seats } = auctionOf(draft);
  const highest = highestBid(draft);
  const next = othersOf(draft, seat).find((other) => seats.includes(other));
  if (next !== undefined && next !== highest?.station) {
    follow(draft, { kind: 'bid', seat: next, opener });
    return;
  }
  follow(draft, { kind: 'nextAuction', opener: highest?.station ?? opener });
  endAuction(play);
}

/** NED-C-6, NED-C-7: what comes after the auction must lie on the stack already. */
export function endAuction(play: Play): void {
  const { components, draft, emit } = play;
  const sold = rowOf(draft, auctionOf(draft).row);
  const highest = highestBid(draft);
  const { cards } = sold;
  sold.cards = [];
  delete draft.auction;
  if (highest === undefined) {
    sold.status = 'unsold';
    putAway(draft.openBox, cards);
    emit({ type: 'rowUnsold', row: sold.row, cards });
    return;
  }
  const { station, coins } = highest;
  sold.status = 'sold';
  sold.winner = station;
  sold.price = coins;
  emit({ type: 'rowSold', ...whose(draft, station), row: sold.row, coins, cards });
  payCoins(play, station, coins, say('cause.bid', { row: sold.row }));
  const left = components.auction.actionsByCards[sold.size] ?? 0;
  if (!isDeepThought(draft, station))
    follow(draft, { kind: 'extra', seat: station, row: sold.row, left, pushed: 0 });
  follow(draft, { kind: 'build', station, cards });
}

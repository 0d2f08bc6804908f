import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Action } from './action.ts';
import { single, singleWithOpenCoins, unexpected, type Asked, type Runs } from './asked.ts';
import { freeActions, isFree, takeFreeAction } from './free-actions.ts';
import type { BidFrame, Frame, OpenBidFrame } from './frame.ts';
import { say } from './messages.ts';
import { payCoins } from './purse.ts';
import {
  isDeepThought,
  othersOf,
  putAway,
  rowOf,
  stationOf,
  whose,
  type Auction,
  type Bid,
  type Now,
  type Play,
  type Row,
  type State,
  type StationIndex,
} from './state.ts';

/** NED-C-1 */
export const revealRows: Runs<'revealRows'> = ({ draft, emit }) => {
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

export function openRows({ state }: Now): readonly Row[] {
  return state.rows.filter(({ status }) => status === 'open');
}

/** NED-C-9, NED-C-10 */
export const nextAuction: Runs<'nextAuction'> = (play, { opener }) => {
  follow(play.draft, openRows(play).length === 0 ? { kind: 'phaseD' } : { kind: 'row', seat: opener });
};

/** NED-C-2: the last row is chosen by itself, whatever free actions there are (NED-R46). */
export const row: Asked<'row'> = {
  verbs: ['row', 'plant', 'extend'],
  seats: (_now, { seat }) => [seat],
  legal: (now, _frame, seat) => [...rowChoices(now), ...freeActions(now, seat)],
  ask: () => say('ask.row'),
  forced: (now, frame, seat) => single(now, frame, seat, rowChoices(now)),
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
    } else if (action.verb === 'row') {
      openAuction(play, action.row, { seat });
      follow(play.draft, { kind: 'openBid', seat });
    } else unexpected(action);
  },
};

function rowChoices(now: Now): readonly Action[] {
  return openRows(now).map(({ row: number }) => ({ verb: 'row', row: number }));
}

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
export function bidRange({ box, state }: Now, seat: Seat): { least: number; most: number } {
  const { minBid, maxJump } = box.set.auction;
  const high = highestBid(state)?.coins ?? 0;
  const least = Math.max(high + 1, minBid);
  return { least, most: Math.min(stationOf(state, seat).coins, high + maxJump) };
}

function bids(now: Now, seat: Seat): readonly Action[] {
  const { least, most } = bidRange(now, seat);
  const steps = Math.max(0, most - least + 1);
  return Array.from({ length: steps }, (_, step) => ({ verb: 'bid', coins: least + step }));
}

/** A standing maximum may be left wherever a bid may be made. */
function maximum(now: Now, seat: Seat): readonly Action[] {
  const { least, most } = bidRange(now, seat);
  return now.state.options.standingBids && least <= most ? [{ verb: 'maximum' }] : [];
}

/** NED-STAND-2: the smallest step, as long as the seat's own standing maximum allows it. */
function standingBid(now: Now, seat: Seat): Action | undefined {
  const standing = auctionOf(now.state).maxima.find((candidate) => candidate.seat === seat);
  const { least, most } = bidRange(now, seat);
  const allowed = standing !== undefined && least <= Math.min(standing.coins, most);
  return allowed ? { verb: 'bid', coins: least } : undefined;
}

/** NED-C-3: opening at 0 means to stay out. */
export const openBid: Asked<'openBid'> = {
  verbs: ['bid', 'maximum', 'plant', 'extend'],
  seats: (_now, { seat }) => [seat],
  legal: (now, _frame, seat) => [
    { verb: 'bid', coins: 0 },
    ...bids(now, seat),
    ...maximum(now, seat),
    ...freeActions(now, seat),
  ],
  ask: ({ state }) => say('ask.openBid', { row: auctionOf(state).row }),
  forced: (now, frame, seat, legal) => standingBid(now, seat) ?? singleWithOpenCoins(now, frame, seat, legal),
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
    } else if (action.verb === 'maximum') follow(play.draft, { kind: 'maximum', seat }, frame);
    else if (action.verb === 'bid') {
      makeBid(play, seat, action.coins);
      goOn(play, seat, seat);
    } else unexpected(action);
  },
};

/** NED-C-4, NED-C-11, NED-C-12 */
export const bid: Asked<'bid'> = {
  verbs: ['bid', 'maximum', 'drop', 'dropAll', 'plant', 'extend'],
  seats: (_now, { seat }) => [seat],
  legal: (now, _frame, seat) => [
    ...bids(now, seat),
    ...maximum(now, seat),
    { verb: 'drop' },
    { verb: 'dropAll' },
    ...freeActions(now, seat),
  ],
  ask({ state }) {
    const highest = highestBid(state);
    return say('ask.bid', {
      row: auctionOf(state).row,
      high: highest?.coins ?? 0,
      ...(highest === undefined ? {} : { bidder: highest.station }),
    });
  },
  forced: (now, frame, seat, legal) => standingBid(now, seat) ?? singleWithOpenCoins(now, frame, seat, legal),
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
    } else if (action.verb === 'maximum') follow(play.draft, { kind: 'maximum', seat }, frame);
    else {
      if (action.verb === 'bid') makeBid(play, seat, action.coins);
      else if (action.verb === 'drop' || action.verb === 'dropAll')
        dropOut(play, seat, action.verb === 'dropAll');
      else unexpected(action);
      goOn(play, seat, frame.opener);
    }
  },
};

/**
 * The secret question of a standing maximum: the bid that it belongs to lies below and is made by `standingBid`. Who
 * changes his mind may still do without.
 */
export const maximumQuestion: Asked<'maximum'> = {
  verbs: ['limit', 'bid', 'drop'],
  seats: (_now, { seat }) => [seat],
  legal(now, _frame, seat) {
    const limits = bids(now, seat).map((step): Action =>
      step.verb === 'bid' ? { verb: 'limit', coins: step.coins } : step,
    );
    const below = bidBelow(now.state);
    return [...limits, below.kind === 'bid' ? { verb: 'drop' } : { verb: 'bid', coins: 0 }];
  },
  /** to everybody it is the question of the bid: that a maximum is being thought about is secret (NED-STAND-3) */
  ask(now) {
    const below = bidBelow(now.state);
    return below.kind === 'bid' ? bid.ask(now, below) : openBid.ask(now, below);
  },
  resolve(play, _frame, seat, action) {
    if (action.verb === 'limit') {
      const auction = auctionOf(play.draft);
      const others = auction.maxima.filter((standing) => standing.seat !== seat);
      auction.maxima = [...others, { seat, coins: action.coins }].sort((a, b) => a.seat - b.seat);
      play.emit({ type: 'maximumSet', seat, row: auction.row, coins: action.coins });
      return;
    }
    const below = bidBelow(play.draft);
    play.draft.frames.pop();
    if (below.kind === 'bid') bid.resolve(play, below, seat, action);
    else openBid.resolve(play, below, seat, action);
  },
};

/** The bid that is being decided, also under the question of a standing maximum. */
export function bidBelow(state: State): BidFrame | OpenBidFrame {
  const found = state.frames.findLast(({ kind }) => kind === 'bid' || kind === 'openBid');
  if (found?.kind !== 'bid' && found?.kind !== 'openBid') throw new Error('no bid is asked for');
  return found;
}

/** A bid of 0 takes the opener out (NED-R44: for good). */
export function makeBid({ draft, emit }: Play, station: StationIndex, coins: number): void {
  const auction = auctionOf(draft);
  emit({ type: 'bidMade', ...whose(draft, station), row: auction.row, coins });
  if (coins === 0) auction.in = auction.in.filter((seat) => seat !== station);
  else auction.bids.push({ station, coins });
  auction.maxima = auction.maxima.filter((standing) => standing.seat !== station || standing.coins >= coins);
}

export function dropOut({ draft, emit }: Play, seat: Seat, all: boolean): void {
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
  const { box, draft, emit } = play;
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
  const extra: Frame = {
    kind: 'extra',
    seat: station,
    row: sold.row,
    left: box.set.auction.actionsByCards[sold.size] ?? 0,
    pushed: 0,
  };
  follow(draft, { kind: 'build', station, cards }, ...(isDeepThought(draft, station) ? [] : [extra]));
}

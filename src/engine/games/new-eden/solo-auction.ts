import { follow } from '../../core/frames.ts';
import { single, singleWithOpenCoins, unexpected, type Asked, type Runs } from './asked.ts';
import { auctionOf, dropOut, endAuction, highestBid, makeBid, openAuction, openRows } from './auction.ts';
import { bidOfDeepThought } from './deep-thought.ts';
import { freeActions, isFree, takeFreeAction } from './free-actions.ts';
import { say } from './messages.ts';
import { putAway, stationOf, type Now } from './state.ts';

const HUMAN = 0;

/** NED-SOLO-9: a row that holds cards is kept, the others with cards are cleared (NED-R30, NED-R56). */
export const keep: Asked<'keep'> = {
  verbs: ['keep'],
  seats: () => [HUMAN],
  legal: (now) =>
    openRows(now)
      .filter(({ cards }) => cards.length > 0)
      .map(({ row }) => ({ verb: 'keep', row })),
  ask: () => say('ask.keep'),
  forced: single,
  resolve({ box, draft, emit }, _frame, _seat, action) {
    if (action.verb !== 'keep') return unexpected(action);
    const { emptyRow } = box.set.solo;
    const cleared = draft.rows.filter(({ row }) => row !== action.row && row !== emptyRow);
    const cards = cleared.flatMap((row) => row.cards);
    for (const row of cleared) {
      row.status = 'blocked';
      row.cards = [];
    }
    putAway(draft.openBox, cards);
    emit({ type: 'rowsCleared', kept: action.row, cards });
    follow(
      draft,
      { kind: 'soloAuction', row: action.row },
      { kind: 'soloAuction', row: emptyRow },
      { kind: 'phaseD' },
    );
  },
};

/** NED-SOLO-10: Deep Thought bids first; half of nothing is no bid (NED-R57). */
export const soloAuction: Runs<'soloAuction'> = (play, { row }) => {
  openAuction(play, row, {});
  const coins = bidOfDeepThought(play);
  if (coins > 0) makeBid(play, play.box.set.solo.station, coins);
  follow(play.draft, { kind: 'soloBid', row });
};

/** What the human must bid: one more than Deep Thought. */
export function humanBid({ state }: Pick<Now, 'state'>): number {
  return (highestBid(state)?.coins ?? 0) + 1;
}

/** NED-SOLO-11 */
export const soloBid: Asked<'soloBid'> = {
  verbs: ['bid', 'drop', 'plant', 'extend'],
  seats: () => [HUMAN],
  legal(now, _frame, seat) {
    const coins = humanBid(now);
    return [
      ...(coins <= stationOf(now.state, seat).coins ? [{ verb: 'bid', coins } as const] : []),
      { verb: 'drop' },
      ...freeActions(now, seat),
    ];
  },
  ask: ({ state }) => say('ask.soloBid', { row: auctionOf(state).row, coins: highestBid(state)?.coins ?? 0 }),
  forced: singleWithOpenCoins,
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
      return;
    }
    if (action.verb === 'bid') makeBid(play, seat, action.coins);
    else if (action.verb === 'drop') dropOut(play, seat, false);
    else unexpected(action);
    endAuction(play);
  },
};

import { follow } from '../../core/frames.ts';
import { answeredBy, singleWithOpenCoins, type Answer } from './answers.ts';
import { auctionOf, drop, endAuction, highestBid, makeBid, openAuction } from './auction.ts';
import { takeDamage } from './damage.ts';
import { lastDisplayed, leaveDisplay, priceOf } from './display.ts';
import { extend, plant } from './free-actions.ts';
import { refuse, say } from './messages.ts';
import { gainYield, yieldOf } from './oxygen.ts';
import { coinsMissing } from './purse.ts';
import { outsideModules } from './station.ts';
import {
  putAway,
  rowOf,
  stationOf,
  turnAfter,
  type Automatic,
  type Displayed,
  type FrameOf,
  type Play,
  type Position,
  type Question,
  type StationIndex,
} from './state.ts';
import { passWith } from './turn.ts';

/* The game of one player against Deep Thought, who never decides. */

const HUMAN = 0;

/** NED-SOLO-3, NED-SOLO-5 */
export function takeDeepThoughtsTurn(play: Play, index: StationIndex): void {
  follow(play.draft, turnAfter(play.draft, index));
  const card = lastDisplayed(play);
  const { deepThought } = play.draft;
  if (deepThought === undefined) throw new Error('no Deep Thought here');
  if (card !== undefined) takeCard(play, index, card);
  else if (!deepThought.activated) {
    deepThought.activated = true;
    activateAll(play, index);
  } else passWith(play, index);
}

/** NED-R28: only the price is waived, the row's damage step is not. */
function takeCard(play: Play, index: StationIndex, { card, row, column }: Displayed): void {
  play.emit({ type: 'deepThoughtTook', card, row, column });
  leaveDisplay(play, { card, row, column });
  follow(play.draft, { kind: 'build', station: index, cards: [card] });
  takeDamage(play, index, priceOf(play, row).damage, say('cause.row', { row }));
}

/** NED-SOLO-5: all its modules in one action, without deeples. */
function activateAll(play: Play, index: StationIndex): void {
  const modules = outsideModules(stationOf(play.draft, index));
  for (const module of modules) module.activated = true;
  const ids = modules.map(({ id }) => id);
  play.emit({ type: 'deepThoughtActivated', ...yieldOf(play, ids) });
  gainYield(play, index, ids, say('cause.activation'));
}

/** NED-SOLO-7: so many of its first-dealt cards it builds in phase B. */
export function marketCardsOfDeepThought({ components, state }: Position): number {
  return components.solo.marketCardsByLevel[state.options.soloLevel] ?? 0;
}

/** NED-SOLO-9: a row that holds cards is kept, the others with cards are cleared (NED-R30, NED-R56). */
export const keep: Question<'keep'> = {
  ...answeredBy<'keep'>({
    keep: {
      candidates: ({ state }) => state.rows.map(({ row }) => ({ verb: 'keep', row })),
      whyNot: ({ state }, _frame, _seat, action) =>
        state.rows.some(
          ({ row, status, cards }) => row === action.row && status === 'open' && cards.length > 0,
        )
          ? undefined
          : refuse('NED-SOLO-9', 'why.rowEmpty', { row: action.row }),
      word: (at, _frame, _seat, { row }) => ({
        label: say('do.keep', { row, cards: rowOf(at.state, row).cards }),
        detail: say('detail.keep', { coins: bidOfDeepThought(at) }),
        target: `row:${row}`,
      }),
      resolve({ components, draft, emit }, _frame, _seat, action) {
        const { emptyRow } = components.solo;
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
    },
  }),
  seats: () => [HUMAN],
  ask: () => say('ask.keep'),
  whenForced: 'auto',
};

/** NED-SOLO-10: Deep Thought bids first; half of nothing is no bid (NED-R57). */
export const soloAuction: Automatic<'soloAuction'> = (play, { row }) => {
  openAuction(play, row, {});
  const coins = bidOfDeepThought(play);
  if (coins > 0) makeBid(play, play.components.solo.station, coins);
  follow(play.draft, { kind: 'soloBid', row });
};

/** NED-SOLO-10, NED-R29: half its coins, half a coin rounded up. */
export function bidOfDeepThought({ components, state }: Position): number {
  const { numerator, denominator } = components.solo.bid;
  const { coins } = stationOf(state, components.solo.station);
  return Math.floor((2 * coins * numerator + denominator) / (2 * denominator));
}

/** NED-SOLO-11: one coin more than Deep Thought, or nothing. */
const bidOneMore: Answer<'bid', FrameOf<'soloBid'>> = {
  candidates: ({ state }) => [{ verb: 'bid', coins: (highestBid(state)?.coins ?? 0) + 1 }],
  whyNot(at, _frame, seat, action) {
    const coins = (highestBid(at.state)?.coins ?? 0) + 1;
    const missing = coinsMissing(at, seat, 'NED-SOLO-11', coins);
    if (missing !== undefined || action.coins === coins) return missing;
    return refuse('NED-SOLO-11', 'why.soloBid', { coins });
  },
  word: ({ state }, _frame, seat, { coins }) => ({
    label: say('do.bid', { coins }),
    detail: say('detail.coinsLeft', { coins: stationOf(state, seat).coins - coins }),
    group: 'group.bid',
  }),
  worthTelling: ({ state }) => {
    const coins = (highestBid(state)?.coins ?? 0) + 1;
    return [{ action: { verb: 'bid', coins }, label: say('do.bid', { coins }) }];
  },
  resolve(play, _frame, seat, { coins }) {
    makeBid(play, seat, coins);
    endAuction(play);
  },
};

export const soloBid: Question<'soloBid'> = {
  ...answeredBy<'soloBid'>({ bid: bidOneMore, drop, plant, extend }),
  seats: () => [HUMAN],
  ask({ components, state }) {
    const { row } = auctionOf(state);
    const { cards, size } = rowOf(state, row);
    return say('ask.soloBid', {
      row,
      coins: highestBid(state)?.coins ?? 0,
      cards: cards.length,
      actions: components.auction.actionsByCards[size] ?? 0,
    });
  },
  whenForced: singleWithOpenCoins,
};

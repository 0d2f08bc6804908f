import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import type { Action, ActionOf } from './action.ts';
import { takeDamage } from './damage.ts';
import { displayedAt, leaveDisplay, priceOf } from './display.ts';
import { freeActions, isFree, takeFreeAction } from './free-actions.ts';
import { say } from './messages.ts';
import { oxygenActions, useOxygen } from './oxygen.ts';
import { pass } from './passing.ts';
import { nextTurn } from './turn-order.ts';
import { payCoins } from './purse.ts';
import { singleWithOpenCoins, unexpected, type Asked } from './asked.ts';
import { stationOf, type Now, type Play } from './state.ts';

/** NED-A-3: free actions, then exactly one of buying, oxygen and passing. */
export const turn: Asked<'turn'> = {
  verbs: ['buy', 'oxygen', 'plant', 'extend', 'pass'],
  seats: (_now, { seat }) => [seat],
  legal: (now, _frame, seat) => [
    ...buys(now, seat),
    ...oxygenActions(stationOf(now.state, seat)),
    ...freeActions(now, seat),
    { verb: 'pass' },
  ],
  ask: () => say('ask.turn'),
  forced: singleWithOpenCoins,
  resolve(play, frame, seat, action) {
    if (isFree(action)) {
      follow(play.draft, frame);
      takeFreeAction(play, seat, action);
      return;
    }
    nextTurn(play, seat);
    if (action.verb === 'buy') buy(play, seat, action);
    else if (action.verb === 'oxygen') useOxygen(play, seat, action.card);
    else if (action.verb === 'pass') pass(play, seat);
    else unexpected(action);
  },
};

/** NED-BUY-1 */
function buys(now: Now, seat: Seat): readonly Action[] {
  const { coins } = stationOf(now.state, seat);
  return now.state.display
    .filter(({ row }) => priceOf(now, row).coins <= coins)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ row, column }) => ({ verb: 'buy', row, column }));
}

/** NED-BUY-1, NED-BUY-2, NED-BUY-3, NED-BUY-4: the row's damage comes before the building (NED-R40). */
function buy(play: Play, seat: Seat, { row, column }: ActionOf<'buy'>): void {
  const bought = displayedAt(play, row, column);
  if (bought === undefined) throw new Error(`no card at ${row}-${column}`);
  const { coins, damage } = priceOf(play, row);
  play.emit({ type: 'bought', seat, card: bought.card, row });
  payCoins(play, seat, coins, say('cause.price', { row }));
  leaveDisplay(play, bought);
  follow(play.draft, { kind: 'build', station: seat, cards: [bought.card] });
  takeDamage(play, seat, damage, say('cause.row', { row }));
}

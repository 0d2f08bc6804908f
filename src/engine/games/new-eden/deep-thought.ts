import { follow } from '../../core/frames.ts';
import { activateAll } from './activation.ts';
import { takeDamage } from './damage.ts';
import { lastDisplayed, leaveDisplay, priceOf } from './display.ts';
import { say } from './messages.ts';
import { pass } from './passing.ts';
import { nextTurn } from './turn-order.ts';
import type { Displayed, Now, Play, StationIndex } from './state.ts';
import { stationOf } from './state.ts';

/** The automatic opponent of the solo game: it never decides. */

/** NED-SOLO-3, NED-SOLO-5 */
export function takeDeepThoughtsTurn(play: Play, index: StationIndex): void {
  nextTurn(play, index);
  const card = lastDisplayed(play);
  const { deepThought } = play.draft;
  if (deepThought === undefined) throw new Error('no Deep Thought here');
  if (card !== undefined) takeCard(play, index, card);
  else if (!deepThought.activated) {
    deepThought.activated = true;
    activateAll(play, index);
  } else pass(play, index);
}

/** NED-R28: only the price is waived, the row's damage step is not. */
function takeCard(play: Play, index: StationIndex, { card, row, column }: Displayed): void {
  play.emit({ type: 'deepThoughtTook', card, row, column });
  leaveDisplay(play, { card, row, column });
  follow(play.draft, { kind: 'build', station: index, cards: [card] });
  takeDamage(play, index, priceOf(play, row).damage, say('cause.row', { row }));
}

/** NED-SOLO-7: so many of its first-dealt cards it builds in phase B. */
export function marketCardsOfDeepThought({ box, state }: Now): number {
  return box.set.solo.marketCardsByLevel[state.options.soloLevel] ?? 0;
}

/** NED-SOLO-10, NED-R29: half its coins, half a coin rounded up. */
export function bidOfDeepThought({ box, state }: Now): number {
  const { numerator, denominator } = box.set.solo.bid;
  const { coins } = stationOf(state, box.set.solo.station);
  return Math.floor((2 * coins * numerator + denominator) / (2 * denominator));
}

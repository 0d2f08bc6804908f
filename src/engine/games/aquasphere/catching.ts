import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { pointsFor } from './box.ts';
import { refuse, say } from './messages.ts';
import { capacityOf, cardsOf, playerOf, type Position } from './position.ts';
import { bundleOf, rewardFrames } from './rewards.ts';
import type { StationAction } from './station-action.ts';
import type { Sector } from './state.ts';

/** Purple: catch as many octopods as the lab can, for points and the rewards of `catch` cards (AQS-PURPLE). */
function catchable({ box, state }: Position, seat: Seat, sector: Sector): number {
  return Math.min(sector.octopods, capacityOf(box, playerOf(state, seat)).octopods);
}

export const CATCHING: StationAction = {
  hindrance({ state }, _seat, { sector }) {
    if (state.options.emptyActions || sector.octopods > 0) return undefined;
    return refuse('AQS-ACT-2', 'why-no-octopod', { sector: sector.letter });
  },

  label(at, seat, { sector, price }) {
    const number = catchable(at, seat, sector);
    const cards = number > 0 ? cardsOf(at.box, playerOf(at.state, seat), 'catch') : [];
    const { kp } = bundleOf(cards, pointsFor(at.box, 'caught', number));
    return say('act-purple', { sector: sector.letter, price, number, kp });
  },

  perform(play, seat, sector) {
    const number = catchable(play, seat, sector);
    if (number === 0) return;
    sector.octopods -= number;
    play.draft.stock.octopods += number;
    play.emit({ type: 'octopodsCaught', seat, sector: sector.letter, number });
    const cards = cardsOf(play.box, playerOf(play.draft, seat), 'catch');
    const kp = pointsFor(play.box, 'caught', number);
    follow(play.draft, ...rewardFrames(play, seat, 'catch', cards, kp));
  },
};

import { rowOf } from './box.ts';
import { placementIn } from './control.ts';
import { say } from './messages.ts';
import { putOnColour, whyNotOnColour } from './programming.ts';
import type { StationAction } from './station-action.ts';

/** White: program the colour of the sector (AQS-WHITE-1). */
export const SECTOR_PROGRAMMING: StationAction = {
  hindrance(at, seat, { sector, programmed, supply }) {
    const colour = rowOf(at.box.sectors, sector.letter).programs;
    // placing the bot may clean the station and bring own bots home
    const cleaned = placementIn(at, sector).removed[seat] ?? 0;
    return whyNotOnColour({ programmed: [...programmed], supply: supply + cleaned }, colour);
  },

  label({ box }, _seat, { sector, price }) {
    const colour = rowOf(box.sectors, sector.letter).programs;
    return say('act-white', { sector: sector.letter, price, colour });
  },

  perform(play, seat, sector) {
    const colour = rowOf(play.box.sectors, sector.letter).programs;
    putOnColour(play, seat, colour, 'sector');
  },
};

import { follow } from '../../core/frames.ts';
import { refuse, say } from './messages.ts';
import { playerOf, visibleTile } from './position.ts';
import type { StationAction } from './station-action.ts';

/** Blue: the next submarine on the first free space, paid for in step 1 (AQS-BLUE). */
export const LAUNCHING: StationAction = {
  hindrance({ box, state }, seat, { sector }) {
    if (sector.submarines.includes(seat)) {
      return refuse('AQS-BLUE-1', 'why-submarine-there', { sector: sector.letter });
    }
    if (playerOf(state, seat).submarines === 0) return refuse('AQS-BLUE-1', 'why-no-submarine');
    if (sector.submarines.length >= box.submarineSpaces.length) {
      return refuse('AQS-BLUE-1', 'why-no-space', { sector: sector.letter });
    }
    return undefined;
  },

  label(at, _seat, { sector, price }) {
    return say('act-blue', { sector: sector.letter, price, kp: visibleTile(at).tile.lamp });
  },

  perform(play, seat, sector) {
    playerOf(play.draft, seat).submarines -= 1;
    sector.submarines.push(seat);
    const space = sector.submarines.length;
    play.emit({ type: 'submarinePlaced', seat, sector: sector.letter, space });
    follow(play.draft, { kind: 'knowledge', seat, left: visibleTile(play).tile.lamp });
  },
};

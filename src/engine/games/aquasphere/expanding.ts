import { follow } from '../../core/frames.ts';
import { rowOf } from './box.ts';
import { refuse, say } from './messages.ts';
import { playerOf } from './position.ts';
import type { StationAction } from './station-action.ts';

/** Green: take the top extension; its letters may bring bots (AQS-GREEN). */
export const EXPANDING: StationAction = {
  hindrance({ box, state }, seat, { sector }) {
    const { extensionsMax } = box.limits;
    if (playerOf(state, seat).extensions.length >= extensionsMax) {
      return refuse('AQS-GREEN-3', 'why-lab-complete', { most: extensionsMax });
    }
    if (sector.extensions.length === 0) {
      return refuse('AQS-GREEN-1', 'why-no-extension', { sector: sector.letter });
    }
    return undefined;
  },

  label(_at, _seat, { sector, price }) {
    return say('act-green', { sector: sector.letter, price, extension: sector.extensions[0] ?? '' });
  },

  perform({ box, draft, emit }, seat, sector) {
    const player = playerOf(draft, seat);
    const extension = sector.extensions.shift();
    if (extension === undefined) return;
    player.extensions.push(extension);
    emit({ type: 'extensionTaken', seat, sector: sector.letter, extension });
    const { letters } = rowOf(box.extensions, extension);
    if (letters.length > 0) follow(draft, { kind: 'letters', seat, left: [...letters] });
  },
};

import type { Seat } from '../../core/contract.ts';
import { refuse, say } from './messages.ts';
import { capacityOf, playerOf, type Position } from './position.ts';
import type { Outlook, StationAction } from './station-action.ts';
import type { Sector } from './state.ts';

/** Yellow: take the sector's time, from the general supply up to two markers (AQS-YELLOW). */
interface TimeYield {
  readonly fromSector: number;
  readonly fromSupply: number;
}

function timeYield(
  { box, state }: Position,
  seat: Seat,
  sector: Sector,
  { time, stockTime }: Pick<Outlook, 'time' | 'stockTime'>,
): TimeYield {
  const room = Math.max(0, capacityOf(box, playerOf(state, seat)).time - time);
  const fromSector = Math.min(sector.time, room);
  const missing = Math.max(0, box.limits.yellowMinimum - fromSector);
  return { fromSector, fromSupply: Math.min(missing, room - fromSector, stockTime) };
}

export const TAKING_TIME: StationAction = {
  hindrance(at, seat, outlook) {
    const { box, state } = at;
    if (state.options.emptyActions) return undefined;
    const { fromSector, fromSupply } = timeYield(at, seat, outlook.sector, outlook);
    if (fromSector + fromSupply > 0) return undefined;
    const most = capacityOf(box, playerOf(state, seat)).time;
    return outlook.time >= most
      ? refuse('AQS-ACT-2', 'why-time-full', { most })
      : refuse('AQS-ACT-2', 'why-no-time-left', { sector: outlook.sector.letter });
  },

  label(at, seat, outlook) {
    const { fromSector, fromSupply } = timeYield(at, seat, outlook.sector, outlook);
    return say('act-yellow', {
      sector: outlook.sector.letter,
      price: outlook.price,
      time: fromSector + fromSupply,
    });
  },

  perform(play, seat, sector) {
    const player = playerOf(play.draft, seat);
    const { stock } = play.draft;
    const { fromSector, fromSupply } = timeYield(play, seat, sector, {
      time: player.time,
      stockTime: stock.time,
    });
    const asked = Math.max(sector.time, play.box.limits.yellowMinimum);
    sector.time -= fromSector;
    stock.time -= fromSupply;
    player.time += fromSector + fromSupply;
    play.emit({ type: 'timeGained', seat, asked, got: fromSector + fromSupply });
  },
};

/** Black: take as many of the sector's crystals as fit (AQS-BLACK-1). */
function crystalYield({ box, state }: Position, seat: Seat, sector: Sector): number {
  const player = playerOf(state, seat);
  return Math.min(sector.crystals, Math.max(0, capacityOf(box, player).crystals - player.crystals));
}

export const TAKING_CRYSTALS: StationAction = {
  hindrance(at, seat, { sector }) {
    const { box, state } = at;
    if (state.options.emptyActions || crystalYield(at, seat, sector) > 0) return undefined;
    return sector.crystals === 0
      ? refuse('AQS-ACT-2', 'why-no-crystal', { sector: sector.letter })
      : refuse('AQS-ACT-2', 'why-crystals-full', { most: capacityOf(box, playerOf(state, seat)).crystals });
  },

  label(at, seat, { sector, price }) {
    return say('act-black', { sector: sector.letter, price, crystals: crystalYield(at, seat, sector) });
  },

  perform(play, seat, sector) {
    const got = crystalYield(play, seat, sector);
    if (sector.crystals === 0) return;
    play.emit({ type: 'crystalsGained', seat, asked: sector.crystals, got });
    sector.crystals -= got;
    playerOf(play.draft, seat).crystals += got;
  },
};

import type { Seat } from '../../core/contract.ts';
import { outlookOf } from './acting.ts';
import type { ActAction, AquaSphereAction } from './actions.ts';
import { pointsFor, type ByColour } from './box.ts';
import { capacityOf, holds, playerOf, visibleTile, type Position } from './position.ts';
import type { Outlook } from './station-action.ts';

/** How readily a random player takes an option: giving something up is rare, worth decides among acts. */
export function weighAction(at: Position, seat: Seat, action: AquaSphereAction): number {
  switch (action.type) {
    case 'act':
      return weighAct(at, seat, action);
    case 'program':
    case 'lateral':
    case 'payCrystal':
    case 'use':
      return 4;
    case 'placeBot':
      return 6;
    case 'buy':
      return 0.3;
    case 'income':
      return 1;
    case 'stop':
    case 'done':
      return 0.5;
    case 'return':
      return at.state.frames.at(-1)?.kind === 'turn' ? 0.01 : 1;
    case 'pass':
      return savesBotsForOvertime(at, seat) ? 6 : 0.01;
  }
}

/** With an overtime shift in hand and all places for programmed bots taken: the shift then sends one back. */
function savesBotsForOvertime({ box, state }: Position, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return player.programmed.length === box.limits.programmedMax && holds(box, player, 'scoring');
}

/** Rough points of each action, for one that costs nothing. */
const WORTH: ByColour<(at: Position, seat: Seat, outlook: Outlook) => number> = {
  green: () => 5,
  yellow: (at, seat, { sector, time }) =>
    Math.min(Math.max(2, sector.time), capacityOf(at.box, playerOf(at.state, seat)).time - time),
  black: (at, seat, { sector }) => {
    const player = playerOf(at.state, seat);
    return 3 * Math.min(sector.crystals, capacityOf(at.box, player).crystals - player.crystals);
  },
  purple: (at, seat, { sector }) => {
    const { octopods } = capacityOf(at.box, playerOf(at.state, seat));
    return pointsFor(at.box, 'caught', Math.min(octopods, sector.octopods));
  },
  blue: (at) => visibleTile(at).tile.lamp + 4,
  red: (at) => visibleTile(at).tile.lamp + 2,
  white: () => 2,
};

function weighAct(at: Position, seat: Seat, action: ActAction): number {
  const outlook = outlookOf(at, seat, action);
  const gained = outlook.sector.control === seat ? 0 : 2;
  const worth = WORTH[action.colour](at, seat, outlook) + gained - outlook.price;
  return worth > 0 ? (worth * worth) / 8 : 0.05;
}

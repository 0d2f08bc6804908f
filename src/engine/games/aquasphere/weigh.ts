import type { Seat } from '../../core/contract.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import type { Action, ActionOf, Verb } from './actions.ts';
import { pointsFor, type ByColour } from './components.ts';
import { capacityOf, holds, playerOf, visibleTile, type Position } from './state.ts';

/** How readily a random player takes an option: giving something up is rare, worth decides among acts. */
export function weigh(at: Position, seat: Seat, action: Action): number {
  switch (action.verb) {
    case 'act':
      return weighAct(at, seat, action);
    case 'program':
    case 'lateral':
    case 'pay-crystal':
    case 'use':
      return 4;
    case 'place-bot':
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
function savesBotsForOvertime({ components, state }: Position, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return player.programmed.length === components.limits.programmedMax && holds(components, player, 'scoring');
}

/** Rough points of each action, for one that costs nothing. */
const WORTH: ByColour<(at: Position, seat: Seat, outlook: Outlook) => number> = {
  green: () => 5,
  yellow: (at, seat, { sector, time }) =>
    Math.min(Math.max(2, sector.time), capacityOf(at.components, playerOf(at.state, seat)).time - time),
  black: (at, seat, { sector }) => {
    const player = playerOf(at.state, seat);
    return 3 * Math.min(sector.crystals, capacityOf(at.components, player).crystals - player.crystals);
  },
  purple: (at, seat, { sector }) => {
    const { octopods } = capacityOf(at.components, playerOf(at.state, seat));
    return pointsFor(at.components, 'caught', Math.min(octopods, sector.octopods));
  },
  blue: (at) => visibleTile(at).tile.lamp + 4,
  red: (at) => visibleTile(at).tile.lamp + 2,
  white: () => 2,
};

function weighAct(at: Position, seat: Seat, action: ActionOf<'act'>): number {
  const outlook = outlookOf(at, seat, action);
  const gained = outlook.sector.control === seat ? 0 : 2;
  const worth = WORTH[action.colour](at, seat, outlook) + gained - outlook.price;
  return worth > 0 ? (worth * worth) / 8 : 0.05;
}

/**
 * What the others may choose for somebody who is away: nothing is spent that need not be. Passing is not always
 * allowed (ruling 1); then the engineer walks on, or a bot goes home, until it is.
 */
const HARMLESS: readonly Verb[] = ['pass', 'done', 'stop', 'program', 'return'];

export function harmless(_at: Position, _seat: Seat, legal: readonly Action[]): Action | undefined {
  return HARMLESS.map((verb) => legal.find((action) => action.verb === verb)).find(
    (action) => action !== undefined,
  );
}

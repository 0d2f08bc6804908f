import type { Seat } from '../../core/contract.ts';
import type { Action, ActionOf } from './actions.ts';
import { highestBid } from './auction.ts';
import { redMarker } from './damage.ts';
import { priceOf } from './display.ts';
import { nextPlantUse } from './free-actions.ts';
import { moduleAt } from './station.ts';
import { stationOf, type Position, type Station } from './state.ts';

/** How readily a random player takes an option: it works, heeds its damage, spends with care and seldom gives up. */
export function weigh(at: Position, seat: Seat, action: Action): number {
  const station = stationOf(at.state, seat);
  switch (action.verb) {
    case 'buy':
      return bearable(at, station, priceOf(at, action.space.row).damage) ? 1 : 0.3;
    case 'oxygen':
      return 6;
    case 'move':
      return fillsModule(at, station, action) ? 6 : 0.7;
    case 'plant':
      return bearable(at, station, nextPlantUse(at, station).damage) ? 1 : 0.02;
    case 'extend':
      return 0.8;
    case 'pass':
    case 'skip':
    case 'done':
    case 'lift':
      return 0.3;
    case 'activate':
      return action.modules.length === 0 ? 0.02 : action.modules.length * 5;
    case 'market':
      return bearable(at, station, at.components.market.damage[action.cards.length] ?? 0) ? 1 : 0.1;
    case 'bid':
    case 'limit':
      return bidWeight(at, station.coins, action.coins);
    case 'drop':
      return 0.7;
    case 'drop-all':
      return 0.05;
    case 'push':
      return 0.4;
    default:
      return 1;
  }
}

/** Damage up to a little above the red marker: repairs and octopuses may still come. */
function bearable({ components, state }: Position, station: Station, damage: number): boolean {
  const hope = 2 * (components.rounds.list.length - state.round);
  return station.damage + damage <= redMarker(components, station) + hope;
}

/** Whether the module reached could then be activated. */
function fillsModule(
  { components }: Position,
  station: Station,
  { arm, position }: ActionOf<'move'>,
): boolean {
  const module = moduleAt(station, arm, position);
  return module?.activated === false && module.lying + 1 >= components.part(module.id).sites;
}

/** Small steps, and seldom more than half of the coins. */
function bidWeight({ state }: Position, purse: number, coins: number): number {
  if (coins === 0) return 0.5;
  const step = coins - (highestBid(state)?.coins ?? 0);
  return (coins * 2 > purse ? 0.1 : 1) / (step * step);
}

/** For an absent seat: what spends nothing and gives nothing away, neither coins nor an activation. */
export function harmless(_at: Position, _seat: Seat, legal: readonly Action[]): Action | undefined {
  return legal.findLast(isHarmless) ?? legal[0];
}

function isHarmless(action: Action): boolean {
  switch (action.verb) {
    case 'pass':
    case 'skip':
    case 'drop':
    case 'done':
      return true;
    case 'activate':
      return action.modules.length > 0;
    case 'market':
      return action.cards.length === 0;
    case 'bid':
      return action.coins === 0;
    default:
      return false;
  }
}

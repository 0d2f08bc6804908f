import type { Seat } from '../../core/contract.ts';
import type { Action } from './action.ts';
import { highestBid } from './auction.ts';
import { priceOf } from './display.ts';
import { nextPlantUse } from './free-actions.ts';
import { redMarker } from './stability.ts';
import { stationOf, type Now } from './state.ts';

/** How readily a random player takes an option: it plays on, spends with care and seldom gives up. */
export function weigh(now: Now, seat: Seat, action: Action): number {
  const station = stationOf(now.state, seat);
  switch (action.verb) {
    case 'buy': {
      const left = station.coins - priceOf(now, action.row).coins;
      return left < 0 ? 0 : 1;
    }
    case 'oxygen':
      return 3;
    case 'plant': {
      const room = redMarker(now.box, station) + 4 - station.damage - nextPlantUse(now, station).damage;
      return room >= 0 ? 0.8 : 0.05;
    }
    case 'extend':
      return 0.6;
    case 'pass':
      return 0.3;
    case 'skip':
    case 'done':
      return 0.2;
    case 'activate':
      return action.modules.length === 0 ? 0.02 : action.modules.length * 5;
    case 'market':
      return [1, 2, 1, 0.3][action.cards.length] ?? 1;
    case 'bid':
      return bidWeight(now, station.coins, action.coins);
    case 'limit':
      return bidWeight(now, station.coins, action.coins);
    case 'maximum':
      return 1;
    case 'drop':
      return 0.7;
    case 'dropAll':
      return 0.05;
    case 'push':
      return 0.4;
    default:
      return 1;
  }
}

/** Small steps, and seldom more than half of the coins. */
function bidWeight({ state }: Now, purse: number, coins: number): number {
  if (coins === 0) return 0.5;
  const step = coins - (highestBid(state)?.coins ?? 0);
  return (coins * 2 > purse ? 0.1 : 1) / (step * step);
}

/** For an absent seat: what takes the least, spends nothing and gives nothing away. */
export function harmless(legal: readonly Action[]): Action | undefined {
  return legal.find(isHarmless) ?? legal[0];
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

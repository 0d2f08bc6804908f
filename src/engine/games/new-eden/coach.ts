import type { Msg, Seat } from '../../core/contract.ts';
import { OUTSIDE_ARMS } from './components.ts';
import { say } from './messages.ts';
import type { StationView, View } from './view.ts';

/* For newcomers: one aim of the turn and one danger, from what the seat sees. */

/** So close to the end of the damage track that cards are soon lost. */
const NEAR_OVERFLOW = 3;
/** So far above the red marker that it takes more than a round to mend. */
const FAR_ABOVE = 3;

export function coach(view: View, seat: Seat): Msg | undefined {
  const station = view.stations[seat];
  const aim = station === undefined || !view.asked.includes(seat) ? undefined : aimOf(view, station);
  if (station === undefined || aim === undefined) return undefined;
  const danger = dangerFor(view, station);
  return say('coach.say', danger === undefined ? { aim } : { aim, danger });
}

export function purse({ stations }: View, seat: Seat): Msg | undefined {
  const station = stations[seat];
  if (station?.coins === undefined) return undefined;
  const { coins, dome, oxygen } = station;
  return say('purse', { coins, deeples: dome, tanks: oxygen.filter(({ used }) => !used).length });
}

function aimOf(view: View, station: StationView): Msg | undefined {
  switch (view.question) {
    case 'turn':
      return turnAim(view, station);
    case 'bottle':
    case 'land':
      return say('coach.aim.bottle');
    case 'activate':
      return say('coach.aim.activate');
    case 'market':
      return (station.coins ?? 0) < (view.printed.marketPrice[1] ?? 0)
        ? say('coach.aim.marketBroke')
        : say('coach.aim.market');
    case 'place':
      return say('coach.aim.place');
    case 'row':
      return say('coach.aim.row');
    case 'openBid':
    case 'bid':
    case 'maximum':
    case 'soloBid':
      return say('coach.aim.bid');
    case 'extra':
      return say('coach.aim.extra');
    case 'keep':
      return say('coach.aim.keep');
    case 'destroy':
      return say('coach.aim.destroy');
    default:
      return undefined;
  }
}

function turnAim(view: View, station: StationView): Msg {
  const { outside, coins = 0 } = station;
  const prices = view.display.filter(({ cards }) => cards.length > 0).map((row) => row.coins);
  const isAffordable = prices.some((price) => price <= coins);
  const hasModules = OUTSIDE_ARMS.some((arm) => outside[arm].length > 0);
  if (!hasModules && isAffordable) return say('coach.aim.first');
  if (canFill(view, station)) return say('coach.aim.oxygen');
  if (isAffordable) return say('coach.aim.buy');
  return prices.length > 0 && station.nextPlantDamage !== undefined
    ? say('coach.aim.broke')
    : say('coach.aim.empty');
}

/** Whether an oxygen card has bottles enough to fill a module, if they reach it (NED-OX-7). */
function canFill({ printed }: View, { outside, oxygen, dome }: StationView): boolean {
  const modules = OUTSIDE_ARMS.flatMap((arm) => outside[arm]);
  const sitesOf = (id: string): number => printed.parts[id]?.sites ?? 0;
  // the last of an arm has nowhere to go
  const inner = OUTSIDE_ARMS.flatMap((arm) => outside[arm].slice(0, -1));
  const isAnyoneFree = dome > 0 || inner.some(({ lying }) => lying > 0);
  return oxygen.some(({ id, used }) => {
    const effect = printed.parts[id]?.effect;
    const bottles = used || effect?.type !== 'bottles' ? 0 : effect.bottles.length;
    return (
      isAnyoneFree &&
      bottles > 0 &&
      modules.some((module) => !module.activated && module.lying + bottles >= sitesOf(module.id))
    );
  });
}

/** In the first rounds a little too much is nothing unusual. */
function dangerFor(view: View, station: StationView): Msg | undefined {
  const { damage, marker } = station;
  const { damageMost, marketPrice, rounds } = view.printed;
  const tooMuch = damage - marker;
  const isLate = view.round === rounds || tooMuch > FAR_ABOVE;
  if (damage > damageMost - NEAR_OVERFLOW) return say('coach.danger.overflow', { damage, most: damageMost });
  if (view.question === 'bottle' || view.question === 'land') return undefined;
  if (tooMuch > 0 && isLate) return say('coach.danger.unstable', { by: tooMuch });
  if (view.question === 'market' && tooMuch <= 0 && damage + (view.printed.marketDamage[1] ?? 0) > marker)
    return say('coach.danger.edge');
  if (view.question !== 'turn') return undefined;
  if ((station.coins ?? 0) <= (marketPrice[2] ?? 0)) return say('coach.danger.coins');
  if (view.display.some((row) => row.damage > 0 && row.cards.length > 0))
    return say('coach.danger.bottomRow');
  return view.stations.every(({ passed }) => passed === 0) ? say('coach.danger.early') : undefined;
}

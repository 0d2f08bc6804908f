import type { Msg, PromptOption, Seat } from '../../core/contract.ts';
import type { Ahead } from '../../core/preview.ts';
import type { Action } from './actions.ts';
import { bottlesOf } from './components.ts';
import { nextPlantUse } from './free-actions.ts';
import { say } from './messages.ts';
import { bidOfDeepThought } from './solo.ts';
import { outsideModules } from './station.ts';
import { stationOf, type NewEden, type Position } from './state.ts';

/** What surely leads to nothing in this round. */
export function trap(
  at: Position,
  seat: Seat,
  { action }: PromptOption<Action>,
  ahead: () => Ahead<NewEden>,
): Msg | undefined {
  switch (action.verb) {
    case 'oxygen':
      return canActivate(at, seat, action.card) ? undefined : say('trap.oxygen');
    case 'move':
    case 'lift':
    case 'skip':
      return isLastBottle(at) && !leadsToActivation(ahead()) ? say('trap.bottle') : undefined;
    case 'row':
      return mostCoins(at, seat) < at.components.auction.minBid ? say('trap.row') : undefined;
    case 'keep': {
      const coins = bidOfDeepThought(at) + 1;
      return mostCoins(at, seat) < coins ? say('trap.keep', { coins }) : undefined;
    }
    default:
      return undefined;
  }
}

/** Each bottle brings at most one deeple to a module (NED-OX-7). */
function canActivate({ components, state }: Position, seat: Seat, card: string): boolean {
  const arriving = bottlesOf(components, card).length;
  return outsideModules(stationOf(state, seat)).some(
    ({ id, lying, activated }) => !activated && lying + arriving >= components.part(id).sites,
  );
}

function isLastBottle({ components, state }: Position): boolean {
  const top = state.frames.at(-1);
  if (top?.kind !== 'bottle' && top?.kind !== 'land') return false;
  return top.index + 1 >= bottlesOf(components, top.card).length;
}

function leadsToActivation({ state, legal, then }: Ahead<NewEden>): boolean {
  const kind = state.frames.at(-1)?.kind;
  return kind === 'land' ? legal().some((action) => leadsToActivation(then(action))) : kind === 'activate';
}

/** With all that the plant could still bring. */
function mostCoins(at: Position, seat: Seat): number {
  const station = stationOf(at.state, seat);
  const { usesPerRound } = at.components.plant;
  const { coins } = nextPlantUse(at, station);
  return station.coins + coins * (usesPerRound - station.plantUses);
}

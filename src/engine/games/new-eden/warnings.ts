import type { PromptOption, Seat } from '../../core/contract.ts';
import { trap, type Ahead, type Warning } from '../../core/preview.ts';
import type { Action } from './actions.ts';
import { bottlesOf, OUTSIDE_ARMS } from './components.ts';
import { nextPlantUse } from './free-actions.ts';
import { say } from './messages.ts';
import { bidOfDeepThought } from './solo.ts';
import { allParts, outsideModules } from './station.ts';
import { stationOf, type NewEden, type Position, type State } from './state.ts';

/** What surely leads to nothing in this round. */
export function warn(
  at: Position,
  seat: Seat,
  { action }: PromptOption<Action>,
  ahead: () => Ahead<NewEden>,
): Warning | undefined {
  switch (action.verb) {
    case 'oxygen':
      return canActivate(at, seat, action.card) ? undefined : trap(say('trap.oxygen'));
    case 'move':
    case 'lift':
    case 'skip':
      return isLastBottle(at) && !leadsToActivation(ahead()) && !prepares(at, seat, ahead().state)
        ? trap(say('trap.bottle'))
        : undefined;
    case 'row':
      return mostCoins(at, seat) < at.components.auction.minBid ? trap(say('trap.row')) : undefined;
    case 'keep': {
      const coins = bidOfDeepThought(at) + 1;
      return mostCoins(at, seat) < coins ? trap(say('trap.keep', { coins })) : undefined;
    }
    case 'plant':
    case 'buy':
    case 'push':
    case 'market': {
      const cards = cardsLost(at, seat, ahead().state);
      return cards === 0 ? undefined : { warning: say('warning.cardsLost', { cards }) };
    }
    case 'pass':
      return oxygenFills(at, seat) ? { warning: say('warning.oxygenLeft') } : undefined;
    default:
      return undefined;
  }
}

/** With the oxygen cards that a pass in phase A leaves unused a module could still get all its deeples. */
function oxygenFills({ components, state }: Position, seat: Seat): boolean {
  const { oxygen, dome, outside } = stationOf(state, seat);
  const bottles = oxygen.flatMap(({ id, used }) => (used ? [] : bottlesOf(components, id)));
  return OUTSIDE_ARMS.some((arm) =>
    outside[arm].some(({ id, lying, activated }, at) => {
      const arriving = Math.min(dome, bottles.filter((bottle) => bottle > at).length);
      return !activated && arriving > 0 && lying + arriving >= components.part(id).sites;
    }),
  );
}

/** Cards that the damage costs, those that the seat has still to choose too (NED-DMG-2). */
function cardsLost({ components, state }: Position, seat: Seat, after: State): number {
  const left = allParts(stationOf(after, seat));
  const gone = allParts(stationOf(state, seat)).filter(
    (id) => components.part(id).deck !== undefined && !left.includes(id),
  );
  const toChoose = after.frames.filter((frame) => frame.kind === 'destroy' && frame.station === seat);
  return gone.length + toChoose.length;
}

/** Each bottle brings at most one deeple to a module (NED-OX-7); in phase A the other cards may follow. */
function canActivate(at: Position, seat: Seat, card: string): boolean {
  const { components, state } = at;
  const arriving = state.phase === 'A' ? bottlesLeft(at, seat) : bottlesOf(components, card).length;
  return outsideModules(stationOf(state, seat)).some(
    ({ id, lying, activated }) => !activated && lying + arriving >= components.part(id).sites,
  );
}

/** The bottles of all oxygen cards that can still be used. */
function bottlesLeft({ components, state }: Position, seat: Seat): number {
  const unused = stationOf(state, seat).oxygen.filter(({ used }) => !used);
  return unused.reduce((sum, { id }) => sum + bottlesOf(components, id).length, 0);
}

/** A deeple has come to a module that a later oxygen card of this phase can still fill. */
function prepares({ components, state }: Position, seat: Seat, after: State): boolean {
  if (state.phase !== 'A') return false;
  const before = outsideModules(stationOf(state, seat));
  const coming = bottlesLeft({ components, state: after }, seat);
  return outsideModules(stationOf(after, seat)).some(
    ({ id, lying, activated }) =>
      !activated &&
      lying > (before.find((module) => module.id === id)?.lying ?? 0) &&
      coming > 0 &&
      lying + coming >= components.part(id).sites,
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

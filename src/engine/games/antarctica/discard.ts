import type { RefusalReason, Seat } from '../../core/contract.ts';
import { readSpot, type DiscardAction } from './actions.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import { leave, shipAt, shipsOf, spotOfShip } from './line.ts';
import { because, msg } from './messages.ts';
import { playerOf, turnOf, type AntarcticaState } from './state.ts';

/* Giving up a resource for a scientist (ANT-DISC). */

export function discards(kit: Kit, state: AntarcticaState, seat: Seat): DiscardAction[] {
  const onBoard = shipsOf(kit, state, seat).map((at): DiscardAction => ({
    type: 'discard',
    what: 'ship',
    spot: spotOfShip(at),
  }));
  return [{ type: 'discard', what: 'cube' }, { type: 'discard', what: 'ship' }, ...onBoard];
}

export function whyNotDiscard(
  state: AntarcticaState,
  seat: Seat,
  action: DiscardAction,
): RefusalReason | undefined {
  const { discarded, ship: acting, target } = turnOf(state);
  const { available } = playerOf(state, seat);
  if (discarded) return because('ANT-TURN-6', 'why.discarded');
  if (action.what === 'cube')
    return available.cubes > 0 ? undefined : because('ANT-DISC-1', 'why.noAvailableCube');
  if (action.spot === undefined)
    return available.ships > 0 ? undefined : because('ANT-DISC-1', 'why.noAvailableShip');
  const ship = shipAt(state, action.spot);
  const where = readSpot(action.spot);
  if (ship === undefined) return because('ANT-DISC-1', 'why.noShipThere', where);
  if (ship.seat !== seat) return because('ANT-DISC-1', 'why.notYourShip', where);
  if (ship.id === acting && target === undefined) return because('ANT-DISC-1', 'why.actingShip');
  return undefined;
}

export function discard(draft: AntarcticaState, seat: Seat, action: DiscardAction, emit: Emit): void {
  const turn = turnOf(draft);
  const player = playerOf(draft, seat);
  turn.discarded = true;
  turn.progress = true;
  const area = action.what === 'ship' && action.spot !== undefined ? readSpot(action.spot).area : undefined;
  const ship = action.what === 'ship' && action.spot !== undefined ? shipAt(draft, action.spot) : undefined;
  if (action.what === 'cube') {
    player.available.cubes -= 1;
    player.discarded.cubes += 1;
  } else {
    if (ship === undefined) player.available.ships -= 1;
    player.discarded.ships += 1;
  }
  const recruited = recruit(draft, seat, 1); // ANT-DISC-3
  emit({
    type: 'resourceDiscarded',
    seat,
    kind: msg(`discarded.${action.what}`),
    ...(area === undefined ? {} : { area }),
    recruited,
  });
  if (ship !== undefined && area !== undefined) leave(draft, ship, area, emit);
}

/** Moves scientists from reserve to supply, as many as there are. */
export function recruit(draft: AntarcticaState, seat: Seat, most: number): number {
  const player = playerOf(draft, seat);
  const count = Math.min(most, player.reserve);
  player.reserve -= count;
  player.supply += count;
  return count;
}

import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import { readSpot, type MoveAction } from './actions.ts';
import { openAreas, type Kit } from './kit.ts';
import { enter, leave, shipAt, shipsOf, spotOfShip, whyNoEntry } from './line.ts';
import { because, msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import { after, turnOf, type AntarcticaState } from './state.ts';

/* The blue effect that lets everybody move a ship (ANT-FX-5). */

function moves(kit: Kit, state: AntarcticaState, seat: Seat): MoveAction[] {
  return shipsOf(kit, state, seat).flatMap((at) =>
    openAreas(kit, state).map((area): MoveAction => ({ type: 'move', spot: spotOfShip(at), area })),
  );
}

function whyNotMove(
  kit: Kit,
  state: AntarcticaState,
  seat: Seat,
  { spot, area }: MoveAction,
): RefusalReason | undefined {
  const ship = shipAt(state, spot);
  const from = readSpot(spot);
  if (ship === undefined) return because('ANT-FX-5', 'why.noShipThere', from);
  if (ship.seat !== seat) return because('ANT-FX-5', 'why.notYourShip', from);
  if (turnOf(state).newShips.includes(ship.id)) return because('ANT-FX-5', 'why.newShip', from);
  if (from.area === area) return because('ANT-FX-5', 'why.sameArea', { area });
  return whyNoEntry(kit, state, area);
}

function canMove(kit: Kit, state: AntarcticaState, seat: Seat): boolean {
  return moves(kit, state, seat).some((move) => whyNotMove(kit, state, seat, move) === undefined);
}

export function moveQuestion(kit: Kit): Asking<'move'> {
  return {
    // who has no ship to move is passed over
    seats: (state, { left }) => left.filter((seat) => canMove(kit, state, seat)).slice(0, 1),
    candidates: (state, _frame, seat) => [...moves(kit, state, seat), { type: 'skip' }],
    whyNot: (state, _frame, seat, action) => {
      if (action.type === 'move') return whyNotMove(kit, state, seat, action);
      return action.type === 'skip' ? undefined : notAskedFor(action, 'move', state.turn);
    },
    ask: () => msg('ask.move'),
    resolve: (draft, frame, seat, action, emit) => {
      if (action.type === 'skip') emit({ type: 'skipped', seat, question: msg('question.move') });
      const from = action.type === 'move' ? readSpot(action.spot).area : undefined;
      const ship = action.type === 'move' ? shipAt(draft, action.spot) : undefined;
      if (action.type === 'move' && ship !== undefined && from !== undefined) {
        emit({ type: 'shipMoved', seat, from, to: action.area });
        leave(draft, ship, from, emit);
        enter(draft, ship, action.area);
      }
      follow(draft, { ...frame, left: after(frame.left, seat) });
    },
  };
}

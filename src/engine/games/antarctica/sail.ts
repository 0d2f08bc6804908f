import { follow } from '../../core/frames.ts';
import type { RefusalReason, Seat } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import type { Action, SailAction } from './actions.ts';
import { discard, discards, whyNotDiscard } from './discard.ts';
import type { Emit } from './events.ts';
import { openAreas, type Kit } from './kit.ts';
import { boxIcebreaker, enter, leave, shipById, whyNoEntry, type ShipAt } from './line.ts';
import { because, msg } from './messages.ts';
import { notAskedFor, type Asking } from './question.ts';
import { turnOf, type AntarcticaState } from './state.ts';

/** The ship of this turn, while it is on the board. */
export function actingShip(kit: Kit, state: AntarcticaState): ShipAt | undefined {
  return shipById(kit, state, turnOf(state).ship);
}

/** ANT-TURN-2 */
function whyNotSail(kit: Kit, state: AntarcticaState, { area }: SailAction): RefusalReason | undefined {
  if (area === state.sun.area) return because('ANT-TURN-2', 'why.sameArea', { area });
  return whyNoEntry(kit, state, area);
}

/** ANT-ICE-5 */
function whyNotStay(state: AntarcticaState): RefusalReason | undefined {
  const { icebreaker, discarded } = turnOf(state);
  if (!icebreaker) return because('ANT-SUN-3', 'why.mustSail');
  return discarded ? because('ANT-ICE-5', 'why.stayAfterDiscard') : undefined;
}

function sail(kit: Kit, draft: AntarcticaState, seat: Seat, to: SailAction['area'], emit: Emit): void {
  const turn = turnOf(draft);
  const at = actingShip(kit, draft);
  if (at === undefined) throw new InvariantError('the acting ship is not on the board', { state: draft });
  emit({ type: 'shipSailed', seat, from: at.area, to, icebreaker: Number(turn.icebreaker) });
  leave(draft, at.ship, at.area, emit);
  enter(draft, at.ship, to);
  turn.target = to;
  follow(draft, { kind: 'act' });
}

function stay(kit: Kit, draft: AntarcticaState, seat: Seat, emit: Emit): void {
  const at = actingShip(kit, draft);
  if (at === undefined) throw new InvariantError('the acting ship is not on the board', { state: draft });
  emit({ type: 'shipStayed', seat, area: at.area });
  boxIcebreaker(draft, at.ship, at.area, 'stayed', emit);
  delete draft.sun.second;
  turnOf(draft).progress = true;
  follow(draft, { kind: 'endTurn' });
}

/** Before sailing: sail, stay in an icebreaker turn, discard. */
export function sailQuestion(kit: Kit): Asking<'sail'> {
  return {
    seats: (state) => [turnOf(state).seat],
    candidates: (state, _frame, seat) => [
      ...openAreas(kit, state).map((area): SailAction => ({ type: 'sail', area })),
      { type: 'stay' },
      ...discards(kit, state, seat),
    ],
    whyNot: (state, _frame, seat, action) => {
      if (action.type === 'sail') return whyNotSail(kit, state, action);
      if (action.type === 'stay') return whyNotStay(state);
      if (action.type === 'discard') return whyNotDiscard(state, seat, action);
      return notAskedFor(action, 'sail', state.turn);
    },
    ask: (state) =>
      msg(turnOf(state).icebreaker ? 'ask.sailIcebreaker' : 'ask.sail', { area: state.sun.area }),
    resolve: (draft, frame, seat, action: Action, emit) => {
      if (action.type === 'sail') sail(kit, draft, seat, action.area, emit);
      else if (action.type === 'stay') stay(kit, draft, seat, emit);
      else if (action.type === 'discard') {
        discard(draft, seat, action, emit);
        follow(draft, frame);
      }
    },
  };
}

import type { RefusalReason, Seat } from '../../core/contract.ts';
import { recruit } from './discard.ts';
import type { Emit } from './events.ts';
import { strengthIn } from './line.ts';
import { because } from './messages.ts';
import { playerOf, targetOf, turnOf, type AntarcticaState } from './state.ts';

/* Recruiting at a camp (ANT-REC). */

export function whyNotRecruit(state: AntarcticaState, seat: Seat): RefusalReason | undefined {
  const area = targetOf(state);
  if (turnOf(state).acted) return because('ANT-TURN-4', 'why.acted');
  if (!state.areas[area].buildings.includes('camp')) return because('ANT-REC-1', 'why.noCamp', { area });
  if (strengthIn(state, seat, area) === 0) return because('ANT-REC-3', 'why.nobodyThere', { area });
  if (playerOf(state, seat).reserve === 0) return because('ANT-REC-3', 'why.reserveEmpty');
  return undefined;
}

/** ANT-REC-2: always as many as possible */
export function recruitsAt(state: AntarcticaState, seat: Seat): number {
  return Math.min(strengthIn(state, seat, targetOf(state)), playerOf(state, seat).reserve);
}

export function recruitAtCamp(draft: AntarcticaState, seat: Seat, emit: Emit): void {
  const count = recruit(draft, seat, strengthIn(draft, seat, targetOf(draft)));
  emit({ type: 'recruited', seat, count });
}

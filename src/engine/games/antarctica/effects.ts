import { follow } from '../../core/frames.ts';
import type { Msg, Seat } from '../../core/contract.ts';
import type { ResourceCard } from './components.ts';
import { recruit } from './discard.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import { hasRoom } from './line.ts';
import { msg } from './messages.ts';
import { beginDraft, boxPile, buildShip } from './shipyard.ts';
import {
  countOf,
  playerOf,
  seatsFrom,
  type AntarcticaState,
  type FrameOf,
  type TriggeredEffect,
} from './state.ts';

/** Carries out the first effect of the list, with all that it leads to, before the rest (ANT-TRACK-8). */
export function runEffects(kit: Kit, draft: AntarcticaState, { list }: FrameOf<'effects'>, emit: Emit): void {
  const [triggered, ...rest] = list;
  if (triggered === undefined) return;
  if (rest.length > 0) follow(draft, { kind: 'effects', list: rest });
  emit({ type: 'effectTriggered', ...triggered });
  carryOut(kit, draft, triggered, emit);
}

function carryOut(kit: Kit, draft: AntarcticaState, triggered: TriggeredEffect, emit: Emit): void {
  const { seat, effect } = triggered;
  const nothing = (why: Msg): void => {
    emit({ type: 'effectVoid', seat, effect, why });
  };
  switch (effect) {
    case 'scientist': {
      gainScientist(draft, seat, nothing, emit);
      return;
    }
    case 'ship': {
      gainShip(kit, draft, seat, nothing, emit);
      return;
    }
    case 'expertise': {
      gainResource(draft, seat, 'expertise', nothing, emit);
      return;
    }
    case 'basic':
      // ANT-FX-4, ANT-RC-3: never two of them
      if (playerOf(draft, seat).resources.basic > 0) {
        nothing(msg('void.holds'));
        return;
      }
      {
        gainResource(draft, seat, 'basic', nothing, emit);
        return;
      }
    case 'move': {
      follow(draft, { kind: 'move', left: seatsFrom(draft, seat) });
      return;
    }
    case 'draft': {
      startDraft(draft, seat, nothing, emit);
      return;
    }
    case 'joint': {
      follow(draft, { kind: 'joint', mover: seat, left: seatsFrom(draft, seat), used: [], queue: [] });
      return;
    }
  }
}

type Nothing = (why: Msg) => void;

/** ANT-FX-1 */
function gainScientist(draft: AntarcticaState, seat: Seat, nothing: Nothing, emit: Emit): void {
  const count = recruit(draft, seat, 1);
  if (count === 0) nothing(msg('void.reserve'));
  else emit({ type: 'recruited', seat, count });
}

/** ANT-FX-2 */
function gainShip(kit: Kit, draft: AntarcticaState, seat: Seat, nothing: Nothing, emit: Emit): void {
  const { area } = draft.sun;
  if (playerOf(draft, seat).available.ships === 0) nothing(msg('void.available'));
  else if (!hasRoom(kit, draft, area)) nothing(msg('void.line', { area }));
  else buildShip(draft, seat, 'effect', emit);
}

/** ANT-FX-3, ANT-FX-4 */
function gainResource(
  draft: AntarcticaState,
  seat: Seat,
  kind: ResourceCard,
  nothing: Nothing,
  emit: Emit,
): void {
  if (draft.stock[kind] === 0) {
    nothing(msg('void.stock'));
    return;
  }
  draft.stock[kind] -= 1;
  playerOf(draft, seat).resources[kind] += 1;
  emit({ type: 'resourceGained', seat, kind });
}

/** ANT-FX-6 */
function startDraft(draft: AntarcticaState, mover: Seat, nothing: Nothing, emit: Emit): void {
  if (countOf(draft.shipyard) >= draft.seats) {
    beginDraft(draft, mover);
    return;
  }
  nothing(msg('void.pile'));
  boxPile(draft, emit);
}

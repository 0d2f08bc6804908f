import { follow } from '../../core/frames.ts';
import type { Seat } from '../../core/contract.ts';
import type { AreaId } from './components.ts';
import type { Emit } from './events.ts';
import type { Kit } from './kit.ts';
import type { AntarcticaState, Ship } from './state.ts';

export interface SunMove {
  readonly area: AreaId;
  readonly skipped: readonly AreaId[];
}

/** Where the sun goes next: on over areas without ships, at most a full lap (ANT-SUN-1). */
export function nextLit(kit: Kit, state: AntarcticaState): SunMove | undefined {
  const ring = kit.set.areas.map(({ id }) => id);
  const from = ring.indexOf(state.sun.area);
  const ahead = [...ring.slice(from + 1), ...ring.slice(0, from + 1)];
  const area = ahead.find((id) => state.areas[id].line.length > 0);
  return area === undefined ? undefined : { area, skipped: ahead.slice(0, ahead.indexOf(area)) };
}

/** A sun phase begins (ANT-SUN-1 to -3). */
export function moveSun(kit: Kit, draft: AntarcticaState, emit: Emit): void {
  const move = nextLit(kit, draft);
  const [first, second] = move === undefined ? [] : draft.areas[move.area].line;
  if (move === undefined || first === undefined) {
    follow(draft, { kind: 'finish', reason: 'no-ships' }); // ANT-SUN-7
    return;
  }
  draft.sun = {
    area: move.area,
    first: first.id,
    ...(second === undefined ? {} : { second: second.id }),
    cardPlayedBy: [],
  };
  const { area, skipped } = move;
  emit({ type: 'sunMoved', area, ...(skipped.length === 0 ? {} : { skipped }) });
  startTurn(draft, first, false);
}

export function startTurn(draft: AntarcticaState, ship: Ship, icebreaker: boolean): void {
  draft.turn = {
    seat: ship.seat,
    ship: ship.id,
    icebreaker,
    acted: false,
    discarded: false,
    newShips: [],
    progress: false,
  };
  follow(draft, { kind: 'sail' });
}

/** The ship whose owner still gets an icebreaker turn in this sun (ANT-SUN-4). */
export function secondWithIcebreaker(state: AntarcticaState): Ship | undefined {
  const second = state.areas[state.sun.area].line.find(({ id }) => id === state.sun.second);
  return second?.icebreaker === true ? second : undefined;
}

/** One card a seat and sun, whichever kind (ANT-TURN-5). */
export function hasPlayedCard(state: AntarcticaState, seat: Seat): boolean {
  return state.sun.cardPlayedBy.includes(seat);
}

import type { Seat } from '../../core/contract.ts';
import { follow } from '../../core/frames.ts';
import { AREAS, type AreaId } from './components.ts';
import type { Play, Ship, State } from './state.ts';

/** Where the sun goes next: on over areas without ships, at most a full lap (ANT-SUN-1). */
export function nextLit(
  state: State,
): { readonly area: AreaId; readonly skipped: readonly AreaId[] } | undefined {
  const from = AREAS.indexOf(state.sun.area);
  const ahead = [...AREAS.slice(from + 1), ...AREAS.slice(0, from + 1)];
  const area = ahead.find((id) => state.areas[id].line.length > 0);
  return area === undefined ? undefined : { area, skipped: ahead.slice(0, ahead.indexOf(area)) };
}

/** A sun phase begins (ANT-SUN-1 to -3). */
export function moveSun({ draft, emit }: Play): void {
  const move = nextLit(draft);
  const [first, second] = move === undefined ? [] : draft.areas[move.area].line;
  if (move === undefined || first === undefined) {
    follow(draft, { kind: 'finish', reason: 'no-ships' }); // ANT-SUN-7
    return;
  }
  const { area, skipped } = move;
  const next = second === undefined ? {} : { second: second.id };
  draft.sun = { area, first: first.id, ...next, cardPlayedBy: [] };
  emit({ type: 'sunMoved', area, ...(skipped.length === 0 ? {} : { skipped }) });
  startTurn(draft, first, false);
}

export function startTurn(draft: State, ship: Ship, icebreaker: boolean): void {
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
export function secondWithIcebreaker({ areas, sun }: State): Ship | undefined {
  const second = areas[sun.area].line.find(({ id }) => id === sun.second);
  return second?.icebreaker === true ? second : undefined;
}

/** One card a seat and sun, whichever kind (ANT-TURN-5). */
export function hasPlayedCard({ sun }: State, seat: Seat): boolean {
  return sun.cardPlayedBy.includes(seat);
}

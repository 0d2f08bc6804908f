import type { RefusalReason, Seat } from '../../core/contract.ts';
import { readSpot, spotOf, type Spot } from './actions.ts';
import type { AreaId } from './components.ts';
import type { Emit } from './events.ts';
import { openAreas, type Kit } from './kit.ts';
import { because, msg } from './messages.ts';
import type { AntarcticaState, Ship } from './state.ts';

/* Lines of ships (ANT-LINE) and the icebreakers under them (ANT-ICE-3, ANT-ICE-4). */

export interface ShipAt {
  readonly ship: Ship;
  readonly area: AreaId;
  /** 1 = nearest the sun */
  readonly place: number;
}

export function shipsOnBoard(kit: Kit, state: AntarcticaState): ShipAt[] {
  const found: ShipAt[] = [];
  for (const area of openAreas(kit, state)) {
    let place = 0;
    for (const ship of state.areas[area].line) found.push({ ship, area, place: (place += 1) });
  }
  return found;
}

export function shipsOf(kit: Kit, state: AntarcticaState, seat: Seat): ShipAt[] {
  return shipsOnBoard(kit, state).filter(({ ship }) => ship.seat === seat);
}

/** The areas that the seat's ships give access to (ANT-BUILD-2); an area twice if two are there. */
export function areasOf(kit: Kit, state: AntarcticaState, seat: Seat): AreaId[] {
  const found: AreaId[] = [];
  for (const area of openAreas(kit, state))
    for (const ship of state.areas[area].line) if (ship.seat === seat) found.push(area);
  return found;
}

export function shipById(kit: Kit, state: AntarcticaState, id: number): ShipAt | undefined {
  return shipsOnBoard(kit, state).find(({ ship }) => ship.id === id);
}

export function shipAt(state: AntarcticaState, spot: Spot): Ship | undefined {
  const { area, place } = readSpot(spot);
  return state.areas[area].line[place - 1];
}

export function spotOfShip({ area, place }: ShipAt): Spot {
  return spotOf(area, place);
}

export function hasRoom(kit: Kit, state: AntarcticaState, area: AreaId): boolean {
  return whyNoEntry(kit, state, area) === undefined;
}

/** ANT-LINE-3 */
export function whyNoEntry(kit: Kit, state: AntarcticaState, area: AreaId): RefusalReason | undefined {
  if (!openAreas(kit, state).includes(area)) return because('ANT-LINE-3', 'why.areaClosed', { area });
  if (state.areas[area].line.length >= kit.set.shipSpaces)
    return because('ANT-LINE-3', 'why.lineFull', { area, spaces: kit.set.shipSpaces });
  return undefined;
}

/** ANT-LINE-2 */
export function enter(draft: AntarcticaState, ship: Ship, area: AreaId): void {
  draft.areas[area].line.push(ship);
}

/** Puts a ship on the board that was not there. */
export function launch(draft: AntarcticaState, seat: Seat, area: AreaId): Ship {
  const ship = { id: draft.nextShip, seat, icebreaker: false };
  draft.nextShip += 1;
  enter(draft, ship, area);
  return ship;
}

/** The ship goes; those behind it move up at once (ANT-LINE-4). */
export function leave(draft: AntarcticaState, ship: Ship, area: AreaId, emit: Emit): void {
  const { line } = draft.areas[area];
  line.splice(line.indexOf(ship), 1);
  if (ship.icebreaker) boxIcebreaker(draft, ship, area, 'left', emit); // ANT-ICE-3
  if (draft.sun.first === ship.id) delete draft.sun.first; // ANT-LINE-5
  if (draft.sun.second === ship.id) delete draft.sun.second;
  const [head] = line;
  if (head?.icebreaker === true && head.id !== draft.sun.second)
    boxIcebreaker(draft, head, area, 'first', emit); // ANT-ICE-4
}

export function boxIcebreaker(
  draft: AntarcticaState,
  ship: Ship,
  area: AreaId,
  why: 'left' | 'first' | 'stayed',
  emit: Emit,
): void {
  ship.icebreaker = false;
  draft.box.played.icebreaker += 1;
  emit({ type: 'icebreakerBoxed', seat: ship.seat, area, why: msg(`boxed.${why}`) });
}

/** Own ships and own scientists there: what recruiting and research count (ANT-REC-1, ANT-RES-1). */
export function strengthIn(state: AntarcticaState, seat: Seat, area: AreaId): number {
  const { line, scientists } = state.areas[area];
  return line.filter((ship) => ship.seat === seat).length + (scientists[seat] ?? 0);
}

import type { RefusalReason, Seat } from '../../core/contract.ts';
import { readSpot, type Spot } from './actions.ts';
import { AREAS, type AreaId } from './components.ts';
import { refuse, say } from './messages.ts';
import { openAreas, type Play, type Position, type Ship, type State } from './state.ts';

/* Lines of ships (ANT-LINE) and the icebreakers under them (ANT-ICE-3, ANT-ICE-4). */

export interface ShipAt {
  readonly ship: Ship;
  readonly area: AreaId;
  /** 1 = nearest the sun */
  readonly place: number;
}

export function shipsOnBoard(state: State): ShipAt[] {
  const found: ShipAt[] = [];
  for (const area of AREAS) {
    let place = 0;
    for (const ship of state.areas[area].line) found.push({ ship, area, place: (place += 1) });
  }
  return found;
}

export function shipsOf(state: State, seat: Seat): ShipAt[] {
  return shipsOnBoard(state).filter(({ ship }) => ship.seat === seat);
}

export function shipById(state: State, id: number): ShipAt | undefined {
  return shipsOnBoard(state).find(({ ship }) => ship.id === id);
}

export function shipAt(state: State, spot: Spot): Ship | undefined {
  const { area, place } = readSpot(spot);
  return state.areas[area].line[place - 1];
}

/** ANT-LINE-3 */
export function whyNoEntry(at: Position, area: AreaId): RefusalReason | undefined {
  const { shipSpaces } = at.components;
  if (!openAreas(at).includes(area)) return refuse('ANT-LINE-3', 'why.areaClosed', { area });
  if (at.state.areas[area].line.length >= shipSpaces)
    return refuse('ANT-LINE-3', 'why.lineFull', { area, spaces: shipSpaces });
  return undefined;
}

/** ANT-LINE-2 */
export function enter(draft: State, ship: Ship, area: AreaId): void {
  draft.areas[area].line.push(ship);
}

/** Puts a ship on the board that was not there. */
export function launch(draft: State, seat: Seat, area: AreaId): Ship {
  const ship = { id: draft.nextShip, seat, icebreaker: false };
  draft.nextShip += 1;
  enter(draft, ship, area);
  return ship;
}

/** The ship goes; those behind it move up at once (ANT-LINE-4). */
export function leave(play: Play, ship: Ship, area: AreaId): void {
  const { areas, sun } = play.draft;
  const { line } = areas[area];
  line.splice(line.indexOf(ship), 1);
  if (ship.icebreaker) boxIcebreaker(play, ship, area, 'left'); // ANT-ICE-3
  if (sun.first === ship.id) delete sun.first; // ANT-LINE-5
  if (sun.second === ship.id) delete sun.second;
  const [head] = line;
  if (head?.icebreaker === true && head.id !== sun.second) boxIcebreaker(play, head, area, 'first'); // ANT-ICE-4
}

export function boxIcebreaker(
  { draft, emit }: Play,
  ship: Ship,
  area: AreaId,
  why: 'left' | 'first' | 'stayed',
): void {
  ship.icebreaker = false;
  draft.box.played.icebreaker += 1;
  emit({ type: 'icebreakerBoxed', seat: ship.seat, area, why: say(`boxed.${why}`) });
}

/** Own ships and own scientists there: what recruiting and research count (ANT-REC-1, ANT-RES-1). */
export function strengthIn(state: State, seat: Seat, area: AreaId): number {
  const { line, scientists } = state.areas[area];
  return line.filter((ship) => ship.seat === seat).length + (scientists[seat] ?? 0);
}

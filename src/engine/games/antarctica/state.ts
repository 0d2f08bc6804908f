import type { ComponentSetId, CoreState, Seat } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import {
  LETTERS,
  type AreaId,
  type BuildingId,
  type ByResourceCard,
  type ByShipyardCard,
  type EffectId,
  type Letter,
  type PileId,
  type SeatCount,
} from './components.ts';

export interface Ship {
  /** counted through from setup on: a ship keeps its own for the game */
  id: number;
  seat: Seat;
  /** an icebreaker card lies under it */
  icebreaker: boolean;
}

export interface AreaState {
  /** position 1, nearest the sun, first */
  line: Ship[];
  buildings: BuildingId[];
  /** per seat */
  scientists: number[];
}

export interface PlayerState {
  reserve: number;
  supply: number;
  available: { ships: number; cubes: number };
  discarded: { ships: number; cubes: number };
  resources: ByResourceCard<number>;
  hand: ByShipyardCard<number>;
  /** building cards taken */
  cards: string[];
}

/** Where the sun is, and the ships that it found at positions 1 and 2, while they have not left (ANT-SUN-2, ANT-LINE-5). */
export interface Sun {
  area: AreaId;
  first?: number;
  second?: number;
  cardPlayedBy: Seat[];
}

export interface Turn {
  seat: Seat;
  ship: number;
  icebreaker: boolean;
  target?: AreaId;
  acted: boolean;
  discarded: boolean;
  newShips: number[];
  /** something was done but sail and end (ANT-END-4) */
  progress: boolean;
}

/** A symbol that a cube has passed and that is still to be carried out. */
export interface TriggeredEffect {
  seat: Seat;
  track: string;
  space: number;
  effect: EffectId;
}

export const END_REASONS = ['scientists', 'buildings', 'idle', 'no-ships'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What is awaited (section 4.2 of the specification); those without `seat` or `left` ask nobody or the turn's owner. */
export type AntarcticaFrame =
  | { kind: 'place'; left: Seat[] }
  | { kind: 'startCube'; seat: Seat; space: number }
  | { kind: 'sun' }
  | { kind: 'sail' }
  | { kind: 'act' }
  | { kind: 'track'; seat: Seat; points: number }
  | { kind: 'claim'; seat: Seat; pile: PileId }
  | { kind: 'effects'; list: TriggeredEffect[] }
  | { kind: 'pick'; builder: Seat; left: Seat[] }
  | { kind: 'draft'; packet: ByShipyardCard<number>; left: Seat[] }
  | { kind: 'move'; left: Seat[] }
  | { kind: 'joint'; mover: Seat; left: Seat[]; used: string[]; queue: TriggeredEffect[] }
  | { kind: 'endTurn' }
  | { kind: 'finish'; reason: EndReason };
export type FrameKind = AntarcticaFrame['kind'];
const FRAME_KIND_RECORD: Readonly<Record<FrameKind, true>> = {
  place: true,
  startCube: true,
  sun: true,
  sail: true,
  act: true,
  track: true,
  claim: true,
  effects: true,
  pick: true,
  draft: true,
  move: true,
  joint: true,
  endTurn: true,
  finish: true,
};
export const FRAME_KINDS: readonly string[] = Object.keys(FRAME_KIND_RECORD);
export type FrameOf<K extends FrameKind> = Extract<AntarcticaFrame, { kind: K }>;

export interface AntarcticaState extends CoreState<AntarcticaFrame> {
  set: ComponentSetId;
  seats: SeatCount;
  /** player A */
  start: Seat;
  areas: Record<AreaId, AreaState>;
  sun: Sun;
  turn?: Turn;
  /** open tracks: the space of each seat's cube, 0 if it is not there */
  tracks: Record<string, number[]>;
  /** blue spaces that are used up */
  consumed: { track: string; space: number }[];
  players: PlayerState[];
  buildingSupply: Record<BuildingId, number>;
  /** first = top, face up */
  piles: Record<PileId, string[]>;
  shipyard: ByShipyardCard<number>;
  stock: ByResourceCard<number>;
  box: {
    buildings: BuildingId[];
    cards: string[];
    resources: ByResourceCard<number>;
    /** shipyard cards that were played: public */
    played: ByShipyardCard<number>;
    /** shipyard cards boxed from the pile, whose kinds nobody saw (ANT-SHIP-4, ANT-FX-6) */
    unseen: ByShipyardCard<number>;
  };
  idleTurns: number;
  nextShip: number;
  end?: EndReason;
}

export function playerOf(state: AntarcticaState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new InvariantError(`no seat ${seat}`, { state });
  return player;
}

/** The turn that is being played. */
export function turnOf(state: AntarcticaState): Turn {
  if (state.turn === undefined) throw new InvariantError('no turn is being played', { state });
  return state.turn;
}

/** The area sailed to, which stays the target whatever happens to the ship (ANT-TURN-3). */
export function targetOf(state: AntarcticaState): AreaId {
  const { target } = turnOf(state);
  if (target === undefined) throw new InvariantError('the ship has not sailed', { state });
  return target;
}

/** All seats in order from this one (ANT-SETUP-1). */
export function seatsFrom(state: AntarcticaState, seat: Seat): Seat[] {
  return state.players.map((_, step) => (seat + step) % state.seats);
}

/** Which seat is called B when player A is the one that begins (ANT-SETUP-2). */
export function seatOf(state: AntarcticaState, letter: Letter): Seat {
  return (state.start + LETTERS.indexOf(letter)) % state.seats;
}

/** Those who come after the seat that answers. */
export function after(left: readonly Seat[], seat: Seat): Seat[] {
  return left.slice(left.indexOf(seat) + 1);
}

export function countOf(cards: Readonly<ByShipyardCard<number>>): number {
  return cards.icebreaker + cards.scientist + cards.plus2 + cards.fast;
}

export function noCards(): ByShipyardCard<number> {
  return { icebreaker: 0, scientist: 0, plus2: 0, fast: 0 };
}

export function unplaced(player: PlayerState): number {
  return player.reserve + player.supply;
}

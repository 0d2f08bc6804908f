import type { Seat } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import type { PlayOf, PositionOf } from '../../core/position.ts';
import type { QuestionOf } from '../../core/question.ts';
import {
  BOOLEAN,
  integer,
  keyed,
  list,
  oneOf,
  optional,
  record,
  STATE_FIELDS,
  table,
  tagged,
  text,
  type Fitting,
} from '../../core/shape.ts';
import type { Action, Verb } from './actions.ts';
import {
  AREAS,
  BUILDINGS,
  cardOf,
  EFFECTS,
  LETTERS,
  perId,
  PILES,
  RESOURCE_CARDS,
  SEAT_COUNTS,
  SHIPYARD_CARDS,
  type AreaId,
  type BuildingCard,
  type ByShipyardCard,
  type Components,
  type Letter,
  type PileId,
  type Track,
} from './components.ts';
import type { Event } from './messages.ts';
import type { Effect } from './preview.ts';

const count = integer(0, 9999);
const seat = integer(0, 3);
const seats = list(seat);
const area = oneOf(AREAS);
const perSeat = list(count, 2, 4);
const cardIds = list(text());
const buildings = list(oneOf(BUILDINGS));
const shipyardCards = keyed(SHIPYARD_CARDS, count);
const resourceCards = keyed(RESOURCE_CARDS, count);
const shipsAndCubes = record({ ships: count, cubes: count });

const ship = record({
  /** counted through from setup on: a ship keeps its own for the game */
  id: count,
  seat,
  /** an icebreaker card lies under it */
  icebreaker: BOOLEAN,
});
export type Ship = Fitting<typeof ship>;

const player = record({
  reserve: count,
  supply: count,
  available: shipsAndCubes,
  discarded: shipsAndCubes,
  resources: resourceCards,
  hand: shipyardCards,
  /** building cards taken */
  cards: cardIds,
});
export type Player = Fitting<typeof player>;

const turn = record({
  seat,
  ship: count,
  icebreaker: BOOLEAN,
  target: optional(area),
  acted: BOOLEAN,
  discarded: BOOLEAN,
  newShips: list(count),
  /** something was done but sail and end (ANT-END-4) */
  progress: BOOLEAN,
});
export type Turn = Fitting<typeof turn>;

/** A symbol that a cube has passed and that is still to be carried out. */
const triggered = record({ seat, track: text(), space: count, effect: oneOf(EFFECTS) });
export type TriggeredEffect = Fitting<typeof triggered>;

export const END_REASONS = ['scientists', 'buildings', 'idle', 'no-ships'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What is awaited; frames without `seat` or `left` ask nobody or the turn's owner. */
const frame = tagged('kind', {
  place: { left: seats },
  startCube: { seat, space: count },
  sun: {},
  sail: {},
  act: {},
  track: { seat, points: count },
  claim: { seat, pile: oneOf(PILES) },
  effects: { list: list(triggered) },
  pick: { builder: seat, left: seats },
  draft: { packet: shipyardCards, left: seats },
  move: { left: seats },
  joint: { mover: seat, left: seats, used: list(text()), queue: list(triggered) },
  endTurn: {},
  finish: { reason: oneOf(END_REASONS) },
});
export type Frame = Fitting<typeof frame>;
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export const STATE = record({
  ...STATE_FIELDS,
  frames: list(frame),
  seats: oneOf(SEAT_COUNTS),
  /** player A */
  start: seat,
  areas: keyed(
    AREAS,
    record({
      /** position 1, nearest the sun, first */
      line: list(ship),
      buildings,
      scientists: perSeat,
    }),
  ),
  /** where it is, and the ships that it found at positions 1 and 2, while they have not left (ANT-SUN-2, ANT-LINE-5) */
  sun: record({ area, first: optional(count), second: optional(count), cardPlayedBy: seats }),
  turn: optional(turn),
  /** open tracks: the space of each seat's cube, 0 if it is not there */
  tracks: table(perSeat),
  /** blue spaces that are used up */
  consumed: list(record({ track: text(), space: count })),
  players: list(player, 2, 4),
  buildingSupply: keyed(BUILDINGS, count),
  /** first = top, face up */
  piles: keyed(PILES, cardIds),
  shipyard: shipyardCards,
  stock: resourceCards,
  box: record({
    buildings,
    cards: cardIds,
    resources: resourceCards,
    /** shipyard cards that were played: public */
    played: shipyardCards,
    /** shipyard cards boxed from the pile, whose kinds nobody saw (ANT-SHIP-4, ANT-FX-6) */
    unseen: shipyardCards,
  }),
  idleTurns: count,
  nextShip: count,
  end: optional(oneOf(END_REASONS)),
});
export type State = Fitting<typeof STATE>;

/** The types of the game, for core. */
export interface Antarctica {
  readonly components: Components;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly effect: Effect;
}
export type Position = PositionOf<Antarctica>;
export type Play = PlayOf<Antarctica>;
export type Question<K extends FrameKind, V extends Verb = Verb> = QuestionOf<Antarctica, K, V>;

export function openAreas({ components, state }: Position): readonly AreaId[] {
  return components.inPlay[state.seats].areas;
}

export function openTracks({ components, state }: Position): readonly Track[] {
  return components.inPlay[state.seats].tracks;
}

export function openTrack(at: Position, id: string): Track {
  const track = openTracks(at).find((candidate) => candidate.id === id);
  if (track === undefined) throw new InvariantError(`no open track ${id}`, { state: at.state });
  return track;
}

/** The card that lies face up. */
export function topCard({ components, state }: Position, pile: PileId): BuildingCard | undefined {
  const top = state.piles[pile][0];
  return top === undefined ? undefined : cardOf(components, top);
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new InvariantError(`no seat ${seat}`, { state });
  return player;
}

/** The turn that is being played. */
export function turnOf(state: State): Turn {
  if (state.turn === undefined) throw new InvariantError('no turn is being played', { state });
  return state.turn;
}

/** The area sailed to, which stays the target whatever happens to the ship (ANT-TURN-3). */
export function targetOf(state: State): AreaId {
  const { target } = turnOf(state);
  if (target === undefined) throw new InvariantError('the ship has not sailed', { state });
  return target;
}

/** All seats in order from this one (ANT-SETUP-1). */
export function seatsFrom(state: State, seat: Seat): Seat[] {
  return state.players.map((_, step) => (seat + step) % state.seats);
}

/** Which seat is called B when player A is the one that begins (ANT-SETUP-2). */
export function seatOf(state: State, letter: Letter): Seat {
  return (state.start + LETTERS.indexOf(letter)) % state.seats;
}

/** Those who come after the seat that answers. */
export function after(left: readonly Seat[], seat: Seat): Seat[] {
  return left.slice(left.indexOf(seat) + 1);
}

export function countOf(cards: Readonly<ByShipyardCard>): number {
  return cards.icebreaker + cards.scientist + cards.plus2 + cards.fast;
}

export function noCards(): ByShipyardCard {
  return perId(SHIPYARD_CARDS, () => 0);
}

export function unplaced({ reserve, supply }: Player): number {
  return reserve + supply;
}

/** Triggered effects that a frame still has to carry out. */
export function effectsIn(frame: Frame): readonly TriggeredEffect[] {
  if (frame.kind === 'effects') return frame.list;
  return frame.kind === 'joint' ? frame.queue : [];
}

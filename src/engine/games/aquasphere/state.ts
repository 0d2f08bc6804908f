import type { Seat } from '../../core/contract.ts';
import type { PlayOf, PositionOf } from '../../core/position.ts';
import type { QuestionOf } from '../../core/question.ts';
import {
  BOOLEAN,
  STATE_FIELDS,
  integer,
  list,
  oneOf,
  optional,
  record,
  tagged,
  text,
  type Fitting,
} from '../../core/shape.ts';
import type { Action, Verb } from './actions.ts';
import {
  COLOURS,
  OWNERS,
  RING,
  rowOf,
  type Capacity,
  type CardType,
  type Colour,
  type Components,
  type Letter,
  type ResearchCard,
  type Room,
} from './components.ts';
import type { Event } from './messages.ts';
import type { Effect } from './preview.ts';

const COUNT = integer(0, 9999);
const ANY_NUMBER = integer(-9999, 9999);
/** A seat, or a neutral colour. */
const OWNER = integer(0, OWNERS - 1);
const SEAT = OWNER;
const BY_SEAT = list(COUNT, 2, OWNERS);
const COLOUR = oneOf(COLOURS);
const ID = text();

/** What is going on, and what waits below it (section 4 of the rules). */
const FRAME = tagged('kind', {
  turn: { seat: SEAT },
  trim: { seat: SEAT, fresh: COLOUR },
  // everything that one event brings, paid as a bundle (AQS-CARD-5)
  reward: { seat: SEAT, source: oneOf(['engineer', 'catch']), time: COUNT, crystals: COUNT, kp: COUNT },
  perform: { seat: SEAT, sector: ID, colour: COLOUR },
  instant: { seat: SEAT, card: ID },
  letters: { seat: SEAT, left: list(ID) },
  knowledge: { seat: SEAT, left: COUNT },
  nextTurn: { seat: SEAT },
  scoring: {},
  prepare: {
    asked: list(SEAT),
    done: list(SEAT),
    // set aside from the general supply, by seat
    income: BY_SEAT,
    // seats that have taken theirs
    taken: list(SEAT),
    // scoring cards used in this scoring
    used: list(ID),
  },
  tally: {},
  // points that are still to come, by seat
  advance: { left: BY_SEAT },
  roundEnd: {},
  final: {},
});
const PLAYER = record({
  lab: ID,
  engineer: text(),
  scientist: record({ sector: ID, zone: COLOUR }),
  // unprogrammed bots
  supply: COUNT,
  // colours with a bot, in table order
  programmed: list(COLOUR),
  time: COUNT,
  crystals: COUNT,
  // the once-a-round purchase was made: its reminder lies on the board
  bought: BOOLEAN,
  // in order of taking, the extensions too
  cards: list(record({ id: ID, used: BOOLEAN })),
  extensions: list(ID),
  // in reserve
  submarines: COUNT,
  kp: COUNT,
});
const SECTOR = record({
  letter: ID,
  control: optional(OWNER),
  // bots by owner
  loading: list(COUNT, OWNERS, OWNERS),
  // owners, by space
  submarines: list(OWNER),
  octopods: COUNT,
  crystals: COUNT,
  time: COUNT,
  // piles, the top first
  research: list(ID),
  extensions: list(ID),
});
/** What is an id here is checked by the invariants, which know the set. */
export const STATE = record({
  ...STATE_FIELDS,
  frames: list(FRAME, 0, 50),
  options: record({
    earlyPass: BOOLEAN,
    emptyActions: BOOLEAN,
    lateralFree: BOOLEAN,
    redLineReturnPays: BOOLEAN,
  }),
  round: integer(1, 9),
  players: list(PLAYER, 2, OWNERS),
  order: list(SEAT, 2, OWNERS),
  // in order of passing
  passed: list(SEAT, 0, OWNERS),
  // the program card whose tokens lie in the rooms
  program: ID,
  // the face-up one first, then the face-down ones
  nextPrograms: list(ID),
  // out of the game, unseen
  unusedPrograms: list(ID),
  // positions 0..5 clockwise
  ring: list(SECTOR, RING, RING),
  // the visible one first
  tiles: list(record({ id: ID, turning: integer(0, RING - 1) }), 1),
  stock: record({ time: COUNT, crystals: COUNT, octopods: COUNT }),
  // in reserve, by owner; a seat's own are its player's
  neutralSubs: list(COUNT, OWNERS, OWNERS),
  // the top first
  researchDeck: list(ID),
  extensionDeck: list(ID),
  lastScoring: optional(
    list(
      record({
        majority: COUNT,
        bots: COUNT,
        crystals: COUNT,
        octopods: COUNT,
        total: ANY_NUMBER,
        // how far the counter went, and what was lost at lines
        moved: ANY_NUMBER,
        lost: COUNT,
      }),
    ),
  ),
  finalScoring: optional(list(record({ letters: COUNT, time: COUNT, submarines: COUNT, lab: COUNT }))),
});

export type State = Fitting<typeof STATE>;
export type Frame = State['frames'][number];
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
export type Player = State['players'][number];
export type Sector = State['ring'][number];
export type SeatScoring = NonNullable<State['lastScoring']>[number];
export type FinalScoring = NonNullable<State['finalScoring']>[number];
/** A seat, or a neutral colour: 0..3. */
export type Owner = number;

export interface AquaSphere {
  readonly components: Components;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly effect: Effect;
}
export type Position = PositionOf<AquaSphere>;
export type Play = PlayOf<AquaSphere>;
/** V: the verbs that it accepts. */
export type Question<Kind extends Frame['kind'], V extends Verb = Verb> = QuestionOf<AquaSphere, Kind, V>;

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function sectorOf(state: State, letter: Letter): Sector {
  const sector = state.ring.find((candidate) => candidate.letter === letter);
  if (sector === undefined) throw new RangeError(`no sector ${letter}`);
  return sector;
}

export function seatsOf(state: State): Seat[] {
  return state.players.map((_, seat) => seat);
}

export function tokenIn({ components, state }: Position, room: Room): Colour {
  const colour = rowOf(components.programs, state.program)[room];
  if (colour === undefined) throw new RangeError(`no room ${room}`);
  return colour;
}

/** The visible centre tile and its turning. */
export function visibleTile({ components, state }: Position) {
  const [top] = state.tiles;
  if (top === undefined) throw new RangeError('no centre tile');
  return { tile: rowOf(components.tiles, top.id), turning: top.turning };
}

/** What the base lab and the extensions hold (AQS-CAP-1, AQS-CAP-2). */
export function capacityOf(components: Components, { lab, extensions }: Player): Capacity {
  const capacity = { ...rowOf(components.labs, lab).capacity };
  for (const id of extensions) {
    const { adds } = rowOf(components.extensions, id);
    capacity.cards += adds.cards ?? 0;
    capacity.crystals += adds.crystals ?? 0;
    capacity.octopods += adds.octopods ?? 0;
    capacity.time += adds.time ?? 0;
  }
  return capacity;
}

export interface CardInHand {
  readonly held: Player['cards'][number];
  readonly card: ResearchCard;
}

/** The seat's cards of this type, in order of taking. */
export function cardsOf({ cards }: Components, player: Player, type: CardType): readonly CardInHand[] {
  return player.cards
    .map((held) => ({ held, card: rowOf(cards, held.id) }))
    .filter(({ card }) => card.type === type);
}

export function holds({ cards }: Components, player: Player, type: CardType): boolean {
  return player.cards.some(({ id }) => cards.get(id)?.type === type);
}

/** Bots of this seat in control zones. */
export function controlledBy(state: State, seat: Seat): number {
  return state.ring.filter(({ control }) => control === seat).length;
}

/** In table order, whatever the order in which they were programmed. */
export function inTableOrder(components: Components, colours: readonly Colour[]): Colour[] {
  return components.colours.filter((colour) => colours.includes(colour));
}

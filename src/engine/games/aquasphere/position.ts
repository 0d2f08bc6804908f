import type { RefusalReason, Seat } from '../../core/contract.ts';
import {
  rowOf,
  type Box,
  type Capacity,
  type CardType,
  type CentreTile,
  type Letter,
  type ResearchCard,
  type Room,
  type Colour,
} from './box.ts';
import type { AquaSphereEvent } from './events.ts';
import type { AquaSphereState, HeldCard, Player, Sector } from './state.ts';

/** A state with the box it is played with: what rules look at. */
export interface Position {
  readonly box: Box;
  readonly state: AquaSphereState;
}
/** A position being changed; `draft` and `state` are the same object. */
export interface Play extends Position {
  readonly draft: AquaSphereState;
  emit(event: AquaSphereEvent): void;
}
/** Why something is not possible: `undefined` if it is. */
export type Hindrance = RefusalReason | undefined;

export function playerOf(state: AquaSphereState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

export function sectorOf(state: AquaSphereState, letter: Letter): Sector {
  const sector = state.ring.find((candidate) => candidate.letter === letter);
  if (sector === undefined) throw new RangeError(`no sector ${letter}`);
  return sector;
}

export function seatsOf(state: AquaSphereState): Seat[] {
  return state.players.map((_, seat) => seat);
}

export function tokenIn({ box, state }: Position, room: Room): Colour {
  const colour = rowOf(box.programs, state.program)[room];
  if (colour === undefined) throw new RangeError(`no room ${room}`);
  return colour;
}

/** The visible centre tile and its turning. */
export function visibleTile({ box, state }: Position): {
  readonly tile: CentreTile;
  readonly turning: number;
} {
  const top = state.tiles[0];
  if (top === undefined) throw new RangeError('no centre tile');
  return { tile: rowOf(box.tiles, top.id), turning: top.turning };
}

/** What the base lab and the extensions hold (AQS-CAP-1, AQS-CAP-2). */
export function capacityOf(box: Box, { lab, extensions }: Player): Capacity {
  const capacity = { ...rowOf(box.labs, lab).capacity };
  for (const id of extensions) {
    const { adds } = rowOf(box.extensions, id);
    capacity.cards += adds.cards ?? 0;
    capacity.crystals += adds.crystals ?? 0;
    capacity.octopods += adds.octopods ?? 0;
    capacity.time += adds.time ?? 0;
  }
  return capacity;
}

export interface CardInHand {
  readonly held: HeldCard;
  readonly card: ResearchCard;
}

/** The seat's cards of this type, in order of taking. */
export function cardsOf(box: Box, player: Player, type: CardType): readonly CardInHand[] {
  return player.cards
    .map((held) => ({ held, card: rowOf(box.cards, held.id) }))
    .filter(({ card }) => card.type === type);
}

export function holds(box: Box, player: Player, type: CardType): boolean {
  return player.cards.some(({ id }) => box.cards.get(id)?.type === type);
}

/** Bots of this seat in control zones. */
export function controlledBy(state: AquaSphereState, seat: Seat): number {
  return state.ring.filter(({ control }) => control === seat).length;
}

/** In table order, whatever the order in which they were programmed. */
export function inTableOrder(box: Box, colours: readonly Colour[]): Colour[] {
  return box.colours.filter((colour) => colours.includes(colour));
}

import type { ComponentSet, ComponentSetId } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import {
  SEAT_COUNTS,
  type AntarcticaSet,
  type AreaId,
  type BuildingCard,
  type BySeatCount,
  type PileId,
  type SeatCount,
  type Track,
} from './components.ts';
import type { AntarcticaState } from './state.ts';

/** What is in play at a number of players. */
export interface InPlay {
  /** in ring order */
  readonly areas: readonly AreaId[];
  readonly tracks: readonly Track[];
  readonly cards: readonly BuildingCard[];
}

/** A component set with its parts at hand by id. */
export interface Kit {
  readonly set: AntarcticaSet;
  readonly setId: ComponentSetId;
  readonly inPlay: BySeatCount<InPlay>;
  readonly cards: ReadonlyMap<string, BuildingCard>;
  readonly tracks: ReadonlyMap<string, Track>;
}

export function unpack({ id, version, hash, components: set }: ComponentSet<AntarcticaSet>): Kit {
  const at = (n: SeatCount): InPlay => ({
    areas: set.areas.map((area) => area.id).filter((area) => !set.closedAreas[n].includes(area)),
    tracks: set.tracks.filter(({ minPlayers }) => minPlayers <= n),
    cards: set.cards.filter(({ minPlayers }) => minPlayers <= n),
  });
  return {
    set,
    setId: { id, version, hash },
    inPlay: { 2: at(2), 3: at(3), 4: at(4) },
    cards: new Map(set.cards.map((card) => [card.id, card])),
    tracks: new Map(set.tracks.map((track) => [track.id, track])),
  };
}

export function isSeatCount(seats: number): seats is SeatCount {
  return SEAT_COUNTS.some((count) => count === seats);
}

export function openAreas(kit: Kit, state: AntarcticaState): readonly AreaId[] {
  return kit.inPlay[state.seats].areas;
}

export function openTracks(kit: Kit, state: AntarcticaState): readonly Track[] {
  return kit.inPlay[state.seats].tracks;
}

export function openTrack(kit: Kit, state: AntarcticaState, id: string): Track | undefined {
  return openTracks(kit, state).find((track) => track.id === id);
}

export function cardOf(kit: Kit, id: string): BuildingCard {
  const card = kit.cards.get(id);
  if (card === undefined) throw new InvariantError(`no building card ${id} in the set`, {});
  return card;
}

/** The card that lies face up. */
export function topCard(kit: Kit, state: AntarcticaState, pile: PileId): BuildingCard | undefined {
  const top = state.piles[pile][0];
  return top === undefined ? undefined : cardOf(kit, top);
}

/** The number printed at the space, or else at the nearest space before it (ANT-SCORE-4). */
export function valueAt(track: Track, space: number): number {
  let value = 0;
  for (const { n, printed } of track.spaces) if (n <= space) value = printed ?? value;
  return value;
}

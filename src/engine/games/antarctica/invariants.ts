import type { Seat } from '../../core/contract.ts';
import { sum } from '../../core/sum.ts';
import { AREAS, BUILDINGS, PILES, SHIPYARD_CARDS } from './components.ts';
import { shipById, shipsOnBoard } from './line.ts';
import { scores } from './scoring.ts';
import {
  countOf,
  effectsIn,
  openAreas,
  openTracks,
  seatOf,
  unplaced,
  type Position,
  type State,
} from './state.ts';
import { isConsumed } from './tracks.ts';

type Holds = (at: Position) => boolean;

/** What is true of every state; ANT-INV-13, -15 and the growing of -10 compare states or options and are tests. */
const INVARIANTS: Readonly<Record<string, Holds>> = {
  /** every seat and track that is named is one of this table */
  'ANT-INV-named': (at) => {
    const { state } = at;
    const { seats, tracks } = named(state);
    const open = openTracks(at).map(({ id }) => id);
    const perSeat = [
      state.players,
      ...AREAS.map((area) => state.areas[area].scientists),
      ...open.map((id) => state.tracks[id] ?? []),
    ];
    return (
      seats.every((seat) => seat < state.seats) &&
      tracks.every((id) => open.includes(id)) &&
      perSeat.every(({ length }) => length === state.seats)
    );
  },
  'ANT-INV-1': ({ components, state }) => {
    const { supplyScientists, reserveScientists } = components.playerSupply[state.seats];
    return state.players.every((player, seat) => {
      const placed = sum(AREAS.map((area) => state.areas[area].scientists[seat] ?? 0));
      return player.reserve + player.supply + placed === supplyScientists + reserveScientists;
    });
  },
  'ANT-INV-2': ({ components, state }) => {
    const { boardShips, availableShips } = components.playerSupply[state.seats];
    const placing = state.frames.find((frame) => frame.kind === 'place')?.left ?? [];
    return state.players.every(({ available, discarded }, seat) => {
      const onBoard = shipsOnBoard(state).filter(({ ship }) => ship.seat === seat).length;
      const toPlace = placing.filter((other) => other === seat).length;
      return onBoard + toPlace + available.ships + discarded.ships === boardShips + availableShips;
    });
  },
  'ANT-INV-3': ({ components, state }) =>
    state.players.every(({ available, discarded }, seat) => {
      const onTracks = Object.values(state.tracks).filter((cubes) => (cubes[seat] ?? 0) > 0).length;
      const { availableCubes } = components.playerSupply[state.seats];
      return available.cubes + onTracks + discarded.cubes === availableCubes;
    }),
  'ANT-INV-4': ({ components, state }) => {
    const onBoard = AREAS.flatMap((area) => state.areas[area].buildings);
    const left = sum(BUILDINGS.map((id) => state.buildingSupply[id])) + state.box.buildings.length;
    return (
      left + onBoard.length === sum(components.buildings.map(({ supply }) => supply)) &&
      AREAS.every((area) => allDifferent(state.areas[area].buildings))
    );
  },
  'ANT-INV-5': ({ components, state }) => {
    const cards = [
      ...PILES.flatMap((pile) => state.piles[pile]),
      ...state.players.flatMap((player) => player.cards),
      ...state.box.cards,
    ];
    return (
      cards.length === components.cards.size &&
      allDifferent(cards) &&
      cards.every((id) => components.cards.has(id))
    );
  },
  'ANT-INV-6': ({ components, state }) => {
    const places = [state.shipyard, state.box.played, state.box.unseen];
    places.push(...state.players.map(({ hand }) => hand));
    for (const frame of state.frames) if (frame.kind === 'draft') places.push(frame.packet);
    const laid = shipsOnBoard(state).filter(({ ship }) => ship.icebreaker).length;
    return SHIPYARD_CARDS.every(
      (card) =>
        sum(places.map((place) => place[card])) + (card === 'icebreaker' ? laid : 0) ===
        components.shipyardCards[card],
    );
  },
  'ANT-INV-7': ({ state }) =>
    (['basic', 'expertise'] as const).every(
      (kind) =>
        sum(state.players.map(({ resources }) => resources[kind])) + state.stock[kind] === state.seats,
    ) && state.players.every(({ resources }) => resources.basic <= 1),
  'ANT-INV-8': (at) => {
    const open = openAreas(at);
    const ids = AREAS.flatMap((area) => at.state.areas[area].line.map(({ id }) => id));
    return (
      allDifferent(ids) &&
      AREAS.every(
        (area) => at.state.areas[area].line.length <= (open.includes(area) ? at.components.shipSpaces : 0),
      )
    );
  },
  'ANT-INV-9': (at) => {
    const open = openTracks(at).map(({ id }) => id);
    return (
      Object.keys(at.state.tracks).every((id) => open.includes(id)) &&
      Object.values(at.state.tracks).every((cubes) => allDifferent(cubes.filter((space) => space > 0)))
    );
  },
  'ANT-INV-10': (at) => {
    // a cube of setup has not passed what lies up to its space
    const given = at.components.setupBonus[at.state.seats];
    const passes = (seat: number, n: number, space: number): boolean =>
      space >= n && !given.some((bonus) => seatOf(at.state, bonus.letter) === seat && n <= bonus.space);
    return openTracks(at).every((track) =>
      track.spaces.every(({ n, effect }) => {
        if (effect === undefined || at.components.effects[effect] === 'red') return true;
        const passed = at.state.tracks[track.id]?.some((space, seat) => passes(seat, n, space)) === true;
        return !passed || isConsumed(at.state, track.id, n);
      }),
    );
  },
  'ANT-INV-11': ({ state }) =>
    AREAS.every((area) =>
      state.areas[area].line.every(
        ({ icebreaker, id }, index) => !icebreaker || index === 1 || id === state.sun.second,
      ),
    ),
  'ANT-INV-12': (at) => {
    if (at.state.frames.at(-1)?.kind !== 'sail' || at.state.turn === undefined) return true;
    const acting = shipById(at.state, at.state.turn.ship);
    const room = openAreas(at).some(
      (area) => area !== at.state.sun.area && at.state.areas[area].line.length < at.components.shipSpaces,
    );
    return acting?.area === at.state.sun.area && acting.ship.seat === at.state.turn.seat && room;
  },
  'ANT-INV-14': ({ components, state }) => {
    const standing = sum(AREAS.map((area) => state.areas[area].buildings.length));
    const taken = sum(state.players.map(({ cards }) => cards.length));
    const pending = state.frames.filter((frame) => frame.kind === 'claim').length;
    return standing === components.startingBuildings[state.seats].length + taken + pending;
  },
  'ANT-INV-15': (at) => scores(at).every(({ total }) => total >= 0),
  'ANT-INV-16': ({ state }) =>
    state.frames.at(-1)?.kind !== 'sail' ||
    (state.players.every((player) => unplaced(player) > 0) &&
      PILES.some((pile) => state.piles[pile].length > 0)),
};

/** Ids of those that do not hold, and of the counts that are below 0. */
export function invariants(at: Position): string[] {
  const broken = Object.entries(INVARIANTS).filter(([, holds]) => !holds(at));
  return broken.map(([id]) => id).concat(hasNegative(at.state) ? ['ANT-INV-negative'] : []);
}

function named(state: State): { readonly seats: readonly Seat[]; readonly tracks: readonly string[] } {
  const { start, sun, turn, frames, consumed } = state;
  const queued = frames.flatMap(effectsIn);
  const inFrames = frames.flatMap((frame) => [
    ...('seat' in frame ? [frame.seat] : []),
    ...('left' in frame ? frame.left : []),
    ...(frame.kind === 'pick' ? [frame.builder] : []),
    ...(frame.kind === 'joint' ? [frame.mover] : []),
  ]);
  const onBoard = shipsOnBoard(state).map(({ ship }) => ship.seat);
  return {
    seats: [
      start,
      ...sun.cardPlayedBy,
      ...(turn === undefined ? [] : [turn.seat]),
      ...onBoard,
      ...inFrames,
    ].concat(queued.map(({ seat }) => seat)),
    tracks: [...consumed, ...queued]
      .map(({ track }) => track)
      .concat(frames.flatMap((frame) => (frame.kind === 'joint' ? frame.used : []))),
  };
}

function hasNegative(state: State): boolean {
  const counts = state.players.flatMap(({ reserve, supply, available, discarded, resources, hand }) => [
    reserve,
    supply,
    ...Object.values(available),
    ...Object.values(discarded),
    ...Object.values(resources),
    ...Object.values(hand),
  ]);
  counts.push(...Object.values(state.buildingSupply), ...Object.values(state.stock), countOf(state.shipyard));
  return counts.some((count) => count < 0);
}

function allDifferent(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}

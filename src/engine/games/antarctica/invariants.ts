import { sum } from '../../core/sum.ts';
import { AREAS, BUILDINGS, PILES, SHIPYARD_CARDS } from './components.ts';
import { openAreas, openTracks, type Kit } from './kit.ts';
import { shipById, shipsOnBoard } from './line.ts';
import { standings } from './scoring.ts';
import { countOf, seatOf, unplaced, type AntarcticaState } from './state.ts';
import { isConsumed } from './tracks.ts';

type Holds = (kit: Kit, state: AntarcticaState) => boolean;

/** What is true of every state; ANT-INV-13, -15 and the growing of -10 compare states or options and are tests. */
const INVARIANTS: Readonly<Record<string, Holds>> = {
  'ANT-INV-1': (kit, state) => {
    const { supplyScientists, reserveScientists } = kit.set.playerSupply[state.seats];
    return state.players.every((player, seat) => {
      const placed = sum(AREAS.map((area) => state.areas[area].scientists[seat] ?? 0));
      return player.reserve + player.supply + placed === supplyScientists + reserveScientists;
    });
  },
  'ANT-INV-2': (kit, state) => {
    const { boardShips, availableShips } = kit.set.playerSupply[state.seats];
    const placing = state.frames.find((frame) => frame.kind === 'place')?.left ?? [];
    return state.players.every(({ available, discarded }, seat) => {
      const onBoard = shipsOnBoard(kit, state).filter(({ ship }) => ship.seat === seat).length;
      const toPlace = placing.filter((other) => other === seat).length;
      return onBoard + toPlace + available.ships + discarded.ships === boardShips + availableShips;
    });
  },
  'ANT-INV-3': (kit, state) =>
    state.players.every(({ available, discarded }, seat) => {
      const onTracks = Object.values(state.tracks).filter((cubes) => (cubes[seat] ?? 0) > 0).length;
      const { availableCubes } = kit.set.playerSupply[state.seats];
      return available.cubes + onTracks + discarded.cubes === availableCubes;
    }),
  'ANT-INV-4': (kit, state) => {
    const onBoard = AREAS.flatMap((area) => state.areas[area].buildings);
    const left = sum(BUILDINGS.map((id) => state.buildingSupply[id])) + state.box.buildings.length;
    return (
      left + onBoard.length === sum(kit.set.buildings.map(({ supply }) => supply)) &&
      AREAS.every((area) => allDifferent(state.areas[area].buildings))
    );
  },
  'ANT-INV-5': (kit, state) => {
    const cards = [
      ...PILES.flatMap((pile) => state.piles[pile]),
      ...state.players.flatMap((player) => player.cards),
      ...state.box.cards,
    ];
    return cards.length === kit.set.cards.length && allDifferent(cards);
  },
  'ANT-INV-6': (kit, state) => {
    const places = [state.shipyard, state.box.played, state.box.unseen];
    places.push(...state.players.map(({ hand }) => hand));
    for (const frame of state.frames) if (frame.kind === 'draft') places.push(frame.packet);
    const laid = shipsOnBoard(kit, state).filter(({ ship }) => ship.icebreaker).length;
    return SHIPYARD_CARDS.every(
      (card) =>
        sum(places.map((place) => place[card])) + (card === 'icebreaker' ? laid : 0) ===
        kit.set.shipyardCards[card],
    );
  },
  'ANT-INV-7': (_kit, state) =>
    (['basic', 'expertise'] as const).every(
      (kind) =>
        sum(state.players.map(({ resources }) => resources[kind])) + state.stock[kind] === state.seats,
    ) && state.players.every(({ resources }) => resources.basic <= 1),
  'ANT-INV-8': (kit, state) => {
    const open = openAreas(kit, state);
    const ids = AREAS.flatMap((area) => state.areas[area].line.map(({ id }) => id));
    return (
      allDifferent(ids) &&
      AREAS.every((area) => state.areas[area].line.length <= (open.includes(area) ? kit.set.shipSpaces : 0))
    );
  },
  'ANT-INV-9': (kit, state) => {
    const open = openTracks(kit, state).map(({ id }) => id);
    return (
      Object.keys(state.tracks).every((id) => open.includes(id)) &&
      Object.values(state.tracks).every((cubes) => allDifferent(cubes.filter((space) => space > 0)))
    );
  },
  'ANT-INV-10': (kit, state) => {
    // a cube of setup has not passed what lies up to its space
    const given = kit.set.setupBonus[state.seats];
    const passes = (seat: number, n: number, space: number): boolean =>
      space >= n && !given.some((bonus) => seatOf(state, bonus.letter) === seat && n <= bonus.space);
    return openTracks(kit, state).every((track) =>
      track.spaces.every(({ n, effect }) => {
        if (effect === undefined || kit.set.effects[effect] === 'red') return true;
        const passed = state.tracks[track.id]?.some((space, seat) => passes(seat, n, space)) === true;
        return !passed || isConsumed(state, track.id, n);
      }),
    );
  },
  'ANT-INV-11': (_kit, state) =>
    AREAS.every((area) =>
      state.areas[area].line.every(
        ({ icebreaker, id }, index) => !icebreaker || index === 1 || id === state.sun.second,
      ),
    ),
  'ANT-INV-12': (kit, state) => {
    if (state.frames.at(-1)?.kind !== 'sail' || state.turn === undefined) return true;
    const acting = shipById(kit, state, state.turn.ship);
    const room = openAreas(kit, state).some(
      (area) => area !== state.sun.area && state.areas[area].line.length < kit.set.shipSpaces,
    );
    return acting?.area === state.sun.area && acting.ship.seat === state.turn.seat && room;
  },
  'ANT-INV-14': (kit, state) => {
    const standing = sum(AREAS.map((area) => state.areas[area].buildings.length));
    const taken = sum(state.players.map(({ cards }) => cards.length));
    const pending = state.frames.filter((frame) => frame.kind === 'claim').length;
    return standing === kit.set.startingBuildings[state.seats].length + taken + pending;
  },
  'ANT-INV-15': (kit, state) => standings(kit, state).every(({ total }) => total >= 0),
  'ANT-INV-16': (_kit, state) =>
    state.frames.at(-1)?.kind !== 'sail' ||
    (state.players.every((player) => unplaced(player) > 0) &&
      PILES.some((pile) => state.piles[pile].length > 0)),
};

/** Ids of those that do not hold, and of the counts that are below 0. */
export function brokenInvariants(kit: Kit, state: AntarcticaState): string[] {
  const broken = Object.entries(INVARIANTS).filter(([, holds]) => !holds(kit, state));
  return broken.map(([id]) => id).concat(hasNegative(state) ? ['ANT-INV-negative'] : []);
}

function hasNegative(state: AntarcticaState): boolean {
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

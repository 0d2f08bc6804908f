import { setCheck, twice, type SetFaults } from '../../core/check-set.ts';
import {
  AREAS,
  BUILDINGS,
  componentsOf,
  EFFECTS,
  LETTERS,
  PILES,
  RESOURCE_CARDS,
  SEAT_COUNTS,
  SHIPYARD_CARDS,
  STATIONS,
  SET,
  TABLES,
  type BuildingId,
  type SeatCount,
  type SetFile,
} from './components.ts';

/** A board colour has this many of each (ANT-DATA-9). */
const PER_COLOUR = { scientists: 16, ships: 6, cubes: 6 };
const PIECES = ['scientists', 'ships', 'cubes'] as const;

const FAULTS: Readonly<Record<string, SetFaults<SetFile>>> = {
  *'ANT-DATA-1'(file) {
    for (const name of TABLES)
      if (!Object.hasOwn(file.legend, file[name].provenance ?? ''))
        yield `${name}.provenance is not one of the legend: ${Object.keys(file.legend).join(', ')}`;
    const { areas, buildings, buildingCards, shipyardCards, resourceCards, effects, tracks } = file;
    const withIds = { areas, buildings, buildingCards, shipyardCards, resourceCards, effects, tracks };
    for (const [name, { rows }] of Object.entries(withIds))
      yield* doubles(
        name,
        rows.map(({ id }) => id),
      );
    yield* doubles('buildingCards.piles', buildingCards.piles);
  },

  *'ANT-DATA-2'({ buildings, effects, shipyardCards, resourceCards, buildingCards }) {
    yield* missing('buildings', BUILDINGS, buildings.rows);
    yield* missing('effects', EFFECTS, effects.rows);
    yield* missing('shipyardCards', SHIPYARD_CARDS, shipyardCards.rows);
    yield* missing('resourceCards', RESOURCE_CARDS, resourceCards.rows);
    const piles = buildingCards.piles.map((id) => ({ id }));
    yield* missing('buildingCards.piles', PILES, piles);
  },

  *'ANT-DATA-3'({ areas }) {
    yield* missing('areas', AREAS, areas.rows);
    for (const { id, ring } of areas.rows)
      if (AREAS[ring] !== id) yield `area ${id} must be number ${AREAS.indexOf(id)} of the ring`;
  },

  *'ANT-DATA-4'({ buildingCards }) {
    for (const n of SEAT_COUNTS)
      if (inPlay(buildingCards.rows, n).length === 0) yield `${n} players: no building cards`;
    for (const { id, requires } of buildingCards.rows)
      if (new Set(requires).size < requires.length) yield `card ${id} requires a building twice`;
  },

  *'ANT-DATA-5'({ startingBuildings, closedAreas, buildings, buildingCards }) {
    for (const n of SEAT_COUNTS) {
      const open = openCount(closedAreas, n);
      const laid = startingBuildings.rows[n];
      if (laid.length !== open)
        yield `${n} players: ${laid.length} starting buildings for ${open} open areas`;
      const built = inPlay(buildingCards.rows, n).map(({ builds }) => builds);
      for (const { id, supply } of buildings.rows) {
        const onBoard = times(laid, id) + times(built, id);
        const boxed = times(startingBuildings.boxed[n], id);
        if (onBoard + boxed > supply) yield `${n} players: ${onBoard + boxed} ${id} of ${supply}`;
        if (onBoard > open) yield `${n} players: ${onBoard} ${id} for ${open} open areas`;
      }
    }
  },

  *'ANT-DATA-6'({ startingBuildings, buildingCards }) {
    for (const n of SEAT_COUNTS) {
      const standing = new Set<BuildingId>(startingBuildings.rows[n]);
      let left = inPlay(buildingCards.rows, n);
      for (let before = left.length + 1; left.length < before;) {
        before = left.length;
        const buildable = left.filter((card) => card.requires.every((id) => standing.has(id)));
        for (const { builds } of buildable) standing.add(builds);
        left = left.filter((card) => !buildable.includes(card));
      }
      for (const { id } of left) yield `${n} players: card ${id} can never be built`;
    }
  },

  *'ANT-DATA-7'({ tracks, playerSupply }) {
    for (const { id, icons, spaces } of tracks.rows) {
      if (!/^[a-z][a-z0-9]{0,11}$/.test(id)) yield `${id} is no track id`;
      if (new Set(icons).size < icons.length) yield `track ${id} shows an icon twice`;
      if (spaces.some(({ n }, index) => n !== index + 1)) yield `track ${id} must count its spaces from 1`;
      const printed = spaces.flatMap((space) => space.printed ?? []);
      if (printed.some((value, index) => value < (printed[index - 1] ?? 0)))
        yield `track ${id} has decreasing values`;
    }
    for (const n of SEAT_COUNTS) {
      const open = inPlay(tracks.rows, n).length;
      const cubes = playerSupply.rows[n].availableCubes;
      if (open !== cubes) yield `${n} players: ${open} open tracks for ${cubes} cubes`;
    }
  },

  *'ANT-DATA-9'({ playerSupply: { perColour, rows } }) {
    for (const kind of PIECES)
      if (perColour[kind] !== PER_COLOUR[kind])
        yield `a colour has ${PER_COLOUR[kind]} ${kind}, not ${perColour[kind]}`;
    for (const n of SEAT_COUNTS) {
      const dealt = rows[n];
      const sums = {
        scientists: dealt.supplyScientists + dealt.reserveScientists + dealt.boxScientists,
        ships: dealt.boardShips + dealt.availableShips + dealt.boxShips,
        cubes: dealt.scoreCubes + dealt.availableCubes + dealt.boxCubes,
      };
      for (const kind of PIECES)
        if (sums[kind] !== PER_COLOUR[kind])
          yield `${n} players: ${sums[kind]} ${kind} are dealt, not ${PER_COLOUR[kind]}`;
    }
  },

  *'ANT-DATA-10'(tables) {
    for (const n of SEAT_COUNTS) {
      yield* placementFaults(tables, n);
      for (const { letter, cubes, space } of tables.setupBonus.rows[n]) {
        if (LETTERS.indexOf(letter) >= n) yield `${n} players: nobody is ${letter}`;
        if (cubes > tables.playerSupply.rows[n].availableCubes)
          yield `${n} players: ${letter} has no ${cubes} cubes`;
        if (inPlay(tables.tracks.rows, n).some(({ spaces }) => spaces.length < space))
          yield `${n} players: a track has no space ${space}`;
      }
    }
  },

  *'ANT-DATA-11'({ playerSupply, closedAreas, areas: { shipSpaces } }) {
    for (const n of SEAT_COUNTS) {
      const { boardShips, availableShips } = playerSupply.rows[n];
      const others = n * (boardShips + availableShips) - 1;
      const room = shipSpaces * (openCount(closedAreas, n) - 1);
      if (others >= room) yield `${n} players: ${others} other ships and ${room} spaces to sail to`;
    }
  },

  *'ANT-DATA-12'({ resourceCards }) {
    for (const { id, count } of resourceCards.rows)
      for (const n of SEAT_COUNTS) if (count < n) yield `${n} players: ${count} cards ${id}`;
  },
};

/** Told, but no fault (ANT-DATA-8). */
function* unservedStations({ tracks }: SetFile): Iterable<string> {
  for (const n of SEAT_COUNTS)
    for (const station of STATIONS)
      if (!inPlay(tracks.rows, n).some(({ icons }) => icons.includes(station)))
        yield `${n} players: no open track for ${station} stations`;
}

function* placementFaults(tables: SetFile, n: SeatCount): Iterable<string> {
  const order = tables.placementOrder.rows[n];
  const first = tables.firstGamePlacement.rows[n];
  for (const letter of LETTERS) {
    const wanted = LETTERS.indexOf(letter) < n ? tables.playerSupply.rows[n].boardShips : 0;
    const found = times(order, letter);
    if (found !== wanted) yield `${n} players: ${letter} places ${wanted} ships, not ${found}`;
  }
  if (order.join() !== first.map(([letter]) => letter).join())
    yield `${n} players: firstGamePlacement has another order`;
  const { shipSpaces } = tables.areas;
  for (const area of AREAS) {
    const laid = first.filter(([, at]) => at === area).length;
    if (laid > shipSpaces) yield `${n} players: more than ${shipSpaces} ships in ${area}`;
    if (laid > 0 && tables.closedAreas.rows[n].includes(area))
      yield `${n} players: a ship in ${area}, which is closed`;
  }
}

function* doubles(table: string, ids: readonly string[]): Iterable<string> {
  for (const id of twice(ids)) yield `${table} has ${id} twice`;
}

function* missing(
  table: string,
  ids: readonly string[],
  rows: readonly { readonly id: string }[],
): Iterable<string> {
  for (const id of ids) if (!rows.some((row) => row.id === id)) yield `${table} lacks ${id}`;
}

function times<T>(items: readonly T[], wanted: T): number {
  return items.filter((item) => item === wanted).length;
}

function openCount(closedAreas: SetFile['closedAreas'], n: SeatCount): number {
  return AREAS.filter((area) => !closedAreas.rows[n].includes(area)).length;
}

function inPlay<T extends { readonly minPlayers: number }>(rows: readonly T[], n: SeatCount): readonly T[] {
  return rows.filter(({ minPlayers }) => minPlayers <= n);
}

/** A component file's set, or all that is wrong with it (section "The component set" of the rules). */
export const checkSet = setCheck({
  shape: SET,
  rule: 'ANT-DATA-1',
  // the rule about what stands in a table
  ruleOf: {
    areas: 'ANT-DATA-3',
    sun: 'ANT-DATA-3',
    closedAreas: 'ANT-DATA-3',
    buildings: 'ANT-DATA-2',
    startingBuildings: 'ANT-DATA-5',
    buildingCards: 'ANT-DATA-4',
    shipyardCards: 'ANT-DATA-2',
    resourceCards: 'ANT-DATA-12',
    effects: 'ANT-DATA-2',
    tracks: 'ANT-DATA-7',
    playerSupply: 'ANT-DATA-9',
    placementOrder: 'ANT-DATA-10',
    firstGamePlacement: 'ANT-DATA-10',
    setupBonus: 'ANT-DATA-10',
    limits: 'ANT-DATA-13',
  },
  faults: FAULTS,
  oddities: { 'ANT-DATA-8': unservedStations },
  prepare: componentsOf,
});

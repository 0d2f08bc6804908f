import {
  AREAS,
  BUILDINGS,
  EFFECTS,
  PILES,
  RESOURCE_CARDS,
  SEAT_COUNTS,
  SHIPYARD_CARDS,
  STATIONS,
  LETTERS,
  type AreaId,
  type BuildingCard,
  type BuildingId,
  type Letter,
  type SeatCount,
} from './components.ts';
import type { Complain, SetTables, TableName } from './read-set.ts';

export interface DataCheck {
  readonly id: string;
  /** the tables that it compares: it waits until they can be read */
  readonly needs: readonly TableName[];
  check(tables: SetTables, complain: Complain): void;
}

function dataCheck<T extends TableName>(
  id: string,
  needs: readonly T[],
  check: (tables: Pick<SetTables, T>, complain: Complain) => void,
): DataCheck {
  return { id, needs, check };
}

/** A board colour has this many of each (ANT-DATA-9). */
const PER_COLOUR = { scientists: 16, ships: 6, cubes: 6 };

const uniqueIds = (['areas', 'buildings', 'buildingCards', 'shipyardCards'] as const).map((table) =>
  dataCheck('ANT-DATA-1', [table], (tables, complain) => {
    unique(
      tables[table].rows.map(({ id }) => id),
      table,
      complain,
    );
  }),
);
const moreUniqueIds = (['resourceCards', 'effects', 'tracks'] as const).map((table) =>
  dataCheck('ANT-DATA-1', [table], (tables, complain) => {
    unique(
      tables[table].rows.map(({ id }) => id),
      table,
      complain,
    );
  }),
);

const uniquePiles = dataCheck('ANT-DATA-1', ['buildingCards'], ({ buildingCards }, complain) => {
  unique(buildingCards.piles, 'buildingCards.piles', complain);
});

const boundIds = [
  dataCheck('ANT-DATA-2', ['buildings'], ({ buildings }, complain) => {
    complete(BUILDINGS, buildings.rows, 'buildings', complain);
  }),
  dataCheck('ANT-DATA-2', ['effects'], ({ effects }, complain) => {
    complete(EFFECTS, effects.rows, 'effects', complain);
  }),
  dataCheck('ANT-DATA-2', ['shipyardCards'], ({ shipyardCards }, complain) => {
    complete(SHIPYARD_CARDS, shipyardCards.rows, 'shipyardCards', complain);
  }),
  dataCheck('ANT-DATA-2', ['resourceCards'], ({ resourceCards }, complain) => {
    complete(RESOURCE_CARDS, resourceCards.rows, 'resourceCards', complain);
  }),
  dataCheck('ANT-DATA-2', ['buildingCards'], ({ buildingCards }, complain) => {
    const piles = buildingCards.piles.map((id) => ({ id }));
    complete(PILES, piles, 'buildingCards.piles', complain);
  }),
];

const ring = dataCheck('ANT-DATA-3', ['areas'], ({ areas }, complain) => {
  complete(AREAS, areas.rows, 'areas', complain);
  for (const { id, ring: place } of areas.rows)
    if (AREAS[place] !== id) complain(`area ${id} must be number ${AREAS.indexOf(id)} of the ring`);
});

const requirements = dataCheck('ANT-DATA-4', ['buildingCards'], ({ buildingCards }, complain) => {
  for (const { id, requires } of buildingCards.rows)
    if (new Set(requires).size < requires.length) complain(`card ${id} requires a building twice`);
});

const startingAreas = dataCheck(
  'ANT-DATA-5',
  ['startingBuildings', 'closedAreas'],
  ({ startingBuildings, closedAreas }, complain) => {
    for (const n of SEAT_COUNTS) {
      const open = openCount(closedAreas, n);
      const laid = startingBuildings.rows[n].length;
      if (laid !== open) complain(`${n} players: ${laid} starting buildings for ${open} open areas`);
    }
  },
);

const enoughBuildings = dataCheck(
  'ANT-DATA-5',
  ['startingBuildings', 'closedAreas', 'buildings', 'buildingCards'],
  ({ startingBuildings, closedAreas, buildings, buildingCards }, complain) => {
    for (const n of SEAT_COUNTS) {
      const open = openCount(closedAreas, n);
      const cards = inPlay(buildingCards.rows, n);
      for (const { id, supply } of buildings.rows) {
        const onBoard =
          times(startingBuildings.rows[n], id) + cards.filter(({ builds }) => builds === id).length;
        const boxed = times(startingBuildings.boxed[n], id);
        if (onBoard + boxed > supply) complain(`${n} players: ${onBoard + boxed} ${id} of ${supply}`);
        if (onBoard > open) complain(`${n} players: ${onBoard} ${id} for ${open} open areas`);
      }
    }
  },
);

const reachable = dataCheck(
  'ANT-DATA-6',
  ['startingBuildings', 'buildingCards'],
  ({ startingBuildings, buildingCards }, complain) => {
    for (const n of SEAT_COUNTS) {
      const standing = new Set<BuildingId>(startingBuildings.rows[n]);
      let left = inPlay(buildingCards.rows, n);
      for (let before = left.length + 1; left.length < before;) {
        before = left.length;
        const buildable = left.filter((card) => card.requires.every((id) => standing.has(id)));
        for (const { builds } of buildable) standing.add(builds);
        left = left.filter((card) => !buildable.includes(card));
      }
      for (const { id } of left) complain(`${n} players: card ${id} can never be built`);
    }
  },
);

const trackSpaces = dataCheck('ANT-DATA-7', ['tracks'], ({ tracks }, complain) => {
  for (const { id, icons, spaces } of tracks.rows) {
    if (!/^[a-z][a-z0-9]{0,11}$/.test(id)) complain(`${id} is no track id`);
    if (new Set(icons).size < icons.length) complain(`track ${id} shows an icon twice`);
    if (spaces.some(({ n }, index) => n !== index + 1)) complain(`track ${id} must count its spaces from 1`);
    const printed = spaces.flatMap((space) => space.printed ?? []);
    if (printed.some((value, index) => value < (printed[index - 1] ?? 0)))
      complain(`track ${id} has decreasing values`);
  }
});

const openTracks = dataCheck(
  'ANT-DATA-7',
  ['tracks', 'playerSupply'],
  ({ tracks, playerSupply }, complain) => {
    for (const n of SEAT_COUNTS) {
      const open = inPlay(tracks.rows, n).length;
      const cubes = playerSupply.rows[n].availableCubes;
      if (open !== cubes) complain(`${n} players: ${open} open tracks for ${cubes} cubes`);
    }
  },
);

const stationTracks = dataCheck('ANT-DATA-8', ['tracks'], ({ tracks }, complain) => {
  for (const n of SEAT_COUNTS)
    for (const station of STATIONS)
      if (!inPlay(tracks.rows, n).some(({ icons }) => icons.includes(station)))
        complain(`${n} players: no open track for ${station} stations`);
});

const colours = dataCheck('ANT-DATA-9', ['playerSupply'], ({ playerSupply }, complain) => {
  for (const kind of ['scientists', 'ships', 'cubes'] as const)
    if (playerSupply.perColour[kind] !== PER_COLOUR[kind])
      complain(`a colour has ${PER_COLOUR[kind]} ${kind}, not ${playerSupply.perColour[kind]}`);
  for (const n of SEAT_COUNTS) {
    const dealt = playerSupply.rows[n];
    const sums = {
      scientists: dealt.supplyScientists + dealt.reserveScientists + dealt.boxScientists,
      ships: dealt.boardShips + dealt.availableShips + dealt.boxShips,
      cubes: dealt.scoreCubes + dealt.availableCubes + dealt.boxCubes,
    };
    for (const kind of ['scientists', 'ships', 'cubes'] as const)
      if (sums[kind] !== PER_COLOUR[kind])
        complain(`${n} players: ${sums[kind]} ${kind} are dealt, not ${PER_COLOUR[kind]}`);
  }
});

const orders = dataCheck(
  'ANT-DATA-10',
  ['placementOrder', 'firstGamePlacement', 'playerSupply'],
  ({ placementOrder, firstGamePlacement, playerSupply }, complain) => {
    for (const n of SEAT_COUNTS) {
      const order = placementOrder.rows[n];
      const laid = firstGamePlacement.rows[n].map(([letter]) => letter);
      const ships = playerSupply.rows[n].boardShips;
      for (const letter of LETTERS) {
        const wanted = LETTERS.indexOf(letter) < n ? ships : 0;
        if (times<Letter>(order, letter) !== wanted)
          complain(`${n} players: ${letter} places ${wanted} ships, not ${times<Letter>(order, letter)}`);
      }
      if (order.join() !== laid.join()) complain(`${n} players: firstGamePlacement has another order`);
    }
  },
);

const places = dataCheck(
  'ANT-DATA-10',
  ['firstGamePlacement', 'closedAreas', 'areas'],
  ({ firstGamePlacement, closedAreas, areas: { shipSpaces } }, complain) => {
    for (const n of SEAT_COUNTS) {
      const laid: readonly AreaId[] = firstGamePlacement.rows[n].map(([, area]) => area);
      for (const area of AREAS) {
        if (times(laid, area) > shipSpaces)
          complain(`${n} players: more than ${shipSpaces} ships in ${area}`);
        if (laid.includes(area) && closedAreas.rows[n].includes(area))
          complain(`${n} players: a ship in ${area}, which is closed`);
      }
    }
  },
);

const bonuses = dataCheck(
  'ANT-DATA-10',
  ['setupBonus', 'tracks', 'playerSupply'],
  ({ setupBonus, tracks, playerSupply }, complain) => {
    for (const n of SEAT_COUNTS)
      for (const { letter, cubes, space } of setupBonus.rows[n]) {
        if (LETTERS.indexOf(letter) >= n) complain(`${n} players: nobody is ${letter}`);
        if (cubes > playerSupply.rows[n].availableCubes)
          complain(`${n} players: ${letter} has no ${cubes} cubes`);
        if (inPlay(tracks.rows, n).some(({ spaces }) => spaces.length < space))
          complain(`${n} players: a track has no space ${space}`);
      }
  },
);

const roomToSail = dataCheck(
  'ANT-DATA-11',
  ['playerSupply', 'closedAreas', 'areas'],
  ({ playerSupply, closedAreas, areas: { shipSpaces } }, complain) => {
    for (const n of SEAT_COUNTS) {
      const { boardShips, availableShips } = playerSupply.rows[n];
      const others = n * (boardShips + availableShips) - 1;
      const room = shipSpaces * (openCount(closedAreas, n) - 1);
      if (others >= room) complain(`${n} players: ${others} other ships and ${room} spaces to sail to`);
    }
  },
);

const enoughResourceCards = dataCheck('ANT-DATA-12', ['resourceCards'], ({ resourceCards }, complain) => {
  for (const { id, count } of resourceCards.rows)
    for (const n of SEAT_COUNTS) if (count < n) complain(`${n} players: ${count} cards ${id}`);
});

export const ANT_DATA_CHECKS: readonly DataCheck[] = [
  ...uniqueIds,
  ...moreUniqueIds,
  uniquePiles,
  ...boundIds,
  ring,
  requirements,
  startingAreas,
  enoughBuildings,
  reachable,
  trackSpaces,
  openTracks,
  stationTracks,
  colours,
  orders,
  places,
  bonuses,
  roomToSail,
  enoughResourceCards,
];

function unique(ids: readonly string[], table: string, complain: Complain): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) complain(`${table} has ${twice} twice`);
}

function complete<T extends string>(
  ids: readonly T[],
  rows: readonly { readonly id: T }[],
  table: string,
  complain: Complain,
): void {
  for (const id of ids) if (!rows.some((row) => row.id === id)) complain(`${table} lacks ${id}`);
}

function times<T>(items: readonly T[], wanted: T): number {
  return items.filter((item) => item === wanted).length;
}

function openCount(closedAreas: SetTables['closedAreas'], n: SeatCount): number {
  return AREAS.filter((area) => !closedAreas.rows[n].includes(area)).length;
}

function inPlay<T extends Pick<BuildingCard, 'minPlayers'>>(rows: readonly T[], n: SeatCount): T[] {
  return rows.filter(({ minPlayers }) => minPlayers <= n);
}

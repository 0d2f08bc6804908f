import type { ComponentNames } from '../../core/contract.ts';
import {
  AREAS,
  BUILDINGS,
  EFFECTS,
  LETTERS,
  PILES,
  RESOURCE_CARDS,
  SEAT_COUNTS,
  SHIPYARD_CARDS,
  STATIONS,
  type AreaId,
  type AreaRow,
  type BuildingCard,
  type BuildingId,
  type BuildingRow,
  type EffectId,
  type Letter,
  type PileId,
  type PlayerSupply,
  type ResourceCard,
  type SetupBonus,
  type ShipyardCard,
  type Station,
  type TrackSpace,
} from './components.ts';
import {
  byKey,
  fits,
  flag,
  isRecord,
  listOf,
  oneOf,
  recordOf,
  shape,
  text,
  whole,
  type Complain,
  type Read,
} from './shape.ts';

/* Each table of a component file as it stands there. The check of a table's own values is the check of its shape. */

const count = whole(0, 99);
const players = whole(2, 4);
const letter = oneOf(LETTERS);

const areas = shape({
  shipSpaces: whole(1, 3),
  buildingSpaces: whole(1, 99),
  rows: listOf(
    shape<AreaRow>({
      id: oneOf<AreaId>(AREAS),
      ring: whole(0, 7),
      row: whole(1, 3),
      col: whole(1, 3),
    }),
  ),
});
const buildings = shape({
  rows: listOf(shape<BuildingRow>({ id: oneOf<BuildingId>(BUILDINGS), supply: count, family: text })),
});
const startingBuildings = shape({
  boxed: byKey(SEAT_COUNTS, listOf(oneOf<BuildingId>(BUILDINGS))),
  rows: byKey(SEAT_COUNTS, listOf(oneOf<BuildingId>(BUILDINGS))),
});
const buildingCards = shape({
  piles: listOf(oneOf<PileId>(PILES)),
  rows: listOf(
    shape<BuildingCard>({
      id: text,
      pile: oneOf<PileId>(PILES),
      builds: oneOf<BuildingId>(BUILDINGS),
      requires: listOf(oneOf<BuildingId>(BUILDINGS), 0, 3),
      scientists: whole(1, 2),
      research: whole(0, 9),
      asterisk: flag,
      minPlayers: players,
    }),
  ),
});
const resourceCards = shape({
  rows: listOf(
    shape({
      id: oneOf<ResourceCard>(RESOURCE_CARDS),
      count,
      covers: listOf(oneOf<BuildingId>(BUILDINGS)),
    }),
  ),
});
const tracks = shape({
  rows: listOf(
    shape({
      id: text,
      row: whole(1, 99),
      minPlayers: players,
      icons: listOf(oneOf<Station>(STATIONS), 1),
      spaces: listOf<TrackSpace>(
        shape({ n: whole(1, 99) }, { printed: whole(1, 99), effect: oneOf<EffectId>(EFFECTS) }),
        1,
        99,
      ),
    }),
  ),
});
const playerSupply = shape({
  perColour: shape({ scientists: count, ships: count, cubes: count }),
  rows: byKey(
    SEAT_COUNTS,
    shape<PlayerSupply>({
      supplyScientists: count,
      reserveScientists: count,
      boxScientists: count,
      boardShips: count,
      availableShips: count,
      boxShips: count,
      scoreCubes: count,
      availableCubes: count,
      boxCubes: count,
    }),
  ),
});

const placed: Read<[Letter, AreaId]> = (json, at, complain) => {
  const pair = listOf<unknown>((item) => item, 2, 2)(json, at, complain);
  if (!fits(pair)) return pair;
  const whose = letter(pair[0], `${at}[0]`, complain);
  const area = oneOf<AreaId>(AREAS)(pair[1], `${at}[1]`, complain);
  if (!fits(whose)) return whose;
  return fits(area) ? [whose, area] : area;
};

const name = shape({ en: text, fr: text, pl: text });

/** Table -> how it is read, and the check that a misfit fails. */
const TABLES = {
  areas: { check: 'ANT-DATA-3', read: areas },
  sun: { check: 'ANT-DATA-3', read: shape({ rows: shape({ start: oneOf<AreaId>(AREAS) }) }) },
  closedAreas: {
    check: 'ANT-DATA-3',
    read: shape({ rows: byKey(SEAT_COUNTS, listOf(oneOf<AreaId>(AREAS))) }),
  },
  buildings: { check: 'ANT-DATA-2', read: buildings },
  startingBuildings: { check: 'ANT-DATA-5', read: startingBuildings },
  buildingCards: { check: 'ANT-DATA-4', read: buildingCards },
  shipyardCards: {
    check: 'ANT-DATA-2',
    read: shape({ rows: listOf(shape({ id: oneOf<ShipyardCard>(SHIPYARD_CARDS), count })) }),
  },
  resourceCards: { check: 'ANT-DATA-12', read: resourceCards },
  effects: {
    check: 'ANT-DATA-2',
    read: shape({
      rows: listOf(shape({ id: oneOf<EffectId>(EFFECTS), colour: oneOf<'red' | 'blue'>(['red', 'blue']) })),
    }),
  },
  tracks: { check: 'ANT-DATA-7', read: tracks },
  playerSupply: { check: 'ANT-DATA-9', read: playerSupply },
  placementOrder: { check: 'ANT-DATA-10', read: shape({ rows: byKey(SEAT_COUNTS, listOf(letter)) }) },
  firstGamePlacement: { check: 'ANT-DATA-10', read: shape({ rows: byKey(SEAT_COUNTS, listOf(placed)) }) },
  setupBonus: {
    check: 'ANT-DATA-10',
    read: shape({
      rows: byKey(SEAT_COUNTS, listOf(shape<SetupBonus>({ letter, cubes: count, space: whole(1, 99) }))),
    }),
  },
  limits: { check: 'ANT-DATA-13', read: shape({ rows: shape({ idleTurnsPerPlayer: whole(4, 50) }) }) },
  names: { check: 'ANT-DATA-1', read: shape({ rows: recordOf(recordOf(name)) }) },
} as const;

export type TableName = keyof typeof TABLES;
type Readable<R> = R extends Read<infer T> ? T : never;
/** The tables of a file. */
export type SetTables = { readonly [T in TableName]: Readable<(typeof TABLES)[T]['read']> };

/** Every table that can be read; of the others it is said why not, with the check that fails. */
export function readTables(file: Readonly<Record<string, unknown>>, complain: Complain): Partial<SetTables> {
  const legend = isRecord(file.legend) ? Object.keys(file.legend) : [];
  const readable: Partial<Record<TableName, unknown>> = {};
  for (const [table, { check, read }] of Object.entries(TABLES)) {
    const json = file[table];
    if (!isRecord(json)) {
      complain(`ANT-DATA-1: the table ${table} is missing`);
      continue;
    }
    if (typeof json.provenance !== 'string' || !legend.includes(json.provenance))
      complain(`ANT-DATA-1: ${table}.provenance must be one of the legend: ${legend.join(', ')}`);
    const rows: unknown = read(json, table, (problem) => {
      complain(`${check}: ${problem}`);
    });
    // as: Object.entries gives the keys of TABLES
    if (fits(rows)) readable[table as TableName] = rows;
  }
  // as: each table was read by its own reader
  return readable as Partial<SetTables>;
}

/** The file's name tables -> the category that messages and the view use. */
const CATEGORIES = {
  buildings: 'building',
  piles: 'pile',
  shipyardCards: 'shipyardCard',
  resourceCards: 'resourceCard',
  areas: 'area',
  tracks: 'track',
  effects: 'effect',
} as const;

/** A building card is called as the building that it puts up. */
export function namesOf(tables: SetTables): ComponentNames {
  const names = Object.entries(CATEGORIES).flatMap(([table, category]) =>
    Object.entries(tables.names.rows[table] ?? {}).map(
      ([id, words]) => [`${category}:${id}`, words] as const,
    ),
  );
  const known = Object.fromEntries(names);
  const cards = tables.buildingCards.rows.map(
    (card) => [`card:${card.id}`, known[`building:${card.builds}`] ?? { en: card.builds }] as const,
  );
  return { ...known, ...Object.fromEntries(cards) };
}

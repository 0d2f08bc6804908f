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
  type SeatCount,
  type SetupBonus,
  type ShipyardCard,
  type Station,
  type Track,
  type TrackSpace,
} from './components.ts';
import {
  BOOLEAN,
  integer,
  isObject,
  keyed,
  list,
  object,
  oneOf,
  optional,
  table,
  text,
  type Shape,
} from '../../core/shape.ts';

/* Each table of a component file as it stands there. The check of a table's own values is the check of its shape. */

const count = integer(0, 99);
const players = integer(2, 4);
const word = text();
const area = oneOf<AreaId>(AREAS);
const building = oneOf<BuildingId>(BUILDINGS);
const letter = oneOf<Letter>(LETTERS);

/** A table may hold notes beside what is read. */
function open<T extends object>(fields: Parameters<typeof object<T>>[0]): Shape<T> {
  return object<T>(fields, 'open');
}
function rows<T>(row: Shape<T>): Shape<{ rows: T[] }> {
  return open<{ rows: T[] }>({ rows: list(row) });
}
function bySeats<T>(row: Shape<T>): Shape<{ rows: Record<SeatCount, T> }> {
  return open<{ rows: Record<SeatCount, T> }>({ rows: keyed(SEAT_COUNTS, row) });
}

const areas = open<{ shipSpaces: number; buildingSpaces: number; rows: AreaRow[] }>({
  shipSpaces: integer(1, 3),
  buildingSpaces: integer(1, 99),
  rows: list(open<AreaRow>({ id: area, ring: integer(0, 7), row: integer(1, 3), col: integer(1, 3) })),
});
const startingBuildings = open<{
  boxed: Record<SeatCount, BuildingId[]>;
  rows: Record<SeatCount, BuildingId[]>;
}>({ boxed: keyed(SEAT_COUNTS, list(building)), rows: keyed(SEAT_COUNTS, list(building)) });
const buildingCards = open<{ piles: PileId[]; rows: BuildingCard[] }>({
  piles: list(oneOf<PileId>(PILES)),
  rows: list(
    open<BuildingCard>({
      id: text(/^[A-Za-z0-9]{1,12}$/u),
      pile: oneOf<PileId>(PILES),
      builds: building,
      requires: list(building, 0, 3),
      scientists: integer(1, 2),
      research: integer(0, 9),
      asterisk: BOOLEAN,
      minPlayers: players,
    }),
  ),
});
const track = open<Track>({
  id: word,
  row: integer(1, 99),
  minPlayers: players,
  icons: list(oneOf<Station>(STATIONS), 1),
  spaces: list(
    open<TrackSpace>({
      n: integer(1, 99),
      printed: optional(integer(1, 99)),
      effect: optional(oneOf<EffectId>(EFFECTS)),
    }),
    1,
    99,
  ),
});
const playerSupply = open<{
  perColour: { scientists: number; ships: number; cubes: number };
  rows: Record<SeatCount, PlayerSupply>;
}>({
  perColour: open<{ scientists: number; ships: number; cubes: number }>({
    scientists: count,
    ships: count,
    cubes: count,
  }),
  rows: keyed(
    SEAT_COUNTS,
    open<PlayerSupply>({
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

/** A letter and its area. */
const placed: Shape<[Letter, AreaId]> = {
  faults: (value, path) =>
    Array.isArray(value) && value.length === 2
      ? [...letter.faults(value[0], `${path}[0]`), ...area.faults(value[1], `${path}[1]`)]
      : [`${path} is not a letter and an area`],
};
type Name = Readonly<Record<'en' | 'fr' | 'pl', string>>;
const name = open<Name>({ en: word, fr: word, pl: word });
const resourceCard = open<{ id: ResourceCard; count: number; covers: BuildingId[] }>({
  id: oneOf<ResourceCard>(RESOURCE_CARDS),
  count,
  covers: list(building),
});
const effect = open<{ id: EffectId; colour: 'red' | 'blue' }>({
  id: oneOf<EffectId>(EFFECTS),
  colour: oneOf<'red' | 'blue'>(['red', 'blue']),
});
const shipyardCard = open<{ id: ShipyardCard; count: number }>({
  id: oneOf<ShipyardCard>(SHIPYARD_CARDS),
  count,
});
const buildingRow = open<BuildingRow>({ id: building, supply: count, family: word });
const bonus = open<SetupBonus>({ letter, cubes: count, space: integer(1, 99) });
/** The ring's order is the sun's way; another direction is nothing that is played here. */
const DIRECTIONS = ['counter-clockwise'] as const;
const sunRow = open<{ start: AreaId; direction: (typeof DIRECTIONS)[number] }>({
  start: area,
  direction: oneOf(DIRECTIONS),
});
const limitsRow = open<{ idleTurnsPerPlayer: number }>({ idleTurnsPerPlayer: integer(4, 50) });

/** Table -> its shape, and the check that a fault in it fails. */
const TABLES = {
  areas: { check: 'ANT-DATA-3', shape: areas },
  sun: { check: 'ANT-DATA-3', shape: open<{ rows: { start: AreaId } }>({ rows: sunRow }) },
  closedAreas: { check: 'ANT-DATA-3', shape: bySeats(list(area)) },
  buildings: { check: 'ANT-DATA-2', shape: rows(buildingRow) },
  startingBuildings: { check: 'ANT-DATA-5', shape: startingBuildings },
  buildingCards: { check: 'ANT-DATA-4', shape: buildingCards },
  shipyardCards: { check: 'ANT-DATA-2', shape: rows(shipyardCard) },
  resourceCards: { check: 'ANT-DATA-12', shape: rows(resourceCard) },
  effects: { check: 'ANT-DATA-2', shape: rows(effect) },
  tracks: { check: 'ANT-DATA-7', shape: rows(track) },
  playerSupply: { check: 'ANT-DATA-9', shape: playerSupply },
  placementOrder: { check: 'ANT-DATA-10', shape: bySeats(list(letter)) },
  firstGamePlacement: { check: 'ANT-DATA-10', shape: bySeats(list(placed)) },
  setupBonus: { check: 'ANT-DATA-10', shape: bySeats(list(bonus)) },
  limits: {
    check: 'ANT-DATA-13',
    shape: open<{ rows: { idleTurnsPerPlayer: number } }>({ rows: limitsRow }),
  },
  names: {
    check: 'ANT-DATA-1',
    shape: open<{ rows: Record<string, Record<string, Name>> }>({ rows: table(table(name)) }),
  },
} as const;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]; // as: its own keys
type Fitting<S> = S extends Shape<infer T> ? T : never;
/** The tables of a file. */
export type SetTables = { readonly [T in TableName]: Fitting<(typeof TABLES)[T]['shape']> };
export type Complain = (problem: string) => void;

/** Every table that can be read; of the others it is said why not, with the check that fails. */
export function readTables(file: Readonly<Record<string, unknown>>, complain: Complain): Partial<SetTables> {
  const legend = isObject(file.legend) ? Object.keys(file.legend) : [];
  const readable: Partial<Record<TableName, unknown>> = {};
  for (const tableName of TABLE_NAMES) {
    const { check, shape } = TABLES[tableName];
    const json = file[tableName];
    if (!isObject(json)) {
      complain(`ANT-DATA-1: the table ${tableName} is missing`);
      continue;
    }
    if (typeof json.provenance !== 'string' || !legend.includes(json.provenance))
      complain(`ANT-DATA-1: ${tableName}.provenance is not one of the legend: ${legend.join(', ')}`);
    const faults = shape.faults(json, tableName);
    for (const fault of faults) complain(`${check}: ${fault}`);
    if (faults.length === 0) readable[tableName] = json;
  }
  // as: each table has its own shape
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

import type { ComponentNames } from '../../core/contract.ts';
import { InvariantError } from '../../core/invariant-error.ts';
import {
  BOOLEAN,
  faultsAt,
  integer,
  keyed,
  list,
  oneOf,
  optional,
  record,
  table,
  text,
  type Fitting,
  type Frozen,
  type Shape,
  type Shapes,
} from '../../core/shape.ts';

/*
 * What is in the box. The ids below are bound to the rules (ANT-DATA-2, ANT-DATA-3); all numbers and all cards come
 * from the component set.
 */

/** Counter-clockwise, from the first area that the sun enters. */
export const AREAS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
export type AreaId = (typeof AREAS)[number];

export const BUILDINGS = [
  'camp',
  'shipyard',
  'crane',
  'shaft',
  'derrick',
  'turbine',
  'lab',
  'factory',
  'inland',
  'coastal',
  'naval',
  'hq',
  'plankton',
  'antenna',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

export const STATIONS = ['inland', 'coastal', 'naval'] as const;

export const PILES = ['basic', 'double', 'advanced'] as const;
export type PileId = (typeof PILES)[number];

export const SHIPYARD_CARDS = ['icebreaker', 'scientist', 'plus2', 'fast'] as const;
export type ShipyardCard = (typeof SHIPYARD_CARDS)[number];
export type ByShipyardCard = Record<ShipyardCard, number>;

export const RESOURCE_CARDS = ['basic', 'expertise'] as const;
export type ResourceCard = (typeof RESOURCE_CARDS)[number];

export const EFFECTS = ['scientist', 'ship', 'expertise', 'basic', 'move', 'draft', 'joint'] as const;
export type EffectId = (typeof EFFECTS)[number];

export const SEAT_COUNTS = [2, 3, 4] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

/** Start player and those who follow: A is the seat that begins. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

/** A table may hold notes beside what is read. */
const open = <F extends Shapes>(fields: F) => record(fields, 'open');
const bySeats = <T>(row: Shape<T>) => keyed(SEAT_COUNTS, row);
const count = integer(0, 99);
const players = integer(2, 4);
const area = oneOf(AREAS);
const building = oneOf(BUILDINGS);
const letter = oneOf(LETTERS);

const placement: Shape<[Letter, AreaId]> = {
  faults: (value) =>
    Array.isArray(value) && value.length === 2
      ? [...faultsAt(0, letter.faults(value[0])), ...faultsAt(1, area.faults(value[1]))]
      : [' is not a letter and an area'],
};
const buildingCard = open({
  id: text(/^[A-Za-z0-9]{1,12}$/u),
  pile: oneOf(PILES),
  builds: building,
  requires: list(building, 0, 3),
  scientists: integer(1, 2),
  research: integer(0, 9),
  asterisk: BOOLEAN,
  minPlayers: players,
});
const space = open({
  n: integer(1, 99),
  printed: optional(integer(1, 99)),
  effect: optional(oneOf(EFFECTS)),
});
const track = open({
  id: text(),
  row: integer(1, 99),
  minPlayers: players,
  icons: list(oneOf(STATIONS), 1),
  spaces: list(space, 1, 99),
});
/** What one seat gets, and what of its colour stays in the box (ANT-SETUP-9). */
const supply = open({
  supplyScientists: count,
  reserveScientists: count,
  boxScientists: count,
  boardShips: count,
  availableShips: count,
  boxShips: count,
  scoreCubes: count,
  availableCubes: count,
  boxCubes: count,
});

/** A table of the file; each says where it comes from (ANT-DATA-1). */
const fileTable = <F extends Shapes>(fields: F) => open({ provenance: optional(text()), ...fields });
const tables = {
  areas: fileTable({
    shipSpaces: integer(1, 3),
    buildingSpaces: integer(1, 99),
    rows: list(open({ id: area, ring: integer(0, 7), row: integer(1, 3), col: integer(1, 3) })),
  }),
  // the ring's order is the sun's way: another direction is nothing that is played here
  sun: fileTable({ rows: open({ start: area, direction: oneOf(['counter-clockwise']) }) }),
  closedAreas: fileTable({ rows: bySeats(list(area)) }),
  buildings: fileTable({ rows: list(open({ id: building, supply: count, family: text() })) }),
  startingBuildings: fileTable({ boxed: bySeats(list(building)), rows: bySeats(list(building)) }),
  buildingCards: fileTable({ piles: list(oneOf(PILES)), rows: list(buildingCard) }),
  shipyardCards: fileTable({ rows: list(open({ id: oneOf(SHIPYARD_CARDS), count })) }),
  resourceCards: fileTable({
    rows: list(open({ id: oneOf(RESOURCE_CARDS), count, covers: list(building) })),
  }),
  effects: fileTable({
    rows: list(open({ id: oneOf(EFFECTS), colour: oneOf<'red' | 'blue'>(['red', 'blue']) })),
  }),
  tracks: fileTable({ rows: list(track) }),
  playerSupply: fileTable({
    perColour: open({ scientists: count, ships: count, cubes: count }),
    rows: bySeats(supply),
  }),
  placementOrder: fileTable({ rows: bySeats(list(letter)) }),
  firstGamePlacement: fileTable({ rows: bySeats(list(placement)) }),
  setupBonus: fileTable({ rows: bySeats(list(open({ letter, cubes: count, space: integer(1, 99) }))) }),
  limits: fileTable({ rows: open({ idleTurnsPerPlayer: integer(4, 50) }) }),
  names: fileTable({ rows: table(table(open({ en: text(), fr: text(), pl: text() }))) }),
};
// as: the names of the tables above
export const TABLES = Object.keys(tables) as (keyof typeof tables)[];

/** The data file. */
export const SET = open({
  schema: oneOf([1]),
  game: oneOf(['antarctica']),
  legend: table(text()),
  set: open({ id: text(), version: integer(0) }),
  ...tables,
});
export type SetFile = Frozen<Fitting<typeof SET>>;

export type BuildingCard = SetFile['buildingCards']['rows'][number];
export type Track = SetFile['tracks']['rows'][number];

/** The checked set as the rules look at it; `warnings`: what is odd about it but can be played (ANT-DATA-8). */
export type Components = Readonly<ReturnType<typeof componentsOf>>;

export function componentsOf(tables: SetFile, warnings: readonly string[]) {
  const { areas, closedAreas, buildingCards, shipyardCards, resourceCards, effects, tracks } = tables;
  const cards: ReadonlyMap<string, BuildingCard> = new Map(buildingCards.rows.map((card) => [card.id, card]));
  return {
    shipSpaces: areas.shipSpaces,
    areas: areas.rows.toSorted((a, b) => a.ring - b.ring),
    sunStart: tables.sun.rows.start,
    buildings: tables.buildings.rows,
    startingBuildings: tables.startingBuildings.rows,
    boxedBuildings: tables.startingBuildings.boxed,
    cards,
    shipyardCards: perId(SHIPYARD_CARDS, (id) => rowOf(shipyardCards.rows, id).count),
    resourceCards: perId(RESOURCE_CARDS, (id) => rowOf(resourceCards.rows, id)),
    effects: perId(EFFECTS, (id) => rowOf(effects.rows, id).colour),
    tracks: tracks.rows,
    playerSupply: tables.playerSupply.rows,
    placementOrder: tables.placementOrder.rows,
    firstGamePlacement: tables.firstGamePlacement.rows,
    setupBonus: tables.setupBonus.rows,
    idleTurnsPerPlayer: tables.limits.rows.idleTurnsPerPlayer,
    /** what there is at a number of players, areas in ring order */
    inPlay: perId(SEAT_COUNTS, (seats) => ({
      areas: AREAS.filter((id) => !closedAreas.rows[seats].includes(id)),
      tracks: tracks.rows.filter(({ minPlayers }) => minPlayers <= seats),
      cards: buildingCards.rows.filter(({ minPlayers }) => minPlayers <= seats),
    })),
    names: namesOf(tables),
    warnings,
  };
}

/** A value for each id. */
export function perId<K extends string | number, T>(ids: readonly K[], value: (id: K) => T): Record<K, T> {
  // as: an entry for each id
  return Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<K, T>;
}

function rowOf<R extends { readonly id: string }>(rows: readonly R[], id: R['id']): R {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new InvariantError(`no ${id} in the set`, {}); // ANT-DATA-2
  return row;
}

/** The file's tables of names -> the category that messages and the view use. */
const CATEGORIES = {
  buildings: 'building',
  piles: 'pile',
  shipyardCards: 'shipyardCard',
  resourceCards: 'resourceCard',
  areas: 'area',
  tracks: 'track',
  effects: 'effect',
};

/** A building card is called as the building that it puts up. */
function namesOf({ names, buildingCards }: SetFile): ComponentNames {
  const known = Object.entries(CATEGORIES).flatMap(([from, category]) =>
    Object.entries(names.rows[from] ?? {}).map(([id, words]) => [`${category}:${id}`, words] as const),
  );
  const cards = buildingCards.rows.map(
    ({ id, builds }) => [`card:${id}`, names.rows.buildings?.[builds] ?? { en: builds }] as const,
  );
  return Object.fromEntries([...known, ...cards]);
}

export function cardOf({ cards }: Components, id: string): BuildingCard {
  const card = cards.get(id);
  if (card === undefined) throw new InvariantError(`no building card ${id} in the set`, {});
  return card;
}

/** The number printed at the space, or else at the nearest space before it (ANT-SCORE-4). */
export function valueAt(track: Track, space: number): number {
  let value = 0;
  for (const { n, printed } of track.spaces) if (n <= space) value = printed ?? value;
  return value;
}

import { err, ok, type Result } from '../../core/result.ts';
import { isObject } from '../../core/shape.ts';
import { ANT_DATA_CHECKS } from './data-checks.ts';
import {
  SHIPYARD_CARDS,
  type AntarcticaSet,
  type ByResourceCard,
  type ByShipyardCard,
} from './components.ts';
import { namesOf, readTables, TABLE_NAMES, type SetTables, type TableName } from './read-set.ts';

/** The set of a component file, or everything that is wrong with it (section "The component set" of the rules). */
export function checkSet(json: unknown): Result<AntarcticaSet, readonly string[]> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  if (!isObject(json)) return err(['ANT-DATA-1: the file must be an object']);
  checkHead(json, complain);
  const readable = readTables(json, complain);
  for (const { id, needs, check } of ANT_DATA_CHECKS) {
    if (!hasAll(readable, needs)) continue;
    // ANT-DATA-8 warns only
    const say = id === 'ANT-DATA-8' ? warnings : problems;
    check(readable, (problem) => say.push(`${id}: ${problem}`));
  }
  if (problems.length > 0 || !isComplete(readable)) return err(problems);
  return ok(setOf(readable, warnings));
}

function checkHead(file: Readonly<Record<string, unknown>>, complain: (problem: string) => void): void {
  if (file.schema !== 1) complain('ANT-DATA-1: schema must be 1');
  if (file.game !== 'antarctica') complain('ANT-DATA-1: game must be antarctica');
  if (!isObject(file.legend)) complain('ANT-DATA-1: the legend is missing');
  const set = file.set;
  if (!isObject(set) || typeof set.id !== 'string' || !Number.isInteger(set.version))
    complain('ANT-DATA-1: set must have an id and a version');
}

function hasAll(tables: Partial<SetTables>, needs: readonly TableName[]): tables is SetTables {
  return needs.every((table) => tables[table] !== undefined);
}

function isComplete(tables: Partial<SetTables>): tables is SetTables {
  return hasAll(tables, TABLE_NAMES);
}

function setOf(tables: SetTables, warnings: readonly string[]): AntarcticaSet {
  const first = tables.firstGamePlacement.rows;
  const placed = (seats: 2 | 3 | 4): AntarcticaSet['firstGamePlacement'][2] =>
    first[seats].map(([letter, area]) => ({ letter, area }));
  return {
    shipSpaces: tables.areas.shipSpaces,
    buildingSpaces: tables.areas.buildingSpaces,
    areas: [...tables.areas.rows].sort((a, b) => a.ring - b.ring),
    sunStart: tables.sun.rows.start,
    closedAreas: tables.closedAreas.rows,
    buildings: tables.buildings.rows,
    startingBuildings: tables.startingBuildings.rows,
    boxedBuildings: tables.startingBuildings.boxed,
    cards: tables.buildingCards.rows,
    shipyardCards: shipyardCounts(tables),
    resourceCards: resourceRows(tables),
    // as: ANT-DATA-2 has seen a row for each effect
    effects: Object.fromEntries(
      tables.effects.rows.map(({ id, colour }) => [id, colour]),
    ) as AntarcticaSet['effects'],
    tracks: tables.tracks.rows,
    playerSupply: tables.playerSupply.rows,
    placementOrder: tables.placementOrder.rows,
    firstGamePlacement: { 2: placed(2), 3: placed(3), 4: placed(4) },
    setupBonus: tables.setupBonus.rows,
    idleTurnsPerPlayer: tables.limits.rows.idleTurnsPerPlayer,
    names: namesOf(tables),
    warnings,
  };
}

function shipyardCounts(tables: SetTables): ByShipyardCard<number> {
  const rows = tables.shipyardCards.rows;
  const counts = SHIPYARD_CARDS.map((card) => [card, rows.find(({ id }) => id === card)?.count ?? 0]);
  // as: an entry for each shipyard card
  return Object.fromEntries(counts) as ByShipyardCard<number>;
}

function resourceRows(tables: SetTables): AntarcticaSet['resourceCards'] {
  const rows = tables.resourceCards.rows.map(({ id, count, covers }) => [id, { count, covers }]);
  // as: ANT-DATA-2 has seen a row for both kinds
  return Object.fromEntries(rows) as ByResourceCard<AntarcticaSet['resourceCards']['basic']>;
}

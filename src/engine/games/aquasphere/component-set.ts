import { err, ok, type Result } from '../../core/result.ts';
import type { Box, PlayersSetup, ResearchCard, Room, Tokens } from './box.ts';
import { componentNames } from './names.ts';
import { failedChecks } from './set-checks.ts';
import { TABLES, type SetFile } from './set-file.ts';

/** Any JSON to a box that can be played with, or everything that is wrong with it. */
export function checkSet(json: unknown): Result<Box, readonly string[]> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return err(['AQS-DATA-1: the file is not an object of tables']);
  }
  const sound = new Set<keyof SetFile>();
  const failures: string[] = [];
  for (const [table, shape] of Object.entries(TABLES)) {
    const value: unknown = Object.entries(json).find(([key]) => key === table)?.[1];
    const faults = value === undefined ? [`${table} is missing`] : shape.faults(value, table);
    failures.push(...faults.map((fault) => `AQS-DATA-1: ${fault}`));
    // as: the keys of TABLES are those of the file
    if (faults.length === 0) sound.add(table as keyof SetFile);
  }
  // as: a check looks only at tables that have their shape
  const file = json as SetFile;
  failures.push(...failedChecks(file, sound));
  return failures.length === 0 ? ok(boxOf(file)) : err(failures);
}

function boxOf(file: SetFile): Box {
  const { counts, headquarters, setup } = file;
  return {
    rounds: counts.rounds,
    stock: { time: counts.timeMarkers, crystals: counts.crystals, octopods: counts.octopods },
    botsInRow: counts.perPlayer.botsInRow,
    botsProgrammedAtSetup: counts.perPlayer.botsProgrammedAtSetup,
    submarinesEach: counts.perPlayer.submarines,
    programCardsUsed: counts.programCardsUsed,
    colours: file.colours.values.map(({ id }) => id),
    limits: file.limits,
    rooms: headquarters.rooms.map(({ id }) => id).sort(),
    rowOf: new Map(headquarters.rooms.map(({ id, row }) => [id, row])),
    arrows: new Map(Object.entries(headquarters.arrows).map(([from, to]) => [from, [...to].sort()])),
    lateral: neighbours(headquarters.lateral),
    programs: programs(file),
    sectors: new Map(file.sectors.values.map((sector) => [sector.letter, sector])),
    submarineSpaces: file.submarineSpaces.values,
    loadingLimit: file.loadingLimit.values,
    points: file.points,
    botRow: file.botRow,
    track: file.track,
    tiles: byId(file.centreTiles.values),
    setup: { ...setup, scientistZone: setup.start.scientistZone, byPlayers: setup.byPlayers },
    cards: byId<ResearchCard>(file.researchCards.values),
    extensions: byId(file.extensions.values),
    labs: byId(file.baseLabs.values),
    names: componentNames(file),
  };
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function neighbours(pairs: readonly (readonly string[])[]): ReadonlyMap<Room, readonly Room[]> {
  const found = new Map<Room, Room[]>();
  for (const [one = '', other = ''] of pairs) {
    found.set(one, [...(found.get(one) ?? []), other].sort());
    found.set(other, [...(found.get(other) ?? []), one].sort());
  }
  return found;
}

function programs({ programCards }: SetFile): Box['programs'] {
  return new Map(
    programCards.values.map(({ id, tokens }) => [
      id,
      // as: the card has a token for each room (AQS-DATA-2)
      Object.fromEntries(programCards.rooms.map((room, at) => [room, tokens[at]])) as Tokens,
    ]),
  );
}

export function playersSetup(box: Box, seats: number): PlayersSetup {
  const row = box.setup.byPlayers[String(seats)];
  if (row === undefined) throw new RangeError(`no setup for ${seats} players`);
  return row;
}

export function loadingLimit(box: Box, seats: number): number {
  return box.loadingLimit[String(seats)] ?? 0;
}

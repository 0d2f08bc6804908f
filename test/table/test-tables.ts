import type { AnyGame, Seat } from '../../src/engine/core/contract.ts';
import type { Result } from '../../src/engine/core/result.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import type { Rows } from '../../src/storage/rows.ts';
import { createTables } from '../../src/table/create-tables.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import type { Failure } from '../../src/table/failure.ts';
import type { LoadedGames } from '../../src/table/loaded-games.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import type { Actor, Table, TableRefusal, Tables, Where } from '../../src/table/tables.ts';
import { countingGame } from './counting-game.ts';
import { memoryRows } from './memory-rows.ts';

export const CHANNEL = 'channel-1';
export const PLACE = { guildId: 'guild-1', channelId: CHANNEL };
export const HERE: Where = { channelId: CHANNEL };

let interactions = 0;
/** One more interaction of this user, unlike any of another process. */
export function by(userId: string): Actor {
  interactions += 1;
  return { userId, name: userId.toUpperCase(), interactionId: `${process.pid}-${interactions}` };
}

interface TestTables {
  readonly tables: Tables;
  readonly reports: Failure[];
  readonly rows: Rows;
  readonly archive: Rows;
}

interface TestTablesOptions {
  readonly rows?: Rows;
  readonly archive?: Rows;
  readonly results?: Rows;
  readonly games?: readonly AnyGame[];
  /** told apart where two houses must not make the same seeds */
  readonly seed?: string;
  /** a process of several: which servers are its own */
  readonly owns?: (guildId: string) => boolean;
}

/** The tables with a clock that ticks by one and an entropy that counts. */
export function testTables(of: TestTablesOptions = {}): TestTables {
  const archiveRows = memoryRows();
  const { rows = memoryRows({ archive: archiveRows }), archive = archiveRows, results = memoryRows() } = of;
  const { games = [countingGame()], seed = 'seed', owns } = of;
  const reports: Failure[] = [];
  let now = 1000;
  let drawn = 0;
  const tables = createTables({
    ...(owns !== undefined && { owns }),
    store: createRecordStore(rows, TABLE_CODEC),
    archive: createRecordStore(archive, TABLE_CODEC),
    results: createRecordStore(results, RESULT_CODEC),
    games: byId(games),
    clock: () => (now += 1),
    entropy: () => `${seed}-${(drawn += 1)}`,
    report: (failure) => reports.push(failure),
  });
  return { tables, reports, rows, archive };
}

function byId(games: readonly AnyGame[]): LoadedGames {
  return new Map(games.map(({ id }) => [id, games.filter((game) => game.id === id)]));
}

export async function done(answer: Promise<Result<Table, TableRefusal>>): Promise<Table> {
  const result = await answer;
  if (result.ok) return result.value;
  const { code, about, rule } = result.error;
  throw new Error(`refused: ${JSON.stringify({ code, about, rule })}`);
}

export async function refused(answer: Promise<Result<unknown, TableRefusal>>): Promise<TableRefusal> {
  const result = await answer;
  if (result.ok) throw new Error('not refused');
  return result.error;
}

export async function tableAt(tables: Tables, channelId = CHANNEL): Promise<Table> {
  const found = await tables.at(channelId);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

/** A started game of these users; the table says who sits where. */
export async function started(tables: Tables, users: readonly string[], gameId = 'counting'): Promise<Table> {
  const [host = 'ann', ...others] = users;
  await done(tables.open(by(host), PLACE, gameId, 'en'));
  for (const user of others) await done(tables.join(by(user), HERE));
  return done(tables.start(by(host), HERE));
}

export function userAt(table: Table, seat: Seat): string {
  const person = table.record.people[seat];
  if (person === undefined) throw new Error(`nobody at seat ${seat}`);
  return person.userId;
}

/** Plays texts for seats, as `0 add 1`, one after the other; gives the last answer. */
export async function play(tables: Tables, ...moves: readonly string[]): Promise<Table> {
  let table = await tableAt(tables);
  for (const move of moves) {
    const [seat = '', ...words] = move.split(' ');
    table = await done(tables.act(by(userAt(table, Number(seat))), HERE, words.join(' ')));
  }
  return table;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { openStore, STORE_FILE, type Store } from '../../src/storage/open-store.ts';
import { createRecordStore, type RecordStore } from '../../src/storage/record-store.ts';
import { closeFiles, openFile } from '../../src/storage/sqlite-file.ts';
import { createTables } from '../../src/table/create-tables.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import type { Actor, Table, Tables } from '../../src/table/tables.ts';
import { gamesWithSets } from '../../src/component-sets.ts';
import { shippedSets, WHOLE_GAMES } from '../games.ts';
import { nameAt } from './people.ts';

/** The bot's tables on a real file in a folder of their own, without Discord and without pictures. */
export interface StoredTables {
  readonly folder: string;
  readonly store: Store;
  readonly records: RecordStore<TableRecord>;
  readonly tables: Tables;
  close(): Promise<void>;
}

export async function openTables(folder: string): Promise<StoredTables> {
  const opened = await openStore(folder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const games = gamesWithSets(
    WHOLE_GAMES.map(({ rulebook }) => rulebook),
    shippedSets(),
  );
  let drawn = 0;
  const records = createRecordStore(store.tables, TABLE_CODEC);
  const tables = createTables({
    store: records,
    archive: createRecordStore(store.archive, TABLE_CODEC),
    results: createRecordStore(store.results, RESULT_CODEC),
    games,
    clock: Date.now,
    entropy: () => `bench-${(drawn += 1)}`,
    report: ({ message }) => {
      throw new Error(message);
    },
  });
  return { folder, store, records, tables, close: () => store.close() };
}

export async function withFolder<T>(task: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'icebreaker-bench-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function actorAt(table: number, seat: number): Actor {
  return { userId: `${200_000 + table}${seat}`, name: nameAt(table, seat), interactionId: '' };
}

let interactions = 0;
function fresh(actor: Actor): Actor {
  interactions += 1;
  return { ...actor, interactionId: String(interactions) };
}

/** A table that has just begun, in channel `table`. */
export async function begun(tables: Tables, table: number, gameId: string, seats: number): Promise<Table> {
  const where = { channelId: String(table) };
  const place = { guildId: '1', channelId: where.channelId };
  await tables.open(fresh(actorAt(table, 0)), place, gameId, 'en');
  for (let seat = 1; seat < seats; seat += 1) await tables.join(fresh(actorAt(table, seat)), where);
  const started = await tables.start(fresh(actorAt(table, 0)), where);
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** A decision of whoever is asked, as the bot takes it. */
export async function moved(tables: Tables, table: Table, dice: Rng): Promise<Table> {
  const { record, game } = table;
  if (record.state === undefined) throw new Error('a table that is played has no state');
  const { seat, action } = chooseAtRandom(game, record.state, dice, 'weighed');
  const person = record.people[seat];
  if (person === undefined) throw new Error(`nobody sits at seat ${seat}`);
  const text = game.formatAction(action);
  const where = { channelId: record.place.channelId };
  const played = await tables.act(fresh({ ...person, interactionId: '' }), where, text, { confirmed: true });
  if (!played.ok) throw new Error(`${text} of seat ${seat} is legal and refused (${played.error.code})`);
  return played.value;
}

export const isPlaying = ({ record }: Table): boolean => record.status === 'playing';

/** Played on for so many decisions, or to the end. */
export async function playedOn(tables: Tables, table: Table, decisions: number): Promise<Table> {
  const dice = seedRng(`${table.record.place.channelId}/players`);
  let current = table;
  while (isPlaying(current) && current.record.journal.length < decisions)
    current = await moved(tables, current, dice);
  return current;
}

/** The same record as another table's, with people of its own and nothing left to announce. */
export function asTable(record: TableRecord, table: number): TableRecord {
  const people = record.people.map((_, seat) => ({
    userId: actorAt(table, seat).userId,
    name: nameAt(table, seat),
  }));
  return {
    ...record,
    id: `t${table}`,
    place: { ...record.place, channelId: String(table) },
    people,
    host: actorAt(table, 0).userId,
    announcedRev: record.rev,
  };
}

/** So many tables in the file, written in one go. */
export async function fill(folder: string, records: readonly TableRecord[], count: number): Promise<void> {
  const opened = await openStore(folder);
  if (!opened.ok) throw new Error(opened.error);
  await opened.value.close();
  const file = openFile(join(folder, STORE_FILE), 'tables', 2_000);
  await file.query('BEGIN');
  for (let table = 0; table < count; table += 1) {
    const record = records[table % records.length];
    if (record === undefined) throw new RangeError('no record');
    // as Keyv writes them
    const row = JSON.stringify({ value: asTable(record, 1_000_000 + table) });
    await file.query('INSERT INTO tables (key, value) VALUES (?, ?)', String(1_000_000 + table), row);
  }
  await file.query('COMMIT');
  await closeFiles([file]);
}

import { join } from 'node:path';
import { readdir } from 'node:fs/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyStore } from '../../src/storage/copy-store.ts';
import { STORE_FILE } from '../../src/storage/open-store.ts';
import { openOwnDatabase } from '../../src/storage/own-database.ts';
import { openOwnStore } from '../../src/storage/own-store.ts';
import { ROW_KINDS } from '../../src/storage/rows.ts';
import { freshFolder, opened } from './folder.ts';
import { HAS_POSTGRES, queryDatabase } from './postgres-server.ts';
import { withPostgres } from './stores.ts';

/** A row of each kind, more than a page of tables, and rows that nobody understands. */
async function filled(): Promise<string> {
  const folder = await freshFolder();
  const store = await opened(folder);
  for (const kind of ROW_KINDS) await store[kind].write('1', { kind, text: 'é, 🧊, \u0000' });
  await store.close();
  await queryFile(
    folder,
    `WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO tables SELECT CASE i % 2 WHEN 0 THEN 'a' ELSE 'B' END || i, '{"value":' || i || '}' FROM n`,
    `INSERT INTO tables VALUES ('damaged', '{"value":{'), ('nothing', NULL)`,
  );
  return folder;
}

async function queryFile(folder: string, ...statements: readonly string[]): Promise<unknown> {
  const file = new KeyvSqlite({ uri: `sqlite://${join(folder, STORE_FILE)}`, table: 'tables' });
  let rows: unknown;
  for (const statement of statements) rows = await file.query(statement);
  await file.disconnect();
  return rows;
}

const COUNTS = { tables: 494, archive: 1, notes: 1, settings: 1, results: 1 };

describe.runIf(HAS_POSTGRES)('copying the store', () => {
  const database = withPostgres();

  it('GIVEN a folder WHEN it is copied into a database, another, and back into a folder THEN all is as it was, letter by letter', async () => {
    const first = await filled();
    const [one, two, last] = [await database(), await database(), await freshFolder()];
    for (const [from, to] of [
      [{ dataDir: first }, { databaseUrl: one }],
      [{ databaseUrl: one }, { databaseUrl: two }],
      [{ databaseUrl: two }, { dataDir: last }],
    ] as const)
      expect(await copyStore(from, to)).toEqual({ ok: true, value: COUNTS });
    for (const kind of ROW_KINDS) {
      const all = `SELECT key, value FROM ${kind} ORDER BY key`;
      expect(await queryFile(last, all)).toEqual(await queryFile(first, all));
    }
    const bot = await openOwnDatabase(two);
    if (!bot.ok) throw new Error(bot.error);
    onTestFinished(() => bot.value.close());
    expect(await bot.value.settings.read('1')).toMatchObject({ value: { text: 'é, 🧊, \u0000' } });
    expect(await bot.value.tables.read('damaged')).toMatchObject({ error: { kind: 'unreadable' } });
  });

  it('GIVEN a target with something in it THEN it is refused, and stays as it was', async () => {
    const folder = await filled();
    const url = await database();
    expect((await copyStore({ dataDir: folder }, { databaseUrl: url })).ok).toBe(true);
    await queryDatabase(url, `DELETE FROM icebreaker.tables`);
    for (const [from, to] of [
      [{ dataDir: folder }, { databaseUrl: url }],
      [{ databaseUrl: url }, { dataDir: folder }],
    ] as const)
      expect(await copyStore(from, to)).toEqual({
        ok: false,
        error: expect.stringContaining('only an empty one can be copied into') as unknown,
      });
    expect(await queryDatabase(url, 'SELECT key FROM icebreaker.tables')).toEqual([]);
    expect(await queryFile(folder, 'SELECT count(*) AS n FROM tables')).toEqual([{ n: COUNTS.tables }]);
  });

  it('GIVEN a bot that runs at either end THEN it is refused', async () => {
    const folder = await filled();
    const url = await database();
    const both = [{ dataDir: folder }, { databaseUrl: url }] as const;
    const own = await openOwnStore(folder);
    if (!own.ok) throw new Error(own.error);
    expect(await copyStore(...both, 100)).toMatchObject({
      error: expect.stringContaining('Another bot works with the data folder') as unknown,
    });
    await own.value.close();
    const bot = await openOwnDatabase(url, { shards: [3], total: 4 });
    if (!bot.ok) throw new Error(bot.error);
    expect(await copyStore(...both, 100)).toMatchObject({
      error: expect.stringContaining('A bot works with the database') as unknown,
    });
    expect(await bot.value.tables.read('damaged')).toEqual({ ok: true, value: undefined });
    await bot.value.close();
    expect((await copyStore(...both, 100)).ok).toBe(true);
  });

  it.each([
    ['a BLOB', `x'00ff'`, 'is damaged, and no text'],
    ['bytes that are no text', `CAST(x'22ff22' AS TEXT)`, 'is damaged, and no text'],
    ['a key that is too long', `'x') , ('${'k'.repeat(300)}', 'x'`, 'too long'],
  ])(
    'GIVEN %s that a database can’t hold THEN nothing is copied, and it is said',
    async (_name, value, why) => {
      const folder = await filled();
      const url = await database();
      await queryFile(folder, `INSERT INTO results VALUES ('odd', ${value})`);
      expect(await copyStore({ dataDir: folder }, { databaseUrl: url })).toEqual({
        ok: false,
        error: expect.stringContaining(why) as unknown,
      });
      expect(await queryDatabase(url, 'SELECT key FROM icebreaker.tables')).toEqual([]);
      expect((await copyStore({ databaseUrl: url }, { dataDir: await freshFolder() })).ok).toBe(true);
    },
  );

  it('GIVEN a folder without a store THEN there is nothing to copy, and none is made', async () => {
    const folder = await freshFolder();
    expect(await copyStore({ dataDir: folder }, { databaseUrl: await database() })).toMatchObject({
      error: expect.stringContaining('nothing to copy') as unknown,
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

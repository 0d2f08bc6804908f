import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { describe, expect, it } from 'vitest';
import { openStore, STORE_FILE } from '../../src/storage/open-store.ts';
import { freshFolder, opened } from './folder.ts';
import { keysIn } from '../table/memory-rows.ts';

/** The file as another program sees it. */
async function query(folder: string, ...statements: readonly string[]): Promise<unknown> {
  const other = new KeyvSqlite({ uri: `sqlite://${join(folder, STORE_FILE)}`, table: 'tables' });
  let rows: unknown;
  for (const statement of statements) rows = await other.query(statement);
  await other.disconnect();
  return rows;
}

async function sentence(folder: string): Promise<string> {
  const store = await openStore(folder);
  if (!store.ok) return store.error;
  await store.value.close();
  throw new Error('it opened');
}

/**
 * Opens the store in a process of its own, which prints the sentence. Permissions mean nothing to root, as whom a
 * container's tests may run: `nobody` gives that up, once the code is loaded.
 */
function openedInAProcess(folder: string, user?: 'nobody') {
  const script = `import { openStore } from './src/storage/open-store.ts';
    if (process.argv[2] === 'nobody' && process.getuid() === 0) process.setuid(65534);
    const store = await openStore(process.argv[1]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    console.log(store.ok ? 'opened' : store.error);`;
  const told = user === undefined ? [folder] : [folder, user];
  return spawnSync(process.execPath, ['--import', 'tsx', '-e', script, ...told], { encoding: 'utf8' });
}

describe('opening the store', () => {
  it('GIVEN a folder that is not there WHEN opened THEN it is made, and what is written is there after a restart', async () => {
    const folder = join(await freshFolder(), 'deep', 'data');
    const first = await opened(folder);
    expect(await first.tables.read('1')).toEqual({ ok: true, value: undefined });
    await first.tables.write('1', { a: ['é', 1.5, true, { b: null }] });
    await first.archive.write('1', 'another kind');
    await first.close();
    const second = await opened(folder);
    expect(await second.tables.read('1')).toEqual({ ok: true, value: { a: ['é', 1.5, true, { b: null }] } });
    expect(await second.archive.read('1')).toEqual({ ok: true, value: 'another kind' });
    expect(await keysIn(second.notes)).toEqual({ ok: true, value: [] });
    expect(await second.tables.remove('1')).toEqual({ ok: true, value: true });
    expect(await second.tables.remove('1')).toEqual({ ok: true, value: false });
    expect(await second.tables.read('1')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a record', `'{"value":{"schema":1},"expires":null}'`],
    ['no JSON', `'{ oh'`],
    ['a BLOB', `x'00ff'`],
    ['NULL', 'NULL'],
  ])(
    'GIVEN a row that holds %s WHEN it is moved THEN it stands as it was among the others',
    async (_name, value) => {
      const folder = await freshFolder();
      const store = await opened(folder);
      await query(folder, `INSERT INTO tables (key, value) VALUES ('1', ${value})`);
      const [before] = (await query(folder, 'SELECT hex(value) AS is_ FROM tables')) as unknown[];
      expect(await store.tables.move('1', 'archive', 'one')).toEqual({ ok: true, value: true });
      expect(await query(folder, 'SELECT key, hex(value) AS is_ FROM archive')).toEqual([
        { key: 'one', ...(before as object) },
      ]);
      expect(await keysIn(store.tables)).toEqual({ ok: true, value: [] });
      expect(await store.tables.move('1', 'archive', 'two')).toEqual({ ok: true, value: false });
      expect(await keysIn(store.archive)).toEqual({ ok: true, value: ['one'] });
    },
  );

  it('GIVEN an open store THEN each kind has its table, and the file keeps a write-ahead log', async () => {
    const folder = await freshFolder();
    await opened(folder);
    const tables = await query(folder, `SELECT name FROM sqlite_master WHERE type='table' ORDER BY name`);
    expect(tables).toEqual([
      { name: 'archive' },
      { name: 'notes' },
      { name: 'results' },
      { name: 'settings' },
      { name: 'tables' },
    ]);
    expect(await query(folder, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect((await stat(join(folder, `${STORE_FILE}-wal`))).isFile()).toBe(true);
  });

  it('GIVEN a file that is no database THEN one sentence says so and the file stays as it is', async () => {
    const folder = await freshFolder();
    const file = join(folder, STORE_FILE);
    await writeFile(file, 'Dear diary. '.repeat(1000));
    expect(await sentence(folder)).toBe(`The data file ${file} can't be used: it is no SQLite database.`);
    expect(await readFile(file, 'utf8')).toBe('Dear diary. '.repeat(1000));
  });

  it('GIVEN a database of which a part was overwritten THEN it does not open', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('1', 'x'.repeat(50_000));
    await store.close();
    const file = join(folder, STORE_FILE);
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0x5a, 100));
    expect(await sentence(folder)).toMatch(/can't be used: .*(damaged|no SQLite|malformed)/u);
  });

  it('GIVEN a folder in the file’s place, or a file in the folder’s place THEN one sentence says so', async () => {
    const folder = await freshFolder();
    await mkdir(join(folder, 'one', STORE_FILE), { recursive: true });
    expect(await sentence(join(folder, 'one'))).toContain('is a folder in its place');
    await writeFile(join(folder, 'two'), '');
    for (const path of [join(folder, 'two'), join(folder, 'two', 'data')])
      expect(await sentence(path)).toBe(`The data folder ${path} can't be made: a file is in its place.`);
  });

  it('GIVEN a file of a newer version’s layout THEN it does not open and is not written', async () => {
    const folder = await freshFolder();
    await (await opened(folder)).close();
    await query(folder, 'PRAGMA user_version=7');
    expect(await sentence(folder)).toContain('newer version of the bot (layout 7)');
    expect(await query(folder, 'PRAGMA user_version')).toEqual([{ user_version: 7 }]);
  });

  it('GIVEN a folder or a file without permission to write THEN one sentence says so', async () => {
    const folder = await freshFolder();
    await chmod(folder, 0o755);
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o555);
    const data = join(folder, 'data');
    await (await opened(data)).close();
    await chmod(join(data, STORE_FILE), 0o444);
    await chmod(data, 0o555);
    expect(openedInAProcess(join(closed, 'data'), 'nobody').stdout).toContain(
      "can't be made: the permission is missing.",
    );
    expect(openedInAProcess(closed, 'nobody').stdout).toContain(
      'is a folder in its place, or the permission missing?',
    );
    expect(openedInAProcess(data, 'nobody').stdout).toMatch(
      /can't be used: (it is read-only|the permission is missing|it can’t be opened)/u,
    );
    await chmod(data, 0o777);
    expect(openedInAProcess(data, 'nobody').stdout).toContain("can't be used: it is read-only.");
  });

  it('GIVEN a failure at opening WHEN nobody handles promises for it THEN the process lives and ends by itself', async () => {
    const folder = await freshFolder();
    await mkdir(join(folder, STORE_FILE));
    const child = openedInAProcess(folder);
    expect(child.stdout).toContain("can't be used");
    expect(child.status).toBe(0);
  });
});

describe('a store that is open', () => {
  it('GIVEN rows that somebody else damaged THEN each reads as unreadable with a reason, and the others as ever', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('good', { a: 1 });
    const rows: readonly (readonly [string, string, string])[] = [
      ['truncated', `'{"value":{"a":'`, 'it is no JSON'],
      ['text', `'"str"'`, 'it has no value'],
      ['number', '12', 'it has no value'],
      ['json-null', `'null'`, 'it has no value'],
      ['list', `'[1]'`, 'it has no value'],
      ['sql-null', 'NULL', 'it is no text'],
      ['blob', `X'7B7D'`, 'it is no text'],
    ];
    await query(folder, ...rows.map(([key, value]) => `INSERT INTO tables VALUES ('${key}', ${value})`));
    for (const [key, , reason] of rows)
      expect(await store.tables.read(key), key).toEqual({ ok: false, error: { kind: 'unreadable', reason } });
    expect(await store.tables.read('good')).toEqual({ ok: true, value: { a: 1 } });
  });

  it('GIVEN a row that Keyv would call expired THEN it is read and stays: nothing here expires', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await query(folder, `INSERT INTO tables VALUES ('old', '{"value":1,"expires":5}')`);
    expect(await store.tables.read('old')).toEqual({ ok: true, value: 1 });
    expect(await keysIn(store.tables)).toEqual({ ok: true, value: ['old'] });
  });

  it('GIVEN rows of every kind THEN what stands at a path is found where there is any', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('a', { place: { guildId: 'g' }, people: [{ userId: 'u' }], rev: 3 });
    await store.tables.write('b', 'a text');
    await query(folder, `INSERT INTO tables VALUES ('c', '{"value":{"place":'), ('d', NULL), ('e', x'00ff')`);
    expect(await store.tables.peek(['$.place.guildId', '$.people', '$.rev'])).toEqual({
      ok: true,
      value: [
        { key: 'a', values: ['g', [{ userId: 'u' }], 3] },
        { key: 'b', values: [null, null, null] },
        { key: 'c', values: undefined, text: '{"value":{"place":' },
        { key: 'd', values: undefined },
        { key: 'e', values: undefined, text: '' },
      ],
    });
  });

  it('GIVEN 2,500 rows THEN all keys are listed once, in order', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await query(
      folder,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
       INSERT INTO tables SELECT printf('%05d', i), '{"value":1}' FROM n`,
    );
    const expected = Array.from({ length: 2500 }, (_, index) => String(index + 1).padStart(5, '0'));
    expect(await keysIn(store.tables)).toEqual({ ok: true, value: expected });
  });

  it('GIVEN a file that another program holds THEN a write fails as a result after the wait, and later succeeds', async () => {
    const folder = await freshFolder();
    const store = await opened(folder, 200);
    const other = new KeyvSqlite({ uri: `sqlite://${join(folder, STORE_FILE)}`, table: 'tables' });
    await other.query('BEGIN IMMEDIATE');
    const held = await store.tables.write('1', 'held');
    expect(held).toEqual({ ok: false, error: { kind: 'failed', reason: 'another program holds it.' } });
    expect(await store.tables.read('1')).toEqual({ ok: true, value: undefined });
    await other.query('ROLLBACK');
    await other.disconnect();
    expect((await store.tables.write('1', 'free')).ok).toBe(true);
  });

  it('GIVEN a store that was closed THEN reading and writing fail as results', async () => {
    const store = await opened(await freshFolder());
    await store.close();
    for (const answer of [
      await store.tables.read('1'),
      await store.tables.write('1', 1),
      await keysIn(store.tables),
    ])
      expect(answer).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });
});

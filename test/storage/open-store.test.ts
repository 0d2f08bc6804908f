import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { describe, expect, it } from 'vitest';
import { openStore, STORE_FILE } from '../../src/storage/open-store.ts';
import { freshFolder, opened } from './folder.ts';

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
  it('GIVEN a folder that is not there WHEN opened THEN it is made', async () => {
    const folder = join(await freshFolder(), 'deep', 'data');
    await opened(folder);
    expect((await stat(join(folder, STORE_FILE))).isFile()).toBe(true);
  });

  it('GIVEN a row that holds a BLOB THEN it is unreadable, peeked at without its text, and moved as it stands', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await query(folder, `INSERT INTO tables VALUES ('1', x'00ff')`);
    expect(await store.tables.read('1')).toEqual({
      ok: false,
      error: { kind: 'unreadable', reason: 'it is no text' },
    });
    expect(await store.tables.peek(['$.rev'])).toEqual({
      ok: true,
      value: [{ key: '1', values: undefined, text: '' }],
    });
    expect(await store.tables.move('1', 'archive', 'one')).toEqual({ ok: true, value: true });
    expect(await query(folder, 'SELECT key, hex(value) AS is_ FROM archive')).toEqual([
      { key: 'one', is_: '00FF' },
    ]);
  });

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

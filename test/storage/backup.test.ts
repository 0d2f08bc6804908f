import { readFile, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, backupsIn, takenAt } from '../../src/storage/backup.ts';
import { openOwnStore } from '../../src/storage/own-store.ts';
import { openStore, STORE_FILE } from '../../src/storage/open-store.ts';
import { scheduleBackups } from '../../src/storage/scheduled-backups.ts';
import { restore } from '../../src/storage/restore.ts';
import { freshFolder, opened } from './folder.ts';

const NOON = new Date('2026-11-19T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

async function copied(dataDir: string, at = NOON, keep = 3): Promise<string> {
  const made = await backUp({ dataDir, folder: join(dataDir, 'backups'), keep }, at);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

async function valueAfterRestore(file: string): Promise<unknown> {
  const folder = await freshFolder();
  const done = await restore(file, folder, NOON);
  expect(done).toMatchObject({ ok: true });
  const store = await opened(folder);
  const row = await store.tables.read('a');
  return row.ok ? row.value : row.error;
}

describe('a backup', () => {
  it('GIVEN a store that is written to WHEN backups are taken THEN each holds a moment: whole rows, never a later one before an earlier', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('a', 0);
    const load = { going: true };
    const writing = (async () => {
      for (let n = 1; load.going; n += 1) {
        await store.tables.write('a', n);
        await store.tables.write('b', n);
      }
    })();
    const files = [await copied(folder, later(1)), await copied(folder, later(2))];
    load.going = false;
    await writing;
    for (const file of files) {
      const elsewhere = await freshFolder();
      await restore(file, elsewhere, NOON);
      const restored = await opened(elsewhere);
      const [a, b] = [await restored.tables.read('a'), await restored.tables.read('b')];
      const [first, second] = [a.ok ? Number(a.value) : -1, b.ok ? Number(b.value ?? 0) : -1];
      expect(first - second).toBeGreaterThanOrEqual(0);
      expect(first - second).toBeLessThanOrEqual(1);
    }
  });

  it('GIVEN more copies than are kept WHEN one is added THEN the oldest go, and nothing else in the folder', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('a', 1);
    await copied(folder, later(0));
    await writeFile(join(folder, 'backups', 'mine.sqlite'), 'kept');
    for (const minutes of [1, 2, 3]) await copied(folder, later(minutes));
    const names = await backupsIn(join(folder, 'backups'));
    expect(names.map(takenAt)).toEqual([later(1), later(2), later(3)]);
    expect(await readdir(join(folder, 'backups'))).toContain('mine.sqlite');
  });

  it('GIVEN no store WHEN a backup is asked for THEN a sentence says so, and no file appears', async () => {
    const folder = await freshFolder();
    const made = await backUp({ dataDir: folder, folder: join(folder, 'backups'), keep: 3 }, NOON);
    expect(made).toEqual({ ok: false, error: expect.stringContaining('nothing to back up') as unknown });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('restoring', () => {
  it('GIVEN a store that went on WHEN an older backup is restored THEN it is as it was, and what went on is kept beside it', async () => {
    const folder = await freshFolder();
    const first = await openStore(folder);
    if (!first.ok) throw new Error(first.error);
    await first.value.tables.write('a', 'then');
    const file = await copied(folder);
    await first.value.tables.write('a', 'now');
    await first.value.close();
    const done = await restore(file, folder, later(5));
    expect(done).toMatchObject({ ok: true, value: { tables: 1, archive: 0 } });
    const before = done.ok ? done.value.before : undefined;
    const store = await opened(folder);
    expect(await store.tables.read('a')).toEqual({ ok: true, value: 'then' });
    expect(await valueAfterRestore(before ?? '')).toBe('now');
  });

  it('GIVEN a bot that runs on the folder WHEN a backup is restored THEN it is refused and nothing changes', async () => {
    const folder = await freshFolder();
    const own = await openOwnStore(folder);
    if (!own.ok) throw new Error(own.error);
    await own.value.tables.write('a', 'then');
    const file = await copied(folder);
    await own.value.tables.write('a', 'now');
    expect(await restore(file, folder, NOON, 100)).toEqual({
      ok: false,
      error: expect.stringContaining('Another bot works with the data folder') as unknown,
    });
    expect(await own.value.tables.read('a')).toEqual({ ok: true, value: 'now' });
    await own.value.close();
  });

  it.each([
    ['that is cut off', (file: string) => truncate(file, 6000)],
    ['that is no database', (file: string) => writeFile(file, 'hello, I am a text')],
    ['that is empty', (file: string) => writeFile(file, '')],
  ])(
    'GIVEN a backup %s WHEN it is restored THEN it is refused, and the store stands as it was',
    async (_name, spoil) => {
      const folder = await freshFolder();
      const store = await openStore(folder);
      if (!store.ok) throw new Error(store.error);
      await store.value.tables.write('a', 'x'.repeat(20_000));
      const file = await copied(folder);
      await store.value.close();
      await spoil(file);
      const spoiled = await readFile(file);
      expect(await restore(file, folder, NOON)).toEqual({
        ok: false,
        error: expect.stringContaining(file) as unknown,
      });
      expect(await readFile(file)).toEqual(spoiled);
      expect((await readdir(folder)).sort()).toEqual(['backups', 'icebreaker.lock', STORE_FILE]);
      const after = await opened(folder);
      expect(await after.tables.read('a')).toEqual({ ok: true, value: 'x'.repeat(20_000) });
    },
  );

  it('GIVEN a backup of a newer bot WHEN it is restored THEN it is refused', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('a', 1);
    const file = await copied(folder);
    const { KeyvSqlite } = await import('@keyv/sqlite');
    const other = new KeyvSqlite({ uri: `sqlite://${file}`, table: 'tables' });
    await other.query('PRAGMA user_version=99');
    await other.disconnect();
    expect(await restore(file, await freshFolder(), NOON)).toEqual({
      ok: false,
      error: expect.stringContaining('newer version') as unknown,
    });
  });
});

describe('scheduled backups', () => {
  it('GIVEN a backup a day WHEN time goes by, with a restart THEN one is taken as soon as the newest is a day old, not before', async () => {
    const folder = await freshFolder();
    const store = await opened(folder);
    await store.tables.write('a', 1);
    let now = NOON;
    const told: string[] = [];
    const place = { dataDir: folder, folder: join(folder, 'backups'), keep: 5, everyMs: 86_400_000 };
    const begin = () =>
      scheduleBackups({
        ...place,
        now: () => now,
        told: (made) => told.push(made.ok ? made.value : made.error),
      });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = begin();
    await vi.waitFor(() => {
      expect(told).toHaveLength(1);
    });
    first.stop();
    now = later(60);
    const second = begin();
    await vi.waitFor(() => {
      expect(vi.getTimerCount()).toBeGreaterThan(0);
    });
    expect(told).toHaveLength(1);
    now = later(24 * 60);
    await vi.advanceTimersByTimeAsync(23 * 3_600_000);
    await vi.waitFor(() => {
      expect(told).toHaveLength(2);
    });
    expect((await backupsIn(place.folder)).map(takenAt)).toEqual([NOON, later(24 * 60)]);
    second.stop();
  });
});

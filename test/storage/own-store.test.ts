import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openOwnStore } from '../../src/storage/own-store.ts';
import { STORE_FILE, type Store } from '../../src/storage/open-store.ts';
import { freshFolder } from './folder.ts';
import { keysIn } from '../table/memory-rows.ts';

async function own(folder: string): Promise<Store> {
  const store = await openOwnStore(folder);
  if (!store.ok) throw new Error(store.error);
  onTestFinished(() => store.value.close());
  return store.value;
}

/** What it is told that comes second, after a short wait. */
async function refusal(folder: string): Promise<string | undefined> {
  const store = await openOwnStore(folder, 100);
  if (!store.ok) return store.error;
  await store.value.close();
  return undefined;
}

const SCRIPT = `import { openOwnStore } from './src/storage/own-store.ts';
  const store = await openOwnStore(process.argv[1]);
  console.log(store.ok ? 'opened' : store.error);
  setInterval(() => store.ok, 1_000);`;

/** A process that has opened the folder, and does nothing more. */
async function holder(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toBe('opened\n');
  return child;
}

describe('a data folder that a bot works with', () => {
  it('GIVEN another process WHEN it is opened THEN one sentence says so, until that one is killed', async () => {
    const folder = await freshFolder();
    const child = await holder(folder);
    expect(await refusal(folder)).toBe(
      `Another bot works with the data folder ${folder}: end that one first, or name another folder as DATA_DIR.`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = await own(folder);
    expect((await store.tables.write('1', 'played on')).ok).toBe(true);
  });

  it('GIVEN one that is about to close it WHEN it is opened THEN it waits for that', async () => {
    const folder = await freshFolder();
    const first = await own(folder);
    setTimeout(() => void first.close(), 300);
    const second = await own(folder);
    expect(await keysIn(second.tables)).toEqual({ ok: true, value: [] });
    expect(await refusal(folder)).toContain('Another bot');
    await second.close();
    expect(await refusal(folder)).toBeUndefined();
  });

  it.each(['deleted', 'replaced'])(
    'GIVEN a file that is %s THEN nothing counts as saved any more, and it is said',
    async (how) => {
      const folder = await freshFolder();
      const store = await openOwnStore(folder, 100, 50);
      if (!store.ok) throw new Error(store.error);
      onTestFinished(() => store.value.close());
      expect((await store.value.tables.write('1', 'there')).ok).toBe(true);
      const file = join(folder, STORE_FILE);
      await rm(file);
      if (how === 'replaced') await writeFile(file, 'another');
      expect(await store.value.tables.write('1', 'gone')).toEqual({
        ok: false,
        error: { kind: 'failed', reason: 'the data file is gone.' },
      });
      expect(await store.value.lost).toContain(`was ${how} while`);
    },
  );

  it('GIVEN a disk that is full at any moment of the opening THEN a plain sentence says so', async () => {
    const script = `import { openOwnStore } from './src/storage/own-store.ts';
      const store = await openOwnStore(process.argv[1]);
      console.log(store.ok ? 'opened' : store.error);
      if (store.ok) await store.value.close();`;
    const said = new Set<string>();
    for (const kilobytes of [0, 6, 20, 60, 120, 400]) {
      // an ignored SIGXFSZ makes writing past the limit an error, as on a full disk
      const limited = `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`;
      const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script];
      const { stdout } = spawnSync('sh', ['-c', limited, ...node, await freshFolder()], { encoding: 'utf8' });
      said.add(stdout.trim().replace(/^.*can't be (used|made): /u, ''));
    }
    for (const sentence of said)
      expect([
        'opened',
        'the disk is full.',
        'it can’t be read or written: is the disk full or failing?',
      ]).toContain(sentence);
    expect(said.size).toBeGreaterThan(1);
  }, 60_000);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openOwnStore } from '../../src/storage/own-store.ts';
import type { Store } from '../../src/storage/open-store.ts';
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
});

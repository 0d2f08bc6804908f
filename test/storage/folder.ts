import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore, type Store } from '../../src/storage/open-store.ts';

/** A folder of this test alone, gone afterwards. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'icebreaker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function opened(folder: string, busyMs?: number): Promise<Store> {
  const store = await openStore(folder, busyMs);
  if (!store.ok) throw new Error(store.error);
  onTestFinished(() => store.value.close());
  return store.value;
}

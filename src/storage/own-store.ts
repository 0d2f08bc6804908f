import { join } from 'node:path';
import { openStore, type Store } from './open-store.ts';
import { err, ok, type Result } from './result.ts';
import { closeFiles, isBusy, makeFolder, openFile, plain, type SqliteFile } from './sqlite-file.ts';

/**
 * Two bots on one folder would answer the same players by different memories, so the first holds a lock of SQLite's on a
 * file beside the store, which the system takes back however the process ends.
 */
const LOCK_FILE = 'icebreaker.lock';
/** A bot that is told to stop has ended by then. */
export const PATIENCE_MS = 6000;

/** The store, for this process alone until it closes it. */
export async function openOwnStore(
  dataDir: string,
  patienceMs = PATIENCE_MS,
): Promise<Result<Store, string>> {
  const claim = await claimFolder(dataDir, patienceMs);
  if (!claim.ok) return claim;
  const store = await openStore(dataDir);
  if (!store.ok) {
    await closeFiles([claim.value]);
    return store;
  }
  const close = async (): Promise<void> => {
    await store.value.close();
    await closeFiles([claim.value]);
  };
  return ok({ ...store.value, close });
}

export async function claimFolder(dataDir: string, patienceMs: number): Promise<Result<SqliteFile, string>> {
  const folder = await makeFolder(dataDir);
  if (!folder.ok) return folder;
  const lock = openFile(join(dataDir, LOCK_FILE), 'lock', patienceMs);
  try {
    // never ended: nobody else can read or write the file meanwhile
    await lock.query('BEGIN EXCLUSIVE');
    return ok(lock);
  } catch (cause) {
    await closeFiles([lock]);
    return err(
      isBusy(cause)
        ? `Another bot works with the data folder ${dataDir}: end that one first, or name another folder as DATA_DIR.`
        : `The data folder ${dataDir} can't be used: ${plain(cause)}`,
    );
  }
}

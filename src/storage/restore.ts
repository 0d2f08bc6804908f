import { copyFile, link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBackup, exists, flush, type BackupContents } from './backup.ts';
import { STORE_FILE } from './open-store.ts';
import { claimFolder, PATIENCE_MS } from './own-store.ts';
import { err, ok, type Result } from './result.ts';
import { ROW_KINDS } from './rows.ts';
import { closeFiles, openFile, plain } from './sqlite-file.ts';

/*
 * Puts a backup in the store's place. The backup is copied and checked first, and what stood there before stays beside it,
 * so that at each moment, also after a crash, the store's name leads to a whole file.
 */

export interface Restored extends BackupContents {
  /** where the store of before is kept now; absent: there was none */
  readonly before?: string;
}

export async function restore(
  file: string,
  dataDir: string,
  now: Date,
  patienceMs = PATIENCE_MS,
): Promise<Result<Restored, string>> {
  if (!(await exists(file))) return err(`${file} does not exist.`);
  const claim = await claimFolder(dataDir, patienceMs);
  if (!claim.ok) return claim;
  const copy = join(dataDir, `${STORE_FILE}.restored`);
  try {
    await copyFile(file, copy);
    const contents = await checkBackup(copy);
    if (!contents.ok) return err(contents.error.replaceAll(copy, file));
    await flush(copy);
    const before = await setAside(dataDir, now);
    await rename(copy, join(dataDir, STORE_FILE));
    return ok({ ...contents.value, ...(before !== undefined && { before }) });
  } catch (cause) {
    return err(`${file} could not be restored: ${plain(cause)}`);
  } finally {
    await rm(copy, { force: true });
    await closeFiles([claim.value]);
  }
}

/** A second name for the present store; its write-ahead log may not stay for the one that takes its place. */
async function setAside(dataDir: string, now: Date): Promise<string | undefined> {
  const present = join(dataDir, STORE_FILE);
  if (!(await exists(present))) return undefined;
  const before = join(
    dataDir,
    `icebreaker-before-restore-${now.toISOString().replaceAll(/[:.]/gu, '-')}.sqlite`,
  );
  await mergeLog(present);
  await link(present, before).catch(() => copyFile(present, before));
  // only where the log could not be merged: it belongs to the file that was set aside
  for (const part of ['-wal', '-shm'])
    if (await exists(`${present}${part}`)) await rename(`${present}${part}`, `${before}${part}`);
  return before;
}

/** Closing the last connection merges the log into the file; a damaged file keeps its log. */
async function mergeLog(file: string): Promise<void> {
  const [tables] = ROW_KINDS;
  const store = openFile(file, tables, 1000);
  try {
    await store.query('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // the file is damaged, which is why it is replaced
  }
  await closeFiles([store]);
}

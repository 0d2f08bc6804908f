import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LAYOUT, STORE_FILE } from './open-store.ts';
import { err, ok, type Result } from './result.ts';
import { ROW_KINDS } from './rows.ts';
import { closeFiles, makeFolder, openFile, plain } from './sqlite-file.ts';

/*
 * Copies of the store, taken while the bot runs: SQLite's VACUUM INTO writes what was committed at one moment, and a copy
 * has its final name only once it is whole and was checked.
 */

const BUSY_MS = 5000;
const NAME = /^icebreaker-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.sqlite$/u;

export interface BackupPlace {
  readonly dataDir: string;
  /** where copies are kept */
  readonly folder: string;
  /** how many copies stay; the oldest go */
  readonly keep: number;
}

/** A new copy, then the oldest beyond `keep` are removed; the copy's path, or one sentence. */
export async function backUp(place: BackupPlace, now: Date): Promise<Result<string, string>> {
  const source = join(place.dataDir, STORE_FILE);
  if (!(await exists(source))) return err(`There is nothing to back up: ${source} does not exist.`);
  const folder = await makeFolder(place.folder);
  if (!folder.ok) return folder;
  const file = join(place.folder, `icebreaker-${now.toISOString().replaceAll(/[:.]/gu, '-')}.sqlite`);
  const unfinished = `${file}.part`;
  try {
    await copyStore(source, unfinished);
    const checked = await checkBackup(unfinished);
    if (!checked.ok) throw new Error(checked.error);
    await flush(unfinished);
    await rename(unfinished, file);
    await removeOldest(place);
    return ok(file);
  } catch (cause) {
    await rm(unfinished, { force: true });
    return err(`The backup ${file} could not be made: ${plain(cause)}`);
  }
}

/** The copies in a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  if (!(await exists(folder))) return [];
  const names = await readdir(folder);
  return names.filter((name) => NAME.test(name)).sort();
}

/** When a copy was taken, by its name. */
export function takenAt(name: string): Date {
  const [, day = '', hour = '', minute = '', second = '', milli = ''] =
    /^icebreaker-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/u.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}.${milli}Z`);
}

export interface BackupContents {
  readonly tables: number;
  readonly archive: number;
}

/** Whether SQLite finds the file whole, and it is a store of this bot or an older one. */
export async function checkBackup(file: string): Promise<Result<BackupContents, string>> {
  // SQLite would make an empty file where none is
  if (!(await exists(file))) return err(`${file} does not exist.`);
  const [tables, archive] = ROW_KINDS;
  const copy = openFile(file, tables, BUSY_MS);
  try {
    // as: what SQLite answers to these statements
    const [integrity] = (await copy.query('PRAGMA integrity_check')) as { integrity_check: string }[];
    if (integrity?.integrity_check !== 'ok')
      return err(`${file} is damaged: ${integrity?.integrity_check ?? ''}`);
    const [version] = (await copy.query('PRAGMA user_version')) as { user_version: number }[];
    const layout = version?.user_version ?? 0;
    if (layout > LAYOUT) return err(`${file} was written by a newer version of the bot (layout ${layout}).`);
    const count = async (kind: string): Promise<number> => {
      // as: SQLite answers so
      const [row] = (await copy.query(`SELECT COUNT(*) AS rows FROM ${kind}`)) as { rows: number }[];
      return row?.rows ?? 0;
    };
    return ok({ tables: await count(tables), archive: await count(archive) });
  } catch (cause) {
    return err(`${file} is no store of this bot: ${plain(cause)}`);
  } finally {
    await closeFiles([copy]);
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}

/** On the disk, not only with the operating system. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyStore(source: string, copy: string): Promise<void> {
  await rm(copy, { force: true });
  const [tables] = ROW_KINDS;
  const store = openFile(source, tables, BUSY_MS);
  try {
    await store.query('VACUUM INTO ?', copy);
  } finally {
    await closeFiles([store]);
  }
}

async function removeOldest({ folder, keep }: BackupPlace): Promise<void> {
  const names = await backupsIn(folder);
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

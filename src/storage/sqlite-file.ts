import { mkdir } from 'node:fs/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { err, ok, type Result } from './result.ts';

/** The one file that knows SQLite, by Keyv's adapter. */

export type SqliteFile = KeyvSqlite;

/** Opened at the first query, which fails where it can't be; with a table of keys and values of that name. */
export function openFile(file: string, table: string, busyMs: number): SqliteFile {
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, table, busyTimeout: busyMs });
  // an 'error' event without listener would end the process; the call that failed says the same by its promise
  adapter.on('error', () => undefined);
  return adapter;
}

export async function closeFiles(files: readonly SqliteFile[]): Promise<void> {
  for (const file of files) {
    try {
      await file.disconnect();
    } catch {
      // it never opened: nothing to close
    }
  }
}

export async function makeFolder(dataDir: string): Promise<Result<undefined, string>> {
  try {
    await mkdir(dataDir, { recursive: true });
    return ok(undefined);
  } catch (cause) {
    return err(`The data folder ${dataDir} can't be made: ${plain(cause)}`);
  }
}

export function isBusy(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_BUSY';
}

const PLAIN: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'it is no SQLite database.',
  SQLITE_CORRUPT: 'the database is damaged.',
  SQLITE_CANTOPEN: 'it can’t be opened; is a folder in its place, or the permission missing?',
  SQLITE_PERM: 'the permission is missing.',
  SQLITE_READONLY: 'it is read-only.',
  SQLITE_FULL: 'the disk is full.',
  SQLITE_IOERR: 'it can’t be read or written: is the disk full or failing?',
  SQLITE_BUSY: 'another program holds it.',
  EACCES: 'the permission is missing.',
  EPERM: 'the permission is missing.',
  EEXIST: 'a file is in its place.',
  ENOTDIR: 'a file is in its place.',
  EROFS: 'the file system is read-only.',
  ENOSPC: 'the disk is full.',
};

export function plain(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // of some errors only the message has the code
  const [inMessage] = /^SQLITE_[A-Z]+/u.exec(cause.message) ?? [];
  const code = 'code' in cause ? String(cause.code) : inMessage;
  return PLAIN[code ?? ''] ?? PLAIN[inMessage ?? ''] ?? cause.message;
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, STORE_FILE, type Store } from './open-store.ts';
import { err, ok, type Result } from './result.ts';
import { everyKind, type Rows, type RowTrouble } from './rows.ts';
import { closeFiles, isBusy, makeFolder, openFile, plain, type SqliteFile } from './sqlite-file.ts';

/**
 * Two bots on one folder would answer the same players by different memories, so the first holds a lock of SQLite's on a
 * file beside the store, which the system takes back however the process ends.
 */
const LOCK_FILE = 'icebreaker.lock';
/** A bot that is told to stop has ended by then. */
export const PATIENCE_MS = 6000;

/** How often the file is looked after while nothing is written. */
const WATCH_MS = 2000;

export interface OwnStore extends Store {
  /** the file was deleted, or the connection has ended, under our hands: why nothing more can be saved, in a sentence */
  readonly lost: Promise<string>;
  /** whether this process is still the one that may act: asked before it does something that is not saved first */
  holds(): Promise<boolean>;
}

/** The store, for this process alone until it closes it. */
export async function openOwnStore(
  dataDir: string,
  patienceMs = PATIENCE_MS,
  watchMs = WATCH_MS,
): Promise<Result<OwnStore, string>> {
  const claim = await claimFolder(dataDir, patienceMs);
  if (!claim.ok) return claim;
  const store = await openStore(dataDir);
  if (!store.ok) {
    await closeFiles([claim.value]);
    return store;
  }
  const watch = watchFile(join(dataDir, STORE_FILE), watchMs);
  return ok({
    ...(await everyKind((kind) => guardedRows(store.value[kind], watch.isThere))),
    lost: watch.lost,
    holds: () => Promise.resolve(watch.isThere()),
    close: async () => {
      watch.end();
      await store.value.close();
      await closeFiles([claim.value]);
    },
  });
}

interface Watch {
  /** whether the file's name still leads to the file that was opened */
  isThere(): boolean;
  readonly lost: Promise<string>;
  end(): void;
}

/** A deleted file can be written as long as it is open, and everything is gone when it is closed. */
function watchFile(file: string, everyMs: number): Watch {
  const opened = inodeOf(file);
  let tell: (sentence: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => (tell = resolve));
  const isThere = (): boolean => {
    const now = inodeOf(file);
    if (now === opened) return true;
    tell(
      `The data file ${file} was ${now === undefined ? 'deleted' : 'replaced'} while the bot was running.`,
    );
    return false;
  };
  const timer = setInterval(isThere, everyMs).unref();
  return {
    isThere,
    lost,
    end: () => {
      clearInterval(timer);
    },
  };
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** What was written into a file that is gone was not saved. */
function guardedRows(rows: Rows, isThere: () => boolean): Rows {
  const guarded = async <T>(answer: Promise<Result<T, RowTrouble>>): Promise<Result<T, RowTrouble>> => {
    const done = await answer;
    return done.ok && !isThere() ? err({ kind: 'failed', reason: 'the data file is gone.' }) : done;
  };
  return {
    ...rows,
    write: (key, json) => guarded(rows.write(key, json)),
    remove: (key) => guarded(rows.remove(key)),
    move: (key, to, newKey) => guarded(rows.move(key, to, newKey)),
  };
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

import { join } from 'node:path';
import { Keyv } from 'keyv';
import { err, ok, type Result } from './result.ts';
import { ROW_KINDS, type Peeked, type RowKind, type Rows, type RowTrouble } from './rows.ts';
import { closeFiles, makeFolder, openFile, plain, type SqliteFile } from './sqlite-file.ts';

/** The one file that knows Keyv. Its traps, and those of its adapter, are listed in docs/decisions/0004-storage.md. */

export interface Store extends Readonly<Record<RowKind, Rows>> {
  close(): Promise<void>;
}

export const STORE_FILE = 'icebreaker.sqlite';
/** in the file's `user_version`: the layout of the file itself, apart from the records' schemas */
export const LAYOUT = 1;
/** how long a statement waits for another program's */
const BUSY_MS = 5000;

/** Opens the file, made where it is missing; or says in one sentence why it can't be used. */
export async function openStore(dataDir: string, busyMs = BUSY_MS): Promise<Result<Store, string>> {
  const folder = await makeFolder(dataDir);
  if (!folder.ok) return folder;
  const file = join(dataDir, STORE_FILE);
  const adapters: SqliteFile[] = [];
  const rows = (kind: RowKind): Promise<Rows> => openRows({ file, kind, busyMs }, adapters);
  try {
    const [tables, archive, notes, settings, results] = ROW_KINDS;
    const store = {
      [tables]: await rows(tables),
      [archive]: await rows(archive),
      [notes]: await rows(notes),
      [settings]: await rows(settings),
      [results]: await rows(results),
    };
    return ok({ ...store, close: () => closeFiles(adapters) });
  } catch (cause) {
    await closeFiles(adapters);
    return err(`The data file ${file} can't be used: ${plain(cause)}`);
  }
}

/** characters of a damaged row that are looked at */
const DAMAGED_TEXT = 4000;

interface PeekedRow {
  readonly key: string;
  readonly found: string | null;
  readonly text: string | null;
}

interface Opening {
  readonly file: string;
  readonly kind: RowKind;
  readonly busyMs: number;
}

async function openRows({ file, kind, busyMs }: Opening, adapters: SqliteFile[]): Promise<Rows> {
  const adapter = openFile(file, kind, busyMs);
  adapters.push(adapter);
  await adapter.query('PRAGMA journal_mode=WAL');
  await adapter.query('PRAGMA synchronous=FULL');
  await claimLayout(adapter);
  const keyv = new Keyv({
    store: adapter,
    // a table of SQLite for each kind makes prefixes needless
    useKeyPrefix: false,
    throwOnErrors: true,
    serialize: (data) => JSON.stringify(data),
    deserialize: readRow,
  });
  keyv.on('error', () => undefined);
  return rowsOf(keyv, adapter, kind);
}

/** Writes to the file, so that a read-only file or a full disk shows at the start and not at the first move. */
async function claimLayout(adapter: SqliteFile): Promise<void> {
  // as: what SQLite answers to this PRAGMA
  const [row] = (await adapter.query('PRAGMA user_version')) as { user_version: number }[];
  const found = row?.user_version ?? 0;
  if (found > LAYOUT) throw new Error(`it was written by a newer version of the bot (layout ${found})`);
  await adapter.query(`PRAGMA user_version=${LAYOUT}`);
}

class UnreadableRow extends Error {}

/** Keyv takes any text of the wrong shape for "no such key", and deletes what it thinks expired. */
function readRow(text: string): { value: never } {
  let row: unknown;
  try {
    row = JSON.parse(text);
  } catch {
    throw new UnreadableRow('it is no JSON');
  }
  if (typeof row !== 'object' || row === null || !('value' in row))
    throw new UnreadableRow('it has no value');
  // as: Keyv wants the type that its caller hopes for; ours reads `unknown`
  return { value: row.value as never };
}

function rowsOf(keyv: Keyv, adapter: SqliteFile, kind: RowKind): Rows {
  const read = async (key: string): Promise<unknown> => {
    const value: unknown = await keyv.get(key);
    // a NULL or a BLOB reads as absent, but stands there
    if (value === undefined && (await keyv.has(key))) throw new UnreadableRow('it is no text');
    return value;
  };
  const peek = async (paths: readonly string[]): Promise<readonly Peeked[]> => {
    const places = paths.map((path) => path.replace('$', '$.value'));
    const extract = `json_array(${places.map(() => 'json_extract(value, ?)').join(', ')})`;
    const query = `SELECT key, CASE WHEN json_valid(value) THEN ${extract} END AS found,
      CASE WHEN NOT json_valid(value) THEN substr(CAST(value AS TEXT), 1, ${DAMAGED_TEXT}) END AS text
      FROM ${kind} ORDER BY key`;
    // as: the columns of the query
    const rows = (await adapter.query(query, ...places)) as PeekedRow[];
    return rows.map(({ key, found, text }) => ({
      key,
      values: found === null ? undefined : (JSON.parse(found) as unknown[]),
      ...(text !== null && { text }),
    }));
  };
  /** The copy comes first: a process that is killed in between leaves the row twice, never nowhere. */
  const move = async (key: string, to: RowKind, newKey: string): Promise<boolean> => {
    const copy = `INSERT OR REPLACE INTO ${to} (key, value) SELECT ?, value FROM ${kind} WHERE key = ?`;
    await adapter.query(copy, newKey, key);
    return keyv.delete(key);
  };
  return {
    read: (key) => tried(() => read(key)),
    write: (key, json) =>
      tried(async () => {
        await keyv.set(key, json);
        return undefined;
      }),
    remove: (key) => tried(() => keyv.delete(key)),
    move: (key, to, newKey) => tried(() => move(key, to, newKey)),
    peek: (paths) => tried(() => peek(paths)),
  };
}

async function tried<T>(task: () => Promise<T>): Promise<Result<T, RowTrouble>> {
  try {
    return ok(await task());
  } catch (cause) {
    const kind = cause instanceof UnreadableRow ? 'unreadable' : 'failed';
    return err({ kind, reason: plain(cause) });
  }
}

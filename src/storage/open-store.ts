import { join } from 'node:path';
import { keyvRows, type Dialect } from './keyv-rows.ts';
import { err, ok, type Result } from './result.ts';
import { DAMAGED_TEXT, everyKind, type RowKind, type Rows } from './rows.ts';
import { closeFiles, makeFolder, openFile, plain, type SqliteFile } from './sqlite-file.ts';

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
  const open = async (kind: RowKind): Promise<Rows> => {
    const adapter = openFile(file, kind, busyMs);
    adapters.push(adapter);
    await prepare(adapter);
    return keyvRows(adapter, kind, sqlite(adapter));
  };
  try {
    return ok({ ...(await everyKind(open)), close: () => closeFiles(adapters) });
  } catch (cause) {
    await closeFiles(adapters);
    return err(`The data file ${file} can't be used: ${plain(cause)}`);
  }
}

/** Writes to the file, so that a read-only file or a full disk shows at the start and not at the first move. */
async function prepare(adapter: SqliteFile): Promise<void> {
  await adapter.query('PRAGMA journal_mode=WAL');
  await adapter.query('PRAGMA synchronous=FULL');
  // as: what SQLite answers to this PRAGMA
  const [row] = (await adapter.query('PRAGMA user_version')) as { user_version: number }[];
  const found = row?.user_version ?? 0;
  if (found > LAYOUT) throw new Error(newerLayout(found));
  await adapter.query(`PRAGMA user_version=${LAYOUT}`);
}

export function newerLayout(found: number): string {
  return `it was written by a newer version of the bot (layout ${found})`;
}

interface PeekedRow {
  readonly key: string;
  readonly found: string | null;
  readonly text: string | null;
}

/** There is no index: a file has one process, which keeps in memory what it lists. */
function isOf(kind: RowKind, whose: string): string {
  return `CASE WHEN json_valid(value) THEN
    ${whose} IN (json_extract(value, '$.value.place.guildId'), json_extract(value, '$.value.guildId')) OR
    EXISTS (SELECT 1 FROM json_each(${kind}.value, '$.value.people') AS one WHERE json_extract(one.value, '$.userId') = ${whose})
    ELSE TRUE END`;
}

function sqlite(adapter: SqliteFile): Dialect {
  return {
    plain,
    peek: async (kind, paths, whose) => {
      const places = paths.map((path) => path.replace('$', '$.value'));
      const extract = `json_array(${places.map(() => 'json_extract(value, ?)').join(', ')})`;
      const query = `SELECT key, CASE WHEN json_valid(value) THEN ${extract} END AS found,
        CASE WHEN NOT json_valid(value) THEN substr(CAST(value AS TEXT), 1, ${DAMAGED_TEXT}) END AS text
        FROM ${kind} ${whose === undefined ? '' : `WHERE ${isOf(kind, `?${places.length + 1}`)}`} ORDER BY key`;
      const values = whose === undefined ? places : [...places, whose];
      // as: the columns of the query
      const rows = (await adapter.query(query, ...values)) as PeekedRow[];
      return rows.map(({ key, found, text }) => ({
        key,
        values: found === null ? undefined : (JSON.parse(found) as unknown[]),
        ...(text !== null && { text }),
      }));
    },
    copy: async (from, key, to, newKey) => {
      const copy = `INSERT OR REPLACE INTO ${to} (key, value) SELECT ?, value FROM ${from} WHERE key = ?`;
      await adapter.query(copy, newKey, key);
    },
  };
}

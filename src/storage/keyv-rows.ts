import { Keyv, type KeyvStoreAdapter } from 'keyv';
import { err, ok, type Result } from './result.ts';
import type { Peeked, RowKind, Rows, RowTrouble } from './rows.ts';

/** The one file that knows Keyv. Its traps, and those of its adapters, are listed in docs/decisions/0004-storage.md. */

/** What Keyv has no words for, in the database's own. */
export interface Dialect {
  peek(kind: RowKind, paths: readonly string[], whose?: string): Promise<readonly Peeked[]>;
  /** the row letter by letter, whoever understands it; nothing where there is none */
  copy(from: RowKind, key: string, to: RowKind, newKey: string): Promise<void>;
  /** why something failed, for people */
  plain(cause: unknown): string;
}

class UnreadableRow extends Error {}

export function keyvRows(adapter: KeyvStoreAdapter, kind: RowKind, dialect: Dialect): Rows {
  const keyv = new Keyv({
    store: adapter,
    // a table of the database for each kind makes prefixes needless
    useKeyPrefix: false,
    throwOnErrors: true,
    serialize: (data) => JSON.stringify(data),
    deserialize: readRow,
  });
  keyv.on('error', () => undefined);
  const tried = async <T>(task: () => Promise<T>): Promise<Result<T, RowTrouble>> => {
    try {
      return ok(await task());
    } catch (cause) {
      return cause instanceof UnreadableRow
        ? err({ kind: 'unreadable', reason: cause.message })
        : err({ kind: 'failed', reason: dialect.plain(cause) });
    }
  };
  const read = async (key: string): Promise<unknown> => {
    const value: unknown = await keyv.get(key);
    // a NULL or a BLOB reads as absent, but stands there
    if (value === undefined && (await keyv.has(key))) throw new UnreadableRow('it is no text');
    return value;
  };
  /** The copy comes first: a process that is killed in between leaves the row twice, never nowhere. */
  const move = async (key: string, to: RowKind, newKey: string): Promise<boolean> => {
    await dialect.copy(kind, key, to, newKey);
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
    peek: (paths, whose) => tried(() => dialect.peek(kind, paths, whose)),
  };
}

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

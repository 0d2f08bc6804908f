import { decode, type Codec } from './codec.ts';
import { isPlainJson } from './plain-json.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { err, ok, type Result } from './result.ts';
import type { RowKind, RowTrouble, Rows } from './rows.ts';

/** Records of one kind. One `set` is one commit. */
export interface RecordStore<T> {
  get(key: string): Promise<Result<T | undefined, RowTrouble>>;
  /** refused where a record stands that can't be understood: it would be lost */
  set(key: string, record: T): Promise<Result<undefined, RowTrouble>>;
  /** the same for a caller who has just read what stands there, and is the only one who writes */
  replace(key: string, record: T): Promise<Result<undefined, RowTrouble>>;
  remove(key: string): Promise<Result<boolean, RowTrouble>>;
  /** puts the row among those of another kind as it stands, whether it can be understood or not; whether there was one */
  move(key: string, to: RowKind, newKey: string): Promise<Result<boolean, RowTrouble>>;
  peek: Rows['peek'];
}

export function createRecordStore<T>(rows: Rows, codec: Codec<T>): RecordStore<T> {
  const inTurn = oneAtATime();

  const get = async (key: string): Promise<Result<T | undefined, RowTrouble>> => {
    const row = await rows.read(key);
    if (!row.ok || row.value === undefined) return row.ok ? ok(undefined) : row;
    const record = decode(codec, row.value);
    return record.ok ? record : err({ kind: 'unreadable', reason: record.error });
  };

  const unlessUnreadable = async <R>(
    key: string,
    write: () => Promise<Result<R, RowTrouble>>,
  ): Promise<Result<R, RowTrouble>> => {
    const present = await get(key);
    return present.ok ? write() : present;
  };

  const write = (key: string, record: T): Promise<Result<undefined, RowTrouble>> => {
    if (!isPlainJson(record)) throw new TypeError(`the record for ${key} is no plain JSON`);
    // what is written now must be read after the next start
    const checked = codec.check(record);
    if (!checked.ok) throw new TypeError(`the record for ${key} could not be read again: ${checked.error}`);
    return rows.write(key, record);
  };

  return {
    get: (key) => inTurn(key, () => get(key)),
    set: (key, record) => inTurn(key, () => unlessUnreadable(key, () => write(key, record))),
    replace: (key, record) => inTurn(key, () => write(key, record)),
    remove: (key) => inTurn(key, () => unlessUnreadable(key, () => rows.remove(key))),
    move: (key, to, newKey) => inTurn(key, () => rows.move(key, to, newKey)),
    peek: (paths, whose) => rows.peek(paths, whose),
  };
}

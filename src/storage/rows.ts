import type { Result } from './result.ts';

/** Why a row could not be read or written. */
export interface RowTrouble {
  /** 'unreadable': something is there that we do not understand, so it is never overwritten; 'failed': try again later */
  readonly kind: 'unreadable' | 'failed';
  readonly reason: string;
}

/** One value for each path, `null` where there is none; of a row that is no JSON how its text begins instead. */
export interface Peeked {
  readonly key: string;
  readonly values: readonly unknown[] | undefined;
  readonly text?: string;
}

/** characters of a damaged row that are looked at */
export const DAMAGED_TEXT = 4000;

/** One kind of rows in the store: a key and plain JSON each. */
export interface Rows {
  /** `undefined`: there is no such row */
  read(key: string): Promise<Result<unknown, RowTrouble>>;
  write(key: string, json: unknown): Promise<Result<undefined, RowTrouble>>;
  /** whether there was one */
  remove(key: string): Promise<Result<boolean, RowTrouble>>;
  /** puts the row among those of another kind, letter by letter as it stands, also one that nobody understands; whether there was one */
  move(key: string, to: RowKind, newKey: string): Promise<Result<boolean, RowTrouble>>;
  /**
   * What stands at these paths (`$.place.guildId`) of every row, sorted by key, without reading the rows whole. `whose`: the
   * id of a server or a person, to see their rows alone; what the database can't read as JSON is always among them.
   */
  peek(paths: readonly string[], whose?: string): Promise<Result<readonly Peeked[], RowTrouble>>;
}

/** A row's kind is the name of its table in the database. */
export const ROW_KINDS = ['tables', 'archive', 'notes', 'settings', 'results'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** All kinds, made one after the other. */
export async function everyKind<T>(
  make: (kind: RowKind) => T | Promise<T>,
): Promise<Readonly<Record<RowKind, T>>> {
  const [tables, archive, notes, settings, results] = ROW_KINDS;
  return {
    [tables]: await make(tables),
    [archive]: await make(archive),
    [notes]: await make(notes),
    [settings]: await make(settings),
    [results]: await make(results),
  };
}

import { join } from 'node:path';
import { exists } from './backup.ts';
import { databaseIn, openSession, PATIENCE, plainDatabase, type Part } from './database-session.ts';
import { openStore, STORE_FILE } from './open-store.ts';
import { openDatabaseRows, SCHEMA } from './own-database.ts';
import { claimFolder } from './own-store.ts';
import { err, ok, type Result } from './result.ts';
import { ROW_KINDS, type RowKind } from './rows.ts';
import { closeFiles, openFile, plain } from './sqlite-file.ts';

/*
 * Everything from a data folder into a database, or back: letter by letter, also what nobody understands, in one
 * transaction that is only committed once each row was read again and compared. No bot may run at either end.
 */

export type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

export type Copied = Readonly<Record<RowKind, number>>;

/** How many rows of each kind were copied; or one sentence, and the target is as it was. */
export async function copyStore(
  from: Place,
  to: Place,
  claimMs = PATIENCE.claimMs,
): Promise<Result<Copied, string>> {
  if ('dataDir' in from && !(await exists(join(from.dataDir, STORE_FILE))))
    return err(`There is nothing to copy: ${join(from.dataDir, STORE_FILE)} does not exist.`);
  const source = await openTexts(from, claimMs);
  if (!source.ok) return source;
  const target = await openTexts(to, claimMs);
  if (!target.ok) {
    await source.value.close();
    return target;
  }
  try {
    return await copied(source.value, target.value);
  } catch (cause) {
    return err(`Nothing was copied: ${cause instanceof Refused ? cause.message : target.value.plain(cause)}`);
  } finally {
    await source.value.close();
    await target.value.close();
  }
}

/** A store as keys and texts, `null` where there is no text. */
interface Texts {
  readonly name: string;
  /** in the order of their keys' bytes, those after this one */
  page(kind: RowKind, after: string): Promise<readonly TextRow[]>;
  put(kind: RowKind, rows: readonly TextRow[]): Promise<void>;
  run(statement: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<unknown>;
  plain(cause: unknown): string;
  close(): Promise<void>;
}

interface TextRow {
  readonly key: string;
  readonly value: string | null;
}

class Refused extends Error {}

const PAGE = 200;

async function copied(source: Texts, target: Texts): Promise<Result<Copied, string>> {
  for (const kind of ROW_KINDS)
    if ((await target.page(kind, '')).length > 0)
      return err(`There are rows in ${target.name} already: only an empty one can be copied into.`);
  await target.run('BEGIN');
  try {
    for (const kind of ROW_KINDS) for await (const page of pages(source, kind)) await target.put(kind, page);
    const counts: Record<RowKind, number> = { tables: 0, archive: 0, notes: 0, settings: 0, results: 0 };
    for (const kind of ROW_KINDS) counts[kind] = await compared(source, target, kind);
    await target.run('COMMIT');
    return ok(counts);
  } catch (cause) {
    await target.run('ROLLBACK').catch(() => undefined);
    throw cause;
  }
}

async function* pages(texts: Texts, kind: RowKind): AsyncGenerator<readonly TextRow[]> {
  let after = '';
  for (;;) {
    const page = await texts.page(kind, after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.key;
  }
}

/** How many there are, if they are the same. */
async function compared(source: Texts, target: Texts, kind: RowKind): Promise<number> {
  let count = 0;
  const there = pages(target, kind);
  for await (const page of pages(source, kind)) {
    const next = await there.next();
    if (next.done === true || JSON.stringify(next.value) !== JSON.stringify(page))
      throw new Refused(`what stands among the ${kind} of ${target.name} is not what was copied.`);
    count += page.length;
  }
  const more = await there.next();
  if (more.done !== true) throw new Refused(`there are more ${kind} in ${target.name} than were copied.`);
  return count;
}

function openTexts(place: Place, claimMs: number): Promise<Result<Texts, string>> {
  return 'dataDir' in place
    ? textsInFolder(place.dataDir, claimMs)
    : textsInDatabase(place.databaseUrl, claimMs);
}

async function textsInFolder(dataDir: string, claimMs: number): Promise<Result<Texts, string>> {
  const claim = await claimFolder(dataDir, claimMs);
  if (!claim.ok) return claim;
  // made where it is missing, refused where it is of a newer version
  const store = await openStore(dataDir);
  if (!store.ok) {
    await closeFiles([claim.value]);
    return store;
  }
  await store.value.close();
  const [tables] = ROW_KINDS;
  const name = join(dataDir, STORE_FILE);
  const file = openFile(name, tables, PATIENCE.busyMs);
  return ok({
    name,
    plain,
    page: async (kind, after) => {
      // as: the columns of the query
      const rows = (await file.query(
        `SELECT key, value, typeof(value) AS type, length(CAST(value AS BLOB)) AS bytes
          FROM ${kind} WHERE key > ? ORDER BY key LIMIT ${PAGE}`,
        after,
      )) as (TextRow & { readonly type: string; readonly bytes: number })[];
      return rows.map(({ key, value, type, bytes }) => {
        if (type !== 'null' && (type !== 'text' || Buffer.byteLength(value ?? '') !== bytes))
          throw new Refused(`the row ${key} among the ${kind} of ${name} is damaged, and no text.`);
        return { key, value };
      });
    },
    put: async (kind, rows) => {
      for (const { key, value } of rows)
        await file.query(`INSERT INTO ${kind} (key, value) VALUES (?, ?)`, key, value);
    },
    run: (statement) => file.query(statement),
    close: () => closeFiles([file, claim.value]),
  });
}

/** No part of a bot: it runs with none of them. */
const ALONE: Part = { shards: [0], total: 0 };

async function textsInDatabase(url: string, claimMs: number): Promise<Result<Texts, string>> {
  const session = await openSession(url, ALONE, { ...PATIENCE, claimMs });
  if (!session.ok) return session;
  const { query, close } = session.value;
  const name = databaseIn(url);
  try {
    await openDatabaseRows(session.value);
  } catch (cause) {
    await close();
    return err(`${name} can't be used: ${plainDatabase(cause)}`);
  }
  return ok({
    name,
    plain: plainDatabase,
    page: (kind, after) =>
      query<TextRow>(
        `SELECT key, value FROM ${SCHEMA}.${kind} WHERE key COLLATE "C" > $1
          ORDER BY key COLLATE "C" LIMIT ${PAGE}`,
        [after],
      ),
    put: async (kind, rows) => {
      await query(`INSERT INTO ${SCHEMA}.${kind} (key, value) SELECT * FROM unnest($1::text[], $2::text[])`, [
        rows.map(({ key }) => key),
        rows.map(({ value }) => value),
      ]);
    },
    run: (statement) => query(statement),
    close,
  });
}

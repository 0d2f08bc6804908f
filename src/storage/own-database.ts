import { KeyvPostgres } from '@keyv/postgres';
import {
  databaseIn,
  openSession,
  PATIENCE,
  plainDatabase,
  WHOLE_BOT,
  type Session,
} from './database-session.ts';
import { keyvRows, type Dialect } from './keyv-rows.ts';
import { LAYOUT, newerLayout } from './open-store.ts';
import type { OwnStore } from './own-store.ts';
import { err, ok, type Result } from './result.ts';
import { DAMAGED_TEXT, everyKind, type Peeked, type RowKind, type Rows } from './rows.ts';

/** The bot's tables in a PostgreSQL database stand in a schema of this name. */
export const SCHEMA = 'icebreaker';

/** The store in a PostgreSQL database, for this part of the bot alone until it closes it. */
export async function openOwnDatabase(
  url: string,
  part = WHOLE_BOT,
  patience = PATIENCE,
): Promise<Result<OwnStore, string>> {
  const session = await openSession(url, part, patience);
  if (!session.ok) return session;
  const { lost, holds, close } = session.value;
  try {
    const rows = await openDatabaseRows(session.value);
    return ok({ ...rows, lost, holds, close });
  } catch (cause) {
    await close();
    return err(`${databaseIn(url)} can't be used: ${plainDatabase(cause)}`);
  }
}

/** Processes of a fleet may begin at once, and PostgreSQL doesn't like it if two make the same table. */
const ONE_OPENS = "hashtext('icebreaker opens its store')";

export async function openDatabaseRows(session: Session): Promise<Readonly<Record<RowKind, Rows>>> {
  await session.query(`SELECT pg_advisory_lock(${ONE_OPENS})`);
  await session.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
  await session.query(`CREATE TABLE IF NOT EXISTS ${SCHEMA}.layout (number integer)`);
  const [row] = await session.query<{ number: number }>(`SELECT max(number) AS number FROM ${SCHEMA}.layout`);
  const found = row?.number ?? 0;
  if (found > LAYOUT) throw new Error(newerLayout(found));
  // a write, so that a database that takes none shows it at the start
  await session.query(
    `WITH earlier AS (DELETE FROM ${SCHEMA}.layout) INSERT INTO ${SCHEMA}.layout VALUES ($1)`,
    [LAYOUT],
  );
  await session.query(JSON_OF);
  await session.query(WHOSE);
  const rows = await everyKind((kind) => openRows(session, kind));
  await session.query(`SELECT pg_advisory_unlock(${ONE_OPENS})`);
  return rows;
}

/** A text as JSON, or NULL: before version 16 PostgreSQL can't ask whether it is any. */
const JSON_OF = `CREATE OR REPLACE FUNCTION ${SCHEMA}.json_of(text text) RETURNS jsonb
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ BEGIN RETURN text::jsonb; EXCEPTION WHEN others THEN RETURN NULL; END $$`;

/**
 * The ids of a row's server and people; of a row that PostgreSQL can't read '', which stands for
 * everybody: one that is damaged, and the few with a sign that its JSON doesn't know.
 */
const WHOSE = `CREATE OR REPLACE FUNCTION ${SCHEMA}.whose(text text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS
  $$ DECLARE json json; people json; guild json;
  BEGIN
    json := text;
    IF json IS NULL THEN RETURN ARRAY['']; END IF;
    people := json #> '{value,people}';
    guild := coalesce(json #> '{value,place,guildId}', json #> '{value,guildId}');
    RETURN (SELECT array_agg(btrim(id::text, '"')) FROM (
      SELECT guild AS id UNION ALL SELECT one -> 'userId' FROM json_array_elements(
        CASE json_typeof(people) WHEN 'array' THEN people ELSE '[]' END) AS one) AS ids WHERE id IS NOT NULL);
  EXCEPTION WHEN others THEN RETURN ARRAY['']; END $$`;

/** What is looked for by whose it is. */
const INDEXED: readonly RowKind[] = ['tables', 'archive', 'results'];

async function openRows(session: Session, kind: RowKind): Promise<Rows> {
  const adapter = new SessionAdapter(session, kind);
  const failed = new Promise<never>((_, reject) => adapter.on('error', reject));
  await Promise.race([failed, adapter.query('SELECT')]);
  if (INDEXED.includes(kind)) await addIndex(session, kind);
  return keyvRows(adapter, kind, postgres(session));
}

/** A column that PostgreSQL fills by itself, whoever writes the row; made once, as it waits for everybody at the table. */
async function addIndex({ query, look }: Session, kind: RowKind): Promise<void> {
  const there = await query(`SELECT FROM pg_indexes WHERE schemaname = '${SCHEMA}' AND indexname = $1`, [
    `${kind}_whose`,
  ]);
  if (there.length > 0) return;
  // where there are many rows it takes minutes, longer than the session waits for anything
  await look(`ALTER TABLE ${SCHEMA}.${kind} ADD COLUMN IF NOT EXISTS
    whose text[] GENERATED ALWAYS AS (${SCHEMA}.whose(value)) STORED`);
  await look(`CREATE INDEX IF NOT EXISTS ${kind}_whose ON ${SCHEMA}.${kind} USING gin (whose)`);
}

/** Keyv's adapter would share a pool with the whole process; here it speaks in the bot's one session. */
class SessionAdapter extends KeyvPostgres {
  readonly #session: Session;

  constructor(session: Session, table: RowKind) {
    super({ schema: SCHEMA, table });
    this.#session = session;
  }

  override async connect(): ReturnType<KeyvPostgres['connect']> {
    // it is called before this object is whole
    await Promise.resolve();
    return async (sql, values: readonly unknown[] = []) => [...(await this.#session.query(sql, values))];
  }
}

interface PeekedRow {
  readonly key: string;
  readonly found: readonly unknown[] | null;
  readonly text: string | null;
}

function postgres(session: Session): Dialect {
  return {
    plain: plainDatabase,
    peek: async (kind, paths, whose) => {
      const places = paths.map((_, at) => `json #> $${at + 1}::text[]`);
      const rows = await session.look<PeekedRow>(
        `SELECT key, CASE WHEN json IS NOT NULL THEN jsonb_build_array(${places.join(', ')}) END AS found,
          CASE WHEN json IS NULL THEN value END AS text
        FROM ${SCHEMA}.${kind}, LATERAL (SELECT ${SCHEMA}.json_of(value) AS json OFFSET 0) AS parsed
        ${whose === undefined ? '' : `WHERE whose && ARRAY['', $${paths.length + 1}]`}
        ORDER BY key COLLATE "C"`,
        [
          ...paths.map((path) => ['value', ...path.split('.').slice(1)]),
          ...(whose === undefined ? [] : [whose]),
        ],
      );
      return rows.map(({ key, found, text }) =>
        found === null ? peekedText(key, text, paths) : { key, values: found },
      );
    },
    copy: async (from, key, to, newKey) => {
      await session.query(
        `INSERT INTO ${SCHEMA}.${to} (key, value) SELECT $1, value FROM ${SCHEMA}.${from} WHERE key = $2
          ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [newKey, key],
      );
    },
  };
}

/** PostgreSQL's JSON knows no \u0000 and no half of a surrogate pair, which ours does. */
function peekedText(key: string, text: string | null, paths: readonly string[]): Peeked {
  if (text === null) return { key, values: undefined };
  try {
    const json: unknown = JSON.parse(text);
    const values = paths.map((path) => ['value', ...path.split('.').slice(1)].reduce(valueIn, json) ?? null);
    return { key, values };
  } catch {
    return { key, values: undefined, text: text.slice(0, DAMAGED_TEXT) };
  }
}

function valueIn(json: unknown, key: string): unknown {
  return typeof json === 'object' && json !== null
    ? Object.getOwnPropertyDescriptor(json, key)?.value
    : undefined;
}

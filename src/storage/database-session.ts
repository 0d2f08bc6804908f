import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { oneAtATime } from './one-at-a-time.ts';
import { err, ok, type Result } from './result.ts';

/**
 * The one file that knows PostgreSQL's client. A bot has one session at the database: it holds the locks that make the bot
 * the only one, and everything is written through it. PostgreSQL takes the locks back when the session ends, after what
 * that session still did: so whoever has lost them can't write any more, without anything else to watch over it.
 */
export interface Session {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** beside the session, for what takes long and only reads */
  look<Row>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** the session has ended although nobody closed it: why nothing more can be saved, in a sentence */
  readonly lost: Promise<string>;
  /** whether the database still answers in this session */
  holds(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Which part of the bot this is: these of so many shards. Parts of bots with different totals never run together, for
 * they would share out the servers differently; a total of 0 is none of a bot's parts, and works alone.
 */
export interface Part {
  readonly shards: readonly number[];
  readonly total: number;
}
export const WHOLE_BOT: Part = { shards: [0], total: 1 };

export interface Patience {
  /** how long to wait for another bot that holds the locks */
  readonly claimMs: number;
  /** told once, if it has to be waited */
  readonly waiting?: (sentence: string) => void;
  /** PostgreSQL ends a session that says nothing for so long: a process that hangs, a machine that is gone */
  readonly silenceMs: number;
  /** how long a statement waits for another program's */
  readonly busyMs: number;
}
/** A bot that is told to stop has ended within six seconds. */
export const PATIENCE: Patience = { claimMs: 6_000, silenceMs: 15_000, busyMs: 5_000 };

const CONNECT_MS = 10_000;
/** what is read beside the session may be everything there is */
const LOOK_MS = 600_000;
const READERS = 2;
/** first numbers of our advisory locks */
const TOTALS = 0x1cebb0a7;
const SHARDS = TOTALS + 1;

/** The session, once it has the locks of its part; or one sentence. */
export async function openSession(
  url: string,
  part: Part,
  { claimMs, silenceMs, busyMs, waiting }: Patience = PATIENCE,
): Promise<Result<Session, string>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'icebreaker',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    query_timeout: silenceMs,
  });
  const watch = watchConnection(client, url);
  const inTurn = oneAtATime();
  const query: Session['query'] = (sql, values = []) =>
    inTurn('session', async () => {
      const answer: pg.QueryResult<never> | readonly unknown[] = await client
        .query<never>(sql, [...values])
        .catch(watch.failed);
      // of several statements in one there are several answers, which nobody reads
      return 'rows' in answer ? answer.rows : [];
    });
  try {
    await client.connect();
    await query(`SET idle_session_timeout = ${silenceMs}`);
    await query(`SET lock_timeout = ${busyMs}`);
    // what was acknowledged must be there after a crash of the database, too
    await query(`SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') = 'off'`);
    const wait = (): void => waiting?.(taken(url, part));
    if (!(await claimed(query, part, claimMs, wait))) {
      await watch.end();
      return err(taken(url, part));
    }
  } catch (cause) {
    await watch.end();
    return err(`${databaseIn(url)} can't be used: ${plainDatabase(cause)}`);
  }
  const readers = new pg.Pool({ connectionString: url, max: READERS, query_timeout: LOOK_MS });
  readers.on('error', () => undefined);
  const beat = setInterval(() => void query('SELECT').catch(() => undefined), silenceMs / 3).unref();
  return ok({
    query,
    // as: the columns of the query
    look: async (sql, values = []) => (await readers.query<never>(sql, [...values])).rows,
    lost: watch.lost,
    holds: () =>
      query('SELECT').then(
        () => true,
        () => false,
      ),
    close: async () => {
      clearInterval(beat);
      await watch.end();
      if (!readers.ended) await readers.end();
    },
  });
}

interface Watch {
  readonly lost: Promise<string>;
  /** hands the error on; where the answer is missing nobody knows what was done, so the session is given up */
  failed(cause: unknown): never;
  end(): Promise<void>;
}

function watchConnection(client: pg.Client, url: string): Watch {
  let ending = false;
  let tell: (sentence: string) => void = () => undefined;
  const lost = new Promise<string>((resolve) => (tell = resolve));
  const lose = (why: string): void => {
    if (!ending) tell(`The connection to ${databaseIn(url)} was lost: ${why}`);
  };
  client.on('error', (cause) => {
    lose(plainDatabase(cause));
  });
  client.on('end', () => {
    lose('the database has ended it.');
  });
  const end = async (): Promise<void> => {
    ending = true;
    // a connection on which nothing comes any more does not end in order
    await Promise.race([client.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
    client.connection.stream.destroy();
  };
  return {
    lost,
    failed: (cause) => {
      const isUnanswered = cause instanceof Error && cause.message === 'Query read timeout';
      if (isUnanswered) {
        lose('the database does not answer.');
        client.connection.stream.destroy();
      } else if (cause instanceof pg.DatabaseError && cause.severity === 'FATAL') lose(plainDatabase(cause));
      throw cause;
    },
    end,
  };
}

/** Tries for the locks of all its shards, all or none. */
async function claimed(
  query: Session['query'],
  { shards, total }: Part,
  claimMs: number,
  waiting: () => void,
): Promise<boolean> {
  const end = performance.now() + claimMs;
  for (let tries = 1; ; tries += 1) {
    await query('SELECT pg_advisory_lock_shared($1, $2)', [TOTALS, total]);
    if (!(await hasOtherTotal(query, total)) && (await hasShards(query, shards))) return true;
    await query('SELECT pg_advisory_unlock_all()');
    if (performance.now() >= end) return false;
    if (tries === 1) waiting();
    // not in step with another one that tries
    await sleep(100 + Math.random() * 200);
  }
}

/** Each has its own lock before it looks, so of two that begin at once at least one sees the other. */
async function hasOtherTotal(query: Session['query'], total: number): Promise<boolean> {
  const others = await query(
    `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE locktype = 'advisory' AND datname = current_database() AND objsubid = 2
        AND classid = $1 AND objid <> $2`,
    [TOTALS, total],
  );
  return others.length > 0;
}

async function hasShards(query: Session['query'], shards: readonly number[]): Promise<boolean> {
  for (const shard of shards) {
    const [row] = await query<{ got: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS got', [
      SHARDS,
      shard,
    ]);
    if (row?.got !== true) return false;
  }
  return true;
}

function taken(url: string, { shards, total }: Part): string {
  const whose =
    total > 1 ? `shard ${shards.join(', ')} of ${total}, or with another number of shards` : 'it already';
  return `A bot works with ${databaseIn(url)} and has ${whose}: end that one first, or name another database as DATABASE_URL.`;
}

/** Where it is, without the password. */
export function databaseIn(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}

const PLAIN: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there; does PostgreSQL run?',
  ENOTFOUND: 'there is no machine of that name.',
  ETIMEDOUT: 'nobody answers there.',
  ECONNRESET: 'the connection broke.',
  'Connection terminated unexpectedly': 'the connection broke.',
  '25006': 'it is read-only.',
  '28000': 'PostgreSQL does not let this user in.',
  '28P01': 'the password is wrong.',
  '3D000': 'there is no database of that name.',
  '42501': 'the permission is missing.',
  '42704': 'PostgreSQL 14 or newer is needed.',
  '53100': 'the disk is full.',
  '53300': 'it has too many connections.',
  '55P03': 'another program holds it.',
  '57P01': 'PostgreSQL was told to end it.',
  '57P03': 'PostgreSQL is starting or stopping.',
  '57P05': 'this process said nothing for too long, and another may have taken its place.',
};

export function plainDatabase(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return PLAIN[code] ?? PLAIN[cause.message] ?? cause.message;
}

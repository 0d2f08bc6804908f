import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { PATIENCE } from '../../src/storage/database-session.ts';
import { STORE_FILE, type Store } from '../../src/storage/open-store.ts';
import { openOwnDatabase } from '../../src/storage/own-database.ts';
import { freshFolder, opened } from './folder.ts';
import { HAS_POSTGRES, queryDatabase, startPostgres, type PostgresServer } from './postgres-server.ts';

/* What must hold for each way of storing is tried with each that is here. */

/** An empty store of this test alone. */
export interface FreshStore {
  /** the data folder, or the database's address */
  readonly place: string;
  /** closed at the test's end, if it is still open then */
  open(): Promise<Store>;
  /** as another program sees it; tables are named as their kind */
  query(...statements: readonly string[]): Promise<unknown>;
  /** what another program does to keep everybody from writing, until it is told to stop */
  hold(): Promise<() => Promise<void>>;
}

export interface WayOfStoring {
  readonly name: string;
  fresh(): Promise<FreshStore>;
}

const sqlite: WayOfStoring = {
  name: 'SQLite',
  fresh: async () => {
    const place = await freshFolder();
    const other = () => new KeyvSqlite({ uri: `sqlite://${join(place, STORE_FILE)}`, table: 'tables' });
    return {
      place,
      open: () => opened(place, 200),
      query: async (...statements) => {
        const program = other();
        let rows: unknown;
        for (const statement of statements) rows = await program.query(statement);
        await program.disconnect();
        return rows;
      },
      hold: async () => {
        const program = other();
        await program.query('BEGIN IMMEDIATE');
        return async () => {
          await program.query('ROLLBACK');
          await program.disconnect();
        };
      },
    };
  },
};

let server: PostgresServer | undefined;

/** For this file's tests: a server of their own. */
export function withPostgres(): () => Promise<string> {
  beforeAll(async () => {
    server ??= await startPostgres();
  });
  afterAll(async () => {
    await server?.stop();
    server = undefined;
  });
  return async () => {
    if (server === undefined) throw new Error('PostgreSQL was not started');
    return server.database();
  };
}

const IMPATIENT = { ...PATIENCE, busyMs: 200 };

function postgres(): WayOfStoring {
  const database = withPostgres();
  return {
    name: 'PostgreSQL',
    fresh: async () => {
      const place = await database();
      return {
        place,
        open: async () => {
          const store = await openOwnDatabase(place, undefined, IMPATIENT);
          if (!store.ok) throw new Error(store.error);
          onTestFinished(() => store.value.close());
          return store.value;
        },
        query: (...statements) => queryDatabase(place, 'SET search_path = icebreaker', ...statements),
        hold: async () => {
          const program = new pg.Client({ connectionString: place });
          await program.connect();
          await program.query('BEGIN; LOCK TABLE icebreaker.tables IN EXCLUSIVE MODE');
          return () => program.end();
        },
      };
    },
  };
}

/** To be called once at the head of a file: PostgreSQL is among them where it is installed. */
export function waysOfStoring(): readonly WayOfStoring[] {
  return HAS_POSTGRES ? [sqlite, postgres()] : [sqlite];
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE, WHOLE_BOT, type Part } from '../../src/storage/database-session.ts';
import { openOwnDatabase } from '../../src/storage/own-database.ts';
import type { OwnStore } from '../../src/storage/own-store.ts';
import { HAS_POSTGRES, queryDatabase } from './postgres-server.ts';
import { withPostgres } from './stores.ts';

const SHORT = { ...PATIENCE, claimMs: 100, silenceMs: 1_500 };

async function own(url: string, part: Part = WHOLE_BOT, patience = SHORT): Promise<OwnStore> {
  const store = await openOwnDatabase(url, part, patience);
  if (!store.ok) throw new Error(store.error);
  onTestFinished(() => store.value.close());
  return store.value;
}

/** What it is told that comes second, after a short wait. */
async function refusal(url: string, part: Part = WHOLE_BOT): Promise<string | undefined> {
  const store = await openOwnDatabase(url, part, SHORT);
  if (!store.ok) return store.error;
  await store.value.close();
  return undefined;
}

/** Ends the one session that holds a bot's locks, as an administrator may. */
const END_IT = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'`;

const SCRIPT = `import { openOwnDatabase } from './src/storage/own-database.ts';
  const [url, silence] = process.argv.slice(1);
  const store = await openOwnDatabase(url, undefined, { claimMs: 0, busyMs: 5000, silenceMs: Number(silence) });
  if (!store.ok) throw new Error(store.error);
  await store.value.tables.write('1', 'first');
  console.log('opened');
  store.value.lost.then(async (sentence) => {
    const written = await store.value.tables.write('1', 'too late');
    console.log(written.ok ? 'written' : 'refused', await store.value.holds(), sentence);
    process.exit(1);
  });
  setInterval(() => store.ok, 1_000);`;

/** A process that has the database, and says what becomes of it. */
async function holder(url: string): Promise<{ readonly child: ChildProcess; readonly said: () => string }> {
  const node = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, url, String(SHORT.silenceMs)];
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  while (said !== 'opened\n') await once(child.stdout, 'data');
  return { child, said: () => said };
}

describe.runIf(HAS_POSTGRES)('a database that a bot works with', () => {
  const database = withPostgres();

  it('GIVEN another process WHEN it is opened THEN one sentence says so, until that one is killed', async () => {
    const url = await database();
    const { child } = await holder(url);
    expect(await refusal(url)).toMatch(/^A bot works with the database .*: end that one first/u);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const store = await own(url, WHOLE_BOT, PATIENCE);
    expect(await store.tables.read('1')).toEqual({ ok: true, value: 'first' });
  });

  it('GIVEN one that is about to close it WHEN it is opened THEN it waits for that', async () => {
    const url = await database();
    const first = await own(url);
    setTimeout(() => void first.close(), 300);
    const second = await own(url, WHOLE_BOT, PATIENCE);
    expect(await refusal(url)).toContain('A bot works with');
    await second.close();
    expect(await refusal(url)).toBeUndefined();
  });

  it('GIVEN a session that the database ends THEN it is said, nothing more is written, and another may begin', async () => {
    const url = await database();
    const first = await own(url);
    await first.tables.write('1', 'before');
    await queryDatabase(url, END_IT);
    expect(await first.lost).toMatch(/^The connection to the database .* was lost: PostgreSQL was told/u);
    expect(await first.tables.write('1', 'after')).toMatchObject({ ok: false, error: { kind: 'failed' } });
    expect(await first.holds()).toBe(false);
    const second = await own(url);
    expect(await second.tables.read('1')).toEqual({ ok: true, value: 'before' });
  });

  it('GIVEN a process that hangs THEN another takes its place soon, and the first ends when it wakes up, with nothing written', async () => {
    const url = await database();
    const { child, said } = await holder(url);
    child.kill('SIGSTOP');
    const began = performance.now();
    const second = await own(url, WHOLE_BOT, { ...PATIENCE, claimMs: 20_000 });
    expect(performance.now() - began).toBeGreaterThan(500);
    await second.tables.write('1', 'second');
    child.kill('SIGCONT');
    await once(child, 'exit');
    expect(said()).toMatch(/refused false The connection to the database .* was lost: /u);
    expect(await second.tables.read('1')).toEqual({ ok: true, value: 'second' });
  });

  it('GIVEN a network that carries nothing any more THEN a write fails, and the bot says that it has lost the database', async () => {
    const url = new URL(await database());
    const sockets: Socket[] = [];
    const port = Number(url.port);
    const wire = createServer((near) => {
      const far = connect(port, url.hostname);
      near.on('error', () => undefined).pipe(far);
      far.on('error', () => undefined).pipe(near);
      sockets.push(near, far);
    }).listen(0, '127.0.0.1');
    await once(wire, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      wire.close();
    });
    const address = wire.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const far = url.href;
    url.port = String(address.port);
    const store = await own(url.href);
    for (const socket of sockets) socket.unpipe();
    expect(await store.tables.write('1', 'into the void')).toMatchObject({ ok: false });
    expect(await store.lost).toContain('was lost: the database does not answer.');
    const other = await own(far, WHOLE_BOT, { ...PATIENCE, claimMs: 10_000 });
    expect((await other.tables.write('1', 'there')).ok).toBe(true);
  });

  it('GIVEN parts of a fleet THEN each shard has one owner, and numbers of shards do not mix', async () => {
    const url = await database();
    await own(url, { shards: [0, 1], total: 4 });
    await own(url, { shards: [2], total: 4 });
    expect(await refusal(url, { shards: [1, 3], total: 4 })).toContain('has shard 1, 3 of 4');
    expect(await refusal(url, { shards: [5], total: 8 })).toContain('another number of shards');
    expect(await refusal(url)).toContain('A bot works with');
    expect(await refusal(url, { shards: [0], total: 0 })).toContain('A bot works with');
    // what was refused left no lock behind
    await own(url, { shards: [3], total: 4 });
  });

  it('GIVEN many that begin at once on an empty database THEN all open it', async () => {
    const url = await database();
    const parts = Array.from({ length: 6 }, (_, shard) => ({ shards: [shard], total: 6 }));
    const stores = await Promise.all(parts.map((part) => own(url, part, PATIENCE)));
    for (const [at, store] of stores.entries())
      expect((await store.tables.write(String(at), at)).ok).toBe(true);
  });

  it('GIVEN two of different numbers of shards that begin at once THEN never both have it', async () => {
    const url = await database();
    for (let round = 0; round < 10; round += 1) {
      const both = await Promise.all(
        [2, 3].map((total) => openOwnDatabase(url, { shards: [0], total }, SHORT)),
      );
      expect(both.filter(({ ok }) => ok).length).toBeLessThan(2);
      for (const store of both) if (store.ok) await store.value.close();
    }
  });
});

describe.runIf(HAS_POSTGRES)('a database that can’t be used', () => {
  const database = withPostgres();

  it('GIVEN nobody there, no such database, no permission, or only reading THEN one sentence says so, without the password', async () => {
    const url = await database();
    const wrong = (change: (url: URL) => void): Promise<string | undefined> => {
      const other = new URL(url);
      other.password = 'secret';
      change(other);
      return refusal(other.href);
    };
    expect(await wrong((at) => (at.port = '1'))).toBe(
      `the database 127.0.0.1:1${new URL(url).pathname} can't be used: nobody answers there; does PostgreSQL run?`,
    );
    expect(await wrong((at) => (at.pathname = '/nowhere'))).toContain('there is no database of that name.');
    await queryDatabase(url, 'CREATE ROLE guest LOGIN');
    expect(await wrong((at) => (at.username = 'guest'))).toContain('the permission is missing.');
    await queryDatabase(
      url,
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`,
    );
    expect(await wrong(() => undefined)).toContain('it is read-only.');
  });

  it('GIVEN the tables of a newer version THEN it does not open and is not written', async () => {
    const url = await database();
    await (await own(url)).close();
    await queryDatabase(url, 'UPDATE icebreaker.layout SET number = 7');
    expect(await refusal(url)).toContain('newer version of the bot (layout 7)');
    expect(await queryDatabase(url, 'SELECT number FROM icebreaker.layout')).toEqual([{ number: 7 }]);
  });

  it('GIVEN rows of a version that had no index WHEN it is opened THEN they are in it, and found by it', async () => {
    const url = await database();
    await (await own(url)).close();
    const rows = `SELECT 'k' || i, '{"value":{"place":{"guildId":"' || i || '"},"people":[]}}' FROM generate_series(1, 2000) AS i`;
    await queryDatabase(
      url,
      'ALTER TABLE icebreaker.tables DROP COLUMN whose',
      `INSERT INTO icebreaker.tables (key, value) ${rows}`,
    );
    const store = await own(url);
    expect(await store.tables.peek(['$.place.guildId'], '77')).toEqual({
      ok: true,
      value: [{ key: 'k77', values: ['77'] }],
    });
    const plan = await queryDatabase(
      url,
      'ANALYZE icebreaker.tables',
      `EXPLAIN SELECT key FROM icebreaker.tables WHERE whose && ARRAY['', '77']`,
    );
    expect(JSON.stringify(plan)).toContain('tables_whose');
  });

  it('GIVEN a database that acknowledges before it is safe THEN the bot’s session asks for safe commits', async () => {
    const url = await database();
    const name = new URL(url).pathname.slice(1);
    await queryDatabase(url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    const store = await own(url);
    await queryDatabase(
      url,
      `CREATE TABLE icebreaker.seen (how text)`,
      `CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO icebreaker.seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$`,
      `CREATE TRIGGER see BEFORE INSERT ON icebreaker.tables EXECUTE FUNCTION see()`,
    );
    expect(await store.tables.write('1', 'safe')).toEqual({ ok: true, value: undefined });
    expect(await queryDatabase(url, 'SELECT how FROM icebreaker.seen')).toEqual([{ how: 'on' }]);
  });
});

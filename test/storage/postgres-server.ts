import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/* A real PostgreSQL in a temporary folder, on a loopback port of its own. */

/** Where Debian puts it; the newest, or nothing. */
function installed(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

const BIN = installed();
export const HAS_POSTGRES = BIN !== undefined;
if (!HAS_POSTGRES)
  process.stderr.write(
    'PostgreSQL is not installed (apt-get install postgresql): what is stored is tried with SQLite alone.\n',
  );

/** It refuses to run as root, as whom a container's tests may run: `nobody` does it then. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface PostgresServer {
  /** of a new database, empty */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** `settings`: of postgresql.conf, `-c fsync=off` by default, since nobody pulls the plug of a test's machine. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<PostgresServer> {
  if (BIN === undefined) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'icebreaker-postgres-'));
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'icebreaker',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  const made = spawnSync(join(BIN, 'initdb'), init, { ...NOBODY, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = await freePort();
  const said: string[] = [];
  const server = spawn(
    join(BIN, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { ...NOBODY, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  // however this process ends, short of a SIGKILL
  const end = (): void => void server.kill('SIGINT');
  process.once('exit', end);
  const url = (name: string): string => `postgresql://icebreaker@127.0.0.1:${port}/${name}`;
  await answering(server, url('postgres'), said);
  let count = 0;
  return {
    database: async () => {
      count += 1;
      const name = `test_${count}`;
      await queryDatabase(url('postgres'), `CREATE DATABASE ${name}`);
      return url(name);
    },
    stop: async () => {
      process.removeListener('exit', end);
      const ended = once(server, 'exit');
      // not in order: sessions that hang would be waited for
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As another program: statements, and what the last one answers. */
export async function queryDatabase(
  url: string,
  ...statements: readonly string[]
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // it may be ended by what it asks for
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    // as: any row has columns by name
    for (const statement of statements) rows = (await client.query(statement)).rows as typeof rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function answering(server: ChildProcess, url: string, said: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break;
    try {
      await queryDatabase(url, 'SELECT');
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`PostgreSQL does not start: ${said.join('')}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

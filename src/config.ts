import { err, ok, type Result } from './engine/core/result.ts';

/** What the owner of this bot may set; `.env.example` explains each. */
export interface Config {
  readonly token?: string;
  /** root of Discord's API, where another one is meant */
  readonly api?: string;
  readonly dataDir: string;
  /** of the PostgreSQL database that keeps the tables; absent: a SQLite file in `dataDir` does */
  readonly databaseUrl?: string;
  /** which part of a fleet this process is, or all parts on this machine; absent: the whole bot in one process */
  readonly shards?: 'auto' | Shards;
  /** of the local page */
  readonly port: number;
  readonly healthPort?: number;
  readonly logLevel: LogLevel;
  /** hours between backups; absent: none are taken by itself */
  readonly backupHours?: number;
  /** how many backups stay */
  readonly backupKeep: number;
}

/** These of so many. */
export interface Shards {
  readonly shards: readonly number[];
  readonly total: number;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment, checked; or all that is wrong with it, a sentence each. */
export function readConfig(env: Environment): Result<Config, readonly string[]> {
  const problems: string[] = [];
  const token = given(env, 'DISCORD_TOKEN');
  if (token !== undefined && /[\s/?"']/u.test(token))
    problems.push(
      'DISCORD_TOKEN has characters in it that no token has: copy it again, without quotes or spaces.',
    );
  const api = given(env, 'DISCORD_API');
  if (api !== undefined && !isApiRoot(api))
    problems.push(`DISCORD_API must be an address like http://127.0.0.1:3000/api, not "${api}".`);
  const databaseUrl = given(env, 'DATABASE_URL');
  if (databaseUrl !== undefined && !isDatabase(databaseUrl))
    // not the address itself: it may hold a password
    problems.push('DATABASE_URL must be an address like postgresql://user:password@host:5432/icebreaker.');
  const shards = shardsIn(env, problems);
  if (shards !== undefined && databaseUrl === undefined)
    problems.push('SHARDS needs DATABASE_URL: several processes can’t share a file.');
  const level = given(env, 'LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (logLevel === undefined)
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  const port = portIn(env, 'PORT', problems) ?? 8080;
  const ownPort = portIn(env, 'HEALTH_PORT', problems);
  // of the processes that discord.js starts on one machine each has the next one
  const healthPort =
    ownPort === undefined || env.SHARDING_MANAGER === undefined ? ownPort : ownPort + Number(env.SHARDS);
  const backupHours = numberIn(env, 'BACKUP_HOURS', 24 * 31, problems);
  const backupKeep = numberIn(env, 'BACKUP_KEEP', 10_000, problems) ?? 14;
  // the page is there only where no token is
  if (token === undefined && healthPort === port)
    problems.push(`HEALTH_PORT and PORT must differ; both are ${port}.`);
  if (problems.length > 0 || logLevel === undefined) return err(problems);
  return ok({
    ...(token !== undefined && { token }),
    ...(api !== undefined && { api: api.replace(/\/+$/u, '') }),
    dataDir: given(env, 'DATA_DIR') ?? 'data',
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(shards !== undefined && { shards }),
    port,
    ...(healthPort !== undefined && { healthPort }),
    logLevel,
    ...(backupHours !== undefined && { backupHours }),
    backupKeep,
  });
}

function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function portIn(env: Environment, name: string, problems: string[]): number | undefined {
  return numberIn(env, name, 65_535, problems, 'a port');
}

function numberIn(
  env: Environment,
  name: string,
  most: number,
  problems: string[],
  what = 'a whole number',
): number | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  problems.push(`${name} must be ${what} from 1 to ${most}, not "${text}".`);
  return undefined;
}

function isApiRoot(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** `auto`, `0-3/16`, `5/16`; or a number alone, with SHARD_COUNT: so discord.js tells it to those that it starts. */
function shardsIn(env: Environment, problems: string[]): Config['shards'] {
  const text = given(env, 'SHARDS');
  if (text === undefined || text === 'auto') return text;
  const whole = /^\d+$/u.test(text) ? `${text}/${given(env, 'SHARD_COUNT') ?? ''}` : text;
  const [, from, to = from, of] = /^(\d+)(?:-(\d+))?\/(\d+)$/u.exec(whole) ?? [];
  const [first, last, total] = [Number(from), Number(to), Number(of)];
  if (first <= last && last < total)
    return { shards: Array.from({ length: last - first + 1 }, (_, at) => first + at), total };
  problems.push(`SHARDS must be auto, or like 0-3/16: shards 0 to 3 of 16; not "${text}".`);
  return undefined;
}

export function isDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return ['postgres:', 'postgresql:'].includes(protocol) && hostname !== '' && pathname.length > 1;
}

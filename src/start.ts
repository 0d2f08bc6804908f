import { randomBytes } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { config as readDotenv } from 'dotenv';
import type { Logger } from 'pino';
import { createThinking, type Thinking } from './ai/thinking.ts';
import { connect, type Connection } from './commands/connect.ts';
import type { Backup, Services, Notes } from './commands/services.ts';
import { readConfig, type Config, type Shards } from './config.ts';
import { err, ok, type Result } from './engine/core/result.ts';
import type { GamePackage } from './games/game-package.ts';
import { serveHealth } from './health.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { offeredGames, type Offer } from './offered-games.ts';
import { createAnimations } from './render/animations.ts';
import { createDrawings } from './render/drawing.ts';
import { backUp, type BackupPlace } from './storage/backup.ts';
import { NOTE_CODEC, NOTE_SCHEMA } from './storage/notes.ts';
import type { Store } from './storage/open-store.ts';
import { PATIENCE } from './storage/database-session.ts';
import { openOwnDatabase } from './storage/own-database.ts';
import { openOwnStore, type OwnStore } from './storage/own-store.ts';
import { scheduleBackups, type ScheduledBackups } from './storage/scheduled-backups.ts';
import { createRecordStore } from './storage/record-store.ts';
import { createTables } from './table/create-tables.ts';
import { wallClock } from './clock.ts';
import type { Clock } from './table/clock.ts';
import { startShards } from './start-shards.ts';
import type { Failure } from './table/failure.ts';
import { createSettingsBook } from './table/settings-book.ts';
import { TABLE_CODEC } from './table/record-codec.ts';
import { RESULT_CODEC } from './table/results.ts';
import { ownerOf } from './table/shard-owner.ts';
import type { Tables } from './table/tables.ts';

/**
 * In percent of what lives, of every thread: V8 sweeps a heap that has grown by so much. Left alone it lets some 65 MB that live
 * become 210 and more (docs/reliability.md), and with them wait what is outside the heap and hangs on them: pictures, canvases.
 */
const HEAP_GROWTH = 50;

/**
 * What a start reads of ten thousand tables to know who sits where is some 20 MB that nobody needs any more. V8 would sweep
 * them when the heap has grown by half once more, which on a quiet day takes hours.
 */
function sweep(): void {
  setFlagsFromString('--expose-gc');
  // as: what V8 puts into every new context from then on
  const gc = runInNewContext('gc') as (how: object) => void;
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Config, store, component sets, games, tables, drawings, Discord: or one clear sentence, and exit code 1.
 * `module` exports these packages as `GAMES`: AI seats think in threads, which load them for themselves.
 * Tests hand on a clock that they drive.
 */
export async function start(
  packages: readonly GamePackage[],
  module: URL,
  clock: Clock = wallClock,
): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (config.ok && config.value.token === undefined && config.value.api === undefined) {
    // loaded only here: a bot at real Discord has nothing to do with the local one
    const { startLocalTable } = await import('./local-table.ts');
    await startLocalTable(config.value);
    return;
  }
  if (config.ok && config.value.shards === 'auto') {
    await startShards({ ...config.value, log: createLog(config.value.logLevel, config.value.token) });
    return;
  }
  // nothing that could be lost is under way before the bot runs, and Discord may let it wait for long
  let onSignal = (_: NodeJS.Signals): void => process.exit(0);
  // listened to once and for all: a signal that comes while one listener takes the other's place would be lost
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      onSignal(signal);
    });
  const running = await open(packages, module, config, clock);
  if (!running.ok) {
    process.stderr.write(running.error.map((sentence) => `${sentence}\n`).join(''));
    process.exit(1);
  }
  onSignal = stopWhenToldTo(running.value);
  // who started the shards of this machine is gone, and with them who would start them again
  if (process.env.SHARDING_MANAGER !== undefined)
    process.once('disconnect', () => {
      onSignal('SIGTERM');
    });
}

interface Running {
  readonly log: Logger;
  /** what ends the bot although nobody told it to, in a sentence */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}
type Sentences = readonly string[];

async function open(
  packages: readonly GamePackage[],
  module: URL,
  config: Result<Config, Sentences>,
  clock: Clock,
): Promise<Result<Running, Sentences>> {
  if (!config.ok) return config;
  const { token, dataDir, databaseUrl } = config.value;
  if (token === undefined)
    return err([
      'DISCORD_TOKEN is missing: put the bot’s token into a file .env (see .env.example), or into the environment.',
    ]);
  const offered = offeredGames(packages, [join(dataDir, 'sets')]);
  if (!offered.ok) return offered;
  const own = { ...config.value, token };
  if (databaseUrl !== undefined) {
    const database = await openPart(databaseUrl, partOf(config.value));
    if (!database.ok) return err([database.error]);
    return run(own, database.value, offered.value, module, clock);
  }
  const store = await openOwnStore(dataDir);
  if (!store.ok) return err([store.error]);
  return run(own, store.value, offered.value, module, clock);
}

/** One of a fleet waits for as long as another has its shards: so a spare one takes over, and a restart goes in order. */
function openPart(url: string, part: Shards | undefined): ReturnType<typeof openOwnDatabase> {
  if (part === undefined) return openOwnDatabase(url);
  const waiting = (sentence: string): void => void process.stderr.write(`${sentence} Waiting for that.\n`);
  return openOwnDatabase(url, part, { ...PATIENCE, claimMs: Infinity, waiting });
}

function partOf({ shards }: Config): Shards | undefined {
  return shards === 'auto' ? undefined : shards;
}

/** A process that hung for long may have lost its place to another: nothing is done by itself before that was asked. */
function whileHeld(clock: Clock, { holds }: OwnStore): Clock {
  return {
    now: () => clock.now(),
    at: (time, task) =>
      clock.at(time, async () => {
        if (await holds()) await task();
      }),
  };
}

async function run(
  config: Config & { readonly token: string },
  store: OwnStore,
  { games, offered, sets, warnings }: Offer,
  module: URL,
  wall: Clock,
): Promise<Result<Running, Sentences>> {
  const clock = whileHeld(wall, store);
  const log = createLog(config.logLevel, config.token);
  for (const warning of warnings) log.warn({}, warning);
  const metrics = createMetrics();
  const part = partOf(config);
  const tables = createTables({
    ...(part !== undefined && { owns: ownerOf(part) }),
    store: metrics.saves(createRecordStore(store.tables, TABLE_CODEC)),
    archive: createRecordStore(store.archive, TABLE_CODEC),
    results: createRecordStore(store.results, RESULT_CODEC),
    games,
    clock: () => clock.now(),
    entropy: () => randomBytes(16).toString('hex'),
    report: (failure) => void keepFailure(config.dataDir, failure, log),
  });
  const drawings = createDrawings({
    onTrouble: (trouble) => {
      log.warn({ trouble }, 'drawing');
    },
  });
  const animations = createAnimations({
    onTrouble: (trouble) => {
      log.warn({ trouble }, 'animation');
    },
  });
  const thinking = thinkingAbout(module, sets, log);
  const services: Services = {
    games: offered,
    tables: metrics.tables(tables),
    drawings: metrics.drawings(drawings),
    animations,
    thinking: metrics.thinking(thinking),
    notes: notesIn(store),
    settings: createSettingsBook(store.settings, part !== undefined),
    clock,
    log,
    measured: metrics.interaction,
    ...(config.databaseUrl === undefined && { backUp: () => backUpNow(config) }),
  };
  const connection = await connect({
    token: config.token,
    api: config.api,
    part,
    holds: store.holds,
    services,
  });
  const backups = backupsOf(config, log);
  const closeAll = async (): Promise<void> => {
    backups?.stop();
    await thinking.close();
    await animations.close();
    await drawings.close();
    await store.close();
  };
  if (!connection.ok) {
    await closeAll();
    return err([connection.error]);
  }
  const health = await healthOf(config, connection.value, metrics);
  if (!health.ok) {
    await connection.value.leave();
    await closeAll();
    return health;
  }
  // the index of all tables is made by then, and SQLite has let go of the rows
  void tables.running().then(() => setImmediate(sweep));
  return ok({
    log,
    ended: Promise.race([connection.value.closed, store.lost]),
    stop: () => stop(connection.value, tables, health.value, closeAll),
  });
}

function thinkingAbout(games: URL, sets: Offer['sets'], log: Logger): Thinking {
  return createThinking({
    games,
    sets: sets.map(({ rulebook, set: { id, version, hash }, file }) => ({
      gameId: rulebook.id,
      set: { id, version, hash },
      file,
    })),
    onTrouble: (trouble) => {
      log.warn({ trouble }, 'thinking');
    },
  });
}

async function healthOf(
  { healthPort }: Config,
  connection: Connection,
  metrics: Metrics,
): Promise<Result<{ close(): void }, Sentences>> {
  if (healthPort === undefined) return ok({ close: () => undefined });
  const health = await serveHealth(healthPort, connection.shards, metrics);
  return health.ok ? health : err([health.error]);
}

function backupsOf(
  { dataDir, databaseUrl, backupHours, backupKeep }: Config,
  log: Logger,
): ScheduledBackups | undefined {
  if (backupHours === undefined) return undefined;
  if (databaseUrl !== undefined) {
    log.warn({}, 'BACKUP_HOURS is of no effect on a PostgreSQL database: back it up with pg_dump');
    return undefined;
  }
  return scheduleBackups({
    ...backupPlace({ dataDir, backupKeep }),
    everyMs: backupHours * 3_600_000,
    now: () => new Date(),
    told: (made) => {
      if (made.ok) log.info({ file: made.value }, 'backup taken');
      else log.error({ trouble: made.error }, 'backup failed');
    },
  });
}

function backupPlace({ dataDir, backupKeep }: Pick<Config, 'dataDir' | 'backupKeep'>): BackupPlace {
  return { dataDir, folder: join(dataDir, 'backups'), keep: backupKeep };
}

async function backUpNow(config: Config): Promise<Result<Backup, string>> {
  const made = await backUp(backupPlace(config), new Date());
  if (!made.ok) return made;
  return ok({ name: basename(made.value), bytes: (await stat(made.value)).size });
}

function notesIn(store: Store): Notes {
  const notes = createRecordStore(store.notes, NOTE_CODEC);
  return {
    async get(key) {
      const found = await notes.get(key);
      return found.ok ? found.value?.text : undefined;
    },
    async set(key, text) {
      await notes.set(key, { schema: NOTE_SCHEMA, text });
    },
  };
}

/** A mistake in a game: what `npm run replay` needs to show it again. */
async function keepFailure(dataDir: string, failure: Failure, log: Logger): Promise<void> {
  const folder = join(dataDir, 'failures');
  const name = `${new Date().toISOString().replaceAll(/[:.]/gu, '-')}-${failure.game}.json`;
  log.error(
    { game: failure.game, failure: name, message: failure.message },
    'a mistake in a game stopped a step',
  );
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), JSON.stringify(failure, undefined, 2));
  } catch (cause) {
    log.error({ cause }, 'the failure could not be written down');
  }
}

const QUIET_MS = 2_000;

/** Stops taking, finishes what is queued, closes what is open. */
async function stop(
  connection: Connection,
  tables: Tables,
  health: { close(): void },
  closeAll: () => Promise<void>,
): Promise<void> {
  health.close();
  // a message that Discord doesn't take now is repaired at the next start
  await Promise.race([connection.quiet(), sleep(QUIET_MS, undefined, { ref: false })]);
  await tables.close();
  await connection.leave();
  await closeAll();
}

/** Everything saved is safe at any moment, so whatever still hangs by then may be cut off. */
const STOP_MS = 4_500;

/** What a signal does from now on. */
function stopWhenToldTo({ log, ended, stop: end }: Running): (signal: NodeJS.Signals) => void {
  let stopping = false;
  const exit = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code), STOP_MS).unref();
    try {
      await end();
      log.info({}, 'stopped');
    } catch (cause) {
      log.error({ cause }, 'stopping failed');
    }
    process.exit(code);
  };
  void ended.then((sentence) => {
    log.error({}, sentence);
    void exit(1);
  });
  const crash = (cause: unknown): void => {
    log.error({ cause }, 'a mistake that nobody caught: the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  return (signal) => {
    log.info({ signal }, 'stopping');
    void exit(0);
  };
}

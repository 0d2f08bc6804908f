import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { config as readDotenv } from 'dotenv';
import type { Logger } from 'pino';
import { connect, type Connection } from './commands/connect.ts';
import type { Services, Notes } from './commands/services.ts';
import { readConfig, type Config } from './config.ts';
import { err, ok, type Result } from './engine/core/result.ts';
import type { GamePackage } from './games/game-package.ts';
import { serveHealth } from './health.ts';
import { createLog } from './log.ts';
import { offeredGames, type Offer } from './offered-games.ts';
import { createDrawings } from './render/drawing.ts';
import { NOTE_CODEC, NOTE_SCHEMA } from './storage/notes.ts';
import type { Store } from './storage/open-store.ts';
import { openOwnStore } from './storage/own-store.ts';
import { scheduleBackups, type ScheduledBackups } from './storage/scheduled-backups.ts';
import { createRecordStore } from './storage/record-store.ts';
import { createTables } from './table/create-tables.ts';
import type { Failure } from './table/failure.ts';
import { TABLE_CODEC } from './table/record-codec.ts';
import type { Tables } from './table/tables.ts';

/** Config, store, component sets, games, tables, drawings, Discord: or one clear sentence, and exit code 1. */
export async function start(packages: readonly GamePackage[]): Promise<void> {
  readDotenv({ quiet: true });
  const config = readConfig(process.env);
  if (config.ok && config.value.token === undefined && config.value.api === undefined) {
    // loaded only here: a bot at real Discord has nothing to do with the local one
    const { startLocalTable } = await import('./local-table.ts');
    await startLocalTable(config.value);
    return;
  }
  const running = await open(packages, config);
  if (!running.ok) {
    process.stderr.write(running.error.map((sentence) => `${sentence}\n`).join(''));
    process.exit(1);
  }
  stopOnSignal(running.value);
}

interface Running {
  readonly log: Logger;
  stop(): Promise<void>;
}
type Sentences = readonly string[];

async function open(
  packages: readonly GamePackage[],
  config: Result<Config, Sentences>,
): Promise<Result<Running, Sentences>> {
  if (!config.ok) return config;
  const { token, dataDir } = config.value;
  if (token === undefined)
    return err([
      'DISCORD_TOKEN is missing: put the bot’s token into a file .env (see .env.example), or into the environment.',
    ]);
  const offered = offeredGames(packages, [join(dataDir, 'sets')]);
  if (!offered.ok) return offered;
  const store = await openOwnStore(dataDir);
  if (!store.ok) return err([store.error]);
  return run({ ...config.value, token }, store.value, offered.value);
}

async function run(
  config: Config & { readonly token: string },
  store: Store,
  { games, offered }: Offer,
): Promise<Result<Running, Sentences>> {
  const log = createLog(config.logLevel, config.token);
  const tables = createTables({
    store: createRecordStore(store.tables, TABLE_CODEC),
    archive: createRecordStore(store.archive, TABLE_CODEC),
    games,
    clock: Date.now,
    entropy: () => randomBytes(16).toString('hex'),
    report: (failure) => void keepFailure(config.dataDir, failure, log),
  });
  const drawings = createDrawings({
    onTrouble: (trouble) => {
      log.warn({ trouble }, 'drawing');
    },
  });
  const services: Services = { games: offered, tables, drawings, notes: notesIn(store), log };
  const connection = await connect({ token: config.token, api: config.api, services });
  const backups = backupsOf(config, log);
  const closeAll = async (): Promise<void> => {
    backups?.stop();
    await drawings.close();
    await store.close();
  };
  if (!connection.ok) {
    await closeAll();
    return err([connection.error]);
  }
  const health = await healthOf(config, connection.value);
  if (!health.ok) {
    await connection.value.leave();
    await closeAll();
    return health;
  }
  return ok({ log, stop: () => stop(connection.value, tables, health.value, closeAll) });
}

async function healthOf(
  { healthPort }: Config,
  connection: Connection,
): Promise<Result<{ close(): void }, Sentences>> {
  if (healthPort === undefined) return ok({ close: () => undefined });
  const health = await serveHealth(healthPort, connection.shards);
  return health.ok ? health : err([health.error]);
}

function backupsOf({ dataDir, backupHours, backupKeep }: Config, log: Logger): ScheduledBackups | undefined {
  if (backupHours === undefined) return undefined;
  return scheduleBackups({
    dataDir,
    folder: join(dataDir, 'backups'),
    keep: backupKeep,
    everyMs: backupHours * 3_600_000,
    now: () => new Date(),
    told: (made) => {
      if (made.ok) log.info({ file: made.value }, 'backup taken');
      else log.error({ trouble: made.error }, 'backup failed');
    },
  });
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

function stopOnSignal({ log, stop: end }: Running): void {
  let stopping = false;
  const exit = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), STOP_MS).unref();
    try {
      await end();
      log.info({}, 'stopped');
    } catch (cause) {
      log.error({ cause }, 'stopping failed');
    }
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void exit(signal));
  process.on('SIGINT', (signal) => void exit(signal));
  const crash = (cause: unknown): void => {
    log.error({ cause }, 'a mistake that nobody caught: the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { openFile, closeFiles } from '../../src/storage/sqlite-file.ts';
import { STORE_FILE } from '../../src/storage/open-store.ts';
import { startBot, type Stage } from '../../test/bot/bot.ts';
import { openedTable, playsOn, type Players } from './players.ts';
import { rowWithin, sumOf, type OpenStage, type Row, type Verdict } from './rows.ts';
import { verdictOn } from './settle.ts';

/* Rows that are damaged, a file that is locked, read-only or full: only what is touched is affected. */

/** What stands in a table's row becomes this. */
const DAMAGE: Readonly<Record<string, (row: string, other: string) => string>> = {
  truncated: (row) => row.slice(0, Math.floor(row.length / 2)),
  'half written': (row) => row.slice(0, row.indexOf('"journal"')),
  foreign: () => '{"value":{"playlist":["a","b"]},"expires":null}',
  'no JSON': () => 'these are my holiday notes',
  newer: (row) => row.replace(/"schema":\d+/u, '"schema":999'),
  swapped: (_row, other) => other,
  'of another seed': (row) => row.replace(/"seed":"./u, '"seed":"~'),
  'of a journal that does not replay': (row) => row.replace(/"journal":\[\{[^}]*\},?/u, '"journal":['),
};

/** A start takes long, so all rounds have the same bot where it need not end. */
const SECONDS = 180;
const SECONDS_A_ROUND = 60;

type Work = (open: OpenStage, rng: Rng, rounds: number) => Promise<Verdict>;

export function badStorage(short: boolean): readonly (() => Promise<Row>)[] {
  const rounds = short ? 1 : 6;
  const row = (id: string, work: Work) => () =>
    rowWithin(id, SECONDS + rounds * SECONDS_A_ROUND, async (open) => ({
      tried: rounds,
      ...(await work(open, seedRng(id), rounds)),
    }));
  /** what only the system's administrator can set up */
  const byRoot = (id: string, work: Work) =>
    process.getuid?.() === 0
      ? row(id, work)
      : () => Promise.resolve({ id, tried: 0, lost: 0, doubled: 0, failed: 0 });
  return [
    ...Object.entries(DAMAGE).map(([name, damage]) =>
      row(`storage: a row ${name}`, (open, rng, rows) => damagedRows(open, rng, rows, damage)),
    ),
    row('storage: a locked database', lockedFile),
    byRoot('storage: a full disk', fullDisk),
    byRoot('storage: a read-only file, another user', (open, rng, times) =>
      notOurs(open, rng, times, 'file'),
    ),
    byRoot('storage: a read-only folder, another user', (open, rng, times) =>
      notOurs(open, rng, times, 'folder'),
    ),
  ];
}

/** So many rows of one store, each of a game that has come further than the one before. */
async function damagedRows(
  open: OpenStage,
  rng: Rng,
  rows: number,
  damage: (row: string, other: string) => string,
): Promise<Verdict> {
  const harness = await open();
  await harness.start();
  const opened = (count: number): Promise<Players[]> =>
    Promise.all(Array.from({ length: count }, () => openedTable(harness, rng, 'toy')));
  const [hurt, sound] = [await opened(rows), await opened(2)];
  const [other] = sound;
  if (other === undefined) throw new Error('no tables');
  await Promise.all([
    ...hurt.map((table, at) => moves(table, 3 + at)),
    ...sound.map((table) => moves(table, 3)),
  ]);
  await verdictOn(harness, [...hurt, ...sound]);
  const otherRow = await rowOf(harness, other.channel.id);
  const bent = new Map<string, string>();
  for (const { channel } of hurt) {
    bent.set(channel.id, damage(await rowOf(harness, channel.id), otherRow));
    await writeRow(harness, channel.id, bent.get(channel.id) ?? '');
  }
  await harness.start();
  let failed = 0;
  for (const { seats } of hurt) {
    const told = await seats[0]?.type('play');
    // its people read that it can't be loaded, the owner finds it in the log, and nothing is written over it
    if (!told?.message?.text.includes('can’t load this table')) failed += 1;
  }
  const inTrouble = harness.bot().log.filter(({ msg }) => msg === 'a table is in trouble');
  failed += rows - new Set(inTrouble.map(({ channelId }) => channelId)).size;
  for (let move = 0; move < 3; move += 1) for (const table of sound) if (!(await playsOn(table))) failed += 1;
  const verdict = await verdictOn(harness, sound);
  for (const [channelId, row] of bent) if ((await rowOf(harness, channelId)) !== row) failed += 1;
  return { ...verdict, failed: verdict.failed + failed };
}

async function rowOf({ dataDir }: Stage, channelId: string): Promise<string> {
  const file = openFile(join(dataDir, STORE_FILE), 'tables', 2_000);
  // as: the one column that is asked for
  const [found] = (await file.query('SELECT value FROM tables WHERE key = ?', channelId)) as readonly {
    readonly value: string;
  }[];
  await closeFiles([file]);
  if (found === undefined) throw new Error('no such row');
  return found.value;
}

async function writeRow({ dataDir }: Stage, channelId: string, value: string): Promise<void> {
  const file = openFile(join(dataDir, STORE_FILE), 'tables', 2_000);
  await file.query('UPDATE tables SET value = ? WHERE key = ?', value, channelId);
  await closeFiles([file]);
}

/** Another program holds the database while people play: each move is saved, or its player reads that it wasn't. */
async function lockedFile(open: OpenStage, rng: Rng, times: number): Promise<Verdict> {
  return underTrouble(await open(), rng, times, async (harness) => {
    const file = openFile(join(harness.dataDir, STORE_FILE), 'tables', 2_000);
    await file.query('BEGIN EXCLUSIVE');
    return async () => {
      await file.query('COMMIT');
      await closeFiles([file]);
    };
  });
}

/** The data folder on a small disk that something else fills. */
async function fullDisk(open: OpenStage, rng: Rng, times: number): Promise<Verdict> {
  const disk = mkdtempSync(join(tmpdir(), 'icebreaker-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status !== 0)
    throw new Error('no small disk could be mounted');
  try {
    const harness = await open({}, undefined, undefined, join(disk, 'data'));
    return await underTrouble(harness, rng, times, () => {
      const rest = join(disk, 'rest');
      spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4096']);
      return Promise.resolve(() => {
        rmSync(rest);
        return Promise.resolve();
      });
    });
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** The trouble begins in the middle of a game, lasts for some moves, and goes; then it is played on. */
async function underTrouble(
  harness: Stage,
  rng: Rng,
  times: number,
  begin: (harness: Stage) => Promise<() => Promise<void>>,
): Promise<Verdict> {
  await harness.start();
  const tables: Players[] = [];
  for (let time = 0; time < times; time += 1) {
    const table = await openedTable(harness, rng, 'toy');
    tables.push(table);
    await moves(table, 3);
    const end = await begin(harness);
    await moves(table, 3);
    await end();
    await sleep(300);
    await moves(table, 3);
  }
  return verdictOn(harness, tables);
}

async function moves(table: Players, count: number): Promise<void> {
  for (let move = 0; move < count; move += 1) await table.move();
}

/** `nobody` on most systems; on all of them not root, who may write everything. */
const SOMEBODY_ELSE = 65_534;

/**
 * Between two games the file, or its whole folder, is given to root, to be read only: the bot of another user ends with one
 * sentence and writes nothing. When it has its own back, it is played on.
 */
async function notOurs(open: OpenStage, rng: Rng, times: number, what: 'file' | 'folder'): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'icebreaker-theirs-'));
  const dataDir = join(folder, 'data');
  const harness = await open({}, undefined, undefined, dataDir);
  const verdicts: Verdict[] = [];
  try {
    await harness.start();
    const tables: Players[] = [];
    for (let time = 0; time < times; time += 1) {
      tables.push(await openedTable(harness, rng, 'toy'));
      // the one before plays on
      for (const table of tables.slice(-2)) await moves(table, 3);
      verdicts.push(await verdictOn(harness, tables));
      const failed = await refusedFaults(harness, folder, dataDir, what);
      verdicts.push({ lost: 0, doubled: 0, failed });
      await harness.start({}, SOMEBODY_ELSE);
    }
    for (const table of tables.slice(-1)) await moves(table, 3);
    verdicts.push(await verdictOn(harness, tables));
    return sumOf(verdicts);
  } finally {
    await harness.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bot does not run: it is started where it may not write, and what it did wrong is counted. Then it may again. */
async function refusedFaults(
  { discord }: Stage,
  folder: string,
  dataDir: string,
  what: 'file' | 'folder',
): Promise<number> {
  const files = (): readonly string[] => readdirSync(dataDir).map((name) => join(dataDir, name));
  const giveTo = (uid: number): void => {
    for (const path of [folder, dataDir, ...files()]) chownSync(path, uid, uid);
  };
  giveTo(SOMEBODY_ELSE);
  const locked = what === 'file' ? [join(dataDir, STORE_FILE)] : [dataDir, ...files()];
  for (const path of locked) {
    chownSync(path, 0, 0);
    chmodSync(path, path === dataDir ? 0o555 : 0o444);
  }
  const content = readFileSync(join(dataDir, STORE_FILE));
  const env = { DISCORD_TOKEN: discord.token, DISCORD_API: discord.api, DATA_DIR: dataDir };
  const refused = startBot(folder, env, undefined, SOMEBODY_ELSE);
  const { code } = await refused.ended;
  const said = refused.errors().trim().split('\n');
  const faults = [
    code !== 1,
    said.length !== 1 || !/(read-only|permission)/u.test(said[0] ?? ''),
    !readFileSync(join(dataDir, STORE_FILE)).equals(content),
  ];
  if (faults.includes(true)) process.stderr.write(`exit ${String(code)}: ${said.join('\n')}\n`);
  // SQLite's own files beside it have the rights that it had
  for (const path of [dataDir, ...files()]) chmodSync(path, path === dataDir ? 0o755 : 0o644);
  giveTo(SOMEBODY_ELSE);
  return faults.filter(Boolean).length;
}

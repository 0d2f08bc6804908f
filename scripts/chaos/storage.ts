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

/** With a start and nine moves in each round. */
const SECONDS_A_ROUND = 60;

export function badStorage(short: boolean): readonly (() => Promise<Row>)[] {
  const rounds = short ? 1 : 6;
  const row = (id: string, work: (open: OpenStage, rng: Rng) => Promise<Verdict>) => () =>
    rowWithin(id, 60 + rounds * SECONDS_A_ROUND, async (open) => {
      const rng = seedRng(id);
      const verdicts: Verdict[] = [];
      for (let round = 0; round < rounds; round += 1) verdicts.push(await work(open, rng));
      return { tried: rounds, ...sumOf(verdicts) };
    });
  /** what only the system's administrator can set up */
  const byRoot = (id: string, work: (open: OpenStage, rng: Rng) => Promise<Verdict>) =>
    process.getuid?.() === 0
      ? row(id, work)
      : () => Promise.resolve({ id, tried: 0, lost: 0, doubled: 0, failed: 0 });
  return [
    ...Object.entries(DAMAGE).map(([name, damage]) =>
      row(`storage: a row ${name}`, (open, rng) => damagedRow(open, rng, damage)),
    ),
    row('storage: a locked database', lockedFile),
    byRoot('storage: a full disk', fullDisk),
    byRoot('storage: a read-only file, another user', (open, rng) => notOurs(open, rng, 'file')),
    byRoot('storage: a read-only folder, another user', (open, rng) => notOurs(open, rng, 'folder')),
  ];
}

async function damagedRow(
  open: OpenStage,
  rng: Rng,
  damage: (row: string, other: string) => string,
): Promise<Verdict> {
  const harness = await open();
  await harness.start();
  const tables = await Promise.all([0, 1, 2].map(() => openedTable(harness, rng, 'toy')));
  const [hurt, other, third] = tables;
  if (hurt === undefined || other === undefined || third === undefined) throw new Error('no tables');
  for (let move = 0; move < 3; move += 1) await Promise.all(tables.map((table) => table.move()));
  await verdictOn(harness, tables);
  const row = await rowOf(harness, hurt.channel.id);
  const bent = damage(row, await rowOf(harness, other.channel.id));
  await writeRow(harness, hurt.channel.id, bent);
  await harness.start();
  let failed = 0;
  const [seat] = hurt.seats;
  const told = await seat?.type('play');
  // its people read that it can't be loaded, the owner finds it in the log, and nothing is written over it
  if (!told?.message?.text.includes('can’t load this table')) failed += 1;
  if (!harness.bot().log.some(({ msg }) => msg === 'a table is in trouble')) failed += 1;
  for (let move = 0; move < 3; move += 1)
    for (const table of [other, third]) if (!(await playsOn(table))) failed += 1;
  const verdict = await verdictOn(harness, [other, third]);
  if ((await rowOf(harness, hurt.channel.id)) !== bent) failed += 1;
  await harness.close();
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
async function lockedFile(open: OpenStage, rng: Rng): Promise<Verdict> {
  return underTrouble(await open(), rng, async (harness) => {
    const file = openFile(join(harness.dataDir, STORE_FILE), 'tables', 2_000);
    await file.query('BEGIN EXCLUSIVE');
    return async () => {
      await file.query('COMMIT');
      await closeFiles([file]);
    };
  });
}

/** The data folder on a small disk that something else fills. */
async function fullDisk(open: OpenStage, rng: Rng): Promise<Verdict> {
  const disk = mkdtempSync(join(tmpdir(), 'icebreaker-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status !== 0)
    throw new Error('no small disk could be mounted');
  try {
    return await underTrouble(await open({}, undefined, undefined, join(disk, 'data')), rng, () => {
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
  begin: (harness: Stage) => Promise<() => Promise<void>>,
): Promise<Verdict> {
  await harness.start();
  const table = await openedTable(harness, rng, 'toy');
  await moves(table, 3);
  const end = await begin(harness);
  await moves(table, 3);
  await end();
  await sleep(300);
  await moves(table, 3);
  const verdict = await verdictOn(harness, [table]);
  await harness.close();
  return verdict;
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
async function notOurs(open: OpenStage, rng: Rng, what: 'file' | 'folder'): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'icebreaker-theirs-'));
  const dataDir = join(folder, 'data');
  const files = (): readonly string[] => readdirSync(dataDir).map((name) => join(dataDir, name));
  const giveTo = (uid: number): void => {
    for (const path of [folder, dataDir, ...files()]) chownSync(path, uid, uid);
  };
  const harness = await open({}, undefined, undefined, dataDir);
  try {
    await harness.start();
    const table = await openedTable(harness, rng, 'toy');
    await moves(table, 3);
    const before = await verdictOn(harness, [table]);
    giveTo(SOMEBODY_ELSE);
    const locked = what === 'file' ? [join(dataDir, STORE_FILE)] : [dataDir, ...files()];
    for (const path of locked) {
      chownSync(path, 0, 0);
      chmodSync(path, path === dataDir ? 0o555 : 0o444);
    }
    const content = readFileSync(join(dataDir, STORE_FILE));
    const env = { DISCORD_TOKEN: harness.discord.token, DISCORD_API: harness.discord.api, DATA_DIR: dataDir };
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
    await harness.start({}, SOMEBODY_ELSE);
    await moves(table, 3);
    const after = await verdictOn(harness, [table]);
    return sumOf([before, after, { lost: 0, doubled: 0, failed: faults.filter(Boolean).length }]);
  } finally {
    await harness.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

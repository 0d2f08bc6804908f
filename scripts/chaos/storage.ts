import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedRng } from '../../src/engine/core/rng.ts';
import { openFile, closeFiles } from '../../src/storage/sqlite-file.ts';
import { STORE_FILE } from '../../src/storage/open-store.ts';
import { stage, type Stage } from '../../test/bot/bot.ts';
import { openedTable, type Players } from './players.ts';
import type { Row } from './rows.ts';
import { caughtUp, verdictOn } from './settle.ts';

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

export async function badStorage(short: boolean): Promise<readonly Row[]> {
  const rounds = short ? 1 : 6;
  const rows: Row[] = [];
  for (const [name, damage] of Object.entries(DAMAGE)) rows.push(await damagedRow(name, damage, rounds));
  rows.push(await lockedFile(rounds));
  if (process.getuid?.() === 0) rows.push(await fullDisk(rounds));
  return rows;
}

async function damagedRow(
  name: string,
  damage: (row: string, other: string) => string,
  rounds: number,
): Promise<Row> {
  const id = `storage: a row ${name}`;
  const rng = seedRng(id);
  let failed = 0;
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const harness = await stage();
    try {
      await harness.start();
      const tables = await Promise.all([0, 1, 2].map(() => openedTable(harness, rng, 'toy')));
      const [hurt, other, third] = tables;
      if (hurt === undefined || other === undefined || third === undefined) throw new Error('no tables');
      for (let move = 0; move < 3; move += 1) await Promise.all(tables.map((table) => table.move()));
      await caughtUp(harness, tables);
      await harness.bot().stop();
      const row = await rowOf(harness, hurt.channel.id);
      const bent = damage(row, await rowOf(harness, other.channel.id));
      await writeRow(harness, hurt.channel.id, bent);
      await harness.start();
      const [seat] = hurt.seats;
      const told = await seat?.type('play');
      // its people read that it can't be loaded, the owner finds it in the log, and nothing is written over it
      if (!told?.message?.text.includes('can’t load this table')) failed += 1;
      if (!harness.bot().log.some(({ msg }) => msg === 'a table is in trouble')) failed += 1;
      for (let move = 0; move < 3; move += 1)
        for (const table of [other, third]) if ((await table.move()) !== 'moved') failed += 1;
      await caughtUp(harness, tables);
      await harness.bot().stop();
      if ((await rowOf(harness, hurt.channel.id)) !== bent) failed += 1;
      for (const table of [other, third]) {
        const verdict = await verdictOn(harness, table);
        lost += verdict.lost + verdict.doubled;
        failed += verdict.failed;
      }
    } finally {
      await harness.close();
    }
  }
  return { id, tried: rounds, lost, doubled: 0, failed };
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
async function lockedFile(rounds: number): Promise<Row> {
  return underTrouble('storage: a locked database', rounds, async (harness) => {
    const file = openFile(join(harness.dataDir, STORE_FILE), 'tables', 2_000);
    await file.query('BEGIN EXCLUSIVE');
    return async () => {
      await file.query('COMMIT');
      await closeFiles([file]);
    };
  });
}

/** The data folder on a small disk that something else fills. */
async function fullDisk(rounds: number): Promise<Row> {
  const id = 'storage: a full disk';
  const disk = mkdtempSync(join(tmpdir(), 'icebreaker-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status !== 0) {
    rmSync(disk, { recursive: true });
    return { id, tried: 0, lost: 0, doubled: 0, failed: 0 };
  }
  try {
    return await underTrouble(
      id,
      rounds,
      () => {
        const rest = join(disk, 'rest');
        spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4096']);
        return Promise.resolve(() => {
          rmSync(rest);
          return Promise.resolve();
        });
      },
      disk,
    );
  } finally {
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** The trouble begins in the middle of a game, lasts for some moves, and goes; then it is played on. */
async function underTrouble(
  id: string,
  rounds: number,
  begin: (harness: Stage) => Promise<() => Promise<void>>,
  disk?: string,
): Promise<Row> {
  const rng = seedRng(id);
  const sum = { tried: 0, lost: 0, doubled: 0, failed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = disk === undefined ? undefined : join(disk, `data-${round}`);
    if (dataDir !== undefined) mkdirSync(dataDir);
    const harness = await stage({}, undefined, undefined, dataDir);
    try {
      await harness.start();
      const table = await openedTable(harness, rng, 'toy');
      await moves(table, 3);
      const end = await begin(harness);
      await moves(table, 3);
      await end();
      await sleep(300);
      await moves(table, 3);
      await caughtUp(harness, [table]);
      await harness.bot().stop();
      const verdict = await verdictOn(harness, table);
      sum.tried += 1;
      sum.lost += verdict.lost;
      sum.doubled += verdict.doubled;
      sum.failed += verdict.failed;
    } finally {
      await harness.close();
      if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return { id, ...sum };
}

async function moves(table: Players, count: number): Promise<void> {
  for (let move = 0; move < count; move += 1) await table.move();
}

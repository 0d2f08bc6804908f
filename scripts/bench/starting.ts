import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORE_FILE } from '../../src/storage/open-store.ts';
import { closeFiles, openFile } from '../../src/storage/sqlite-file.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { GAMES_BOT, stage } from '../../test/bot/bot.ts';
import type { WholeGame } from './drawings.ts';
import { freePort } from './free-port.ts';
import { atMost, type Extent, type Row } from './row.ts';
import { begun, fill, openTables, playedOn, withFolder } from './stored-tables.ts';
import { percentile, wallOf } from './times.ts';

/* A start of the whole bot with many stored tables, beside one without any. */

const START_GOAL = 2;
const RESIDENT_GOAL_MB = 250;

export async function measureStart(games: readonly WholeGame[], extent: Extent): Promise<readonly Row[]> {
  const count = extent === 'smoke' ? 20 : 10_000;
  return withFolder(async (folder) => {
    const [full, empty] = [join(folder, 'full'), join(folder, 'empty')];
    await fill(full, await midGameRecords(games, join(folder, 'source')), count);
    const taken: Readonly<Record<'full' | 'empty' | 'floor', number[]>> = { full: [], empty: [], floor: [] };
    const resident: number[] = [];
    for (let round = 0; round < (extent === 'smoke' ? 1 : 5); round += 1) {
      taken.floor.push(await readingAll(full));
      const withTables = await startOf(full);
      taken.full.push(withTables.ms);
      resident.push(withTables.residentMb);
      taken.empty.push((await startOf(empty)).ms);
    }
    const floor = percentile(taken.floor, 50);
    const more = percentile(taken.full, 50) - percentile(taken.empty, 50);
    return [
      atMost(
        `a start's time for ${count} stored tables / reading all rows`,
        Math.max(0, more) / floor,
        START_GOAL,
        floor,
      ),
      atMost(`resident after that start, MB`, Math.max(...resident), RESIDENT_GOAL_MB),
    ];
  });
}

/** One table of each game, half played. */
async function midGameRecords(games: readonly WholeGame[], folder: string): Promise<readonly TableRecord[]> {
  const { tables, close } = await openTables(folder);
  const records: TableRecord[] = [];
  for (const [at, { game }] of games.entries()) {
    const table = await playedOn(tables, await begun(tables, at, game.id, game.seats.max), 60);
    records.push(table.record);
  }
  await close();
  return records;
}

async function readingAll(folder: string): Promise<number> {
  const file = openFile(join(folder, STORE_FILE), 'tables', 2_000);
  await file.query('SELECT 1');
  const ms = await wallOf(() => file.query('SELECT key, value FROM tables'));
  await closeFiles([file]);
  return ms;
}

/** From the process's start until it answers, and has looked at all its tables. */
async function startOf(folder: string): Promise<{ readonly ms: number; readonly residentMb: number }> {
  const harness = await stage({}, GAMES_BOT, undefined, folder);
  try {
    const port = await freePort();
    const ms = await wallOf(async () => {
      await harness.start({ HEALTH_PORT: String(port) });
      // counts the tables, so it waits until the bot knows them all
      const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
      if (!(await metrics.text()).includes('icebreaker_tables'))
        throw new Error('the tables are not counted');
    });
    await harness.discord.quiet(500);
    const status = await readFile(`/proc/${harness.bot().child.pid ?? 0}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1] ?? NaN);
    return { ms, residentMb: kilobytes / 1024 };
  } finally {
    await harness.close();
  }
}

import { join } from 'node:path';
import { Keyv } from 'keyv';
import { seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { closeFiles, openFile } from '../../src/storage/sqlite-file.ts';
import type { TableRecord } from '../../src/table/record.ts';
import type { Table } from '../../src/table/tables.ts';
import type { WholeGame } from './drawings.ts';
import { atMost, type Extent, type Row } from './row.ts';
import {
  asTable,
  begun,
  fill,
  isPlaying,
  moved,
  openTables,
  playedOn,
  withFolder,
  type StoredTables,
} from './stored-tables.ts';
import { inTurnAwaited, percentile, wallOf } from './times.ts';

/* What is kept: one commit, one record, and what a move costs where much is stored already. */

const COMMIT_GOAL = 1.3;
const RECORD_GOAL = 64 * 1024;
const GROWTH_GOAL = 1.3;

/** A bare Keyv on a file of its own, with the same pragmas: the least that a durable `set` can take. */
async function bareKeyv(
  folder: string,
): Promise<{ set(key: string, value: unknown): Promise<unknown>; close(): Promise<void> }> {
  const file = openFile(join(folder, 'bare.sqlite'), 'bare', 2_000);
  await file.query('PRAGMA journal_mode=WAL');
  await file.query('PRAGMA synchronous=FULL');
  const keyv = new Keyv({ store: file });
  return { set: (key, value) => keyv.set(key, value), close: () => closeFiles([file]) };
}

export async function measureStoring(games: readonly WholeGame[], extent: Extent): Promise<readonly Row[]> {
  const [first] = games;
  if (first === undefined) return [];
  return [
    ...(await commitOf(first, extent)),
    await longestRecord(games, extent),
    ...(await growthByMoves(first, extent)),
    ...(await growthByTables(first, extent)),
  ];
}

async function commitOf({ game }: WholeGame, extent: Extent): Promise<readonly Row[]> {
  return withFolder(async (folder) => {
    const { tables, records, close } = await openTables(folder);
    const bare = await bareKeyv(folder);
    const middle = await playedOn(tables, await begun(tables, 1, game.id, game.seats.max), 100);
    const { record } = middle;
    // never the same twice: a revision more each time
    let rev = record.rev;
    const next = (): TableRecord => ({ ...record, rev: (rev += 1) });
    const { commit, floor } = await inTurnAwaited(extent === 'smoke' ? 3 : 400, {
      floor: () => wallOf(() => bare.set('1', next())),
      commit: () => wallOf(() => records.replace('1', next())),
    });
    await bare.close();
    await close();
    return [atMost('committing a move / bare Keyv set', commit / floor, COMMIT_GOAL, floor)];
  });
}

/** Of many random games the one with the most decisions, played at a table to its end. */
async function longestRecord(games: readonly WholeGame[], extent: Extent): Promise<Row> {
  const sizes: number[] = [];
  await withFolder(async (folder) => {
    const { tables, close } = await openTables(folder);
    for (const [at, { game }] of games.entries())
      for (let time = 0; time < (extent === 'smoke' ? 1 : 3); time += 1) {
        const table = await begun(tables, 10 * at + time, game.id, game.seats.max);
        const end = await playedOn(tables, table, extent === 'smoke' ? 20 : Infinity);
        sizes.push(Buffer.byteLength(JSON.stringify(end.record)));
      }
    await close();
  });
  return atMost('bytes of a record at the end of the longest game', Math.max(...sizes), RECORD_GOAL);
}

/** The same game from its 1st, 100th and 300th decision on, in turn. Positions differ, so many moves of each are taken. */
async function growthByMoves(whole: WholeGame, extent: Extent): Promise<readonly Row[]> {
  return withFolder(async (folder) => {
    const stored = await openTables(folder);
    const froms = extent === 'smoke' ? [1, 5, 10] : [1, 100, 300];
    const moves = extent === 'smoke' ? 2 : 40;
    const playing = [];
    for (const [at, from] of froms.entries()) {
      const long = await longEnough(stored, whole, at, { from, moves });
      playing.push({ ...long, from, times: [] as number[] });
    }
    for (let move = 0; move < moves; move += 1)
      for (const one of playing)
        one.times.push(
          await wallOf(async () => {
            one.table = await moved(stored.tables, one.table, one.dice);
          }),
        );
    await stored.close();
    const [first = 0, ...later] = playing.map(({ times }) => percentile(times, 50));
    return later.map((time, at) =>
      atMost(`a move at decision ${froms[at + 1] ?? 0} / at the first`, time / first, GROWTH_GOAL, first),
    );
  });
}

/**
 * A table after so many decisions whose game goes on for as many moves as are measured: the last ones of a game cost more, however
 * short it was, for what they lead to is its end.
 */
async function longEnough(
  { tables, records }: StoredTables,
  { game }: WholeGame,
  at: number,
  { from, moves }: { readonly from: number; readonly moves: number },
): Promise<{ readonly table: Table; readonly dice: Rng }> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const dice = seedRng(`moves/${at}/${attempt}`);
    const number = 1_000 * (at + 1) + 2 * attempt;
    let table = await begun(tables, number, game.id, game.seats.max);
    const on = async (decisions: number): Promise<void> => {
      while (isPlaying(table) && table.record.journal.length < decisions)
        table = await moved(tables, table, dice);
    };
    await on(from);
    const [{ record }, then] = [table, structuredClone(dice)];
    await on(record.journal.length + 2 * moves);
    if (!isPlaying(table)) continue;
    // as it stood there, at a table of its own
    const channelId = String(number + 1);
    await records.set(channelId, asTable(record, number + 1));
    const again = await tables.at(channelId);
    if (again.ok && again.value !== undefined) return { table: again.value, dice: then };
  }
  throw new Error('no game is so long');
}

/** A move at tables that are in use, where so many others are stored. */
async function growthByTables({ game }: WholeGame, extent: Extent): Promise<readonly Row[]> {
  const counts = extent === 'smoke' ? [2, 4, 8] : [10, 1_000, 10_000];
  return withFolder(async (parent) => {
    const stores = [];
    for (const count of counts) {
      const folder = join(parent, String(count));
      const made = await openTables(folder);
      const table = await playedOn(made.tables, await begun(made.tables, 1, game.id, game.seats.max), 20);
      await made.close();
      await fill(folder, [table.record], count);
      stores.push(await openTables(folder));
    }
    const playing = await Promise.all(
      stores.map(async ({ tables }) => {
        // the index of all tables is made, as after a start
        await tables.running();
        const found = await tables.at('1');
        if (!found.ok || found.value === undefined) throw new Error('the table is not there');
        return { tables, table: found.value, dice: seedRng('growth'), times: [] as number[] };
      }),
    );
    // the same moves everywhere, in turn
    for (let move = 0; move < (extent === 'smoke' ? 3 : 100); move += 1)
      for (const one of playing) {
        if (!isPlaying(one.table)) continue;
        one.times.push(
          await wallOf(async () => {
            one.table = await moved(one.tables, one.table, one.dice);
          }),
        );
      }
    for (const { close } of stores) await close();
    const [few = 0, ...more] = playing.map(({ times }) => percentile(times, 50));
    return more.map((many, at) =>
      atMost(
        `a move where ${counts[at + 1] ?? 0} tables are stored / ${counts[0] ?? 0}`,
        many / few,
        GROWTH_GOAL,
        few,
      ),
    );
  });
}

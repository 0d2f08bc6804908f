import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../../src/commands/command-context.ts';
import { gamesWithSets } from '../../src/component-sets.ts';
import { openStore } from '../../src/storage/open-store.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import { createTables } from '../../src/table/create-tables.ts';
import { TABLE_CODEC } from '../../src/table/record-codec.ts';
import { RESULT_CODEC } from '../../src/table/results.ts';
import type { Tables } from '../../src/table/tables.ts';
import { testContext } from '../../test/commands/test-context.ts';
import { shippedSets, WHOLE_GAMES } from '../games.ts';

/** The bot's rooms on a real file in a folder of their own, without Discord. */
export interface BenchTables {
  readonly context: CommandContext;
  /** the tables of a bot that has just been started, on the same file */
  readonly startedAnew: () => Tables;
  readonly close: () => Promise<void>;
}

export async function openTables(seed: string): Promise<BenchTables> {
  const folder = await mkdtemp(join(tmpdir(), 'icebreaker-bench-'));
  const opened = await openStore(folder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const games = gamesWithSets(
    WHOLE_GAMES.map(({ rulebook }) => rulebook),
    shippedSets(),
  );
  let drawn = 0;
  const startedAnew = (): Tables =>
    createTables({
      store: createRecordStore(store.tables, TABLE_CODEC),
      archive: createRecordStore(store.archive, TABLE_CODEC),
      results: createRecordStore(store.results, RESULT_CODEC),
      games,
      clock: Date.now,
      entropy: () => `${seed}-${(drawn += 1)}`,
      report: ({ message }) => {
        throw new Error(message);
      },
    });
  return {
    context: { ...testContext(), tables: startedAnew() },
    startedAnew,
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

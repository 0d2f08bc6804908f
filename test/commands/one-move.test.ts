import { describe, expect, it } from 'vitest';
import { WORLDS } from '../../src/table/forced.ts';
import { createAnnouncer } from '../../src/commands/announcer.ts';
import { answerTo } from '../../src/commands/answers.ts';
import type { CommandContext } from '../../src/commands/command-context.ts';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { Table } from '../../src/table/tables.ts';
import { CHANNEL, interactionOf, startedTable, testContext, type TestContext } from './test-context.ts';

/* What one move costs, from the command to the channel's message. */

interface Counts {
  reads: number;
  writes: number;
  /** how often the options of a position were listed */
  listings: number;
}

function counted(after?: TestContext): { context: TestContext; counts: Counts } {
  const counts: Counts = { reads: 0, writes: 0, listings: 0 };
  const listing = <In extends unknown[], Out>(list: (...args: In) => Out) => {
    return (...args: In): Out => {
      counts.listings += 1;
      return list(...args);
    };
  };
  const altered = (game: AnyGame): AnyGame => ({
    ...game,
    prompt: listing(game.prompt.bind(game)),
    legalActions: listing(game.legalActions.bind(game)),
    // it lists what is legal before it plays
    apply: listing(game.apply.bind(game)),
  });
  const context = testContext({ altered, ...(after !== undefined && { after }) });
  const { read, write } = context.rows;
  context.rows.read = (key) => {
    counts.reads += 1;
    return read(key);
  };
  context.rows.write = (key, json) => {
    counts.writes += 1;
    return write(key, json);
  };
  return { context, counts };
}

async function move(context: CommandContext, table: Table, text: string): Promise<void> {
  const userId = table.record.people[table.activeSeats()[0] ?? 0]?.userId ?? '';
  const interaction = interactionOf(Number(userId.slice(-1)));
  const request = { kind: 'command', command: 'move', options: { action: text } } as const;
  const outcome = await answerTo(context, interaction, request);
  expect(await outcome.shown).toBe('shown');
}

async function current(context: CommandContext): Promise<Table> {
  const found = await context.tables.at(CHANNEL);
  if (!found.ok || found.value === undefined) throw new Error('no table');
  return found.value;
}

describe('one /move', () => {
  it.each(['antarctica', 'aquasphere', 'new-eden'])(
    'at a table of %s that is in memory: nothing is read, the move and what was announced are saved, options are listed twice at most',
    async (gameId) => {
      const { context: silent, counts } = counted();
      const context = { ...silent, announcer: createAnnouncer(silent, silent.messages) };
      await context.announcer.notify(await startedTable(silent, gameId, 2));
      for (let moves = 0; moves < 12; moves += 1) {
        const table = await current(context);
        // where several answer at once, each one's question is listed
        const asked = table.activeSeats().length;
        const text = table.legalTexts(table.activeSeats()[0] ?? 0)[0] ?? '';
        Object.assign(counts, { reads: 0, writes: 0, listings: 0 });
        await move(context, table, text);
        expect(counts).toMatchObject({ reads: 0, writes: 2 });
        const { rev, journal } = (await current(context)).record;
        // that an answer is the only one is looked up in a few other worlds too
        const forced = journal.filter((entry) => entry.rev === rev && entry.forced === true).length;
        expect(counts.listings).toBeLessThanOrEqual(Math.max(2, asked) + forced * (WORLDS + 1));
        expect((await current(context)).record.announcedRev).toBe((await current(context)).record.rev);
      }
    },
  );

  it('at a table that is not in memory: it is read once', async () => {
    const { context: first } = counted();
    const { record } = await startedTable(first, 'antarctica', 2);
    const { context: silent, counts } = counted(first);
    Object.assign(counts, { reads: 0, writes: 0 });
    const context = { ...silent, announcer: createAnnouncer(silent, silent.messages) };
    const saved = { ...(await current(first)), record };
    await move(context, saved, saved.legalTexts(saved.activeSeats()[0] ?? 0)[0] ?? '');
    expect(counts).toMatchObject({ reads: 1, writes: 2 });
  });
});

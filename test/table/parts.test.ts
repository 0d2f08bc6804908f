import { describe, expect, it } from 'vitest';
import { ownerOf, shardOf } from '../../src/table/shard-owner.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { by, done, refused, testTables, userAt } from './test-tables.ts';
import { memoryRows } from './memory-rows.ts';

/* Several processes of one bot on the same rows, each with servers of its own. */

interface Part {
  readonly tables: Tables;
  readonly guildId: string;
}

/** `seed`: told apart where two start anew after two others. */
function twoParts(rows = shared(), seed = 'first'): readonly [Part, Part] {
  const part = (guildId: string): Part => ({
    guildId,
    tables: testTables({ ...rows, seed: `${seed} ${guildId}`, owns: (id) => id === guildId }).tables,
  });
  return [part('1'), part('2')];
}

function shared() {
  const archive = memoryRows();
  return { archive, rows: memoryRows({ archive }), results: memoryRows() };
}

const channelOf = ({ guildId }: Part, name = 'game'): string => `${name} in ${guildId}`;

async function game(part: Part, name = 'game', ai = false): Promise<Table> {
  const channelId = channelOf(part, name);
  const against = ai ? ({ count: 1, level: 'easy' } as const) : undefined;
  const place = { guildId: part.guildId, channelId };
  const table = await done(part.tables.open(by('ann'), place, 'counting', 'en', against));
  if (ai) return table;
  await done(part.tables.join(by('bob'), { channelId }));
  return done(part.tables.start(by('ann'), { channelId }));
}

const places = (tables: readonly Table[]): readonly string[] =>
  tables.map(({ record }) => record.place.channelId).toSorted();

describe('a shard', () => {
  it('has the servers that Discord’s rule gives it, and the first what belongs to no server', () => {
    expect([0n, 1n, 5n].map((shard) => shardOf(String((shard << 22n) + 17n), 4))).toEqual([0, 1, 1]);
    expect([shardOf('', 4), shardOf('no number', 4)]).toEqual([0, 0]);
    const owns = ownerOf({ shards: [1, 2], total: 4 });
    expect([0n, 1n, 2n, 3n].map((shard) => owns(String(shard << 22n)))).toEqual([false, true, true, false]);
  });
});

describe('a process of several', () => {
  it('GIVEN tables of both WHEN processes start anew THEN each reminds, announces and lets AI seats play at its own only', async () => {
    const rows = shared();
    for (const part of twoParts(rows)) {
      await game(part);
      const alone = await game(part, 'alone', true);
      const asked = alone.activeSeats()[0] ?? 0;
      // so that the AI is asked
      if (userAt(alone, asked) === 'ann')
        await done(part.tables.act(by('ann'), { channelId: channelOf(part, 'alone') }, 'pass'));
      await done(
        part.tables.open(
          by('ann'),
          { guildId: part.guildId, channelId: channelOf(part, 'lobby') },
          'counting',
          'en',
        ),
      );
    }
    for (const part of twoParts(rows, 'second')) {
      const { tables } = part;
      expect((await tables.running()).toSorted()).toEqual([channelOf(part, 'alone'), channelOf(part)]);
      expect(await tables.lobbies()).toEqual([channelOf(part, 'lobby')]);
      expect(places(await tables.waitingForAi())).toEqual([channelOf(part, 'alone')]);
      expect(places(await tables.unannounced())).toEqual(
        ['alone', 'game', 'lobby'].map((name) => channelOf(part, name)),
      );
    }
  });

  it('GIVEN a person at tables of both WHEN they ask in a server THEN its tables, and in a direct message all, each as it stands', async () => {
    const parts = twoParts();
    const [first, second] = parts;
    for (const part of parts) await game(part);
    const all = parts.map((part) => channelOf(part));
    const of = async (guildId?: string) => places(await first.tables.of('ann', guildId));
    expect([await of('1'), await of(), await of('2')]).toEqual([[all[0]], all, []]);
    const here = { channelId: channelOf(second) };
    for (let moves = 0; moves < 3; moves += 1) {
      const found = await second.tables.at(here.channelId);
      if (!found.ok || found.value === undefined) throw new Error('no table');
      await done(second.tables.act(by(userAt(found.value, found.value.activeSeats()[0] ?? 0)), here, 'pass'));
      const seen = (await first.tables.of('ann')).find(({ record }) => record.place.guildId === '2');
      expect(seen?.record.journal).toHaveLength(moves + 1);
    }
  });

  it('GIVEN a table of another’s WHEN it is to be changed, or its channel is said to be gone THEN it stays as it is', async () => {
    const rows = shared();
    const [{ tables }, second] = twoParts(rows);
    const table = await game(second);
    const before = new Map(rows.rows.texts);
    const where = { channelId: channelOf(second) };
    expect((await refused(tables.act(by(userAt(table, 0)), where, 'pass'))).code).toBe('T_BUG');
    await tables.channelGone(where.channelId);
    expect(rows.rows.texts).toEqual(before);
    expect(rows.archive.texts.size).toBe(0);
  });

  it('GIVEN a game that ended in one WHEN the other is asked what somebody has played THEN it is among it', async () => {
    const [first, second] = twoParts();
    const table = await game(second);
    await done(second.tables.act(by(userAt(table, 0)), { channelId: channelOf(second) }, 'end'));
    for (const { tables } of [first, second]) {
      const finished = await tables.finishedBy('ann');
      expect(finished.ok && finished.value.map(({ id }) => id)).toEqual([table.record.id]);
    }
    const results = await second.tables.results('2');
    expect(results.ok && results.value.map(({ id }) => id)).toEqual([table.record.id]);
  });
});

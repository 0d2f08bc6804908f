import { describe, expect, it } from 'vitest';
import { countingGame, type CountingState } from './counting-game.ts';
import {
  by,
  CHANNEL,
  done,
  HERE,
  testTables,
  play,
  refused,
  started,
  tableAt,
  userAt,
} from './test-tables.ts';

/** Rules 2: numbers count double. */
const doubled = new Map([
  [
    1,
    (old: unknown) => {
      // as: the state that version 1 of this game saved
      const state = old as CountingState;
      return { ...state, numbers: state.numbers.map((n) => 2 * n) };
    },
  ],
]);
const newRules = () => countingGame({ rulesVersion: 2, migrations: doubled });

describe('a table under newer rules', () => {
  it('GIVEN a game in the middle of a turn WHEN the rules have a new version THEN it goes on from the migrated state', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    const old = await play(first.tables, '0 add 1', '0 add 2');
    const { tables } = testTables({ rows: first.rows, games: [newRules()] });
    const table = await tableAt(tables);
    expect(table.view(undefined)).toEqual({ numbers: [6, 0], viewer: 'public' });
    expect(table.record.rulesVersion).toBe(2);
    await expect(first.rows.read(CHANNEL)).resolves.toMatchObject({ value: { rulesVersion: 1 } });
    const stale = { ...HERE, rev: old.record.rev };
    expect((await refused(tables.act(by(userAt(table, 0)), stale, 'add 1'))).code).toBe('T_STALE');
    const next = await play(tables, '0 add 1');
    expect(next.view(undefined)).toEqual({ numbers: [7, 0], viewer: 'public' });
    expect((await testTables({ rows: first.rows, games: [newRules()] }).tables.at(CHANNEL)).ok).toBe(true);
  });

  it('GIVEN decisions of before THEN the story still numbers them, their events and views are gone, and undo stops at the change', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    await play(first.tables, '0 add 1', '0 add 2');
    const { tables } = testTables({ rows: first.rows, games: [newRules()] });
    const table = await play(tables, '0 add 3');
    expect(table.story(0, 1).map(({ after, text, events }) => [after, text, events.length])).toEqual([
      [1, 'add 2', 0],
      [2, 'add 3', 1],
    ]);
    expect(table.viewAfter(1, 0)).toEqual({ numbers: [6, 0], viewer: 0 });
    expect(table.viewAfter(3, 0)).toEqual({ numbers: [9, 0], viewer: 0 });
    const user = userAt(table, 0);
    const undone = await done(tables.undo(by(user), HERE));
    expect(undone.view(0)).toEqual({ numbers: [6, 0], viewer: 0 });
    expect((await refused(tables.undo(by(user), HERE))).code).toBe('T_BARRIER');
  });

  it('GIVEN a migration that is missing, or fails THEN the table is frozen and stays as it was', async () => {
    const failing = new Map([
      [
        1,
        () => {
          throw new Error('no way');
        },
      ],
    ]);
    for (const [migrations, why] of [
      [new Map(), 'no way from rules 1'],
      [failing, 'no way'],
      [new Map([[1, () => ({})]]), 'is missing'],
    ] as const) {
      const first = testTables();
      const { record } = await started(first.tables, ['ann', 'bob']);
      const { tables } = testTables({
        rows: first.rows,
        games: [countingGame({ rulesVersion: 2, migrations })],
      });
      const refusal = await refused(tables.act(by('ann'), HERE, 'add 1'));
      expect(refusal.code).toBe('T_FROZEN');
      expect(refusal.about).toContain(why);
      expect(await first.rows.read(CHANNEL)).toEqual({ ok: true, value: record });
    }
  });

  it('GIVEN a lobby WHEN the rules have a new version THEN it starts under these', async () => {
    const first = testTables();
    await done(first.tables.open(by('ann'), { guildId: 'g', channelId: CHANNEL }, 'counting', 'en'));
    const { tables } = testTables({ rows: first.rows, games: [newRules()] });
    await done(tables.join(by('bob'), HERE));
    expect((await done(tables.start(by('ann'), HERE))).record.rulesVersion).toBe(2);
  });
});

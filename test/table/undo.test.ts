import { describe, expect, it } from 'vitest';
import { by, done, HERE, testTables, play, refused, started, tableAt, userAt } from './test-tables.ts';

describe('undo', () => {
  it('GIVEN own steps WHEN undone one by one THEN each is taken back, the revision grows, and then there is nothing left', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const user = userAt(start, 0);
    const played = await play(tables, '0 add 1', '0 add 2');
    expect(played.undoable(0)).toMatchObject({ text: 'add 2', label: { key: 'add' } });
    const once = await done(tables.undo(by(user), HERE));
    expect(once.view(undefined)).toEqual({ numbers: [1, 0], viewer: 'public' });
    expect(once.record.rev).toBe(played.record.rev + 1);
    const twice = await done(tables.undo(by(user), HERE));
    expect(twice.record.state).toEqual(start.record.state);
    expect(twice.record.acts.filter(({ act }) => act === 'undone')).toMatchObject([
      { by: { userId: user }, after: 1 },
      { by: { userId: user }, after: 0 },
    ]);
    expect(twice.undoable(0)).toBeUndefined();
    expect((await refused(tables.undo(by(user), HERE))).code).toBe('T_NOTHING_TO_UNDO');
  });

  it.each([
    ['drew from the generator', ['0 draw'], 0, 'T_BARRIER'],
    ['showed something new', ['0 look'], 0, 'T_BARRIER'],
    ['passed the turn', ['0 pass'], 0, 'T_BARRIER'],
    ['asked another seat', ['0 add 1', '0 ask 1'], 0, 'T_BARRIER'],
    ['was another seat’s', ['0 add 1'], 1, 'T_NOT_YOUR_STEP'],
    ['was another seat’s and final', ['0 pass'], 1, 'T_NOT_YOUR_STEP'],
    ['is followed by another seat’s answer', ['0 auction', '0 bid 1', '1 bid 2'], 0, 'T_NOT_YOUR_STEP'],
  ] as const)(
    'GIVEN a last step that %s WHEN undone THEN it is refused and nothing changes',
    async (_name, moves, seat, code) => {
      const { tables } = testTables();
      await started(tables, ['ann', 'bob', 'cid']);
      const before = await play(tables, ...moves);
      expect(before.undoable(seat)).toBeUndefined();
      const refusal = await refused(tables.undo(by(userAt(before, seat)), HERE));
      expect(refusal.code).toBe(code);
      expect((await tableAt(tables)).record).toEqual(before.record);
    },
  );

  it('GIVEN a step behind a barrier WHEN the free steps after it are undone THEN undo stops at the barrier', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 add 1', '0 draw', '0 add 2');
    const user = userAt(table, 0);
    expect((await done(tables.undo(by(user), HERE))).record.journal).toHaveLength(2);
    expect((await refused(tables.undo(by(user), HERE))).code).toBe('T_BARRIER');
  });

  it('GIVEN somebody who does not sit there WHEN they undo THEN it is refused', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await play(tables, '0 add 1');
    expect((await refused(tables.undo(by('eve'), HERE))).code).toBe('T_NOT_SEATED');
  });

  it('GIVEN an answer face down WHEN undone before the others answered THEN the seat is asked again', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const given = await play(tables, '0 auction', '1 bid 3');
    expect(given.activeSeats()).toEqual([0, 2]);
    const table = await done(tables.undo(by(userAt(given, 1)), HERE));
    expect(table.activeSeats()).toEqual([0, 1, 2]);
  });

  it('GIVEN a restart in the middle of a turn WHEN undone THEN the step of before is taken back', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    const table = await play(first.tables, '0 draw', '0 add 1', '0 add 2');
    const second = testTables({ rows: first.rows });
    const undone = await done(second.tables.undo(by(userAt(table, 0)), HERE));
    expect(undone.record.journal.map(({ text }) => text)).toEqual(['draw', 'add 1']);
    expect(undone.view(0)).toEqual((await tableAt(second.tables)).view(0));
  });

  it('GIVEN a saved state to which its journal does not lead WHEN undone THEN it is a bug that is reported, and nothing jumps', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    const { record } = await play(first.tables, '0 add 1');
    const bent = { ...record, state: { ...record.state, numbers: [77, 0] } };
    await first.rows.write(HERE.channelId, bent);
    const { tables, reports } = testTables({ rows: first.rows });
    expect((await refused(tables.undo(by(record.people[0]?.userId ?? ''), HERE))).code).toBe('T_BUG');
    expect(reports).toHaveLength(1);
    expect((await tableAt(tables)).view(undefined)).toEqual({ numbers: [77, 0], viewer: 'public' });
  });
});

describe('the story', () => {
  it('GIVEN steps and an undo THEN it tells what the table did and what was decided, in order, from any decision on', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const played = await play(tables, '0 add 1', '0 add 2');
    await done(tables.undo(by(userAt(played, 0)), HERE));
    const table = await play(tables, '0 draw', '0 pass', '1 add 3');
    const told = (from: number) =>
      table.story(undefined, from).map((part) => part.act?.act ?? part.events[0]?.type ?? 'setup');
    expect(told(0)).toEqual(['opened', 'joined', 'started', 'setup', 'add', 'undone', 'draw', 'pass', 'add']);
    expect(told(2)).toEqual(['pass', 'add']);
  });

  it('GIVEN an answer face down THEN its text is told to its own seat only', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 auction', '1 bid 3');
    const last = (viewer: number | undefined) => table.story(viewer, 1);
    expect(last(1)).toMatchObject([{ seat: 1, text: 'bid 3', events: [{ type: 'bid', seat: 1, n: 3 }] }]);
    expect(last(0)).toEqual([{ after: 1, seat: 1, events: [{ type: 'bid', seat: 1 }] }]);
    expect(JSON.stringify(last(undefined))).not.toContain('3');
  });

  it('GIVEN 60 decisions THEN the view after each of them is what was seen then, whatever is asked first', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const seen: unknown[] = [(await tableAt(tables)).view(undefined)];
    for (let i = 0; i < 60; i += 1)
      seen.push((await play(tables, i % 7 === 6 ? '0 draw' : `0 add ${1 + (i % 3)}`)).view(undefined));
    const table = await tableAt(tables);
    for (const decisions of [60, 3, 59, 0, 26, 25, 24, 51])
      expect(table.viewAfter(decisions, undefined), `after ${decisions}`).toEqual(seen[decisions]);
  });

  it('GIVEN an undone step WHEN others are played instead THEN views and story follow the journal as it is now', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const old = await play(tables, '0 add 1', '0 add 2', '0 add 3');
    expect(old.viewAfter(3, 0)).toEqual({ numbers: [6, 0], viewer: 0 });
    const user = userAt(old, 0);
    await done(tables.undo(by(user), HERE));
    await done(tables.undo(by(user), HERE));
    const table = await play(tables, '0 add 3', '0 add 3');
    expect([1, 2, 3].map((after) => table.viewAfter(after, 0))).toEqual(
      [1, 4, 7].map((n) => ({ numbers: [n, 0], viewer: 0 })),
    );
    expect(old.viewAfter(3, 0)).toEqual({ numbers: [6, 0], viewer: 0 });
  });

  it('GIVEN a long turn WHEN its steps are undone far back and played otherwise THEN no view of before the undo is shown', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const old = await play(tables, ...Array<string>(27).fill('0 add 1'));
    expect(old.viewAfter(27, 0)).toEqual({ numbers: [27, 0], viewer: 0 });
    for (let i = 0; i < 5; i += 1) await done(tables.undo(by(userAt(old, 0)), HERE));
    const table = await play(tables, ...Array<string>(5).fill('0 add 3'));
    expect([22, 24, 25, 26, 27].map((after) => table.viewAfter(after, 0))).toEqual(
      [22, 28, 31, 34, 37].map((n) => ({ numbers: [n, 0], viewer: 0 })),
    );
  });
});

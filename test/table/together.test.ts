import { describe, expect, it } from 'vitest';
import { by, done, HERE, testTables, play, refused, started, tableAt, userAt } from './test-tables.ts';

describe('two steps in one go', () => {
  it('GIVEN steps that are offered together WHEN chosen THEN the journal has both under one revision and one interaction', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const table = await done(tables.act(by(userAt(start, 0)), HERE, 'add 3', { next: 'pass' }));
    const { rev } = table.record;
    expect(rev).toBe(start.record.rev + 1);
    expect(table.record.journal).toMatchObject([
      { seat: 0, text: 'add 3', rev },
      { seat: 0, text: 'pass', rev },
    ]);
    expect(table.record.interactions).toHaveLength(start.record.interactions.length + 1);
    expect(table.view(undefined)).toEqual({ numbers: [3, 0], viewer: 'public' });
    expect(table.activeSeats()).toEqual([1]);
    expect(table.record.calledAt[1]).toBe(rev);
    expect(table.undoable(0)).toBeUndefined();
    expect(table.viewAfter(1, 0)).toEqual({ numbers: [3, 0], viewer: 0 });
    expect(table.story(0).flatMap(({ text = [] }) => text)).toEqual(['add 3', 'pass']);
  });

  it('GIVEN the same click delivered twice WHEN the second comes THEN nothing is played again', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const click = by(userAt(start, 0));
    await done(tables.act(click, HERE, 'add 3', { next: 'pass' }));
    expect((await refused(tables.act(click, HERE, 'add 3', { next: 'pass' }))).code).toBe('T_REPEATED');
    expect((await tableAt(tables)).record.journal).toHaveLength(2);
  });

  it.each([
    ['legal one after the other but not offered together', 'add 1', 'pass', 'T_NOT_TOGETHER'],
    ['offered with another first step', 'look', 'pass', 'T_NOT_TOGETHER'],
    ['of which the first is not legal', 'add 0', 'pass', 'E_ILLEGAL'],
    ['of which the first is nonsense', 'fly', 'pass', 'E_SYNTAX'],
  ])('GIVEN two steps %s THEN neither is played', async (_name, text, next, code) => {
    const { tables } = testTables();
    const before = await started(tables, ['ann', 'bob']);
    expect((await refused(tables.act(by(userAt(before, 0)), HERE, text, { next: next }))).code).toBe(code);
    expect((await tableAt(tables)).record).toEqual(before.record);
  });

  it('GIVEN a mistake of the game in the second step THEN the report has both, and neither was played', async () => {
    const { tables, reports } = testTables();
    await started(tables, ['ann', 'bob']);
    const before = await play(tables, '0 add 1');
    expect((await refused(tables.act(by(userAt(before, 0)), HERE, 'add 2', { next: 'break' }))).code).toBe(
      'T_BUG',
    );
    expect(reports).toMatchObject([
      {
        journal: [{ seat: 0, text: 'add 1' }],
        failed: [
          { seat: 0, text: 'add 2' },
          { seat: 0, text: 'break' },
        ],
      },
    ]);
    expect((await tableAt(tables)).record).toEqual(before.record);
  });
});

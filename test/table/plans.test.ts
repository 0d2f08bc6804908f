import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../src/table/notice.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { memoryRows } from './memory-rows.ts';
import { by, done, HERE, play, refused, started, tableAt, testTables, userAt } from './test-tables.ts';

/** Plans a text for a seat, as `1 add 2`. */
async function plan(tables: Tables, ...moves: readonly string[]): Promise<Table> {
  let table = await tableAt(tables);
  for (const move of moves) {
    const [seat = '', ...words] = move.split(' ');
    table = await done(tables.planMove(by(userAt(table, Number(seat))), HERE, words.join(' ')));
  }
  return table;
}

const played = ({ record }: Table) =>
  record.journal.map(({ seat, text, planned }) => `${seat} ${text}${planned === true ? ' *' : ''}`);

describe('a plan', () => {
  it('GIVEN moves left by several seats WHEN one plays THEN all of them follow in the same save, and nobody in between is called', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob', 'cid']);
    const before = await tableAt(first.tables);
    const planned = await plan(first.tables, '1 ADD  2', '1 pass', '2 add 1', '2 pass');
    // the channel must not notice that anything was planned
    expect(planned.record.rev).toBe(before.record.rev);
    const { tables } = testTables({ rows: first.rows });
    const table = await play(tables, '0 pass');
    expect(played(table)).toEqual(['0 pass', '1 add 2 *', '1 pass *', '2 add 1 *', '2 pass *']);
    expect(table.record.rev).toBe(before.record.rev + 1);
    expect(table.record.plans).toBeUndefined();
    expect(table.activeSeats()).toEqual([0]);
    expect(noticeFor(table).mention).toEqual([0]);
    const story = table.story(undefined, 0).filter(({ seat }) => seat !== undefined);
    expect(story.map((part) => part.planned)).toEqual([undefined, true, true, true, true]);
  });

  it('GIVEN a write that fails WHEN the step is tried again THEN the plan is played once', async () => {
    const rows = memoryRows();
    const { tables } = testTables({ rows });
    await started(tables, ['ann', 'bob']);
    const before = await plan(tables, '1 add 2');
    rows.failing = 'writes';
    expect((await refused(tables.act(by(userAt(before, 0)), HERE, 'pass'))).code).toBe('T_STORE');
    rows.failing = 'no';
    // as after a sudden end: only what was written counts
    const second = testTables({ rows });
    expect((await tableAt(second.tables)).plan(1)?.moves).toHaveLength(1);
    const table = await play(second.tables, '0 pass');
    expect(played(table)).toEqual(['0 pass', '1 add 2 *']);
    expect((await play(second.tables, '1 add 1')).record.journal).toHaveLength(3);
  });

  it.each([
    ['showed something new', 'look'],
    ['showed something new long before the turn came', 'look then add'],
  ])(
    'GIVEN another’s step that %s THEN the seat is asked with the reason, and nothing is played',
    async (_name, step) => {
      const { tables } = testTables();
      await started(tables, ['ann', 'bob']);
      await plan(tables, '1 add 2');
      await play(tables, '0 look', ...(step === 'look' ? [] : ['0 add 1']));
      const table = await play(tables, '0 pass');
      expect(table.activeSeats()).toEqual([1]);
      expect(table.plan(1)?.stopped).toBe('revealed');
      expect(table.revealedTo(1, 0)).toEqual([{ type: 'look', seat: 0, n: 0 }]);
      expect(noticeFor(table).mention).toEqual([1]);
      // over with the seat's own decision
      expect((await play(tables, '1 add 1')).record.plans).toBeUndefined();
    },
  );

  it('GIVEN a plan left after something was shown THEN it is played', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await play(tables, '0 look');
    await plan(tables, '1 add 2');
    expect(played(await play(tables, '0 pass'))).toEqual(['0 look', '0 pass', '1 add 2 *']);
  });

  it('GIVEN a page of before something was shown WHEN a move is planned there THEN it is not played', async () => {
    const { tables } = testTables();
    const page = await started(tables, ['ann', 'bob']);
    await play(tables, '0 look');
    await done(tables.planMove(by(userAt(page, 1)), { ...HERE, rev: page.record.rev }, 'add 2'));
    expect((await play(tables, '0 pass')).plan(1)?.stopped).toBe('revealed');
  });

  it('GIVEN moves of which the first one draws THEN the rest stops, for its player has not seen what came', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await plan(tables, '1 look', '1 add 2');
    const table = await play(tables, '0 pass');
    expect(played(table)).toEqual(['0 pass', '1 look *']);
    expect(table.plan(1)).toMatchObject({ moves: [{ text: 'add 2' }], stopped: 'revealed' });
  });

  it('GIVEN a move that is not legal when its time comes THEN the seat is asked with the reason', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await plan(tables, '1 nod');
    const table = await play(tables, '0 pass');
    expect(table.plan(1)?.stopped).toBe('illegal');
    expect(table.activeSeats()).toEqual([1]);
  });

  it('GIVEN another question than the foreseen one WHEN it comes first THEN the plan waits for its own', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await plan(tables, '1 add 2');
    const asked = await play(tables, '0 ask 1');
    expect([asked.activeSeats(), asked.plan(1)?.stopped]).toEqual([[1], undefined]);
    const table = await play(tables, '1 nod', '0 pass');
    expect(played(table).at(-1)).toBe('1 add 2 *');
  });

  it('GIVEN a move on which the game breaks THEN the step before it stands, and it is reported', async () => {
    const { tables, reports } = testTables();
    await started(tables, ['ann', 'bob']);
    await plan(tables, '1 break');
    const table = await play(tables, '0 pass');
    expect(played(table)).toEqual(['0 pass']);
    expect(table.plan(1)?.stopped).toBe('failed');
    expect(reports).toHaveLength(1);
  });

  it('GIVEN a plan WHEN it is dropped or its person leaves THEN it is not played', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob', 'cid']);
    await plan(tables, '1 add 2', '2 add 2');
    await done(tables.clearPlan(by(userAt(start, 1)), HERE));
    await done(tables.resign(by(userAt(start, 2)), HERE));
    await done(tables.takeSeat(by('eve'), HERE, 2));
    const table = await play(tables, '0 pass', '1 pass');
    expect(played(table)).toEqual(['0 pass', '1 pass']);
    expect(table.record.plans).toBeUndefined();
  });

  it('GIVEN who is asked, a text of no form, or an eleventh move THEN it is refused and nothing is planned', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const [asked, other] = [userAt(start, 0), userAt(start, 1)];
    expect((await refused(tables.planMove(by(asked), HERE, 'add 1'))).code).toBe('T_ASKED_NOW');
    expect((await refused(tables.planMove(by(other), HERE, 'dance'))).code).toBe('E_SYNTAX');
    expect((await refused(tables.planMove(by('eve'), HERE, 'add 1'))).code).toBe('T_NOT_SEATED');
    expect((await tableAt(tables)).record.plans).toBeUndefined();
    await plan(tables, ...Array<string>(10).fill('1 add 1'));
    expect((await refused(tables.planMove(by(other), HERE, 'add 1'))).code).toBe('T_PLAN_FULL');
  });

  it('GIVEN the end of the game THEN no plan is left in the record', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    await plan(tables, '1 add 2');
    expect((await play(tables, '0 end')).record.plans).toBeUndefined();
  });

  it('GIVEN a plan WHEN a step is taken back THEN what was known when it was left still counts as known', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    await play(tables, '0 add 1', '0 add 1');
    await plan(tables, '1 add 2');
    await done(tables.undo(by(userAt(start, 0)), HERE));
    expect((await tableAt(tables)).plan(1)?.moves).toMatchObject([{ seen: 1 }]);
    expect(played(await play(tables, '0 pass')).at(-1)).toBe('1 add 2 *');
  });

  it('GIVEN a seat that is not asked THEN what it could do on its turn is foreseen, also after what it has planned', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const texts = (table: Table) => table.ifAsked(1)?.options.map(({ text }) => text);
    expect(texts(start)).toContain('add 3');
    expect(texts(await plan(tables, '1 add 2'))).toContain('ask 0');
  });
});

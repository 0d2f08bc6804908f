import { describe, expect, it } from 'vitest';
import type { CoreState } from '../../src/engine/core/contract.ts';
import { countingGame } from './counting-game.ts';
import { by, done, HERE, play, refused, started, testTables, userAt } from './test-tables.ts';

/* Where a seat has no choice the table answers for it. */

describe('an answer without a choice', () => {
  it('GIVEN a step after which there is only one answer WHEN played THEN the table gives it, marked, and it is told', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 chore');
    expect(table.record.journal.map(({ text, forced }) => [text, forced])).toEqual([
      ['chore', undefined],
      ['sweep', true],
    ]);
    expect(table.view(undefined)).toMatchObject({ numbers: [10, 0] });
    expect(table.prompt(0)?.kind).toBe('turn');
    expect(table.story(1).flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'chore',
      'sweep',
    ]);
  });

  it('GIVEN it was given WHEN undone THEN it goes with the step before it', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 add 1', '0 chore');
    expect(table.undoable(0)?.text).toBe('chore');
    const undone = await done(tables.undo(by(userAt(start, 0)), HERE));
    expect(undone.record.journal.map(({ text }) => text)).toEqual(['add 1']);
    expect(undone.view(undefined)).toMatchObject({ numbers: [1, 0] });
  });

  it('GIVEN a restart WHEN the table is read again THEN the mark is kept', async () => {
    const { tables, rows } = testTables();
    await started(tables, ['ann', 'bob']);
    await play(tables, '0 chore');
    const again = await testTables({ rows }).tables.at(HERE.channelId);
    expect(again.ok && again.value?.record.journal.at(-1)?.forced).toBe(true);
  });

  it('GIVEN a step that could be taken back WHEN the only answer would end that THEN it is asked', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 wait');
    expect(table.prompt(0)?.options.map(({ text }) => text)).toEqual(['leave']);
    expect(table.undoable(0)?.text).toBe('wait');
  });

  it('GIVEN one that only its seat can know WHEN it is asked THEN the table does not answer, which would tell the others', async () => {
    const game = countingGame();
    const elsewhere = <S extends CoreState>(state: S): S => ({ ...state, frames: state.frames.slice(0, -1) });
    const { tables } = testTables({ games: [{ ...game, determinize: elsewhere }] });
    await started(tables, ['ann', 'bob']);
    expect((await play(tables, '0 chore')).prompt(0)?.kind).toBe('chore');
  });

  it('GIVEN a second tap on what was answered WHEN the table went on by itself THEN it is told so and nothing is played', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    await play(tables, '0 chore');
    const late = tables.act(by(userAt(start, 0)), { ...HERE, rev: start.record.rev }, 'chore');
    expect((await refused(late)).code).toBe('T_REPEATED');
  });
});

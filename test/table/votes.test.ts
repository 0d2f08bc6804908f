import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../src/table/notice.ts';
import {
  by,
  CHANNEL,
  done,
  HERE,
  PLACE,
  play,
  refused,
  started,
  tableAt,
  testTables,
  userAt,
} from './test-tables.ts';

describe('ending a game', () => {
  it('GIVEN three people WHEN one asks and the others agree THEN it is over, and the log names who asked', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob', 'cid']);
    const asked = await done(first.tables.abandon(by('bob'), HERE, false));
    expect(asked.record.status).toBe('playing');
    expect([...noticeFor(asked).alsoMention].sort()).toEqual(['ann', 'cid']);
    const { rev } = asked.record;
    const { tables } = testTables({ rows: first.rows });
    expect((await done(tables.answerVote(by('ann'), HERE, rev, true))).record.status).toBe('playing');
    expect((await refused(tables.answerVote(by('ann'), HERE, rev, true))).code).toBe('T_REPEATED');
    expect((await refused(tables.answerVote(by('eve'), HERE, rev, true))).code).toBe('T_NOT_SEATED');
    const over = await done(tables.answerVote(by('cid'), HERE, rev, true));
    expect(over.record.status).toBe('abandoned');
    expect(over.record.vote).toBeUndefined();
    expect(over.record.acts.at(-1)).toMatchObject({ act: 'abandoned', by: { userId: 'bob' } });
  });

  it('GIVEN a vote WHEN one says no THEN the game goes on, and a late yes changes nothing', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const { rev } = (await done(tables.abandon(by('ann'), HERE, false))).record;
    const refusedIt = await done(tables.answerVote(by('bob'), HERE, rev, false));
    expect(refusedIt.record.acts.at(-1)).toMatchObject({ act: 'abandon-refused', by: { userId: 'bob' } });
    expect((await refused(tables.answerVote(by('cid'), HERE, rev, true))).code).toBe('T_SETTLED');
  });

  it('GIVEN a vote WHEN who asked for it takes it back, or leaves THEN it is dropped', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const { rev } = (await done(tables.abandon(by('ann'), HERE, false))).record;
    const back = await done(tables.answerVote(by('ann'), HERE, rev, false));
    expect([back.record.vote, back.record.acts.at(-1)?.act]).toEqual([undefined, 'started']);
    await done(tables.abandon(by('ann'), HERE, false));
    expect((await done(tables.resign(by('ann'), HERE))).record.vote).toBeUndefined();
  });

  it('GIVEN a vote of which one answer is missing WHEN that person leaves THEN it is carried out', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const { rev } = (await done(tables.abandon(by('ann'), HERE, false))).record;
    await done(tables.answerVote(by('bob'), HERE, rev, true));
    expect((await done(tables.resign(by('cid'), HERE))).record.status).toBe('abandoned');
  });

  it('GIVEN a single person among AIs WHEN they end it THEN nobody has to be asked', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en', { count: 1, level: 'easy' }));
    expect((await done(tables.abandon(by('ann'), HERE, false))).record.status).toBe('abandoned');
  });

  it('GIVEN a running game THEN it is among those where nobody was asked lately from its last question on, also after a restart', async () => {
    const first = testTables();
    await first.tables.running();
    await started(first.tables, ['ann', 'bob']);
    const { waits = [] } = (await play(first.tables, '0 add 1')).record;
    const asked = Math.max(...waits.map(({ since }) => since));
    const restarted = testTables({ rows: first.rows });
    for (const { tables } of [first, restarted]) {
      expect(await tables.running(asked - 1)).toEqual([]);
      expect(await tables.running(asked)).toEqual([CHANNEL]);
    }
  });

  it('GIVEN a stalled table WHEN closing it is offered THEN one yes closes it, one no keeps it, and a move answers for itself', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const offered = await done(tables.offerClosing(HERE));
    expect([...noticeFor(offered).alsoMention].sort()).toEqual(['ann', 'bob']);
    expect((await play(tables, '0 add 1')).record.vote).toBeUndefined();
    const again = await done(tables.offerClosing(HERE));
    const kept = await done(tables.answerVote(by('ann'), HERE, again.record.rev, false));
    expect(kept.record.acts.at(-1)).toMatchObject({ act: 'kept', by: { userId: 'ann' } });
    const third = await done(tables.offerClosing(HERE));
    const closed = await done(tables.answerVote(by('bob'), HERE, third.record.rev, true));
    expect(closed.record.status).toBe('abandoned');
  });
});

describe('undo beyond the barrier', () => {
  it('GIVEN a draw and another’s turn WHEN all agree THEN the table is as it was before, the generator and the barrier too', async () => {
    const first = testTables();
    const start = await started(first.tables, ['ann', 'bob', 'cid']);
    const before = await play(first.tables, '0 add 1', '0 draw', '0 add 2');
    await play(first.tables, '0 pass', '1 draw', '1 pass');
    const [asker, ...others] = [0, 1, 2].map((seat) => userAt(start, seat));
    const asked = await done(first.tables.askUndo(by(asker ?? ''), HERE));
    expect(asked.record.vote).toMatchObject({ kind: 'undo', by: 0, stay: 3 });
    const { tables } = testTables({ rows: first.rows });
    const { rev } = asked.record;
    await done(tables.answerVote(by(others[0] ?? ''), HERE, rev, true));
    const back = await done(tables.answerVote(by(others[1] ?? ''), HERE, rev, true));
    expect(back.record.state).toEqual(before.record.state);
    expect(back.record.journal).toEqual(before.record.journal);
    expect(back.record.barrier).toBe(2);
    expect(back.record.acts.at(-1)).toMatchObject({ act: 'taken-back', by: { userId: asker }, after: 3 });
    expect(noticeFor(back)).toMatchObject({ post: 'new', mention: [0] });
    // the same draw as at the first time
    const redrawn = await play(tables, '0 pass', '1 draw');
    const drawn = await first.tables.at(HERE.channelId);
    expect(drawn.ok && drawn.value?.viewAfter(5, undefined)).toEqual(redrawn.view(undefined));
    // a step before the barrier is free again
    await done(tables.askUndo(by(others[0] ?? ''), HERE));
  });

  it('GIVEN a request WHEN one refuses THEN nothing is taken back', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob', 'cid']);
    const before = await play(tables, '0 draw', '0 pass');
    const { rev } = (await done(tables.askUndo(by(userAt(start, 0)), HERE))).record;
    const no = await done(tables.answerVote(by(userAt(start, 1)), HERE, rev, false));
    expect(no.record.journal).toEqual(before.record.journal);
    expect(no.record.acts.at(-1)?.act).toBe('undo-refused');
    expect((await refused(tables.answerVote(by(userAt(start, 2)), HERE, rev, true))).code).toBe('T_SETTLED');
  });

  it('GIVEN a request WHEN somebody plays on, or takes a step back THEN it lapses', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    await play(tables, '0 draw', '0 pass');
    const first = await done(tables.askUndo(by(userAt(start, 0)), HERE));
    expect((await play(tables, '1 add 1')).record.vote).toBeUndefined();
    const late = tables.answerVote(by(userAt(start, 1)), HERE, first.record.rev, true);
    expect((await refused(late)).code).toBe('T_SETTLED');
    await done(tables.askUndo(by(userAt(start, 0)), HERE));
    expect((await done(tables.undo(by(userAt(start, 1)), HERE))).record.vote).toBeUndefined();
  });

  it('GIVEN a single person among AIs WHEN they ask THEN it is done at once', async () => {
    const { tables } = testTables();
    const table = await done(tables.open(by('ann'), PLACE, 'counting', 'en', { count: 1, level: 'easy' }));
    const ann = table.seatOf('ann') ?? 0;
    const ai = table.record.people[1 - ann];
    if (!table.activeSeats().includes(ann) && ai !== undefined) await done(tables.actForAi(ai, HERE, 'pass'));
    const before = await tableAt(tables);
    await done(tables.act(by('ann'), HERE, 'draw'));
    const back = await done(tables.askUndo(by('ann'), HERE));
    expect(back.record.state).toEqual(before.record.state);
  });

  it('GIVEN nothing of one’s own, or a base that lies behind it THEN there is nothing to ask for', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    expect(start.stayingFor(0)).toBeUndefined();
    expect((await refused(tables.askUndo(by(userAt(start, 0)), HERE))).code).toBe('T_NOTHING_TO_UNDO');
    expect((await refused(tables.askUndo(by('eve'), HERE))).code).toBe('T_NOT_SEATED');
  });
});

import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../src/table/notice.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { by, done, HERE, play, refused, started, tableAt, testTables, userAt } from './test-tables.ts';

async function announce(tables: Tables): Promise<Table> {
  const table = await tableAt(tables);
  const { rev } = table.record;
  const { mention, from } = noticeFor(table);
  return done(tables.announced(HERE, rev, { messageId: `m${rev}`, rev, asked: mention, from }));
}

const lastAct = ({ record }: Table) => record.acts.at(-1);

describe('a seat that is left', () => {
  it('GIVEN a game WHEN a player resigns THEN the seat is free, the game is as it was, and the log says who left it', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const before = await play(tables, '0 add 2', '0 pass');
    const leaver = userAt(before, 1);
    const table = await done(tables.resign(by(leaver), HERE));
    expect(table.record.people[1]).toEqual({ userId: 'free:1', name: '' });
    expect(table.record.state).toEqual(before.record.state);
    expect(table.record.journal).toEqual(before.record.journal);
    expect(lastAct(table)).toMatchObject({ act: 'resigned', by: { userId: leaver }, seat: 1 });
    expect(table.seatOf(leaver)).toBeUndefined();
    expect((await refused(tables.act(by(leaver), HERE, 'add 1'))).code).toBe('T_NOT_SEATED');
    expect((await refused(tables.act(by('free:1'), HERE, 'add 1'))).code).toBe('T_NOT_SEATED');
  });

  it('GIVEN a free seat WHEN anybody takes it THEN they play on there, once, and are called if it is asked', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob', 'cid']);
    const before = await play(first.tables, '0 pass');
    await announce(first.tables);
    await done(first.tables.resign(by(userAt(before, 1)), HERE));
    const { tables } = testTables({ rows: first.rows });
    expect(noticeFor(await tableAt(tables))).toMatchObject({ post: 'new', mention: [1] });
    await announce(tables);
    expect(noticeFor(await tableAt(tables)).post).toBe('edit');
    expect((await refused(tables.takeSeat(by(userAt(before, 0)), HERE, 1))).code).toBe('T_SEATED');
    const table = await done(tables.takeSeat(by('eve'), HERE, 1));
    expect(lastAct(table)).toMatchObject({ act: 'seated', by: { userId: 'eve' }, seat: 1 });
    expect(noticeFor(table)).toMatchObject({ post: 'new', mention: [1] });
    expect(table.view(table.seatOf('eve'))).toMatchObject({ viewer: 1 });
    expect((await refused(tables.takeSeat(by('fay'), HERE, 1))).code).toBe('T_SEAT_TAKEN');
    expect((await refused(tables.takeSeat(by('fay'), HERE))).code).toBe('T_NO_FREE_SEAT');
    expect((await done(tables.act(by('eve'), HERE, 'add 1'))).record.journal.at(-1)?.seat).toBe(1);
  });

  it('GIVEN a seat that is not asked WHEN it becomes free THEN the channel is told once, and again when the game waits for it', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    await announce(tables);
    const left = await done(tables.resign(by(userAt(table, 1)), HERE));
    expect(noticeFor(left)).toMatchObject({ post: 'new', mention: [1] });
    await announce(tables);
    expect(noticeFor(await play(tables, '0 add 1')).post).toBe('edit');
    expect(noticeFor(await play(tables, '0 pass'))).toMatchObject({ post: 'new', mention: [1] });
  });

  it('GIVEN a host WHEN they resign THEN another person hosts; WHEN the last person does THEN the game is over', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    expect((await done(tables.resign(by('ann'), HERE))).record.host).toBe('bob');
    const over = await done(tables.resign(by('bob'), HERE));
    expect(over.record.status).toBe('abandoned');
    expect((await refused(tables.takeSeat(by('eve'), HERE))).code).toBe('T_NOT_PLAYING');
  });

  it('GIVEN a lobby WHEN somebody resigns or takes a seat THEN nothing is changed', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), { guildId: 'g', channelId: HERE.channelId }, 'counting', 'en'));
    expect((await refused(tables.resign(by('ann'), HERE))).code).toBe('T_NOT_PLAYING');
    expect((await refused(tables.takeSeat(by('bob'), HERE, 0))).code).toBe('T_NOT_PLAYING');
  });

  it('GIVEN somebody whose time is up WHEN most of the others want it THEN their seat is free, and the log says whose it was', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob', 'cid']);
    const [wait] = start.record.waits ?? [];
    if (wait === undefined) throw new Error('nobody is waited for');
    await done(tables.told(HERE, wait, 'lapse', undefined));
    const ballot = { seat: 0, what: 'free', since: wait.since } as const;
    expect((await done(tables.vote(by(userAt(start, 1)), HERE, ballot))).seatOf(userAt(start, 0))).toBe(0);
    const freed = await done(tables.vote(by(userAt(start, 2)), HERE, ballot));
    expect(freed.record.people[0]?.userId).toBe('free:0');
    expect(lastAct(freed)).toMatchObject({ act: 'vacated', seat: 0, whom: { userId: userAt(start, 0) } });
    expect(noticeFor(freed)).toMatchObject({ post: 'new', mention: [0] });
  });
});

describe('a seat that is handed on', () => {
  it('GIVEN somebody who is asked WHEN they accept THEN the seat is theirs and the one before sees nothing of it any more', async () => {
    const first = testTables();
    const table = await started(first.tables, ['ann', 'bob']);
    await announce(first.tables);
    const owner = userAt(table, 0);
    const asked = await done(first.tables.invite(by(owner), HERE, 0, 'eve'));
    expect(noticeFor(asked)).toMatchObject({ post: 'new', mention: [], alsoMention: ['eve'] });
    await announce(first.tables);
    const { tables } = testTables({ rows: first.rows });
    expect(noticeFor(await tableAt(tables))).toMatchObject({ post: 'edit', alsoMention: [] });
    expect((await tableAt(tables)).seatOf(owner)).toBe(0);
    expect((await refused(tables.answerInvitation(by('fay'), HERE, true))).code).toBe('T_NOT_INVITED');
    const taken = await done(tables.answerInvitation(by('eve'), HERE, true));
    expect([taken.seatOf('eve'), taken.seatOf(owner)]).toEqual([0, undefined]);
    expect(lastAct(taken)).toMatchObject({ act: 'seated', seat: 0, whom: { userId: owner } });
    expect(taken.record.invitations).toBeUndefined();
    expect((await refused(tables.answerInvitation(by('eve'), HERE, true))).code).toBe('T_NOT_INVITED');
  });

  it('GIVEN somebody who is asked WHEN they decline THEN nobody moved, and the log says so', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const owner = userAt(table, 0);
    await done(tables.invite(by(owner), HERE, 0, 'eve'));
    const declined = await done(tables.answerInvitation(by('eve'), HERE, false));
    expect(declined.record.people).toEqual(table.record.people);
    expect(lastAct(declined)).toMatchObject({ act: 'declined', by: { userId: 'eve' } });
  });

  it('GIVEN another’s seat, or somebody who sits there THEN nobody can be asked', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const [one, other] = [userAt(table, 0), userAt(table, 1)];
    expect((await refused(tables.invite(by(one), HERE, 1, 'eve'))).code).toBe('T_SEAT_TAKEN');
    expect((await refused(tables.invite(by(one), HERE, 0, other))).code).toBe('T_THEY_SIT');
    expect((await refused(tables.invite(by('eve'), HERE, 0, 'fay'))).code).toBe('T_NOT_SEATED');
  });

  it('GIVEN a free seat WHEN it is handed to an AI THEN the AI plays on, and a person may take it back', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob', 'cid']);
    const [one, other] = [userAt(table, 0), userAt(table, 1)];
    expect((await refused(tables.handToAi(by(other), HERE, 0, 'easy'))).code).toBe('T_SEAT_TAKEN');
    await done(tables.resign(by(one), HERE));
    expect((await refused(tables.handToAi(by('eve'), HERE, 0, 'easy'))).code).toBe('T_NOT_SEATED');
    const handed = await done(tables.handToAi(by(other), HERE, 0, 'easy'));
    expect(handed.record.people[0]).toEqual({ userId: 'ai:1', name: 'Ada', ai: 'easy' });
    expect(lastAct(handed)).toMatchObject({ act: 'handed', by: { userId: other }, seat: 0 });
    const [waiting] = await tables.waitingForAi();
    expect(waiting?.record.id).toBe(table.record.id);
    const ai = { userId: 'ai:1', name: 'Ada', ai: 'easy' } as const;
    await done(tables.actForAi(ai, HERE, 'add 1'));
    const back = await done(tables.takeSeat(by(one), HERE, 0));
    expect(back.seatOf(one)).toBe(0);
    expect(await tables.waitingForAi()).toEqual([]);
    expect((await refused(tables.actForAi(ai, HERE, 'add 1'))).code).toBe('T_NOT_SEATED');
  });

  it('GIVEN an AI that sat there from the start THEN nobody can take its seat', async () => {
    const { tables } = testTables();
    const table = await done(
      tables.open(by('ann'), { guildId: 'g', channelId: HERE.channelId }, 'counting', 'en', {
        count: 1,
        level: 'easy',
      }),
    );
    const seat = table.record.people.findIndex(({ ai }) => ai !== undefined);
    expect((await refused(tables.takeSeat(by('eve'), HERE, seat))).code).toBe('T_SEAT_TAKEN');
  });
});

import { describe, expect, it } from 'vitest';
import { by, done, HERE, testTables, play, refused, started, tableAt, userAt } from './test-tables.ts';

describe('acting', () => {
  it('GIVEN a text in other letters and spaces WHEN it is played THEN the journal has the canonical one', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0   ADD   2 ');
    expect(table.record.journal).toMatchObject([{ seat: 0, text: 'add 2' }]);
    expect(table.view(0)).toEqual({ numbers: [2, 0], viewer: 0 });
    expect((await tableAt(tables)).record).toEqual(table.record);
  });

  it.each([
    ['who does not sit there', 'eve', 'add 1', 'T_NOT_SEATED'],
    ['whose turn it is not', 1, 'add 1', 'E_NOT_ACTIVE'],
    ['whose turn it is not, and who writes nonsense', 1, '-', 'E_NOT_ACTIVE'],
    ['who plays what is not legal', 0, 'add 0', 'E_ILLEGAL'],
    ['who writes nonsense', 0, 'fly to the moon', 'E_SYNTAX'],
  ] as const)('GIVEN somebody %s THEN it is refused and nothing changes', async (_name, who, text, code) => {
    const { tables } = testTables();
    const before = await started(tables, ['ann', 'bob']);
    const user = typeof who === 'number' ? userAt(before, who) : who;
    const refusal = await refused(tables.act(by(user), HERE, text));
    expect(refusal.code).toBe(code);
    expect(refusal.table?.record).toEqual(before.record);
    expect((await tableAt(tables)).record).toEqual(before.record);
  });

  it('GIVEN a lobby WHEN somebody acts or undoes THEN nothing is being played', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), { guildId: 'guild-1', channelId: HERE.channelId }, 'counting', 'en'));
    expect((await refused(tables.act(by('ann'), HERE, 'add 1'))).code).toBe('T_NOT_PLAYING');
    expect((await refused(tables.undo(by('ann'), HERE))).code).toBe('T_NOT_PLAYING');
  });

  it('GIVEN a step that ends the game THEN the table is finished with its standings, and takes no more steps', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 add 3', '0 end');
    expect(table.record.status).toBe('finished');
    expect(table.activeSeats()).toEqual([]);
    expect(table.prompt(0)).toBeUndefined();
    expect(table.standings().map(({ seat, total, rank }) => [seat, total, rank])).toEqual([
      [0, 3, 1],
      [1, 0, 2],
    ]);
    expect((await refused(tables.act(by(userAt(start, 0)), HERE, 'add 1'))).code).toBe('T_NOT_PLAYING');
    expect((await refused(tables.undo(by(userAt(start, 0)), HERE))).code).toBe('T_NOT_PLAYING');
  });

  it('GIVEN a mistake in the game WHEN a step meets it THEN it is reported so that it replays, nothing changes, and the table goes on', async () => {
    const { tables, reports } = testTables();
    await started(tables, ['ann', 'bob']);
    const before = await play(tables, '0 add 1', '0 draw');
    const refusal = await refused(tables.act(by(userAt(before, 0)), HERE, 'break'));
    expect(refusal.code).toBe('T_BUG');
    const { seed, base, componentSet } = before.record;
    expect(reports).toMatchObject([
      {
        game: 'counting',
        seats: 2,
        seed,
        options: { start: 0 },
        componentSet,
        base,
        journal: [
          { seat: 0, text: 'add 1' },
          { seat: 0, text: 'draw' },
        ],
        failed: [{ seat: 0, text: 'break' }],
        message: 'the game broke',
      },
    ]);
    expect((await tableAt(tables)).record).toEqual(before.record);
    expect((await play(tables, '0 add 1')).record.journal).toHaveLength(3);
  });

  it('GIVEN a mistake that leaves a state that is no JSON THEN it is reported and never saved', async () => {
    const { tables, reports } = testTables();
    const before = await started(tables, ['ann', 'bob']);
    expect((await refused(tables.act(by(userAt(before, 0)), HERE, 'spoil'))).code).toBe('T_BUG');
    expect(reports).toMatchObject([{ failed: [{ seat: 0, text: 'spoil' }], journal: [] }]);
    expect((await tableAt(tables)).record).toEqual(before.record);
    await play(tables, '0 add 1');
  });

  it('GIVEN a table that was read WHEN others play on THEN it still shows what it showed', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const old = await play(tables, '0 add 1');
    const shown = structuredClone([old.view(0), old.legalTexts(0), old.record]);
    await play(tables, '0 add 1', '0 pass', '1 add 3');
    expect([old.view(0), old.legalTexts(0), old.record]).toEqual(shown);
    expect(old.story(undefined).filter((part) => part.seat !== undefined)).toHaveLength(1);
    expect(old.activeSeats()).toEqual([0]);
  });
});

describe('stale panels', () => {
  it('GIVEN two who act at once on the same question THEN one wins and the other is told with the fresh question', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const where = { ...HERE, tableId: table.record.id, rev: table.record.rev };
    const user = userAt(table, 0);
    const answers = await Promise.all([
      tables.act(by(user), where, 'add 1'),
      tables.act(by(user), where, 'add 2'),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'played' : answer.error.code))).toEqual([
      'played',
      'T_STALE',
    ]);
    expect((await tableAt(tables)).record.journal).toHaveLength(1);
  });

  it('GIVEN a second tap on the same choice THEN it is refused as done already, until more was decided or it was taken back', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const where = { ...HERE, tableId: table.record.id, rev: table.record.rev };
    const user = userAt(table, 0);
    const tap = () => tables.act(by(user), where, 'add 3', { next: 'pass' });
    await done(tap());
    expect((await refused(tap())).code).toBe('T_REPEATED');
    await play(tables, '1 pass', '0 add 1');
    expect((await refused(tap())).code).toBe('T_STALE');
    const panel = { ...where, rev: (await tableAt(tables)).record.rev };
    await done(tables.act(by(user), panel, 'add 2'));
    await done(tables.undo(by(user), HERE));
    expect((await refused(tables.act(by(user), panel, 'add 2'))).code).toBe('T_STALE');
    expect((await tableAt(tables)).view(undefined)).toEqual({ numbers: [4, 0], viewer: 'public' });
  });

  it('GIVEN a panel of an earlier turn WHEN it is clicked THEN it is stale; a typed command is played', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const old = { ...HERE, tableId: start.record.id, rev: start.record.rev };
    const table = await play(tables, '0 pass', '1 pass');
    const refusal = await refused(tables.act(by(userAt(table, 0)), old, 'add 1'));
    expect([refusal.code, refusal.table?.record.rev]).toEqual(['T_STALE', table.record.rev]);
    await done(tables.act(by(userAt(table, 0)), HERE, 'add 1'));
  });

  it('GIVEN a panel whose question has gone WHEN it is clicked THEN it is stale, not merely "not your turn"', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const old = { ...HERE, tableId: start.record.id, rev: start.record.rev };
    const table = await play(tables, '0 pass');
    expect((await refused(tables.act(by(userAt(table, 0)), old, 'add 1'))).code).toBe('T_STALE');
  });

  it('GIVEN a simultaneous question WHEN another seat answers, or acts freely, or takes that back THEN my panel stays good', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob', 'cid']);
    const asked = await play(tables, '0 auction');
    const panel = { ...HERE, tableId: asked.record.id, rev: asked.record.rev };
    const table = await play(tables, '1 peek', '2 bid 3', '1 bid 2');
    await done(tables.undo(by(userAt(table, 1)), HERE));
    await done(tables.act(by(userAt(table, 0)), panel, 'bid 1'));
  });

  it('GIVEN my own free action in a simultaneous question WHEN I click the panel of before THEN it is stale', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const asked = await play(tables, '0 auction');
    const panel = { ...HERE, tableId: asked.record.id, rev: asked.record.rev };
    await play(tables, '1 peek');
    expect((await refused(tables.act(by(userAt(asked, 1)), panel, 'bid 1'))).code).toBe('T_STALE');
  });

  it('GIVEN the button of a panel from before an undo WHEN it is clicked THEN it is stale, and a second click on Undo is done already', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    const table = await play(tables, '0 add 1', '0 add 2');
    const panel = { ...HERE, tableId: table.record.id, rev: table.record.rev };
    const user = userAt(table, 0);
    await done(tables.undo(by(user), panel));
    expect((await refused(tables.undo(by(user), panel))).code).toBe('T_REPEATED');
    expect((await refused(tables.act(by(user), panel, 'add 3'))).code).toBe('T_STALE');
    expect((await tableAt(tables)).record.journal.map(({ text }) => text)).toEqual(['add 1']);
    await play(tables, '0 add 3');
    expect((await refused(tables.undo(by(user), panel))).code).toBe('T_STALE');
    expect((await tableAt(tables)).record.journal.map(({ text }) => text)).toEqual(['add 1', 'add 3']);
  });

  it('GIVEN a button of an earlier table of the channel WHEN it is clicked THEN it moves nothing in this one', async () => {
    const { tables } = testTables();
    const old = await started(tables, ['ann', 'bob']);
    await play(tables, '0 end');
    const table = await started(tables, ['ann', 'bob']);
    const where = { ...HERE, tableId: old.record.id, rev: 99 };
    for (const ask of [
      tables.act(by(userAt(table, 0)), where, 'add 1'),
      tables.undo(by(userAt(table, 0)), where),
      tables.abandon(by('ann'), where, true),
      tables.announced(where, 9, undefined),
    ])
      expect((await refused(ask)).code).toBe('T_OTHER_TABLE');
    expect((await tableAt(tables)).record).toEqual(table.record);
  });
});

describe('repeated interactions', () => {
  it('GIVEN an interaction that was applied WHEN it is delivered again THEN it changes nothing and shows the table', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const actor = by(userAt(table, 0));
    const answers = await Promise.all([1, 2, 3].map(() => tables.act(actor, HERE, 'add 1')));
    expect(answers.map((answer) => (answer.ok ? 'played' : answer.error.code))).toEqual([
      'played',
      'T_REPEATED',
      'T_REPEATED',
    ]);
    const refusal = await refused(tables.act(actor, HERE, 'add 1'));
    expect(refusal.table?.view(undefined)).toEqual({ numbers: [1, 0], viewer: 'public' });
  });

  it('GIVEN an interaction that was refused WHEN it comes again, now legal THEN it is played', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const actor = by(userAt(table, 1));
    await refused(tables.act(actor, HERE, 'add 1'));
    await play(tables, '0 pass');
    await done(tables.act(actor, HERE, 'add 1'));
  });

  it('GIVEN a restart WHEN an interaction of before is delivered again THEN it is known', async () => {
    const first = testTables();
    const table = await started(first.tables, ['ann', 'bob']);
    const actor = by(userAt(table, 0));
    await done(first.tables.act(actor, HERE, 'add 1'));
    const second = testTables({ rows: first.rows });
    expect((await refused(second.tables.act(actor, HERE, 'add 1'))).code).toBe('T_REPEATED');
  });

  it('GIVEN a table that was opened WHEN its command is delivered again, even after it was cancelled THEN no second one is opened', async () => {
    const { tables } = testTables();
    const actor = by('ann');
    const place = { guildId: 'guild-1', channelId: HERE.channelId };
    await done(tables.open(actor, place, 'counting', 'en'));
    expect((await refused(tables.open(actor, place, 'counting', 'en'))).code).toBe('T_REPEATED');
    await done(tables.cancel(by('ann'), HERE));
    expect((await refused(tables.open(actor, place, 'counting', 'en'))).code).toBe('T_REPEATED');
  });

  it('GIVEN a long game THEN its record remembers the last 50 interactions, not all', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const askers = Array.from({ length: 60 }, () => by(userAt(start, 0)));
    for (const actor of askers) await done(tables.act(actor, HERE, 'add 1'));
    const { interactions } = (await tableAt(tables)).record;
    expect(interactions).toEqual(askers.slice(-50).map(({ interactionId }) => interactionId));
  });

  it('GIVEN the last typed command of a game WHEN it is delivered again after the next table was opened THEN it plays nothing there', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const actor = by(userAt(table, 0));
    await done(tables.act(actor, HERE, 'end'));
    await started(tables, ['ann', 'bob']);
    expect((await refused(tables.act(actor, HERE, 'end'))).code).toBe('T_REPEATED');
  });
});

describe('stopping', () => {
  it('GIVEN moves in the queue WHEN the tables close THEN these are finished and nothing more is taken, save what has been posted', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const queued = [1, 2, 3].map(() => tables.act(by(userAt(table, 0)), HERE, 'add 1'));
    const closing = tables.close();
    const late = tables.act(by(userAt(table, 0)), HERE, 'add 1');
    await closing;
    expect((await tableAt(tables)).record.journal).toHaveLength(3);
    expect((await Promise.all(queued)).every(({ ok }) => ok)).toBe(true);
    expect((await refused(late)).code).toBe('T_CLOSING');
    expect(
      (await refused(tables.open(by('ann'), { guildId: 'g', channelId: 'c' }, 'counting', 'en'))).code,
    ).toBe('T_CLOSING');
    const rev = table.record.rev + 3;
    const told = await done(tables.announced(HERE, rev, { messageId: 'm', rev, asked: [0], from: 0 }));
    expect(told.record.announcedRev).toBe(rev);
  });
});

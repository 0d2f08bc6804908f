import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../../src/table/record.ts';
import { noticeFor, type Notice } from '../../src/table/notice.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { by, done, HERE, testTables, play, started, tableAt, userAt } from './test-tables.ts';

let messages = 0;

/** What the channel does after a step: it posts or edits as the notice says, and tells the table. */
async function announce(tables: Tables, table: Table): Promise<Notice> {
  const notice = noticeFor(table);
  if (notice.post === 'new') messages += 1;
  const { rev } = table.record;
  await done(
    tables.announced(HERE, rev, {
      messageId: `m${messages}`,
      rev,
      asked: table.activeSeats(),
      from: notice.from,
    }),
  );
  return notice;
}

/** `new @0,1 from 3`, `edit from 3` */
function words({ post, mention, from }: Notice): string {
  const called = mention.length === 0 ? '' : ` @${mention.join(',')}`;
  return `${post}${called} from ${from}`;
}

/** Plays `seat text`, or `seat undo`; a `*` before it: the channel is not told, as when drawings overtake each other. */
async function told(seats: number, moves: readonly string[]): Promise<readonly string[]> {
  const { tables } = testTables();
  const table = await started(tables, ['ann', 'bob', 'cid'].slice(0, seats));
  const said = [words(await announce(tables, table))];
  for (const move of moves) {
    const silent = move.startsWith('*');
    const [seat = '', verb = ''] = move.replace('*', '').split(' ');
    const next =
      verb === 'undo'
        ? await done(tables.undo(by(userAt(table, Number(seat))), HERE))
        : await play(tables, move.replace('*', ''));
    if (!silent) said.push(words(await announce(tables, next)));
  }
  return said;
}

const CASES: readonly (readonly [string, number, readonly string[], readonly string[]])[] = [
  ['the start', 2, [], ['new @0 from 0']],
  [
    'steps within a turn, then the next player’s turn, whose message tells what no message has told',
    2,
    ['0 add 1', '0 draw', '0 pass', '1 add 1', '1 pass'],
    ['new @0 from 0', 'edit from 0', 'edit from 0', 'new @1 from 2', 'edit from 2', 'new @0 from 4'],
  ],
  [
    'a question to another seat in the middle of a turn, and back',
    2,
    ['0 add 1', '0 ask 1', '1 nod', '0 add 1'],
    ['new @0 from 0', 'edit from 0', 'new @1 from 1', 'new @0 from 2', 'edit from 2'],
  ],
  [
    'a simultaneous question calls the others, not the one who asked for it; who answers last gives the turn back',
    3,
    ['0 auction', '0 bid 1', '1 peek', '1 bid 0', '2 bid 2', '0 add 1'],
    [
      'new @0 from 0',
      'new @1,2 from 0',
      'edit from 0',
      'edit from 0',
      'edit from 0',
      'new @0 from 4',
      'edit from 4',
    ],
  ],
  [
    'the one who continues after their own last answer is not called',
    2,
    ['0 auction', '1 bid 1', '0 bid 1', '0 add 2'],
    ['new @0 from 0', 'new @1 from 0', 'edit from 0', 'edit from 0', 'edit from 0'],
  ],
  [
    'own steps undone and played again',
    2,
    ['0 add 1', '0 undo', '0 add 2', '0 pass'],
    ['new @0 from 0', 'edit from 0', 'edit from 0', 'edit from 0', 'new @1 from 1'],
  ],
  [
    'an own answer face down, undone and given again, calls nobody twice',
    3,
    ['0 auction', '1 bid 1', '1 undo', '1 bid 2', '2 bid 0', '0 bid 3'],
    [
      'new @0 from 0',
      'new @1,2 from 0',
      'edit from 0',
      'edit from 0',
      'edit from 0',
      'edit from 0',
      'edit from 0',
    ],
  ],
  [
    'steps that the channel was not told of are told later, and nobody is left out',
    2,
    ['*0 pass', '1 add 1', '*1 pass', '*0 pass', '1 add 2', '*1 ask 0', '0 nod'],
    ['new @0 from 0', 'new @1 from 0', 'new @1 from 2', 'new @1 from 5'],
  ],
  [
    'the end calls nobody and tells the last turn',
    2,
    ['0 pass', '1 add 1', '1 end'],
    ['new @0 from 0', 'new @1 from 0', 'edit from 0', 'new from 2'],
  ],
];

describe('what the channel is told', () => {
  it.each(CASES)('GIVEN %s', async (_name, seats, moves, expected) => {
    expect(await told(seats, moves)).toEqual(expected);
  });

  it('GIVEN a game that was abandoned THEN a new message says so, once', async () => {
    const { tables } = testTables();
    await announce(tables, await started(tables, ['ann', 'bob']));
    const table = await done(tables.abandon(by('ann'), HERE, true));
    expect(words(await announce(tables, table))).toBe('new from 0');
    expect(words(noticeFor(await tableAt(tables)))).toBe('edit from 0');
  });

  it('GIVEN a message that could not be posted THEN the call is still owed after a restart, and paid once', async () => {
    const first = testTables();
    await announce(first.tables, await started(first.tables, ['ann', 'bob']));
    await play(first.tables, '0 pass');
    const { tables } = testTables({ rows: first.rows });
    const [owed] = await tables.unannounced();
    if (owed === undefined) throw new Error('nothing owed');
    expect(words(await announce(tables, owed))).toBe('new @1 from 0');
    expect(words(noticeFor(await tableAt(tables)))).toBe('edit from 0');
  });

  it('GIVEN a message that is reported late THEN a later one is not forgotten for it', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    const next = await play(tables, '0 pass');
    const report = (table: Table, messageId: string) =>
      tables.announced(HERE, table.record.rev, {
        messageId,
        rev: table.record.rev,
        asked: table.activeSeats(),
        from: 0,
      });
    await done(report(next, 'second'));
    const { record } = await done(report(start, 'first'));
    expect([record.announcement?.messageId, record.announcedRev]).toEqual(['second', next.record.rev]);
  });
});

describe('a message reported after its seat was called anew', () => {
  it('THEN the new call is still owed', async () => {
    const { tables } = testTables();
    const start = await started(tables, ['ann', 'bob']);
    await play(tables, '0 pass', '1 pass');
    const { rev } = start.record;
    const table = await done(tables.announced(HERE, rev, { messageId: 'm', rev, asked: [0], from: 0 }));
    expect(words(noticeFor(table))).toBe('new @0 from 0');
  });
});

describe('an edit', () => {
  it('GIVEN a seat called at a revision that only an edit showed THEN its call is still owed', async () => {
    const { tables } = testTables();
    await announce(tables, await started(tables, ['ann', 'bob']));
    const table = await play(tables, '0 ask 1');
    const { rev } = table.record;
    const edited = { messageId: table.record.announcement?.messageId ?? '', rev, asked: [1], from: 0 };
    expect(words(noticeFor(await done(tables.announced(HERE, rev, edited))))).toBe('new @1 from 1');
  });
});

/** The records that plain undo can't make, because a call leaves a barrier: undo by consent will. */
describe('a call that was undone', () => {
  const notice = (calledAt: readonly number[], toldOf: readonly number[], active: readonly number[]) => {
    // as: all that the notice reads
    const record = {
      status: 'playing',
      rev: 9,
      people: [],
      calledAt,
      toldOf,
      journal: [],
      announcement: { messageId: 'm', rev: 7, asked: [1], from: 0, postedRev: 7 },
    } as unknown as TableRecord;
    return words(noticeFor({ record, activeSeats: () => active }));
  };

  it.each([
    ['is not asked any more', [1, 5], [1, 5], [0], 'edit from 0'],
    ['is called again later', [1, 9], [1, 5], [1], 'new @1 from 0'],
    ['is asked the same question as before', [1, 5], [1, 5], [1], 'edit from 0'],
    ['is asked an earlier question anew', [1, 8], [1, 7], [0, 1], 'new @1 from 0'],
  ])('GIVEN somebody who was called and %s', (_name, calledAt, toldOf, active, expected) => {
    expect(notice(calledAt, toldOf, active)).toBe(expected);
  });
});

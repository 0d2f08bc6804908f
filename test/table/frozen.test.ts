import { describe, expect, it } from 'vitest';
import type { Rows } from '../../src/storage/rows.ts';
import type { TableRecord } from '../../src/table/record.ts';
import { countingGame } from './counting-game.ts';
import {
  by,
  CHANNEL,
  done,
  HERE,
  testTables,
  PLACE,
  play,
  refused,
  started,
  tableAt,
  userAt,
} from './test-tables.ts';
import { keysIn, memoryRows } from './memory-rows.ts';

type Bend = (record: TableRecord) => unknown;
const fewerPeople: Bend = ({ people, askedSince, calledAt, toldOf, ...r }) => ({
  ...r,
  people: people.filter(({ userId }) => userId === r.host),
  askedSince: askedSince.slice(1),
  calledAt: calledAt.slice(1),
  toldOf: toldOf.slice(1),
});
const BENT: readonly (readonly [string, Bend, string])[] = [
  ['of a newer schema', (r) => ({ ...r, schema: 99 }), 'newer version of the bot'],
  ['without a schema', ({ schema: _, ...r }) => r, 'schema number is missing'],
  ['without a journal', ({ journal: _, ...r }) => r, '$.journal is missing'],
  ['with a field of somebody else', (r) => ({ ...r, colour: 'red' }), '$.colour is not known'],
  ['whose barrier lies outside', (r) => ({ ...r, barrier: 9 }), 'barrier'],
  ['whose journal names nobody', (r) => ({ ...r, journal: [{ seat: 7, text: 'x', at: 1, rev: 2 }] }), 'seat'],
  ['that lost its state', ({ state: _, ...r }) => r, 'base and state'],
  ['whose state fails the game’s check', (r) => ({ ...r, state: { ...r.state, numbers: 3 } }), '$.numbers'],
  ['of newer rules', (r) => ({ ...r, rulesVersion: 2 }), 'rules 2'],
  ['of a game that is gone', (r) => ({ ...r, gameId: 'chess' }), 'chess'],
  [
    'whose set has another hash',
    (r) => ({ ...r, componentSet: { ...r.componentSet, hash: 'dead' } }),
    'dead',
  ],
  ['whose set is missing', (r) => ({ ...r, componentSet: { ...r.componentSet, version: 4 } }), 'plain 4'],
  ['in a language that nobody speaks', (r) => ({ ...r, locale: 'de' }), 'locale'],
  ['with fewer people than its state has seats', fewerPeople, 'seats'],
  ['whose people are one twice', (r) => ({ ...r, people: [r.people[0], r.people[0]] }), 'twice'],
  ['whose host is not there', (r) => ({ ...r, host: 'nobody' }), 'host'],
  [
    'of another channel',
    (r) => ({ ...r, place: { ...r.place, channelId: 'channel-9' } }),
    'belongs to channel-9',
  ],
  ['whose fingerprint is not its seed’s', (r) => ({ ...r, seedHash: 'dead' }), 'fingerprint'],
  ['that is playing while its game is over', (r) => ({ ...r, state: { ...r.state, frames: [] } }), 'over'],
  [
    'whose journal doesn’t play',
    (r) => ({ ...r, rev: 9, journal: [{ seat: 0, text: 'fly', at: 1, rev: 4 }] }),
    'journal',
  ],
  [
    'whose journal is ahead of its revision',
    (r) => ({ ...r, journal: [{ seat: 0, text: 'add 1', at: 1, rev: 99 }] }),
    'revision',
  ],
  [
    'that calls a seat that is not there',
    (r) => ({ ...r, announcement: { messageId: '1', rev: 1, asked: [9], from: 0 } }),
    'seat',
  ],
  ['that is no object', () => 'hello', 'schema number is missing'],
  ['that is null', () => null, 'schema number is missing'],
];

describe('a frozen table', () => {
  it.each(BENT)(
    'GIVEN a record %s THEN the table is frozen, says why, is never written, and others go on',
    async (_name, bend, why) => {
      const { tables: earlier, rows, archive } = testTables();
      const { record } = await started(earlier, ['ann', 'bob']);
      await rows.write(CHANNEL, bend(record));
      const { tables } = testTables({ rows, archive });
      const before = await rows.read(CHANNEL);
      const user = record.people[0]?.userId ?? '';
      const asks = [
        tables.at(CHANNEL),
        tables.act(by(user), HERE, 'add 1'),
        tables.undo(by(user), HERE),
        tables.abandon(by(record.host), HERE, true),
        tables.announced(HERE, 9, undefined, 'm1'),
        tables.open(by('ann'), PLACE, 'counting', 'en'),
      ];
      for (const ask of asks) {
        const refusal = await refused(ask);
        expect(refusal.code).toBe('T_FROZEN');
        expect(refusal.about).toContain(why);
      }
      expect(await rows.read(CHANNEL)).toEqual(before);
      expect(await keysIn(archive)).toEqual({ ok: true, value: [] });
      await done(tables.open(by('ann'), { ...PLACE, channelId: 'channel-2' }, 'counting', 'en'));
      const again = testTables({ rows });
      expect((await again.tables.of('ann', 'guild-1')).map((table) => table.record.place.channelId)).toEqual([
        'channel-2',
      ]);
    },
  );

  it('GIVEN a journal that was bent while the bot was away THEN nothing more is saved, whoever moves', async () => {
    const { tables: earlier, rows } = testTables();
    await started(earlier, ['ann', 'bob']);
    const { record } = await play(earlier, '0 add 2', '0 pass', '1 add 1');
    const [first, ...rest] = record.journal;
    await rows.write(CHANNEL, { ...record, journal: [{ ...first, text: 'nod' }, ...rest] });
    const { tables } = testTables({ rows });
    const before = await rows.read(CHANNEL);
    const refusal = await refused(tables.act(by(record.people[1]?.userId ?? ''), HERE, 'add 1'));
    expect([refusal.code, refusal.about]).toEqual(['T_FROZEN', expect.stringContaining('journal')]);
    expect(await rows.read(CHANNEL)).toEqual(before);
  });

  it.each([
    ['that nobody understands', (r: TableRecord): unknown => ({ ...r, schema: 99 })],
    ['whose set is gone', (r: TableRecord) => ({ ...r, componentSet: { ...r.componentSet, version: 4 } })],
  ])(
    'GIVEN a record %s WHEN somebody who manages the channel puts it away THEN it is archived as it stands and the channel is free',
    async (_name, bend) => {
      const { tables: earlier, rows, archive } = testTables();
      const { record } = await started(earlier, ['ann', 'bob']);
      const bent = bend(record);
      await rows.write(CHANNEL, bent);
      const { tables } = testTables({ rows, archive });
      expect((await refused(tables.putAway(by('eve'), CHANNEL, false))).code).toBe('T_NOT_IN_CHARGE');
      expect(await rows.read(CHANNEL)).toEqual({ ok: true, value: bent });
      expect(await tables.putAway(by('eve'), CHANNEL, true)).toMatchObject({ ok: true });
      const [key = ''] = await keysOf(archive);
      expect(key).toContain(`${CHANNEL}-`);
      expect(await archive.read(key)).toEqual({ ok: true, value: bent });
      expect(await tables.at(CHANNEL)).toEqual({ ok: true, value: undefined });
      await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    },
  );

  it('GIVEN a lobby whose set is gone THEN its host may put it away too; a table that can be read never is', async () => {
    const { tables: earlier, rows, archive } = testTables();
    const { record } = await done(earlier.open(by('ann'), PLACE, 'counting', 'en'));
    expect((await refused(earlier.putAway(by('ann'), CHANNEL, true))).code).toBe('T_OTHER_TABLE');
    await rows.write(CHANNEL, { ...record, componentSet: { ...record.componentSet, version: 4 } });
    const { tables } = testTables({ rows, archive });
    expect((await refused(tables.at(CHANNEL))).host).toBe('ann');
    expect(await tables.putAway(by('ann'), CHANNEL, false)).toMatchObject({ ok: true });
    expect((await refused(tables.putAway(by('ann'), CHANNEL, true))).code).toBe('T_NO_TABLE');
  });

  it('GIVEN a deleted channel THEN its table is put away, and nobody is waited for there', async () => {
    const { tables, archive } = testTables();
    const { record } = await started(tables, ['ann', 'bob']);
    expect(await tables.of('ann', 'guild-1')).toHaveLength(1);
    await tables.channelGone(CHANNEL);
    expect(await tables.of('ann', 'guild-1')).toEqual([]);
    expect(await tables.unannounced()).toEqual([]);
    expect(await archive.read(`${CHANNEL}-${record.id}`)).toEqual({ ok: true, value: record });
    await tables.channelGone(CHANNEL);
    await tables.channelGone('another channel');
    expect(await keysOf(archive)).toHaveLength(1);
  });

  it('GIVEN a finished table whose game is gone WHEN its channel opens another THEN it is archived all the same', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    const { record } = await play(first.tables, '0 end');
    const other = { ...countingGame(), id: 'other' };
    const { tables, archive } = testTables({ rows: first.rows, games: [other] });
    expect((await refused(tables.at(CHANNEL))).code).toBe('T_FROZEN');
    await done(tables.open(by('ann'), PLACE, 'other', 'en'));
    expect(await archive.read(`${CHANNEL}-${record.id}`)).toEqual({ ok: true, value: record });
  });

  it('GIVEN a frozen table WHEN its component set is back THEN it goes on where it was', async () => {
    const first = testTables();
    await started(first.tables, ['ann', 'bob']);
    await play(first.tables, '0 add 2');
    const without = testTables({ rows: first.rows, games: [countingGame({ hash: 'beef' })] });
    expect((await refused(without.tables.at(CHANNEL))).code).toBe('T_FROZEN');
    const back = testTables({ rows: first.rows });
    expect((await play(back.tables, '0 add 1')).view(undefined)).toEqual({
      numbers: [3, 0],
      viewer: 'public',
    });
  });
});

async function keysOf(rows: Rows): Promise<readonly string[]> {
  const keys = await keysIn(rows);
  return keys.ok ? keys.value : [];
}

describe('failed writes', () => {
  it('GIVEN a full disk WHEN somebody acts, undoes or joins THEN nothing changes, and when there is room again it does', async () => {
    const rows = memoryRows();
    const { tables } = testTables({ rows });
    await started(tables, ['ann', 'bob']);
    const before = await play(tables, '0 add 1');
    const user = userAt(before, 0);
    rows.failing = 'writes';
    const actor = by(user);
    for (const ask of [tables.act(actor, HERE, 'add 2'), tables.undo(by(user), HERE)]) {
      const refusal = await refused(ask);
      expect([refusal.code, refusal.about]).toEqual(['T_STORE', 'the disk is full.']);
      expect(refusal.table?.record).toEqual(before.record);
    }
    expect((await tableAt(tables)).record).toEqual(before.record);
    rows.failing = 'no';
    const table = await done(tables.act(actor, HERE, 'add 3'));
    expect(table.view(undefined)).toEqual({ numbers: [4, 0], viewer: 'public' });
    expect(table.viewAfter(2, undefined)).toEqual({ numbers: [4, 0], viewer: 'public' });
  });

  it('GIVEN a store that can’t be read WHEN somebody acts or opens THEN it is not taken for an empty channel', async () => {
    const rows = memoryRows();
    const { tables } = testTables({ rows });
    const { record } = await started(tables, ['ann', 'bob']);
    rows.failing = 'all';
    expect((await refused(tables.open(by('ann'), PLACE, 'counting', 'en'))).code).toBe('T_STORE');
    expect((await refused(tables.act(by('ann'), HERE, 'add 1'))).code).toBe('T_STORE');
    const { tables: anew } = testTables({ rows });
    expect((await refused(anew.at(CHANNEL))).code).toBe('T_STORE');
    rows.failing = 'no';
    expect((await tableAt(anew)).record).toEqual(record);
    expect((await tableAt(tables)).record).toEqual(record);
  });
});

import { describe, expect, it } from 'vitest';
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
} from './test-tables.ts';
import { keysIn, memoryRows } from './memory-rows.ts';

describe('the archive', () => {
  it.each(['finished', 'cancelled', 'abandoned'])(
    'GIVEN a table that is %s WHEN its channel opens another THEN the old record is in the archive as it was, and only then gone from the channel',
    async (status) => {
      const { tables, archive } = testTables();
      if (status === 'cancelled') {
        await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
        await done(tables.cancel(by('ann'), HERE));
      } else {
        await started(tables, ['ann', 'bob']);
        await (status === 'finished' ? play(tables, '0 end') : done(tables.abandon(by('ann'), HERE, true)));
      }
      const old = await tableAt(tables);
      expect(old.record.status).toBe(status);
      expect(await keysIn(archive)).toEqual({ ok: true, value: [] });
      const next = await done(tables.open(by('bob'), PLACE, 'counting', 'en'));
      expect(next.record.id).not.toBe(old.record.id);
      expect(await archive.read(`${CHANNEL}-${old.record.id}`)).toEqual({ ok: true, value: old.record });
    },
  );

  it('GIVEN a bot killed between archiving and opening WHEN the table is opened again THEN it is archived once', async () => {
    const { tables, archive, rows } = testTables();
    await started(tables, ['ann', 'bob']);
    const { record } = await play(tables, '0 end');
    await archive.write(`${CHANNEL}-${record.id}`, record);
    const again = testTables({ rows, archive, seed: 'other' });
    await done(again.tables.open(by('ann'), PLACE, 'counting', 'en'));
    expect(await keysIn(archive)).toEqual({ ok: true, value: [`${CHANNEL}-${record.id}`] });
  });

  it('GIVEN an archive that can’t be written WHEN the channel opens another table THEN the finished one stays', async () => {
    const archive = memoryRows();
    const { tables } = testTables({ archive });
    await started(tables, ['ann', 'bob']);
    const { record } = await play(tables, '0 end');
    archive.failing = 'writes';
    expect((await refused(tables.open(by('ann'), PLACE, 'counting', 'en'))).code).toBe('T_STORE');
    expect((await tableAt(tables)).record).toEqual(record);
  });

  it('GIVEN three games after each other in one channel THEN the archive has the first two', async () => {
    const { tables, archive } = testTables();
    const ids: string[] = [];
    for (let game = 0; game < 3; game += 1) {
      ids.push((await started(tables, ['ann', 'bob'])).record.id);
      await play(tables, '0 end');
    }
    const keys = ids.slice(0, 2).map((id) => `${CHANNEL}-${id}`);
    expect(await keysIn(archive)).toEqual({ ok: true, value: keys.sort() });
  });
});

describe('finding tables', () => {
  it('GIVEN tables in several channels and servers WHEN a user asks for theirs THEN those of this server that are not over, the waiting ones first', async () => {
    const first = testTables();
    const place = (channelId: string, guildId = 'guild-1') => ({ channelId, guildId });
    const game = async (channelId: string, guildId?: string) => {
      await done(first.tables.open(by('ann'), place(channelId, guildId), 'counting', 'en'));
      await done(first.tables.join(by('bob'), { channelId }));
      return done(first.tables.start(by('ann'), { channelId }));
    };
    const pass = async (channelId: string, userId: string) =>
      done(first.tables.act(by(userId), { channelId }, 'pass'));
    const seated = async (channelId: string, wanted: string) => {
      const table = await game(channelId);
      const asked = table.record.people[0]?.userId ?? '';
      if (asked !== wanted) await pass(channelId, asked);
    };
    await seated('c1', 'bob');
    await seated('c2', 'ann');
    await game('c3', 'guild-2');
    await game('c4');
    await done(first.tables.abandon(by('ann'), { channelId: 'c4' }, true));
    await done(first.tables.open(by('bob'), place('c5'), 'counting', 'en'));
    const channels = async (tables: typeof first.tables, user: string) =>
      (await tables.of(user, 'guild-1')).map(({ record }) => record.place.channelId);
    expect(await channels(first.tables, 'ann')).toEqual(['c2', 'c1']);
    expect(await channels(first.tables, 'bob')).toEqual(['c1', 'c2', 'c5']);
    expect(await channels(first.tables, 'eve')).toEqual([]);
    expect(await channels(testTables({ rows: first.rows }).tables, 'bob')).toEqual(['c1', 'c2', 'c5']);
  });

  it('GIVEN ten thousand tables of others, some of them damaged WHEN a user asks for theirs THEN only theirs are read', async () => {
    const first = testTables();
    const { record } = await started(first.tables, ['ann', 'bob']);
    const rows = memoryRows();
    await rows.write(CHANNEL, record);
    const others = JSON.stringify({ ...record, people: record.people.slice(0, 0), journal: 'damaged' });
    for (let channel = 0; channel < 10_000; channel += 1)
      rows.texts.set(`other-${channel}`, channel % 2 === 0 ? others : others.slice(0, 50));
    const read: string[] = [];
    const { tables } = testTables({
      rows: {
        ...rows,
        read: (key) => {
          read.push(key);
          return rows.read(key);
        },
      },
    });
    expect(await tables.of('ann', 'guild-1')).toHaveLength(1);
    expect(read).toEqual([CHANNEL]);
  });

  it('GIVEN revisions that the channel has not seen WHEN the bot starts THEN it knows them, until they are announced', async () => {
    const first = testTables();
    const table = await started(first.tables, ['ann', 'bob']);
    const { tables } = testTables({ rows: first.rows });
    expect((await tables.unannounced()).map(({ record }) => record.id)).toEqual([table.record.id]);
    const { rev } = table.record;
    await done(tables.announced(HERE, rev, { messageId: 'm1', rev, asked: [0], from: 0 }));
    expect(await tables.unannounced()).toEqual([]);
    expect((await tableAt(tables)).record).toMatchObject({ rev, announcedRev: rev });
    await play(tables, '0 add 1');
    expect(await tables.unannounced()).toHaveLength(1);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
} from './test-tables.ts';

describe('opening a table', () => {
  it('GIVEN a channel without a table WHEN somebody opens one THEN a lobby with them as host stands there, with the hash of its seed', async () => {
    const { tables } = testTables();
    const table = await done(tables.open(by('ann'), PLACE, 'counting', 'pl'));
    const { status, host, people, locale, options, seed, seedHash } = table.record;
    expect({ status, host, people, locale, options }).toEqual({
      status: 'lobby',
      host: 'ann',
      people: [{ userId: 'ann', name: 'ANN' }],
      locale: 'pl',
      options: { start: 0, alone: false },
    });
    expect(seedHash).toBe(createHash('sha256').update(seed).digest('hex'));
    expect((await tableAt(tables)).record).toEqual(table.record);
  });

  it('GIVEN a lobby or a game WHEN another is opened in its channel THEN it is refused and shown; another channel is free', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    const refusal = await refused(tables.open(by('bob'), PLACE, 'counting', 'en'));
    expect([refusal.code, refusal.table?.record.host]).toEqual(['T_OPEN_TABLE', 'ann']);
    await done(tables.open(by('bob'), { ...PLACE, channelId: 'channel-2' }, 'counting', 'en'));
  });

  it('GIVEN a game that this bot does not have WHEN it is to be opened THEN the refusal names it and nothing stands there', async () => {
    const { tables } = testTables();
    const refusal = await refused(tables.open(by('ann'), PLACE, 'chess', 'en'));
    expect([refusal.code, refusal.rule?.about]).toEqual(['E_OPTION', 'game=chess']);
    expect(await tables.at(CHANNEL)).toEqual({ ok: true, value: undefined });
  });

  it('GIVEN two who open at once THEN one gets the lobby and the other is told of it', async () => {
    const { tables } = testTables();
    const answers = await Promise.all(
      ['ann', 'bob'].map((user) => tables.open(by(user), PLACE, 'counting', 'en')),
    );
    expect(answers.map((answer) => (answer.ok ? 'opened' : answer.error.code))).toEqual([
      'opened',
      'T_OPEN_TABLE',
    ]);
  });
});

describe('a lobby', () => {
  it('GIVEN a lobby WHEN people join THEN they sit in that order, until it is full', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    expect((await refused(tables.join(by('bob'), HERE))).code).toBe('T_SEATED');
    const table = await done(tables.join(by('cid'), HERE));
    expect(table.record.people.map(({ userId }) => userId)).toEqual(['ann', 'bob', 'cid']);
    const refusal = await refused(tables.join(by('dan'), HERE));
    expect([refusal.code, refusal.table?.record.people.length]).toEqual(['T_FULL', 3]);
  });

  it('GIVEN a lobby that has changed since WHEN its old Join button is pressed THEN it still seats', async () => {
    const { tables } = testTables();
    const opened = await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    const where = { ...HERE, tableId: opened.record.id, rev: opened.record.rev };
    expect((await done(tables.join(by('cid'), where))).record.people).toHaveLength(3);
  });

  it('GIVEN no table WHEN somebody joins, leaves, starts or cancels THEN they are told that there is none', async () => {
    const { tables } = testTables();
    const answers = [tables.join, tables.leave, tables.start, tables.cancel, tables.undo].map((ask) =>
      refused(ask(by('ann'), HERE)),
    );
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(5).fill('T_NO_TABLE'));
  });

  it('GIVEN a lobby WHEN its host leaves THEN the next one is host; the last one closes it', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    expect((await refused(tables.leave(by('eve'), HERE))).code).toBe('T_NOT_SEATED');
    expect((await done(tables.leave(by('ann'), HERE))).record.host).toBe('bob');
    const closed = await done(tables.leave(by('bob'), HERE));
    expect(closed.record.status).toBe('cancelled');
    expect((await refused(tables.join(by('ann'), HERE))).code).toBe('T_NO_TABLE');
  });

  it('GIVEN a lobby WHEN a guest leaves THEN the host stays host', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    expect((await done(tables.leave(by('bob'), HERE))).record.host).toBe('ann');
  });

  it('GIVEN a lobby WHEN somebody else than the host configures, starts or cancels it THEN it is refused', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    const answers = [
      refused(tables.configure(by('bob'), HERE, { locale: 'fr' })),
      refused(tables.start(by('bob'), HERE)),
      refused(tables.cancel(by('bob'), HERE)),
    ];
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(3).fill('T_NOT_HOST'));
    expect((await refused(tables.abandon(by('bob'), HERE, false))).code).toBe('T_NOT_IN_CHARGE');
    expect((await done(tables.cancel(by('ann'), HERE))).record.status).toBe('cancelled');
  });

  it('GIVEN a lobby whose host has gone WHEN somebody who manages the channel abandons it THEN it is cancelled', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    expect((await done(tables.abandon(by('mod'), HERE, true))).record.status).toBe('cancelled');
  });
});

describe('the lobby’s options', () => {
  it('GIVEN a host WHEN they set an option, the language and the component set THEN the lobby has them', async () => {
    const { tables } = testTables({ games: [countingGame(), countingGame({ setVersion: 2, hash: 'beef' })] });
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.configure(by('ann'), HERE, { option: 'start', value: 5 }));
    await done(tables.configure(by('ann'), HERE, { locale: 'fr' }));
    const table = await done(
      tables.configure(by('ann'), HERE, { componentSet: { id: 'plain', version: 2 } }),
    );
    const { options, locale, componentSet } = table.record;
    expect({ options, locale, componentSet }).toEqual({
      options: { start: 5, alone: false },
      locale: 'fr',
      componentSet: { id: 'plain', version: 2, hash: 'beef' },
    });
    expect(table.game.componentSet.version).toBe(2);
  });

  it.each([
    ['a value that the option does not have', { option: 'start', value: 4 }, 'start=4'],
    ['an option that the game does not have', { option: 'wind', value: true }, 'wind=true'],
    ['an option that no possible number of seats asks', { option: 'alone', value: true }, 'alone=true'],
    ['a set that is not loaded', { componentSet: { id: 'plain', version: 9 } }, 'set=plain-9'],
  ] as const)('GIVEN %s WHEN it is chosen THEN the refusal names it', async (_name, change, about) => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    const refusal = await refused(tables.configure(by('ann'), HERE, change));
    expect([refusal.code, refusal.rule?.about]).toEqual(['E_OPTION', about]);
    expect(refusal.table?.record.rev).toBe(1);
  });
});

describe('starting', () => {
  it('GIVEN enough people WHEN the host starts THEN the game is set up with the chosen options and those that do not apply are gone', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    await done(tables.join(by('bob'), HERE));
    await done(tables.configure(by('ann'), HERE, { option: 'start', value: 5 }));
    const table = await done(tables.start(by('ann'), HERE));
    expect(table.record.status).toBe('playing');
    expect(table.record.options).toEqual({ start: 5 });
    expect(table.view(undefined)).toEqual({ numbers: [5, 5], viewer: 'public' });
    expect(table.activeSeats()).toEqual([0]);
  });

  it('GIVEN too few people WHEN the host starts THEN it is refused', async () => {
    const { tables } = testTables();
    await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
    expect((await refused(tables.start(by('ann'), HERE))).code).toBe('T_TOO_FEW');
  });

  it('GIVEN a lobby of three WHEN the game now seats two THEN it does not start until somebody leaves', async () => {
    const first = testTables();
    await done(first.tables.open(by('ann'), PLACE, 'counting', 'en'));
    for (const user of ['bob', 'cid']) await done(first.tables.join(by(user), HERE));
    const small = { ...countingGame(), seats: { min: 2, max: 2 } };
    const { tables } = testTables({ rows: first.rows, games: [small] });
    expect((await refused(tables.start(by('ann'), HERE))).code).toBe('T_FULL');
    await done(tables.leave(by('cid'), HERE));
    await done(tables.start(by('ann'), HERE));
  });

  it('GIVEN the same seed WHEN two tables start THEN seats and state are the same; with other seeds every order occurs', async () => {
    const orders = new Set<string>();
    const order = async (seed: string): Promise<string> => {
      const table = await started(testTables({ seed }).tables, ['ann', 'bob', 'cid']);
      return `${table.record.people.map(({ userId }) => userId).join(' ')} ${JSON.stringify(table.record.state)}`;
    };
    expect(await order('same')).toBe(await order('same'));
    for (let i = 0; i < 60; i += 1) orders.add((await order(`seed${i}`)).slice(0, 11));
    expect([...orders].sort()).toEqual([
      'ann bob cid',
      'ann cid bob',
      'bob ann cid',
      'bob cid ann',
      'cid ann bob',
      'cid bob ann',
    ]);
  });

  it('GIVEN a game WHEN Start, Join, Leave, Options or Cancel is pressed again THEN there is no lobby any more', async () => {
    const { tables } = testTables();
    const table = await started(tables, ['ann', 'bob']);
    const answers = [
      refused(tables.start(by('ann'), HERE)),
      refused(tables.join(by('cid'), HERE)),
      refused(tables.leave(by('bob'), HERE)),
      refused(tables.configure(by('ann'), HERE, { locale: 'fr' })),
      refused(tables.cancel(by('ann'), HERE)),
    ];
    expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(5).fill('T_NOT_LOBBY'));
    expect((await tableAt(tables)).record).toEqual(table.record);
  });
});

describe('a table that is over', () => {
  it.each(['cancelled', 'finished', 'abandoned'])(
    'GIVEN that it was %s WHEN somebody joins, leaves, configures, starts or cancels THEN they are told that no table is open',
    async (status) => {
      const { tables } = testTables();
      if (status === 'cancelled') {
        await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
        await done(tables.cancel(by('ann'), HERE));
      } else {
        await started(tables, ['ann', 'bob']);
        await (status === 'finished' ? play(tables, '0 end') : done(tables.abandon(by('ann'), HERE, true)));
      }
      const answers = [
        refused(tables.join(by('cid'), HERE)),
        refused(tables.leave(by('ann'), HERE)),
        refused(tables.configure(by('ann'), HERE, { locale: 'fr' })),
        refused(tables.start(by('ann'), HERE)),
        refused(tables.cancel(by('ann'), HERE)),
      ];
      expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(Array(5).fill('T_NO_TABLE'));
    },
  );
});

describe('abandoning', () => {
  it('GIVEN a game WHEN somebody who manages the channel ends it THEN it is over, and nobody else who does not sit there may', async () => {
    const { tables } = testTables();
    await started(tables, ['ann', 'bob']);
    expect((await refused(tables.abandon(by('eve'), HERE, false))).code).toBe('T_NOT_IN_CHARGE');
    const table = await done(tables.abandon(by('mod'), HERE, true));
    expect(table.record.status).toBe('abandoned');
    expect(table.activeSeats()).toEqual([]);
    expect(table.record.acts.at(-1)).toMatchObject({ act: 'abandoned', by: { userId: 'mod' } });
    expect((await refused(tables.act(by('ann'), HERE, 'add 1'))).code).toBe('T_NOT_PLAYING');
    expect((await refused(tables.abandon(by('ann'), HERE, true))).code).toBe('T_NOT_PLAYING');
  });
});

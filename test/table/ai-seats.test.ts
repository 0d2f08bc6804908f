import { describe, expect, it } from 'vitest';
import { noticeFor } from '../../src/table/notice.ts';
import type { Person } from '../../src/table/record.ts';
import type { Table, Tables } from '../../src/table/tables.ts';
import { by, done, HERE, PLACE, refused, tableAt, testTables } from './test-tables.ts';

async function lobby(tables: Tables): Promise<Table> {
  await done(tables.open(by('ann'), PLACE, 'counting', 'en'));
  return done(tables.addAi(by('ann'), HERE, 'normal'));
}

function aiOf({ record }: Table): Person {
  const ai = record.people.find((person) => person.ai !== undefined);
  if (ai === undefined) throw new Error('no AI sits there');
  return ai;
}

const seatOfAi = (table: Table): number => table.record.people.indexOf(aiOf(table));

/** A game of Ann against one AI, with the AI to decide. */
async function aiToMove(tables: Tables): Promise<Table> {
  const table = await done(tables.open(by('ann'), PLACE, 'counting', 'en', { count: 1, level: 'easy' }));
  if (table.activeSeats().includes(seatOfAi(table))) return table;
  return done(tables.act(by('ann'), HERE, 'pass'));
}

describe('AI seats in the lobby', () => {
  it('GIVEN a lobby WHEN the host adds an AI THEN it sits there with a name and its level, as nobody of Discord', async () => {
    const { tables } = testTables();
    const table = await lobby(tables);
    expect(table.record.people).toEqual([
      { userId: 'ann', name: 'ANN' },
      { userId: 'ai:1', name: 'Ada', ai: 'normal' },
    ]);
    expect((await tableAt(tables)).record).toEqual(table.record);
  });

  it('GIVEN a lobby WHEN somebody else adds or removes an AI THEN they are told that only the host may', async () => {
    const { tables } = testTables();
    await lobby(tables);
    await done(tables.join(by('bob'), HERE));
    expect((await refused(tables.addAi(by('bob'), HERE, 'hard'))).code).toBe('T_NOT_HOST');
    expect((await refused(tables.removeAi(by('bob'), HERE, 'ai:1'))).code).toBe('T_NOT_HOST');
  });

  it('GIVEN a full lobby WHEN an AI is added THEN it is refused; WHEN one is removed THEN a person may join', async () => {
    const { tables } = testTables();
    await lobby(tables);
    const full = await done(tables.addAi(by('ann'), HERE, 'hard'));
    expect(full.record.people.map(({ name }) => name)).toEqual(['ANN', 'Ada', 'Hugo']);
    expect((await refused(tables.addAi(by('ann'), HERE, 'hard'))).code).toBe('T_FULL');
    expect((await refused(tables.join(by('bob'), HERE))).code).toBe('T_FULL');
    await done(tables.removeAi(by('ann'), HERE, 'ai:1'));
    expect((await refused(tables.removeAi(by('ann'), HERE, 'ai:1'))).code).toBe('T_REPEATED');
    const joined = await done(tables.join(by('bob'), HERE));
    expect(joined.record.people.map(({ name }) => name)).toEqual(['ANN', 'Hugo', 'BOB']);
  });

  it('GIVEN people and AIs in a lobby WHEN the host leaves THEN a person hosts it; WHEN the last person leaves THEN it closes', async () => {
    const { tables } = testTables();
    await lobby(tables);
    await done(tables.join(by('bob'), HERE));
    expect((await done(tables.leave(by('ann'), HERE))).record.host).toBe('bob');
    expect((await done(tables.leave(by('bob'), HERE))).record.status).toBe('cancelled');
  });
});

describe('a game against AI seats', () => {
  it('GIVEN an empty channel WHEN a table against one AI is opened THEN the game runs at once', async () => {
    const { tables } = testTables();
    const table = await done(tables.open(by('ann'), PLACE, 'counting', 'en', { count: 1, level: 'hard' }));
    expect(table.record.status).toBe('playing');
    expect(table.record.people.map(({ ai }) => ai).sort()).toEqual(['hard', undefined]);
  });

  it('GIVEN too many or too few opponents THEN nothing is opened', async () => {
    const { tables } = testTables();
    const against = (count: number) => ({ count, level: 'easy' }) as const;
    expect((await refused(tables.open(by('ann'), PLACE, 'counting', 'en', against(3)))).code).toBe('T_FULL');
    expect((await refused(tables.open(by('ann'), PLACE, 'counting', 'en', against(0)))).code).toBe(
      'T_TOO_FEW',
    );
    expect(await tables.at(PLACE.channelId)).toEqual({ ok: true, value: undefined });
  });

  it('GIVEN an AI that has to decide THEN no person can decide for it, and its own decision is a decision of its seat', async () => {
    const { tables } = testTables();
    const table = await aiToMove(tables);
    const ai = aiOf(table);
    const act = (userId: string) => tables.act(by(userId), HERE, 'add 2');
    expect((await refused(act('ann'))).code).toBe('E_NOT_ACTIVE');
    expect((await refused(act(ai.userId))).code).toBe('T_NOT_SEATED');
    expect((await refused(tables.undo(by(ai.userId), HERE))).code).toBe('T_NOT_SEATED');
    const ann = { userId: 'ann', name: 'ANN' };
    expect((await refused(tables.actForAi(ann, HERE, 'add 2'))).code).toBe('T_NOT_SEATED');
    const decided = await done(tables.actForAi(ai, HERE, 'add 2'));
    expect(decided.record.journal.at(-1)).toMatchObject({ seat: seatOfAi(table), text: 'add 2' });
    expect(decided.record.interactions).toEqual(table.record.interactions);
  });

  it('GIVEN an AI that thought about an earlier question THEN its answer is refused as stale', async () => {
    const { tables } = testTables();
    const table = await aiToMove(tables);
    const asked = { ...HERE, rev: table.record.rev };
    await done(tables.actForAi(aiOf(table), asked, 'add 1'));
    expect((await refused(tables.actForAi(aiOf(table), asked, 'add 1'))).code).toBe('T_STALE');
  });

  it('GIVEN an AI that has to decide WHEN the channel hears of it THEN the AI is not mentioned, and the person after it is', async () => {
    const { tables } = testTables();
    const table = await aiToMove(tables);
    expect(noticeFor(table).mention).toEqual([]);
    const decided = await done(tables.actForAi(aiOf(table), HERE, 'pass'));
    expect(noticeFor(decided).mention).toEqual([1 - seatOfAi(table)]);
  });

  it('GIVEN a bot that was restarted while an AI had to decide THEN its table is found, and it can decide', async () => {
    const first = testTables();
    const table = await aiToMove(first.tables);
    await first.tables.close();
    const { tables } = testTables({ rows: first.rows });
    expect((await tables.waitingForAi()).map(({ record }) => record.id)).toEqual([table.record.id]);
    const decided = await done(tables.actForAi(aiOf(table), HERE, 'pass'));
    expect(await tables.waitingForAi()).toEqual([]);
    expect(decided.activeSeats()).toEqual([1 - seatOfAi(table)]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_SCHEMA, type TableRecord } from '../../src/table/record.ts';
import { CHANNEL, by, done, HERE, testTables, PLACE, play, tableAt, userAt } from './test-tables.ts';
import { memoryRows } from './memory-rows.ts';

/*
 * Records as each released schema saved them. A file in fixtures/ never changes: a new schema gets new ones beside them,
 * and a migration that leads from the old ones to it.
 */

const FOLDER = new URL('./fixtures/', import.meta.url);

async function houseWith(name: string) {
  const rows = memoryRows();
  rows.texts.set(CHANNEL, readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  const one = testTables({ rows });
  return { ...one, table: await tableAt(one.tables) };
}

describe('records of released schemas', () => {
  it('GIVEN every schema up to the present THEN it has a lobby, a game and a result here', () => {
    const wanted = Array.from({ length: TABLE_SCHEMA }, (_, index) =>
      ['finished', 'lobby', 'playing'].map((status) => `schema-${index + 1}-${status}.json`),
    );
    expect(readdirSync(FOLDER).sort()).toEqual(wanted.flat().sort());
  });

  it.each(Array.from({ length: TABLE_SCHEMA }, (_, index) => index + 1))(
    'GIVEN the game of schema %i THEN it is read with all it had, undone, and played to its end',
    async (schema) => {
      const { tables, table } = await houseWith(`schema-${schema}-playing`);
      const { record } = table;
      expect(record.people.map(({ userId }) => userId).sort()).toEqual(['ann', 'bob', 'cid']);
      expect(record.journal.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
        '0 add 2',
        '0 draw',
        '0 ask 1',
        '1 nod',
        '0 add 1',
        '0 add 1',
        '0 add 2',
      ]);
      expect(record.announcement).toMatchObject({ messageId: '9002', from: 3 });
      expect(table.undoable(0)).toMatchObject({ text: 'add 2' });
      const user = userAt(table, 0);
      const undone = await done(tables.undo(by(user), HERE));
      expect(undone.view(undefined)).toEqual(table.viewAfter(6, undefined));
      expect((await play(tables, '0 end')).record.status).toBe('finished');
    },
  );

  it.each(Array.from({ length: TABLE_SCHEMA }, (_, index) => index + 1))(
    'GIVEN the lobby of schema %i THEN it starts; its result is archived when another table is opened',
    async (schema) => {
      const lobby = await houseWith(`schema-${schema}-lobby`);
      expect(lobby.table.record).toMatchObject({ status: 'lobby', locale: 'pl', lobbyMessageId: '9000' });
      expect((await done(lobby.tables.start(by('ann'), HERE))).activeSeats()).toEqual([0]);
      const over = await houseWith(`schema-${schema}-finished`);
      expect(over.table.standings().map(({ total }) => total)).toEqual([2, 3]);
      await done(over.tables.open(by('bob'), PLACE, 'counting', 'en'));
      const archived = await over.archive.read(`${CHANNEL}-${over.table.record.id}`);
      // as: what the archive holds
      expect((archived.ok ? (archived.value as TableRecord) : undefined)?.journal).toEqual(
        over.table.record.journal,
      );
    },
  );
});

import { describe, expect, it } from 'vitest';
import { NOTE_CODEC, NOTE_SCHEMA } from '../../src/storage/notes.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import { keysIn } from '../table/memory-rows.ts';
import { BOATS, FRAM } from './boats.ts';
import type { Rows } from '../../src/storage/rows.ts';
import { waysOfStoring } from './stores.ts';

describe.each(waysOfStoring())('rows in $name', ({ fresh }) => {
  it('GIVEN what was written WHEN the store is opened again THEN it is there', async () => {
    const { open } = await fresh();
    const first = await open();
    expect(await first.tables.read('1')).toEqual({ ok: true, value: undefined });
    await first.tables.write('1', { a: ['é', 1.5, true, { b: null }] });
    await first.archive.write('1', 'another kind');
    await first.close();
    const second = await open();
    expect(await second.tables.read('1')).toEqual({ ok: true, value: { a: ['é', 1.5, true, { b: null }] } });
    expect(await second.archive.read('1')).toEqual({ ok: true, value: 'another kind' });
    expect(await keysIn(second.notes)).toEqual({ ok: true, value: [] });
    expect(await second.tables.remove('1')).toEqual({ ok: true, value: true });
    expect(await second.tables.remove('1')).toEqual({ ok: true, value: false });
    expect(await second.tables.read('1')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a record', `'{"value":{"schema":1},"expires":null}'`],
    ['no JSON', `'{ oh'`],
    ['NULL', 'NULL'],
  ])(
    'GIVEN a row that holds %s WHEN it is moved THEN it stands as it was among the others',
    async (_name, value) => {
      const { open, query } = await fresh();
      const store = await open();
      await query(`INSERT INTO tables (key, value) VALUES ('1', ${value})`);
      const [before] = (await query('SELECT value FROM tables')) as object[];
      expect(await store.tables.move('1', 'archive', 'one')).toEqual({ ok: true, value: true });
      expect(await query('SELECT key, value FROM archive')).toEqual([{ key: 'one', ...before }]);
      expect(await keysIn(store.tables)).toEqual({ ok: true, value: [] });
      expect(await store.tables.move('1', 'archive', 'two')).toEqual({ ok: true, value: false });
      expect(await keysIn(store.archive)).toEqual({ ok: true, value: ['one'] });
    },
  );

  it('GIVEN rows that somebody else damaged THEN each reads as unreadable with a reason, and the others as ever', async () => {
    const { open, query } = await fresh();
    const store = await open();
    await store.tables.write('good', { a: 1 });
    const rows: readonly (readonly [string, string, string])[] = [
      ['truncated', `'{"value":{"a":'`, 'it is no JSON'],
      ['text', `'"str"'`, 'it has no value'],
      ['number', `'12'`, 'it has no value'],
      ['json-null', `'null'`, 'it has no value'],
      ['list', `'[1]'`, 'it has no value'],
      ['sql-null', 'NULL', 'it is no text'],
    ];
    await query(...rows.map(([key, value]) => `INSERT INTO tables VALUES ('${key}', ${value})`));
    for (const [key, , reason] of rows)
      expect(await store.tables.read(key), key).toEqual({ ok: false, error: { kind: 'unreadable', reason } });
    expect(await store.tables.read('good')).toEqual({ ok: true, value: { a: 1 } });
  });

  it('GIVEN a row that Keyv would call expired THEN it is read and stays: nothing here expires', async () => {
    const { open, query } = await fresh();
    const store = await open();
    await query(`INSERT INTO tables VALUES ('old', '{"value":1,"expires":5}')`);
    expect(await store.tables.read('old')).toEqual({ ok: true, value: 1 });
    expect(await keysIn(store.tables)).toEqual({ ok: true, value: ['old'] });
  });

  it('GIVEN rows of every kind THEN what stands at a path is found where there is any', async () => {
    const { open, query } = await fresh();
    const store = await open();
    await store.tables.write('a', { place: { guildId: 'g' }, people: [{ userId: 'u' }], rev: 3 });
    await store.tables.write('b', 'a text');
    await query(`INSERT INTO tables VALUES ('c', '{"value":{"place":'), ('d', NULL)`);
    expect(await store.tables.peek(['$.place.guildId', '$.people', '$.rev'])).toEqual({
      ok: true,
      value: [
        { key: 'a', values: ['g', [{ userId: 'u' }], 3] },
        { key: 'b', values: [null, null, null] },
        { key: 'c', values: undefined, text: '{"value":{"place":' },
        { key: 'd', values: undefined },
      ],
    });
    expect(await store.tables.peek(['$'])).toMatchObject({ value: [{}, { values: ['a text'] }, {}, {}] });
  });

  it('GIVEN rows of several servers and people WHEN those of one are asked for THEN they are seen, and what can’t be read', async () => {
    const { open, query } = await fresh();
    const store = await open();
    const table = (guildId: string, ...people: readonly string[]) => ({
      place: { guildId },
      people: people.map((userId) => ({ userId, name: 'quotes "\', é, 🧊' })),
    });
    await store.tables.write('a', table('1', '7', '8'));
    await store.tables.write('b', table('2', '8'));
    await store.tables.write('c', { place: '1', people: { userId: '8' } });
    await store.tables.write('d', ['1', '8']);
    await store.results.write('e', { guildId: '1', seats: [{ userId: '8' }] });
    await query(`INSERT INTO tables VALUES ('f', '{"value":{"place":'), ('g', NULL), ('h', '[1]')`);
    const of = async (rows: Rows, whose: string) => {
      const found = await rows.peek(['$.place.guildId'], whose);
      return found.ok && found.value.map(({ key }) => key).join('');
    };
    expect(await of(store.tables, '1')).toBe('afg');
    expect(await of(store.tables, '2')).toBe('bfg');
    expect(await of(store.tables, '7')).toBe('afg');
    expect(await of(store.tables, '8')).toBe('abfg');
    expect(await of(store.tables, '9')).toBe('fg');
    expect([await of(store.results, '1'), await of(store.results, '2')]).toEqual(['e', '']);
    const odd = {
      place: { guildId: '1' },
      people: [{ userId: '9', name: 'null \u0000, half a pair \ud83d' }],
    };
    await store.tables.write('i', odd);
    expect([await of(store.tables, '1'), await of(store.tables, '9')]).toEqual(['afgi', 'fgi']);
    await store.tables.remove('i');
    // as it changes
    await store.tables.write('a', table('2', '9'));
    await store.tables.move('b', 'archive', 'b');
    expect([await of(store.tables, '1'), await of(store.tables, '2')]).toEqual(['fg', 'afg']);
    expect([await of(store.tables, '9'), await of(store.archive, '8')]).toEqual(['afg', 'b']);
    expect(await store.tables.peek(['$.place.guildId'], '2')).toMatchObject({
      value: [{ values: ['2'] }, {}, {}],
    });
  });

  it('GIVEN texts with any sign that JSON can hold THEN they are read, and peeked at, as they were', async () => {
    const { open } = await fresh();
    const store = await open();
    const name = 'null \u0000, half a pair \ud83d, a quote ", é, 🧊';
    await store.tables.write('odd', { name, rev: 7 });
    expect(await store.tables.read('odd')).toEqual({ ok: true, value: { name, rev: 7 } });
    expect(await store.tables.peek(['$.rev'])).toEqual({ ok: true, value: [{ key: 'odd', values: [7] }] });
  });

  it('GIVEN 2,500 rows THEN all keys are listed once, in order', async () => {
    const { open, query } = await fresh();
    const store = await open();
    const keys = Array.from({ length: 2500 }, (_, index) => `${index % 2 === 0 ? 'b' : 'B'}${index}`);
    const rows = keys.map((key) => `('${key}', '{"value":1}')`);
    await query(`INSERT INTO tables VALUES ${rows.join(', ')}`);
    expect(await keysIn(store.tables)).toEqual({ ok: true, value: [...keys].sort() });
  });

  it('GIVEN a table that another program holds THEN a write fails as a result after the wait, and later succeeds', async () => {
    const { open, hold } = await fresh();
    const store = await open();
    const release = await hold();
    const held = await store.tables.write('1', 'held');
    expect(held).toEqual({ ok: false, error: { kind: 'failed', reason: 'another program holds it.' } });
    expect(await store.tables.read('1')).toEqual({ ok: true, value: undefined });
    await release();
    expect((await store.tables.write('1', 'free')).ok).toBe(true);
  });

  it('GIVEN a store that was closed THEN reading and writing fail as results', async () => {
    const { open } = await fresh();
    const store = await open();
    await store.close();
    for (const answer of [
      await store.tables.read('1'),
      await store.tables.write('1', 1),
      await keysIn(store.tables),
    ])
      expect(answer).toMatchObject({ ok: false, error: { kind: 'failed' } });
  });

  it('GIVEN garbage where a record should be THEN set refuses it too', async () => {
    const store = await (await fresh()).open();
    const boats = createRecordStore(store.tables, BOATS);
    await store.tables.write('boat', [1, 2]);
    expect(await boats.set('boat', FRAM)).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    expect(await store.tables.read('boat')).toEqual({ ok: true, value: [1, 2] });
  });

  it('GIVEN writes to one key that nobody waits for THEN the last one wins', async () => {
    const store = await (await fresh()).open();
    const boats = createRecordStore(store.tables, BOATS);
    for (let round = 0; round < 20; round += 1) {
      const names = Array.from({ length: 8 }, (_, index) => `${round}-${index}`);
      await Promise.all(names.map((name) => boats.set('boat', { ...FRAM, name })));
      expect(await boats.get('boat')).toMatchObject({ value: { name: `${round}-7` } });
    }
  });

  it('GIVEN a note THEN it is read again; one without text is unreadable', async () => {
    const store = await (await fresh()).open();
    const notes = createRecordStore(store.notes, NOTE_CODEC);
    await notes.set('commands', { schema: NOTE_SCHEMA, text: 'abc' });
    expect(await notes.get('commands')).toEqual({ ok: true, value: { schema: 1, text: 'abc' } });
    await store.notes.write('greeted', { schema: 1 });
    expect(await notes.get('greeted')).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  });
});

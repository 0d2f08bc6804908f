import { describe, expect, it } from 'vitest';
import type { Codec } from '../../src/storage/codec.ts';
import { NOTE_CODEC, NOTE_SCHEMA } from '../../src/storage/notes.ts';
import { oneAtATime } from '../../src/storage/one-at-a-time.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import { err, ok } from '../../src/storage/result.ts';
import { memoryRows } from '../table/memory-rows.ts';
import { freshFolder, opened } from './folder.ts';

interface Boat {
  readonly schema: number;
  readonly name: string;
  readonly masts: number;
}
/** Schema 1 had the name as `called`, 2 had no masts. */
const BOATS: Codec<Boat> = {
  schema: 3,
  migrations: new Map<number, (old: unknown) => unknown>([
    // as: what these schemas were
    [1, (old) => ({ schema: 2, name: (old as { called: string }).called })],
    [2, (old) => ({ ...(old as object), schema: 3, masts: 1 })],
  ]),
  check: (json) =>
    typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
      ? // as: enough of a check for a test
        ok(json as Boat)
      : err('it has no name'),
};
const FRAM: Boat = { schema: 3, name: 'Fram', masts: 3 };

describe('records', () => {
  it('GIVEN records of every earlier schema THEN each is read as one of the present', async () => {
    const rows = memoryRows();
    const boats = createRecordStore(rows, BOATS);
    await rows.write('first', { schema: 1, called: 'Gjøa' });
    await rows.write('second', { schema: 2, name: 'Maud' });
    await boats.set('third', FRAM);
    expect(await boats.get('first')).toEqual({ ok: true, value: { schema: 3, name: 'Gjøa', masts: 1 } });
    expect(await boats.get('second')).toEqual({ ok: true, value: { schema: 3, name: 'Maud', masts: 1 } });
    expect(await boats.get('third')).toEqual({ ok: true, value: FRAM });
    expect(await boats.get('fourth')).toEqual({ ok: true, value: undefined });
  });

  it('GIVEN an old record WHEN it is set THEN it is replaced by the present form', async () => {
    const rows = memoryRows();
    await rows.write('boat', { schema: 1, called: 'Gjøa' });
    expect(await createRecordStore(rows, BOATS).set('boat', FRAM)).toEqual({ ok: true, value: undefined });
    expect(await rows.read('boat')).toEqual({ ok: true, value: FRAM });
  });

  it.each([
    [
      'of a newer schema',
      { schema: 4, name: 'Fram' },
      'newer version of the bot (schema 4, this one knows 3)',
    ],
    ['of a schema without a way from it', { schema: 0, name: 'Fram' }, 'no way from schema 0 to 3'],
    ['that a migration leaves damaged', { schema: 1, called: 3 }, 'damaged: it has no name'],
    ['that is damaged', { schema: 3 }, 'damaged: it has no name'],
    ['without a schema', { name: 'Fram' }, 'schema number is missing'],
    ['whose schema is no number', { schema: '3', name: 'Fram' }, 'schema number is missing'],
    ['that is a text', 'Fram', 'schema number is missing'],
    ['that is null', null, 'schema number is missing'],
  ])('GIVEN a record %s THEN it is unreadable, and neither set nor removed', async (_name, json, reason) => {
    const rows = memoryRows();
    const boats = createRecordStore(rows, BOATS);
    await rows.write('boat', json);
    for (const answer of [
      await boats.get('boat'),
      await boats.set('boat', FRAM),
      await boats.remove('boat'),
    ]) {
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
      expect(JSON.stringify(answer)).toContain(reason);
    }
    expect(await rows.read('boat')).toEqual({ ok: true, value: json });
  });

  it('GIVEN a migration that throws or forgets its number THEN the record is unreadable', async () => {
    const rows = memoryRows();
    await rows.write('boat', { schema: 2, name: 'Maud' });
    const broken = (migrate: () => unknown) =>
      createRecordStore(rows, { ...BOATS, migrations: new Map([[2, migrate]]) }).get('boat');
    const thrown = await broken(() => {
      throw new Error('sunk');
    });
    expect(thrown).toMatchObject({ error: { reason: expect.stringContaining('sunk') as string } });
    const forgot = await broken(() => ({ schema: 2, name: 'Maud' }));
    expect(forgot).toMatchObject({ error: { reason: 'the step from schema 2 left no 3' } });
  });

  it('GIVEN garbage in the file itself THEN set refuses it too', async () => {
    const store = await opened(await freshFolder());
    const boats = createRecordStore(store.tables, BOATS);
    await store.tables.write('boat', [1, 2]);
    expect(await boats.set('boat', FRAM)).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    expect(await store.tables.read('boat')).toEqual({ ok: true, value: [1, 2] });
  });

  it.each([
    ['a Map', new Map([[1, 2]])],
    ['a Date', new Date(0)],
    ['undefined', undefined],
    ['NaN', NaN],
    ['-0', -0],
    ['a big integer', 1n],
    ['a function', () => 1],
  ])(
    'GIVEN a record with %s in it THEN it is a bug that throws, and nothing is written',
    async (_name, value) => {
      const rows = memoryRows();
      const boats = createRecordStore(rows, BOATS);
      const record = { ...FRAM, cargo: value };
      await expect(boats.set('boat', record)).rejects.toThrow('no plain JSON');
      expect(rows.texts.size).toBe(0);
    },
  );

  it('GIVEN writes to one key that nobody waits for THEN the last one wins, in the real file', async () => {
    const store = await opened(await freshFolder());
    const boats = createRecordStore(store.tables, BOATS);
    for (let round = 0; round < 20; round += 1) {
      const names = Array.from({ length: 8 }, (_, index) => `${round}-${index}`);
      await Promise.all(names.map((name) => boats.set('boat', { ...FRAM, name })));
      expect(await boats.get('boat')).toMatchObject({ value: { name: `${round}-7` } });
    }
  });

  it('GIVEN a write that fails THEN the next one of its key is done all the same', async () => {
    const rows = memoryRows();
    const boats = createRecordStore(rows, BOATS);
    rows.failing = 'writes';
    expect(await boats.set('boat', FRAM)).toMatchObject({ ok: false, error: { kind: 'failed' } });
    rows.failing = 'no';
    expect((await boats.set('boat', FRAM)).ok).toBe(true);
  });
});

describe('tasks of one key', () => {
  it('GIVEN one that throws THEN the next is done all the same, after it', async () => {
    const inTurn = oneAtATime();
    const order: string[] = [];
    const first = inTurn('key', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('first');
      throw new Error('sunk');
    });
    const second = inTurn('key', () => order.push('second'));
    await expect(first).rejects.toThrow('sunk');
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});

describe('notes', () => {
  it('GIVEN a note THEN it is read again; one without text is unreadable', async () => {
    const store = await opened(await freshFolder());
    const notes = createRecordStore(store.notes, NOTE_CODEC);
    await notes.set('commands', { schema: NOTE_SCHEMA, text: 'abc' });
    expect(await notes.get('commands')).toEqual({ ok: true, value: { schema: 1, text: 'abc' } });
    await store.notes.write('greeted', { schema: 1 });
    expect(await notes.get('greeted')).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  });
});

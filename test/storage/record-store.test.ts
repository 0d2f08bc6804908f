import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../src/storage/one-at-a-time.ts';
import { createRecordStore } from '../../src/storage/record-store.ts';
import { memoryRows } from '../table/memory-rows.ts';
import { BOATS, FRAM } from './boats.ts';

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

  it.each([
    ['a Map', new Map([[1, 2]])],
    ['a Date', new Date(0)],
    ['undefined', undefined],
    ['NaN', NaN],
    ['-0', -0],
    ['a big integer', 1n],
    ['a function', () => 1],
    ['a hole', [1, , 3]],
    ['more than a list holds', /(?<mast>1)/u.exec('1')],
    ['an object of no kind', Object.create(null) as unknown],
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

  it('GIVEN a record that could not be read again THEN it is a bug that throws, and what stood there stays', async () => {
    const rows = memoryRows();
    const boats = createRecordStore(rows, BOATS);
    await boats.set('boat', FRAM);
    // as: what a mistake elsewhere would make of it
    const nameless = { schema: 3, masts: 1 } as unknown as typeof FRAM;
    await expect(boats.set('boat', nameless)).rejects.toThrow('it has no name');
    await expect(boats.replace('boat', nameless)).rejects.toThrow('it has no name');
    expect(await boats.get('boat')).toEqual({ ok: true, value: FRAM });
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

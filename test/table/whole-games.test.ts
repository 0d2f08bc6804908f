import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/core/json.ts';
import { chooseAtRandom } from '../../src/engine/core/playout.ts';
import { replay } from '../../src/engine/core/replay.ts';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import type { Table } from '../../src/table/tables.ts';
import { freshFolder, opened } from '../storage/folder.ts';
import { toyGame } from '../toy/index.ts';
import { keysIn } from './memory-rows.ts';
import { by, done, HERE, testTables, PLACE, refused, started, tableAt, userAt } from './test-tables.ts';

/** The bot on a real file, started anew. */
async function bot(folder: string) {
  const store = await opened(folder);
  const one = testTables({ rows: store.tables, archive: store.archive, games: [toyGame()], seed: folder });
  return { ...one, store };
}

function stateOf({ record }: Table) {
  if (record.state === undefined || record.base === undefined) throw new Error('not started');
  return { base: record.base, state: record.state };
}

describe('whole games of the toy game on a real file', () => {
  it.each([1, 2, 3, 4])(
    'GIVEN %i seats, random steps, an undo here and there and a restart now and then THEN the journal always leads to the state',
    async (seats) => {
      const folder = await freshFolder();
      const rng = seedRng(`whole game ${seats}`);
      let now = await bot(folder);
      let table = await started(now.tables, ['ann', 'bob', 'cid', 'dan'].slice(0, seats), 'toy');
      let undone = 0;
      for (let step = 0; table.record.status === 'playing'; step += 1) {
        const before = table;
        const { seat, action } = chooseAtRandom(table.game, stateOf(table).state, rng, 'weighed');
        table = await done(now.tables.act(by(userAt(table, seat)), HERE, table.game.formatAction(action)));
        expect(table.record.rev).toBe(before.record.rev + 1);
        if (table.undoable(seat) !== undefined && below(rng, 4) === 0) {
          table = await done(now.tables.undo(by(userAt(table, seat)), HERE));
          expect(table.record.state).toEqual(before.record.state);
          undone += 1;
        }
        if (step % 20 === 19) {
          await now.store.close();
          now = await bot(folder);
          expect((await tableAt(now.tables)).record).toEqual(table.record);
        }
      }
      expect(undone).toBeGreaterThan(0);
      const { base, state } = stateOf(table);
      const replayed = replay(table.game, base, table.record.journal);
      expect(replayed.ok && canonicalJson(replayed.value.state)).toBe(canonicalJson(state));
      expect(table.standings().filter(({ seat }) => seat !== undefined)).toHaveLength(seats);
      expect((await refused(now.tables.undo(by('ann'), HERE))).code).toBe('T_NOT_PLAYING');
      await done(now.tables.open(by('ann'), PLACE, 'toy', 'en'));
      expect(await keysIn(now.store.archive)).toMatchObject({
        value: [`${HERE.channelId}-${table.record.id}`],
      });
    },
  );

  it('GIVEN a game that was saved under the toy game’s first rules THEN it is played to its end under the present ones', async () => {
    const folder = await freshFolder();
    const first = await bot(folder);
    const { record } = await started(first.tables, ['ann', 'bob'], 'toy');
    await first.store.tables.write(HERE.channelId, underFirstRules(record));
    await first.store.close();
    const { tables } = await bot(folder);
    const rng = seedRng('old rules');
    let table = await tableAt(tables);
    expect(table.record.rulesVersion).toBe(2);
    while (table.record.status === 'playing') {
      const { seat, action } = chooseAtRandom(table.game, stateOf(table).state, rng, 'weighed');
      table = await done(tables.act(by(userAt(table, seat)), HERE, table.game.formatAction(action)));
    }
    expect(table.record.status).toBe('finished');
  });
});

/** The record as version 1 of the toy game's rules saved it (test/toy/migrations.ts). */
function underFirstRules(record: Table['record']): unknown {
  const text = JSON.stringify(record.state)
    .replaceAll('"fuel":', '"oil":')
    .replace(/,"scouts":\[\]/u, '');
  const state: unknown = JSON.parse(text);
  return { ...record, rulesVersion: 1, base: state, state };
}

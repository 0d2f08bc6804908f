import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/core/replay.ts';
import type { Table } from '../../src/table/tables.ts';
import { freshFolder, opened } from '../storage/folder.ts';
import { waysOfStoring, type FreshStore } from '../storage/stores.ts';
import { by, CHANNEL, HERE, play, refused, started, tableAt, testTables } from './test-tables.ts';

const SCRIPT = fileURLToPath(new URL('./stream-of-moves.ts', import.meta.url));
const NODE = ['--import', 'tsx', SCRIPT];

/** What is stored, read by a bot that starts anew; it can be played on. */
async function afterwards({ open }: Pick<FreshStore, 'open'>): Promise<Table> {
  const store = await open();
  const { tables } = testTables({ rows: store.tables, archive: store.archive });
  const table = await tableAt(tables);
  const { record, game } = table;
  if (record.base === undefined) throw new Error('not started');
  const replayed = replay(game, record.base, record.journal);
  expect(replayed.ok && replayed.value.state).toEqual(record.state);
  await play(tables, `${String(table.activeSeats()[0])} draw`);
  await store.close();
  return table;
}

/** Revisions are printed after their acknowledgement, one a line. */
const lastAcknowledged = (printed: string): number => Number(printed.trim().split('\n').at(-1));

describe.each(waysOfStoring())('a sudden end, in $name', ({ fresh }) => {
  it('GIVEN a bot killed in a stream of moves, again and again THEN the state is the last acknowledged or the one in flight', async () => {
    const store = await fresh();
    for (const acknowledged of [1, 4, 9, 23, 40]) {
      const child = spawn(process.execPath, [...NODE, store.place], { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.split('\n').length > acknowledged) child.kill('SIGKILL');
      });
      const [, signal] = (await once(child, 'close')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      const { record } = await afterwards(store);
      expect([0, 1]).toContain(record.rev - lastAcknowledged(printed));
    }
  });

  it('GIVEN a table whose row is damaged THEN it is frozen and refuses moves, and its row stays as it is', async () => {
    const { open, query } = await fresh();
    const store = await open();
    const { tables } = testTables({ rows: store.tables, archive: store.archive });
    await started(tables, ['ann', 'bob']);
    await query(`UPDATE tables SET value = substr(value, 1, length(value) - 9)`);
    const before = await query('SELECT value FROM tables');
    const anew = testTables({ rows: store.tables, archive: store.archive }).tables;
    expect((await refused(anew.act(by('ann'), HERE, 'add 1'))).code).toBe('T_FROZEN');
    expect(await anew.frozen('ann')).toEqual([CHANNEL]);
    expect(await query('SELECT value FROM tables')).toEqual(before);
    await anew.putAway(by('ann'), CHANNEL, false);
    expect(await query('SELECT value FROM archive')).toEqual(before);
    expect(await query('SELECT value FROM tables')).toEqual([]);
  });
});

describe('a sudden end of room', () => {
  it('GIVEN a file that may not grow any more WHEN moves are played THEN the first that does not fit is refused, and the one before is kept', async () => {
    const folder = await freshFolder();
    // an ignored SIGXFSZ makes writing past the limit an error, as on a full disk
    const limited = `trap '' XFSZ; ulimit -f 400; exec "$0" "$@"`;
    const child = spawnSync('sh', ['-c', limited, process.execPath, ...NODE, folder], { encoding: 'utf8' });
    const lines = child.stdout.trim().split('\n');
    expect(lines.at(-1), child.stderr).toMatch(/^T_STORE: ./u);
    expect(lines.length).toBeGreaterThan(5);
    const { record } = await afterwards({ open: () => opened(folder) });
    expect(record.rev).toBe(lastAcknowledged(lines.slice(0, -1).join('\n')));
  });
});

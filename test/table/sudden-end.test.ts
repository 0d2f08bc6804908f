import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/core/replay.ts';
import type { Table } from '../../src/table/tables.ts';
import { freshFolder, opened } from '../storage/folder.ts';
import { testTables, play, tableAt } from './test-tables.ts';

const SCRIPT = fileURLToPath(new URL('./stream-of-moves.ts', import.meta.url));
const NODE = ['--import', 'tsx', SCRIPT];

/** What stands in the file, read by a bot that starts anew; it can be played on. */
async function afterwards(folder: string): Promise<Table> {
  const store = await opened(folder);
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

describe('a sudden end', () => {
  it('GIVEN a bot killed in a stream of moves, again and again THEN the state is the last acknowledged or the one in flight', async () => {
    const folder = await freshFolder();
    for (const acknowledged of [1, 4, 9, 23, 40]) {
      const child = spawn(process.execPath, [...NODE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printed.split('\n').length > acknowledged) child.kill('SIGKILL');
      });
      const [, signal] = (await once(child, 'close')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      const { record } = await afterwards(folder);
      expect([0, 1]).toContain(record.rev - lastAcknowledged(printed));
    }
  });

  it('GIVEN a file that may not grow any more WHEN moves are played THEN the first that does not fit is refused, and the one before is kept', async () => {
    const folder = await freshFolder();
    // an ignored SIGXFSZ makes writing past the limit an error, as on a full disk
    const limited = `trap '' XFSZ; ulimit -f 400; exec "$0" "$@"`;
    const child = spawnSync('sh', ['-c', limited, process.execPath, ...NODE, folder], { encoding: 'utf8' });
    const lines = child.stdout.trim().split('\n');
    expect(lines.at(-1), child.stderr).toMatch(/^T_STORE: ./u);
    expect(lines.length).toBeGreaterThan(5);
    const { record } = await afterwards(folder);
    expect(record.rev).toBe(lastAcknowledged(lines.slice(0, -1).join('\n')));
  });
});

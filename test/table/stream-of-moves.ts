import { writeSync } from 'node:fs';
import { openStore } from '../../src/storage/open-store.ts';
import { openOwnDatabase } from '../../src/storage/own-database.ts';
import { by, CHANNEL, HERE, testTables, started, userAt } from './test-tables.ts';

/* A process that plays moves at one table without end and says each that was acknowledged: the tests end it. */

const [place = ''] = process.argv.slice(2);
const store = place.startsWith('postgresql:') ? await openOwnDatabase(place) : await openStore(place);
if (!store.ok) throw new Error(store.error);
const { tables } = testTables({ rows: store.value.tables, archive: store.value.archive });
const found = await tables.at(CHANNEL);
let table = found.ok && found.value !== undefined ? found.value : await started(tables, ['ann', 'bob']);
writeSync(1, `${table.record.rev}\n`);
for (;;) {
  const [seat = 0] = table.activeSeats();
  const text = table.record.rev % 5 === 0 ? 'pass' : table.record.rev % 3 === 0 ? 'draw' : 'add 1';
  const answer = await tables.act(by(userAt(table, seat)), HERE, text);
  if (!answer.ok) {
    writeSync(1, `${answer.error.code}: ${answer.error.about ?? ''}\n`);
    break;
  }
  table = answer.value;
  writeSync(1, `${table.record.rev}\n`);
}
await store.value.close();

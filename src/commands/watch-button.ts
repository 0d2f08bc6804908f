import type { Table } from '../table/tables.ts';
import { idFor } from './id-for.ts';
import { button, type Button } from './rows.ts';
import type { Speech } from './speech.ts';

/** Where somebody else has decided since this seat did: there are turns to be watched. */
export function watchButtons(
  table: Table,
  seat: number | undefined,
  { texts }: Pick<Speech, 'texts'>,
): readonly Button[] {
  const last = table.record.journal.at(-1);
  return last === undefined || last.seat === seat ? [] : [button(idFor(table)('watch'), texts.records.watch)];
}

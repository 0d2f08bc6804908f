import type { Table } from '../table/tables.ts';
import { formatCustomId } from './custom-id.ts';
import { button, type Button } from './rows.ts';
import type { Speech } from './speech.ts';

/** Where somebody else has decided since this seat did: there are turns to be watched. */
export function watchButtons(
  { record: { id: tableId, rev, journal } }: Table,
  seat: number | undefined,
  { texts }: Pick<Speech, 'texts'>,
): readonly Button[] {
  const last = journal.at(-1);
  if (last === undefined || last.seat === seat) return [];
  return [button(formatCustomId({ verb: 'watch', tableId, rev, argument: '' }), texts.records.watch)];
}

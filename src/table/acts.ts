import type { Person, TableAct, TableRecord } from './record.ts';

/** What the table did is kept in its record, with who did it. */
export function withAct(
  record: TableRecord,
  act: TableAct['act'],
  by: Person,
  at: number,
  about: Pick<TableAct, 'seat' | 'whom'> = {},
): TableRecord {
  const { rev, journal } = record;
  return { ...record, acts: [...record.acts, { act, by, at, after: journal.length, rev, ...about }] };
}

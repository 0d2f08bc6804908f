import type { Table } from '../table/tables.ts';
import { formatCustomId, type PressVerb } from './custom-id.ts';
import type { IdFor } from './panel-menu.ts';

/** Custom ids of buttons that are drawn at this table now. */
export function idFor({ record }: { readonly record: Pick<Table['record'], 'id' | 'rev'> }): IdFor {
  const { id: tableId, rev } = record;
  return (verb: PressVerb, argument = '') => formatCustomId({ verb, tableId, rev, argument });
}

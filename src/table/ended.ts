import { present } from '../engine/core/json.ts';
import type { TableRecord } from './record.ts';

/** Once a game is over nobody is asked for anything any more, and no plan is left. */
export function ended(record: TableRecord): TableRecord {
  return present({ ...record, vote: undefined, invitations: undefined, plans: undefined });
}

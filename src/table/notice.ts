import type { Seat } from '../engine/core/contract.ts';
import { isAi } from './ai-seats.ts';
import type { TableRecord } from './record.ts';
import { isOver } from './snapshot.ts';
import type { Table } from './tables.ts';

/** How the channel hears of the table's present revision. */
export interface Notice {
  /** an edit notifies nobody, so a call needs a new message */
  readonly post: 'new' | 'edit';
  readonly mention: readonly Seat[];
  /** the last revision of which earlier messages have told */
  readonly after: number;
  /** decisions in the journal before the first one that the message tells about */
  readonly from: number;
  /** decisions before the first one whose changes its picture marks: all since the last call, told or not */
  readonly since: number;
}

/**
 * A new message is posted for the start, for the end, and when somebody must decide who was called by another's step
 * and has not been told; all else edits the last one. The end mentions nobody: nobody is waited for.
 */
export function noticeFor({ record, activeSeats }: Pick<Table, 'record' | 'activeSeats'>): Notice {
  const { announcement: last } = record;
  const untold = activeSeats().filter(
    (seat) => record.calledAt[seat] !== record.toldOf[seat] && !isAi(record, seat),
  );
  if (last === undefined) return { post: 'new', mention: untold, after: 0, from: 0, since: 0 };
  const ended = isOver(record) && last.rev < record.rev;
  if (ended || untold.length > 0) {
    const since = decisionsAt(record, last.postedRev ?? last.rev);
    return { post: 'new', mention: untold, after: last.rev, from: decisionsAt(record, last.rev), since };
  }
  const from = Math.min(last.from, record.journal.length);
  const { after = 0, since = from } = last;
  return { post: 'edit', mention: [], after, from, since };
}

/** How many of the journal's decisions had been taken at that revision. */
function decisionsAt(record: TableRecord, rev: number): number {
  return record.journal.filter((entry) => entry.rev <= rev).length;
}

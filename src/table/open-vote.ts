import type { Seat } from '../engine/core/contract.ts';
import { present } from '../engine/core/json.ts';
import { seatsOfPeople } from './free-seat.ts';
import type { TableRecord } from './record.ts';

/** Seats whose word is still to come. */
export function undecided(record: TableRecord): readonly Seat[] {
  const { vote } = record;
  if (vote === undefined) return [];
  return seatsOfPeople(record).filter((seat) => seat !== vote.by && !vote.agreed.includes(seat));
}

/** What an undo would take back is another thing once somebody has played on; and a table at which somebody plays is not stalled. */
export function playedOn(record: TableRecord): TableRecord {
  return record.vote === undefined || record.vote.kind === 'abandon' ? record : withoutVote(record);
}

export function withoutVote(record: TableRecord): TableRecord {
  return present({ ...record, vote: undefined });
}

import type { Seat } from '../engine/core/contract.ts';
import { isAi } from './ai-seats.ts';
import { freeSeats } from './free-seat.ts';
import { undecided } from './open-vote.ts';
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
  /** users who are asked for something else than a decision in the game, and have not been told */
  readonly alsoMention: readonly string[];
  /** decisions in the journal before the first one that the message tells about */
  readonly from: number;
  /** decisions before the first one whose changes its picture marks: all since the last call, told or not */
  readonly since: number;
}

/**
 * A new message is posted for the start, for the end, when somebody must decide who was called by another's step and has
 * not been told, when a seat has become free, and when people are asked to agree to something or to take a seat; all
 * else edits the last one. The end mentions nobody: nobody is waited for.
 */
export function noticeFor({ record, activeSeats }: Pick<Table, 'record' | 'activeSeats'>): Notice {
  const { announcement: last } = record;
  const free = isOver(record) ? [] : freeSeats(record);
  const untold = [...new Set([...activeSeats(), ...free])].filter(
    (seat) => record.calledAt[seat] !== record.toldOf[seat] && !isAi(record, seat),
  );
  const toldRev = last?.postedRev ?? last?.rev ?? 0;
  const alsoMention = askedBesides(record, toldRev);
  if (last === undefined) return { post: 'new', mention: untold, alsoMention, ...tellingAfter(record) };
  const ended = isOver(record) && last.rev < record.rev;
  const offered = record.vote !== undefined && record.vote.rev > toldRev;
  if (ended || offered || untold.length > 0 || alsoMention.length > 0)
    return { post: 'new', mention: untold, alsoMention, ...tellingAfter(record) };
  const from = Math.min(last.from, record.journal.length);
  const { after = 0, since = from } = last;
  return { post: 'edit', mention: [], alsoMention: [], after, from, since };
}

/** Where a new message goes on from the last one. */
export function tellingAfter(record: TableRecord): Pick<Notice, 'after' | 'from' | 'since'> {
  const { announcement: last } = record;
  if (last === undefined) return { after: 0, from: 0, since: 0 };
  const toldRev = last.postedRev ?? last.rev;
  return { after: last.rev, from: decisionsAt(record, last.rev), since: decisionsAt(record, toldRev) };
}

/** Whose consent is wanted since that revision, and who was asked to take a seat. */
function askedBesides(record: TableRecord, toldRev: number): readonly string[] {
  const { vote, invitations = [], people } = record;
  const voters = vote !== undefined && vote.rev > toldRev ? undecided(record) : [];
  return [
    ...voters.flatMap((seat) => people[seat]?.userId ?? []),
    ...invitations.filter(({ rev }) => rev > toldRev).map(({ userId }) => userId),
  ];
}

/** How many of the journal's decisions had been taken at that revision. */
export function decisionsAt(record: TableRecord, rev: number): number {
  return record.journal.filter((entry) => entry.rev <= rev).length;
}

import type { Seat } from '../engine/core/contract.ts';
import type { Playable } from './hydrate.ts';
import { seatsOfPeople } from './free-seat.ts';
import type { TableRecord } from './record.ts';

/** What the others may vote for when somebody's time is up. */
export const VOTES = ['skip', 'time', 'free'] as const;
export type VoteFor = (typeof VOTES)[number];

/** A seat that is asked: since when, and what was done about it. */
export interface Wait {
  readonly seat: Seat;
  /** its `calledAt`: one turn, as long as that stays the same */
  readonly call: number;
  /** in milliseconds since 1970; its own steps begin it anew */
  readonly since: number;
  readonly reminders?: number;
  /** the last reminder or warning */
  readonly remindedAt?: number;
  /** not again this turn: of records from before people's settings said so (`turnOf`) */
  readonly hushed?: boolean;
  readonly warnedAt?: number;
  /** its time is up, and the others were asked what to do */
  readonly lapsed?: boolean;
  /** the message that asks them */
  readonly messageId?: string;
  readonly votes?: readonly { readonly by: Seat; readonly what: VoteFor }[];
}

/** The record after a change, with those who are asked now. */
export function withWaits({ record, game }: Playable, before: TableRecord, at: number): TableRecord {
  const { waits: known = [], ...rest } = record;
  if (record.status !== 'playing' || record.state === undefined) return rest;
  const mover = moverOf(before, record);
  const asked = game.activeSeats(record.state).filter((seat) => isPerson(record, seat));
  const waits = asked.map((seat): Wait => {
    const call = record.calledAt[seat] ?? 0;
    const last = known.find((wait) => wait.seat === seat && wait.call === call);
    if (last !== undefined && seat !== mover) return last;
    return { seat, call, since: at, ...(last?.hushed === true && { hushed: true }) };
  });
  return { ...rest, waits };
}

/** Whose step was played or taken back. */
function moverOf(before: TableRecord, after: TableRecord): Seat | undefined {
  if (before.journal === after.journal) return undefined;
  const longer = before.journal.length > after.journal.length ? before : after;
  return longer.journal.at(-1)?.seat;
}

/** Whether somebody sits there who can be reminded, or vote. */
export function isPerson(record: TableRecord, seat: Seat): boolean {
  return seatsOfPeople(record).includes(seat);
}

/** One turn of one seat, among all tables. */
export function turnOf({ id }: TableRecord, { seat, call }: Wait): string {
  return `${id}.${seat}.${call}`;
}

export function waitOf({ waits = [] }: TableRecord, seat: Seat): Wait | undefined {
  return waits.find((wait) => wait.seat === seat);
}

export function withWait(record: TableRecord, wait: Wait): TableRecord {
  return { ...record, waits: (record.waits ?? []).map((one) => (one.seat === wait.seat ? wait : one)) };
}

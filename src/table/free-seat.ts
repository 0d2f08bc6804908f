import type { Seat } from '../engine/core/contract.ts';
import type { Person, TableRecord } from './record.ts';

/* A seat that somebody has left in the middle of a game. Nobody sits there, and anybody may take it. */

/** Discord's ids are digits, so nobody can act for one of these. */
export const FREE_ID = 'free:';

/** Without a name: it is called by its colour. */
export function nobodyAt(seat: Seat): Person {
  return { userId: `${FREE_ID}${seat}`, name: '' };
}

export function isFree({ people }: TableRecord, seat: Seat): boolean {
  return people[seat]?.userId.startsWith(FREE_ID) === true;
}

export function freeSeats(record: TableRecord): readonly Seat[] {
  return [...record.people.keys()].filter((seat) => isFree(record, seat));
}

/** Seats with a person: no AI, and not free. */
export function seatsOfPeople(record: TableRecord): readonly Seat[] {
  return [...record.people.keys()].filter(
    (seat) => record.people[seat]?.ai === undefined && !isFree(record, seat),
  );
}

/** An AI that plays there only since a person has left. */
export function isStandIn(record: TableRecord, seat: Seat): boolean {
  const isAi = record.people[seat]?.ai !== undefined;
  return isAi && record.acts.some((one) => one.act === 'handed' && one.seat === seat);
}

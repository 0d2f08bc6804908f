import type { Seat } from '../engine/core/contract.ts';
import { outOfQuiet, type Quiet } from './quiet-hours.ts';
import type { TableRecord } from './record.ts';
import { turnOf, type Wait } from './waits.ts';
import { seatsOfPeople } from './free-seat.ts';

/*
 * What is due at a table, from nothing but its record, its people's wishes and the time: after a restart it is the same.
 */

/** A reminder; a warning that a fifth of the time is left; the others' vote when it is up. */
export type DueKind = 'reminder' | 'warning' | 'lapse';

export interface Due {
  readonly kind: DueKind;
  readonly wait: Wait;
}
interface Appointment extends Due {
  readonly time: number;
}

export interface Timetable {
  /** what is to be done now, the first first */
  readonly due: readonly Due[];
  /** when something is to be done next; nothing as long as the table stays as it is */
  readonly next: number | undefined;
}

/** How somebody wants to be reminded. */
export interface Wishes {
  /** the shorter one counts, this or the table's; 0: never */
  readonly remindHours?: number;
  readonly quiet?: Quiet;
  /** turns of which they want to hear no more */
  readonly hushed?: readonly string[];
}

/** For one turn; whoever does not come then is not brought by a fourth. */
export const MAX_REMINDERS = 3;
export const HOUR_MS = 3_600_000;

export function timetable(record: TableRecord, wishesOf: (userId: string) => Wishes, now: number): Timetable {
  if (record.paused !== undefined || record.status !== 'playing') return { due: [], next: undefined };
  const appointments = (record.waits ?? [])
    .flatMap((wait) => appointmentsOf(record, wait, wishesOf(record.people[wait.seat]?.userId ?? '')))
    .sort((a, b) => a.time - b.time);
  return {
    due: appointments.filter(({ time }) => time <= now),
    next: appointments.find(({ time }) => time > now)?.time,
  };
}

function appointmentsOf(record: TableRecord, wait: Wait, wishes: Wishes): readonly Appointment[] {
  const of = (kind: DueKind, time: number | undefined): readonly Appointment[] =>
    time === undefined ? [] : [{ kind, wait, time }];
  const warned = wait.warnedAt !== undefined;
  const clock = warned
    ? of('lapse', deadlineOf(record, wait))
    : of('warning', warningTime(record, wait, wishes));
  // the warning is a reminder too, so it comes first
  return wait.lapsed === true ? [] : [...clock, ...of('reminder', reminderTime(record, wait, wishes))];
}

/** Until when the seat has time. It is never up before a fifth of it has passed since the warning. */
export function deadlineOf(record: TableRecord, { seat, since, warnedAt = 0 }: Wait): number | undefined {
  const turn = turnMs(record, seat);
  return turn === undefined ? undefined : Math.max(since + turn, warnedAt + turn / FIFTH);
}

const FIFTH = 5;

/** Where nobody could vote, no time runs. */
function turnMs(record: TableRecord, seat: Seat): number | undefined {
  const { turnHours } = record.pace ?? {};
  const hasOthers = seatsOfPeople(record).some((other) => other !== seat);
  return turnHours === undefined || !hasOthers ? undefined : turnHours * HOUR_MS;
}

function warningTime(record: TableRecord, { seat, since }: Wait, { quiet }: Wishes): number | undefined {
  const turn = turnMs(record, seat);
  return turn === undefined ? undefined : outOfQuiet(since + turn - turn / FIFTH, quiet);
}

function reminderTime(record: TableRecord, wait: Wait, wishes: Wishes): number | undefined {
  const { remindHours, quiet, hushed = [] } = wishes;
  const { since, remindedAt = since, reminders = 0 } = wait;
  const isHushed = wait.hushed === true || hushed.includes(turnOf(record, wait));
  if (isHushed || reminders >= MAX_REMINDERS || remindHours === 0) return undefined;
  const wished = [remindHours, record.pace?.remindHours].filter((hours) => hours !== undefined);
  if (wished.length === 0) return undefined;
  return outOfQuiet(remindedAt + Math.min(...wished) * HOUR_MS, quiet);
}

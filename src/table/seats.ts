import type { Level } from '../ai/levels.ts';
import type { Seat } from '../engine/core/contract.ts';
import { present } from '../engine/core/json.ts';
import { ok, type Result } from '../engine/core/result.ts';
import { newcomer } from './ai-seats.ts';
import { freeSeats, isFree, isStandIn, nobodyAt, seatsOfPeople } from './free-seat.ts';
import type { Playable } from './hydrate.ts';
import { withAct } from './acts.ts';
import type { Invitation, Person, TableAct, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { seatOf } from './snapshot.ts';
import type { TableRefusal } from './tables.ts';
import { abandoned, settled, type Doing } from './votes.ts';

/*
 * Who sits where while a game runs. A seat changes hands; journal and state know nothing of it, and the acts keep who
 * sat there before.
 */

type Changed = Result<TableRecord, TableRefusal>;

/** The seat is free from now on. `doing.by` is who does it: its person, or whoever decided it with the others. */
export function vacate(table: Playable, seat: Seat, doing: Doing): Changed {
  const { record } = table;
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  const whom = record.people[seat];
  if (whom === undefined || !seatsOfPeople(record).includes(seat)) return refuse('T_SETTLED');
  const act = whom.userId === doing.by.userId ? 'resigned' : 'vacated';
  const left = seated(record, seat, nobodyAt(seat), { act, ...doing, whom });
  // with the last person the game goes: nobody would be there to play against
  if (left === undefined) return ok(abandoned(record, doing));
  return ok(settled({ ...table, record: left }, doing));
}

/** A free seat, or one at which an AI stands in, goes to whoever comes first. */
export function takeSeat({ record, game }: Playable, seat: Seat | undefined, doing: Doing): Changed {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  if (seatOf(record, doing.by.userId) !== undefined) return refuse('T_SEATED');
  const wanted = seat ?? freeSeats(record)[0];
  if (wanted === undefined) return refuse('T_NO_FREE_SEAT');
  if (!isFree(record, wanted) && !isStandIn(record, wanted)) return refuse('T_SEAT_TAKEN');
  return given({ record, game }, wanted, doing);
}

/** For those who sit there: an AI plays on at a free seat. */
export function handToAi({ record }: Playable, seat: Seat, level: Level, { by, at }: Doing): Changed {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  if (!isFree(record, seat)) return refuse('T_SEAT_TAKEN');
  const ai = newcomer(record, level);
  const handed = seated(record, seat, ai, { act: 'handed', by, at, whom: ai });
  return handed === undefined ? refuse('T_SETTLED') : ok(handed);
}

/** For those who sit there: somebody is asked to take over one's own seat, a free one, or one at which an AI stands in. */
export function invite({ record }: Playable, seat: Seat, userId: string, { by }: Doing): Changed {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  if (seatOf(record, userId) !== undefined) return refuse('T_THEY_SIT');
  if (!mayGiveAway(record, seat, by)) return refuse('T_SEAT_TAKEN');
  const others = (record.invitations ?? []).filter((one) => one.seat !== seat && one.userId !== userId);
  const { rev } = record;
  return ok({
    ...record,
    invitations: [...others, { seat, userId, by: { userId: by.userId, name: by.name }, rev }],
  });
}

export function invitationOf({ invitations = [] }: TableRecord, userId: string): Invitation | undefined {
  return invitations.find((one) => one.userId === userId);
}

export function answerInvitation(table: Playable, says: boolean, doing: Doing): Changed {
  const { record } = table;
  const invitation = invitationOf(record, doing.by.userId);
  if (invitation === undefined) return refuse('T_NOT_INVITED');
  const { seat, by: host } = invitation;
  if (!says) {
    const invitations = record.invitations?.filter((one) => one !== invitation);
    return ok(withAct(withInvitations(record, invitations), 'declined', doing.by, doing.at, { seat }));
  }
  if (seatOf(record, doing.by.userId) !== undefined) return refuse('T_SEATED');
  return mayGiveAway(record, seat, host) ? given(table, seat, doing) : refuse('T_SEAT_TAKEN');
}

function mayGiveAway(record: TableRecord, seat: Seat, by: Person): boolean {
  return record.people[seat]?.userId === by.userId || isFree(record, seat) || isStandIn(record, seat);
}

function given(table: Playable, seat: Seat, doing: Doing): Changed {
  const { by, at } = doing;
  const whom = table.record.people[seat];
  const about = { act: 'seated', by, at, ...(whom !== undefined && { whom }) } as const;
  const taken = seated(table.record, seat, { userId: by.userId, name: by.name }, about);
  return taken === undefined ? refuse('T_SETTLED') : ok(settled({ ...table, record: taken }, doing));
}

interface Change extends Pick<TableAct, 'by' | 'at' | 'whom'> {
  readonly act: TableAct['act'];
}

/** Somebody else sits there now: what only its person had goes with them. Nothing if no person is left at the table. */
function seated(
  record: TableRecord,
  seat: Seat,
  person: Person,
  { act, by, at, whom }: Change,
): TableRecord | undefined {
  const people = record.people.map((one, index) => (index === seat ? person : one));
  const host = hostAmong(record, people, seat);
  if (host === undefined) return undefined;
  const newAt = (values: readonly number[]): readonly number[] =>
    values.map((value, index) => (index === seat ? record.rev : value));
  const changed: TableRecord = {
    ...withInvitations(
      record,
      record.invitations?.filter((one) => one.seat !== seat && one.userId !== person.userId),
    ),
    people,
    host,
    askedSince: newAt(record.askedSince),
    calledAt: newAt(record.calledAt),
  };
  const plans = record.plans?.filter((plan) => plan.seat !== seat);
  return withAct(
    present({ ...changed, plans: plans?.length === 0 ? undefined : plans }),
    act,
    { userId: by.userId, name: by.name },
    at,
    { seat, ...(whom !== undefined && { whom }) },
  );
}

/** Who takes over a host's seat does not take over the table: the first of those who were there does. */
function hostAmong(record: TableRecord, people: readonly Person[], left: Seat): string | undefined {
  if (people.some(({ userId }) => userId === record.host)) return record.host;
  const seats = seatsOfPeople({ ...record, people });
  const first = seats.find((seat) => seat !== left) ?? seats[0];
  return first === undefined ? undefined : people[first]?.userId;
}

function withInvitations(record: TableRecord, invitations: readonly Invitation[] | undefined): TableRecord {
  return present({ ...record, invitations: invitations?.length === 0 ? undefined : invitations });
}

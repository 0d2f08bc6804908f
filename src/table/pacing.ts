import type { CoreState, Seat } from '../engine/core/contract.ts';
import { ok, type Result } from '../engine/core/result.ts';
import { deadlineOf, type DueKind } from './due.ts';
import type { Playable } from './hydrate.ts';
import { withAct } from './acts.ts';
import { act } from './play.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import type { Replays } from './replays.ts';
import { vacate } from './seats.ts';
import { seatOf } from './snapshot.ts';
import type { Doing } from './votes.ts';
import type { Actor, Answer, TableRefusal, Where } from './tables.ts';
import { isPerson, waitOf, withWait, type VoteFor, type Wait } from './waits.ts';
import { seatsOfPeople } from './free-seat.ts';

/* A table's clock: what was told of it, the others' vote when somebody's time is up, and the pause that all agree to. */

/** What a table does about the time that its people take. */
export interface Pacing {
  /** the people were told of this: saved, without raising the revision */
  told(where: Where, wait: Wait, kind: DueKind, messageId: string | undefined): Answer;
  /** for another player: what to do about the seat whose time is up; done as soon as most of the others want it */
  vote(actor: Actor, where: Where, ballot: Ballot): Answer;
  /** the table chose to skip whoever's time is up */
  skip(where: Where, wait: Wait): Answer;
  /** to stop everybody's time, or to let it run again: done as soon as all agree, dropped when one says no */
  wishPause(actor: Actor, where: Where, pause: boolean, agrees?: boolean): Answer;
  /** another message of this table has buttons; saved, without raising the revision */
  posted(where: Where, messageId: string): Answer;
  /** the message by which the others are asked to agree; saved, without raising the revision */
  pauseAsked(where: Where, messageId: string): Answer;
}

export interface Ballot {
  readonly seat: Seat;
  readonly what: VoteFor;
  /** the `since` of the wait on whose message it was pressed */
  readonly since: number;
}

export type Changed = Result<TableRecord, TableRefusal>;

/** Told of this wait, unless it is over. */
export function told(
  record: TableRecord,
  wait: Wait,
  kind: DueKind,
  messageId: string | undefined,
  at: number,
): Changed {
  const now = waitOf(record, wait.seat);
  if (now?.call !== wait.call || now.since !== wait.since) return ok(withLive(record, messageId));
  const next: Readonly<Record<DueKind, Wait>> = {
    reminder: { ...now, remindedAt: at, reminders: (now.reminders ?? 0) + 1 },
    warning: { ...now, remindedAt: at, warnedAt: at },
    lapse: { ...now, lapsed: true, ...(messageId !== undefined && { messageId }) },
  };
  return ok(withLive(withWait(record, next[kind]), messageId));
}

/** The buttons of that message go with those of the board. */
export function withLive(record: TableRecord, messageId: string | undefined): TableRecord {
  const { alsoLive = [] } = record;
  if (messageId === undefined || alsoLive.includes(messageId)) return record;
  return { ...record, alsoLive: [...alsoLive, messageId] };
}

interface Hand {
  readonly at: number;
  readonly replays: Replays;
}

/** A vote, and what follows from it. One that only counts raises no revision: the board shows nothing of it. */
export function voted(table: Playable, person: Person, ballot: Ballot, hand: Hand): Changed {
  const { record } = table;
  const by = seatOf(record, person.userId);
  if (by === undefined) return refuse('T_NOT_SEATED');
  if (by === ballot.seat) return refuse('T_FOR_OTHERS');
  const wait = waitOf(record, ballot.seat);
  if (wait?.lapsed !== true || wait.since !== ballot.since || record.paused !== undefined)
    return refuse('T_STALE');
  const votes = [...(wait.votes ?? []).filter((vote) => vote.by !== by), { by, what: ballot.what }];
  const counted = withWait(record, { ...wait, votes });
  if (votesFor(votes, ballot.what) < votesNeeded(record, ballot.seat))
    return ok({ ...counted, rev: record.rev - 1 });
  const { userId, name } = person;
  return carriedOut({ ...table, record: counted }, wait, ballot.what, { ...hand, by: { userId, name } });
}

export function votesFor(votes: Wait['votes'] = [], what: VoteFor): number {
  return votes.filter((vote) => vote.what === what).length;
}

/** Most of the others. */
export function votesNeeded(record: TableRecord, seat: Seat): number {
  return Math.floor(seatsOfPeople(record).filter((other) => other !== seat).length / 2) + 1;
}

function carriedOut(table: Playable, wait: Wait, what: VoteFor, hand: Doing): Changed {
  const { record } = table;
  const person = record.people[wait.seat];
  if (person === undefined) return refuse('T_STALE');
  switch (what) {
    case 'skip':
      return skipped(table, wait.seat, hand);
    case 'time':
      return ok(withAct(withWait(record, fresh(wait, hand.at)), 'more-time', person, hand.at));
    case 'free':
      return vacate(table, wait.seat, hand);
  }
}

/** A whole turn's time again. */
function fresh({ seat, call, hushed = false }: Wait, at: number): Wait {
  return { seat, call, since: at, ...(hushed && { hushed }) };
}

/** A turn has few decisions; what asks for more is left to the others' next vote. */
const MOST_STEPS = 30;

/** The harmless answers are given for the seat until it is asked no more. */
export function skipped(table: Playable, seat: Seat, { at, replays }: Hand): Changed {
  const { game } = table;
  const person = table.record.people[seat];
  if (person === undefined || !isPerson(table.record, seat)) return refuse('T_STALE');
  let record = withAct(table.record, 'skipped', person, at);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const text = record.state === undefined ? undefined : harmlessText(table, record.state, seat);
    if (text === undefined || record.status !== 'playing') break;
    const played = act({ game, record }, { seat, move: { text, confirmed: true }, at, replays });
    if (!played.ok) return played;
    record = played.value;
  }
  return record.journal === table.record.journal ? refuse('T_STALE') : ok(record);
}

function harmlessText({ game }: Playable, state: CoreState, seat: Seat): string | undefined {
  if (!game.activeSeats(state).includes(seat)) return undefined;
  const action = game.harmless?.(state, seat);
  return action === undefined ? undefined : game.formatAction(action);
}

/** Whether the game names a harmless answer for the seat now. */
export function canSkip(table: Playable, seat: Seat): boolean {
  const { state } = table.record;
  return state !== undefined && harmlessText(table, state, seat) !== undefined;
}

/** The table's own choice, if the time is up. */
export function skippedByClock(table: Playable, wait: Wait, hand: Hand): Changed {
  const now = waitOf(table.record, wait.seat);
  const deadline = now && deadlineOf(table.record, now);
  const isUp = now?.since === wait.since && deadline !== undefined && deadline <= hand.at;
  return isUp ? skipped(table, wait.seat, hand) : refuse('T_STALE');
}

export function pauseWished(
  record: TableRecord,
  person: Person,
  pause: boolean,
  agrees: boolean,
  at: number,
): Changed {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  const seat = seatOf(record, person.userId);
  if (seat === undefined) return refuse('T_NOT_SEATED');
  if ((record.paused !== undefined) === pause) return refuse('T_STALE');
  const { pauseWish, ...rest } = record;
  if (!agrees) return pauseWish === undefined ? refuse('T_STALE') : ok({ ...rest, rev: record.rev - 1 });
  const wish = pauseWish?.pause === pause ? pauseWish : { pause, by: [] };
  const by = [...new Set([...wish.by, seat])];
  if (seatsOfPeople(record).every((one) => by.includes(one)))
    return ok(pause ? paused(rest, person, at) : resumed(rest, person, at));
  return ok({ ...record, rev: record.rev - 1, pauseWish: { ...wish, by } });
}

function paused(record: TableRecord, person: Person, at: number): TableRecord {
  return { ...withAct(record, 'paused', person, at), paused: at };
}

/** Everybody has as much time left as at the pause. */
function resumed({ paused: from = 0, ...record }: TableRecord, person: Person, at: number): TableRecord {
  const later = (time: number): number => time + at - Math.max(from, time);
  const waits = (record.waits ?? []).map((wait) => ({
    ...wait,
    since: later(wait.since),
    ...(wait.remindedAt !== undefined && { remindedAt: later(wait.remindedAt) }),
    ...(wait.warnedAt !== undefined && { warnedAt: later(wait.warnedAt) }),
  }));
  return withAct({ ...record, waits }, 'resumed', person, at);
}

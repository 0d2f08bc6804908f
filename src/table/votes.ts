import type { Seat } from '../engine/core/contract.ts';
import { ok, type Result } from '../engine/core/result.ts';
import { ended } from './ended.ts';
import { seatsOfPeople } from './free-seat.ts';
import type { Playable } from './hydrate.ts';
import { withAct } from './acts.ts';
import { undecided, withoutVote } from './open-vote.ts';
import type { Person, TableAct, TableRecord, Vote } from './record.ts';
import { refuse } from './refusal.ts';
import type { Replays } from './replays.ts';
import { stayingFor, takeBack } from './take-back.ts';
import type { TableRefusal } from './tables.ts';

/*
 * What needs the others' consent: going back beyond undo's barrier, and ending the game. AI seats and free ones agree to
 * everything. At most one vote is open; a newer one takes its place.
 */

type Changed = Result<TableRecord, TableRefusal>;

/** Who does it, when, and with what. */
export interface Doing {
  readonly by: Person;
  readonly at: number;
  readonly replays: Replays;
}

export function askUndo(table: Playable, seat: Seat, doing: Doing): Changed {
  const staying = stayingFor(table.record, seat);
  if (!staying.ok) return staying;
  const vote = opened(table.record, { kind: 'undo', by: seat, stay: staying.value }, doing.at);
  return ok(settled({ ...table, record: { ...table.record, vote } }, doing));
}

/** Whoever manages the channel needs nobody's consent, and need not sit there. */
export function askAbandon(
  table: Playable,
  seat: Seat | undefined,
  managesChannel: boolean,
  doing: Doing,
): Changed {
  const { record } = table;
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  if (managesChannel) return ok(abandoned(record, doing));
  if (seat === undefined) return refuse('T_NOT_IN_CHARGE');
  const vote = opened(record, { kind: 'abandon', by: seat }, doing.at);
  return ok(settled({ ...table, record: { ...record, vote } }, doing));
}

/** After a long silence the table itself asks whether it is to be closed. One who sits there is enough. */
export function offerClosing({ record }: Playable, at: number): Changed {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  return ok({ ...record, vote: opened(record, { kind: 'close' }, at) });
}

export function answerVote(table: Playable, seat: Seat, rev: number, says: boolean, doing: Doing): Changed {
  const { record } = table;
  const { vote } = record;
  if (vote?.rev !== rev) return refuse('T_SETTLED');
  if (!says) return ok(refusedBy(record, vote, seat, doing));
  if (vote.kind === 'close') return ok(abandoned(record, doing));
  if (seat === vote.by || vote.agreed.includes(seat)) return refuse('T_REPEATED');
  const agreed = { ...vote, agreed: [...vote.agreed, seat] };
  return ok(settled({ ...table, record: { ...record, vote: agreed } }, doing));
}

/** An open vote after somebody has agreed or left: carried out if nobody is left to ask, dropped if whoever asked has gone. */
export function settled(table: Playable, { by, at, replays }: Doing): TableRecord {
  const { record } = table;
  const { vote } = record;
  if (vote?.by === undefined) return record;
  if (!seatsOfPeople(record).includes(vote.by)) return withoutVote(record);
  if (undecided(record).length > 0) return record;
  const asker = record.people[vote.by] ?? by;
  if (vote.kind !== 'undo') return abandoned(record, { by: asker, at });
  const back = takeBack(table, vote.stay ?? 0, { seat: vote.by, by: asker, at, replays });
  return withoutVote(back);
}

export function abandoned(record: TableRecord, { by, at }: Pick<Doing, 'by' | 'at'>): TableRecord {
  return withAct(ended({ ...record, status: 'abandoned' }), 'abandoned', by, at);
}

function opened(record: TableRecord, vote: Pick<Vote, 'kind' | 'by' | 'stay'>, at: number): Vote {
  return { ...vote, agreed: [], rev: record.rev, at };
}

const REFUSALS = {
  undo: 'undo-refused',
  abandon: 'abandon-refused',
  close: 'kept',
} as const satisfies Readonly<Record<Vote['kind'], TableAct['act']>>;

/** Whoever asked may think better of it, and that is nobody's refusal. */
function refusedBy(record: TableRecord, vote: Vote, seat: Seat, { by, at }: Doing): TableRecord {
  const without = withoutVote(record);
  return seat === vote.by ? without : withAct(without, REFUSALS[vote.kind], by, at);
}

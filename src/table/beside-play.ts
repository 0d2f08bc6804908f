import type { Seat } from '../engine/core/contract.ts';
import { isAi } from './ai-seats.ts';
import { decisionsAt } from './notice.ts';
import { withPlan } from './plan-list.ts';
import { addToPlan } from './plans.ts';
import type { Person } from './record.ts';
import { refuse } from './refusal.ts';
import type { Replays } from './replays.ts';
import { answerInvitation, handToAi, invite, takeSeat, vacate } from './seats.ts';
import { seatOf } from './snapshot.ts';
import type { Playable } from './hydrate.ts';
import type { Actor, Tables } from './tables.ts';
import type { Change, createTransactions } from './transactions.ts';
import { answerVote, askUndo, offerClosing, type Doing } from './votes.ts';

type BesidePlay = Pick<
  Tables,
  | 'resign'
  | 'takeSeat'
  | 'handToAi'
  | 'invite'
  | 'answerInvitation'
  | 'askUndo'
  | 'answerVote'
  | 'offerClosing'
  | 'planMove'
  | 'clearPlan'
>;

const THE_TABLE: Person = { userId: '', name: '' };

/** What is done at a running table beside the moves. */
export function besidePlay(
  { run, runUnseen }: Pick<ReturnType<typeof createTransactions>, 'run' | 'runUnseen'>,
  clock: () => number,
  replays: Replays,
): BesidePlay {
  const doing = ({ userId, name }: Actor): Doing => ({ by: { userId, name }, at: clock(), replays });
  return {
    resign: (actor, where) =>
      run(
        actor,
        where,
        seated(actor, (table, seat) => vacate(table, seat, doing(actor))),
      ),
    takeSeat: (actor, where, seat) => run(actor, where, (table) => takeSeat(table, seat, doing(actor))),
    handToAi: (actor, where, seat, level) =>
      run(
        actor,
        where,
        seated(actor, (table) => handToAi(table, seat, level, doing(actor))),
      ),
    invite: (actor, where, seat, userId) =>
      run(
        actor,
        where,
        seated(actor, (table) => invite(table, seat, userId, doing(actor))),
      ),
    answerInvitation: (actor, where, says) =>
      run(actor, where, (table) => answerInvitation(table, says, doing(actor))),
    askUndo: (actor, where) =>
      run(
        actor,
        where,
        seated(actor, (table, seat) => askUndo(table, seat, doing(actor))),
      ),
    answerVote: (actor, where, rev, says) =>
      run(
        actor,
        where,
        seated(actor, (table, seat) => answerVote(table, seat, rev, says, doing(actor))),
      ),
    offerClosing: (where) => run(THE_TABLE, where, (table) => offerClosing(table, clock())),
    planMove: (actor, where, typed) =>
      runUnseen(
        actor,
        where,
        seated(actor, (table, seat) => {
          const { record } = table;
          const seen = where.rev === undefined ? record.journal.length : decisionsAt(record, where.rev);
          return addToPlan(table, seat, typed, seen);
        }),
      ),
    clearPlan: (actor, where) =>
      runUnseen(
        actor,
        where,
        seated(actor, ({ record }, seat) => ({ ok: true, value: withPlan(record, { seat, moves: [] }) })),
      ),
  };
}

/** For those who sit there. Nobody steps in for an AI. */
function seated(actor: Actor, change: (table: Playable, seat: Seat) => ReturnType<Change>): Change {
  return (table) => {
    if (table.record.status !== 'playing') return refuse('T_NOT_PLAYING');
    const seat = seatOf(table.record, actor.userId);
    return seat === undefined || isAi(table.record, seat) ? refuse('T_NOT_SEATED') : change(table, seat);
  };
}

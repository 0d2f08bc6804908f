import { leavesBarrier } from '../engine/core/barrier.ts';
import type { Seat } from '../engine/core/contract.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { InvariantError } from '../engine/core/invariant-error.ts';
import { ok, type Result } from '../engine/core/result.ts';
import type { Playable } from './hydrate.ts';
import { withAct } from './acts.ts';
import { plansKnowing } from './plan-list.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import type { Replays } from './replays.ts';
import type { TableRefusal } from './tables.ts';

/* What lies behind a barrier can be taken back if all others agree. */

/** How many decisions stay if this seat's last one goes, with all that came after it. */
export function stayingFor(record: TableRecord, seat: Seat): Result<number, TableRefusal> {
  if (record.status !== 'playing') return refuse('T_NOT_PLAYING');
  const last = record.journal.findLastIndex((entry) => entry.seat === seat);
  // what came before the base can't be replayed: decision 0003
  return last < (record.baseAfter ?? 0) ? refuse('T_NOTHING_TO_UNDO') : ok(last);
}

/** The record after its first so many decisions, as it was then, the generator too. Every panel is stale. */
export function takeBack(
  table: Playable,
  staying: number,
  { seat, by, at, replays }: { seat: Seat; by: Person; at: number; replays: Replays },
): TableRecord {
  const { record, game } = table;
  const decisions = record.journal.length;
  if (canonicalJson(replays.stateAfter(table, decisions)) !== canonicalJson(record.state))
    throw new InvariantError('the journal leads to another state than the saved one', {});
  const state = replays.stateAfter(table, staying);
  const asked = game.activeSeats(state);
  const wasAsked = record.state === undefined ? [] : game.activeSeats(record.state);
  const back: TableRecord = {
    ...record,
    state,
    journal: record.journal.slice(0, staying),
    barrier: barrierAt(table, staying, replays),
    askedSince: record.askedSince.map(() => record.rev),
    // whoever asked may have gone to bed since: they are called, too
    calledAt: record.calledAt.map((called, one) =>
      asked.includes(one) && (one === seat || !wasAsked.includes(one)) ? record.rev : called,
    ),
  };
  return withAct(plansKnowing(back), 'taken-back', by, at, { seat });
}

/** Where undo stopped at that time. */
function barrierAt(table: Playable, staying: number, replays: Replays): number {
  const { game, record } = table;
  const first = record.baseAfter ?? 0;
  for (let decisions = staying; decisions > first; decisions -= 1) {
    const before = replays.stateAfter(table, decisions - 1);
    const after = replays.stateAfter(table, decisions);
    if (leavesBarrier(game, before, after, replays.eventsOf(table, decisions - 1))) return decisions;
  }
  return first;
}

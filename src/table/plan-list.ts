import type { Seat } from '../engine/core/contract.ts';
import { present } from '../engine/core/json.ts';
import type { Plan, TableRecord } from './record.ts';

/* The plans that a record holds: at most one for each seat. */

export function planOf({ plans = [] }: TableRecord, seat: Seat): Plan | undefined {
  return plans.find((plan) => plan.seat === seat);
}

/** The record with this plan instead of the seat's last one; without moves there is none. */
export function withPlan(record: TableRecord, plan: Plan): TableRecord {
  const others = (record.plans ?? []).filter(({ seat }) => seat !== plan.seat);
  const plans = plan.moves.length === 0 ? others : [...others, plan];
  return present({ ...record, plans: plans.length === 0 ? undefined : plans });
}

/** A plan that was not played is over once its seat has decided for itself. */
export function decidedAgain(record: TableRecord, seat: Seat): TableRecord {
  return planOf(record, seat)?.stopped === undefined ? record : withPlan(record, { seat, moves: [] });
}

/** What seats knew when they planned is not forgotten, but the journal may be shorter now. */
export function plansKnowing(record: TableRecord): TableRecord {
  const most = record.journal.length;
  const plans = record.plans?.map((plan) => ({
    ...plan,
    moves: plan.moves.map((move) => ({ ...move, seen: Math.min(move.seen, most) })),
  }));
  return present({ ...record, plans });
}

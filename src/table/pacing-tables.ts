import type { TableRecord } from './record.ts';
import { pauseWished, skippedByClock, told, voted, withLive, type Changed, type Pacing } from './pacing.ts';
import { ok } from '../engine/core/result.ts';
import { refuse } from './refusal.ts';
import type { TableRepository } from './table-repository.ts';
import type { Answer, Where } from './tables.ts';
import { tableThere, type Transactions } from './transactions.ts';

interface PacingContext {
  readonly repository: TableRepository;
  readonly transactions: Transactions;
  readonly clock: () => number;
}

/** The clock's part of the tables. */
export function pacingOf({ repository, transactions, clock }: PacingContext): Pacing {
  const { replays } = repository;

  /** Something that the board shows nothing of: no new revision. Taken while closing too, as what was posted is. */
  const amend = (where: Where, change: (record: TableRecord) => Changed): Answer =>
    transactions.enqueueAlways(where.channelId, async () => {
      const table = await tableThere(repository, where);
      if (!table.ok) return table;
      const changed = change(table.value.record);
      return changed.ok ? repository.save(changed.value) : changed;
    });

  return {
    told: (where, wait, kind, messageId) =>
      amend(where, (record) => told(record, wait, kind, messageId, clock())),
    vote: (actor, where, ballot) =>
      transactions.run(actor, where, (table) => voted(table, actor, ballot, { at: clock(), replays })),
    skip: (where, wait) =>
      transactions.run(CLOCK, where, (table) => skippedByClock(table, wait, { at: clock(), replays })),
    wishPause: (actor, where, pause, agrees = true) =>
      transactions.run(actor, where, ({ record }) => {
        const { userId, name } = actor;
        return pauseWished(record, { userId, name }, pause, agrees, clock());
      }),
    posted: (where, messageId) => amend(where, (record) => ok(withLive(record, messageId))),
    pauseAsked: (where, messageId) =>
      amend(where, (record) => {
        const { pauseWish } = record;
        return pauseWish === undefined
          ? refuse('T_STALE')
          : ok(withLive({ ...record, pauseWish: { ...pauseWish, messageId } }, messageId));
      }),
  };
}

/** Nobody: what the table does by itself. */
const CLOCK = { userId: 'clock', name: '' };

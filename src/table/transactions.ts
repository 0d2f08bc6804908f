import type { Decision } from '../engine/core/replay.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { failureOf, type Failure } from './failure.ts';
import type { Playable } from './hydrate.ts';
import { createQueue } from './queue.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { seatOf } from './snapshot.ts';
import type { TableRepository } from './table-repository.ts';
import type { Table, TableRefusal, Where } from './tables.ts';
import { withWaits } from './waits.ts';

type Tried<T> = Result<T, TableRefusal>;
export type Answer = Tried<Table>;
/** What a record becomes. It gets the record with its revision raised and the interaction remembered. */
export type Change = (table: Playable) => Result<TableRecord, TableRefusal>;

/** Who changes the table. An AI seat does so without an interaction. */
type Changer = Person & { readonly interactionId?: string };

/** Every change goes this way: the channel's queue, load, is this the table that is meant, change, save. */
export interface Transactions {
  /** something in the channel's queue, unless the tables are closing */
  enqueue<T>(channelId: string, task: () => Promise<Tried<T>>): Promise<Tried<T>>;
  /** the same while closing too */
  enqueueAlways<T>(channelId: string, task: () => Promise<Tried<T>>): Promise<Tried<T>>;
  /** `texts`: what the actor played, for the report if the game breaks on it */
  run(actor: Changer, where: Where, change: Change, texts?: readonly string[]): Promise<Answer>;
  /** the same for what the channel is never told of: the revision stays as it is */
  runUnseen(actor: Changer, where: Where, change: Change): Promise<Answer>;
  close(): Promise<void>;
}

/** Discord doubles an interaction within seconds if ever; a table takes far fewer than these in that time. */
const REMEMBERED_INTERACTIONS = 50;

/** `follow`: what a change leads to at once, saved together with it. */
export function createTransactions(
  repository: TableRepository,
  report: (failure: Failure) => void,
  clock: () => number,
  follow: (table: Playable) => TableRecord = ({ record }) => record,
): Transactions {
  const queue = createQueue();

  const enqueue: Transactions['enqueue'] = async (channelId, task) =>
    queue.closed ? refuse('T_CLOSING') : queue.run(channelId, task);

  /** A mistake in a game stops its own step only: it is reported, nothing was saved, and the table goes on. */
  const commit = async (
    table: Table,
    next: Playable,
    change: Change,
    decisions: readonly Decision[],
  ): Promise<Answer> => {
    try {
      const changed = change(next);
      if (!changed.ok) return changed;
      const followed = follow({ game: next.game, record: changed.value });
      return await repository.save(withWaits({ ...next, record: followed }, next.record, clock()));
    } catch (cause) {
      report(failureOf(table.record, cause, decisions));
      return refuse('T_BUG');
    }
  };

  const runAt = (
    actor: Changer,
    where: Where,
    change: Change,
    { texts = [], raises = 1 }: { texts?: readonly string[]; raises?: number },
  ): Promise<Answer> =>
    enqueue(where.channelId, async () => {
      const found = await tableThere(repository, where);
      if (!found.ok) return found;
      const table = found.value;
      const { game, record } = table;
      const seat = seatOf(record, actor.userId);
      const decisions = seat === undefined ? [] : texts.map((text) => ({ seat, text }));
      const next = {
        game,
        record: { ...record, rev: record.rev + raises, interactions: remembered(record.interactions, actor) },
      };
      const { interactionId } = actor;
      const answer =
        interactionId !== undefined && record.interactions.includes(interactionId)
          ? refuse('T_REPEATED')
          : await commit(table, next, change, decisions);
      return answer.ok ? answer : err({ ...answer.error, table });
    });

  return {
    enqueue,
    enqueueAlways: (channelId, task) => queue.run(channelId, task),
    run: (actor, where, change, texts = []) => runAt(actor, where, change, { texts }),
    runUnseen: (actor, where, change) => runAt(actor, where, change, { raises: 0 }),
    close: () => queue.close(),
  };
}

/** The channel's table, if it is the one that is meant. */
export async function tableThere(repository: TableRepository, where: Where): Promise<Answer> {
  const found = await repository.table(where.channelId);
  if (!found.ok || found.value === undefined) return found.ok ? refuse('T_NO_TABLE') : found;
  const table = found.value;
  const other = where.tableId !== undefined && where.tableId !== table.record.id;
  return other ? err({ code: 'T_OTHER_TABLE', table }) : ok(table);
}

export function remembered(interactions: readonly string[], { interactionId }: Changer): readonly string[] {
  return interactionId === undefined
    ? interactions
    : [...interactions, interactionId].slice(-REMEMBERED_INTERACTIONS);
}

import { err, ok, type Result } from '../engine/core/result.ts';
import type { Decision } from '../engine/core/replay.ts';
import { failureOf, type Failure } from './failure.ts';
import { createQueue } from './queue.ts';
import type { TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import type { Shelf } from './shelf.ts';
import { seatOf } from './snapshot.ts';
import type { Asker, Table, TableRefusal, Where } from './tables.ts';
import type { Playable } from './thaw.ts';

type Tried<T> = Result<T, TableRefusal>;
export type Answer = Tried<Table>;
/** What a record becomes. It gets the record with its revision raised and the interaction remembered. */
export type Step = (table: Playable) => Result<TableRecord, TableRefusal>;

/** The way of every change: the channel's queue, load, is it meant for this table, play, save. */
export interface Steps {
  /** something in the channel's queue, unless the tables are closing */
  taken<T>(channelId: string, task: () => Promise<Tried<T>>): Promise<Tried<T>>;
  /** the same while closing too */
  always<T>(channelId: string, task: () => Promise<Tried<T>>): Promise<Tried<T>>;
  /** `texts`: what the asker played, for the report if the game breaks on it */
  alter(asker: Asker, where: Where, step: Step, texts?: readonly string[]): Promise<Answer>;
  close(): Promise<void>;
}

/** Discord doubles an interaction within seconds if ever; a table takes far fewer than these in that time. */
const REMEMBERED_INTERACTIONS = 50;

export function createSteps(shelf: Shelf, report: (failure: Failure) => void): Steps {
  const queue = createQueue();

  const taken: Steps['taken'] = async (channelId, task) =>
    queue.closed ? refuse('T_CLOSING') : queue.run(channelId, task);

  /** A mistake in a game stops its own step only: it is reported, nothing was saved, and the table goes on. */
  const change = async (
    table: Table,
    next: Playable,
    step: Step,
    decisions: readonly Decision[],
  ): Promise<Answer> => {
    try {
      const changed = step(next);
      return changed.ok ? await shelf.save(changed.value) : changed;
    } catch (cause) {
      report(failureOf(table.record, cause, decisions));
      return refuse('T_BUG');
    }
  };

  return {
    taken,
    always: (channelId, task) => queue.run(channelId, task),
    alter: (asker, where, step, texts = []) =>
      taken(where.channelId, async () => {
        const found = await tableThere(shelf, where);
        if (!found.ok) return found;
        const table = found.value;
        const { game, record } = table;
        const seat = seatOf(record, asker.userId);
        const decisions = seat === undefined ? [] : texts.map((text) => ({ seat, text }));
        const next = {
          game,
          record: { ...record, rev: record.rev + 1, interactions: remembered(record.interactions, asker) },
        };
        const answer = record.interactions.includes(asker.interactionId)
          ? refuse('T_REPEATED')
          : await change(table, next, step, decisions);
        return answer.ok ? answer : err({ ...answer.error, table });
      }),
    close: () => queue.close(),
  };
}

/** The channel's table, if it is the one that is meant. */
export async function tableThere(shelf: Shelf, where: Where): Promise<Answer> {
  const found = await shelf.table(where.channelId);
  if (!found.ok || found.value === undefined) return found.ok ? refuse('T_NO_TABLE') : found;
  const table = found.value;
  const other = where.tableId !== undefined && where.tableId !== table.record.id;
  return other ? err({ code: 'T_OTHER_TABLE', table }) : ok(table);
}

export function remembered(interactions: readonly string[], { interactionId }: Asker): readonly string[] {
  return [...interactions, interactionId].slice(-REMEMBERED_INTERACTIONS);
}

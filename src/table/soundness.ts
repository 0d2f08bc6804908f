import { createHash } from 'node:crypto';
import type { TableRecord } from './record.ts';
import type { Replays } from './replays.ts';
import type { Playable } from './thaw.ts';

/**
 * Whether a record agrees with what its game makes of it. Nothing may be played on a journal that no longer plays:
 * it would be saved and could not be told. Replaying takes long, so a journal that was found sound once, and one that a
 * step made from it, is not replayed again.
 */
export interface Soundness {
  faultIn(table: Playable): string | undefined;
  /** made by a step from a record that was sound */
  trust(record: TableRecord): void;
  forget(tableId: string): void;
}

export function createSoundness(replays: Replays): Soundness {
  const sound = new Map<string, string>();
  return {
    faultIn: (table) => {
      const { record } = table;
      const contradiction = contradictionIn(table);
      if (contradiction !== undefined) return contradiction;
      const print = fingerprint(record);
      if (sound.get(record.id) === print) return undefined;
      const fault = journalFault(table, replays);
      if (fault === undefined) sound.set(record.id, print);
      return fault;
    },
    trust: (record) => void sound.set(record.id, fingerprint(record)),
    forget: (tableId) => void sound.delete(tableId),
  };
}

/** Of all that the replay depends on. */
function fingerprint({ seed, options, people, baseAfter = 0, journal }: TableRecord): string {
  const decisions = journal.map(({ seat, text }) => [seat, text]);
  return createHash('sha256')
    .update(JSON.stringify([seed, options, people.length, baseAfter, decisions]))
    .digest('base64');
}

function contradictionIn({ record, game }: Playable): string | undefined {
  const { state, status, people } = record;
  if (state === undefined) return undefined;
  try {
    const seats = game.scores(state).filter(({ seat }) => seat !== undefined).length;
    if (seats !== people.length) return `its state has ${seats} seats, and ${people.length} sit there`;
    if (status !== 'abandoned' && game.isOver(state) !== (status === 'finished'))
      return `it is ${status}, and its state is ${status === 'finished' ? 'not ' : ''}over`;
    return undefined;
  } catch (cause) {
    return `its state can't be read: ${String(cause)}`;
  }
}

function journalFault(table: Playable, replays: Replays): string | undefined {
  if (table.record.state === undefined) return undefined;
  try {
    replays.setupEvents(table);
    replays.stateAfter(table, table.record.journal.length);
    return undefined;
  } catch (cause) {
    return `its journal no longer plays: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

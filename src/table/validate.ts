import type { Playable } from './hydrate.ts';
import type { Replays } from './replays.ts';

/**
 * Why a record contradicts what its game makes of it, if it does. Nothing may be played on a journal that no longer
 * plays: it would be saved and could not be told. The whole journal is replayed, so this is for a record that comes from
 * the file; what a step makes of a valid one is valid.
 */
export function faultIn(table: Playable, replays: Replays): string | undefined {
  if (table.record.state === undefined) return undefined;
  return contradictionIn(table) ?? journalFault(table, replays);
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
  try {
    replays.check(table);
    return undefined;
  } catch (cause) {
    return `its journal no longer plays: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

import type { ComponentSetId, CoreState, Options } from '../engine/core/contract.ts';
import type { Decision } from '../engine/core/replay.ts';
import type { TableRecord } from './record.ts';

/** A mistake in a game's code, with what `npm run replay` needs to show it again. */
export interface Failure {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  readonly componentSet: ComponentSetId;
  /** where the journal begins: the setup, or later if newer rules took the table over */
  readonly base?: CoreState;
  readonly journal: readonly Decision[];
  /** what was being played when it failed, if anything */
  readonly failed: readonly Decision[];
  readonly message: string;
  readonly stack?: string;
}

export function failureOf(record: TableRecord, cause: unknown, failed: readonly Decision[]): Failure {
  const { gameId, people, seed, options, componentSet, base, baseAfter = 0 } = record;
  const journal = record.journal.slice(baseAfter).map(({ seat, text }) => ({ seat, text }));
  return {
    game: gameId,
    seats: people.length,
    seed,
    options,
    componentSet,
    ...(base === undefined ? {} : { base }),
    journal,
    failed,
    message: cause instanceof Error ? cause.message : String(cause),
    ...(cause instanceof Error && cause.stack !== undefined ? { stack: cause.stack } : {}),
  };
}

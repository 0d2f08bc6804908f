import type { AnyGame, CoreState } from '../engine/core/contract.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';

/** A record that this bot can play: its game with its component set, its state of the game's present rules. */
export interface Playable {
  readonly record: TableRecord;
  readonly game: AnyGame;
}

/** The record with its game, or why the table stays frozen. A frozen record is never written. */
export function hydrate(record: TableRecord, games: LoadedGames): Result<Playable, string> {
  const { gameId, componentSet: set } = record;
  if (!games.has(gameId)) return err(`the game ${gameId} is not part of this bot`);
  const game = gameWith(games, gameId, set);
  if (game === undefined)
    return err(`the component set ${set.id} ${set.version} (${set.hash}) of ${gameId} is not loaded`);
  if (record.rulesVersion > game.rulesVersion)
    return err(
      `it follows rules ${record.rulesVersion} of ${gameId}, this bot knows ${game.rulesVersion} at most`,
    );
  const current = record.rulesVersion < game.rulesVersion ? underNewRules(record, game) : ok(record);
  if (!current.ok || current.value.state === undefined)
    return current.ok ? ok({ record: current.value, game }) : current;
  const checked = checkState(game, current.value.state);
  return checked.ok ? ok({ record: current.value, game }) : checked;
}

/**
 * Brings the state to the game's present rules. The journal can't be replayed by them, so the new state becomes the
 * base after all decisions so far; what is asked may have changed, so every panel is stale. Decision 0003.
 */
function underNewRules(record: TableRecord, game: AnyGame): Result<TableRecord, string> {
  const rulesVersion = game.rulesVersion;
  if (record.state === undefined) return ok({ ...record, rulesVersion });
  let state: unknown = record.state;
  for (let version = record.rulesVersion; version < rulesVersion; version += 1) {
    const migrate = game.migrations.get(version);
    if (migrate === undefined)
      return err(`there is no way from rules ${version} of ${game.id} to ${rulesVersion}`);
    try {
      state = migrate(state);
    } catch (cause) {
      return err(`the state could not be brought from rules ${version} to ${version + 1}: ${String(cause)}`);
    }
  }
  const checked = checkState(game, state);
  if (!checked.ok) return checked;
  const rev = record.rev + 1;
  const decisions = record.journal.length;
  return ok({
    ...record,
    // who is asked may be others now: their time begins with the next step
    waits: [],
    rulesVersion,
    rev,
    base: checked.value,
    baseAfter: decisions,
    barrier: decisions,
    state: checked.value,
    askedSince: record.askedSince.map(() => rev),
  });
}

function checkState(game: AnyGame, json: unknown): Result<CoreState, string> {
  try {
    const checked = game.checkState(json);
    return checked.ok ? checked : err(`its state is damaged: ${checked.error}`);
  } catch (cause) {
    return err(`its state can't be checked: ${String(cause)}`);
  }
}

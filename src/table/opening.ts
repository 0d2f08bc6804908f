import { err, ok, type Result } from '../engine/core/result.ts';
import type { Locale } from '../i18n/locale.ts';
import type { LoadedGames } from './loaded-games.ts';
import { startAgainst } from './ai-seats.ts';
import { openLobby, sha256 } from './lobby.ts';
import type { Place, TableRecord } from './record.ts';
import { refuseByRule } from './refusal.ts';
import type { TableRepository } from './table-repository.ts';
import { isOver } from './snapshot.ts';
import { remembered, type Answer } from './transactions.ts';
import { withWaits } from './waits.ts';
import type { Actor, Against, HowToOpen, TableRefusal } from './tables.ts';

/** short enough for every custom id, long enough that a channel never sees it twice */
const ID_LENGTH = 10;

interface OpeningContext {
  readonly repository: TableRepository;
  readonly games: LoadedGames;
  readonly clock: () => number;
  readonly entropy: () => string;
}

/** A new lobby, or at once a game against AI seats, in a channel that has no table, or whose last one is over. */
export async function open(
  { repository, games, clock, entropy }: OpeningContext,
  actor: Actor,
  place: Place,
  gameId: string,
  locale: Locale,
  against?: Against,
  { pace, home }: HowToOpen = {},
): Promise<Answer> {
  const game = games.get(gameId)?.[0];
  if (game === undefined) return refuseByRule({ code: 'E_OPTION', about: `game=${gameId}` });
  const host = { userId: actor.userId, name: actor.name };
  const id = sha256(entropy()).slice(0, ID_LENGTH);
  const at = clock();
  const lobby = openLobby(game, { id, seed: entropy(), host, place, locale, pace, home, at });
  const opened: Result<TableRecord, TableRefusal> =
    against === undefined ? ok(lobby) : startAgainst({ record: lobby, game }, against, host, at);
  if (!opened.ok) return opened;
  const earlier = await archiveLast(repository, actor, place.channelId);
  if (!earlier.ok) return earlier;
  const interactions = remembered(earlier.value, actor);
  const record = withWaits({ record: { ...opened.value, interactions }, game }, lobby, at);
  return repository.save(record);
}

/**
 * Archives the last table; gives the interactions that it remembers. The archive is written before the table is
 * replaced: killed in between, the next opening archives the same record once more.
 */
async function archiveLast(
  repository: TableRepository,
  actor: Actor,
  channelId: string,
): Promise<Result<readonly string[], TableRefusal>> {
  const found = await repository.record(channelId);
  if (!found.ok || found.value === undefined) return found.ok ? ok([]) : found;
  const last = found.value;
  const repeated = last.interactions.includes(actor.interactionId);
  if (repeated || !isOver(last)) {
    const table = await repository.table(channelId);
    if (!table.ok) return table;
    const shown = table.value === undefined ? {} : { table: table.value };
    return err({ code: repeated ? 'T_REPEATED' : 'T_OPEN_TABLE', ...shown });
  }
  const archived = await repository.archive(last);
  return archived.ok ? ok(last.interactions) : archived;
}

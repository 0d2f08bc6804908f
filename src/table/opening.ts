import { err, ok, type Result } from '../engine/core/result.ts';
import type { Locale } from '../i18n/locale.ts';
import type { LoadedGames } from './loaded-games.ts';
import { startAgainst } from './ai-seats.ts';
import { openLobby, sha256, type Opening } from './lobby.ts';
import type { Place, TableRecord } from './record.ts';
import { refuseByRule } from './refusal.ts';
import type { TableRepository } from './table-repository.ts';
import { isOver } from './snapshot.ts';
import { remembered, type Answer } from './transactions.ts';
import { withWaits } from './waits.ts';
import type { Actor, Against, HowToOpen, TableRefusal } from './tables.ts';

/** short enough for every custom id, long enough that a channel never sees it twice */
const ID_LENGTH = 10;

export interface OpeningContext {
  readonly repository: TableRepository;
  readonly games: LoadedGames;
  readonly clock: () => number;
  readonly entropy: () => string;
}

/** A new lobby, or at once a game against AI seats, in a channel that has no table, or whose last one is over. */
export async function open(
  context: OpeningContext,
  actor: Actor,
  place: Place,
  gameId: string,
  locale: Locale,
  against?: Against,
  { pace, home }: HowToOpen = {},
): Promise<Answer> {
  const game = context.games.get(gameId)?.[0];
  if (game === undefined) return refuseByRule({ code: 'E_OPTION', about: `game=${gameId}` });
  return openWith(context, actor, place, locale, (opening) => {
    const lobby = openLobby(game, { ...opening, pace, home });
    if (against === undefined) return ok(lobby);
    const started = startAgainst({ record: lobby, game }, against, opening.host, opening.at);
    return started.ok ? ok(withWaits({ record: started.value, game }, lobby, opening.at)) : started;
  });
}

/** The same with another lobby: that of a rematch, or one that goes on from a position. */
export async function openWith(
  { repository, clock, entropy }: OpeningContext,
  actor: Actor,
  place: Place,
  locale: Locale,
  lobby: (opening: Opening) => Result<TableRecord, TableRefusal>,
): Promise<Answer> {
  const host = { userId: actor.userId, name: actor.name };
  const id = sha256(entropy()).slice(0, ID_LENGTH);
  const opened = lobby({ id, seed: entropy(), host, place, locale, at: clock() });
  if (!opened.ok) return opened;
  const earlier = await archiveLast(repository, actor, place.channelId);
  if (!earlier.ok) return earlier;
  return repository.save({ ...opened.value, interactions: remembered(earlier.value, actor) });
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

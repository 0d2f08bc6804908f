import { cloneJson } from '../engine/core/json.ts';
import { err, ok, type Result } from '../engine/core/result.ts';
import { seedRng } from '../engine/core/rng.ts';
import { isFree } from './free-seat.ts';
import { gameFile, readGameFile } from './game-file.ts';
import { openLobby, type Opening } from './lobby.ts';
import { openWith, type OpeningContext } from './opening.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { isOver } from './snapshot.ts';
import type { Table, TableRefusal, Tables } from './tables.ts';
import { tableThere } from './transactions.ts';

interface PastContext extends OpeningContext {
  enqueue<T>(
    channelId: string,
    task: () => Promise<Result<T, TableRefusal>>,
  ): Promise<Result<T, TableRefusal>>;
}

type PastGames = Pick<
  Tables,
  'finished' | 'finishedBy' | 'finishedTable' | 'fileOf' | 'importFile' | 'continueFrom' | 'rematch'
>;

/** Files of a server that are kept, and of nobody else's making: anybody may bring one. */
const KEPT_FILES = 20;

/** What can be done with games that are over. */
export function pastGames(context: PastContext): PastGames {
  const { repository, games, clock, enqueue } = context;
  const { finished } = repository;

  const importFile: PastGames['importFile'] = async ({ userId, name }, place, locale, bytes) => {
    const read = await readGameFile(bytes, games, { place, by: { userId, name }, locale, at: clock() });
    if (!read.ok) return read;
    const known = await finished.of(place.guildId);
    if (!known.ok) return known;
    const imported = known.value.filter((table) => table.imported && table.id !== read.value.id);
    for (const oldest of imported.slice(KEPT_FILES - 1)) {
      const removed = await repository.removeArchived(oldest);
      if (!removed.ok) return removed;
    }
    const saved = await repository.archive(read.value);
    return saved.ok ? finished.open(place.guildId, read.value.id) : saved;
  };

  return {
    finished: (guildId) => finished.of(guildId),
    finishedBy: (userId) => finished.by(userId),
    finishedTable: (guildId, id) => finished.open(guildId, id),
    fileOf: async (guildId, id) => {
      const table = await finished.open(guildId, id);
      return table.ok ? gameFile(table.value.record) : table;
    },
    // one after the other in a server, so that together they are no more than may be kept
    importFile: (actor, place, locale, bytes) =>
      enqueue(`files of ${place.guildId}`, () => importFile(actor, place, locale, bytes)),
    continueFrom: async (actor, place, locale, id, decisions, { pace } = {}) => {
      const source = await finished.open(place.guildId, id);
      if (!source.ok) return source;
      return enqueue(place.channelId, () =>
        openWith(context, actor, place, locale, (opening) =>
          goingOn(source.value, decisions, { ...opening, pace }),
        ),
      );
    },
    rematch: (actor, where, first) =>
      enqueue(where.channelId, async () => {
        const found = await tableThere(repository, where);
        if (!found.ok) return found;
        const table = found.value;
        const { place, locale } = table.record;
        const refused = noRematch(table, actor);
        if (refused !== undefined) return refused;
        return openWith(context, actor, place, locale, (opening) => ok(again(table, opening, first)));
      }),
  };
}

/** What everybody saw stays, what was hidden is dealt anew: nobody knows more of the new table than of the old one. */
function goingOn(source: Table, decisions: number, opening: Opening): Result<TableRecord, TableRefusal> {
  const { record, game } = source.after(decisions);
  if (record.state === undefined) return refuse('T_NO_RECORD');
  if (game.isOver(record.state)) return refuse('T_NOT_PLAYING');
  const dealt = game.determinize(cloneJson(record.state), undefined, seedRng(`${opening.seed}/hidden`));
  const state = game.checkState(dealt);
  if (!state.ok) return err({ code: 'T_FROZEN', about: state.error });
  return ok({
    ...openLobby(game, opening),
    options: record.options,
    continues: { after: record.journal.length, seats: record.people.length, state: state.value },
  });
}

function noRematch({ record }: Table, { userId }: Person): Result<never, TableRefusal> | undefined {
  if (!isOver(record)) return refuse('T_OPEN_TABLE');
  if (record.state === undefined) return refuse('T_NO_TABLE');
  return record.people.some((person) => person.userId === userId) ? undefined : refuse('T_NOT_SEATED');
}

/** The same people at the same game. `last`: whoever came last sits first. */
function again(table: Table, opening: Opening, first: 'last' | 'drawn'): TableRecord {
  const { record, game } = table;
  const { pace, home } = record;
  const lobby = openLobby(game, { ...opening, pace, home });
  const ranks = table.standings().flatMap(({ seat, rank }) => (seat === undefined ? [] : [{ seat, rank }]));
  const worst = [...ranks].sort((a, b) => b.rank - a.rank)[0];
  const loser = worst === undefined ? undefined : record.people[worst.seat]?.userId;
  const others = record.people.filter(
    ({ userId }, seat) => userId !== opening.host.userId && !isFree(record, seat),
  );
  return {
    ...lobby,
    ...(record.hints !== undefined && { hints: record.hints }),
    ...(first === 'last' && loser !== undefined && { first: loser }),
    options: { ...lobby.options, ...record.options },
    people: [opening.host, ...others],
  };
}

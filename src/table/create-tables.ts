import { err, type Result } from '../engine/core/result.ts';
import type { Decision } from '../engine/core/replay.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { announce } from './announce.ts';
import { failureOf, type Failure } from './failure.ts';
import type { LoadedGames } from './loaded-games.ts';
import { abandon, cancel, configure, join, leave, openLobby, sha256, start } from './lobby.ts';
import { act, undo } from './play.ts';
import { createQueue } from './queue.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse, refuseByRule } from './refusal.ts';
import { createShelf } from './shelf.ts';
import { isOver, seatOf } from './snapshot.ts';
import type { Asker, Table, TableRefusal, Tables, Where } from './tables.ts';
import type { Playable } from './thaw.ts';

export interface TablesNeed {
  /** the present table of each channel, by channel id */
  readonly store: RecordStore<TableRecord>;
  /** tables that are over and whose channel has opened another, by channel and table id */
  readonly archive: RecordStore<TableRecord>;
  readonly games: LoadedGames;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** a text that nobody can guess, never the same twice: seeds and table ids are made of it */
  readonly entropy: () => string;
  /** tells the operator of a mistake in a game's code */
  readonly report: (failure: Failure) => void;
}

type Answer = Result<Table, TableRefusal>;
type Change = (table: Playable) => Result<TableRecord, TableRefusal>;

/** Discord doubles an interaction within seconds if ever; a table takes far fewer than these in that time. */
const REMEMBERED_INTERACTIONS = 50;
/** short enough for every custom id, long enough that a channel never sees it twice */
const ID_LENGTH = 10;

export function createTables({ store, archive, games, clock, entropy, report }: TablesNeed): Tables {
  const queue = createQueue();
  const shelf = createShelf(store, archive, games);

  const taken = async (channelId: string, task: () => Promise<Answer>): Promise<Answer> =>
    queue.closed ? refuse('T_CLOSING') : queue.run(channelId, task);

  /** A mistake in a game stops its own step only: nothing was saved, and the table goes on. */
  const unlessBug = (table: Table, change: Change, next: Playable, decision?: Decision) => {
    try {
      return change(next);
    } catch (cause) {
      report(failureOf(table.record, cause, decision));
      return refuse('T_BUG');
    }
  };

  const alter = (asker: Asker, where: Where, change: Change, decisionOf?: (table: Table) => Decision) =>
    taken(where.channelId, async () => {
      const found = await shelf.table(where.channelId);
      if (!found.ok || found.value === undefined) return found.ok ? refuse('T_NO_TABLE') : found;
      const table = found.value;
      const meant = meantFor(table.record, asker, where);
      const next = { game: table.game, record: advanced(table.record, asker.interactionId) };
      const changed = meant.ok ? unlessBug(table, change, next, decisionOf?.(table)) : meant;
      if (!changed.ok) return err({ ...changed.error, table });
      const saved = await shelf.save(changed.value);
      return saved.ok ? saved : err({ ...saved.error, table });
    });

  const inLobby = (
    asker: Asker,
    where: Where,
    change: (table: Playable, person: Person) => ReturnType<Change>,
  ) => alter(asker, where, (table) => change(table, { userId: asker.userId, name: asker.name }));

  /** A seat's own step: refused if the question on its panel is no longer its question. */
  const bySeat =
    (asker: Asker, where: Where, step: (table: Playable, seat: number) => ReturnType<Change>) =>
    (table: Playable) => {
      if (table.record.status !== 'playing') return refuse('T_NOT_PLAYING');
      const seat = seatOf(table.record, asker.userId);
      if (seat === undefined) return refuse('T_NOT_SEATED');
      const since = table.record.askedSince[seat] ?? 0;
      return where.rev !== undefined && where.rev < since ? refuse('T_STALE') : step(table, seat);
    };

  /** Archived first, then replaced: killed in between, the next opening archives the same record once more. */
  const makeRoom = async (
    asker: Asker,
    channelId: string,
  ): Promise<Result<readonly string[], TableRefusal>> => {
    const last = await shelf.record(channelId);
    if (!last.ok || last.value === undefined) return last.ok ? { ok: true, value: [] } : last;
    const { interactions } = last.value;
    const repeated = interactions.includes(asker.interactionId);
    if (repeated || !isOver(last.value)) {
      const table = await shelf.table(channelId);
      if (!table.ok) return table;
      return err({
        code: repeated ? 'T_REPEATED' : 'T_OPEN_TABLE',
        ...(table.value === undefined ? {} : { table: table.value }),
      });
    }
    const archived = await shelf.archive(last.value);
    return archived.ok ? { ok: true, value: interactions } : archived;
  };

  return {
    at: (channelId) => shelf.table(channelId),
    of: (userId, guildId) => shelf.tablesOf(userId, guildId),
    unannounced: () => shelf.unannounced(),

    open: (asker, place, gameId, locale) =>
      taken(place.channelId, async () => {
        const game = games.get(gameId)?.[0];
        if (game === undefined) return refuseByRule({ code: 'E_OPTION', about: `game=${gameId}` });
        const room = await makeRoom(asker, place.channelId);
        if (!room.ok) return room;
        const host = { userId: asker.userId, name: asker.name };
        const id = sha256(entropy()).slice(0, ID_LENGTH);
        const record = openLobby(game, { id, seed: entropy(), host, place, locale, at: clock() });
        return shelf.save({ ...record, interactions: remember(room.value, asker.interactionId) });
      }),
    join: (asker, where) => inLobby(asker, where, (table, person) => join(table, person, clock())),
    leave: (asker, where) => inLobby(asker, where, (table, person) => leave(table, person, clock())),
    configure: (asker, where, change) =>
      inLobby(asker, where, (table, person) => configure(table, person, change, games)),
    start: (asker, where) => inLobby(asker, where, (table, person) => start(table, person, clock())),
    cancel: (asker, where) => inLobby(asker, where, (table, person) => cancel(table, person, clock())),
    abandon: (asker, where, managesChannel) =>
      inLobby(asker, where, (table, person) => abandon(table, person, managesChannel, clock())),

    act: (asker, where, text) =>
      alter(
        asker,
        where,
        bySeat(asker, where, (table, seat) => act(table, seat, text, clock())),
        (table) => ({ seat: table.seatOf(asker.userId) ?? -1, text }),
      ),
    undo: (asker, where) =>
      alter(
        asker,
        where,
        bySeat(asker, where, (table, seat) => undo(table, seat, asker, clock(), shelf.replays)),
      ),

    // taken while closing too: what has been posted must be known after the restart
    announced: (where, rev, announcement, lobbyMessageId) =>
      queue.run(where.channelId, async () => {
        const found = await shelf.table(where.channelId);
        if (!found.ok || found.value === undefined) return found.ok ? refuse('T_NO_TABLE') : found;
        const { record } = found.value;
        if (where.tableId !== undefined && where.tableId !== record.id)
          return err({ code: 'T_OTHER_TABLE', table: found.value });
        return shelf.save(announce(record, rev, announcement, lobbyMessageId));
      }),

    close: () => queue.close(),
  };
}

/** Whether the interaction means this table, and comes for the first time. */
function meantFor(record: TableRecord, asker: Asker, where: Where): Result<undefined, TableRefusal> {
  if (record.interactions.includes(asker.interactionId)) return refuse('T_REPEATED');
  if (where.tableId !== undefined && where.tableId !== record.id) return refuse('T_OTHER_TABLE');
  return { ok: true, value: undefined };
}

function advanced(record: TableRecord, interactionId: string): TableRecord {
  return {
    ...record,
    rev: record.rev + 1,
    interactions: remember(record.interactions, interactionId),
  };
}

function remember(interactions: readonly string[], id: string): readonly string[] {
  return [...interactions, id].slice(-REMEMBERED_INTERACTIONS);
}

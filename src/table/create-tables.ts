import type { Seat } from '../engine/core/contract.ts';
import { canonicalJson } from '../engine/core/json.ts';
import { err, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { addAi, isAi, removeAi } from './ai-seats.ts';
import { withAnnouncement } from './announced.ts';
import { besidePlay } from './beside-play.ts';
import { failureOf, type Failure } from './failure.ts';
import type { LoadedGames } from './loaded-games.ts';
import { abandonLobby, cancel, configure, join, leave, start } from './lobby.ts';
import { open } from './opening.ts';
import { pastGames } from './past-games.ts';
import { act, undo } from './play.ts';
import { playPlans } from './plans.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { createResults, type GameResult } from './results.ts';
import { createTableRepository, type TableRepository } from './table-repository.ts';
import { seatOf } from './snapshot.ts';
import { createTransactions, tableThere, type Change } from './transactions.ts';
import { pacingOf } from './pacing-tables.ts';
import type { Actor, Move, TableRefusal, Tables, Where } from './tables.ts';
import type { Playable } from './hydrate.ts';
import { askAbandon, type Doing } from './votes.ts';

interface TablesOptions {
  /** the present table of each channel, by channel id */
  readonly store: RecordStore<TableRecord>;
  /** tables that are over and whose channel has opened another, by channel and table id */
  readonly archive: RecordStore<TableRecord>;
  /** how games among people ended, by table id */
  readonly results: RecordStore<GameResult>;
  readonly games: LoadedGames;
  /** in a fleet: whether this process acts on the tables of that server; others do on all others */
  readonly owns?: (guildId: string) => boolean;
  /** milliseconds since 1970 */
  readonly clock: () => number;
  /** a text that nobody can guess, never the same twice: seeds and table ids are made of it */
  readonly entropy: () => string;
  /** tells the operator of a mistake in a game's code */
  readonly report: (failure: Failure) => void;
}

export function createTables(options: TablesOptions): Tables {
  const { store, archive, games, clock, entropy, report } = options;
  const repository = createTableRepository(store, archive, games, options.owns);
  const transactions = createTransactions(repository, report, clock, (table) =>
    playPlans(table, {
      at: clock(),
      replays: repository.replays,
      report: (cause, seat, text) => {
        report(failureOf(table.record, cause, [{ seat, text }]));
      },
    }),
  );
  const results = createResults(options.results, repository.finished);

  const byPerson = (
    actor: Actor,
    where: Where,
    change: (table: Playable, person: Person) => ReturnType<Change>,
  ) => transactions.run(actor, where, (table) => change(table, { userId: actor.userId, name: actor.name }));

  const doing = (by: Person): Doing => ({ by, at: clock(), replays: repository.replays });

  return {
    at: (channelId) => repository.table(channelId),
    of: (userId, guildId) => repository.tablesOf(userId, guildId),
    frozen: (userId, guildId) => repository.frozenOf(userId, guildId),
    unannounced: () => repository.unannounced(),
    running: (askedBy) => repository.running(askedBy),
    lobbies: () => repository.lobbies(),
    waitingForAi: () => repository.waitingForAi(),
    ...besidePlay(transactions, clock, repository.replays),

    open: (actor, place, gameId, locale, against, how) =>
      transactions.enqueue(place.channelId, () =>
        open({ repository, games, clock, entropy }, actor, place, gameId, locale, against, how),
      ),
    join: (actor, where) => byPerson(actor, where, (table, person) => join(table, person, clock())),
    leave: (actor, where) => byPerson(actor, where, (table, person) => leave(table, person, clock())),
    addAi: (actor, where, level) =>
      byPerson(actor, where, (table, person) => addAi(table, person, level, clock())),
    removeAi: (actor, where, aiId) =>
      byPerson(actor, where, (table, person) => removeAi(table, person, aiId, clock())),
    configure: (actor, where, change) =>
      byPerson(actor, where, (table, person) => configure(table, person, change, games)),
    start: (actor, where) => byPerson(actor, where, (table, person) => start(table, person, clock())),
    cancel: (actor, where) => byPerson(actor, where, (table, person) => cancel(table, person, clock())),
    abandon: (actor, where, managesChannel) =>
      byPerson(actor, where, (table, person) =>
        table.record.status === 'lobby'
          ? abandonLobby(table, person, managesChannel, clock())
          : askAbandon(table, seatOf(table.record, person.userId), managesChannel, doing(person)),
      ),

    putAway: (actor, channelId, managesChannel) =>
      transactions.enqueue(channelId, () =>
        putAwayFrozen(repository, actor, channelId, managesChannel, clock()),
      ),
    channelGone: (channelId) =>
      transactions.enqueueAlways(channelId, () => repository.putAway(channelId, clock())),

    act: (actor, where, text, how = {}) => {
      const { replays } = repository;
      const move: Move = { text, ...how };
      const texts = [text, ...(move.next === undefined ? [] : [move.next])];
      const play = bySeat(actor, where, (table, seat) => act(table, { seat, move, at: clock(), replays }));
      const change: Change = (table) => {
        const played = play(table);
        const isSecondTap =
          !played.ok && played.error.code === 'T_STALE' && wasPlayed(table, actor, where, texts);
        return isSecondTap ? refuse('T_REPEATED') : played;
      };
      return transactions.run(actor, where, change, texts);
    },
    actForAi: (ai, where, text) => {
      const { replays } = repository;
      const move: Move = { text, confirmed: true };
      const play = (table: Playable, seat: Seat) => act(table, { seat, move, at: clock(), replays });
      return transactions.run(ai, where, bySeat(ai, where, play, 'ai'), [text]);
    },
    undo: (actor, where) => {
      const change = bySeat(actor, where, (table, seat) =>
        undo(table, seat, actor, clock(), repository.replays),
      );
      return transactions.run(actor, where, (table) => {
        const undone = change(table);
        const isSecondTap = !undone.ok && undone.error.code === 'T_STALE' && wasUndone(table, actor, where);
        return isSecondTap ? refuse('T_REPEATED') : undone;
      });
    },

    ...pacingOf({ repository, transactions, clock }),
    results: (guildId) => results.of(guildId),
    ...pastGames({ repository, games, clock, entropy, enqueue: transactions.enqueue }),

    // taken while closing too: what has been posted must be known after the restart
    announced: (where, rev, announcement, lobbyMessageId, buttons) =>
      transactions.enqueueAlways(where.channelId, async () => {
        const table = await tableThere(repository, where);
        if (!table.ok) return table;
        return repository.save(
          withAnnouncement(table.value.record, rev, announcement, lobbyMessageId, buttons),
        );
      }),

    close: () => transactions.close(),
  };
}

/** Only what can't be played: a table that can be is ended by its people. */
async function putAwayFrozen(
  repository: TableRepository,
  actor: Actor,
  channelId: string,
  managesChannel: boolean,
  at: number,
): Promise<Result<undefined, TableRefusal>> {
  const found = await repository.table(channelId);
  if (found.ok)
    return found.value === undefined
      ? refuse('T_NO_TABLE')
      : err({ code: 'T_OTHER_TABLE', table: found.value });
  if (found.error.code !== 'T_FROZEN') return found;
  const mayDo = managesChannel || found.error.host === actor.userId;
  return mayDo ? repository.putAway(channelId, at) : refuse('T_NOT_IN_CHARGE');
}

/** A seat's own step: refused if the question on its panel is no longer its question. Nobody steps in for an AI. */
function bySeat(
  actor: Person,
  where: Where,
  change: (table: Playable, seat: Seat) => ReturnType<Change>,
  who: 'person' | 'ai' = 'person',
): Change {
  return (table) => {
    if (table.record.status !== 'playing') return refuse('T_NOT_PLAYING');
    const seat = seatOf(table.record, actor.userId);
    if (seat === undefined || isAi(table.record, seat) !== (who === 'ai')) return refuse('T_NOT_SEATED');
    const since = table.record.askedSince[seat] ?? 0;
    return where.rev !== undefined && where.rev < since ? refuse('T_STALE') : change(table, seat);
  };
}

/** Whether somebody has taken back one step since the panel was drawn, and done nothing else. */
function wasUndone({ record }: Playable, { userId }: Actor, { rev: drawn = 0 }: Where): boolean {
  const seat = seatOf(record, userId);
  const own = record.acts.filter(
    ({ act, by, rev = 0 }) => act === 'undone' && by.userId === userId && rev > drawn,
  );
  return own.length === 1 && !record.journal.some((entry) => entry.seat === seat && entry.rev > drawn);
}

/** Whether all that this seat has decided since the panel was drawn is this very choice: somebody tapped twice. */
function wasPlayed(
  { record }: Playable,
  { userId }: Actor,
  { rev = 0 }: Where,
  texts: readonly string[],
): boolean {
  const seat = seatOf(record, userId);
  const since = record.journal.filter((entry) => entry.seat === seat && entry.rev > rev && !entry.forced);
  return canonicalJson(since.map(({ text }) => text)) === canonicalJson(texts);
}

import type { Seat } from '../engine/core/contract.ts';
import { err, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { announce } from './announce.ts';
import type { Failure } from './failure.ts';
import type { LoadedGames } from './loaded-games.ts';
import { abandon, cancel, configure, join, leave, start } from './lobby.ts';
import { open } from './opening.ts';
import { act, undo } from './play.ts';
import type { Person, TableRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { seatOf } from './snapshot.ts';
import { createSteps, tableThere, type Step } from './steps.ts';
import type { Asker, TableRefusal, Tables, Where } from './tables.ts';
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

export function createTables({ store, archive, games, clock, entropy, report }: TablesNeed): Tables {
  const shelf = createShelf(store, archive, games);
  const steps = createSteps(shelf, report);

  const byPerson = (
    asker: Asker,
    where: Where,
    step: (table: Playable, person: Person) => ReturnType<Step>,
  ) => steps.alter(asker, where, (table) => step(table, { userId: asker.userId, name: asker.name }));

  return {
    at: (channelId) => shelf.table(channelId),
    of: (userId, guildId) => shelf.tablesOf(userId, guildId),
    unannounced: () => shelf.unannounced(),

    open: (asker, place, gameId, locale) =>
      steps.taken(place.channelId, () =>
        open({ shelf, games, clock, entropy }, asker, place, gameId, locale),
      ),
    join: (asker, where) => byPerson(asker, where, (table, person) => join(table, person, clock())),
    leave: (asker, where) => byPerson(asker, where, (table, person) => leave(table, person, clock())),
    configure: (asker, where, change) =>
      byPerson(asker, where, (table, person) => configure(table, person, change, games)),
    start: (asker, where) => byPerson(asker, where, (table, person) => start(table, person, clock())),
    cancel: (asker, where) => byPerson(asker, where, (table, person) => cancel(table, person, clock())),
    abandon: (asker, where, managesChannel) =>
      byPerson(asker, where, (table, person) => abandon(table, person, managesChannel, clock())),

    putAway: (asker, channelId, managesChannel) =>
      steps.taken(channelId, () => putAwayFrozen(shelf, asker, channelId, managesChannel, clock())),
    channelGone: (channelId) => steps.always(channelId, () => shelf.putAway(channelId, clock())),

    act: (asker, where, text, next) => {
      const step = bySeat(asker, where, (table, seat) => act(table, seat, text, next, clock()));
      return steps.alter(asker, where, step, next === undefined ? [text] : [text, next]);
    },
    undo: (asker, where) => {
      const step = bySeat(asker, where, (table, seat) => undo(table, seat, asker, clock(), shelf.replays));
      return steps.alter(asker, where, step);
    },

    // taken while closing too: what has been posted must be known after the restart
    announced: (where, rev, announcement, lobbyMessageId) =>
      steps.always(where.channelId, async () => {
        const table = await tableThere(shelf, where);
        if (!table.ok) return table;
        return shelf.save(announce(table.value.record, rev, announcement, lobbyMessageId));
      }),

    close: () => steps.close(),
  };
}

/** Only what can't be played: a table that can be is ended by its people. */
async function putAwayFrozen(
  shelf: Shelf,
  asker: Asker,
  channelId: string,
  managesChannel: boolean,
  at: number,
): Promise<Result<undefined, TableRefusal>> {
  const found = await shelf.table(channelId);
  if (found.ok)
    return found.value === undefined
      ? refuse('T_NO_TABLE')
      : err({ code: 'T_OTHER_TABLE', table: found.value });
  if (found.error.code !== 'T_FROZEN') return found;
  const mayDo = managesChannel || found.error.host === asker.userId;
  return mayDo ? shelf.putAway(channelId, at) : refuse('T_NOT_IN_CHARGE');
}

/** A seat's own step: refused if the question on its panel is no longer its question. */
function bySeat(asker: Asker, where: Where, step: (table: Playable, seat: Seat) => ReturnType<Step>): Step {
  return (table) => {
    if (table.record.status !== 'playing') return refuse('T_NOT_PLAYING');
    const seat = seatOf(table.record, asker.userId);
    if (seat === undefined) return refuse('T_NOT_SEATED');
    const since = table.record.askedSince[seat] ?? 0;
    return where.rev !== undefined && where.rev < since ? refuse('T_STALE') : step(table, seat);
  };
}

import { LRUCache } from 'lru-cache';
import { err, ok, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { RowTrouble } from '../storage/rows.ts';
import { isAi } from './ai-seats.ts';
import {
  archiveKey,
  createFinishedTables,
  type FinishedTable,
  type FinishedTables,
} from './finished-tables.ts';
import { hydrate } from './hydrate.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';
import { createReplays, type Replays } from './replays.ts';
import { snapshot } from './snapshot.ts';
import { createTableIndex, INDEXED, type TableIndex } from './table-index.ts';
import type { Table, TableRefusal } from './tables.ts';
import { faultIn } from './validate.ts';

type Found<T> = Result<T | undefined, TableRefusal>;

/** Tables that are kept in memory, as they were last saved. */
const KEPT_TABLES = 500;

/**
 * The tables of all channels. Those in use stay in memory and are written through: the store's exclusive lock keeps
 * every other program from writing. A record is validated when it comes from the file, with its whole journal.
 */
export interface TableRepository {
  readonly replays: Replays;
  /** the channel's record as it stands in the file, whether it can be played or not */
  record(channelId: string): Promise<Found<TableRecord>>;
  table(channelId: string): Promise<Found<Table>>;
  /** one write is the commit; the channel's record must have been read before */
  save(record: TableRecord): Promise<Result<Table, TableRefusal>>;
  archive(record: TableRecord): Promise<Result<undefined, TableRefusal>>;
  /** into the archive as it stands, also what nobody understands; nothing where there is no table */
  putAway(channelId: string, at: number): Promise<Result<undefined, TableRefusal>>;
  /** of the archive */
  removeArchived(table: FinishedTable): Promise<Result<undefined, TableRefusal>>;
  readonly finished: FinishedTables;
  tablesOf(userId: string, guildId?: string): Promise<readonly Table[]>;
  /** channels of this server whose table can't be played, and at which the user sits as far as that can be read */
  frozenOf(userId: string, guildId?: string): Promise<readonly string[]>;
  unannounced(): Promise<readonly Table[]>;
  running(askedBy?: number): Promise<readonly string[]>;
  lobbies(): Promise<readonly string[]>;
  waitingForAi(): Promise<readonly Table[]>;
}

export function createTableRepository(
  store: RecordStore<TableRecord>,
  archive: RecordStore<TableRecord>,
  games: LoadedGames,
  owns?: (guildId: string) => boolean,
): TableRepository {
  const replays = createReplays();
  const loaded = new LRUCache<string, Promise<Found<Table>>>({ max: KEPT_TABLES });
  const index = createLazyIndex(store, games, owns);
  const finished = createFinishedTables({ store, archive }, games, replays, owns !== undefined);

  const record: TableRepository['record'] = (channelId) => readRecord(store, channelId);

  const load = async (channelId: string): Promise<Found<Table>> => {
    const found = await record(channelId);
    if (!found.ok) return err(await withHost(found.error, channelId, index.get));
    if (found.value === undefined) return ok(undefined);
    const playable = hydrate(found.value, games);
    if (!playable.ok) return frozen(playable.error, found.value);
    const fault = faultIn(playable.value, replays);
    return fault === undefined ? ok(snapshot(playable.value, replays)) : frozen(fault, found.value);
  };

  /** What could not be read now may be readable the next time, and what is not ours is changed by others. */
  const keeps = (found: Found<Table>): boolean =>
    owns === undefined
      ? found.ok || found.error.code !== 'T_STORE'
      : found.ok && found.value !== undefined && owns(found.value.record.place.guildId);

  const table: TableRepository['table'] = async (channelId) => {
    const known = loaded.get(channelId);
    if (known !== undefined) return known;
    const loading = load(channelId);
    loaded.set(channelId, loading);
    const found = await loading;
    if (!keeps(found) && loaded.get(channelId) === loading) loaded.delete(channelId);
    return found;
  };

  /** of the whole bot: what others act on is read anew each time */
  const everywhere: Everywhere | undefined = owns && {
    index: async (userId) => {
      const rows = await store.peek(INDEXED, userId);
      return rows.ok ? createTableIndex(rows.value, games) : undefined;
    },
    table,
  };

  return {
    replays,
    record,
    table,
    ...listing({ index: index.get, table }, everywhere),
    save: async (changed) => {
      const { channelId, guildId } = changed.place;
      if (owns?.(guildId) === false) throw new Error(`table ${changed.id} is another process's`);
      const game = gameWith(games, changed.gameId, changed.componentSet);
      if (game === undefined) throw new Error(`table ${changed.id} was changed without its game`);
      const saved = await store.replace(channelId, changed);
      if (!saved.ok) {
        loaded.delete(channelId);
        return refusalOf(saved.error);
      }
      const current = snapshot({ record: changed, game }, replays);
      loaded.set(channelId, Promise.resolve(ok(current)));
      index.update(changed);
      finished.update(changed);
      return ok(current);
    },
    finished,
    ...archiving({ store, archive, finished }, owns, (channelId) => {
      loaded.delete(channelId);
      index.remove(channelId);
    }),
  };
}

/** Whoever opened a table may put it away; of a record that nobody understands the index may still know them. */
async function withHost(
  refusal: TableRefusal,
  channelId: string,
  index: LazyIndex['get'],
): Promise<TableRefusal> {
  if (refusal.code !== 'T_FROZEN' || refusal.host !== undefined) return refusal;
  const host = (await index())?.hostOf(channelId);
  return host === undefined ? refusal : { ...refusal, host };
}

/** `forget`: the channel has no table any more. */
function archiving(
  {
    store,
    archive,
    finished,
  }: Readonly<Record<'store' | 'archive', RecordStore<TableRecord>>> & { readonly finished: FinishedTables },
  owns: ((guildId: string) => boolean) | undefined,
  forget: (channelId: string) => void,
): Pick<TableRepository, 'archive' | 'putAway' | 'removeArchived'> {
  return {
    archive: async (over) => {
      const saved = await archive.set(archiveKey(over.place.channelId, over.id), over);
      if (!saved.ok) return refusalOf(saved.error);
      finished.update(over);
      return saved;
    },
    removeArchived: async (table) => {
      const { channelId, id } = table;
      const removed = await archive.remove(archiveKey(channelId, id));
      if (!removed.ok) return refusalOf(removed.error);
      finished.remove(table);
      return ok(undefined);
    },
    putAway: async (channelId, at) => {
      const found = await store.get(channelId);
      const guildId = found.ok ? found.value?.place.guildId : undefined;
      // somebody in a direct message may be the first to notice; its own process will, too
      if (guildId !== undefined && owns?.(guildId) === false) return ok(undefined);
      const id = found.ok ? found.value?.id : undefined;
      const moved = await store.move(channelId, 'archive', archiveKey(channelId, id ?? `frozen-${at}`));
      if (!moved.ok) return refusalOf(moved.error);
      forget(channelId);
      return ok(undefined);
    },
  };
}

async function readRecord(store: RecordStore<TableRecord>, channelId: string): Promise<Found<TableRecord>> {
  const found = await store.get(channelId);
  if (!found.ok) return refusalOf(found.error);
  const own = found.value?.place.channelId ?? channelId;
  return own === channelId ? found : frozen(`the record belongs to ${own}, not to ${channelId}`, found.value);
}

interface LazyIndex {
  /** the store is searched once, when this is first asked */
  get(): Promise<TableIndex | undefined>;
  update(record: TableRecord): void;
  remove(channelId: string): void;
}

function createLazyIndex(
  store: RecordStore<TableRecord>,
  games: LoadedGames,
  owns?: (guildId: string) => boolean,
): LazyIndex {
  let built: Promise<TableIndex | undefined> | undefined;
  const build = async (): Promise<TableIndex | undefined> => {
    const rows = await store.peek(INDEXED);
    if (rows.ok) return createTableIndex(rows.value, games, owns);
    built = undefined;
    return undefined;
  };
  const change = (how: (index: TableIndex) => void): void => {
    // in order, also while the index is being built
    void built?.then((index) => {
      if (index !== undefined) how(index);
    });
  };
  return {
    get: () => (built ??= build()),
    update: (record) => {
      change((index) => {
        index.update(record);
      });
    },
    remove: (channelId) => {
      change((index) => {
        index.remove(channelId);
      });
    },
  };
}

interface Everywhere {
  /** with all tables of this person, at least */
  index(userId?: string): Promise<TableIndex | undefined>;
  readonly table: TableRepository['table'];
}

/** `everywhere`: for who asks for their tables in all servers, where this process doesn't have all. */
function listing(
  own: Everywhere,
  everywhere: Everywhere = own,
): Pick<TableRepository, 'tablesOf' | 'frozenOf' | 'unannounced' | 'running' | 'lobbies' | 'waitingForAi'> {
  const { index } = own;
  const at = (guildId: string | undefined): Everywhere => (guildId === undefined ? everywhere : own);
  const tablesIn = async (
    channels: (index: TableIndex) => readonly string[] | undefined,
    where = own,
    userId?: string,
  ): Promise<readonly Table[]> => {
    const known = await where.index(userId);
    const tables: Table[] = [];
    for (const channelId of (known && channels(known)) ?? []) {
      const found = await where.table(channelId);
      if (found.ok && found.value !== undefined) tables.push(found.value);
    }
    return tables;
  };

  return {
    tablesOf: async (userId, guildId) => {
      const tables = await tablesIn((known) => known.channelsOf(userId, guildId), at(guildId), userId);
      const waiting = (one: Table): number => {
        const seat = one.seatOf(userId);
        return seat !== undefined && one.activeSeats().includes(seat) ? 0 : 1;
      };
      return [...tables].sort((a, b) => waiting(a) - waiting(b) || a.record.openedAt - b.record.openedAt);
    },
    frozenOf: async (userId, guildId) => {
      const where = at(guildId);
      const channels = (await where.index(userId))?.channelsOf(userId, guildId) ?? [];
      const found = await Promise.all(channels.map(where.table));
      return channels.filter((_, place) => {
        const one = found[place];
        return one?.ok === false && one.error.code === 'T_FROZEN';
      });
    },
    unannounced: async () => {
      const tables = await tablesIn((known) => known.unannounced());
      return tables.filter(({ record: { announcedRev, rev } }) => announcedRev < rev);
    },
    running: async (askedBy) => (await index())?.running(askedBy) ?? [],
    lobbies: async () => (await index())?.lobbies() ?? [],
    waitingForAi: async () => {
      const tables = await tablesIn((known) => known.withAi());
      return tables.filter((one) => one.activeSeats().some((seat) => isAi(one.record, seat)));
    },
  };
}

function frozen(about: string, record?: TableRecord): Result<never, TableRefusal> {
  return err({ code: 'T_FROZEN', about, ...(record !== undefined && { host: record.host }) });
}

function refusalOf(trouble: RowTrouble): Result<never, TableRefusal> {
  return trouble.kind === 'unreadable'
    ? frozen(trouble.reason)
    : err({ code: 'T_STORE', about: trouble.reason });
}

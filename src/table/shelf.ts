import { err, ok, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { RowTrouble } from '../storage/rows.ts';
import { createDirectory, type Directory } from './directory.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';
import { createReplays, type Replays } from './replays.ts';
import { snapshot } from './snapshot.ts';
import { createSoundness } from './soundness.ts';
import type { Table, TableRefusal } from './tables.ts';
import { thaw, type Playable } from './thaw.ts';

type Found<T> = Result<T | undefined, TableRefusal>;

/** Where the tables stand: what is saved is what is; nothing is kept in memory that the next reading could not give. */
export interface Shelf {
  readonly replays: Replays;
  record(channelId: string): Promise<Found<TableRecord>>;
  table(channelId: string): Promise<Found<Table>>;
  /** one `set` is the commit */
  save(record: TableRecord): Promise<Result<Table, TableRefusal>>;
  archive(record: TableRecord): Promise<Result<undefined, TableRefusal>>;
  /** into the archive as it stands, also what nobody understands; nothing where there is no table */
  putAway(channelId: string, at: number): Promise<Result<undefined, TableRefusal>>;
  tablesOf(userId: string, guildId: string): Promise<readonly Table[]>;
  unannounced(): Promise<readonly Table[]>;
}

export function createShelf(
  store: RecordStore<TableRecord>,
  archive: RecordStore<TableRecord>,
  games: LoadedGames,
): Shelf {
  const replays = createReplays();
  const soundness = createSoundness(replays);
  const directory = createDirectory();

  const record: Shelf['record'] = (channelId) => readRecord(store, channelId);

  const playable = async (channelId: string): Promise<Found<Playable>> => {
    const found = await record(channelId);
    if (!found.ok || found.value === undefined) return found.ok ? ok(undefined) : found;
    const thawed = thaw(found.value, games);
    return thawed.ok ? thawed : frozen(thawed.error, found.value);
  };

  const table: Shelf['table'] = async (channelId) => {
    const found = await playable(channelId);
    if (!found.ok || found.value === undefined) return found.ok ? ok(undefined) : found;
    const fault = soundness.faultIn(found.value);
    return fault === undefined ? ok(snapshot(found.value, replays)) : frozen(fault, found.value.record);
  };

  return {
    replays,
    record,
    table,
    ...listing(store, directory, playable, table),
    save: async (changed) => {
      const game = gameWith(games, changed.gameId, changed.componentSet);
      if (game === undefined) throw new Error(`table ${changed.id} was changed without its game`);
      const saved = await store.set(changed.place.channelId, changed);
      if (!saved.ok) return refusalOf(saved.error);
      soundness.trust(changed);
      directory.note(changed);
      return ok(snapshot({ record: changed, game }, replays));
    },
    ...archiving(store, archive, (channelId, tableId) => {
      if (tableId !== undefined) soundness.forget(tableId);
      directory.forget(channelId);
    }),
  };
}

/** `forget`: the channel has no table any more; its id is known where it could be read. */
function archiving(
  store: RecordStore<TableRecord>,
  archive: RecordStore<TableRecord>,
  forget: (channelId: string, tableId: string | undefined) => void,
): Pick<Shelf, 'archive' | 'putAway'> {
  return {
    archive: async (over) => {
      const saved = await archive.set(archiveKey(over.place.channelId, over.id), over);
      return saved.ok ? saved : refusalOf(saved.error);
    },
    putAway: async (channelId, at) => {
      const found = await store.get(channelId);
      const id = found.ok ? found.value?.id : undefined;
      const moved = await store.move(channelId, 'archive', archiveKey(channelId, id ?? `frozen-${at}`));
      if (!moved.ok) return refusalOf(moved.error);
      forget(channelId, id);
      return ok(undefined);
    },
  };
}

function archiveKey(channelId: string, id: string): string {
  return `${channelId}-${id}`;
}

async function readRecord(store: RecordStore<TableRecord>, channelId: string): Promise<Found<TableRecord>> {
  const found = await store.get(channelId);
  if (!found.ok) return refusalOf(found.error);
  const own = found.value?.place.channelId ?? channelId;
  return own === channelId ? found : frozen(`the record belongs to ${own}, not to ${channelId}`, found.value);
}

type Listing = Pick<Shelf, 'tablesOf' | 'unannounced'>;

/** Tables of many channels. The store is searched once, when the first of these is asked; then `save` keeps the directory. */
function listing(
  store: RecordStore<TableRecord>,
  directory: Directory,
  playable: (channelId: string) => Promise<Found<Playable>>,
  table: Shelf['table'],
): Listing {
  let scanned: Promise<void> | undefined;

  const scan = async (): Promise<void> => {
    const keys = await store.keys();
    if (!keys.ok) {
      scanned = undefined;
      return;
    }
    for (const channelId of keys.value) {
      const found = await playable(channelId);
      if (found.ok && found.value !== undefined) directory.note(found.value.record);
    }
  };

  const tablesIn = async (channels: () => readonly string[]): Promise<readonly Table[]> => {
    await (scanned ??= scan());
    const tables: Table[] = [];
    for (const channelId of channels()) {
      const found = await table(channelId);
      if (found.ok && found.value !== undefined) tables.push(found.value);
    }
    return tables;
  };

  return {
    tablesOf: async (userId, guildId) => {
      const tables = await tablesIn(() => directory.channelsOf(userId, guildId));
      const waiting = (one: Table): number => {
        const seat = one.seatOf(userId);
        return seat !== undefined && one.activeSeats().includes(seat) ? 0 : 1;
      };
      return [...tables].sort((a, b) => waiting(a) - waiting(b) || a.record.openedAt - b.record.openedAt);
    },
    unannounced: () => tablesIn(() => directory.unannounced()),
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

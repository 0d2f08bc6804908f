import { err, ok, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { RowTrouble } from '../storage/rows.ts';
import { createDirectory } from './directory.ts';
import { gameWith, type LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';
import { createReplays, type Replays } from './replays.ts';
import { snapshot } from './snapshot.ts';
import type { Table, TableRefusal } from './tables.ts';
import { thaw } from './thaw.ts';

/** Where the tables stand: what is saved is what is; nothing is kept in memory that the next reading could not give. */
export interface Shelf {
  readonly replays: Replays;
  record(channelId: string): Promise<Result<TableRecord | undefined, TableRefusal>>;
  table(channelId: string): Promise<Result<Table | undefined, TableRefusal>>;
  /** one `set` is the commit */
  save(record: TableRecord): Promise<Result<Table, TableRefusal>>;
  archive(record: TableRecord): Promise<Result<undefined, TableRefusal>>;
  tablesOf(userId: string, guildId: string): Promise<readonly Table[]>;
  unannounced(): Promise<readonly Table[]>;
}

export function createShelf(
  store: RecordStore<TableRecord>,
  archive: RecordStore<TableRecord>,
  games: LoadedGames,
): Shelf {
  const replays = createReplays();
  const directory = createDirectory();
  let scanned: Promise<void> | undefined;

  const record: Shelf['record'] = async (channelId) => {
    const found = await store.get(channelId);
    return found.ok ? found : refusalOf(found.error);
  };

  const table: Shelf['table'] = async (channelId) => {
    const found = await record(channelId);
    if (!found.ok || found.value === undefined) return found.ok ? ok(undefined) : found;
    const thawed = thaw(found.value, games);
    return thawed.ok ? ok(snapshot(thawed.value, replays)) : err({ code: 'T_FROZEN', about: thawed.error });
  };

  const scan = async (): Promise<void> => {
    const keys = await store.keys();
    if (!keys.ok) {
      scanned = undefined;
      return;
    }
    for (const channelId of keys.value) {
      const found = await table(channelId);
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
    replays,
    record,
    table,
    save: async (changed) => {
      const game = gameWith(games, changed.gameId, changed.componentSet);
      if (game === undefined) throw new Error(`table ${changed.id} was changed without its game`);
      const saved = await store.set(changed.place.channelId, changed);
      if (!saved.ok) return refusalOf(saved.error);
      directory.note(changed);
      return ok(snapshot({ record: changed, game }, replays));
    },
    archive: async (over) => {
      const saved = await archive.set(`${over.place.channelId}-${over.id}`, over);
      return saved.ok ? saved : refusalOf(saved.error);
    },
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

function refusalOf(trouble: RowTrouble): Result<never, TableRefusal> {
  return err({ code: trouble.kind === 'unreadable' ? 'T_FROZEN' : 'T_STORE', about: trouble.reason });
}

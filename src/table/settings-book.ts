import { LRUCache } from 'lru-cache';
import { createRecordStore, type RecordStore } from '../storage/record-store.ts';
import type { Rows } from '../storage/rows.ts';
import { PERSON_CODEC, SERVER_CODEC, UNSET, type PersonSettings, type ServerSettings } from './settings.ts';

/** What people and servers have set. What can't be read counts as not set, and is not overwritten. */
export interface SettingsBook {
  person(userId: string): Promise<PersonSettings>;
  server(guildId: string): Promise<ServerSettings>;
  /** `undefined` takes a setting back; false if it could not be saved */
  setPerson(userId: string, change: Change<PersonSettings>): Promise<boolean>;
  setServer(guildId: string, change: Change<ServerSettings>): Promise<boolean>;
}

export type Change<T> = { readonly [K in Exclude<keyof T, 'schema'>]?: T[K] | undefined };

const KEPT = 5_000;

/** How long another process may have set something else without being heard of. */
const OTHERS_MS = 5_000;

/** `shared`: people set things in servers of other processes, too. */
export function createSettingsBook(rows: Rows, shared = false): SettingsBook {
  const people = shelf(createRecordStore(rows, PERSON_CODEC), 'user', UNSET, shared);
  const servers = shelf(createRecordStore(rows, SERVER_CODEC), 'server', UNSET, shared);
  return {
    person: people.get,
    server: servers.get,
    setPerson: people.set,
    setServer: servers.set,
  };
}

interface Shelf<T> {
  get(id: string): Promise<T>;
  set(id: string, change: Change<T>): Promise<boolean>;
}

function shelf<T extends object>(store: RecordStore<T>, kind: string, unset: T, shared: boolean): Shelf<T> {
  const known = new LRUCache<string, T>({ max: KEPT, ...(shared && { ttl: OTHERS_MS }) });
  const get = async (id: string): Promise<T> => {
    const kept = known.get(id);
    if (kept !== undefined) return kept;
    const found = await store.get(`${kind}.${id}`);
    const settings = found.ok ? (found.value ?? unset) : unset;
    if (found.ok) known.set(id, settings);
    return settings;
  };
  return {
    get,
    async set(id, change) {
      if (shared) known.delete(id);
      const kept = Object.entries({ ...(await get(id)), ...change }).filter(
        ([, value]) => value !== undefined,
      );
      // as: the same settings, without those that were taken back
      const settings = Object.fromEntries(kept) as T;
      const saved = await store.set(`${kind}.${id}`, settings);
      if (saved.ok) known.set(id, settings);
      return saved.ok;
    },
  };
}

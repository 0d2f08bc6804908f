import { LRUCache } from 'lru-cache';
import { err, ok, type Result } from '../engine/core/result.ts';
import type { RecordStore } from '../storage/record-store.ts';
import type { Peeked, RowTrouble } from '../storage/rows.ts';
import { AI_ID } from './ai-seats.ts';
import { FREE_ID } from './free-seat.ts';
import { hydrate, type Playable } from './hydrate.ts';
import type { LoadedGames } from './loaded-games.ts';
import type { Person, TableRecord } from './record.ts';
import type { Replays } from './replays.ts';
import { snapshot } from './snapshot.ts';
import type { Table, TableRefusal } from './tables.ts';
import { faultIn } from './validate.ts';

/** A table whose game is over, as it stands in a list. */
export interface FinishedTable {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly gameId: string;
  readonly names: readonly string[];
  readonly userIds: readonly string[];
  readonly openedAt: number;
  readonly status: 'finished' | 'abandoned';
  /** it came as a file */
  readonly imported: boolean;
  /** whether its result says who plays well: people among themselves, from the first decision to the last */
  readonly rated: boolean;
}

/** Tables that are over, in the archive or still the last one of their channel. */
export interface FinishedTables {
  /** of a server, the newest first */
  of(guildId: string): Promise<Result<readonly FinishedTable[], TableRefusal>>;
  /** of everywhere that the user sat */
  by(userId: string): Promise<Result<readonly FinishedTable[], TableRefusal>>;
  /** for looking at; checked with its whole journal */
  open(guildId: string, id: string): Promise<Result<Table, TableRefusal>>;
  /** only what is saved, unchecked: for the score at its end */
  playable(table: FinishedTable): Promise<Result<Playable, TableRefusal>>;
  update(record: TableRecord): void;
  remove(table: FinishedTable): void;
}

interface Stores {
  readonly store: RecordStore<TableRecord>;
  readonly archive: RecordStore<TableRecord>;
}

/** No id of a server or a person. */
const EVERYBODYS = '';
/** Tables that somebody looks at. */
const KEPT_TABLES = 20;

/** Of servers and people that were asked for, where not everything is in memory. */
const KEPT_LISTS = 1_000;
/** How long what others have finished may be unknown here. */
const OTHERS_MS = 600_000;

/** In one process everything is listed; `shared`: of a server or a person alone, as others finish tables, too. */
export function createFinishedTables(
  stores: Stores,
  games: LoadedGames,
  replays: Replays,
  shared = false,
): FinishedTables {
  const lists = new LRUCache<string, Promise<Result<Map<string, FinishedTable>, RowTrouble>>>({
    max: KEPT_LISTS,
  });
  const opened = new LRUCache<string, Table>({ max: KEPT_TABLES });

  /** Both stores are searched once, when this is first asked: what others finish is heard of after a while. */
  const list = async (whose: string, ttl = 0): Promise<Result<Map<string, FinishedTable>, TableRefusal>> => {
    const key = shared ? whose : EVERYBODYS;
    const listed = lists.get(key) ?? listedIn(stores, shared ? whose : undefined);
    if (!lists.has(key)) lists.set(key, listed, { ttl: shared ? ttl : 0 });
    const found = await listed;
    if (found.ok) return found;
    lists.delete(key);
    return err({ code: 'T_STORE', about: found.error.reason });
  };
  const change = (
    { guildId, userIds }: FinishedTable,
    how: (list: Map<string, FinishedTable>) => void,
  ): void => {
    for (const key of shared ? [guildId, ...userIds] : [EVERYBODYS])
      void lists.peek(key)?.then((found) => {
        if (found.ok) how(found.value);
      });
  };
  const playable: FinishedTables['playable'] = async ({ channelId, id }) => {
    const archived = await stores.archive.get(archiveKey(channelId, id));
    const found = archived.ok && archived.value === undefined ? await stores.store.get(channelId) : archived;
    if (!found.ok) return err({ code: 'T_FROZEN', about: found.error.reason });
    if (found.value?.id !== id) return err({ code: 'T_NO_RECORD' });
    const table = hydrate(found.value, games);
    return table.ok ? table : err({ code: 'T_FROZEN', about: table.error });
  };

  return {
    of: async (guildId) => {
      const found = await list(guildId);
      if (!found.ok) return found;
      const own = [...found.value.values()].filter((table) => table.guildId === guildId);
      return ok(own.sort((a, b) => b.openedAt - a.openedAt));
    },
    by: async (userId) => {
      const found = await list(userId, OTHERS_MS);
      return found.ok
        ? ok([...found.value.values()].filter(({ userIds }) => userIds.includes(userId)))
        : found;
    },
    open: async (guildId, id) => {
      const known = opened.get(id);
      if (known?.record.place.guildId === guildId) return ok(known);
      const found = await list(guildId);
      if (!found.ok) return found;
      const table = found.value.get(id);
      if (table?.guildId !== guildId) return err({ code: 'T_NO_RECORD' });
      const whole = await playable(table);
      if (!whole.ok) return whole;
      const fault = faultIn(whole.value, replays);
      if (fault !== undefined) return err({ code: 'T_FROZEN', about: fault });
      const current = snapshot(whole.value, replays);
      opened.set(id, current);
      return ok(current);
    },
    playable,
    update: (record) => {
      const table = finishedTable(record);
      if (table !== undefined) change(table, (found) => found.set(table.id, table));
    },
    remove: (table) => {
      opened.delete(table.id);
      change(table, (found) => found.delete(table.id));
    },
  };
}

export function archiveKey(channelId: string, id: string): string {
  return `${channelId}-${id}`;
}

function finishedTable(record: TableRecord): FinishedTable | undefined {
  const { id, place, gameId, people, openedAt, status, imported, continues } = record;
  if (status !== 'finished' && status !== 'abandoned') return undefined;
  return {
    id,
    ...place,
    gameId,
    names: people.map(({ name }) => name),
    userIds: people.map(({ userId }) => userId),
    openedAt,
    status,
    imported: imported !== undefined,
    rated: imported === undefined && continues === undefined && people.every(isSomebody),
  };
}

/** No AI, and no free seat. */
function isSomebody({ userId }: Pick<Person, 'userId'>): boolean {
  return !userId.startsWith(AI_ID) && !userId.startsWith(FREE_ID);
}

/** In this order. */
const LISTED = [
  '$.id',
  '$.place.guildId',
  '$.place.channelId',
  '$.gameId',
  '$.people',
  '$.openedAt',
  '$.status',
  '$.imported',
  '$.continues.after',
] as const;

async function listedIn(
  { store, archive }: Stores,
  whose: string | undefined,
): Promise<Result<Map<string, FinishedTable>, RowTrouble>> {
  const present = await store.peek(LISTED, whose);
  if (!present.ok) return present;
  const past = await archive.peek(LISTED, whose);
  if (!past.ok) return past;
  const tables = [...present.value, ...past.value].flatMap(listedTable);
  return ok(new Map(tables.map((table) => [table.id, table])));
}

/** A damaged row is not listed; the table index finds it for those who sat there. */
function listedTable({ values = [] }: Peeked): readonly FinishedTable[] {
  const [id, guildId, channelId, gameId, people, openedAt, status, imported, after] = values;
  if (
    typeof id !== 'string' ||
    typeof guildId !== 'string' ||
    typeof channelId !== 'string' ||
    typeof gameId !== 'string' ||
    typeof openedAt !== 'number' ||
    (status !== 'finished' && status !== 'abandoned') ||
    !Array.isArray(people)
  )
    return [];
  const seated = people.map((person: unknown) => ({
    userId: textIn(person, 'userId') ?? '',
    name: textIn(person, 'name') ?? '',
  }));
  return [
    {
      id,
      guildId,
      channelId,
      gameId,
      names: seated.map(({ name }) => name),
      userIds: seated.map(({ userId }) => userId),
      openedAt,
      status,
      imported: imported !== null,
      rated: imported === null && after === null && seated.every(isSomebody),
    },
  ];
}

function textIn(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === 'string' ? found : undefined;
}

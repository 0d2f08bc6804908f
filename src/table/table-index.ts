import type { Peeked } from '../storage/rows.ts';
import type { LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';
import { isOver } from './snapshot.ts';

/** Who sits where, and what is still to be announced, without reading every record. */
export interface TableIndex {
  update(record: TableRecord): void;
  remove(channelId: string): void;
  channelsOf(userId: string, guildId: string): readonly string[];
  unannounced(): readonly string[];
}

interface Entry {
  readonly guildId: string;
  readonly userIds: readonly string[];
  readonly over: boolean;
  readonly announced: boolean;
}

/** What is peeked at in every row at the first question, in this order. */
export const INDEXED = [
  '$.place.guildId',
  '$.people',
  '$.status',
  '$.rev',
  '$.announcedRev',
  '$.gameId',
  '$.rulesVersion',
] as const;

export function createTableIndex(rows: readonly Peeked[], games: LoadedGames): TableIndex {
  const entries = new Map<string, Entry>();
  for (const { key, values } of rows) entries.set(key, entryOf(values ?? [], games));
  const channels = (wanted: (entry: Entry) => boolean): readonly string[] =>
    [...entries].filter(([, entry]) => wanted(entry)).map(([channelId]) => channelId);
  return {
    update: (record) => {
      entries.set(record.place.channelId, {
        guildId: record.place.guildId,
        userIds: record.people.map((person) => person.userId),
        over: isOver(record),
        announced: record.announcedRev >= record.rev,
      });
    },
    remove: (channelId) => void entries.delete(channelId),
    channelsOf: (userId, guildId) =>
      channels((entry) => !entry.over && entry.guildId === guildId && entry.userIds.includes(userId)),
    unannounced: () => channels((entry) => !entry.announced),
  };
}

/** The values may be anything: a damaged row is found again by as much of it as can be read. */
function entryOf(
  [guildId, people, status, rev, announcedRev, gameId, rulesVersion]: readonly unknown[],
  games: LoadedGames,
): Entry {
  // newer rules make a new revision when the record is loaded
  const rules = games.get(String(gameId))?.[0]?.rulesVersion;
  const isCurrent = rules === undefined || rules === rulesVersion;
  return {
    guildId: String(guildId),
    userIds: Array.isArray(people) ? people.flatMap(userIdOf) : [],
    over: status === 'finished' || status === 'cancelled' || status === 'abandoned',
    announced: isCurrent && typeof rev === 'number' && rev === announcedRev,
  };
}

function userIdOf(person: unknown): readonly string[] {
  return typeof person === 'object' &&
    person !== null &&
    'userId' in person &&
    typeof person.userId === 'string'
    ? [person.userId]
    : [];
}

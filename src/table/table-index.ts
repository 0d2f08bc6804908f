import { isObject } from '../engine/core/shape.ts';
import type { Peeked } from '../storage/rows.ts';
import { AI_ID } from './ai-seats.ts';
import type { LoadedGames } from './loaded-games.ts';
import type { TableRecord } from './record.ts';
import { isOver } from './snapshot.ts';

/** Who sits where, and what is still to be announced, without reading every record. */
export interface TableIndex {
  update(record: TableRecord): void;
  remove(channelId: string): void;
  channelsOf(userId: string, guildId: string | undefined): readonly string[];
  unannounced(): readonly string[];
  /** where a game runs; `askedBy`: only where nobody has been asked since then, as far as that is known */
  running(askedBy?: number): readonly string[];
  lobbies(): readonly string[];
  /** where a game runs with AI seats */
  withAi(): readonly string[];
  /** who opened the channel's table */
  hostOf(channelId: string): string | undefined;
}

interface Entry {
  readonly guildId: string;
  readonly userIds: readonly string[];
  readonly ai: boolean;
  readonly host: string | undefined;
  readonly over: boolean;
  readonly playing: boolean;
  readonly lobby: boolean;
  readonly announced: boolean;
  /** when somebody was last asked; 0: nobody is */
  readonly askedAt: number;
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
  '$.host',
  '$.waits',
] as const;

/** `owns`: of which servers alone, where not of all. */
export function createTableIndex(
  rows: readonly Peeked[],
  games: LoadedGames,
  owns: (guildId: string) => boolean = () => true,
): TableIndex {
  const entries = new Map<string, Entry>();
  for (const { key, values, text = '' } of rows) {
    const entry = values === undefined ? damagedEntry(text) : entryOf(values, games);
    if (owns(entry.guildId)) entries.set(key, entry);
  }
  const channels = (wanted: (entry: Entry) => boolean): readonly string[] =>
    [...entries].filter(([, entry]) => wanted(entry)).map(([channelId]) => channelId);
  return {
    update: (record) => {
      entries.set(record.place.channelId, {
        guildId: record.place.guildId,
        userIds: record.people.map((person) => person.userId),
        ai: record.people.some(({ ai }) => ai !== undefined),
        host: record.host,
        over: isOver(record),
        playing: record.status === 'playing',
        lobby: record.status === 'lobby',
        announced: record.announcedRev >= record.rev,
        askedAt: lastAsked(record.waits ?? []),
      });
    },
    remove: (channelId) => void entries.delete(channelId),
    channelsOf: (userId, guildId) =>
      channels(
        (entry) =>
          !entry.over &&
          (guildId === undefined || entry.guildId === guildId) &&
          entry.userIds.includes(userId),
      ),
    running: (askedBy = Infinity) => channels(({ playing, askedAt }) => playing && askedAt <= askedBy),
    lobbies: () => channels(({ lobby }) => lobby),
    unannounced: () => channels((entry) => !entry.announced),
    withAi: () => channels((entry) => entry.ai && !entry.over),
    hostOf: (channelId) => entries.get(channelId)?.host,
  };
}

/** The values may be anything: a damaged row is found again by as much of it as can be read. */
function entryOf(
  [guildId, people, status, rev, announcedRev, gameId, rulesVersion, host, waits]: readonly unknown[],
  games: LoadedGames,
): Entry {
  // newer rules make a new revision when the record is loaded
  const rules = games.get(String(gameId))?.[0]?.rulesVersion;
  const isCurrent = rules === undefined || rules === rulesVersion;
  return {
    guildId: String(guildId),
    userIds: Array.isArray(people) ? people.flatMap(userIdOf) : [],
    ai: Array.isArray(people) && people.flatMap(userIdOf).some((id) => id.startsWith(AI_ID)),
    host: typeof host === 'string' ? host : undefined,
    playing: status === 'playing',
    lobby: status === 'lobby',
    over: status === 'finished' || status === 'cancelled' || status === 'abandoned',
    announced: isCurrent && typeof rev === 'number' && rev === announcedRev,
    askedAt: Array.isArray(waits) ? lastAsked(waits) : 0,
  };
}

/** Of a record that was half written, by what can still be read of its text. */
function damagedEntry(text: string): Entry {
  const found = (field: string): readonly string[] =>
    [...text.matchAll(new RegExp(`"${field}":"([^"\\\\]+)"`, 'gu'))].map(([, value = '']) => value);
  return {
    guildId: found('guildId')[0] ?? '',
    userIds: found('userId'),
    ai: false,
    host: found('host')[0],
    over: false,
    playing: false,
    lobby: false,
    announced: true,
    askedAt: 0,
  };
}

function lastAsked(waits: readonly unknown[]): number {
  return Math.max(
    0,
    ...waits.map((wait) => (isObject(wait) && typeof wait.since === 'number' ? wait.since : 0)),
  );
}

function userIdOf(person: unknown): readonly string[] {
  return typeof person === 'object' &&
    person !== null &&
    'userId' in person &&
    typeof person.userId === 'string'
    ? [person.userId]
    : [];
}

import { isOver } from './snapshot.ts';
import type { TableRecord } from './record.ts';

/** Who sits where, and what is still to be announced, without reading every record again. */
export interface Directory {
  note(record: TableRecord): void;
  forget(channelId: string): void;
  channelsOf(userId: string, guildId: string): readonly string[];
  unannounced(): readonly string[];
}

interface Line {
  readonly guildId: string;
  readonly userIds: readonly string[];
  readonly over: boolean;
  readonly announced: boolean;
}

export function createDirectory(): Directory {
  const lines = new Map<string, Line>();
  const channels = (wanted: (line: Line) => boolean): readonly string[] =>
    [...lines].filter(([, line]) => wanted(line)).map(([channelId]) => channelId);
  return {
    note: (record) => {
      lines.set(record.place.channelId, {
        guildId: record.place.guildId,
        userIds: record.people.map((person) => person.userId),
        over: isOver(record),
        announced: record.announcedRev >= record.rev,
      });
    },
    forget: (channelId) => void lines.delete(channelId),
    channelsOf: (userId, guildId) =>
      channels((line) => !line.over && line.guildId === guildId && line.userIds.includes(userId)),
    unannounced: () => channels((line) => !line.announced),
  };
}

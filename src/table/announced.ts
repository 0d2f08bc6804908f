import type { Announcement, TableRecord } from './record.ts';

/** Earlier messages whose buttons were to go, and those that have them still. */
export interface OldButtons {
  readonly tried: readonly string[];
  readonly left: readonly string[];
}

/** The record that knows what the channel has seen. Messages may be reported out of order: only a later one counts. */
export function withAnnouncement(
  record: TableRecord,
  rev: number,
  announcement: Announcement | undefined,
  lobbyMessageId: string | undefined,
  { tried, left }: OldButtons = { tried: [], left: [] },
): TableRecord {
  const { alsoLive: known = [], ...rest } = record;
  const alsoLive = [...known.filter((messageId) => !tried.includes(messageId)), ...left];
  const seen: TableRecord = {
    ...rest,
    ...(alsoLive.length > 0 && { alsoLive }),
    announcedRev: Math.max(record.announcedRev, Math.min(rev, record.rev)),
    ...(lobbyMessageId === undefined ? {} : { lobbyMessageId }),
  };
  const last = record.announcement;
  if (announcement === undefined || announcement.rev < (last?.rev ?? 0)) return seen;
  // an edit calls nobody
  if (announcement.messageId === last?.messageId)
    return { ...seen, announcement: { ...announcement, postedRev: last.postedRev ?? announcement.rev } };
  return {
    ...seen,
    announcement: { ...announcement, postedRev: announcement.rev },
    toldOf: record.toldOf.map((told, seat) => {
      const called = record.calledAt[seat] ?? 0;
      return announcement.asked.includes(seat) && called <= announcement.rev ? called : told;
    }),
  };
}

import type { Announcement, TableRecord } from './record.ts';

/** The record that knows what the channel has seen. Messages may be reported out of order: only a later one counts. */
export function withAnnouncement(
  record: TableRecord,
  rev: number,
  announcement: Announcement | undefined,
  lobbyMessageId: string | undefined,
): TableRecord {
  const seen: TableRecord = {
    ...record,
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

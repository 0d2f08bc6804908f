import { noticeFor } from '../table/notice.ts';
import type { Table } from '../table/tables.ts';
import { boardMessage } from './board-message.ts';
import { troubleOf, type ChannelMessages } from './channel-messages.ts';
import { parseCustomId } from './custom-id.ts';
import type { Announcer, Shown } from './desk.ts';
import type { House } from './house.ts';
import { lobbyMessage } from './lobby-message.ts';

/*
 * Each channel's messages follow its table: one at a time per channel, always the newest position. A failure changes
 * nothing of the table; what the channel has missed is repaired at the next chance.
 */

/** After a failure; then it rests until the next move or the next start. */
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];
/** How often a finished drawing gives way to a newer position before it is posted all the same. */
const MOST_OVERTAKEN = 3;

interface Course {
  running: Promise<Shown> | undefined;
  /** the table changed while its message was under way */
  behind: boolean;
  failures: number;
  overtaken: number;
  timer: NodeJS.Timeout | undefined;
}

/** It may have become so while its message was under way. */
function isBehind(course: Course): boolean {
  return course.behind;
}

export function createAnnouncer(house: House, messages: ChannelMessages): Announcer {
  const courses = new Map<string, Course>();
  let closing = false;

  const courseOf = (channelId: string): Course => {
    const known = courses.get(channelId);
    if (known !== undefined) return known;
    const course: Course = { running: undefined, behind: false, failures: 0, overtaken: 0, timer: undefined };
    courses.set(channelId, course);
    return course;
  };

  const run = async (channelId: string, course: Course): Promise<Shown> => {
    course.behind = false;
    const shown = await show(house, messages, channelId, course);
    return isBehind(course) && shown === 'shown' ? run(channelId, course) : shown;
  };

  const retry = (channelId: string, course: Course): void => {
    const wait = RETRY_MS[course.failures];
    course.failures += 1;
    if (wait === undefined || closing) return;
    course.timer = setTimeout(() => void notify(channelId), wait);
    course.timer.unref();
  };

  const notify = (channelId: string): Promise<Shown> => {
    const course = courseOf(channelId);
    if (course.running !== undefined) {
      course.behind = true;
      return course.running;
    }
    if (closing) return Promise.resolve('later');
    clearTimeout(course.timer);
    course.running = run(channelId, course).then((shown) => {
      course.running = undefined;
      if (shown === 'later') retry(channelId, course);
      else if (shown === 'shown') courses.delete(channelId);
      return shown;
    });
    return course.running;
  };

  return {
    notify,
    async repair() {
      for (const table of await house.tables.unannounced()) {
        const { channelId } = table.record.place;
        courseOf(channelId).failures = Math.max(1, courseOf(channelId).failures);
        await notify(channelId);
      }
    },
    async close() {
      closing = true;
      for (const { timer } of courses.values()) clearTimeout(timer);
      await Promise.all([...courses.values()].map(async ({ running }) => running));
    },
  };
}

async function show(
  house: House,
  messages: ChannelMessages,
  channelId: string,
  course: Course,
): Promise<Shown> {
  const found = await house.tables.at(channelId);
  if (!found.ok || found.value === undefined) return 'shown';
  const table = found.value;
  if (table.record.announcedRev >= table.record.rev) return 'shown';
  try {
    await (table.record.state === undefined ? showLobby : showBoard)(house, messages, table, course);
    course.failures = 0;
    return 'shown';
  } catch (cause) {
    const trouble = troubleOf(cause);
    house.log.warn(
      { tableId: table.record.id, channelId, trouble, cause },
      'the channel has not seen this yet',
    );
    return trouble === 'forbidden' ? 'forbidden' : 'later';
  }
}

async function showLobby(
  house: House,
  messages: ChannelMessages,
  table: Table,
  course: Course,
): Promise<void> {
  const { id, rev, place, lobbyMessageId } = table.record;
  const message = lobbyMessage(house, table);
  const known = lobbyMessageId ?? (await postedBefore(messages, table, course, () => true));
  const messageId =
    known === undefined
      ? await messages.post(place.channelId, message, `${id}-lobby`)
      : await editOrPost(messages, table, known, message, `${id}-l${rev}`);
  await keep(house, table, undefined, messageId);
}

async function showBoard(
  house: House,
  messages: ChannelMessages,
  table: Table,
  course: Course,
): Promise<void> {
  const { id, rev, place, announcement, lobbyMessageId } = table.record;
  const { post, mention, from } = noticeFor(table);
  const isNew = post === 'new' || announcement === undefined;
  const asked = isNew ? mention : announcement.asked;
  if (announcement === undefined && lobbyMessageId !== undefined)
    await closeLobby(house, messages, table, lobbyMessageId);
  const message = await boardMessage(house, table, { from, asked });
  if (course.behind && course.overtaken < MOST_OVERTAKEN) {
    course.overtaken += 1;
    return;
  }
  course.overtaken = 0;
  const nonce = `${id}-${rev}`;
  const before = isNew
    ? await postedBefore(messages, table, course, (shownRev) => shownRev === rev)
    : undefined;
  const messageId = isNew
    ? (before ?? (await messages.post(place.channelId, message, nonce)))
    : await editOrPost(messages, table, announcement.messageId, message, nonce);
  await keep(house, table, { messageId, rev, asked, from }, undefined);
}

async function keep(
  house: House,
  { record }: Table,
  announcement: Parameters<House['tables']['announced']>[2],
  lobbyMessageId: string | undefined,
): Promise<void> {
  const where = { channelId: record.place.channelId, tableId: record.id };
  const kept = await house.tables.announced(where, record.rev, announcement, lobbyMessageId);
  if (!kept.ok)
    house.log.warn({ tableId: record.id, code: kept.error.code }, 'what was posted is not remembered');
}

/** The lobby's buttons go when the game begins; that they stay is no reason not to show the board. */
async function closeLobby(
  house: House,
  messages: ChannelMessages,
  table: Table,
  messageId: string,
): Promise<void> {
  try {
    await messages.edit(table.record.place.channelId, messageId, lobbyMessage(house, table));
  } catch (cause) {
    house.log.warn({ tableId: table.record.id, cause }, 'the lobby message could not be closed');
  }
}

/** Somebody may have deleted the message that is to be edited; who was called by it is not called again. */
async function editOrPost(
  messages: ChannelMessages,
  { record }: Table,
  messageId: string,
  message: Parameters<ChannelMessages['edit']>[2],
  nonce: string,
): Promise<string> {
  try {
    await messages.edit(record.place.channelId, messageId, message);
    return messageId;
  } catch (cause) {
    if (troubleOf(cause) !== 'gone') throw cause;
    return messages.post(record.place.channelId, { ...message, mention: [] }, nonce);
  }
}

/**
 * A message that arrived although we never heard so. Discord's own guard against doubles holds for minutes only, so
 * before a later repair we look at our own last messages.
 */
async function postedBefore(
  messages: ChannelMessages,
  { record }: Table,
  course: Course,
  isThis: (rev: number) => boolean,
): Promise<string | undefined> {
  if (course.failures === 0) return undefined;
  try {
    const own = await messages.recent(record.place.channelId);
    return own.find(({ customIds }) =>
      customIds.map(parseCustomId).some((id) => id?.tableId === record.id && isThis(id.rev)),
    )?.id;
  } catch (cause) {
    if (troubleOf(cause) === 'forbidden') return undefined;
    throw cause;
  }
}

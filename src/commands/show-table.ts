import { noticeFor, tellingAfter } from '../table/notice.ts';
import type { OldButtons } from '../table/announced.ts';
import type { Announcement } from '../table/record.ts';
import type { Table } from '../table/tables.ts';
import { boardMessage } from './board-message.ts';
import { troubleOf, type ChannelMessages, type OwnMessage } from './channel-messages.ts';
import type { Shown } from './command-context.ts';
import type { Services } from './services.ts';
import { lobbyMessage } from './lobby-message.ts';
import { recentOf } from './own-messages.ts';
import { tellHome } from './table-thread.ts';

/** How far a channel's messages have come after its table. */
export interface Progress {
  /** the table changed while its message was under way */
  behind: boolean;
  overtaken: number;
  /** the revision that was last tried, and how often in vain */
  rev: number;
  failures: number;
  /** a message may have arrived of which we never heard */
  doubtful: boolean;
  /** the lobby's message, while its buttons are still to go */
  openLobby: string | undefined;
}

/** How often a finished drawing gives way to a newer position before it is posted all the same. */
const MAX_OVERTAKEN = 3;

/** Brings the channel's message to this revision; gives the table as it was saved with what was announced. */
export async function showTable(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<{ readonly shown: Shown; readonly table: Table | undefined }> {
  const { channelId } = table.record.place;
  try {
    return { shown: 'shown', table: await show(services, messages, table, progress) };
  } catch (cause) {
    const trouble = troubleOf(cause);
    services.log.warn({ channelId, trouble, cause }, 'the channel has not seen this yet');
    if (trouble === 'no-channel') {
      await services.tables.channelGone(channelId);
      return { shown: 'gone', table: undefined };
    }
    // a thread that sleeps is woken by a message, unless it is locked
    const shown = trouble === 'forbidden' || trouble === 'asleep' ? 'forbidden' : 'later';
    return { shown, table: undefined };
  }
}

async function show(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<Table | undefined> {
  const { rev, announcedRev, state } = table.record;
  if (rev !== progress.rev) {
    progress.rev = rev;
    progress.failures = 0;
  }
  if (announcedRev < rev) {
    const shown =
      state === undefined
        ? await showLobby(services, messages, table, progress)
        : await showNewest(services, messages, table, progress);
    if (shown !== undefined) await tellHome(services, messages, shown);
    return shown;
  }
  if (progress.openLobby !== undefined)
    await closeLobby(services, messages, table, progress.openLobby, progress);
  return undefined;
}

async function showLobby(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<Table | undefined> {
  const { id, rev, place, lobbyMessageId } = table.record;
  const message = lobbyMessage(services, table);
  const known = lobbyMessageId ?? (await postedBefore(messages, table, progress));
  const messageId =
    known === undefined
      ? await messages.post(place.channelId, message, `${id}-lobby`)
      : await editOrPost(messages, table, known, message, `${id}-l${rev}`);
  return keep(services, table, table.record.rev, undefined, messageId);
}

async function showNewest(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<Table | undefined> {
  const { announcement, lobbyMessageId } = table.record;
  if (announcement === undefined && lobbyMessageId !== undefined)
    await closeLobby(services, messages, table, lobbyMessageId, progress);
  const known = progress.doubtful ? await withUnheard(services, messages, table) : table;
  return known === undefined || known.record.announcedRev === known.record.rev
    ? known
    : showBoard(services, messages, known, progress);
}

/**
 * Boards that arrived although we never heard so: before their answer came the bot was killed, or the answer got lost.
 * They are remembered as if it had come, each with what it tells and whom it called, so that the next one goes on from there.
 */
async function withUnheard(
  services: Services,
  messages: ChannelMessages,
  table: Table,
): Promise<Table | undefined> {
  let known: Table | undefined = table;
  for (const { id, rev, mentions } of await boardsIn(messages, table)) {
    const { people, announcement: last } = known.record;
    if (rev <= (last?.rev ?? 0) || rev > known.record.rev) continue;
    const { from, after, since } = tellingAfter(known.record);
    const called = people.flatMap(({ userId }, seat) => (mentions.includes(userId) ? [seat] : []));
    const isEdit = last?.messageId === id;
    const announcement = isEdit
      ? { ...last, rev }
      : { messageId: id, rev, asked: called, from, after, since };
    const buttons = isEdit ? undefined : await takeButtons(services, messages, known, id);
    known = await keep(services, known, rev, announcement, undefined, buttons);
    if (known === undefined) return undefined;
  }
  return known;
}

async function showBoard(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<Table | undefined> {
  const { id, rev, place, announcement } = table.record;
  const { post, mention, alsoMention, after, from, since } = noticeFor(table);
  const isNew = post === 'new' || announcement === undefined;
  const asked = isNew ? mention : announcement.asked;
  const message = await boardMessage(services, table, { from, after, since, asked, alsoMention });
  if (progress.behind && progress.overtaken < MAX_OVERTAKEN) {
    progress.overtaken += 1;
    return undefined;
  }
  progress.overtaken = 0;
  const nonce = `${id}-${rev}`;
  const messageId = isNew
    ? await messages.post(place.channelId, message, nonce)
    : await editOrPost(messages, table, announcement.messageId, message, nonce);
  const buttons = isNew ? await takeButtons(services, messages, table, messageId) : undefined;
  return keep(services, table, rev, { messageId, rev, asked, from, after, since }, undefined, buttons);
}

/** Only the newest board has buttons; what Discord doesn't take now is left for the next time. */
async function takeButtons(
  services: Services,
  messages: ChannelMessages,
  { record }: Table,
  newest: string,
): Promise<OldButtons> {
  const { announcement, alsoLive = [] } = record;
  const last = announcement === undefined ? [] : [announcement.messageId];
  const tried = [...last, ...alsoLive].filter((messageId) => messageId !== newest);
  const left: string[] = [];
  for (const messageId of tried) {
    try {
      await messages.takeButtons(record.place.channelId, messageId);
    } catch (cause) {
      const trouble = troubleOf(cause);
      services.log.warn({ tableId: record.id, trouble, cause }, 'an earlier message keeps its buttons');
      if (trouble === 'later') left.push(messageId);
    }
  }
  return { tried, left };
}

/** What was posted and could not be saved is looked for among our messages when it is tried again. */
async function keep(
  services: Services,
  { record }: Table,
  rev: number,
  announcement: Announcement | undefined,
  lobbyMessageId: string | undefined,
  buttons?: OldButtons,
): Promise<Table | undefined> {
  const where = { channelId: record.place.channelId, tableId: record.id };
  const kept = await services.tables.announced(where, rev, announcement, lobbyMessageId, buttons);
  if (kept.ok) return kept.value;
  if (kept.error.code === 'T_STORE') throw new Error('what was posted could not be saved');
  services.log.warn({ tableId: record.id, code: kept.error.code }, 'what was posted is not remembered');
  return undefined;
}

/** The lobby's buttons go when the game begins; that they stay for now is no reason not to show the board. */
async function closeLobby(
  services: Services,
  messages: ChannelMessages,
  table: Table,
  messageId: string,
  progress: Progress,
): Promise<void> {
  progress.openLobby = undefined;
  try {
    await messages.edit(table.record.place.channelId, messageId, lobbyMessage(services, table));
  } catch (cause) {
    const trouble = troubleOf(cause);
    services.log.warn({ tableId: table.record.id, trouble, cause }, 'the lobby message could not be closed');
    // the board's message will have woken a thread that sleeps
    if (trouble === 'later' || trouble === 'asleep') progress.openLobby = messageId;
  }
}

/**
 * Somebody may have deleted the message that is to be edited, or it sleeps in an archived thread, which only a new
 * message wakes; who was called by it is not called again.
 */
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
    const trouble = troubleOf(cause);
    if (trouble !== 'no-message' && trouble !== 'asleep') throw cause;
    return messages.post(record.place.channelId, { ...message, mention: [] }, nonce);
  }
}

/** Discord's own guard against doubles holds for minutes only, so when in doubt we look at our own last messages. */
async function postedBefore(
  messages: ChannelMessages,
  { record }: Table,
  { doubtful }: Progress,
): Promise<string | undefined> {
  if (!doubtful) return undefined;
  const own = await recentOf(messages, record.place.channelId, record.id);
  return own.find(({ ids }) => ids.length > 0)?.id;
}

/** Of this table, the earliest first. Reminders and votes have buttons too: a board has one for the log. */
async function boardsIn(
  messages: ChannelMessages,
  { record }: Table,
): Promise<readonly (Pick<OwnMessage, 'id' | 'mentions'> & { readonly rev: number })[]> {
  const own = await recentOf(messages, record.place.channelId, record.id);
  const boards = own.flatMap(({ id, mentions, ids }) =>
    ids.filter(({ verb }) => verb === 'log').map(({ rev }) => ({ id, mentions, rev })),
  );
  return boards.toSorted((a, b) => a.rev - b.rev);
}

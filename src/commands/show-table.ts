import { noticeFor } from '../table/notice.ts';
import type { Table } from '../table/tables.ts';
import { boardMessage } from './board-message.ts';
import { troubleOf, type ChannelMessages } from './channel-messages.ts';
import { parseCustomId } from './custom-id.ts';
import type { Shown } from './desk.ts';
import type { House } from './house.ts';
import { lobbyMessage } from './lobby-message.ts';

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
const MOST_OVERTAKEN = 3;

/** Brings the channel's message to the table's present revision. */
export async function showTable(
  house: House,
  messages: ChannelMessages,
  channelId: string,
  progress: Progress,
): Promise<Shown> {
  try {
    const found = await house.tables.at(channelId);
    if (!found.ok) return found.error.code === 'T_STORE' ? 'later' : 'shown';
    if (found.value === undefined) return 'shown';
    await show(house, messages, found.value, progress);
    return 'shown';
  } catch (cause) {
    const trouble = troubleOf(cause);
    house.log.warn({ channelId, trouble, cause }, 'the channel has not seen this yet');
    if (trouble === 'no-channel') {
      await house.tables.channelGone(channelId);
      return 'gone';
    }
    // a thread that sleeps is woken by a message, unless it is locked
    return trouble === 'forbidden' || trouble === 'asleep' ? 'forbidden' : 'later';
  }
}

async function show(
  house: House,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<void> {
  const { rev, announcedRev, state } = table.record;
  if (rev !== progress.rev) {
    progress.rev = rev;
    progress.failures = 0;
  }
  if (announcedRev < rev)
    await (state === undefined ? showLobby : showBoard)(house, messages, table, progress);
  else if (progress.openLobby !== undefined)
    await closeLobby(house, messages, table, progress.openLobby, progress);
}

async function showLobby(
  house: House,
  messages: ChannelMessages,
  table: Table,
  progress: Progress,
): Promise<void> {
  const { id, rev, place, lobbyMessageId } = table.record;
  const message = lobbyMessage(house, table);
  const known = lobbyMessageId ?? (await postedBefore(messages, table, progress, () => true));
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
  progress: Progress,
): Promise<void> {
  const { id, rev, place, announcement, lobbyMessageId } = table.record;
  const { post, mention, from } = noticeFor(table);
  const isNew = post === 'new' || announcement === undefined;
  const asked = isNew ? mention : announcement.asked;
  if (announcement === undefined && lobbyMessageId !== undefined)
    await closeLobby(house, messages, table, lobbyMessageId, progress);
  const message = await boardMessage(house, table, { from, asked });
  if (progress.behind && progress.overtaken < MOST_OVERTAKEN) {
    progress.overtaken += 1;
    return;
  }
  progress.overtaken = 0;
  const nonce = `${id}-${rev}`;
  const before = isNew
    ? await postedBefore(messages, table, progress, (shownRev) => shownRev === rev)
    : undefined;
  const messageId = isNew
    ? (before ?? (await messages.post(place.channelId, message, nonce)))
    : await editOrPost(messages, table, announcement.messageId, message, nonce);
  await keep(house, table, { messageId, rev, asked, from }, undefined);
}

/** What was posted and could not be saved is looked for among our messages when it is tried again. */
async function keep(
  house: House,
  { record }: Table,
  announcement: Parameters<House['tables']['announced']>[2],
  lobbyMessageId: string | undefined,
): Promise<void> {
  const where = { channelId: record.place.channelId, tableId: record.id };
  const kept = await house.tables.announced(where, record.rev, announcement, lobbyMessageId);
  if (kept.ok) return;
  if (kept.error.code === 'T_STORE') throw new Error('what was posted could not be saved');
  house.log.warn({ tableId: record.id, code: kept.error.code }, 'what was posted is not remembered');
}

/** The lobby's buttons go when the game begins; that they stay for now is no reason not to show the board. */
async function closeLobby(
  house: House,
  messages: ChannelMessages,
  table: Table,
  messageId: string,
  progress: Progress,
): Promise<void> {
  progress.openLobby = undefined;
  try {
    await messages.edit(table.record.place.channelId, messageId, lobbyMessage(house, table));
  } catch (cause) {
    const trouble = troubleOf(cause);
    house.log.warn({ tableId: table.record.id, trouble, cause }, 'the lobby message could not be closed');
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

/**
 * A message that arrived although we never heard so. Discord's own guard against doubles holds for minutes only, so
 * before a later repair we look at our own last messages.
 */
async function postedBefore(
  messages: ChannelMessages,
  { record }: Table,
  { doubtful }: Progress,
  isThis: (rev: number) => boolean,
): Promise<string | undefined> {
  if (!doubtful) return undefined;
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

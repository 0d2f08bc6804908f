import type { Table } from '../table/tables.ts';
import type { MessagePlace } from '../table/record.ts';
import type { ServerSettings } from '../table/settings.ts';
import { TEXTS } from '../i18n/texts.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ChannelMessages } from './channel-messages.ts';
import type { CommandContext } from './command-context.ts';
import { escapeMarkdown, plainName } from './escape.ts';
import type { InteractionContext } from './interaction-context.ts';
import type { ChannelMessage } from './page.ts';
import { shortened } from './rows.ts';
import { outcomeLines } from './score-table.ts';
import { offeredGame, type Services } from './services.ts';
import { speechFor } from './speech.ts';

/*
 * A table in a thread of its own, where the server wants that: the bot makes it under a message in the channel, which
 * says how the table stands, and archives it at the end.
 */

interface Home {
  readonly threadId: string;
  readonly message: MessagePlace;
}

const MAX_THREAD_NAME = 100;

/** Nothing where the table stays in the channel: in a thread already, or where no thread can be made. */
export async function homeFor(
  context: CommandContext,
  interaction: InteractionContext,
  { threads, locale = interaction.guildLocale }: ServerSettings,
  gameId: string,
): Promise<Home | undefined> {
  const { channelId, parentId, actor } = interaction;
  if (threads !== true || parentId !== undefined) return undefined;
  const { title } = offeredGame(context, gameId).texts[locale];
  const { thread } = TEXTS[locale];
  const first = heading(title, thread.lobby(escapeMarkdown(actor.name)));
  try {
    const messageId = await context.messages.post(channelId, first, actor.interactionId);
    const name = shortened(thread.name(title, plainName(actor.name)), MAX_THREAD_NAME);
    const threadId = await context.messages.startThread(channelId, messageId, name);
    return { threadId, message: { channelId, messageId } };
  } catch (cause) {
    context.log.warn({ channelId, cause }, 'a table gets no thread of its own');
    return undefined;
  }
}

function heading(title: string, line: string): ChannelMessage {
  return { content: `**${title}**\n${line}`, mention: [] };
}

/** The channel's message about a table in a thread: how it stands. */
export async function tellHome(services: Services, messages: ChannelMessages, table: Table): Promise<void> {
  const { home, place, status, id } = table.record;
  if (home === undefined) return;
  try {
    await messages.edit(home.channelId, home.messageId, homeMessage(services, table, table.record.locale));
    if (status !== 'lobby' && status !== 'playing') await messages.archiveThread(place.channelId);
  } catch (cause) {
    services.log.warn({ tableId: id, cause }, 'the channel was not told how a table in a thread stands');
  }
}

function homeMessage(services: Services, table: Table, locale: Locale): ChannelMessage {
  const speech = speechFor(offeredGame(services, table.record.gameId), table, locale, 'message');
  const { thread, lobby, board } = speech.texts;
  const { people, status } = table.record;
  const names = speech.names(people.map((_, seat) => seat));
  const active = table.activeSeats();
  const waiting = active.length === 0 ? board.nobody : thread.waitingFor(speech.names(active));
  switch (status) {
    case 'lobby':
      return heading(speech.title, thread.lobby(names));
    case 'playing':
      return heading(speech.title, thread.playing(names, waiting));
    case 'cancelled':
      return heading(speech.title, lobby.cancelled);
    case 'finished':
    case 'abandoned':
      return heading(speech.title, outcomeLines(table, speech).join('\n'));
  }
}

import { ChannelType, PermissionFlagsBits, type Guild } from 'discord.js';
import { localeOf } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import { troubleOf, type ChannelMessages } from './channel-messages.ts';
import { formatCustomId, NO_TABLE } from './custom-id.ts';
import { gameSections } from './game-sections.ts';
import { howToButton } from './how-to.ts';
import type { Services } from './services.ts';
import type { ChannelMessage } from './page.ts';
import { retryUntilDone } from './retry.ts';
import { buttonRows } from './rows.ts';
import { gameTitles } from './views.ts';

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Servers of long ago are left alone, also where the notes of whom we greeted are gone. */
export function joinedLately(guild: Guild, now: number): boolean {
  return now - guild.joinedTimestamp < A_WEEK_MS;
}

/** Greets a server once, where it may; what Discord doesn't take now is tried again, also at the next start. */
export function createGreeter(
  services: Services,
  messages: ChannelMessages,
): (guild: Guild) => Promise<void> {
  const underWay = new Set<string>();
  return async (guild) => {
    // Discord may tell of a server again while its greeting waits
    if (underWay.has(guild.id)) return;
    underWay.add(guild.id);
    await retryUntilDone(() => sayHello(services, messages, guild));
    underWay.delete(guild.id);
  };
}

/** Whether there is nothing left to do. */
async function sayHello(services: Services, messages: ChannelMessages, guild: Guild): Promise<boolean> {
  const key = `greeted.${guild.id}`;
  if ((await services.notes.get(key)) !== undefined) return true;
  const channelId = helloChannel(guild);
  if (channelId === undefined) return true;
  try {
    await messages.post(channelId, greeting(services, guild), `hello-${guild.id}`.slice(0, 25));
    await services.notes.set(key, channelId);
    return true;
  } catch (cause) {
    services.log.warn({ guildId: guild.id, channelId, cause }, 'could not say hello');
    return troubleOf(cause) !== 'later';
  }
}

function greeting(services: Services, guild: Guild): ChannelMessage {
  const locale = localeOf(guild.preferredLocale);
  const { bot, teaching } = TEXTS[locale];
  const idFor = (argument: string): string =>
    formatCustomId({ verb: 'open', tableId: NO_TABLE, rev: 0, argument });
  return {
    inParts: true,
    content: bot.hello(gameTitles(services, locale)),
    sections: gameSections(services, locale, { idFor, label: bot.openLobby }),
    rows: buttonRows(howToButton(services, teaching.howTo, undefined)),
    mention: [],
  };
}

/** The one for system messages, else the first that it can write to. */
function helloChannel(guild: Guild): string | undefined {
  const me = guild.members.me;
  const open = [...guild.channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .filter((channel) => {
      const allowed = me === null ? undefined : channel.permissionsFor(me);
      return allowed?.has([PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages]) === true;
    })
    .sort((a, b) => a.rawPosition - b.rawPosition);
  return (open.find(({ id }) => id === guild.systemChannelId) ?? open[0])?.id;
}

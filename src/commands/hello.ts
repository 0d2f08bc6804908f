import { ChannelType, PermissionFlagsBits, type Guild } from 'discord.js';
import { localeOf } from '../i18n/locale.ts';
import { TEXTS } from '../i18n/texts.ts';
import type { ChannelMessages } from './channel-messages.ts';
import { formatCustomId, NO_TABLE } from './custom-id.ts';
import type { House } from './house.ts';
import { button, buttonRows } from './rows.ts';
import { gameTitles } from './seeing.ts';

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Servers of long ago are left alone, also where the notes of whom we greeted are gone. */
export function joinedLately(guild: Guild, now: number): boolean {
  return now - guild.joinedTimestamp < A_WEEK_MS;
}

/** Greets a server once, where it may: in the channel for system messages, else in the first it can write to. */
export async function sayHello(house: House, messages: ChannelMessages, guild: Guild): Promise<void> {
  const key = `greeted.${guild.id}`;
  if ((await house.notes.get(key)) !== undefined) return;
  const channelId = helloChannel(guild);
  if (channelId === undefined) return;
  await house.notes.set(key, channelId);
  const locale = localeOf(guild.preferredLocale);
  const { hello, openLobby } = TEXTS[locale].house;
  const [only, ...others] = house.games.keys();
  const argument = others.length === 0 ? (only ?? '') : '';
  const open = button(
    formatCustomId({ verb: 'open', tableId: NO_TABLE, rev: 0, argument }),
    openLobby,
    'good',
  );
  try {
    await messages.post(
      channelId,
      { content: hello(gameTitles(house, locale)), rows: buttonRows([open]), mention: [] },
      `hello-${guild.id}`.slice(0, 25),
    );
  } catch (cause) {
    house.log.warn({ guildId: guild.id, channelId, cause }, 'could not say hello');
  }
}

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

import { ApplicationIntegrationType, PermissionFlagsBits, type BaseInteraction } from 'discord.js';
import { localeOf, type Locale } from '../i18n/locale.ts';
import type { Texts } from '../i18n/texts.ts';
import type { PersonSettings } from '../table/settings.ts';
import type { Actor } from '../table/tables.ts';

type PermissionName = keyof Texts['permissions'];

/** Somebody who wants something from the bot, wherever that is. */
export interface Asker {
  readonly actor: Actor;
  readonly locale: Locale;
  /** what they prefer */
  readonly settings: PersonSettings;
  /** how many games of a kind they have played to the end; absent: it doesn't matter here */
  readonly played?: (gameId: string) => number;
}

/** Somebody in a server's channel or thread. */
export interface InteractionContext extends Asker {
  readonly guildId: string;
  readonly guildLocale: Locale;
  readonly channelId: string;
  readonly managesChannel: boolean;
  /** whether they may read that channel of this server */
  sees(channelId: string): boolean;
  readonly managesServer: boolean;
  /** in a thread: the channel that it belongs to */
  readonly parentId: string | undefined;
  /** what the bot lacks in this channel to show a table there */
  readonly missing: readonly PermissionName[];
}

export function askerOf(interaction: BaseInteraction, settings: PersonSettings): Asker {
  return {
    actor: {
      userId: interaction.user.id,
      name: nameOf(interaction),
      interactionId: interaction.id,
    },
    locale: settings.locale ?? localeOf(interaction.locale),
    settings,
  };
}

/** Nothing where no table can stand: in a direct message, and in a server to which only a user brought us. */
export function interactionContext(
  interaction: BaseInteraction,
  asker: Asker,
): InteractionContext | undefined {
  const { guildId, channelId, member } = interaction;
  if (guildId === null || channelId === null || member === null || !isAdded(interaction)) return undefined;
  return {
    ...asker,
    guildId,
    guildLocale: localeOf(interaction.guildLocale ?? undefined),
    channelId,
    managesChannel: interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    sees: (other) => other === channelId || mayRead(interaction, other),
    managesServer: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    parentId:
      interaction.channel?.isThread() === true ? (interaction.channel.parentId ?? undefined) : undefined,
    missing: missingPermissions(interaction),
  };
}

/** Of a channel that is gone, or an archived thread that we haven't heard of, nobody may. */
function mayRead({ guild, member }: BaseInteraction, channelId: string): boolean {
  if (member === null || !('displayName' in member)) return false;
  const channel = guild?.channels.cache.get(channelId);
  return channel?.permissionsFor(member).has(PermissionFlagsBits.ViewChannel) ?? false;
}

function isAdded({ authorizingIntegrationOwners }: BaseInteraction): boolean {
  return authorizingIntegrationOwners[ApplicationIntegrationType.GuildInstall] !== undefined;
}

/** The name that the others see in this server. */
function nameOf({ member, user }: BaseInteraction): string {
  const nick = member === null ? undefined : 'displayName' in member ? member.displayName : member.nick;
  return nick ?? user.displayName;
}

function missingPermissions({ appPermissions, channel }: BaseInteraction): PermissionName[] {
  const inThread = channel?.isThread() ?? false;
  const needed: PermissionName[] = [
    'ViewChannel',
    inThread ? 'SendMessagesInThreads' : 'SendMessages',
    'AttachFiles',
    'ReadMessageHistory',
  ];
  return needed.filter((name) => !appPermissions.has(PermissionFlagsBits[name]));
}

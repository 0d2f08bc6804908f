import { PermissionFlagsBits, type BaseInteraction } from 'discord.js';
import { localeOf, type Locale } from '../i18n/locale.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Actor } from '../table/tables.ts';

type PermissionName = keyof Texts['permissions'];

/** Somebody in a server's channel or thread who wants something from the bot. */
export interface InteractionContext {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly guildId: string;
  readonly guildLocale: Locale;
  readonly channelId: string;
  readonly managesChannel: boolean;
  /** whether they may read that channel of this server */
  sees(channelId: string): boolean;
  /** what the bot lacks in this channel to show a table there */
  readonly missing: readonly PermissionName[];
}

export function interactionContext(interaction: BaseInteraction): InteractionContext | undefined {
  const { guildId, channelId, member } = interaction;
  if (guildId === null || channelId === null || member === null) return undefined;
  return {
    actor: {
      userId: interaction.user.id,
      name: nameOf(interaction),
      interactionId: interaction.id,
    },
    locale: localeOf(interaction.locale),
    guildId,
    guildLocale: localeOf(interaction.guildLocale ?? undefined),
    channelId,
    managesChannel: interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false,
    sees: (other) => other === channelId || mayRead(interaction, other),
    missing: missingPermissions(interaction),
  };
}

/** Of a channel that is gone, or an archived thread that we haven't heard of, nobody may. */
function mayRead({ guild, member }: BaseInteraction, channelId: string): boolean {
  if (member === null || !('displayName' in member)) return false;
  const channel = guild?.channels.cache.get(channelId);
  return channel?.permissionsFor(member).has(PermissionFlagsBits.ViewChannel) ?? false;
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

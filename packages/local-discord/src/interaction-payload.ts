/** INTERACTION_CREATE as the bot gets it. */
import type { InteractionRequest } from './interactions.ts';
import type { Channel, Guild } from './model.ts';
import { channelPayload, memberPayload, messagePayload, userPayload } from './payloads.ts';
import type { World } from './world.ts';

interface Identity {
  readonly id: string;
  readonly token: string;
  readonly origin: string;
  readonly attachmentLimit: number;
}

const GUILD = 0;
const DIRECT = 1;

export function interactionPayload(world: World, asked: InteractionRequest, identity: Identity): object {
  const channel = world.channel(asked.channelId);
  const user = world.user(asked.userId);
  if (channel === undefined || user === undefined)
    throw new Error('an interaction needs a channel and a user');
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  return {
    id: identity.id,
    application_id: world.application.id,
    type: asked.type,
    token: identity.token,
    version: 1,
    data: asked.data,
    channel_id: channel.id,
    channel: {
      ...channelPayload(world, channel),
      permissions: String(world.permissionsIn(channel, user.id)),
    },
    locale: user.locale,
    entitlements: [],
    attachment_size_limit: identity.attachmentLimit,
    app_permissions: String(world.permissionsIn(channel, world.botId)),
    ...(guild === undefined ? directFields(world, asked) : guildFields(world, asked, guild, channel)),
    ...(asked.message === undefined
      ? {}
      : { message: messagePayload(world, identity.origin, asked.message) }),
  };
}

const directFields = (world: World, asked: InteractionRequest): object => {
  const user = world.user(asked.userId);
  return {
    context: DIRECT,
    authorizing_integration_owners: { 0: '0' },
    ...(user === undefined ? {} : { user: userPayload(user) }),
  };
};

function guildFields(world: World, asked: InteractionRequest, guild: Guild, channel: Channel): object {
  const member = guild.members[asked.userId];
  if (member === undefined) throw new Error(`${asked.userId} is not in the guild ${guild.name}`);
  return {
    context: GUILD,
    // in a server to which nobody added the bot, whoever installed it for themselves
    authorizing_integration_owners:
      guild.members[world.botId] === undefined ? { 1: asked.userId } : { 0: guild.id },
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    guild_locale: guild.locale,
    member: {
      ...memberPayload(world, member),
      permissions: String(world.permissionsIn(channel, asked.userId)),
    },
  };
}

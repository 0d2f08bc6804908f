/** World events as gateway events, filtered as the intents ask. */
import { INTENTS, type GatewayEvent } from './gateway.ts';
import type { Channel, Id, Message } from './model.ts';
import { channelPayload, dispatchedMessage, guildPayload } from './payloads.ts';
import { isThread } from './permissions.ts';
import type { World, WorldEvent } from './world.ts';

const needing =
  (intent: number, data: unknown): GatewayEvent['dataFor'] =>
  (intents) =>
    (intents & intent) === 0 ? undefined : data;

export function dispatchesOf(world: World, origin: string, event: WorldEvent): readonly GatewayEvent[] {
  switch (event.type) {
    case 'message-created':
    case 'message-updated':
      return messageEvents(
        world,
        origin,
        event.message,
        event.type === 'message-created' ? 'CREATE' : 'UPDATE',
      );
    case 'message-deleted':
      return deletedEvents(world, event.message);
    case 'channel-created':
      return channelEvents(world, event.channel, 'CREATE');
    case 'channel-updated':
      return channelEvents(world, event.channel, 'UPDATE');
    case 'channel-deleted':
      return channelEvents(world, event.channel, 'DELETE');
    case 'guild-joined':
      return [guildCreated(world, event.guild.id)];
    case 'guild-left': {
      const { id } = event.guild;
      return [{ name: 'GUILD_DELETE', guildId: id, dataFor: needing(INTENTS.guilds, { id }) }];
    }
    case 'typing':
      return typingEvents(world, event.channelId, event.userId);
    default:
      return [];
  }
}

export function guildCreated(world: World, guildId: Id): GatewayEvent {
  const guild = world.guild(guildId);
  return {
    name: 'GUILD_CREATE',
    guildId,
    dataFor: needing(INTENTS.guilds, guild === undefined ? undefined : guildPayload(world, guild)),
  };
}

function messageEvents(
  world: World,
  origin: string,
  message: Message,
  what: 'CREATE' | 'UPDATE',
): GatewayEvent[] {
  const channel = world.channel(message.channelId);
  // Ephemeral messages go to their one reader, never over the bot's gateway.
  if (channel === undefined || !world.sees(world.botId, message)) return [];
  const intent = channel.guildId === undefined ? INTENTS.directMessages : INTENTS.guildMessages;
  const open =
    channel.guildId === undefined ||
    message.authorId === world.botId ||
    message.mentions.users.includes(world.botId);
  const full = dispatchedMessage(world, origin, message);
  const bare = { ...full, content: '', embeds: [], attachments: [], components: [] };
  const dataFor = (intents: number): unknown => {
    if ((intents & intent) === 0) return undefined;
    return open || (intents & INTENTS.messageContent) !== 0 ? full : bare;
  };
  return [{ name: `MESSAGE_${what}`, guildId: channel.guildId, dataFor }];
}

function deletedEvents(world: World, message: Message): GatewayEvent[] {
  const channel = world.channel(message.channelId);
  if (channel === undefined || !world.sees(world.botId, message)) return [];
  const intent = channel.guildId === undefined ? INTENTS.directMessages : INTENTS.guildMessages;
  const data = {
    id: message.id,
    channel_id: channel.id,
    ...(channel.guildId === undefined ? {} : { guild_id: channel.guildId }),
  };
  return [{ name: 'MESSAGE_DELETE', guildId: channel.guildId, dataFor: needing(intent, data) }];
}

function channelEvents(world: World, channel: Channel, what: 'CREATE' | 'UPDATE' | 'DELETE'): GatewayEvent[] {
  const { guildId } = channel;
  // A direct channel is not announced; a guild's is, to a bot that is there.
  if (guildId === undefined || world.guild(guildId)?.members[world.botId] === undefined) return [];
  const gone = what !== 'DELETE' && !world.may(world.botId, 'ViewChannel', channel) && !isThread(channel);
  const data = { ...channelPayload(world, channel), ...(what === 'CREATE' ? { newly_created: true } : {}) };
  const name = `${isThread(channel) ? 'THREAD' : 'CHANNEL'}_${gone ? 'DELETE' : what}`;
  return [{ name, guildId, dataFor: needing(INTENTS.guilds, data) }];
}

function typingEvents(world: World, channelId: Id, userId: Id): GatewayEvent[] {
  const guildId = world.channel(channelId)?.guildId;
  const intent = guildId === undefined ? INTENTS.directMessageTyping : INTENTS.guildMessageTyping;
  const data = {
    channel_id: channelId,
    user_id: userId,
    timestamp: Math.floor(world.now() / 1000),
    ...(guildId === undefined ? {} : { guild_id: guildId }),
  };
  return [{ name: 'TYPING_START', guildId, dataFor: needing(intent, data) }];
}

import type { Channel, Guild, Message } from '../model.ts';
import type { PermissionName } from '../permissions.ts';
import { refusal, type Answer } from '../refusal.ts';
import type { Request } from '../request.ts';
import { bad, good, type Result } from '../result.ts';

/** The channel of the path, if the bot may see it and do all of this there. */
export function reachChannel(
  request: Request,
  ...needed: readonly PermissionName[]
): Result<Channel, Answer> {
  const { world } = request.discord;
  const channel = world.channel(request.param('channel'));
  if (channel === undefined) return bad(refusal(10003));
  if (!world.may(world.botId, 'ViewChannel', channel)) return bad(refusal(50001));
  if (needed.some((permission) => !world.may(world.botId, permission, channel))) return bad(refusal(50013));
  return good(channel);
}

/** To a bot's token ephemeral messages do not exist. */
export function reachMessage(request: Request, channel: Channel): Result<Message, Answer> {
  const message = request.discord.world.message(channel.id, request.param('message'));
  return message === undefined || message.visibleTo !== undefined ? bad(refusal(10008)) : good(message);
}

export function reachGuild(request: Request): Result<Guild, Answer> {
  const { world } = request.discord;
  const guild = world.guild(request.param('guild'));
  if (guild === undefined) return bad(refusal(10004));
  return world.botId in guild.members ? good(guild) : bad(refusal(50001));
}

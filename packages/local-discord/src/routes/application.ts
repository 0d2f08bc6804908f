import { applicationPayload, channelPayload, guildFields, memberPayload, userPayload } from '../payloads.ts';
import { NO_CONTENT, answer, refusal } from '../refusal.ts';
import { route, type Request, type Route } from '../request.ts';
import { isThread } from '../permissions.ts';
import { reachGuild } from './access.ts';

const IDENTIFIES_PER_DAY = 1000;

export const APPLICATION_ROUTES: readonly Route[] = [
  route('GET', '/gateway', ({ discord }) => answer({ url: discord.gatewayUrl() })),
  route('GET', '/gateway/bot', ({ discord }) =>
    answer({
      url: discord.gatewayUrl(),
      shards: 1,
      session_start_limit: {
        total: IDENTIFIES_PER_DAY,
        remaining: IDENTIFIES_PER_DAY,
        reset_after: 0,
        max_concurrency: 1,
      },
    }),
  ),
  route('GET', '/applications/@me', ({ discord }) => answer(applicationPayload(discord.world))),
  route('GET', '/oauth2/applications/@me', ({ discord }) => answer(applicationPayload(discord.world))),
  route('GET', '/users/@me', ({ discord }) => user(discord.world.botId, { discord })),
  route('GET', '/users/@me/guilds', ({ discord }) =>
    answer(
      discord.world
        .guildsWithBot()
        .map((guild) => ({ ...guildFields(guild), permissions: '0', owner: false })),
    ),
  ),
  route('DELETE', '/users/@me/guilds/{guild}', (request) => {
    const guild = reachGuild(request);
    if (!guild.ok) return guild.error;
    request.discord.world.expelBot(guild.value.id);
    return NO_CONTENT;
  }),
  route('POST', '/users/@me/channels', openDirectChannel),
  route('GET', '/users/{user}', (request) => user(request.param('user'), request)),
  route('GET', '/guilds/{guild}', (request) => {
    const guild = reachGuild(request);
    return guild.ok ? answer(guildFields(guild.value)) : guild.error;
  }),
  route('GET', '/guilds/{guild}/channels', (request) => {
    const { world } = request.discord;
    const guild = reachGuild(request);
    if (!guild.ok) return guild.error;
    const channels = world.channelsOf(guild.value.id).filter((channel) => !isThread(channel));
    return answer(channels.map((channel) => channelPayload(world, channel)));
  }),
  route('GET', '/guilds/{guild}/members/{user}', (request) => {
    const { world } = request.discord;
    const guild = reachGuild(request);
    if (!guild.ok) return guild.error;
    const id = request.param('user');
    const member = guild.value.members[id === '@me' ? world.botId : id];
    return member === undefined ? refusal(10007) : answer(memberPayload(world, member));
  }),
];

function user(id: string, { discord }: Pick<Request, 'discord'>): ReturnType<typeof answer> {
  const found = discord.world.user(id);
  return found === undefined ? refusal(10013) : answer(userPayload(found));
}

function openDirectChannel({ discord, body }: Request): ReturnType<typeof answer> {
  const { world } = discord;
  const requested =
    typeof body === 'object' && body !== null && 'recipient_id' in body ? String(body.recipient_id) : '';
  const recipient = world.user(requested);
  if (recipient === undefined || recipient.bot) return refusal(50033);
  return answer(channelPayload(world, world.directChannel(world.botId, recipient.id)));
}

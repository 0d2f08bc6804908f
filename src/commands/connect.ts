import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
  PermissionFlagsBits,
  type Guild,
} from 'discord.js';
import { Agent } from 'undici';
import { err, ok, type Result } from '../engine/core/result.ts';
import { createAnnouncer } from './announcer.ts';
import { createChannelMessages } from './channel-messages.ts';
import { commandDefinitions } from './definitions.ts';
import { createGreeter, joinedLately } from './greeting.ts';
import type { Services } from './services.ts';
import { retryUntilDone } from './retry.ts';
import { registerCommands } from './register.ts';
import { createRouter, type Router } from './router.ts';
import type { Announcer } from './command-context.ts';

/** The bot's end of Discord. */
export interface Connection {
  /** by shard: whether it hears Discord */
  shards(): Readonly<Record<string, boolean>>;
  /** takes nothing more, and finishes what it has taken */
  quiet(): Promise<void>;
  leave(): Promise<void>;
}

interface ConnectionOptions {
  readonly token: string;
  readonly api: string | undefined;
  readonly services: Services;
}

/** discord.js would hold answers to interactions to the 50 requests a second that bind the bot's own messages only. */
const REQUESTS_PER_SECOND = 5_000;
const SOCKETS = 64;
const REQUEST_TIMEOUT_MS = 8_000;
const LEAVING_MS = 2_000;

/** Logs in; or says in a sentence why that can't be. */
export async function connect({
  token,
  api,
  services,
}: ConnectionOptions): Promise<Result<Connection, string>> {
  const client = createClient(api);
  const shards = watchShards(client, services);
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  try {
    await client.login(token);
  } catch (cause) {
    await leave(client);
    return err(loginTrouble(cause, api));
  }
  const own = await ready;
  const { router, announcer } = listen(own, services, token);
  void afterReady(own, services);
  return ok({ shards, quiet: () => quiet(router, announcer), leave: () => leave(own) });
}

/** What is done whenever Discord tells of something. */
function listen(
  own: Client<true>,
  services: Services,
  token: string,
): { router: Router; announcer: Announcer } {
  const messages = createChannelMessages(own.rest, own.user.id, token, (id) => own.channels.cache.has(id));
  const announcer = createAnnouncer(services, messages);
  const router = createRouter({ ...services, announcer, messages });
  own.on(Events.InteractionCreate, (interaction) => void router.handle(interaction));
  const greet = createGreeter(services, messages);
  own.on(Events.GuildCreate, (guild) => void greet(guild));
  // a server that added the bot while it was away is heard of with all the others
  const missed = (guild: Guild): void => {
    if (joinedLately(guild, Date.now())) void greet(guild);
  };
  own.on(Events.GuildAvailable, missed);
  own.guilds.cache.filter(({ available }) => available).forEach(missed);
  const gone = ({ id }: { readonly id: string }): void => void services.tables.channelGone(id);
  own.on(Events.ChannelDelete, gone);
  own.on(Events.ThreadDelete, gone);
  const repair = (): void => void repairChannels(services, announcer);
  own.on(Events.ShardReady, repair);
  own.on(Events.ShardResume, repair);
  repair();
  return { router, announcer };
}

function createClient(api: string | undefined): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // interactions that come before all servers have reported must not wait for them
    waitGuildTimeout: 0,
    rest: {
      ...(api !== undefined && { api }),
      globalRequestsPerSecond: REQUESTS_PER_SECOND,
      timeout: REQUEST_TIMEOUT_MS,
      agent: new Agent({ connections: SOCKETS }),
    },
  });
}

/** `isReady()` stays true for ever, so what we know comes from the shards' own events. */
function watchShards(client: Client, { log }: Services): Connection['shards'] {
  const up = new Map<string, boolean>();
  const set = (shardId: number, isUp: boolean): void => {
    up.set(String(shardId), isUp);
    log.info({ shardId, isUp }, isUp ? 'connected to Discord' : 'not connected to Discord');
  };
  client.on(Events.ShardReady, (id) => {
    set(id, true);
  });
  client.on(Events.ShardResume, (id) => {
    set(id, true);
  });
  client.on(Events.ShardDisconnect, (_, id) => {
    set(id, false);
  });
  client.on(Events.ShardReconnecting, (id) => {
    set(id, false);
  });
  client.on(Events.ShardError, (cause, shardId) => {
    log.warn({ shardId, cause }, 'a connection failed');
  });
  // without a listener an error event would end the process
  client.on(Events.Error, (cause) => {
    log.error({ cause }, 'an error in discord.js');
  });
  return () => Object.fromEntries(up);
}

/** What can be done once we are in, and is no reason to leave if it fails. */
async function afterReady(client: Client<true>, services: Services): Promise<void> {
  const invite = client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: NEEDED,
  });
  services.log.info({ user: client.user.tag, invite }, 'ready');
  const definitions = commandDefinitions([...services.games.values()]);
  await retryUntilDone(async () => {
    try {
      const pushed = await registerCommands(client.rest, client.application.id, definitions);
      services.log.info({ commands: pushed ? 'pushed' : 'unchanged' }, 'the commands are registered');
      return true;
    } catch (cause) {
      services.log.error({ cause }, 'the commands could not be registered');
      return false;
    }
  });
}

async function repairChannels(services: Services, announcer: Announcer): Promise<void> {
  try {
    await announcer.repair();
  } catch (cause) {
    services.log.error({ cause }, 'what the channels have missed could not be repaired');
  }
}

const NEEDED = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
  PermissionFlagsBits.EmbedLinks,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.CreatePublicThreads,
];

async function quiet(router: Router, announcer: Announcer): Promise<void> {
  await router.close();
  await announcer.close();
}

/** `destroy()` may never end while a connection is being made. */
async function leave(client: Client): Promise<void> {
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, LEAVING_MS).unref();
  });
  await Promise.race([client.destroy().catch(() => undefined), patience]);
}

function loginTrouble(cause: unknown, api: string | undefined): string {
  if (cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid)
    return 'Discord does not accept DISCORD_TOKEN: copy it again from the bot’s page in the developer portal.';
  const why = cause instanceof Error ? cause.message : String(cause);
  return `Discord can’t be reached${api === undefined ? '' : ` at ${api}`}: ${why}.`;
}

import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client,
  DiscordAPIError,
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
import { withAiPlayers } from './ai-players.ts';
import { createAnnouncer } from './announcer.ts';
import { ownership } from './backup.ts';
import { createChannelMessages } from './channel-messages.ts';
import { commandDefinitions } from './definitions.ts';
import { createGreeter, joinedLately } from './greeting.ts';
import { createOpenPanels, withOpenPanels } from './open-panels.ts';
import { createReplies } from './replies.ts';
import type { Services } from './services.ts';
import { backoff, retryUntilDone } from './retry.ts';
import { withTimekeeper } from './timekeeper.ts';
import { registerCommands } from './register.ts';
import { watchStalledTables } from './stalled-tables.ts';
import { createRouter, type Router } from './router.ts';
import type { Announcer } from './command-context.ts';

/** The bot's end of Discord. */
export interface Connection {
  /** by shard: whether it hears Discord */
  shards(): Readonly<Record<string, boolean>>;
  /** Discord has ended the connection for good: why, in a sentence */
  readonly closed: Promise<string>;
  /** takes nothing more, and finishes what it has taken */
  quiet(): Promise<void>;
  leave(): Promise<void>;
}

interface ConnectionOptions {
  readonly token: string;
  readonly api: string | undefined;
  /** of a fleet; absent: as many as Discord wants, all in this process */
  readonly part: { readonly shards: readonly number[]; readonly total: number } | undefined;
  /** whether this process is still the one that may act */
  readonly holds: () => Promise<boolean>;
  readonly services: Services;
}

/** discord.js would hold answers to interactions to the 50 requests a second that bind the bot's own messages only. */
const REQUESTS_PER_SECOND = 5_000;
const SOCKETS = 64;
const REQUEST_TIMEOUT_MS = 8_000;
const LEAVING_MS = 2_000;

/**
 * Logs in. What Discord refuses for good is said in a sentence; where it can't be reached for now, it is tried again for
 * as long as it takes.
 */
export async function connect(options: ConnectionOptions): Promise<Result<Connection, string>> {
  const { log } = options.services;
  for (let failures = 1; ; failures += 1) {
    const tried = await logIn(options);
    if (tried.ok) return tried;
    const { sentence, isFinal } = tried.error;
    if (isFinal) return err(sentence);
    const waitMs = backoff(failures);
    log.warn({ waitMs }, sentence);
    await sleep(waitMs);
  }
}

interface LoginFailure {
  readonly sentence: string;
  /** trying again would not help */
  readonly isFinal: boolean;
}

async function logIn({
  token,
  api,
  part,
  holds,
  services,
}: ConnectionOptions): Promise<Result<Connection, LoginFailure>> {
  const client = createClient(api, part);
  const { shards, closed } = watchShards(client, services);
  // before the login: what comes in its first moments is heard too
  const { router, announcer, begin } = listen(client, services, token, holds);
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  try {
    await client.login(token);
  } catch (cause) {
    await leave(client);
    return err(loginFailure(cause, api));
  }
  const own = await ready;
  begin(own);
  void afterReady(own, services);
  return ok({ shards, closed, quiet: () => quiet(router, announcer), leave: () => leave(own) });
}

interface Listening {
  readonly router: Router;
  readonly announcer: Announcer;
  /** once the client is ready: greets servers and repairs channels */
  begin(own: Client<true>): void;
}

/** What is done whenever Discord tells of something. */
function listen(
  client: Client,
  services: Services,
  token: string,
  holds: ConnectionOptions['holds'],
): Listening {
  const messages = createChannelMessages(
    client.rest,
    () => client.user?.id,
    token,
    (id) => client.channels.cache.has(id),
    holds,
  );
  const replies = createReplies(services.log);
  const panels = createOpenPanels(services, replies);
  const channels = withOpenPanels(createAnnouncer(services, messages), panels);
  const announcer = withTimekeeper(services, messages, withAiPlayers(services, channels));
  const router = createRouter(
    { ...services, announcer, messages, isOwner: ownership(client) },
    replies,
    panels,
  );
  client.on(Events.InteractionCreate, (interaction) => void router.handle(interaction));
  const greet = createGreeter(services, messages);
  client.on(Events.GuildCreate, (guild) => void greet(guild));
  // a server that added the bot while it was away is heard of with all the others
  const missed = (guild: Guild): void => {
    if (joinedLately(guild, services.clock.now())) void greet(guild);
  };
  client.on(Events.GuildAvailable, missed);
  const gone = ({ id }: { readonly id: string }): void => void services.tables.channelGone(id);
  client.on(Events.ChannelDelete, gone);
  client.on(Events.ThreadDelete, gone);
  const repair = (): void => void repairChannels(services, announcer);
  return {
    router,
    announcer,
    begin(own) {
      own.guilds.cache.filter(({ available }) => available).forEach(missed);
      own.on(Events.ShardReady, repair);
      own.on(Events.ShardResume, repair);
      repair();
      watchStalledTables(services, announcer);
    },
  };
}

function createClient(api: string | undefined, part: ConnectionOptions['part']): Client {
  return new Client({
    // always said: discord.js would read SHARDS in the environment, and knows no 0-3/16
    ...(part === undefined ? { shards: 'auto' } : { shards: part.shards, shardCount: part.total }),
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

const WRONG_TOKEN =
  'Discord does not accept DISCORD_TOKEN: copy it again from the bot’s page in the developer portal.';
const WRONG_INTENTS =
  'Discord does not allow this bot the intents that it asks for: look at them on the bot’s page in the developer portal.';
/** Codes of closes after which discord.js does not connect again. */
const FATAL_CLOSES: ReadonlyMap<number, string> = new Map([
  [4004, WRONG_TOKEN],
  [4010, 'Discord does not accept the shard that this bot names.'],
  [4011, 'This bot is in so many servers that Discord wants it to be sharded.'],
  [4012, 'Discord no longer speaks this version of its gateway: update the bot.'],
  [4013, WRONG_INTENTS],
  [4014, WRONG_INTENTS],
]);

/** `isReady()` stays true for ever, so what we know comes from the shards' own events. */
function watchShards(client: Client, { log }: Services): Pick<Connection, 'shards' | 'closed'> {
  const up = new Map<string, boolean>();
  const closed = new Promise<string>((resolve) => {
    client.on(Events.ShardDisconnect, ({ code }) => {
      const sentence = FATAL_CLOSES.get(code);
      if (sentence !== undefined) resolve(sentence);
    });
    client.on(Events.Invalidated, () => {
      resolve('Discord has ended the session.');
    });
  });
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
  return { shards: () => Object.fromEntries(up), closed };
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

function loginFailure(cause: unknown, api: string | undefined): LoginFailure {
  if (cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid)
    return { sentence: WRONG_TOKEN, isFinal: true };
  const why = cause instanceof Error ? cause.message : String(cause);
  // discord.js has no code for it
  if (/disallowed intents|invalid intents/iu.test(why)) return { sentence: WRONG_INTENTS, isFinal: true };
  const where = api === undefined ? '' : ` at ${api}`;
  // Discord understood and refused: it would refuse again
  const isFinal = cause instanceof DiscordAPIError && cause.status < 500 && cause.status !== 429;
  return isFinal
    ? { sentence: `Discord${where} refuses the login: ${why}.`, isFinal }
    : { sentence: `Discord can’t be reached${where}: ${why}.`, isFinal };
}

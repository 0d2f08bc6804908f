/** The local Discord: REST v10 and Gateway v10 on loopback. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dispatchesOf, guildCreated } from './dispatches.ts';
import { Gateway } from './gateway.ts';
import { Interactions, type Interaction } from './interactions.ts';
import { isLocalRequest } from './local-only.ts';
import { Misbehaviour } from './misbehaviour.ts';
import type { Channel, Guild, Id, WorldData } from './model.ts';
import { userPayload } from './payloads.ts';
import { Person } from './person.ts';
import type { Discord } from './request.ts';
import { Rest, send } from './rest.ts';
import { SessionStarts, type SessionStartLimits } from './session-starts.ts';
import { shardOf, type Session } from './session.ts';
import { World, emptyWorld, type WorldEvent } from './world.ts';

export interface LocalDiscordOptions {
  /** 0, the default: any free one. */
  readonly port?: number;
  readonly token?: string;
  /** A world kept from before; else one with a guild and a channel, and the bot in it. */
  readonly world?: WorldData;
  /** Of a new world. */
  readonly botName?: string;
  readonly clock?: () => number;
  readonly ackMs?: number;
  readonly tokenMs?: number;
  readonly heartbeatMs?: number;
  /** Privileged intents the application was granted. */
  readonly grantedIntents?: number;
  readonly attachmentLimit?: number;
  readonly sessionStarts?: SessionStartLimits;
  /** Whether `enforce_nonce` keeps a message from being posted twice; Discord promises that for minutes only. */
  readonly nonces?: boolean;
  /** 5 messages in 5 seconds per channel. */
  readonly rateLimits?: boolean;
  /** Answers what is asked outside the API: the page. */
  readonly fallback?: (request: IncomingMessage, response: ServerResponse) => void;
  /** What has been put on disk, and so is no longer in the world itself. */
  readonly readStoredFile?: (fileId: Id) => Promise<Buffer | undefined>;
}

/** A request that hangs by order, or a busy world, is no reason to wait for ever. */
const QUIET_AT_MOST_MS = 1000;
/** Tests also await things that are not the world's. */
const LOOK_EVERY_MS = 20;
/** Pages of other sites can't show or read what is here. */
const SAME_ORIGIN_HEADERS = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
] as const;
const MEBIBYTE = 1024 * 1024;
export const LOCAL_TOKEN = 'local.discord.token';

export class LocalDiscord {
  readonly world: World;
  readonly gateway: Gateway;
  readonly rest: Rest;
  readonly interactions: Interactions;
  readonly misbehaviour = new Misbehaviour();
  readonly token: string;
  /** A fault: guilds stay unavailable after READY. */
  withholdGuilds = false;
  readonly #server: Server;
  readonly #late = new Set<NodeJS.Timeout>();
  #port = 0;

  constructor(options: LocalDiscordOptions) {
    const now = options.clock ?? Date.now;
    this.token = options.token ?? LOCAL_TOKEN;
    this.world = new World(options.world ?? emptyWorld(options.botName ?? 'Test Bot', now()), now);
    const attachmentLimit = options.attachmentLimit ?? 10 * MEBIBYTE;
    const origin = (): string => this.url;
    const starts = new SessionStarts(options.sessionStarts ?? {}, now);
    this.gateway = this.#makeGateway(options, starts, now);
    this.interactions = new Interactions({
      world: this.world,
      ackMs: options.ackMs ?? 3000,
      tokenMs: options.tokenMs ?? 15 * 60_000,
      origin,
      attachmentLimit,
      deliver: (interaction, times) => {
        this.#deliver(interaction, times);
      },
    });
    const { world, interactions, token } = this;
    const gatewayUrl = (): string => this.gatewayUrl;
    const discord: Discord = {
      world,
      interactions,
      token,
      attachmentLimit,
      nonces: options.nonces ?? true,
      origin,
      gatewayUrl,
      starts,
      commandCreations: new Map(),
    };
    this.rest = new Rest(discord, this.misbehaviour, options.rateLimits ?? false);
    this.world.listen((event) => {
      this.#tellBot(event);
    });
    this.#server = this.#makeServer(options);
  }

  /** http://127.0.0.1:PORT */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** For `new Client({ rest: { api } })`. */
  get api(): string {
    return `${this.url}/api`;
  }

  get gatewayUrl(): string {
    return `ws://127.0.0.1:${this.#port}/gateway`;
  }

  #makeGateway(options: LocalDiscordOptions, starts: SessionStarts, now: () => number): Gateway {
    return new Gateway({
      token: this.token,
      heartbeatMs: options.heartbeatMs ?? 41_250,
      grantedIntents: options.grantedIntents ?? 0,
      starts,
      guildsOf: (shard) => this.#guildsOf(shard).length,
      now,
      url: () => this.gatewayUrl,
      ready: (session) => this.#ready(session),
      afterReady: () =>
        this.withholdGuilds
          ? []
          : this.world.guildsWithBot().map((guild) => guildCreated(this.world, guild.id)),
      connectionChanged: () => {
        this.world.emit({ type: this.gateway.connected ? 'bot-connected' : 'bot-disconnected' });
      },
    });
  }

  #guildsOf([shardId, shards]: Session['shard']): readonly Guild[] {
    return this.world.guildsWithBot().filter(({ id }) => shardOf(id, shards) === shardId);
  }

  #ready(session: Session): object {
    const { world } = this;
    const bot = world.user(world.botId);
    if (bot === undefined) throw new Error('the world has lost its bot');
    return {
      v: 10,
      user: { ...userPayload(bot), verified: true, mfa_enabled: true, email: null },
      guilds: this.#guildsOf(session.shard).map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.gatewayUrl,
      shard: session.shard,
      application: { id: world.application.id, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      presences: [],
    };
  }

  #tellBot(event: WorldEvent): void {
    for (const dispatch of dispatchesOf(this.world, this.url, event)) this.gateway.publish(dispatch);
  }

  #deliver(interaction: Interaction, times: number): void {
    const ordered = this.misbehaviour.forDelivery();
    const guildId = this.world.channel(interaction.channelId)?.guildId;
    const deliver = (): void => {
      for (let time = 0; time < Math.max(times, ordered.times); time += 1)
        this.gateway.publish({ name: 'INTERACTION_CREATE', guildId, dataFor: () => interaction.payload });
    };
    if (ordered.delayMs === 0) {
      deliver();
      return;
    }
    const late = setTimeout(() => {
      this.#late.delete(late);
      deliver();
    }, ordered.delayMs);
    this.#late.add(late);
  }

  #makeServer({ fallback, readStoredFile }: LocalDiscordOptions): Server {
    const server = createServer((request, response) => {
      const { url = '' } = request;
      for (const [name, value] of SAME_ORIGIN_HEADERS) response.setHeader(name, value);
      if (!isLocalRequest(request, this.#port))
        send(response, { status: 403, body: { message: 'local only', code: 0 } });
      // `//` is no address: whatever reads one would throw
      else if (!URL.canParse(url, this.url)) send(response, { status: 400 });
      else if (url.startsWith('/api/')) void this.rest.serve(request, response);
      else if (url.startsWith('/attachments/')) void this.#serveFile(url, response, readStoredFile);
      else if (fallback !== undefined) fallback(request, response);
      else send(response, { status: 404 });
    });
    server.on('upgrade', (request, socket, head) => {
      // the client may be gone before the answer is written
      socket.on('error', () => socket.destroy());
      if (isLocalRequest(request, this.#port) && request.url?.startsWith('/gateway') === true)
        this.gateway.upgrade(request, socket, head);
      else socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    return server;
  }

  async #serveFile(
    url: string,
    response: ServerResponse,
    readStoredFile: LocalDiscordOptions['readStoredFile'],
  ): Promise<void> {
    const [, id = ''] = /^\/attachments\/\d+\/(\d+)\//.exec(url) ?? [];
    const file = this.world.file(id);
    const bytes = file?.base64 === undefined ? undefined : Buffer.from(file.base64, 'base64');
    const body = bytes ?? (file === undefined ? undefined : await readStoredFile?.(id));
    if (file === undefined || body === undefined) {
      send(response, { status: 404 });
      return;
    }
    // What a bot uploads is shown, never run: a picture of scripts (SVG) too.
    const headers = {
      'content-type': file.contentType,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    };
    response.writeHead(200, headers);
    response.end(body);
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port; // TCP, just bound
  }

  /** Somebody at a Discord client, in every guild there is. */
  person(name: string, locale?: string): Person {
    const known = this.world.users.find((user) => user.name === name && !user.bot);
    const user = known ?? this.world.addUser(name, locale);
    for (const guild of this.world.guilds) this.world.joinGuild(guild.id, user.id);
    return new Person(this, user.id);
  }

  /** The guild and channel of a fresh world. */
  get home(): { readonly guild: Guild; readonly channel: Channel } {
    const guild = this.world.guilds[0];
    const channel = guild === undefined ? undefined : this.world.channelsOf(guild.id)[0];
    if (guild === undefined || channel === undefined)
      throw new Error('this world has no guild with a channel');
    return { guild, channel };
  }

  /** Resolves when `test` holds; asked again after each event of the world, and every now and then. */
  readonly until = async <T>(
    test: () => T | undefined | false,
    timeoutMs = 5000,
    what = 'what was awaited',
  ): Promise<T> =>
    await new Promise<T>((resolve, reject) => {
      const end = (): void => {
        stop();
        clearTimeout(timer);
        clearInterval(ticker);
      };
      let lastError: unknown;
      // What fails is not yet so: `last()` before the first message.
      const look = (): void => {
        try {
          const found = test();
          if (found === undefined || found === false) return;
          end();
          resolve(found);
        } catch (error) {
          lastError = error;
        }
      };
      const stop = this.world.listen(look);
      const ticker = setInterval(look, LOOK_EVERY_MS);
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${what} did not happen within ${timeoutMs} ms`, { cause: lastError }));
      }, timeoutMs);
      look();
    });

  /** Resolves when for `ms` nothing happened and no request is being answered. */
  readonly quiet = async (ms = 15): Promise<void> => {
    let last = performance.now();
    const stop = this.world.listen(() => (last = performance.now()));
    const end = last + QUIET_AT_MOST_MS;
    while (performance.now() < end && (performance.now() - last < ms || this.rest.inFlight > 0))
      await sleep(5);
    stop();
  };

  async close(): Promise<void> {
    this.interactions.close();
    for (const late of this.#late) clearTimeout(late);
    this.gateway.close();
    const closed = new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
    this.#server.closeAllConnections();
    await closed;
  }
}

export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = new LocalDiscord(options);
  if (options.world === undefined) addHome(discord.world);
  await discord.listen(options.port ?? 0);
  return discord;
}

function addHome(world: World): void {
  const owner = world.addUser('Olga');
  const guild = world.addGuild('Home', owner.id);
  world.addChannel(guild.id, 'general');
  world.inviteBot(guild.id);
}

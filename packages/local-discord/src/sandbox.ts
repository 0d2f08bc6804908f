/** A local Discord that is kept on disk, its page, and a bot as a child process: for using a bot without a token. */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BotProcess } from './bot-process.ts';
import type { Branding } from './branding.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { LocalDiscord } from './local-discord.ts';
import type { WorldData } from './model.ts';
import { makePageFiles, type PageFiles } from './page-files.ts';
import { PageServer } from './page-server.ts';
import { WorldStore, readWorld } from './world-store.ts';
import { emptyWorld, type World } from './world.ts';

export interface SandboxOptions {
  /** Keeps the world. The bot's own data may be here too: a new world empties the folder. */
  readonly folder: string;
  readonly port: number;
  /** The program that is the bot. */
  readonly bot: {
    readonly file: string;
    readonly execArgv: readonly string[];
    /** Its environment, with where it finds this Discord and the token it logs in with. */
    readonly env: (connection: Connection) => Readonly<Record<string, string | undefined>>;
  };
  /** What a new world begins with. */
  readonly home?: Home;
  readonly branding?: Branding;
  /** Called before the bot starts, in a new and empty folder too. */
  readonly prepareFolder?: (folder: string) => Promise<void>;
  /** For sentences about what went wrong. */
  readonly warn: (sentence: string) => void;
  /** The bot ended with a failure before it ever connected; it has said why itself. */
  readonly onStartFailed?: () => void;
}

export interface Connection {
  readonly api: string;
  readonly token: string;
}

export interface Home {
  readonly bot: string;
  readonly guild: string;
  readonly channel: string;
  readonly people: readonly { readonly name: string; readonly locale: string }[];
}

/** Another sandbox has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly url: string;

  constructor(folder: string, url: string) {
    super(`${folder} is in use, at ${url}`);
    this.url = url;
  }
}

const HOME: Home = {
  bot: 'Bot',
  guild: 'Home',
  channel: 'general',
  people: [
    { name: 'Alice', locale: 'en-US' },
    { name: 'Bruno', locale: 'en-US' },
    { name: 'Chloé', locale: 'fr' },
    { name: 'Dagmara', locale: 'pl' },
  ],
};
const PORTS_TRIED = 10;
const HIGHEST_PORT = 65_535;
/** A bot is added to a server once it is there to notice: many greet then. */
const INVITED_AFTER_MS = 400;

interface Running {
  readonly discord: LocalDiscord;
  readonly bot: BotProcess;
  readonly store: WorldStore;
}

export class Sandbox {
  readonly #options: SandboxOptions;
  readonly #files: PageFiles;
  readonly #folder: string;
  readonly #listeners = new Set<() => void>();
  #running: Running | undefined;
  #lock: FolderLock | undefined;
  #port: number;
  /** Opening and closing wait for each other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(options: SandboxOptions, files: PageFiles) {
    this.#options = options;
    this.#files = files;
    this.#folder = resolve(options.folder);
    this.#port = options.port;
  }

  get #home(): Home {
    return this.#options.home ?? HOME;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The process of the bot. */
  get botPid(): number | undefined {
    return this.#running?.bot.pid;
  }

  /** undefined while a new world is being opened, and after `close`. */
  get discord(): LocalDiscord | undefined {
    return this.#running?.discord;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#lockFolder();
    await this.#prepareFolder();
    const world = await this.#world();
    const made: { page?: PageServer; store?: WorldStore } = {};
    const discord = new LocalDiscord({
      token: `local.${randomBytes(18).toString('hex')}`,
      world: world ?? emptyWorld(this.#home.bot, Date.now()),
      fallback: (request, response) => {
        // while a new world opens: a page reconnects when its connection breaks
        if (made.page === undefined) request.socket.destroy();
        else made.page.serve(request, response);
      },
      readStoredFile: async (fileId) => await made.store?.readFile(fileId),
    });
    if (world === undefined) addHome(discord.world, this.#home);
    this.#port = await listenNear(discord, this.#port);
    const changed = (): void => {
      for (const listener of this.#listeners) listener();
    };
    const startFailed = this.#options.onStartFailed ?? ((): void => undefined);
    const { file, execArgv, env } = this.#options.bot;
    const bot = new BotProcess({ file, execArgv, env: env(discord) }, changed, startFailed);
    const store = new WorldStore(discord.world, join(this.#folder, 'world'), this.#options.warn);
    made.store = store;
    await store.open();
    this.#running = { discord, bot, store };
    this.#watch(discord, bot, changed);
    made.page = this.#pageFor(discord, bot);
    bot.start();
  }

  /** For as long as this process has the folder open, through new worlds too. */
  async #lockFolder(): Promise<void> {
    if (this.#lock !== undefined) return;
    const lock = await lockFolder(this.#folder, () => this.url);
    if (!lock.ok) throw new FolderInUseError(this.#options.folder, lock.error);
    this.#lock = lock.value;
  }

  async #prepareFolder(): Promise<void> {
    await this.#options.prepareFolder?.(this.#folder);
  }

  #pageFor(discord: LocalDiscord, bot: BotProcess): PageServer {
    return new PageServer({
      context: discord,
      files: this.#files,
      branding: this.#options.branding ?? {},
      botState: () => bot.state,
      onBotState: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      restartBot: () => {
        bot.restart();
      },
      newWorld: () => {
        // the answer goes out first: its connection is about to be closed
        setTimeout(() => void this.#enqueue(() => this.#beginAgain()), 50);
      },
    });
  }

  #watch(discord: LocalDiscord, bot: BotProcess, changed: () => void): void {
    discord.world.listen((event) => {
      if (event.type !== 'bot-connected' && event.type !== 'bot-disconnected') return;
      bot.setConnected(event.type === 'bot-connected');
      changed();
      const [guild] = discord.world.guilds;
      if (!bot.connected || guild === undefined) return;
      setTimeout(() => {
        if (bot.connected) discord.world.inviteBot(guild.id);
      }, INVITED_AFTER_MS).unref();
    });
  }

  /** A world that can't be used is put aside with its tables, and said so; never thrown away. */
  async #world(): Promise<WorldData | undefined> {
    const read = await readWorld(join(this.#folder, 'world'));
    if (read.ok) return read.value;
    const aside = `${this.#folder}-unreadable-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`;
    await rename(this.#folder, aside);
    await mkdir(this.#folder, { recursive: true });
    await this.#prepareFolder();
    this.#options.warn(`${read.error}; it is kept in ${aside}, and a new world begins.`);
    return undefined;
  }

  async #beginAgain(): Promise<void> {
    await this.#shut();
    await rm(this.#folder, { recursive: true, force: true });
    await this.open();
  }

  async #shut(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running === undefined) return;
    await running.bot.end();
    await running.discord.close();
    await running.store.close();
  }

  async #enqueue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#options.warn(
        `The local Discord has a problem: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    await this.#queue;
  }

  async close(): Promise<void> {
    await this.#enqueue(async () => {
      await this.#shut();
      await this.#lock?.release();
      this.#lock = undefined;
    });
  }
}

export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = new Sandbox(options, await makePageFiles(options.branding?.icon));
  await sandbox.open();
  return sandbox;
}

/** A server with a channel and people; the bot is added once it has connected. */
function addHome(world: World, home: Home): void {
  const people = home.people.map(({ name, locale }) => world.addUser(name, locale));
  const [owner] = people;
  if (owner === undefined) throw new Error('a server needs an owner');
  const guild = world.addGuild(home.guild, owner.id);
  for (const person of people) world.joinGuild(guild.id, person.id);
  world.addChannel(guild.id, home.channel);
}

async function listenNear(discord: LocalDiscord, preferred: number): Promise<number> {
  const near = Array.from({ length: PORTS_TRIED }, (_, index) => preferred + index);
  const candidates = [...near.filter((port) => port <= HIGHEST_PORT), 0];
  for (const port of candidates) {
    try {
      await discord.listen(port);
      return Number(new URL(discord.url).port);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (port === 0 || (code !== 'EADDRINUSE' && code !== 'EACCES')) throw error;
    }
  }
  throw new Error('no port is free'); // unreachable: port 0 listens or throws
}

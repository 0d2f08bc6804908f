/** The local table: a local Discord, its page, and the very same bot as a child process. For playing without a token. */
import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claimFolder, type FolderClaim } from './folder-claim.ts';
import { LocalDiscord } from './index.ts';
import type { WorldData } from './model.ts';
import { makePageFiles, type PageFiles } from './page-files.ts';
import { PageServer } from './page-server.ts';
import { TableBot } from './table-bot.ts';
import { WorldKeeper, readWorld } from './table-world.ts';
import { emptyWorld, type World } from './world.ts';

export interface TableOptions {
  readonly dataDir: string;
  readonly port: number;
  /** What starts the bot: this process's own entry. */
  readonly entry: string;
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For sentences of trouble. */
  readonly warn: (sentence: string) => void;
  /** The bot cannot even start; it has said why itself. */
  readonly onHopeless?: () => void;
}

const LOCAL = 'local';
/** What the owner put there stays when a new world begins. */
const SETS = 'sets';
const PORTS_TRIED = 10;
const HIGHEST_PORT = 65_535;
/** A bot is added to a server when it is there to notice: it greets then. */
const INVITED_AFTER_MS = 400;

const PEOPLE = [
  ['Alice', 'en-US'],
  ['Bruno', 'en-US'],
  ['Chloé', 'fr'],
  ['Dagmara', 'pl'],
] as const;

interface Running {
  readonly discord: LocalDiscord;
  readonly bot: TableBot;
  readonly keeper: WorldKeeper;
}

export class LocalTable {
  readonly #options: TableOptions;
  readonly #files: PageFiles;
  readonly #folder: string;
  readonly #listeners = new Set<() => void>();
  #running: Running | undefined;
  #claimed: FolderClaim | undefined;
  #port: number;
  /** One after the other: nobody closes what is being opened. */
  #turn: Promise<void> = Promise.resolve();

  constructor(options: TableOptions, files: PageFiles) {
    this.#options = options;
    this.#files = files;
    this.#folder = join(resolve(options.dataDir), LOCAL);
    this.#port = options.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** For tests: the process of the bot. */
  get botPid(): number | undefined {
    return this.#running?.bot.pid;
  }

  /** For tests. */
  get world(): World | undefined {
    return this.#running?.discord.world;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#claim();
    await this.#bringSets();
    const world = await this.#world();
    const made: { page?: PageServer; keeper?: WorldKeeper } = {};
    const discord = new LocalDiscord({
      token: `local.${randomBytes(18).toString('hex')}`,
      world: world ?? emptyWorld('Icebreaker', Date.now()),
      elsewhere: (request, response) => {
        // who asks while a new world opens comes again, as a broken connection makes a page do
        if (made.page === undefined) request.socket.destroy();
        else made.page.serve(request, response);
      },
      onDisk: async (fileId) => await made.keeper?.readFile(fileId),
    });
    if (world === undefined) furnish(discord.world);
    this.#port = await listenNear(discord, this.#port);
    const changed = (): void => {
      for (const listener of this.#listeners) listener();
    };
    const hopeless = this.#options.onHopeless ?? ((): void => undefined);
    const bot = new TableBot(this.#botEntry(discord), changed, hopeless);
    const keeper = new WorldKeeper(discord.world, join(this.#folder, 'world'), this.#options.warn);
    made.keeper = keeper;
    await keeper.open();
    this.#running = { discord, bot, keeper };
    this.#watch(discord, bot, changed);
    made.page = this.#pageFor(discord, bot);
    bot.start();
  }

  /** For as long as this process has the table open, through new worlds too. */
  async #claim(): Promise<void> {
    if (this.#claimed !== undefined) return;
    const { dataDir } = this.#options;
    const claim = await claimFolder(resolve(dataDir), () => this.url);
    if (!claim.ok)
      throw new Error(
        `the table in ${dataDir} is open already, at ${claim.error}. Use that page, end it first, or name another folder as DATA_DIR.`,
      );
    this.#claimed = claim.value;
  }

  #pageFor(discord: LocalDiscord, bot: TableBot): PageServer {
    return new PageServer({
      stage: discord,
      files: this.#files,
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
        setTimeout(() => void this.#inTurn(() => this.#beginAgain()), 50);
      },
    });
  }

  #botEntry({ api, token }: LocalDiscord): ConstructorParameters<typeof TableBot>[0] {
    const { entry, execArgv, env } = this.#options;
    return {
      file: entry,
      execArgv,
      env: {
        ...env,
        DISCORD_API: api,
        DISCORD_TOKEN: token,
        DATA_DIR: this.#folder,
        LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
      },
    };
  }

  #watch(discord: LocalDiscord, bot: TableBot, changed: () => void): void {
    discord.world.listen((event) => {
      if (event.type !== 'bot-connected' && event.type !== 'bot-disconnected') return;
      bot.heard(event.type === 'bot-connected');
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
    await this.#bringSets();
    this.#options.warn(`${read.error}; it is kept in ${aside}, and a new world begins.`);
    return undefined;
  }

  /** The local bot has a data folder of its own, but the owner's component sets count here too. */
  async #bringSets(): Promise<void> {
    const sets = join(resolve(this.#options.dataDir), SETS);
    const here = join(this.#folder, SETS);
    if (!(await exists(sets)) || (await exists(here))) return;
    await symlink(sets, here, 'junction');
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
    await running.keeper.close();
  }

  async #inTurn(deed: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(deed).catch((error: unknown) => {
      this.#options.warn(
        `The local table has a trouble: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    await this.#turn;
  }

  async close(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#shut();
      await this.#claimed?.release();
      this.#claimed = undefined;
    });
  }
}

export async function openLocalTable(options: TableOptions): Promise<LocalTable> {
  const table = new LocalTable(options, await makePageFiles());
  await table.open();
  return table;
}

/** A server with a channel and people; the bot is added when it is there. */
function furnish(world: World): void {
  const people = PEOPLE.map(([name, locale]) => world.addUser(name, locale));
  const [owner] = people;
  if (owner === undefined) throw new Error('a server needs an owner');
  const guild = world.addGuild('Games night', owner.id);
  for (const person of people) world.joinGuild(guild.id, person.id);
  world.addChannel(guild.id, 'table');
}

async function listenNear(discord: LocalDiscord, wished: number): Promise<number> {
  const near = Array.from({ length: PORTS_TRIED }, (_, index) => wished + index);
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

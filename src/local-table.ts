import { access, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUseError, openSandbox, type Sandbox, type SandboxOptions } from 'local-discord';

export interface LocalTableConfig {
  readonly dataDir: string;
  readonly port: number;
}

/** Longer than the bot in its own process may take to stop. */
const STOP_MS = 8_000;
/** A bot that also has real tables never mixes them with those played here. */
const FOLDER = 'local';
/** The owner's component sets. */
const SETS = 'sets';
const ICON = fileURLToPath(new URL('./local-table-icon.svg', import.meta.url));

/** Without a token: the same bot, started by the same file in a process of its own, at a local Discord with a page. */
export async function startLocalTable(config: LocalTableConfig): Promise<void> {
  let sandbox: Sandbox | undefined;
  const end = async (code: number): Promise<void> => {
    setTimeout(() => process.exit(code), STOP_MS).unref();
    await sandbox?.close();
    process.exit(code);
  };
  try {
    // the bot has said itself why it can't start
    sandbox = await openSandbox(optionsFor(config, () => void end(1)));
  } catch (cause) {
    warn(`The local table can't be opened: ${reason(cause, config.dataDir)}`);
    process.exit(1);
  }
  process.once('SIGTERM', () => void end(0));
  process.once('SIGINT', () => void end(0));
  process.stdout.write(`${openLine(sandbox.url, config.port)}\n${DISCORD_LINE}\n`);
}

function optionsFor({ dataDir, port }: LocalTableConfig, onStartFailed: () => void): SandboxOptions {
  const [, file = ''] = process.argv;
  const folder = join(resolve(dataDir), FOLDER);
  return {
    folder,
    port,
    bot: {
      file,
      execArgv: process.execArgv,
      env: ({ api, token }) => ({
        ...process.env,
        DISCORD_API: api,
        DISCORD_TOKEN: token,
        DATA_DIR: folder,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      }),
    },
    home: HOME,
    branding: { subtitle: SUBTITLE, firstStep: FIRST_STEP, connectSteps: CONNECT_STEPS, icon: ICON },
    prepareFolder: () => linkSets(join(resolve(dataDir), SETS), join(folder, SETS)),
    warn,
    onStartFailed,
  };
}

const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

function reason(cause: unknown, dataDir: string): string {
  if (cause instanceof FolderInUseError)
    return `the table in ${dataDir} is open already, at ${cause.url}. Use that page, end it first, or name another folder as DATA_DIR.`;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The bot here has a data folder of its own, but the owner's component sets count in it too. */
async function linkSets(sets: string, here: string): Promise<void> {
  if (!(await exists(sets)) || (await exists(here))) return;
  await symlink(sets, here, 'junction');
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

function openLine(url: string, wished: number): string {
  const taken = url.endsWith(`:${wished}`) ? '' : ` (port ${wished} is taken)`;
  return `The table is open: ${url}${taken} – open it in a browser; Ctrl+C ends it.`;
}

const DISCORD_LINE =
  'To play on real Discord, put your bot’s token into a file .env as DISCORD_TOKEN (.env.example says how) and start again.';

const HOME = { bot: 'Icebreaker', guild: 'Games night', channel: 'table' };

const SUBTITLE = { 'en-US': 'the local table', fr: 'la table locale', pl: 'stół lokalny' };

const FIRST_STEP = {
  label: { 'en-US': 'Open a table', fr: 'Ouvrir une table', pl: 'Otwórz stół' },
  command: 'game new',
};

const CONNECT_STEPS = {
  'en-US': [
    'Create an application with a bot at discord.com/developers/applications and copy its token.',
    'Copy the file .env.example to .env and put the token into it, after DISCORD_TOKEN=.',
    'Run npm start again: the same bot connects to Discord and prints the link that invites it to your server.',
  ],
  fr: [
    'Crée une application avec un bot sur discord.com/developers/applications et copie son jeton.',
    'Copie le fichier .env.example vers .env et mets-y le jeton, après DISCORD_TOKEN=.',
    'Relance npm start\u00A0: le même bot se connecte à Discord et affiche le lien qui l’invite sur ton serveur.',
  ],
  pl: [
    'Utwórz aplikację z botem na discord.com/developers/applications i skopiuj jej token.',
    'Skopiuj plik .env.example do .env i wpisz w nim token po DISCORD_TOKEN=.',
    'Uruchom ponownie npm start: ten sam bot połączy się z Discordem i wypisze link, którym zaprosisz go na swój serwer.',
  ],
};

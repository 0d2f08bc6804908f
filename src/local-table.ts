import { openLocalTable, type LocalTable } from './local/table.ts';

export interface TableConfig {
  readonly dataDir: string;
  readonly port: number;
}

/** Longer than the bot in its own process may take to stop. */
const STOP_MS = 8_000;

/** Without a token: the same bot, started by the same file in a process of its own, at a local Discord with a page. */
export async function startLocalTable({ dataDir, port }: TableConfig): Promise<void> {
  const [, entry = ''] = process.argv;
  const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  let table: LocalTable | undefined;
  const end = async (code: number): Promise<void> => {
    setTimeout(() => process.exit(code), STOP_MS).unref();
    await table?.close();
    process.exit(code);
  };
  try {
    table = await openLocalTable({
      dataDir,
      port,
      entry,
      execArgv: process.execArgv,
      env: process.env,
      warn,
      // it has said why itself
      onHopeless: () => void end(1),
    });
  } catch (cause) {
    warn(`The local table can't be opened: ${cause instanceof Error ? cause.message : String(cause)}`);
    process.exit(1);
  }
  process.once('SIGTERM', () => void end(0));
  process.once('SIGINT', () => void end(0));
  process.stdout.write(`${openLine(table.url, port)}\n${DISCORD_LINE}\n`);
}

function openLine(url: string, wished: number): string {
  const taken = url.endsWith(`:${wished}`) ? '' : ` (port ${wished} is taken)`;
  return `The table is open: ${url}${taken} – open it in a browser; Ctrl+C ends it.`;
}

const DISCORD_LINE =
  'To play on real Discord, put your bot’s token into a file .env as DISCORD_TOKEN (.env.example says how) and start again.';

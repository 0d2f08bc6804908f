import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLOCK_ENV, type Advance, type Stands } from './driven-clock.ts';
import {
  startLocalDiscord,
  LOCAL_TOKEN,
  type LocalDiscord,
  type LocalDiscordOptions as LocalOptions,
} from 'local-discord';

/* The whole bot in a child process, at a local Discord in this one, with a data folder of its own. */

/** what is started: the bot with the toy game, or with all its own */
const TOY_BOT = fileURLToPath(new URL('./main-toy.ts', import.meta.url));
export const GAMES_BOT = fileURLToPath(new URL('./main-games.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');
/** what `npm start` tells node before it names its loader: the bot has the memory here that it has there */
const NODE_OPTIONS = nodeOptions(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

function nodeOptions(manifest: string): readonly string[] {
  // as: our own package.json
  const { scripts } = JSON.parse(manifest) as { readonly scripts: { readonly start: string } };
  const [node, ...words] = scripts.start.split(' ');
  if (node !== 'node' || !words.includes('--import')) throw new Error(`npm start is ${scripts.start}`);
  return words.slice(0, words.indexOf('--import'));
}

interface Ended {
  readonly code: number | null;
  readonly afterMs: number;
}
export interface RunningBot {
  readonly child: ChildProcess;
  /** lines of the log, parsed */
  readonly log: readonly Record<string, unknown>[];
  readonly errors: () => string;
  readonly ended: Promise<Ended>;
  logged(message: string): readonly Record<string, unknown>[];
  /** moves its clock on, if it was given one to be driven, and waits until all that came due is done; where it stands then */
  advance(ms: number): Promise<number>;
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** `uid`: as this user of the system, and not as ours. */
export function startBot(
  cwd: string,
  env: Readonly<Record<string, string>>,
  main = TOY_BOT,
  uid?: number,
): RunningBot {
  const started = performance.now();
  const child = fork(main, [], {
    cwd,
    execArgv: [...NODE_OPTIONS, '--import', TSX],
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const log: Record<string, unknown>[] = [];
  let rest = '';
  let errors = '';
  child.stdout?.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    // as: every line of the log is a JSON object
    for (const line of lines) log.push(JSON.parse(line) as Record<string, unknown>);
  });
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (code) => {
      resolve({ code, afterMs: performance.now() - started });
    });
  });
  return {
    child,
    log,
    errors: () => errors,
    ended,
    logged: (message) => log.filter(({ msg }) => msg === message),
    advance: (ms) =>
      new Promise((resolve, reject) => {
        // as: the bot sends nothing else
        child.once('message', (message) => {
          resolve((message as Stands).stands);
        });
        void ended.then(() => {
          reject(new Error('the bot ended before its clock had moved on'));
        });
        child.send({ advance: ms } satisfies Advance, (cause) => {
          if (cause !== null) reject(cause);
        });
      }),
    async stop(signal = 'SIGTERM') {
      const asked = performance.now();
      child.kill(signal);
      const { code } = await ended;
      return { code, afterMs: performance.now() - asked };
    },
  };
}

export function hasEnded({ child }: RunningBot): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** On a machine that does much else at once. */
const START_MS = 60_000;

/** A local Discord, a data folder, and the bot in between: it can be stopped and started again. */
export interface Stage {
  readonly discord: LocalDiscord;
  readonly dataDir: string;
  readonly bot: () => RunningBot;
  /** `uid`: as this user of the system, and not as ours */
  start(env?: Readonly<Record<string, string>>, uid?: number): Promise<RunningBot>;
  /** on a stage with a driven clock: time goes by, and what was due is done; see `driven-clock.ts` */
  advance(ms: number): Promise<void>;
  /** the same Discord and data, another process */
  restart(signal?: NodeJS.Signals): Promise<RunningBot>;
  close(): Promise<void>;
}

/** `folder`: the data folder, instead of one of its own. `drivenFrom`: the bot has a clock that only `advance` moves, from there on (milliseconds since 1970) and across restarts. */
export async function stage(
  options: LocalOptions = {},
  main = TOY_BOT,
  drivenFrom?: number,
  folder?: string,
): Promise<Stage> {
  const discord = await startLocalDiscord(options);
  const cwd = mkdtempSync(join(tmpdir(), 'icebreaker-'));
  const dataDir = folder ?? join(cwd, 'data');
  let running: RunningBot | undefined;
  let time = drivenFrom;
  let closed = false;
  const bot = (): RunningBot => {
    if (running === undefined) throw new Error('the bot was not started');
    return running;
  };
  const start: Stage['start'] = async (env = {}, uid) => {
    if (closed) throw new Error('this stage is closed');
    const token = options.token ?? LOCAL_TOKEN;
    const own = { DISCORD_TOKEN: token, DISCORD_API: discord.api, DATA_DIR: dataDir };
    const clock = time === undefined ? {} : { [CLOCK_ENV]: String(time) };
    const next = startBot(cwd, { ...own, ...clock, ...env }, main, uid);
    running = next;
    const settled = 'the commands are registered';
    await waitFor(() => next.logged(settled).length > 0 || hasEnded(next), START_MS, settled);
    if (hasEnded(next)) throw new Error(`the bot ended: ${next.errors()}${JSON.stringify(next.log)}`);
    return next;
  };
  return {
    discord,
    dataDir,
    bot,
    start,
    async advance(ms) {
      if (time === undefined) throw new Error('this stage has the clock on the wall');
      // what the bot was told last has to reach its clock
      await discord.quiet(60);
      // a bot that is killed on the way has its next one begin at the end of it: no clock goes back
      time += ms;
      time = await bot().advance(ms);
      await discord.quiet(30);
    },
    async restart(signal = 'SIGTERM') {
      await bot().stop(signal);
      return start();
    },
    async close() {
      closed = true;
      if (running !== undefined && !hasEnded(running)) await running.stop('SIGKILL');
      await discord.close();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

export async function waitFor(
  test: () => boolean | Promise<boolean>,
  timeoutMs = 5_000,
  what = 'what was awaited',
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await test())) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

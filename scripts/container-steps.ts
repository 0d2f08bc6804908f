import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, run, WrongArgument } from './arguments.ts';

/*
 * npm run -s container-steps: what the Containerfile copies and installs, done in an empty folder without an engine, and
 * then its CMD, which must say that the token is missing. System packages, the user and the volume are the engine's.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Step = readonly [instruction: string, rest: string];

function stepsOf(containerfile: string): Step[] {
  return containerfile.split('\n').flatMap((line): Step[] => {
    const [, instruction, rest] = /^([A-Z]+) (.+)$/u.exec(line) ?? [];
    return instruction === undefined || rest === undefined ? [] : [[instruction, rest]];
  });
}

/** From the project, or from the stage before, which is the same folder here. */
function copy(rest: string, folder: string): void {
  if (rest.startsWith('--from=')) return;
  const words = rest.split(' ');
  const to = join(folder, words.at(-1) ?? '.');
  for (const name of words.slice(0, -1)) {
    const into = name.endsWith('.json') ? join(folder, basename(name)) : to;
    cpSync(join(ROOT, name), into, {
      recursive: true,
      filter: (path) => !/[/\\](?:node_modules|test)$/u.test(path),
    });
  }
}

function install(command: string, folder: string): void {
  if (!command.startsWith('npm ')) return;
  const done = spawnSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
  if (done.status !== 0) throw new WrongArgument(`this step failed: ${command}`);
}

/** Starts it as the container would, without a token at an address where no Discord is. */
async function starts(command: string, folder: string): Promise<void> {
  const [program = '', ...args] = (JSON.parse(command) as unknown[]).map(String);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DISCORD_API: 'http://127.0.0.1:9/api' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 1 || !said.includes('DISCORD_TOKEN is missing'))
    throw new WrongArgument(`it ended with ${code ?? 'a signal'}: ${said}`);
}

run(async (args) => {
  readArguments(args, { values: [] });
  const folder = mkdtempSync(join(tmpdir(), 'icebreaker-container-'));
  try {
    for (const [instruction, rest] of stepsOf(readFileSync(join(ROOT, 'Containerfile'), 'utf8'))) {
      if (instruction === 'COPY') copy(rest, folder);
      if (instruction === 'RUN') install(rest, folder);
      if (instruction === 'CMD') await starts(rest, folder);
    }
    process.stdout.write('Every step of the Containerfile went through, and the bot asked for its token.\n');
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

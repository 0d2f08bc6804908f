import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The start of the bot without a token, in a process of its own, with the toy game and an empty data folder. */

const MAIN = fileURLToPath(new URL('../bot/main-toy.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');
const START_MS = 20_000;

export interface OpenTable {
  readonly url: string;
  /** What it printed. */
  readonly said: () => string;
  readonly process: ChildProcess;
  readonly close: () => Promise<void>;
}

export interface TableWish {
  /** Kept by the caller; else one that goes with the table. */
  readonly cwd?: string;
  readonly port?: number;
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export async function openTable(wish: TableWish = {}): Promise<OpenTable> {
  const cwd = wish.cwd ?? mkdtempSync(join(tmpdir(), 'icebreaker-table-'));
  const child = fork(wish.main ?? MAIN, [], {
    cwd,
    execArgv: ['--import', TSX],
    env: { PATH: process.env.PATH, PORT: String(wish.port ?? (await freePort())), ...wish.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    if (wish.cwd === undefined) rmSync(cwd, { recursive: true, force: true });
  };
  const began = Date.now();
  for (;;) {
    const url = /^The table is open: (http:\/\/127\.0\.0\.1:\d+)/m.exec(said)?.[1];
    if (url !== undefined) return { url, said: () => said, process: child, close };
    if (child.exitCode !== null || Date.now() - began > START_MS) {
      await close();
      throw new Error(`the table did not open: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

/** The bot in a process of its own: started, started again when it ends, ended with the table. */
import { fork, type ChildProcess } from 'node:child_process';
import type { BotState } from './page-protocol.ts';

export interface BotCommand {
  /** The file that this very process was started with. */
  readonly file: string;
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Whoever lived that long did not fail at starting. */
const LIVED_MS = 10_000;
/** The bot itself takes up to 5 seconds to finish what it does. */
const END_AT_MOST_MS = 6000;

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

export class BotProcess {
  readonly #entry: BotCommand;
  readonly #changed: () => void;
  readonly #startFailed: () => void;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #again: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #ends = 0;
  #wanted = true;
  #connected = false;
  #everConnected = false;

  /** `hopeless`: it ended by itself with a failure before it was ever there; trying again would end alike. */
  constructor(entry: BotCommand, changed: () => void, startFailed: () => void) {
    this.#entry = entry;
    this.#changed = changed;
    this.#startFailed = startFailed;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** By the gateway: a process is not yet a bot that listens. */
  setConnected(connected: boolean): void {
    this.#connected = connected;
    if (connected) this.#everConnected = true;
  }

  get state(): BotState {
    if (this.#connected) return 'online';
    return this.#ends === 0 ? 'starting' : 'restarting';
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const started = Date.now();
    const child = fork(this.#entry.file, [], {
      execArgv: [...this.#entry.execArgv, '--import', EXIT_WITH_PARENT],
      env: this.#entry.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#exited = new Promise((resolve) => {
      child.once('exit', resolve);
      child.once('error', () => {
        resolve(); // it could not even be started
      });
    });
    void this.#exited.then(() => {
      this.#ended(Date.now() - started, child.exitCode);
    });
  }

  #ended(livedMs: number, code: number | null): void {
    this.#child = undefined;
    this.#ends += 1;
    if (!this.#wanted) return;
    if (!this.#everConnected && code !== 0 && code !== null) {
      this.#wanted = false;
      this.#startFailed();
      return;
    }
    this.#changed();
    this.#pauseMs = livedMs > LIVED_MS ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#again = setTimeout(() => {
      this.start();
    }, this.#pauseMs);
  }

  /** By order: no pause has to be waited for. */
  restart(): void {
    this.#pauseMs = FIRST_PAUSE_MS / 2;
    if (this.#child !== undefined) {
      this.#child.kill('SIGTERM');
      return;
    }
    clearTimeout(this.#again);
    this.start();
  }

  async end(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#again);
    const child = this.#child;
    if (child === undefined) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), END_AT_MOST_MS);
    await this.#exited;
    clearTimeout(late);
  }
}

/** The bot in a process of its own: started, started again when it ends, ended with the sandbox. */
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
/** A bot that ran this long did not fail at starting. */
const STARTED_WELL_MS = 10_000;
/** The bot itself takes up to 5 seconds to finish what it does. */
const END_AT_MOST_MS = 6000;

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

export class BotProcess {
  readonly #entry: BotCommand;
  readonly #changed: () => void;
  readonly #startFailed: () => void;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #exits = 0;
  #shouldRun = true;
  #connected = false;
  #everConnected = false;

  /** `startFailed`: it ended with a failure before it ever connected, so trying again would end the same way. */
  constructor(entry: BotCommand, changed: () => void, startFailed: () => void) {
    this.#entry = entry;
    this.#changed = changed;
    this.#startFailed = startFailed;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** Told by the gateway: a running process may not listen yet. */
  setConnected(connected: boolean): void {
    this.#connected = connected;
    if (connected) this.#everConnected = true;
  }

  get state(): BotState {
    if (this.#connected) return 'online';
    return this.#exits === 0 ? 'starting' : 'restarting';
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

  #ended(ranMs: number, code: number | null): void {
    this.#child = undefined;
    this.#exits += 1;
    if (!this.#shouldRun) return;
    if (!this.#everConnected && code !== 0 && code !== null) {
      this.#shouldRun = false;
      this.#startFailed();
      return;
    }
    this.#changed();
    this.#pauseMs = ranMs > STARTED_WELL_MS ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#retry = setTimeout(() => {
      this.start();
    }, this.#pauseMs);
  }

  /** By request: without a pause. */
  restart(): void {
    this.#pauseMs = FIRST_PAUSE_MS / 2;
    if (this.#child !== undefined) {
      this.#child.kill('SIGTERM');
      return;
    }
    clearTimeout(this.#retry);
    this.start();
  }

  async end(): Promise<void> {
    this.#shouldRun = false;
    clearTimeout(this.#retry);
    const child = this.#child;
    if (child === undefined) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), END_AT_MOST_MS);
    await this.#exited;
    clearTimeout(late);
  }
}

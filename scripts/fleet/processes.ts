import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import { startBot, waitFor, type RunningBot } from '../../test/bot/bot.ts';

/* The processes of a fleet, each started again when it ends, as a supervisor does. */

export interface Member {
  /** its shards, as `SHARDS` says it */
  readonly part: string;
  readonly shards: readonly number[];
  readonly bot: () => RunningBot;
  /** another process of the same part, beside the one that hangs; that one is no longer looked after */
  spare(): RunningBot;
}

export interface Fleet {
  readonly members: readonly Member[];
  /** what processes said before they ended by themselves */
  readonly ends: readonly string[];
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export interface FleetOptions {
  readonly discord: LocalDiscord;
  readonly databaseUrl: string;
  readonly processes: number;
  readonly shards: number;
}

/** What a supervisor waits before it starts a process again. */
const RESTART_MS = 100;

export function startFleet({ discord, databaseUrl, processes, shards }: FleetOptions): Fleet {
  const cwd = mkdtempSync(join(tmpdir(), 'icebreaker-fleet-'));
  const all = new Set<RunningBot>();
  const ends: string[] = [];
  let over = false;
  const begin = (part: string): RunningBot => {
    const bot = startBot(cwd, {
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATABASE_URL: databaseUrl,
      SHARDS: part,
    });
    all.add(bot);
    void bot.ended.then(() => all.delete(bot));
    return bot;
  };
  const member = (at: number): Member => {
    const each = shards / processes;
    const own = Array.from({ length: each }, (_, index) => at * each + index);
    const part = `${own[0] ?? 0}-${own.at(-1) ?? 0}/${shards}`;
    let bot: RunningBot;
    const start = (): RunningBot => {
      const mine = begin(part);
      bot = mine;
      void mine.ended.then(async ({ code }) => {
        if (code !== null && !over) ends.push(`${part} ended with ${code}: ${lastWords(mine)}`);
        await sleep(RESTART_MS);
        if (!over && bot === mine) start();
      });
      return mine;
    };
    start();
    return { part, shards: own, bot: () => bot, spare: start };
  };
  const members = Array.from({ length: processes }, (_, at) => member(at));
  return {
    members,
    ends,
    ready: () =>
      waitFor(
        // nobody can type a command before
        () => members.every(({ bot }) => bot().logged('the commands are registered').length > 0),
        120_000,
        'the start of the fleet',
      ),
    stop: async () => {
      over = true;
      await Promise.all([...all].map((bot) => bot.stop()));
      await sleep(RESTART_MS * 2);
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}

function lastWords({ log, errors }: RunningBot): string {
  const why = log.find(({ level }) => level === 50)?.msg;
  return typeof why === 'string' ? why : errors().trim();
}

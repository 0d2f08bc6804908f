import { tmpdir } from 'node:os';
import type { LocalDiscord } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { discordFor, tryFleet } from '../../scripts/fleet/play.ts';
import { startFleet } from '../../scripts/fleet/processes.ts';
import { openedTable, playsOn } from '../../scripts/chaos/players.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { HAS_POSTGRES } from '../storage/postgres-server.ts';
import { withPostgres } from '../storage/stores.ts';
import { startBot, waitFor, type RunningBot } from './bot.ts';
import { answerOf } from './player.ts';

/** A process for each shard that Discord wants, started by the first. */
function byItself({ token, api }: LocalDiscord, url: string): RunningBot {
  return startBot(tmpdir(), { DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_URL: url, SHARDS: 'auto' });
}

describe.runIf(HAS_POSTGRES)('a fleet', () => {
  const database = withPostgres();

  it('whose processes are killed and hang loses nothing, doubles nothing, and is soon whole again', async () => {
    const { row, moves, takeoversMs, ends } = await tryFleet({
      databaseUrl: await database(),
      processes: 2,
      shards: 4,
      tables: 6,
      kills: 3,
      hangs: 1,
      lanes: 3,
      paceMs: 0,
      mostMs: Infinity,
      told: () => undefined,
    });
    expect(row).toEqual({ id: 'fleet of 2', tried: 4, lost: 0, doubled: 0, failed: 0 });
    expect(moves).toBeGreaterThan(5);
    // half of it on a quiet machine: what takes long on a busy one is the start of a process
    expect(Math.max(...takeoversMs)).toBeLessThan(60_000);
    // the one that hung; on a busy machine its last line is that of an interaction that it could not save any more
    expect(ends).toEqual([expect.stringMatching(/The connection to the database|an interaction failed/u)]);
  }, 240_000);

  it('shows somebody all their tables in a direct message, and those of a server in it', async () => {
    const { discord, guilds } = await discordFor(2);
    const fleet = startFleet({ discord, databaseUrl: await database(), processes: 2, shards: 2 });
    try {
      await fleet.ready();
      const rng = seedRng('two servers');
      const tables = [];
      for (const guildId of guilds)
        tables.push(await openedTable({ discord }, rng, 'toy', { called: ['Ann', 'Bob'], guildId }));
      const ann = discord.person('Ann');
      const all = answerOf(await ann.direct().type('games')).text;
      for (const { channel } of tables) expect(all).toContain(`<#${channel.id}>`);
      for (const [at, { channel }] of tables.entries()) {
        const here = answerOf(await ann.in(channel).type('games')).text;
        expect(here).toContain(`<#${channel.id}>`);
        expect(here).not.toContain(`<#${tables[1 - at]?.channel.id ?? ''}>`);
      }
    } finally {
      await fleet.stop();
      await discord.close();
    }
  }, 120_000);

  it('is started on one machine by SHARDS=auto, a process for each shard, again where one is killed, and ends as a whole', async () => {
    const { discord, guilds } = await discordFor(2);
    const bot = byItself(discord, await database());
    try {
      await waitFor(() => bot.logged('ready').length === 2, 90_000, 'the start of both shards');
      expect(new Set(bot.logged('ready').map(({ pid }) => pid)).size).toBe(2);
      expect([...discord.gateway.connectedShards].sort()).toEqual([0, 1]);
      const second = { guildId: guilds[1] ?? '' };
      const table = await openedTable({ discord }, seedRng('by itself'), 'toy', second);
      process.kill(Number(bot.logged('ready')[1]?.pid), 'SIGKILL');
      await waitFor(() => bot.logged('ready').length === 3, 60_000, 'the next start');
      expect(await playsOn(table)).toBe(true);
      expect((await bot.stop()).code).toBe(0);
      expect(discord.gateway.connectedShards).toEqual([]);
    } finally {
      bot.child.kill('SIGKILL');
      await discord.close();
    }
  }, 180_000);

  it('has no process left of those that SHARDS=auto started, once that one is killed', async () => {
    const { discord } = await discordFor(1);
    const bot = byItself(discord, await database());
    try {
      await waitFor(() => discord.gateway.connected, 60_000, 'the start');
      bot.child.kill('SIGKILL');
      await waitFor(() => !discord.gateway.connected, 20_000, 'the end of its shard');
    } finally {
      await discord.close();
    }
  }, 120_000);
});

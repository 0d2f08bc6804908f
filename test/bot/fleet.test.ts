import { describe, expect, it } from 'vitest';
import { discordFor, tryFleet } from '../../scripts/fleet/play.ts';
import { startFleet } from '../../scripts/fleet/processes.ts';
import { openedTable } from '../../scripts/chaos/players.ts';
import { seedRng } from '../../src/engine/core/rng.ts';
import { HAS_POSTGRES } from '../storage/postgres-server.ts';
import { withPostgres } from '../storage/stores.ts';
import { answerOf } from './player.ts';

describe.runIf(HAS_POSTGRES)('a fleet', () => {
  const database = withPostgres();

  it('whose processes are killed and hang loses nothing, doubles nothing, and is whole again within 30 seconds', async () => {
    const { row, moves, takeoversMs, ends } = await tryFleet({
      databaseUrl: await database(),
      processes: 2,
      shards: 4,
      tables: 6,
      kills: 3,
      hangs: 1,
      lanes: 3,
      paceMs: 0,
      told: () => undefined,
    });
    expect(row).toEqual({ id: 'fleet of 2', tried: 4, lost: 0, doubled: 0, failed: 0 });
    expect(moves).toBeGreaterThan(5);
    expect(Math.max(...takeoversMs)).toBeLessThan(30_000);
    expect(ends).toEqual([expect.stringContaining('The connection to the database')]);
  }, 240_000);

  it('shows somebody all their tables in a direct message, and lets each process know what they have set', async () => {
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
});

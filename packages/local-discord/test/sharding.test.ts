import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { shardOf } from '../src/session.ts';
import { startLocalDiscord, type LocalDiscord, type LocalDiscordOptions } from '../src/index.ts';
import { request } from './raw-request.ts';

let discord: LocalDiscord;
const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.destroy()));
  await discord.close();
});

/** With a server for each of so many shards. */
async function discordFor(shards: number, options: LocalDiscordOptions = {}): Promise<void> {
  let time = Date.now();
  discord = await startLocalDiscord({ clock: () => time, ...options });
  const { world } = discord;
  const has = (shard: number): boolean => world.guilds.some(({ id }) => shardOf(id, shards) === shard);
  while (!Array.from({ length: shards }, (_, shard) => shard).every(has)) {
    time += 1; // ids of one millisecond belong to one shard
    const guild = world.addGuild('Another', discord.home.guild.ownerId);
    world.addChannel(guild.id, 'general');
    world.inviteBot(guild.id);
  }
}

interface Started {
  readonly client: Client<true>;
  readonly shards: readonly number[];
}

/** Resolves when all shards are there. */
async function start(shards: 'auto' | { count: number; ids: number[] }): Promise<Started> {
  const how = shards === 'auto' ? { shards } : { shards: shards.ids, shardCount: shards.count };
  const client = new Client({
    ...how,
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
    rest: { api: discord.api },
    waitGuildTimeout: 0,
  });
  clients.push(client);
  client.on(Events.Error, () => undefined);
  const ready = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    client.login(discord.token).catch(reject);
  });
  return { client: await ready, shards: [...discord.gateway.connectedShards].sort() };
}

describe('a bot of several shards', () => {
  it('starts as many as it is advised to, each with its own servers', async () => {
    await discordFor(4, { sessionStarts: { shards: 4, maxConcurrency: 4 } });
    const { client, shards } = await start('auto');
    expect(shards).toEqual([0, 1, 2, 3]);
    await discord.until(() => client.guilds.cache.size === discord.world.guilds.length);
    for (const guild of client.guilds.cache.values()) expect(guild.shardId).toBe(shardOf(guild.id, 4));
  });

  it('hears in each process of the servers of its own shards, and of direct messages in the first', async () => {
    await discordFor(2, { sessionStarts: { shards: 2, maxConcurrency: 2 } });
    const heard: string[] = [];
    for (const shard of [0, 1]) {
      const { client } = await start({ count: 2, ids: [shard] });
      client.on(Events.InteractionCreate, (interaction) => {
        heard.push(`${shard}: ${interaction.guildId ?? 'direct'}`);
        if (interaction.isChatInputCommand()) void interaction.reply('x');
      });
    }
    await request(discord, 'PUT', `/applications/${discord.world.application.id}/commands`, [
      { name: 'ping', description: 'Answers' },
    ]);
    const alice = discord.person('Alice');
    for (const guild of discord.world.guilds) {
      const [channel] = discord.world.channelsOf(guild.id);
      if (channel !== undefined) await alice.in(channel).type('/ping');
    }
    await alice.direct().type('/ping');
    expect(heard).toEqual([...discord.world.guilds.map(({ id }) => `${shardOf(id, 2)}: ${id}`), '0: direct']);
  });

  it('loses one of them, which resumes and gets what it missed', async () => {
    await discordFor(2, { sessionStarts: { shards: 2, maxConcurrency: 2 } });
    const { client } = await start('auto');
    const guild = discord.world.guilds.find(({ id }) => shardOf(id, 2) === 1);
    if (guild === undefined) throw new Error('the second shard has no server');
    discord.gateway.disconnect(4000, 1);
    await discord.until(() => discord.gateway.connectedShards.length === 1);
    expect(discord.gateway.connectedShards).toEqual([0]);
    const missed = discord.world.addChannel(guild.id, 'missed');
    await discord.until(() => client.channels.cache.has(missed.id));
    expect(discord.gateway.resumes).toBe(1);
  });

  it('is closed with 4011 when a shard would have too many servers', async () => {
    await discordFor(2, { sessionStarts: { guildsPerShard: 1 } });
    const client = new Client({ shards: [0], shardCount: 1, intents: [], rest: { api: discord.api } });
    clients.push(client);
    client.on(Events.Error, () => undefined);
    await expect(client.login(discord.token)).rejects.toThrow(/shard/i);
  });
});

describe('starts of sessions', () => {
  const limits = async (): Promise<unknown> =>
    (await request(discord, 'GET', '/gateway/bot')).body.session_start_limit;

  it('are counted for a day', async () => {
    let time = Date.now();
    discord = await startLocalDiscord({ clock: () => time, sessionStarts: { total: 3, maxConcurrency: 1 } });
    expect(await limits()).toEqual({ total: 3, remaining: 3, reset_after: 0, max_concurrency: 1 });
    await start('auto');
    time += 60_000;
    expect(await limits()).toMatchObject({ remaining: 2, reset_after: 24 * 3_600_000 - 60_000 });
    time += 24 * 3_600_000;
    expect(await limits()).toMatchObject({ remaining: 3, reset_after: 0 });
  });

  it('are refused when none is left', async () => {
    discord = await startLocalDiscord({ sessionStarts: { total: 1 } });
    await start('auto');
    await expect(start('auto')).rejects.toThrow('Not enough sessions remaining');
    expect(discord.gateway.identifies).toBe(1);
  });

  it('wait for their turn: one of a bucket in 5 seconds', async () => {
    discord = await startLocalDiscord({ sessionStarts: { shards: 2, maxConcurrency: 1 } });
    const began = performance.now();
    const { shards } = await start('auto');
    expect(shards).toEqual([0, 1]);
    expect(performance.now() - began).toBeGreaterThan(5000);
    expect(discord.gateway.identifies).toBe(2);
  });

  it('that are too fast get an invalid session, and may try again', async () => {
    let time = Date.now();
    discord = await startLocalDiscord({ clock: () => time, sessionStarts: { maxConcurrency: 1 } });
    await start('auto');
    const second = start('auto'); // another process knows nothing of the first
    await discord.until(() => discord.gateway.identifies === 2);
    expect(discord.gateway.connectedShards).toEqual([0]);
    time += 5000;
    await second;
    expect(discord.gateway.identifies).toBe(3);
  });
});

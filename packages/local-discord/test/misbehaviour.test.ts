import {
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  MessageFlags,
  SlashCommandBuilder,
  type Client,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, startLocalDiscord, type LocalDiscord, type LocalDiscordOptions } from '../src/index.ts';
import type { PersonInChannel } from '../src/person.ts';
import { connectBot, login, type ConnectedBot } from './test-bot.ts';

let bot: ConnectedBot | undefined;
/** Interaction ids in the order in which the bot got them. */
let got: string[] = [];
let answers = async (id: string, reply: (content: string) => Promise<unknown>): Promise<unknown> =>
  await reply(`got ${id}`);

async function begin(
  options: LocalDiscordOptions = {},
): Promise<{ discord: LocalDiscord; client: Client<true>; alice: PersonInChannel; bot: ConnectedBot }> {
  const made = await connectBot(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    got.push(interaction.id);
    await answers(interaction.id, (content) => interaction.reply(content));
  }, options);
  bot = made;
  await made.client.application.commands.set([
    new SlashCommandBuilder().setName('ping').setDescription('Ping'),
  ]);
  const alice = made.discord.person('Alice').in(made.discord.home.channel);
  return { discord: made.discord, client: made.client, alice, bot: made };
}

beforeEach(() => {
  got = [];
  answers = async (id, reply) => await reply(`got ${id}`);
});

afterEach(async () => {
  await bot?.close();
  bot = undefined;
});

const codes = (errors: readonly unknown[]): unknown[] =>
  errors.map((error) => (error instanceof DiscordAPIError ? error.code : error));

describe('the gateway on a bad day', () => {
  it.each([4000, 4009, 1006])(
    'after a close with %i the bot resumes and gets what it missed',
    async (code) => {
      const { discord, alice } = await begin();
      discord.gateway.disconnect(code);
      await discord.until(() => !discord.gateway.connected);
      const outcome = await alice.type('/ping');
      expect(outcome.acknowledged).toBe('message');
      expect(discord.gateway).toMatchObject({ identifies: 1, resumes: 1, connected: true });
      expect(got).toEqual([outcome.interaction.id]);
    },
  );

  it('after op 7 too', async () => {
    const { discord, alice } = await begin();
    discord.gateway.askReconnect();
    expect((await alice.type('/ping')).acknowledged).toBe('message');
    await discord.until(() => discord.gateway.resumes === 1);
    expect(discord.gateway.identifies).toBe(1);
  });

  it('after op 9 of a resumable session it resumes on the same connection', async () => {
    const { discord, alice } = await begin();
    discord.gateway.invalidate(true);
    await discord.until(() => discord.gateway.resumes === 1);
    expect((await alice.type('/ping')).acknowledged).toBe('message');
    expect(got).toHaveLength(1);
  });

  it('4004 ends it', async () => {
    const { discord, client, alice } = await begin({ ackMs: 100 });
    const gone = new Promise<number>((resolve) => {
      client.once(Events.ShardDisconnect, (event) => {
        resolve(event.code);
      });
    });
    discord.gateway.disconnect(4004);
    expect(await gone).toBe(4004);
    const outcome = await alice.type('/ping');
    expect(outcome).toMatchObject({ acknowledged: undefined, settled: false, message: undefined });
  });

  it('unacknowledged heartbeats make the bot resume', async () => {
    const { discord } = await begin({ heartbeatMs: 100 });
    discord.gateway.deaf = true;
    await discord.until(() => discord.gateway.resumes > 0);
    discord.gateway.deaf = false;
    await discord.until(() => discord.gateway.connected);
  });

  it('keeps its guilds to itself, and interactions come nevertheless', async () => {
    const { discord, client, alice } = await begin();
    discord.withholdGuilds = true;
    const second = await login(discord.api);
    expect(second.guilds.cache.map((guild) => guild.available)).toEqual([false]);
    await client.destroy();
    second.on(Events.InteractionCreate, (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('here');
    });
    expect((await alice.type('/ping')).message?.content).toBe('here');
    await second.destroy();
  });

  it('refuses a wrong token and an intent that was not granted', async () => {
    const { discord } = await begin();
    await expect(login(discord.api, 'wrong.token.here')).rejects.toThrow('invalid token');
    const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent];
    await expect(login(discord.api, LOCAL_TOKEN, intents)).rejects.toThrow('disallowed intents');
  });
});

describe('deliveries on a bad day', () => {
  it('come more than once, and the second answer is refused: 40060', async () => {
    const {
      discord,
      alice,
      bot: { errors },
    } = await begin();
    discord.misbehaviour.nextDeliveries({ times: 3 });
    const outcome = await alice.type('/ping');
    await discord.until(() => errors.length === 2);
    expect(got).toEqual([outcome.interaction.id, outcome.interaction.id, outcome.interaction.id]);
    expect(codes(errors)).toEqual([40060, 40060]);
    expect(alice.messages()).toHaveLength(1);
    await alice.type('/ping', {}, { deliveries: 2 });
    expect(got).toHaveLength(5);
  });

  it('come late, and the answer is too late: 10062', async () => {
    const {
      discord,
      alice,
      bot: { errors },
    } = await begin({ ackMs: 600 });
    discord.misbehaviour.nextDeliveries({ delayMs: 700 });
    expect((await alice.type('/ping')).acknowledged).toBeUndefined();
    await expect.poll(() => codes(errors), { timeout: 5000 }).toEqual([10062]);
    expect((await alice.type('/ping')).acknowledged).toBe('message');
  });

  it('are answered within the deadline or fail', async () => {
    const {
      alice,
      bot: { errors },
    } = await begin({ ackMs: 100 });
    answers = async (_id, reply) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await reply('late');
    };
    expect((await alice.type('/ping')).acknowledged).toBeUndefined();
    await expect.poll(() => codes(errors), { timeout: 5000 }).toEqual([10062]);
    expect(alice.messages()).toEqual([]);
  });
});

describe('REST on a bad day', () => {
  const post = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };

  it('asks to wait, and the library waits', async () => {
    const { discord, client } = await begin();
    discord.misbehaviour.next({ kind: 'rate-limited', retryAfterMs: 150 }, post);
    const channel = await client.channels.fetch(discord.home.channel.id);
    const start = performance.now();
    if (channel?.isSendable() === true) await channel.send('hello');
    expect(performance.now() - start).toBeGreaterThan(140);
    expect(discord.world.messagesIn(discord.home.channel.id)).toHaveLength(1);
  });

  it('asks to wait without saying how long, and the library asks again at once', async () => {
    const { discord, alice } = await begin();
    discord.misbehaviour.next(
      { kind: 'rate-limited', retryAfterMs: 1000, withoutHeader: true },
      { path: /callback$/ },
      2,
    );
    expect((await alice.type('/ping')).acknowledged).toBe('message');
    expect(discord.rest.log.filter((line) => line.endsWith('callback'))).toHaveLength(3);
  });

  it('fails with 500 until the library gives up', async () => {
    const { discord, client } = await begin();
    const channel = client.channels.cache.get(discord.home.channel.id);
    if (channel?.isSendable() !== true) throw new Error('no channel');
    discord.misbehaviour.next({ kind: 'server-error' }, post, 3);
    await channel.send('one');
    discord.misbehaviour.next({ kind: 'server-error', status: 503 }, post, 4);
    await expect(channel.send('two')).rejects.toThrow('Service Unavailable');
    expect(alices(discord)).toEqual(['one']);
  });

  it('loses an answer: the retry posts twice, unless the nonce is enforced', async () => {
    const { discord, client } = await begin();
    const channel = client.channels.cache.get(discord.home.channel.id);
    if (channel?.isSendable() !== true) throw new Error('no channel');
    discord.misbehaviour.next({ kind: 'lose-answer' }, post);
    await channel.send('twice');
    discord.misbehaviour.next({ kind: 'lose-answer' }, post);
    const sent = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true });
    expect(alices(discord)).toEqual(['twice', 'twice', 'once']);
    expect(sent.id).toBe(discord.world.messagesIn(channel.id).at(-1)?.id);
  });

  it('loses the answer to a callback: 40060 for a reply the user has', async () => {
    const {
      discord,
      alice,
      bot: { errors },
    } = await begin();
    discord.misbehaviour.next({ kind: 'lose-answer' }, { path: /callback$/ });
    const outcome = await alice.type('/ping');
    expect(outcome.message?.content).toBe(`got ${outcome.interaction.id}`);
    await expect.poll(() => codes(errors), { timeout: 5000 }).toEqual([40060]);
  });

  it('hangs', async () => {
    const { discord, client } = await begin();
    discord.misbehaviour.next({ kind: 'hang' }, post);
    const sending = fetch(`${discord.api}/v10/channels/${discord.home.channel.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${client.token}`, 'content-type': 'application/json' },
      body: '{"content":"x"}',
      signal: AbortSignal.timeout(200),
    });
    await expect(sending).rejects.toThrow('timeout');
    expect(alices(discord)).toEqual([]);
  });

  it('refuses the token once, after which the library has none', async () => {
    const { discord, client } = await begin();
    discord.misbehaviour.next({ kind: 'unauthorized' }, post);
    const channel = client.channels.cache.get(discord.home.channel.id);
    if (channel?.isSendable() !== true) throw new Error('no channel');
    await expect(channel.send('one')).rejects.toThrow('401');
    await expect(channel.send('two')).rejects.toThrow('token');
    client.rest.setToken(LOCAL_TOKEN);
    await channel.send('three');
    expect(alices(discord)).toEqual(['three']);
  });

  it('refuses what it is told to refuse, and is slow when told to', async () => {
    const { discord, client, alice } = await begin();
    discord.misbehaviour.next({ kind: 'refuse', status: 403, code: 50013 }, post);
    const channel = client.channels.cache.get(discord.home.channel.id);
    if (channel?.isSendable() !== true) throw new Error('no channel');
    await expect(channel.send('one')).rejects.toMatchObject({ code: 50013, status: 403 });
    discord.misbehaviour.next({ kind: 'slow', ms: 120 }, { path: /callback$/ });
    const start = performance.now();
    await alice.type('/ping');
    expect(performance.now() - start).toBeGreaterThan(110);
  });

  it('limits messages to 5 in 5 seconds per channel when asked to', async () => {
    let now = 1_700_000_000_000;
    const discord = await startLocalDiscord({ rateLimits: true, clock: () => now });
    const send = async (): Promise<Response> =>
      await fetch(`${discord.api}/v10/channels/${discord.home.channel.id}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
        body: '{"content":"x"}',
      });
    for (let left = 4; left >= 0; left -= 1)
      expect((await send()).headers.get('x-ratelimit-remaining')).toBe(String(left));
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    now += 5000;
    expect((await send()).status).toBe(200);
    await discord.close();
  });
});

const alices = (discord: LocalDiscord): string[] =>
  discord
    .person('Alice')
    .in(discord.home.channel)
    .messages()
    .map((message) => message.content);

describe('a message of the bot', () => {
  it('is ephemeral only as an answer', async () => {
    const { client, discord } = await begin();
    const channel = client.channels.cache.get(discord.home.channel.id);
    if (channel?.isSendable() !== true) throw new Error('no channel');
    const sending = client.rest.post(`/channels/${channel.id}/messages`, {
      body: { content: 'x', flags: MessageFlags.Ephemeral },
    });
    await expect(sending).rejects.toMatchObject({ code: 50035 });
  });
});

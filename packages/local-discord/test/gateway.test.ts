import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { INTENTS } from '../src/gateway.ts';
import { startLocalDiscord, type LocalDiscord } from '../src/index.ts';

interface Payload {
  readonly op: number;
  readonly s: number | null;
  readonly t: string | null;
  readonly d: Record<string, unknown>;
}

/** A bare gateway client. */
class Line {
  readonly received: Payload[] = [];
  readonly socket: WebSocket;
  closedWith: number | undefined;

  constructor(url: string) {
    this.socket = new WebSocket(`${url}?v=10&encoding=json`);
    this.socket.on('message', (raw: Buffer) => this.received.push(JSON.parse(raw.toString()) as Payload)); // the gateway's form
    this.socket.on('close', (code) => (this.closedWith = code));
    this.socket.on('error', () => undefined);
  }

  async hello(): Promise<this> {
    await this.hear((payload) => payload.op === 10);
    return this;
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  async hear(is: (payload: Payload) => boolean): Promise<Payload> {
    await expect.poll(() => this.received.some(is), { interval: 2, timeout: 5000 }).toBe(true);
    return this.received.find(is) ?? { op: -1, s: null, t: null, d: {} };
  }

  async closed(): Promise<number | undefined> {
    await expect.poll(() => this.closedWith, { interval: 2, timeout: 5000 }).toBeDefined();
    return this.closedWith;
  }

  get names(): (string | null)[] {
    return this.received.filter((payload) => payload.op === 0).map((payload) => payload.t);
  }
}

let discord: LocalDiscord;

beforeEach(async () => {
  discord = await startLocalDiscord({ grantedIntents: INTENTS.messageContent });
});

afterEach(async () => {
  await discord.close();
});

const dial = async (): Promise<Line> => await new Line(discord.gatewayUrl).hello();

const identify = (intents: number, more: object = {}): object => ({
  token: discord.token,
  intents,
  properties: {},
  ...more,
});

async function ready(intents: number = INTENTS.guilds): Promise<{ line: Line; sessionId: unknown }> {
  const line = await dial();
  line.send(2, identify(intents));
  const { d } = await line.hear((payload) => payload.t === 'READY');
  return { line, sessionId: d.session_id };
}

describe('a session', () => {
  it('begins with READY and the guilds', async () => {
    const { line } = await ready();
    await line.hear((payload) => payload.t === 'GUILD_CREATE');
    expect(line.names).toEqual(['READY', 'GUILD_CREATE']);
    expect(line.received.filter((payload) => payload.op === 0).map((payload) => payload.s)).toEqual([1, 2]);
  });

  it('without the intent hears of no guild', async () => {
    const { line } = await ready(INTENTS.guildMessages);
    discord.person('Alice').in(discord.home.channel).say('hi');
    await line.hear((payload) => payload.t === 'MESSAGE_CREATE');
    expect(line.names).toEqual(['READY', 'MESSAGE_CREATE']);
  });

  it('has its heartbeats acknowledged', async () => {
    const { line } = await ready();
    line.send(1, 2);
    await line.hear((payload) => payload.op === 11);
  });

  it('is resumed with what was missed, and nothing else', async () => {
    const { line, sessionId } = await ready();
    await line.hear((payload) => payload.t === 'GUILD_CREATE');
    line.send(1, 2);
    await line.hear((payload) => payload.op === 11);
    line.socket.terminate();
    await discord.until(() => !discord.gateway.connected);
    discord.world.addChannel(discord.home.guild.id, 'missed');
    const again = await dial();
    again.send(6, { token: discord.token, session_id: sessionId, seq: 2 });
    await again.hear((payload) => payload.t === 'RESUMED');
    expect(again.names).toEqual(['CHANNEL_CREATE', 'RESUMED']);
    expect(again.received.map((payload) => payload.s)).toEqual([null, 3, 4]);
  });

  it('that was invalidated cannot be resumed: op 9', async () => {
    const { line, sessionId } = await ready();
    discord.gateway.invalidate(false);
    await line.hear((payload) => payload.op === 9);
    const again = await dial();
    again.send(6, { token: discord.token, session_id: sessionId, seq: 1 });
    const { d } = await again.hear((payload) => payload.op === 9);
    expect(d).toBe(false);
  });

  it('of one shard hears of its guilds only', async () => {
    const { guild } = discord.home;
    const shard = Number((BigInt(guild.id) >> 22n) % 2n);
    for (const [index, expected] of [
      [shard, ['READY', 'GUILD_CREATE', 'CHANNEL_CREATE']],
      [1 - shard, ['READY']],
    ] as const) {
      const line = await dial();
      line.send(2, identify(INTENTS.guilds, { shard: [index, 2] }));
      await line.hear((payload) => payload.t === 'READY');
      discord.world.addChannel(guild.id, 'new');
      line.send(1, 1);
      await line.hear((payload) => payload.op === 11);
      expect(line.names).toEqual(expected);
    }
  });
});

describe('a gateway told to misbehave', () => {
  it('lets nobody in, and then again', async () => {
    discord.gateway.refusing = true;
    expect(await new Line(discord.gatewayUrl).closed()).toBe(1006);
    discord.gateway.refusing = false;
    await dial();
  });

  it('calls the first identification invalid', async () => {
    discord.gateway.invalidIdentifies = 1;
    const line = await dial();
    line.send(2, identify(INTENTS.guilds));
    await line.hear((payload) => payload.op === 9);
    line.send(2, identify(INTENTS.guilds));
    await line.hear((payload) => payload.t === 'READY');
    expect(discord.gateway.identifies).toBe(2);
  });
});

describe('a message of a person', () => {
  it.each([
    ['without its content', INTENTS.guildMessages, ''],
    ['with its content where that was granted', INTENTS.guildMessages | INTENTS.messageContent, 'hi'],
  ])('comes %s', async (_how, intents, content) => {
    const { line } = await ready(intents);
    discord.person('Alice').in(discord.home.channel).say('hi');
    const { d } = await line.hear((payload) => payload.t === 'MESSAGE_CREATE');
    expect(d.content).toBe(content);
  });

  it('comes with its content when it mentions the bot or is direct', async () => {
    const { line } = await ready(INTENTS.guildMessages | INTENTS.directMessages);
    const bot = `<@${discord.world.botId}>`;
    discord.person('Alice').in(discord.home.channel).say(bot);
    discord.person('Alice').direct().say('psst');
    await line.hear((payload) => payload.d.content === bot);
    await line.hear((payload) => payload.d.content === 'psst');
  });
});

describe('a connection is closed', () => {
  it.each([
    ['by a wrong token', 4004, () => identify(1, { token: 'other' })],
    ['by an intent that was not granted', 4014, () => identify(INTENTS.guildMembers)],
    ['by invalid intents', 4013, () => identify(-1)],
    ['by an invalid shard', 4010, () => identify(1, { shard: [2, 2] })],
    ['by too large a payload', 4002, () => identify(1, { properties: 'x'.repeat(4096) })],
  ])('%s', async (_why, code, message) => {
    const line = await dial();
    line.send(2, message());
    expect(await line.closed()).toBe(code);
  });

  it('by speaking before identifying', async () => {
    const line = await dial();
    line.send(3, {});
    expect(await line.closed()).toBe(4003);
  });

  it('by what is no JSON', async () => {
    const line = await dial();
    line.socket.send('{');
    expect(await line.closed()).toBe(4002);
  });

  it('by identifying twice', async () => {
    const { line } = await ready();
    line.send(2, identify(1));
    expect(await line.closed()).toBe(4005);
  });

  it('by resuming from the future', async () => {
    const { sessionId } = await ready();
    const line = await dial();
    line.send(6, { token: discord.token, session_id: sessionId, seq: 99 });
    expect(await line.closed()).toBe(4007);
  });

  it('by more than 120 payloads a minute', async () => {
    const { line } = await ready();
    for (let beat = 0; beat < 120; beat += 1) line.send(1, null);
    expect(await line.closed()).toBe(4008);
  });
});

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, startLocalDiscord, type LocalDiscord } from 'local-discord';
import { startBot, stage, waitFor, type RunningBot } from './bot.ts';
import { byMove, offers, openPanel, startedTable } from './player.ts';

let discord: LocalDiscord;
let cwd: string;
beforeEach(async () => {
  discord = await startLocalDiscord();
  cwd = mkdtempSync(join(tmpdir(), 'icebreaker-start-'));
});
afterEach(async () => {
  await discord.close();
  chmodSync(cwd, 0o700);
  rmSync(cwd, { recursive: true, force: true });
});

/** The start fails, with sentences for people and nothing else. */
async function failure(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const bot = startBot(cwd, env);
  const { code } = await bot.ended;
  expect(code).toBe(1);
  expect(bot.errors()).not.toMatch(/\bat .+:\d+:\d+|Error:|node_modules/u);
  return bot.errors().trim().split('\n');
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, () => {
      resolve();
    });
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a start that cannot be', () => {
  it('at a certain Discord without a token says where it belongs', async () => {
    const [sentence, ...more] = await failure({ DISCORD_API: discord.api });
    expect(sentence).toMatch(/^DISCORD_TOKEN is missing: .*\.env/u);
    expect(more).toEqual([]);
  });

  it('with a token that Discord does not know says so, and does not repeat it', async () => {
    const token = 'wrong.token.here';
    const sentences = await failure({ DISCORD_TOKEN: token, DISCORD_API: discord.api });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain('does not accept DISCORD_TOKEN');
    expect(sentences.join()).not.toContain(token);
  });

  it('with bad variables names all of them together', async () => {
    const env = {
      DISCORD_TOKEN: 'a b',
      DISCORD_API: 'nonsense',
      PORT: '99999',
      HEALTH_PORT: 'x',
      LOG_LEVEL: 'loud',
    };
    const sentences = await failure(env);
    for (const name of Object.keys(env))
      expect(sentences.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(sentences).toHaveLength(5);
  });

  it('with a data folder that is a file says so', async () => {
    writeFileSync(join(cwd, 'data'), 'not a folder');
    const sentences = await failure({ DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    expect(sentences).toEqual([expect.stringContaining('data')]);
  });

  it('with a data file that is no database says so, and leaves it alone', async () => {
    mkdirSync(join(cwd, 'data'));
    const file = join(cwd, 'data', 'icebreaker.sqlite');
    writeFileSync(file, 'these are my holiday notes, not a database at all'.repeat(50));
    const sentences = await failure({ DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    expect(sentences).toEqual([expect.stringContaining('no SQLite database')]);
    expect(existsSync(file)).toBe(true);
  });

  it('with faulty component sets names every fault with its file', async () => {
    mkdirSync(join(cwd, 'data', 'sets'), { recursive: true });
    writeFileSync(join(cwd, 'data', 'sets', 'mine.json'), '{ "game": "toy", "id": "mine", "version": 0 }');
    writeFileSync(join(cwd, 'data', 'sets', 'broken.json'), '{ oh');
    const sentences = await failure({ DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    expect(sentences.some((line) => line.includes('mine.json') && line.includes('version'))).toBe(true);
    expect(sentences.some((line) => line.includes('broken.json') && line.includes('JSON'))).toBe(true);
  });

  it('with a health port that is taken says so', async () => {
    const server = createServer();
    const port = await listening(server);
    const sentences = await failure({
      DISCORD_TOKEN: LOCAL_TOKEN,
      DISCORD_API: discord.api,
      HEALTH_PORT: String(port),
    });
    expect(sentences).toEqual([expect.stringContaining(`HEALTH_PORT ${port} can't be used`)]);
    server.close();
  });

  it('beside another bot on the same data folder says so, and the other plays on', async () => {
    const harness = await stage();
    try {
      const first = await harness.start();
      const { ann } = await startedTable(harness);
      const sentences = await failure({
        DISCORD_TOKEN: LOCAL_TOKEN,
        DISCORD_API: harness.discord.api,
        DATA_DIR: harness.dataDir,
      });
      expect(sentences).toEqual([expect.stringContaining('Another bot works with the data folder')]);
      await byMove(ann, (await offers(ann))[0] ?? '');
      expect(first.errors()).toBe('');
      await first.stop('SIGKILL');
      await harness.start();
      expect(await offers(ann)).toEqual([]);
    } finally {
      await harness.close();
    }
  }, 30_000);
});

const LOGIN = { method: 'GET', path: /^\/gateway\/bot/u };

describe('a start while Discord is away', () => {
  it('without a network says so, and goes on trying', async () => {
    const bot = startBot(cwd, { DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: 'http://127.0.0.1:9/api' });
    const said = (): boolean =>
      bot.log.some(({ msg }) => String(msg).includes('can’t be reached at http://127.0.0.1:9/api'));
    await waitFor(said, 15_000, 'the sentence');
    expect(bot.child.exitCode).toBeNull();
    expect((await bot.stop()).code).toBe(0);
  }, 30_000);

  it('with 503 says so, and logs in a little later', async () => {
    // discord.js tries four times within milliseconds
    discord.misbehaviour.next({ kind: 'server-error', status: 503 }, LOGIN, 4);
    const bot = startBot(cwd, { DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    await waitFor(() => bot.logged('ready').length > 0, 20_000, 'ready');
    expect(bot.log.some(({ msg }) => String(msg).includes('can’t be reached'))).toBe(true);
    expect((await bot.stop()).code).toBe(0);
  }, 40_000);

  it('hears who asks as soon as it is connected', async () => {
    const harness = await stage();
    try {
      await harness.start();
      const { ann } = await startedTable(harness);
      await harness.bot().stop();
      await waitFor(() => !harness.discord.gateway.connected, 5_000, 'the end');
      const starting = harness.start();
      while (!harness.discord.gateway.connected) await new Promise((resolve) => setImmediate(resolve));
      expect((await ann.type('play')).interaction.state).not.toBe('failed');
      expect((await openPanel(ann)).text).toContain('Which 3 cards');
      await starting;
    } finally {
      await harness.close();
    }
  }, 40_000);
});

describe('what ends a running bot', () => {
  it.each([
    [4004, 'does not accept DISCORD_TOKEN'],
    [4010, 'shard'],
    [4013, 'intents'],
    [4014, 'intents'],
  ])(
    'is a close with %i: an error in the log, and exit code 1, also beside a health port',
    async (code, words) => {
      const env = {
        DISCORD_TOKEN: LOCAL_TOKEN,
        DISCORD_API: discord.api,
        HEALTH_PORT: String(await freePort()),
      };
      const bot = startBot(cwd, env);
      await waitFor(() => bot.logged('the commands are registered').length > 0, 15_000, 'ready');
      discord.gateway.disconnect(code);
      expect((await bot.ended).code).toBe(1);
      const errors = bot.log.filter(({ level }) => level === 50).map(({ msg }) => String(msg));
      expect(errors).toEqual([expect.stringContaining(words)]);
    },
    40_000,
  );

  it.each(['deleted', 'replaced'])(
    'is a data file that was %s: no move is told as played',
    async (how) => {
      const harness = await stage();
      try {
        const bot = await harness.start();
        const { ann } = await startedTable(harness);
        const [text = ''] = await offers(ann);
        const file = join(harness.dataDir, 'icebreaker.sqlite');
        rmSync(file);
        if (how === 'replaced') writeFileSync(file, '');
        const move = byMove(ann, text);
        expect((await bot.ended).code).toBe(1);
        const errors = bot.log.filter(({ level }) => level === 50).map(({ msg }) => String(msg));
        expect(errors.join()).toContain(`was ${how} while the bot was running`);
        const answer = await move.then(({ text }) => text).catch(() => '');
        expect(answer).not.toContain('has packed');
      } finally {
        await harness.close();
      }
    },
    40_000,
  );
});

describe('a running bot', () => {
  it('registers its commands once, not again at the next start, and again when Discord has others', async () => {
    const harness = await stage();
    try {
      const pushed = async (): Promise<unknown> => {
        const bot = await harness.start();
        const [registered] = bot.logged('the commands are registered');
        await bot.stop();
        return registered?.commands;
      };
      expect(await pushed()).toBe('pushed');
      expect(await pushed()).toBe('unchanged');
      const [first] = harness.discord.world.commands();
      expect(first).toBeDefined();
      if (first !== undefined) first.body.description = 'Something else';
      expect(await pushed()).toBe('pushed');
    } finally {
      await harness.close();
    }
  });

  it('is ready although Discord does not take its commands, and registers them a little later', async () => {
    const commands = { method: 'GET', path: /^\/applications\/\d+\/commands/u };
    // discord.js tries four times within milliseconds
    discord.misbehaviour.next({ kind: 'server-error' }, commands, 4);
    const bot = startBot(cwd, { DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    await waitFor(() => bot.logged('the commands could not be registered').length > 0, 15_000, 'the failure');
    expect(bot.logged('ready')[0]?.invite).toContain('scope=bot');
    expect(discord.world.commands()).toEqual([]);
    await waitFor(() => discord.world.commands().length > 0, 8_000, 'the commands');
    await bot.stop();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends within 5 seconds on %s, and finishes what it has taken',
    async (signal) => {
      const harness = await stage();
      try {
        await harness.start();
        const { ann } = await startedTable(harness);
        const [text = ''] = await offers(ann);
        harness.discord.misbehaviour.next({ kind: 'slow', ms: 300 }, { method: 'PATCH' });
        const move = byMove(ann, text);
        await harness.discord.quiet(30);
        const { code, afterMs } = await harness.bot().stop(signal);
        expect(code).toBe(0);
        expect(afterMs).toBeLessThan(5_000);
        expect((await move).text).toContain('Ann has packed.');
        await harness.start();
        expect(await offers(ann)).toEqual([]);
        expect(harness.bot().errors()).toBe('');
      } finally {
        await harness.close();
      }
    },
  );

  it('ends within 5 seconds although Discord hangs', async () => {
    const harness = await stage();
    try {
      await harness.start();
      const { ann } = await startedTable(harness);
      harness.discord.misbehaviour.next({ kind: 'hang' }, { path: /messages/u }, 50);
      void ann.type('move', { action: (await offers(ann))[0] ?? '' }, { patienceMs: 500 });
      await harness.discord.quiet(100);
      const { code, afterMs } = await harness.bot().stop();
      expect(code).toBe(0);
      expect(afterMs).toBeLessThan(5_000);
    } finally {
      await harness.close();
    }
  });

  it('does not outlive the process that started it in a test', async () => {
    const bot: RunningBot = startBot(cwd, { DISCORD_TOKEN: LOCAL_TOKEN, DISCORD_API: discord.api });
    await waitFor(() => bot.logged('ready').length > 0, 15_000, 'ready');
    bot.child.disconnect();
    expect((await bot.ended).code).toBe(1);
  });

  it('tells its health by its connection, and logs no token', async () => {
    const port = await freePort();
    const bot = startBot(cwd, {
      DISCORD_TOKEN: LOCAL_TOKEN,
      DISCORD_API: discord.api,
      HEALTH_PORT: String(port),
      LOG_LEVEL: 'debug',
    });
    await waitFor(() => bot.logged('ready').length > 0, 15_000, 'ready');
    const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/health`)).status;
    // the port opens just after the bot has said that it is ready
    await waitFor(async () => (await health().catch(() => 0)) === 200, 5_000, 'good health');
    await discord.close();
    await waitFor(async () => (await health()) === 503, 5_000, 'bad health');
    expect((await bot.stop()).code).toBe(0);
    expect(JSON.stringify(bot.log)).not.toContain(LOCAL_TOKEN);
  });

  it('plays on after the connection to Discord broke', async () => {
    const harness = await stage();
    try {
      await harness.start();
      const { ann } = await startedTable(harness);
      harness.discord.gateway.disconnect(1006);
      await waitFor(() => harness.discord.gateway.connected, 10_000, 'the connection');
      expect((await openPanel(ann)).text).toContain('Which 3 cards');
    } finally {
      await harness.close();
    }
  });
});

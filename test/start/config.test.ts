import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { createLog, masked } from '../../src/log.ts';

describe('the configuration', () => {
  it('has a default for everything but the token', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: { dataDir: 'data', port: 8080, logLevel: 'info', backupKeep: 14 },
    });
  });

  it('takes what is given, and nothing for what is empty', () => {
    const env = {
      DISCORD_TOKEN: ' abc.def ',
      DISCORD_API: 'http://127.0.0.1:4000/api/',
      DATA_DIR: '/srv/icebreaker',
      DATABASE_URL: ' postgresql://otter:secret@db/icebreaker?sslmode=require',
      PORT: '9000',
      HEALTH_PORT: '9001',
      LOG_LEVEL: 'debug',
    };
    expect(readConfig(env)).toEqual({
      ok: true,
      value: {
        token: 'abc.def',
        api: 'http://127.0.0.1:4000/api',
        dataDir: '/srv/icebreaker',
        databaseUrl: 'postgresql://otter:secret@db/icebreaker?sslmode=require',
        port: 9000,
        healthPort: 9001,
        logLevel: 'debug',
        backupKeep: 14,
      },
    });
    expect(readConfig({ DISCORD_TOKEN: '', PORT: ' ', DATA_DIR: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '80.5'],
    ['HEALTH_PORT', '70000'],
    ['HEALTH_PORT', '8080'],
    ['DISCORD_API', 'ftp://example.com'],
    ['DISCORD_TOKEN', '"quoted"'],
    ['LOG_LEVEL', 'everything'],
    ['DATABASE_URL', 'mysql://127.0.0.1/icebreaker'],
    ['DATABASE_URL', 'postgresql://127.0.0.1'],
    ['DATABASE_URL', 'icebreaker'],
  ])('refuses %s=%s in one sentence', (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error).toHaveLength(1);
    expect(read.error[0]).toContain(name);
  });

  it.each([
    [{ SHARDS: 'auto' }, 'auto', 9000],
    [{ SHARDS: '0-2/16' }, { shards: [0, 1, 2], total: 16 }, 9000],
    [{ SHARDS: '5/6' }, { shards: [5], total: 6 }, 9000],
    // as discord.js tells it to those that it starts
    [{ SHARDS: '3', SHARD_COUNT: '4', SHARDING_MANAGER: 'true' }, { shards: [3], total: 4 }, 9003],
  ])('reads %j', (env, shards, healthPort) => {
    const DATABASE_URL = 'postgresql://db/icebreaker';
    expect(readConfig({ ...env, DATABASE_URL, HEALTH_PORT: '9000' })).toMatchObject({
      value: { shards, healthPort },
    });
    expect(readConfig(env)).toMatchObject({
      error: [expect.stringContaining('SHARDS needs DATABASE_URL') as unknown],
    });
  });

  it.each(['4/4', '3-1/4', '3', 'all', '0-3', '0/0', '-1/4'])(
    'refuses SHARDS=%s in one sentence',
    (SHARDS) => {
      expect(readConfig({ SHARDS, DATABASE_URL: 'postgresql://db/icebreaker' })).toEqual({
        ok: false,
        error: [expect.stringContaining('SHARDS must be auto, or like') as unknown],
      });
    },
  );

  it('lets HEALTH_PORT be 8080 where a token is: the local page is not there then', () => {
    const read = readConfig({ DISCORD_TOKEN: 'abc.def', HEALTH_PORT: '8080' });
    expect(read.ok && read.value.healthPort).toBe(8080);
  });

  it('is explained in .env.example, every variable and no other', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const explained = [...example.matchAll(/^#? ?([A-Z_]+)=/gmu)].map(([, name]) => name);
    const read = new Set<string | symbol>();
    const env = new Proxy<Readonly<Record<string, string>>>({}, { get: (_, name) => void read.add(name) });
    expect(readConfig(env).ok).toBe(true);
    expect(new Set(explained)).toEqual(read);
  });
});

describe('the log', () => {
  it('holds neither the bot’s token nor those of interactions', () => {
    const lines: string[] = [];
    const token = 'secret.bot.token';
    const log = createLog('debug', token, (line) => void lines.push(line));
    const cause = Object.assign(new Error(`refused for ${token}`), {
      status: 404,
      url: 'https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original',
      requestBody: { json: { content: 'a private thing' } },
    });
    log.warn({ cause }, 'failed');
    log.info({ authorization: `Bot ${token}` }, token);
    const text = lines.join('');
    expect(text).not.toContain(token);
    expect(text).not.toContain('aW50ZXJhY3Rpb24');
    expect(text).not.toContain('a private thing');
    expect(text).toContain('"status":404');
    expect(masked('/interactions/1/abc-def_g/callback', undefined)).toBe('/interactions/1/[token]/callback');
  });

  it('is silent when told so', () => {
    const lines: string[] = [];
    createLog('silent', undefined, (line) => void lines.push(line)).error('loud');
    expect(lines).toEqual([]);
  });
});

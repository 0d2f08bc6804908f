import { fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deeds, DeedName, Done, Here, Told } from '../../src/local/page-protocol.ts';
import { openTable } from '../browser/open-table.ts';
import { postMessage } from '../../src/local/posting.ts';
import { openLocalTable, type LocalTable } from '../../src/local/table.ts';

const MAIN = fileURLToPath(new URL('../bot/main-toy.ts', import.meta.url));
const INDEX = fileURLToPath(new URL('../../src/index.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

let dataDir: string;
let table: LocalTable | undefined;
let warnings: string[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'icebreaker-local-'));
  warnings = [];
});
afterEach(async () => {
  await table?.close();
  table = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(port = 0, entry = MAIN): Promise<LocalTable> {
  table = await openLocalTable({
    dataDir,
    port,
    entry,
    execArgv: ['--import', TSX],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent' },
    warn: (sentence) => void warnings.push(sentence),
  });
  return table;
}

async function until<T>(look: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(30);
  }
  throw new Error(`${what} did not happen`);
}

/** What the page is told first. */
async function here(url: string, place = ''): Promise<Here> {
  const leave = new AbortController();
  const response = await fetch(`${url}/events${place}`, { signal: leave.signal });
  const reader = response.body?.getReader();
  let text = '';
  while (!/^data: .*\n\n/m.test(text)) {
    const chunk = await reader?.read();
    if (chunk?.value === undefined) throw new Error('the stream ended');
    text += Buffer.from(chunk.value).toString('utf8');
  }
  leave.abort();
  const told = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '') as Told; // the page's own protocol
  if (told.type !== 'here') throw new Error(`told ${told.type} first`);
  return told;
}

const post = (url: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });

async function act<Name extends DeedName>(url: string, deed: Name, body: Deeds[Name]): Promise<Done> {
  const response = await post(url, `/do/${deed}`, body, { origin: url, 'content-type': 'application/json' });
  expect(response.status).toBe(200);
  return (await response.json()) as Done; // the page's own protocol
}

const greeted = (url: string): Promise<Here> =>
  until(async () => {
    const told = await here(url);
    return told.messages.length > 0 && told.shell.bot.state === 'online' ? told : undefined;
  }, 'a greeting');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('npm start without a token', () => {
  it('prints where the page is and how to connect to Discord, and nothing else', async () => {
    const started = await openTable({ main: INDEX });
    try {
      await greeted(started.url);
      expect(started.said().trim().split('\n')).toEqual([
        expect.stringContaining(started.url),
        expect.stringContaining('DISCORD_TOKEN'),
      ]);
    } finally {
      await started.close();
    }
  });
});

describe('the local table', () => {
  it('opens on a channel where the bot has greeted, once, with a button that opens a lobby', async () => {
    const { url } = await open();
    const { messages, shell } = await greeted(url);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.components[0]?.components?.[0]).toMatchObject({ type: 2, label: 'Open a table' });
    expect(shell.people.map((one) => one.name)).toEqual(['Alice', 'Bruno', 'Chloé', 'Dagmara']);
  });

  it('takes another port when its own is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url } = await open(port);
    expect(new URL(url).port).not.toBe(String(port));
    expect((await fetch(url)).status).toBe(200);
    await new Promise((resolve) => other.close(resolve));
  });

  it('starts the bot again when it dies, and says so meanwhile', async () => {
    const { url } = await open();
    await greeted(url);
    const pid = table?.botPid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(
      async () => ((await here(url)).shell.bot.state === 'restarting' ? true : undefined),
      'a restart',
    );
    await until(
      async () => ((await here(url)).shell.bot.state === 'online' ? true : undefined),
      'the return',
    );
    expect(table?.botPid).not.toBe(pid);
    expect((await here(url)).messages).toHaveLength(1);
  });

  it('is there again after a restart as it was left, but for what one person alone saw', async () => {
    const first = await open();
    const { as, in: channel } = await greeted(first.url);
    await act(first.url, 'person', { name: 'Émile', locale: 'fr' });
    await act(first.url, 'say', { as, in: channel, content: 'Hello @Bruno' });
    await act(first.url, 'type', { as, in: channel, line: 'about', values: {} });
    expect(
      (await until(async () => atLeast(await here(first.url), 3), 'an answer')).messages[2]?.ephemeral,
    ).toBe(true);
    await first.close();
    const { url } = await open();
    const { messages, shell } = await here(url, `?as=${as}&in=${channel}`);
    expect(messages.map((one) => one.content.slice(0, 5))).toEqual(['Hello', 'Hello']);
    expect(shell.people.map((one) => [one.name, one.waiting])).toContainEqual(['Bruno', 1]);
    expect(shell.people.map((one) => one.name)).toContain('Émile');
  });

  it('begins a new world with new tables when told so, and keeps the component sets of its owner', async () => {
    mkdirSync(join(dataDir, 'sets'));
    writeFileSync(join(dataDir, 'sets', 'note.txt'), 'mine');
    const { url } = await open();
    const before = await greeted(url);
    await act(url, 'say', { as: before.as, in: before.in, content: 'to be forgotten' });
    await act(url, 'new-world', {});
    const after = await until(async () => {
      const told = await greeted(url).catch(() => undefined);
      return told?.in === before.in ? undefined : told;
    }, 'a new world');
    expect(after.messages).toHaveLength(1);
    expect(readFileSync(join(dataDir, 'local', 'sets', 'note.txt'), 'utf8')).toBe('mine');
    expect(existsSync(join(dataDir, 'sets', 'note.txt'))).toBe(true);
  });

  it.each([
    ['no JSON', '{ oh'],
    ['JSON of something else', '{"schema":1,"world":{"users":[]}}'],
    ['a world of a later version', '{"schema":99,"world":{}}'],
  ])('puts a world that can’t be used aside (%s), says where, and begins a new one', async (_what, text) => {
    mkdirSync(join(dataDir, 'local', 'world'), { recursive: true });
    writeFileSync(join(dataDir, 'local', 'world', 'world.json'), text);
    const { url } = await open();
    expect((await here(url)).shell.people).toHaveLength(4);
    const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('local-unreadable'));
    expect(warnings).toEqual([expect.stringContaining(aside)]);
    expect(readFileSync(join(dataDir, aside, 'world', 'world.json'), 'utf8')).toBe(text);
  });

  it('keeps the pictures on disk, not in memory, and shows them from there', async () => {
    const { url } = await open();
    await greeted(url);
    const world = table?.world;
    if (world === undefined) throw new Error('there is no world');
    const [channel] = world.channels;
    const bytes = Buffer.from('a picture');
    const picture = { index: 0, name: 'a.png', contentType: 'image/png', bytes };
    const how = { channelId: channel?.id ?? '', authorId: world.botId };
    const { attachments } = postMessage(world, { content: 'x' }, [picture], how);
    const id = attachments[0]?.id ?? '';
    const address = `${url}/attachments/${how.channelId}/${id}/a.png`;
    expect(await (await fetch(address)).text()).toBe('a picture');
    await until(() => (world.file(id)?.base64 === undefined ? true : undefined), 'writing it down');
    expect(await (await fetch(address)).text()).toBe('a picture');
    const file = join(dataDir, 'local', 'world', 'files', id);
    expect(readFileSync(file, 'utf8')).toBe('a picture');
    rmSync(file);
    expect((await fetch(address)).status).toBe(404);
  });

  it('is opened once: who comes second is told where it is, and changes nothing', async () => {
    const { url } = await open();
    await greeted(url);
    const second = openTable({ cwd: dataDir, env: { DATA_DIR: dataDir } });
    await expect(second).rejects.toThrow(`is open already, at ${url}`);
    expect((await here(url)).shell.bot.state).toBe('online');
  });

  it('is opened again after it was killed', async () => {
    const killed = await openTable({ cwd: dataDir, env: { DATA_DIR: dataDir } });
    killed.process.kill('SIGKILL');
    await until(() => killed.process.signalCode ?? undefined, 'its end');
    expect((await here((await open()).url)).shell.people).toHaveLength(4);
  });

  it('ends its bot even if it is killed itself', async () => {
    const starter = join(dataDir, 'starter.mts');
    const main = new URL('../../src/local/table.ts', import.meta.url).href;
    writeFileSync(
      starter,
      `import { openLocalTable } from ${JSON.stringify(main)};
const table = await openLocalTable({ dataDir: ${JSON.stringify(dataDir)}, port: 0, entry: ${JSON.stringify(INDEX)},
  execArgv: process.execArgv, env: { ...process.env, LOG_LEVEL: 'silent' }, warn: console.error });
process.send?.(table.botPid);`,
    );
    const child = fork(starter, [], {
      execArgv: ['--import', TSX],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const pid = await new Promise<number>((resolve) => child.once('message', resolve));
    expect(isAlive(pid)).toBe(true);
    await sleep(1500); // in the midst of its work
    child.kill('SIGKILL');
    await until(() => (isAlive(pid) ? undefined : true), 'the end of the bot');
  });

  it('gives up, and says so, when the bot can’t even start', async () => {
    mkdirSync(join(dataDir, 'sets'));
    writeFileSync(join(dataDir, 'sets', 'broken.json'), '{ oh');
    const hopeless = new Promise<void>((resolve) => {
      void openLocalTable({
        dataDir,
        port: 0,
        entry: MAIN,
        execArgv: ['--import', TSX],
        env: { PATH: process.env.PATH },
        warn: (sentence) => void warnings.push(sentence),
        onHopeless: resolve,
      }).then((opened) => (table = opened));
    });
    await hopeless;
    await sleep(1500);
    expect(table?.botPid).toBeUndefined();
  });
});

const atLeast = (told: Here, count: number): Here | undefined =>
  told.messages.length >= count ? told : undefined;

describe('people at the local table', () => {
  it('mention each other by name, whatever they are called', async () => {
    const { url } = await open();
    const { as, in: channel, shell } = await here(url);
    const [, bruno, chloe] = shell.people.map((one) => one.id);
    for (const [id, name] of [
      [bruno, '1'],
      [chloe, 'C. (host)'],
    ])
      await act(url, 'rename', { id: id ?? '', name: name ?? '', locale: 'fr' });
    await act(url, 'say', { as, in: channel, content: `@C. (host) and @1, <@${as}>, nobody@here` });
    const said = (await here(url)).messages.find((one) => one.authorId === as);
    expect(said?.content).toBe(`<@${chloe ?? ''}> and <@${bruno ?? ''}>, <@${as}>, nobody@here`);
  });

  it('are not called to where they cannot look', async () => {
    const { url } = await open();
    const { as, in: channel, shell } = await here(url);
    const waiting = async (): Promise<number | undefined> => (await here(url)).shell.people[1]?.waiting;
    const { id = '' } = await act(url, 'thread', { as, in: channel, name: 'chatter' });
    await act(url, 'say', { as, in: id, content: `@${shell.people[1]?.name ?? ''}` });
    expect(await waiting()).toBe(1);
    const world = table?.world;
    const thread = world?.channel(id);
    if (world === undefined || thread?.thread === undefined) throw new Error('there is no thread');
    world.changeChannel(thread, { thread: { ...thread.thread, archived: true } });
    expect(await waiting()).toBe(0);
    world.changeChannel(thread, { thread: { ...thread.thread, archived: false } });
    expect(await waiting()).toBe(1);
    world.deleteChannel(thread);
    expect(world.notifications).toEqual([]);
  });
});

describe('the door of the local table', () => {
  it('lets in nobody but its own page on this machine', async () => {
    const { url } = await open();
    const { as, in: channel } = await here(url);
    const body = { as, in: channel, content: 'knock' };
    const json = { 'content-type': 'application/json' };
    expect((await post(url, '/do/say', body, { ...json, origin: 'http://evil.example' })).status).toBe(403);
    expect((await post(url, '/do/say', body, json)).status).toBe(403);
    expect((await post(url, '/do/say', body, { origin: url, 'content-type': 'text/plain' })).status).toBe(
      400,
    );
    for (const site of ['cross-site', 'same-site'])
      expect((await fetch(`${url}/events`, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect((await fetch(url, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(200);
    expect(await statusWithHost(url, 'evil.example')).toBe(403);
    expect((await here(url)).messages.some((one) => one.content === 'knock')).toBe(false);
  });

  it('takes no deed that is none, and no more than fits', async () => {
    const { url } = await open();
    const { as, in: channel } = await here(url);
    const headers = { origin: url, 'content-type': 'application/json' };
    const say = (content: unknown): Promise<Response> =>
      post(url, '/do/say', { as, in: channel, content }, headers);
    expect((await say('x'.repeat(2001))).status).toBe(400);
    expect((await say('x'.repeat(200_000))).status).toBe(400);
    expect((await say(7)).status).toBe(400);
    expect((await post(url, '/do/constructor', {}, headers)).status).toBe(400);
    expect((await fetch(`${url}/..%2f..%2fpackage.json`)).status).toBe(404);
    expect((await say('fits')).status).toBe(200);
  });

  it('stays open when a browser breaks off while it sends', async () => {
    const { url } = await open();
    const headers = { origin: url, 'content-type': 'application/json', 'content-length': '100' };
    await new Promise<void>((resolve) => {
      const asked = request(`${url}/do/say`, { method: 'POST', headers });
      asked.on('error', () => undefined);
      asked.on('close', resolve);
      asked.write('{', () => setTimeout(() => asked.destroy(), 50));
    });
    expect((await fetch(url)).status).toBe(200);
  });

  it('sends a page that loads nothing from elsewhere', async () => {
    const { url } = await open();
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const texts = await Promise.all(
      ['/', '/page.css', '/page.js'].map(async (path) => (await fetch(url + path)).text()),
    );
    const hosts = texts.flatMap((text) => [
      ...text.matchAll(/(?:src|href|url|import)[=( ]+["']?(https?:\/\/[^"')\s]+)/g),
    ]);
    expect(hosts.map((match) => match[1])).toEqual([]);
    const type = await fetch(`${url}/type/atkinson-hyperlegible-next-latin-400-normal.woff2`);
    expect(type.headers.get('content-type')).toBe('font/woff2');
  });

  it('shows nobody what another one alone may see', async () => {
    const { url } = await open();
    const told = await greeted(url);
    await act(url, 'type', { as: told.as, in: told.in, line: 'about', values: {} });
    const own = await until(async () => atLeast(await here(url), 2), 'an answer');
    const secret = own.messages.find((one) => one.ephemeral);
    const bruno = told.shell.people[1]?.id ?? '';
    const his = await here(url, `?as=${bruno}&in=${told.in}`);
    expect(his.messages.map((one) => one.id)).not.toContain(secret?.id);
    await act(url, 'dismiss', { as: bruno, in: told.in, message: secret?.id ?? '' });
    expect((await here(url)).messages.map((one) => one.id)).toContain(secret?.id);
    await act(url, 'dismiss', { as: told.as, in: told.in, message: secret?.id ?? '' });
    expect((await here(url)).messages.map((one) => one.id)).not.toContain(secret?.id);
  });
});

/** `fetch` does not let anybody lie about the host. */
const statusWithHost = (url: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

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
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActionBodies, ActionName, ActionResult, PageState, PageEvent } from '../src/page-protocol.ts';
import { postMessage } from '../src/posting.ts';
import { FolderInUseError, openSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.ts';

const BOT = fileURLToPath(new URL('./greeting-bot.ts', import.meta.url));
const ICON = fileURLToPath(new URL('./fixtures/icon.svg', import.meta.url));
const STARTER = fileURLToPath(new URL('./open-sandbox.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

let parent: string;
let folder: string;
let sandbox: Sandbox | undefined;
let warnings: string[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'local-discord-'));
  folder = join(parent, 'local');
  warnings = [];
});
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
  rmSync(parent, { recursive: true, force: true });
});

const optionsWith = (more: Partial<SandboxOptions> = {}): SandboxOptions => ({
  folder,
  port: 0,
  bot: botWith(),
  warn: (sentence) => void warnings.push(sentence),
  ...more,
});

const botWith = (env: Readonly<Record<string, string>> = {}): SandboxOptions['bot'] => ({
  file: BOT,
  execArgv: ['--import', TSX],
  env: ({ api, token }) => ({ PATH: process.env.PATH, DISCORD_API: api, DISCORD_TOKEN: token, ...env }),
});

async function open(more: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  sandbox = await openSandbox(optionsWith(more));
  return sandbox;
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
async function here(url: string, place = ''): Promise<PageState> {
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
  const told = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '') as PageEvent; // the page's own protocol
  if (told.type !== 'here') throw new Error(`told ${told.type} first`);
  return told;
}

const post = (url: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });

async function act<Name extends ActionName>(
  url: string,
  action: Name,
  body: ActionBodies[Name],
): Promise<ActionResult> {
  const response = await post(url, `/do/${action}`, body, {
    origin: url,
    'content-type': 'application/json',
  });
  expect(response.status).toBe(200);
  return (await response.json()) as ActionResult; // the page's own protocol
}

const greeted = (url: string): Promise<PageState> =>
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

describe('the sandbox', () => {
  it('opens on a channel where the bot has greeted once', async () => {
    const { url } = await open();
    const { messages, shell } = await greeted(url);
    expect(messages.map((one) => one.content)).toEqual(['Hello everybody']);
    expect(shell.people.map((one) => one.name)).toEqual(['Alice', 'Bruno', 'Chloé', 'Dagmara']);
  });

  it('is furnished and labelled as its opener says', async () => {
    const { url } = await open({
      home: { bot: 'Otter', guild: 'River', channel: 'bank', people: [{ name: 'Zoë', locale: 'fr' }] },
      branding: {
        subtitle: { 'en-US': 'on trial', fr: 'à l’essai' },
        connectSteps: { 'en-US': ['Get a token'] },
        icon: ICON,
      },
    });
    const { shell } = await greeted(url);
    expect(shell).toMatchObject({
      serverName: 'River',
      bot: { name: 'Otter' },
      people: [{ name: 'Zoë' }],
      channels: [{ name: 'bank' }],
      subtitle: 'à l’essai',
      connectSteps: ['Get a token'],
    });
    expect(await (await fetch(`${url}/icon.svg`)).text()).toBe(readFileSync(ICON, 'utf8'));
  });

  it('takes another port when its own is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { url } = await open({ port });
    expect(new URL(url).port).not.toBe(String(port));
    expect((await fetch(url)).status).toBe(200);
    await new Promise((resolve) => other.close(resolve));
  });

  it('starts the bot again when it dies, and says so meanwhile', async () => {
    const { url } = await open();
    await greeted(url);
    const pid = sandbox?.botPid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(
      async () => ((await here(url)).shell.bot.state === 'restarting' ? true : undefined),
      'a restart',
    );
    await until(
      async () => ((await here(url)).shell.bot.state === 'online' ? true : undefined),
      'the return',
    );
    expect(sandbox?.botPid).not.toBe(pid);
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

  it('begins a new world in an empty folder when told so, and has it prepared again', async () => {
    const prepared: boolean[] = [];
    const { url } = await open({
      prepareFolder: async (path) => {
        prepared.push(existsSync(join(path, 'note.txt')));
        await writeFile(join(path, 'note.txt'), 'mine');
      },
    });
    const before = await greeted(url);
    await act(url, 'say', { as: before.as, in: before.in, content: 'to be forgotten' });
    await act(url, 'new-world', {});
    const after = await until(async () => {
      const told = await greeted(url).catch(() => undefined);
      return told?.in === before.in ? undefined : told;
    }, 'a new world');
    expect(after.messages).toHaveLength(1);
    expect(prepared).toEqual([false, false]);
  });

  it.each([
    ['no JSON', '{ oh'],
    ['JSON of something else', '{"schema":1,"world":{"users":[]}}'],
    ['a world of a later version', '{"schema":99,"world":{}}'],
  ])('puts a world that can’t be used aside (%s), says where, and begins a new one', async (_what, text) => {
    mkdirSync(join(folder, 'world'), { recursive: true });
    writeFileSync(join(folder, 'world', 'world.json'), text);
    const { url } = await open();
    expect((await here(url)).shell.people).toHaveLength(4);
    const [aside = ''] = readdirSync(parent).filter((name) => name.startsWith('local-unreadable'));
    expect(warnings).toEqual([expect.stringContaining(aside)]);
    expect(readFileSync(join(parent, aside, 'world', 'world.json'), 'utf8')).toBe(text);
  });

  it('keeps the pictures on disk, not in memory, and shows them from there', async () => {
    const { url } = await open();
    await greeted(url);
    const world = sandbox?.discord?.world;
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
    const file = join(folder, 'world', 'files', id);
    expect(readFileSync(file, 'utf8')).toBe('a picture');
    rmSync(file);
    expect((await fetch(address)).status).toBe(404);
  });

  it('has its folder to itself: a second one is told where the first is', async () => {
    const { url } = await open();
    await greeted(url);
    const second = openSandbox(optionsWith());
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toMatchObject({ url });
    expect((await here(url)).shell.bot.state).toBe('online');
  });

  it('ends its bot even if it is killed itself, and then opens again', async () => {
    const child = fork(STARTER, [folder, BOT], {
      execArgv: ['--import', TSX],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const pid = await new Promise<number>((resolve) => child.once('message', resolve));
    expect(isAlive(pid)).toBe(true);
    await sleep(1500); // in the midst of its work
    child.kill('SIGKILL');
    await until(() => (isAlive(pid) ? undefined : true), 'the end of the bot');
    expect((await here((await open()).url)).shell.people).toHaveLength(4);
  });

  it('gives up when the bot can’t even start', async () => {
    await new Promise<void>((resolve) => {
      void open({ bot: botWith({ FAILS: 'yes' }), onStartFailed: resolve });
    });
    await sleep(1500);
    expect(sandbox?.botPid).toBeUndefined();
  });
});

const atLeast = (told: PageState, count: number): PageState | undefined =>
  told.messages.length >= count ? told : undefined;

describe('people at the page', () => {
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
    const world = sandbox?.discord?.world;
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

describe('who may use the page', () => {
  it('nobody but itself, on this machine', async () => {
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

  it('refuses requests that are none, or too large', async () => {
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
    const theirs = await here(url, `?as=${bruno}&in=${told.in}`);
    expect(theirs.messages.map((one) => one.id)).not.toContain(secret?.id);
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

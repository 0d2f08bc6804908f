import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTable, type OpenTable } from './browser/open-table.ts';

const INDEX = fileURLToPath(new URL('../src/index.ts', import.meta.url));

let dataDir: string;
let table: OpenTable | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'icebreaker-local-'));
});
afterEach(async () => {
  await table?.close();
  table = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (main?: string): Promise<OpenTable> =>
  (table = await openTable({
    cwd: dataDir,
    env: { DATA_DIR: dataDir },
    ...(main !== undefined && { main }),
  }));

/** The text of the page's stream of events, once it has these words. */
async function untilTold(url: string, words: string): Promise<string> {
  const leave = new AbortController();
  const response = await fetch(`${url}/events`, { signal: leave.signal });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString('utf8'); // a body of bytes
    if (text.includes(words)) break;
  }
  leave.abort();
  return text;
}

describe('npm start without a token', () => {
  it('prints where the page is and how to connect to Discord, and nothing else', async () => {
    const { url, said } = await open(INDEX);
    await untilTold(url, 'Open a table');
    expect(said().trim().split('\n')).toEqual([
      expect.stringContaining(url),
      expect.stringContaining('DISCORD_TOKEN'),
    ]);
  });
});

describe('the local table', () => {
  it('opens on a channel where the bot has greeted, with a button that opens a lobby, under its own name', async () => {
    const { url } = await open();
    const told = await untilTold(url, 'Open a table');
    expect(told).toContain('"subtitle":"the local table"');
    expect(told).toContain('"name":"Icebreaker"');
    expect(told).toContain('.env.example');
    expect(await (await fetch(`${url}/icon.svg`)).text()).toBe(
      readFileSync(new URL('../src/local-table-icon.svg', import.meta.url), 'utf8'),
    );
  });

  it('counts in the component sets of its owner', async () => {
    mkdirSync(join(dataDir, 'sets'));
    writeFileSync(join(dataDir, 'sets', 'note.txt'), 'mine');
    await open();
    expect(readFileSync(join(dataDir, 'local', 'sets', 'note.txt'), 'utf8')).toBe('mine');
  });

  it('keeps the component sets of its owner when a new world begins', async () => {
    mkdirSync(join(dataDir, 'sets'));
    writeFileSync(join(dataDir, 'sets', 'note.txt'), 'mine');
    const { url } = await open();
    await untilTold(url, 'Open a table');
    const before = await untilTold(url, '"as"');
    const headers = { origin: url, 'content-type': 'application/json' };
    await fetch(`${url}/do/new-world`, { method: 'POST', body: '{}', headers });
    await expect
      .poll(async () => (await untilTold(url, '"as"').catch(() => before)) === before, { timeout: 15_000 })
      .toBe(false);
    expect(readFileSync(join(dataDir, 'local', 'sets', 'note.txt'), 'utf8')).toBe('mine');
    expect(existsSync(join(dataDir, 'sets', 'note.txt'))).toBe(true);
  });

  it('is opened once: who comes second is told where it is', async () => {
    const { url } = await open();
    const second = openTable({ cwd: dataDir, env: { DATA_DIR: dataDir } });
    await expect(second).rejects.toThrow(`is open already, at ${url}`);
  });

  it('ends, and says why, when the bot can’t even start', async () => {
    mkdirSync(join(dataDir, 'sets'));
    writeFileSync(join(dataDir, 'sets', 'broken.json'), '{ oh');
    const { process: started, said } = await open();
    await expect.poll(() => started.exitCode, { timeout: 15_000 }).toBe(1);
    expect(said()).toContain('broken.json');
  });
});

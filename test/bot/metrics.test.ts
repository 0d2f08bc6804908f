import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from 'local-discord';
import { stage, waitFor, type Stage } from './bot.ts';
import { byMove, newChannel, offers, startedTable } from './player.ts';

/* The numbers that the bot tells about itself, at its health port. */

let harness: Stage;
let port: number;
beforeAll(async () => {
  port = await freePort();
  harness = await stage();
  await harness.start({ HEALTH_PORT: String(port) });
}, 30_000);
afterAll(async () => {
  await harness.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, () => {
      resolve();
    });
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}

async function metrics(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

/** The number behind a name with its labels; 0 if it is not told yet. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

const PLAYED = 'icebreaker_moves_total{by="person",outcome="played"}';
const COMMANDS = 'icebreaker_interactions_total{kind="command",outcome="answered"}';

describe('GET /metrics', () => {
  it('counts a move, its save, its pictures and how long the answer took', async () => {
    const { ann } = await startedTable(harness);
    await waitFor(async () => valueOf(await metrics(), 'icebreaker_announcements_behind') === 0);
    const before = await metrics();
    await byMove(ann, (await offers(ann))[0] ?? '');
    await waitFor(async () => valueOf(await metrics(), COMMANDS) > valueOf(before, COMMANDS));
    const after = await metrics();
    expect(valueOf(after, PLAYED) - valueOf(before, PLAYED)).toBe(1);
    for (const series of [
      COMMANDS,
      'icebreaker_acknowledgement_seconds_count{kind="command"}',
      'icebreaker_answer_seconds_count{kind="command"}',
    ])
      expect(valueOf(after, series) - valueOf(before, series), series).toBe(1);
    for (const series of [
      'icebreaker_interactions_total{kind="typing",outcome="answered"}',
      'icebreaker_save_seconds_count{outcome="saved"}',
    ])
      expect(valueOf(after, series), series).toBeGreaterThan(valueOf(before, series));
    expect(valueOf(after, 'icebreaker_tables{state="running"}')).toBe(1);
    expect(valueOf(after, 'icebreaker_tables{state="lobby"}')).toBe(0);
    expect(valueOf(after, 'icebreaker_drawing_seconds_count{outcome="drawn"}')).toBeGreaterThan(0);
    const painted = 'icebreaker_drawings_painted_total';
    expect(valueOf(after, painted)).toBeGreaterThan(valueOf(before, painted));
    expect(after).toContain('icebreaker_drawing_thread_deaths_total 0');
    expect(after).toContain('icebreaker_drawings_waiting ');
    expect(after).toContain('process_resident_memory_bytes ');
  });

  it('counts AI seats that think, and lobbies', async () => {
    const thoughts = /^icebreaker_thinking_seconds_count\{task="move",outcome="\w+"\} [1-9]/mu;
    const ann = harness.discord.person('Ann', 'en-US');
    const alone = ann.in(newChannel(harness));
    await alone.type('game new', { game: 'toy', ai: '1 easy' });
    await ann.in(newChannel(harness)).type('game new', { game: 'toy' });
    const told = async (): Promise<boolean> => {
      const texts = await offers(alone);
      if (texts[0] !== undefined) await byMove(alone, texts[0]);
      return thoughts.test(await metrics());
    };
    await waitFor(told, 20_000, 'a thought of the AI seat');
    expect(valueOf(await metrics(), 'icebreaker_tables{state="lobby"}')).toBe(1);
  }, 30_000);

  it('has no token, nobody’s name or id, no place and nothing of a game in it', async () => {
    const text = await metrics();
    expect(text).not.toContain(LOCAL_TOKEN);
    expect(text).not.toMatch(/\bann\b|\bbob\b/iu);
    // Discord's ids have 17 digits or more
    expect(text.replaceAll(/[ .]\d+$/gmu, '')).not.toMatch(/\d{15,}/u);
    const labels = new Set([...text.matchAll(/(\w+)="([^"]*)"/gu)].map(([, name = '']) => name));
    const own = ['kind', 'outcome', 'by', 'state', 'task', 'le', 'quantile', 'type', 'space', 'version'];
    for (const label of labels) expect([...own, 'major', 'minor', 'patch']).toContain(label);
  });
});

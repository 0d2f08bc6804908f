import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedRng } from '../../src/engine/core/rng.ts';
import { stage, type RunningBot, type Stage } from '../../test/bot/bot.ts';
import type { WholeGame } from './drawings.ts';
import { chosen, seated, type Chosen } from './seated.ts';
import { percentile } from './times.ts';
import { now, watch, type Watched } from './watched.ts';

/* Where the time of one whole move goes, from its gateway frame to the posted picture: by the clock, and of the thread that answers. */

const WATCHED_BOT = fileURLToPath(new URL('./watched-bot.ts', import.meta.url));
/** beside the bot's data */
const PROFILE = 'profile.json';
const WARMING = 8;
const MEASURED = 20;

/** Of a move, in milliseconds since Discord sent its frame. */
interface Times {
  readonly acknowledging: number;
  readonly acknowledged: number;
  readonly wording: number;
  readonly worded: number;
  readonly posting: number;
  readonly posted: number;
}

export async function profileOfOneMove(games: readonly WholeGame[]): Promise<string> {
  const here = await stage({}, WATCHED_BOT);
  try {
    const bot = await here.start();
    const seen = watch(here);
    const dice = seedRng('one move');
    const times: Times[] = [];
    const tables = [];
    for (const [at, { game }] of games.entries()) tables.push(await seated(here, game.id, at));
    for (let move = 0; move < WARMING + MEASURED; move += 1) {
      if (move === WARMING) bot.child.kill('SIGUSR2');
      for (const seats of tables) {
        const next = await chosen(seats, dice);
        const one = next && (await timesOf(here, bot, seen, next));
        if (one !== undefined && move >= WARMING) times.push(one);
      }
    }
    await bot.stop();
    // as: what the inspector's profiler gives
    const profile = JSON.parse(readFileSync(join(here.dataDir, PROFILE), 'utf8')) as Profiler.Profile;
    const worked = workOf(profile);
    return [...byTheClock(times), '', ...byWork(worked, times.length)].join('\n');
  } finally {
    await here.close();
  }
}

/** Nothing where the move brought no board: it was one of several that end a turn. */
async function timesOf(
  { discord }: Stage,
  bot: RunningBot,
  seen: Watched,
  { person, text }: Chosen,
): Promise<Times | undefined> {
  const began = now();
  const known = bot.log.length;
  const { interaction } = await person.type('move', { action: text });
  await discord.quiet(300);
  const posted = seen.boards.get(person.channel.id) ?? 0;
  const since = bot.log.slice(known);
  const at = (msg: string, path: RegExp): number => {
    const line = since.find((one) => one.msg === msg && path.test(String(one.path)));
    return Number(line?.at) - began;
  };
  const callback = new RegExp(`^/api/v10/interactions/${interaction.id}/`, 'u');
  const original = new RegExp(`/${interaction.token}/messages/`, 'u');
  const board = /^\/api\/v10\/channels\/\d+\/messages/u;
  const times = {
    acknowledging: at('a request begins', callback),
    acknowledged: at('a request is answered', callback),
    wording: at('a request begins', original),
    worded: at('a request is answered', original),
    posting: at('a request begins', board),
    posted: posted - began,
  };
  return Object.values(times).every((ms) => ms > 0) ? times : undefined;
}

function byTheClock(times: readonly Times[]): readonly string[] {
  const steps: readonly (readonly [string, keyof Times])[] = [
    ['the frame is there, the acknowledgement is sent', 'acknowledging'],
    ['Discord has taken it', 'acknowledged'],
    ['played, saved, words are sent', 'wording'],
    ['Discord has taken them', 'worded'],
    ['laid out, painted, the board is sent', 'posting'],
    ['the board is in the channel', 'posted'],
  ];
  let last = 0;
  const lines = steps.map(([words, key]) => {
    const ms = percentile(
      times.map((one) => one[key]),
      50,
    );
    const line = [words, (ms - last).toFixed(1), ms.toFixed(1)];
    last = ms;
    return line;
  });
  return tableOf([[`by the clock, medians of ${times.length} moves`, 'ms', 'since the frame'], ...lines]);
}

/** Frames of the stack by which a part of the work is known, and the name of that part; the innermost counts. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\(garbage collector\)/u, 'garbage collection'],
  [/^composed .*commands\/pictures/u, 'scenes laid out'],
  [/^draw .*render\/drawing/u, 'scenes as JSON, and their hashes'],
  [/^act .*table\/play/u, 'rules'],
  [/ .*storage\/|sqlite/u, 'records checked and written'],
  [/^(panelPage|boardMessage|altOf) /u, 'words'],
  [/ .*(discord\.js|discordjs|undici)\//u, 'discord.js and HTTP'],
  [/^emit .*node:events|node:net|node:internal\/stream/u, 'discord.js and HTTP'],
];

/** Milliseconds by part. */
function workOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const parts = new Map<number, string>();
  const partOf = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id);
    if (id === undefined || node === undefined) return 'all else';
    const known = parts.get(id);
    if (known !== undefined) return known;
    const frame = `${node.callFrame.functionName} ${node.callFrame.url}`;
    const part = PARTS.find(([words]) => words.test(frame))?.[1] ?? partOf(parents.get(id));
    parts.set(id, part);
    return part;
  };
  const worked = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    if (byId.get(id)?.callFrame.functionName === '(idle)') continue;
    const part = partOf(id);
    worked.set(part, (worked.get(part) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  }
  return worked;
}

function byWork(worked: ReadonlyMap<string, number>, moves: number): readonly string[] {
  const lines = [...worked]
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, ms]) => [part, (ms / moves).toFixed(2)]);
  return tableOf([['work of the thread that answers', 'ms a move'], ...lines]);
}

function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', ...rest]) =>
    [first.padEnd(width), ...rest.map((cell) => cell.padStart(16))].join('  '),
  );
}

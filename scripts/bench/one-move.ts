import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome } from 'local-discord';
import { seedRng } from '../../src/engine/core/rng.ts';
import { stage, type Stage } from '../../test/bot/bot.ts';
import type { WholeGame } from './drawings.ts';
import { chosen, seated, type Chosen } from './seated.ts';
import { percentile } from './times.ts';
import { now, watch, type Watched } from './watched.ts';

/* Where the time of one whole move goes, from its gateway frame to the posted picture: by the clock, and of the thread that answers. */

const WATCHED_BOT = fileURLToPath(new URL('./watched-bot.ts', import.meta.url));
const WARMING = 8;
const MEASURED = 20;

/** What `watched-bot.ts` writes down. */
interface WrittenDown {
  readonly requests: readonly { readonly path: string; readonly at: number }[];
  readonly profile: Profiler.Profile;
}

/** Of a move, since its frame was sent. The bot's own requests are found in what it has written down. */
interface Seen {
  readonly began: number;
  readonly interaction: Outcome['interaction'];
  readonly acknowledged: number;
  readonly worded: number;
  readonly posted: number;
}

export async function profileOfOneMove(games: readonly WholeGame[]): Promise<string> {
  const here = await stage({}, WATCHED_BOT);
  try {
    const bot = await here.start();
    const discord = watch(here);
    const dice = seedRng('one move');
    const moves: Seen[] = [];
    const tables = [];
    for (const [at, { game }] of games.entries()) tables.push(await seated(here, game.id, at));
    for (let move = 0; move < WARMING + MEASURED; move += 1) {
      if (move === WARMING) bot.child.kill('SIGUSR2');
      for (const seats of tables) {
        const next = await chosen(seats, dice);
        const seen = next && (await seenOf(here, discord, next));
        if (seen !== undefined && move >= WARMING) moves.push(seen);
      }
    }
    await bot.stop();
    // as: what the bot has written
    const written = JSON.parse(readFileSync(join(here.dataDir, 'watched.json'), 'utf8')) as WrittenDown;
    const worked = workOf(written.profile);
    return [
      ...byTheClock(moves.flatMap((move) => timesOf(move, written))),
      '',
      ...byWork(worked, moves.length),
    ].join('\n');
  } finally {
    await here.close();
  }
}

/** Nothing where the move brought no board: it was one of several that end a turn. */
async function seenOf(
  { discord }: Stage,
  { acknowledged, worded, boards }: Watched,
  { person, text }: Chosen,
): Promise<Seen | undefined> {
  const began = now();
  const { interaction } = await person.type('move', { action: text });
  await discord.quiet(300);
  const posted = boards.get(person.channel.id) ?? 0;
  if (posted < began) return undefined;
  return {
    began,
    interaction,
    acknowledged: acknowledged.get(interaction.id) ?? NaN,
    worded: (worded.get(interaction.originalId ?? '') ?? NaN) - began,
    posted: posted - began,
  };
}

const STEPS = [
  'the frame is there, the acknowledgement is sent',
  'Discord has taken it',
  'played, saved, words are sent',
  'Discord has taken them',
  'laid out, painted, the board is sent',
  'the board is in the channel',
] as const;

/** When each of the steps was done. */
function timesOf(
  { began, interaction, acknowledged, worded, posted }: Seen,
  { requests }: WrittenDown,
): readonly (readonly number[])[] {
  const sent = (path: string): number =>
    (requests.find((one) => one.at > began && one.path.includes(path))?.at ?? NaN) - began;
  const times = [
    sent(`/interactions/${interaction.id}/`),
    acknowledged,
    sent(`/${interaction.token}/messages/`),
    worded,
    sent(`/channels/${interaction.channelId}/messages`),
    posted,
  ];
  return times.every((ms) => ms > 0) ? [times] : [];
}

function byTheClock(moves: readonly (readonly number[])[]): readonly string[] {
  let last = 0;
  const lines = STEPS.map((words, at) => {
    const ms = percentile(
      moves.map((times) => times[at] ?? NaN),
      50,
    );
    const line = [words, (ms - last).toFixed(1), ms.toFixed(1)];
    last = ms;
    return line;
  });
  return tableOf([[`by the clock, medians of ${moves.length} moves`, 'ms', 'since the frame'], ...lines]);
}

/** Frames of the stack by which a part of the work is known, and the name of that part; the innermost counts. */
const PARTS: readonly (readonly [RegExp, string | undefined])[] = [
  // this measuring itself
  [/watched-bot|node:inspector/u, undefined],
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
  const parts = new Map<number, string | undefined>();
  const partOf = (id: number | undefined): string | undefined => {
    const node = id === undefined ? undefined : byId.get(id);
    if (id === undefined || node === undefined) return 'all else';
    if (parts.has(id)) return parts.get(id);
    const frame = `${node.callFrame.functionName} ${node.callFrame.url}`;
    const found = PARTS.find(([words]) => words.test(frame));
    const part = found === undefined ? partOf(parents.get(id)) : found[1];
    parts.set(id, part);
    return part;
  };
  const worked = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    if (byId.get(id)?.callFrame.functionName === '(idle)') continue;
    const part = partOf(id);
    if (part !== undefined) worked.set(part, (worked.get(part) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
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

import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PersonInChannel } from 'local-discord';
import { below, seedRng } from '../../src/engine/core/rng.ts';
import { GAMES_BOT, stage, type Stage } from '../../test/bot/bot.ts';
import { offers } from '../../test/bot/player.ts';
import { drawingTimes, type DrawingTimes } from './drawing-times.ts';
import type { WholeGame } from './drawings.ts';
import { freePort } from './free-port.ts';
import { atLeast, atMost, type Extent, type Row } from './row.ts';
import { chosen, PATIENCE_MS, seated, type Chosen } from './seated.ts';
import { percentile } from './times.ts';
import { now, watch, type Watched } from './watched.ts';

/* The whole bot in a process of its own at a local Discord, and a bare discord.js client at another one. */

const PICTURE_GOAL = 1.2;
const WORDS_GOAL_MS = 5;
const ACK_GOAL_MS = 200;
const SUGGESTION_GOAL_MS = 100;
const SPEEDUP_GOAL = 1.7;
const FLOOR_BOT = fileURLToPath(new URL('./floor-bot.ts', import.meta.url));

export async function measureWholeBot(games: readonly WholeGame[], extent: Extent): Promise<readonly Row[]> {
  const drawing = await drawingTimes(games);
  try {
    return [...(await oneTable(games, drawing, extent)), ...(await manyTables(games, drawing, extent))];
  } finally {
    await drawing.close();
  }
}

interface MoveTimes {
  readonly words: number;
  /** until the public picture is there; absent: the move brought none */
  readonly picture: number | undefined;
}

async function timed(stage_: Stage, seen: Watched, { person, text }: Chosen): Promise<MoveTimes> {
  const began = now();
  const { interaction, settled } = await person.type('move', { action: text });
  if (!settled) throw new Error(`${text} was not answered`);
  const worded = seen.worded.get(interaction.originalId ?? '') ?? NaN;
  // what is still drawn for others would slow the next move
  await stage_.discord.quiet(200);
  const board = seen.boards.get(person.channel.id) ?? 0;
  return { words: worded - began, picture: board < began ? undefined : board - began };
}

async function oneTable(
  games: readonly WholeGame[],
  drawing: DrawingTimes,
  extent: Extent,
): Promise<readonly Row[]> {
  const bot = await stage({}, GAMES_BOT);
  const bare = await stage({}, FLOOR_BOT);
  try {
    await bot.start();
    await bare.start({ PNG_BYTES: String(drawing.bytes) });
    const seen = watch(bot);
    const bareSeen = watch(bare);
    const someone = bare.discord.person('Somebody', 'en-US').in(bare.discord.home.channel);
    const floors: Readonly<Record<'words' | 'picture', number[]>> = { words: [], picture: [] };
    const drawings: number[] = [];
    const moves: MoveTimes[] = [];
    const dice = seedRng('one table');
    // the floor's client repeats itself from its first answer on; the bot runs some of its code for the first time for many moves
    const [warming, measured] = extent === 'smoke' ? [0, 2] : [30, 20];
    for (const [table, { game }] of games.entries()) {
      const seats = await seated(bot, game.id, table);
      for (let move = 0; move < warming + measured; move += 1) {
        const next = await chosen(seats, dice);
        if (next === undefined) break;
        const times = await timed(bot, seen, next);
        if (move >= warming) moves.push(times);
        for (const kind of ['words', 'picture'] as const) {
          const floor = await timed(bare, bareSeen, { person: someone, text: kind });
          if (move >= warming) floors[kind].push(floor.words);
        }
        drawings.push(await drawing.alone(1));
      }
    }
    const floor = { words: percentile(floors.words, 50), picture: percentile(floors.picture, 50) };
    const words = percentile(
      moves.map((move) => move.words),
      50,
    );
    const picture = percentile(
      moves.flatMap((move) => move.picture ?? []),
      50,
    );
    return [
      atMost(
        'a move with picture, one table: drawings above the floor',
        (picture - floor.picture) / percentile(drawings, 50),
        PICTURE_GOAL,
        floor.picture,
      ),
      atMost(
        'a move’s words, one table: ms above the floor',
        words - floor.words,
        WORDS_GOAL_MS,
        floor.words,
      ),
    ];
  } finally {
    await bot.close();
    await bare.close();
  }
}

interface Rounds {
  lost: number;
  /** pictures that the drawing threads painted, and how many one thread alone would have drawn in that time */
  painted: number;
  alone: number;
  /** milliseconds */
  readonly acknowledged: number[];
  readonly suggested: number[];
  /** until each board was there, in times that a hundred drawings take on two threads */
  readonly boards: number[];
}

function newRounds(): Rounds {
  return { lost: 0, painted: 0, alone: 0, acknowledged: [], suggested: [], boards: [] };
}

/** What drawings cost just before a round, in milliseconds. */
interface Floor {
  readonly one: number;
  readonly hundredOnTwo: number;
}

async function manyTables(
  games: readonly WholeGame[],
  drawing: DrawingTimes,
  extent: Extent,
): Promise<readonly Row[]> {
  const [count, warming, rounds] = extent === 'smoke' ? [4, 0, 1] : [50, 1, 5];
  const drawn = extent === 'smoke' ? 3 : 51;
  const bot = await stage({}, GAMES_BOT);
  try {
    const port = await freePort();
    await bot.start({ HEALTH_PORT: String(port) });
    const tables: (readonly PersonInChannel[])[] = [];
    for (let table = 0; table < count; table += 1)
      tables.push(await seated(bot, games[table % games.length]?.game.id ?? '', 100 + table));
    const dice = seedRng('many tables');
    let all = newRounds();
    let floors: Floor[] = [];
    for (let round = 0; round < warming + rounds; round += 1) {
      if (round === warming) [all, floors] = [newRounds(), []];
      const next: Chosen[] = [];
      for (const seats of tables) next.push(...[(await chosen(seats, dice)) ?? []].flat());
      await bot.discord.quiet(1_000);
      const floor = { one: await drawing.alone(drawn), hundredOnTwo: 100 * (await drawing.onTwo(drawn)) };
      floors.push(floor);
      // while the bot works on the moves, somebody types at each table
      const typing = tables.flatMap(([person]) =>
        person === undefined ? [] : { person, afterMs: below(dice, Math.ceil(floor.hundredOnTwo)) },
      );
      await playRound(bot, port, { next, typing, floor }, all);
    }
    const medianOf = (key: keyof Floor): number =>
      percentile(
        floors.map((floor) => floor[key]),
        50,
      );
    return [
      atMost('50 tables at once: interactions lost', all.lost, 0),
      atMost('50 tables at once: acknowledged, 99 of 100, ms', percentile(all.acknowledged, 99), ACK_GOAL_MS),
      atMost(
        '50 tables at once: board, 99 of 100 / 100 drawings on two threads',
        percentile(all.boards, 99),
        1,
        medianOf('hundredOnTwo'),
      ),
      atLeast(
        '50 tables at once: pictures a second / one thread alone',
        all.painted / all.alone,
        SPEEDUP_GOAL,
        medianOf('one'),
      ),
      atMost(
        '50 tables at once: autocomplete, 99 of 100, ms',
        percentile(all.suggested, 99),
        SUGGESTION_GOAL_MS,
      ),
    ];
  } finally {
    await bot.close();
  }
}

interface Round {
  readonly next: readonly Chosen[];
  readonly typing: readonly { readonly person: PersonInChannel; readonly afterMs: number }[];
  readonly floor: Floor;
}

/** Everybody moves in the same moment. */
async function playRound(
  bot: Stage,
  port: number,
  { next, typing, floor }: Round,
  all: Rounds,
): Promise<void> {
  const paintedBefore = await painted(port);
  const seen = watch(bot);
  const began = now();
  const typed = typing.map(async ({ person, afterMs }) => {
    await sleep(afterMs);
    return offers(person);
  });
  const outcomes = await Promise.all(
    next.map(({ person, text }) => person.type('move', { action: text }, { patienceMs: PATIENCE_MS })),
  );
  await Promise.all(typed);
  await bot.discord.quiet(1_000);
  seen.stop();
  const moves = new Set(outcomes.map(({ interaction }) => interaction.id));
  for (const [id, ms] of seen.acknowledged) (moves.has(id) ? all.acknowledged : all.suggested).push(ms);
  all.boards.push(...[...seen.boards.values()].map((at) => (at - began) / floor.hundredOnTwo));
  all.lost += outcomes.filter(({ settled }) => !settled).length;
  all.painted += (await painted(port)) - paintedBefore;
  // Discord and its people, who are this process, are elsewhere in truth: both processors would be the bot's meanwhile
  const last = seen.lastPicture() ?? { at: began, usedMs: 0 };
  all.alone += (last.at - began - last.usedMs / PROCESSORS) / floor.one;
}

const PROCESSORS = 2;

async function painted(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const [, count = '0'] = /^icebreaker_drawings_painted_total (\d+)$/mu.exec(await answer.text()) ?? [];
  return Number(count);
}

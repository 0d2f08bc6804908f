import { fileURLToPath } from 'node:url';
import type { PersonInChannel } from 'local-discord';
import { AND_THEN } from '../../src/engine/core/contract.ts';
import { pickOne, seedRng, type Rng } from '../../src/engine/core/rng.ts';
import { createDrawings } from '../../src/render/drawing.ts';
import { GAMES_BOT, stage, waitFor, type Stage } from '../../test/bot/bot.ts';
import { boards, offers } from '../../test/bot/player.ts';
import { midGames, sceneOf, type WholeGame } from './drawings.ts';
import { nameAt } from './people.ts';
import { atLeast, atMost, type Extent, type Row } from './row.ts';
import { percentile, wallOf } from './times.ts';

/* The whole bot in a process of its own at a local Discord, and a bare discord.js client at another one. */

const PICTURE_GOAL = 1.2;
const WORDS_GOAL_MS = 5;
const ACK_GOAL_MS = 200;
const SUGGESTION_GOAL_MS = 100;
const SPEEDUP_GOAL = 1.7;
const FLOOR_BOT = fileURLToPath(new URL('./floor-bot.ts', import.meta.url));
/** Drawings of each game that are made before any is measured. */
const WARMING = 4;
/** How long a picture may take before it counts as lost. */
const PATIENCE_MS = 30_000;

export async function measureWholeBot(games: readonly WholeGame[], extent: Extent): Promise<readonly Row[]> {
  const drawing = await drawingTimes(games, extent);
  return [...(await oneTable(games, drawing, extent)), ...(await manyTables(games, drawing, extent))];
}

interface DrawingTimes {
  /** one drawing on one thread that has nothing else to do */
  readonly one: number;
  readonly bytes: number;
  /** a hundred on two threads */
  readonly hundredOnTwo: number;
}

/** Pictures of tables that nobody else has, as they come from the drawing threads. */
async function drawingTimes(games: readonly WholeGame[], extent: Extent): Promise<DrawingTimes> {
  const each = Math.ceil((extent === 'smoke' ? 6 : 100) / games.length) + WARMING;
  // games in turn, as the tables at a bot
  const own = games.map((whole) => midGames(whole, each).map((table) => sceneOf(whole, table)));
  const inTurn = Array.from({ length: each }, (_, at) => own.flatMap((list) => list[at] ?? [])).flat();
  const [warming, scenes] = [inTurn.slice(0, WARMING * games.length), inTurn.slice(WARMING * games.length)];
  const drawn = async (workers: number): Promise<{ readonly ms: number; readonly bytes: number }> => {
    const drawings = createDrawings({ workers, queueLimit: 1_000, rememberedBytes: 1 });
    try {
      // the threads wake, the grounds are painted
      await Promise.all(warming.map((scene) => drawings.draw(scene, 'default')));
      let bytes = 0;
      const ms = await wallOf(async () => {
        const done = await Promise.all(scenes.map((scene) => drawings.draw(scene, 'default')));
        for (const one of done) bytes += one.ok ? one.value.byteLength : 0;
      });
      return { ms: ms / scenes.length, bytes: Math.round(bytes / scenes.length) };
    } finally {
      await drawings.close();
    }
  };
  const alone = await drawn(1);
  const together = await drawn(2);
  return { one: alone.ms, bytes: alone.bytes, hundredOnTwo: 100 * together.ms };
}

/** When things happened at this Discord, by the clock on the wall. */
interface Watched {
  /** interaction -> from its making until the bot's first word about it */
  readonly acknowledged: Map<string, number>;
  /** channel -> when its newest public picture came */
  readonly pictures: Map<string, number>;
  /** message -> when it was last written */
  readonly written: Map<string, number>;
  pictureCount: number;
  stop(): void;
}

/** Discord's ids say when they were made. */
const DISCORD_EPOCH = 1_420_070_400_000n;
const madeAt = (id: string): number => Number((BigInt(id) >> 22n) + DISCORD_EPOCH);

function watch({ discord }: Stage): Watched {
  const seen = new Set<string>();
  const watched: Watched = {
    acknowledged: new Map(),
    pictures: new Map(),
    written: new Map(),
    pictureCount: 0,
    stop: discord.world.listen((event) => {
      const now = Date.now();
      if (event.type === 'interaction-changed') {
        if (!watched.acknowledged.has(event.interactionId))
          watched.acknowledged.set(event.interactionId, now - madeAt(event.interactionId));
      } else if (event.type === 'message-created' || event.type === 'message-updated') {
        const { id, channelId, attachments, visibleTo } = event.message;
        watched.written.set(id, now);
        const fresh = attachments.filter((file) => !seen.has(file.id));
        for (const file of fresh) seen.add(file.id);
        watched.pictureCount += fresh.length;
        if (fresh.length > 0 && visibleTo === undefined) watched.pictures.set(channelId, now);
      }
    }),
  };
  return watched;
}

/** People at a table of their own that has begun. */
async function seated(stage_: Stage, game: string, table: number): Promise<readonly PersonInChannel[]> {
  const { world, home } = stage_.discord;
  const channel = world.addChannel(home.guild.id, `bench-${table}`);
  const seats = [0, 1].map((seat) => stage_.discord.person(nameAt(table, seat), 'en-US').in(channel));
  const [host, guest] = seats;
  if (host === undefined || guest === undefined) throw new RangeError('nobody plays');
  await host.type('game new', { game });
  await guest.type('game join');
  await host.type('game start');
  await waitFor(() => boards(host).length > 0, PATIENCE_MS, 'the board');
  return seats;
}

interface Chosen {
  readonly person: PersonInChannel;
  readonly text: string;
}

/** Who is asked, and something that they may do. */
async function chosen(seats: readonly PersonInChannel[], dice: Rng): Promise<Chosen | undefined> {
  for (const person of seats) {
    const texts = await offers(person);
    const single = texts.filter((text) => !text.includes(AND_THEN));
    if (single.length > 0) return { person, text: pickOne(dice, single) };
  }
  return undefined;
}

interface MoveTimes {
  readonly words: number;
  /** until the public picture is there; absent: the move brought none */
  readonly picture: number | undefined;
}

async function timed(stage_: Stage, watched: Watched, { person, text }: Chosen): Promise<MoveTimes> {
  const began = Date.now();
  const { interaction, settled } = await person.type('move', { action: text });
  if (!settled) throw new Error(`${text} was not answered`);
  // the answer is written once with its words, and later again with its picture
  const answered = watched.written.get(interaction.originalId ?? '') ?? Date.now();
  await stage_.discord.quiet(400);
  const picture = watched.pictures.get(person.channel.id);
  return {
    words: answered - began,
    picture: picture === undefined || picture < began ? undefined : picture - began,
  };
}

async function oneTable(
  games: readonly WholeGame[],
  { one, bytes }: DrawingTimes,
  extent: Extent,
): Promise<readonly Row[]> {
  const bot = await stage({}, GAMES_BOT);
  const bare = await stage({}, FLOOR_BOT);
  try {
    await bot.start();
    await bare.start({ PNG_BYTES: String(bytes) });
    const seen = watch(bot);
    const bareSeen = watch(bare);
    const someone = bare.discord.person('Somebody', 'en-US').in(bare.discord.home.channel);
    const floors: { readonly words: number[]; readonly picture: number[] } = { words: [], picture: [] };
    const moves: MoveTimes[] = [];
    const dice = seedRng('one table');
    for (const [table, { game }] of games.entries()) {
      const seats = await seated(bot, game.id, table);
      for (let move = 0; move < (extent === 'smoke' ? 2 : 20); move += 1) {
        const next = await chosen(seats, dice);
        if (next === undefined) break;
        moves.push(await timed(bot, seen, next));
        for (const kind of ['words', 'picture'] as const) {
          const times = await timed(bare, bareSeen, { person: someone, text: kind });
          floors[kind].push(times.words);
        }
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
        (picture - floor.picture) / one,
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

async function manyTables(
  games: readonly WholeGame[],
  { one, hundredOnTwo }: DrawingTimes,
  extent: Extent,
): Promise<readonly Row[]> {
  const [count, rounds] = extent === 'smoke' ? [4, 1] : [50, 4];
  const bot = await stage({}, GAMES_BOT);
  try {
    await bot.start();
    const tables: (readonly PersonInChannel[])[] = [];
    for (let table = 0; table < count; table += 1)
      tables.push(await seated(bot, games[table % games.length]?.game.id ?? '', 100 + table));
    await bot.discord.quiet(1_000);
    const dice = seedRng('many tables');
    const sums = { lost: 0, pictures: 0, ms: 0 };
    const acknowledged: number[] = [];
    const suggested: number[] = [];
    const shown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const next: Chosen[] = [];
      for (const seats of tables) next.push(...[(await chosen(seats, dice)) ?? []].flat());
      const seen = watch(bot);
      const began = Date.now();
      // everybody moves, and at each table somebody types
      const typed = tables.map(async ([person]) => person && offers(person).catch(() => []));
      const outcomes = await Promise.all(
        next.map(({ person, text }) => person.type('move', { action: text }, { patienceMs: PATIENCE_MS })),
      );
      await Promise.all(typed);
      await bot.discord.quiet(1_500);
      seen.stop();
      const moves = new Set(outcomes.map(({ interaction }) => interaction.id));
      sums.lost += outcomes.filter(({ settled }) => !settled).length;
      for (const [id, ms] of seen.acknowledged) (moves.has(id) ? acknowledged : suggested).push(ms);
      const times = [...seen.pictures.values()].map((at) => at - began);
      shown.push(...times);
      sums.pictures += seen.pictureCount;
      sums.ms += Math.max(...times, ...[...seen.written.values()].map((at) => at - began));
    }
    return [
      atMost('50 tables at once: interactions lost', sums.lost, 0),
      atMost('50 tables at once: acknowledged, 99 of 100, ms', percentile(acknowledged, 99), ACK_GOAL_MS),
      atMost(
        '50 tables at once: board, 99 of 100 / 100 drawings on two threads',
        percentile(shown, 99) / hundredOnTwo,
        1,
        hundredOnTwo,
      ),
      atLeast(
        '50 tables at once: pictures a second / one thread alone',
        (sums.pictures / sums.ms) * one,
        SPEEDUP_GOAL,
        one,
      ),
      atMost('50 tables at once: autocomplete, 99 of 100, ms', percentile(suggested, 99), SUGGESTION_GOAL_MS),
    ];
  } finally {
    await bot.close();
  }
}

import type { Tables } from '../src/table/tables.ts';
import {
  chosenGame,
  chosenSeats,
  readArguments,
  run,
  text,
  wholeNumber,
  type Arguments,
} from './arguments.ts';
import { openTables } from './bench/bench-tables.ts';
import { drawFor } from './bench/pictures.ts';
import { JOURNALS, noPlayYet, playAtTable, WINDOW } from './bench/table-play.ts';
import { Times } from './bench/times.ts';
import { WHOLE_GAMES } from './games.ts';
import { playRandomly, seedOfGame } from './random-game.ts';
import { nameOf } from './speaker.ts';

/* npm run -s bench -- [--game ID] [--seats N] [--games K] [--seed S]: how long everything takes, as one table. */

interface Wish {
  readonly gameId: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

run(async (args) => {
  const { named } = readArguments(args, { values: ['game', 'seats', 'games', 'seed'] });
  const wishes = wishesOf(named);
  printRow('', 'median', '99 of 100', 'times', 'at most');
  for (const wish of wishes) await measure(wish);
  return 0;
});

/** The game that is named, or every registered one; with as many seats as it has, if nobody says how many. */
function wishesOf(named: Arguments): readonly Wish[] {
  const games = wholeNumber(named, 'games', 1, 1_000, 3);
  const seed = text(named, 'seed', 'bench');
  const registered = WHOLE_GAMES.map(({ rulebook }) => rulebook.id).filter((id) => id !== 'toy');
  const ids = named.game === undefined ? registered : [text(named, 'game')];
  return ids.map((gameId) => {
    const { game } = chosenGame({ game: gameId });
    const seats = named.seats === undefined ? game.seats.max : chosenSeats(named, game);
    return { gameId, seats, games, seed };
  });
}

async function measure(wish: Wish): Promise<void> {
  const { gameId, seats, games, seed } = wish;
  printRow(`${gameId} --seats ${seats} --games ${games} --seed ${seed}`);
  await measureRandomPlay(wish);
  const bench = await openTables(seed);
  try {
    const played = noPlayYet();
    const channels = Array.from({ length: games }, (_, at) => `channel-${at}`);
    for (const [at, channelId] of channels.entries())
      await playAtTable(bench.context, { gameId, seats, seed: seedOfGame(seed, at), channelId }, played);
    for (const from of JOURNALS)
      printTimes(`act, decisions ${from} to ${from + WINDOW - 1}`, played.acts.get(from));
    printTimes('autocomplete', played.suggestions);
    printTimes('story, cold', await coldStories(channels, bench.startedAnew));
    for (const viewer of [undefined, ...Array.from({ length: seats }, (_, seat) => seat)]) {
      const { first, again, largest } = await drawFor(bench.context, played.tables, viewer);
      const of = viewer === undefined ? 'picture for all' : `picture for ${nameOf(viewer)}`;
      printTimes(of, first, `${Math.ceil(largest / 1000)} kB`);
      printTimes(`${of}, again`, again);
    }
  } finally {
    await bench.close();
  }
}

/** Without table and storage: the rules alone. */
async function measureRandomPlay({ gameId, seats, games, seed }: Wish): Promise<void> {
  const { game } = chosenGame({ game: gameId });
  const times = new Times();
  let decisions = 0;
  for (let at = 0; at < games; at += 1) {
    const wish = { seats, seed: seedOfGame(seed, at), options: {}, policy: 'weighed' } as const;
    const { journal } = await times.of(() => playRandomly(game, wish));
    decisions += journal.length;
  }
  const perSecond = Math.round((decisions * 1000) / times.sum);
  printRow('  random play', `${perSecond}/s`, '', String(decisions));
}

/** As a bot tells them that has just been started: read, found sound, replayed. */
async function coldStories(channels: readonly string[], startedAnew: () => Tables): Promise<Times> {
  const times = new Times();
  for (const channelId of channels) {
    const tables = startedAnew();
    await times.of(async () => {
      const found = await tables.at(channelId);
      if (!found.ok || found.value === undefined) throw new Error(`no table in ${channelId}`);
      return found.value.story(undefined);
    });
  }
  return times;
}

function printTimes(what: string, times: Times | undefined, atMost = ''): void {
  if (times === undefined || times.count === 0) printRow(`  ${what}`, 'no game is so long');
  else printRow(`  ${what}`, ms(times.percentile(50)), ms(times.percentile(99)), String(times.count), atMost);
}

function ms(duration: number): string {
  return `${duration.toFixed(duration < 10 ? 2 : 0)} ms`;
}

function printRow(what: string, ...cells: readonly string[]): void {
  process.stdout.write(
    `${what.padEnd(36)}${cells.map((cell) => cell.padStart(12)).join('')}`.trimEnd() + '\n',
  );
}

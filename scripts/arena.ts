import { guidedOutlook } from '../src/ai/guides.ts';
import { SKILLS } from '../src/ai/levels.ts';
import type { Outlook } from '../src/ai/outlook.ts';
import { play } from './arena/match.ts';
import { chooserOf, PLAYERS, type Player } from './arena/players.ts';
import { appendResult, readResults, type ResultLine } from './arena/results.ts';
import { tableOf } from './arena/table.ts';
import {
  chosenGame,
  chosenSeats,
  readArguments,
  run,
  text,
  wholeNumber,
  WrongArgument,
} from './arguments.ts';
import { shippedSets } from './games.ts';

/*
 * npm run -s arena -- --game ID --seats N --players hard,flat,... --games K [--share 0.25] [--file F] [--pairs a-b,c-d]:
 * every player against every later one of the list, K games each. At three and four seats the first of a pair has one
 * seat and the other all the rest. Levels search for a share of their live iterations, without a clock. Results are
 * appended to a file game by game; what is there already isn't played again. K 0 prints the table alone.
 */

interface Pair {
  readonly player: Player;
  readonly rival: Player;
}

run((args) => {
  const { named } = readArguments(args, {
    values: ['game', 'seats', 'players', 'pairs', 'games', 'share', 'file', 'set'],
  });
  const { game, rulebook } = chosenGame(named);
  const seats = chosenSeats(named, game);
  const games = wholeNumber(named, 'games', 0, 100_000);
  const share = shareOf(text(named, 'share', '0.25'));
  const file = text(named, 'file', `arena-${game.id}-${seats}.jsonl`);
  const pairs =
    named.pairs === undefined
      ? everyPair(text(named, 'players', PLAYERS.join()))
      : pairsIn(text(named, 'pairs'));
  const loaded = shippedSets().find(({ set }) => set.hash === game.componentSet.hash);
  if (loaded === undefined) throw new WrongArgument('the arena plays with the sets that come with the games');
  const outlook = guidedOutlook(rulebook, loaded.set);
  const results = readResults(file).filter(
    (line) => line.game === game.id && line.seats === seats && line.share === share,
  );
  for (let at = 0; at < games; at += 1)
    for (const pair of pairs) {
      if (countOf(results, pair) > at) continue;
      const result = playOne(outlook, pair, { seats, share, at });
      appendResult(file, result);
      results.push(result);
    }
  const iterations = Object.entries(SKILLS).map(
    ([level, skill]) => `${level} ${Math.round(skill.iterations * share)}`,
  );
  process.stdout.write(
    `${game.id}, ${seats} seats, share ${share}: iterations a choice ${iterations.join(', ')}\n`,
  );
  process.stdout.write(tableOf(results, seats));
  return 0;
});

/** Two games with the same seed, seats alternating, before the next seed comes: at N seats, N games. */
function playOne(
  outlook: Outlook,
  { player, rival }: Pair,
  { seats, share, at }: { readonly seats: number; readonly share: number; readonly at: number },
): ResultLine {
  const seed = `arena ${Math.floor(at / seats)}`;
  const seat = at % seats;
  const outcome = play({
    outlook,
    seats,
    seed,
    seat,
    player: chooserOf(player, outlook, share),
    rival: chooserOf(rival, outlook, share),
  });
  return {
    game: outlook.game.id,
    seats,
    share,
    player,
    rival,
    seed,
    seat,
    ...outcome,
    totals: [...outcome.totals],
    ms: [...outcome.ms],
  };
}

function countOf(results: readonly ResultLine[], { player, rival }: Pair): number {
  return results.filter((line) => line.player === player && line.rival === rival).length;
}

function everyPair(list: string): readonly Pair[] {
  const players = list.split(',').map(playerOf);
  return players.flatMap((player, at) => players.slice(at + 1).map((rival) => ({ player, rival })));
}

function pairsIn(list: string): readonly Pair[] {
  return list.split(',').map((pair) => {
    const [player = '', rival = ''] = pair.split('-');
    return { player: playerOf(player), rival: playerOf(rival) };
  });
}

function playerOf(name: string): Player {
  const player = PLAYERS.find((known) => known === name);
  if (player === undefined) throw new WrongArgument(`${name} is none of ${PLAYERS.join(', ')}`);
  return player;
}

function shareOf(given: string): number {
  const share = Number(given);
  if (!(share > 0 && share <= 1)) throw new WrongArgument(`--share ${given} is no number above 0, up to 1`);
  return share;
}

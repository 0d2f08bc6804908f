import { guidedOutlook } from '../src/ai/playable.ts';
import { SKILLS } from '../src/ai/levels.ts';
import { PLAYERS, RIVALS } from './arena/players.ts';
import { appendResult, readResults } from './arena/results.ts';
import { tableOf } from './arena/table.ts';
import { isOn, linesOn, playOne, type Pair, type Terms } from './arena/terms.ts';
import {
  chosenGame,
  chosenOptions,
  chosenSeats,
  readArguments,
  run,
  text,
  wholeNumber,
  WrongArgument,
  type Arguments,
} from './arguments.ts';
import { shippedSets } from './games.ts';

/*
 * npm run -s arena -- --game ID --seats N --players hard,flat,... --games K [--share 0.25] [--file F] [--pairs a-b,c-d]:
 * every player against every later one of the list, or the pairs named, K games each. At three and four seats the first
 * of a pair has one seat and the other all the rest; at a mixed table (hard-mixed) these are normal, easy and flat. At one
 * seat it plays against the automaton. Levels search for a share of their live iterations, without a clock. Results are
 * appended to a file game by game; what is there already isn't played again. K 0 prints the table alone.
 */

run((args) => {
  const { named } = readArguments(args, {
    values: ['game', 'seats', 'players', 'pairs', 'games', 'share', 'file', 'set', 'options'],
  });
  const terms = termsOf(named);
  const games = wholeNumber(named, 'games', 0, 100_000);
  const file = text(named, 'file', `arena-${terms.outlook.game.id}-${terms.seats}.jsonl`);
  const results = readResults(file).filter((line) => isOn(terms, line));
  const pairs = pairsOf(named);
  for (let at = 0; at < games; at += 1)
    for (const pair of pairs) {
      if (linesOn(terms, pair, results).length > at) continue;
      const result = playOne(terms, pair, at);
      appendResult(file, result);
      results.push(result);
    }
  process.stdout.write(`${titleOf(terms)}\n${tableOf(results, terms.seats)}`);
  return 0;
});

function termsOf(named: Arguments): Terms {
  const { game, ...playable } = chosenGame(named);
  const loaded = shippedSets().find(({ set }) => set.hash === game.componentSet.hash);
  if (loaded === undefined) throw new WrongArgument('the arena plays with the sets that come with the games');
  return {
    outlook: guidedOutlook(playable, loaded.set),
    seats: chosenSeats(named, game),
    share: shareOf(text(named, 'share', '0.25')),
    options: chosenOptions(named),
  };
}

function titleOf({ outlook, seats, share, options }: Terms): string {
  const iterations = Object.entries(SKILLS).map(
    ([level, skill]) => `${level} ${Math.round(skill.iterations * share)}`,
  );
  return `${outlook.game.id}, ${seats} seats, ${JSON.stringify(options)}, share ${share} of the live iterations: ${iterations.join(', ')}`;
}

function pairsOf(named: Arguments): readonly Pair[] {
  return named.pairs === undefined
    ? everyPair(text(named, 'players', PLAYERS.join()))
    : pairsIn(text(named, 'pairs'));
}

function everyPair(list: string): readonly Pair[] {
  const players = list.split(',').map((name) => oneOf(PLAYERS, name));
  return players.flatMap((player, at) => players.slice(at + 1).map((rival) => ({ player, rival })));
}

function pairsIn(list: string): readonly Pair[] {
  return list.split(',').map((pair) => {
    const [player = '', rival = ''] = pair.split('-');
    return { player: oneOf(PLAYERS, player), rival: oneOf(RIVALS, rival) };
  });
}

function oneOf<Name extends string>(known: readonly Name[], given: string): Name {
  const name = known.find((one) => one === given);
  if (name === undefined) throw new WrongArgument(`${given} is none of ${known.join(', ')}`);
  return name;
}

function shareOf(given: string): number {
  const share = Number(given);
  if (!(share > 0 && share <= 1)) throw new WrongArgument(`--share ${given} is no number above 0, up to 1`);
  return share;
}

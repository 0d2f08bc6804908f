import { POLICIES } from '../src/engine/core/playout.ts';
import {
  chosenGame,
  chosenOptions,
  chosenSeats,
  oneOfThese,
  readArguments,
  run,
  text,
  wholeNumber,
} from './arguments.ts';
import { playRandomly, seedOfGame } from './random-game.ts';

/* npm run -s simulate -- --game ID --seats N --seed S --games K: one JSON line for each finished random game. */

run((args) => {
  const { named } = readArguments(args, {
    values: ['game', 'seats', 'seed', 'games', 'options', 'set', 'policy'],
    flags: ['full'],
  });
  const { game } = chosenGame(named);
  const seats = chosenSeats(named, game);
  const seed = text(named, 'seed');
  const games = wholeNumber(named, 'games', 1, 1_000_000, 1);
  const options = chosenOptions(named);
  const policy = oneOfThese(named, 'policy', POLICIES, 'weighed');
  for (let at = 0; at < games; at += 1) {
    const own = seedOfGame(seed, at);
    const { start, state, journal } = playRandomly(game, { seats, seed: own, options, policy });
    const standings = game.scores(state).map(({ seat, total, rank, lines }) => ({
      ...(seat === undefined ? {} : { seat }),
      total,
      rank,
      lines,
    }));
    const line = {
      game: game.id,
      seats,
      seed: own,
      options,
      componentSet: game.componentSet,
      decisions: journal.length,
      journal,
      final: game.view(state, undefined),
      standings,
      ...(named.full === true ? { start, end: state } : {}),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return 0;
});

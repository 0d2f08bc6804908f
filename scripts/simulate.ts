import type { AnyGame, CoreState } from '../src/engine/core/contract.ts';
import { POLICIES } from '../src/engine/core/playout.ts';
import { playText, type Decision } from '../src/engine/core/replay.ts';
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

/*
 * npm run -s simulate -- --game ID --seats N --seed S --games K: one JSON line for each finished random game.
 * --full: with the states of its start and end. --legal: for each decision of the journal the seats asked, with what they could play.
 */

run((args) => {
  const { named } = readArguments(args, {
    values: ['game', 'seats', 'seed', 'games', 'options', 'set', 'policy'],
    flags: ['full', 'legal'],
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
      ...(named.legal === true ? { asked: askedAlong(game, start, journal) } : {}),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return 0;
});

interface Asked {
  readonly seat: number;
  readonly legal: readonly string[];
}

/** Who was asked before each decision, and the canonical texts of all that was legal. */
function askedAlong(
  game: AnyGame,
  start: CoreState,
  journal: readonly Decision[],
): readonly (readonly Asked[])[] {
  let state = start;
  return journal.map((decision) => {
    const asked = game.activeSeats(state).map((seat) => ({
      seat,
      legal: game.legalActions(state, seat).map((action) => game.formatAction(action)),
    }));
    const played = playText(game, state, decision);
    if (!played.ok) throw new Error(`${decision.text} of seat ${decision.seat}: ${played.error.code}`);
    ({ state } = played.value);
    return asked;
  });
}

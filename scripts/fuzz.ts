import { POLICIES } from '../src/engine/core/playout.ts';
import { pickOne, seedRng } from '../src/engine/core/rng.ts';
import { Counts } from '../test/contract/counts.ts';
import { describeFailure } from '../test/contract/failure-file.ts';
import type { Law, Subject } from '../test/contract/law.ts';
import { LAWS } from '../test/contract/laws.ts';
import { PREVIEW } from '../test/contract/laws/preview.ts';
import { RULEBOOK_LAWS } from '../test/contract/laws/rulebook.ts';
import { randomOptions, seatNumbers, SUBJECTS } from '../test/contract/subjects.ts';
import { uncovered } from '../test/contract/uncovered.ts';
import { walk } from '../test/contract/walk.ts';
import { readArguments, run, text, wholeNumber, WrongArgument } from './arguments.ts';

/*
 * npm run fuzz -- --minutes M or --games N [--game ID] [--seed S] [--thinned K]: the contract over random games, half of
 * them uniform, with counts. Thinned, all but the cheap laws look at one position in K: for thousands of games.
 * --law preview looks with one law only, at one position in so many that thousands of games take minutes.
 */

interface Limit {
  readonly until: number;
  readonly games: number;
  readonly thinned: number;
  readonly laws: readonly Law[];
}

/** The laws that can be asked for by name. */
const LAW_BY_NAME: Readonly<Record<string, Law>> = { preview: PREVIEW };
/** One law alone still looks at several positions of a game. */
const THINNED_ALONE = 6;

/** From so many games on, what is rare should have occurred too. */
const MANY_GAMES = 1000;

run((args) => {
  const { named } = readArguments(args, { values: ['minutes', 'games', 'game', 'seed', 'thinned', 'law'] });
  if ((named.minutes === undefined) === (named.games === undefined))
    throw new WrongArgument('say either --minutes M or --games N');
  const subjects = chosenSubjects(named.game);
  const laws = chosenLaws(named.law);
  const thinned = wholeNumber(named, 'thinned', 1, 10_000, laws === LAWS ? 1 : THINNED_ALONE);
  const limit: Limit =
    named.minutes === undefined
      ? { until: Infinity, games: wholeNumber(named, 'games', 1, 10_000_000), thinned, laws }
      : {
          until: (wholeNumber(named, 'minutes', 1, 10_000) * 60_000) / subjects.length,
          games: Infinity,
          thinned,
          laws,
        };
  const seed = text(named, 'seed', `fuzz-${Date.now().toString(36)}`);
  return subjects.map((subject) => fuzz(subject, seed, limit)).some((failed) => failed) ? 1 : 0;
});

function chosenLaws(name: string | boolean | undefined): readonly Law[] {
  if (name === undefined) return LAWS;
  const law = LAW_BY_NAME[String(name)];
  if (law === undefined)
    throw new WrongArgument(`--law ${String(name)} is none of ${Object.keys(LAW_BY_NAME).join(', ')}`);
  return [law];
}

function chosenSubjects(id: string | boolean | undefined): readonly Subject[] {
  const chosen = SUBJECTS.filter(({ game }) => id === undefined || game.id === id);
  if (chosen.length > 0) return chosen;
  throw new WrongArgument(
    `--game ${String(id)} is none of ${SUBJECTS.map(({ game }) => game.id).join(', ')}`,
  );
}

/** Whether something failed, or never occurred. */
function fuzz(subject: Subject, seed: string, { until, games, thinned, laws }: Limit): boolean {
  const began = performance.now();
  const counts = new Counts();
  const dice = seedRng(seed);
  for (const law of RULEBOOK_LAWS) law.holds(subject);
  let played = 0;
  let failures = 0;
  for (; played < games && performance.now() - began < until; played += 1) {
    const seats = pickOne(dice, seatNumbers(subject));
    const options = randomOptions(subject, seats, dice);
    const policy = pickOne(dice, POLICIES);
    const failure = walk(subject, { seats, seed: `${seed}-${played}`, options }, counts, {
      policy,
      thinned,
      laws,
    });
    if (failure === undefined) continue;
    failures += 1;
    console.log(describeFailure(failure));
    if (failures === 10) break;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${subject.game.id}: ${played} games from seed ${seed}, ${failures} failures, ${seconds} s`);
  for (const line of counts.lines()) console.log(`  ${line}`);
  // a law alone leaves the counts of the others at none
  const missing = laws === LAWS ? uncovered(subject, counts, played < MANY_GAMES ? 'few' : 'many') : [];
  if (missing.length > 0) console.log(`  never occurred: ${missing.join(', ')}`);
  return failures > 0 || missing.length > 0;
}

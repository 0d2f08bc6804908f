import { pickOne, seedRng } from '../src/engine/core/rng.ts';
import { Counts } from '../test/contract/counts.ts';
import { describeFailure } from '../test/contract/failure-file.ts';
import type { Subject } from '../test/contract/law.ts';
import { RULEBOOK_LAWS } from '../test/contract/laws/rulebook.ts';
import { randomOptions, seatNumbers, SUBJECTS } from '../test/contract/subjects.ts';
import { uncovered } from '../test/contract/uncovered.ts';
import { walk } from '../test/contract/walk.ts';
import { readArguments, run, text, wholeNumber, WrongArgument } from './arguments.ts';

/* npm run fuzz -- --minutes M or --games N [--game ID] [--seed S]: the contract over random games, with counts. */

interface Limit {
  readonly until: number;
  readonly games: number;
}

run((args) => {
  const { named } = readArguments(args, { values: ['minutes', 'games', 'game', 'seed'] });
  if ((named.minutes === undefined) === (named.games === undefined))
    throw new WrongArgument('say either --minutes M or --games N');
  const subjects = chosenSubjects(named.game);
  const limit: Limit =
    named.minutes === undefined
      ? { until: Infinity, games: wholeNumber(named, 'games', 1, 10_000_000) }
      : { until: (wholeNumber(named, 'minutes', 1, 10_000) * 60_000) / subjects.length, games: Infinity };
  const seed = text(named, 'seed', `fuzz-${Date.now().toString(36)}`);
  return subjects.map((subject) => fuzz(subject, seed, limit)).some((failed) => failed) ? 1 : 0;
});

function chosenSubjects(id: string | boolean | undefined): readonly Subject[] {
  const chosen = SUBJECTS.filter(({ game }) => id === undefined || game.id === id);
  if (chosen.length > 0) return chosen;
  throw new WrongArgument(
    `--game ${String(id)} is none of ${SUBJECTS.map(({ game }) => game.id).join(', ')}`,
  );
}

/** Whether something failed, or never occurred. */
function fuzz(subject: Subject, seed: string, { until, games }: Limit): boolean {
  const began = performance.now();
  const counts = new Counts();
  const dice = seedRng(seed);
  for (const law of RULEBOOK_LAWS) law.holds(subject);
  let played = 0;
  let failures = 0;
  for (; played < games && performance.now() - began < until; played += 1) {
    const seats = pickOne(dice, seatNumbers(subject));
    const options = randomOptions(subject, seats, dice);
    const policy = pickOne(dice, ['weighed', 'weighed', 'weighed', 'uniform'] as const);
    const failure = walk(subject, { seats, seed: `${seed}-${played}`, options }, counts, { policy });
    if (failure === undefined) continue;
    failures += 1;
    console.log(describeFailure(failure));
    if (failures === 10) break;
  }
  console.log(`${subject.game.id}: ${played} games from seed ${seed}, ${failures} failures`);
  for (const line of counts.lines()) console.log(`  ${line}`);
  const missing = uncovered(subject, counts);
  if (missing.length > 0) console.log(`  never occurred: ${missing.join(', ')}`);
  return failures > 0 || missing.length > 0;
}

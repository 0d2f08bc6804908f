import { describe, expect, it } from 'vitest';
import { seedRng } from '../../src/engine/core/rng.ts';
import { Counts } from './counts.ts';
import { describeFailure } from './failure-file.ts';
import { RULEBOOK_LAWS } from './laws/rulebook.ts';
import { randomOptions, seatNumbers, SUBJECTS } from './subjects.ts';
import { walk } from './walk.ts';
import { uncovered } from './uncovered.ts';

/** Random games of each number of seats; more of them in `npm run fuzz`. */
const GAMES = 10;
const THREE_MINUTES = 180_000;

describe.each(SUBJECTS)('the contract holds for $game.id', (subject) => {
  it.each(RULEBOOK_LAWS)('$name', (law) => {
    expect(() => {
      law.holds(subject);
    }).not.toThrow();
  });

  const counts = new Counts();
  it.each(seatNumbers(subject))(
    'GIVEN random games of %i seats WHEN they are played to their end THEN every law holds',
    (seats) => {
      for (let at = 0; at < GAMES; at += 1) {
        const seed = `contract-${seats}-${at}`;
        const options = randomOptions(subject, seats, seedRng(`${seed}/options`));
        const failure = walk(subject, { seats, seed, options }, counts, {
          policy: at % 4 === 3 ? 'uniform' : 'weighed',
          thinned: 3,
        });
        expect(failure === undefined ? 'all laws hold' : describeFailure(failure)).toBe('all laws hold');
      }
    },
    THREE_MINUTES,
  );

  it('GIVEN all those games THEN every kind of frame, action, event and ending occurred, and no law was idle', () => {
    expect(uncovered(subject, counts)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { TOY } from '../toy/index.ts';
import { Counts } from './counts.ts';
import type { Subject } from './law.ts';
import { LENGTHS, TOLD } from './laws/counting.ts';
import { SUBJECTS } from './subjects.ts';
import { uncovered } from './uncovered.ts';
import { walk } from './walk.ts';

/** The toy, of whose events these fields are looked at. */
function lookingAt(...told: NonNullable<Subject['coverage']['told']>): Subject {
  const toy = SUBJECTS.find(({ rulebook }) => rulebook === TOY);
  if (toy === undefined) throw new Error('the toy is no subject');
  return { ...toy, coverage: { ...toy.coverage, told } };
}

function countsOf(subject: Subject, ...seeds: readonly string[]): Counts {
  const counts = new Counts();
  for (const seed of seeds) {
    const run = { seats: 2, seed, options: {} };
    expect(walk(subject, run, counts, { laws: [TOLD, LENGTHS], thinned: 50 })).toBeUndefined();
  }
  return counts;
}

describe('what random games are counted for', () => {
  const round = { event: 'round-began', field: 'round', values: ['1', '2'] };

  it('GIVEN a field of an event WHEN games are played THEN each thing that it said is counted, though laws are thinned', () => {
    const counts = countsOf(lookingAt(round), 'a', 'b');
    expect(counts.of('round-began round', '2')).toBe(2);
  });

  it('GIVEN what was never said THEN it is missing; what is rare only after many games', () => {
    const subject = lookingAt({ ...round, values: ['2', '90'], rare: ['91'] });
    const counts = countsOf(subject, 'a');
    const told = (games: 'few' | 'many'): readonly string[] =>
      uncovered(subject, counts, games).filter((what) => what.startsWith('round-began round'));
    expect(told('few')).toEqual(['round-began round 90']);
    expect(told('many')).toEqual(['round-began round 90', 'round-began round 91']);
  });

  it('GIVEN several games THEN the longest is told beside the bound', () => {
    const one = countsOf(lookingAt(), 'a').of('decisions of 2', 'longest');
    const other = countsOf(lookingAt(), 'b').of('decisions of 2', 'longest');
    const both = countsOf(lookingAt(), 'a', 'b');
    expect([one > 0, both.of('decisions of 2', 'longest')]).toEqual([true, Math.max(one, other)]);
    expect(both.of('decisions of 2', 'bound')).toBe(
      SUBJECTS.find(({ rulebook }) => rulebook === TOY)?.game.bound(2),
    );
  });
});

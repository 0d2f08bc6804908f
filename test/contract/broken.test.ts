import { describe, expect, it } from 'vitest';
import { cloneJson } from '../../src/engine/core/json.ts';
import { TOY, TOY_TEXTS, type ToyGame } from '../toy/index.ts';
import { Counts } from './counts.ts';
import { FAULTS_OF_ASKING } from './faults/asking.ts';
import { FAULTS_OF_HIDDEN } from './faults/hidden.ts';
import { FAULTS_OF_PREVIEW } from './faults/preview.ts';
import { FAULTS_OF_REFUSALS } from './faults/refusals.ts';
import { FAULTS_OF_SAVING } from './faults/saving.ts';
import { FAULTS_OF_SCORING } from './faults/scoring.ts';
import { FAULTS_OF_SIMULTANEOUS } from './faults/simultaneous.ts';
import { FAULTS_OF_STEPS } from './faults/steps.ts';
import { FAULTS_OF_WORDS } from './faults/words.ts';
import { telling, WHOLE } from './faults/fault.ts';
import type { Subject } from './law.ts';
import { PROMPTS_SAID } from './laws/words.ts';
import { SUBJECTS } from './subjects.ts';
import { uncovered } from './uncovered.ts';
import { walk, type Failure } from './walk.ts';

/* The laws are worth something only if they catch what they are for: each fault is put into Floe on purpose. */

const GAMES = 6;
const FAULTS = [
  ...FAULTS_OF_ASKING,
  ...FAULTS_OF_HIDDEN,
  ...FAULTS_OF_PREVIEW,
  ...FAULTS_OF_REFUSALS,
  ...FAULTS_OF_SAVING,
  ...FAULTS_OF_SCORING,
  ...FAULTS_OF_SIMULTANEOUS,
  ...FAULTS_OF_STEPS,
  ...FAULTS_OF_WORDS,
];

function subjectWith(game: ToyGame, texts: Subject['texts'] = TOY_TEXTS): Subject {
  const coverage = SUBJECTS.find((subject) => subject.rulebook === TOY)?.coverage;
  if (coverage === undefined) throw new Error('the toy is no subject');
  return { rulebook: TOY, game, texts, coverage };
}

function firstFailure(subject: Subject, counts = new Counts()): Failure | undefined {
  for (let at = 0; at < GAMES; at += 1) {
    const failure = walk(subject, { seats: 1 + ((at + 2) % 4), seed: `broken-${at}`, options: {} }, counts);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

describe('the laws of the contract', () => {
  it('GIVEN Floe as it is THEN all hold', () => {
    expect(firstFailure(subjectWith(WHOLE))).toBeUndefined();
  });

  it.each(FAULTS)('GIVEN that $fault THEN it is caught: $law.name', ({ game, law }) => {
    expect(firstFailure(subjectWith(game))?.law).toBe(law.name);
  });

  it('GIVEN a catalogue that lacks a question in one language THEN it is caught', () => {
    const messages = Object.fromEntries(
      Object.entries(TOY_TEXTS.pl.messages).filter(([key]) => key !== 'ask.plan'),
    );
    const texts = { ...TOY_TEXTS, pl: { ...TOY_TEXTS.pl, messages } };
    expect(firstFailure(subjectWith(WHOLE, texts))?.law).toBe(PROMPTS_SAID.name);
  });

  it.each(['FLO-PLAN-2', 'place-camp', 'none', 'heldCards'])(
    'GIVEN a catalogue that says %s, which is nothing to players, THEN it is caught',
    (code) => {
      const messages = { ...TOY_TEXTS.fr.messages, 'ask.plan': () => `Que veux-tu faire (${code}) ?` };
      const texts = { ...TOY_TEXTS, fr: { ...TOY_TEXTS.fr, messages } };
      expect(firstFailure(subjectWith(WHOLE, texts))?.law).toBe(PROMPTS_SAID.name);
    },
  );

  it('GIVEN a determinize that changes nothing THEN its laws are known to be idle', () => {
    const counts = new Counts();
    const failure = firstFailure(subjectWith({ ...WHOLE, determinize: (state) => cloneJson(state) }), counts);
    expect(failure).toBeUndefined();
    expect(uncovered(subjectWith(WHOLE), counts)).toContain('worlds changed');
  });

  it('GIVEN an event that never happens THEN it is missed', () => {
    const counts = new Counts();
    const game = telling((event) => (event.type === 'searched' ? [] : [event]));
    firstFailure(subjectWith(game), counts);
    expect(uncovered(subjectWith(game), counts)).toContain('event searched');
  });
});

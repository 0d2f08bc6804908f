import { describe, expect, it } from 'vitest';
import type { ActionSpec } from '../../src/engine/core/contract.ts';
import {
  agreeingTexts,
  canonicalText,
  completions,
  parametersOf,
  textOf,
} from '../../src/engine/core/typed-text.ts';

const BUILD: ActionSpec = {
  name: 'build',
  form: 'build {pile}[ using {card}]',
  values: { pile: ['basic', 'double'], card: ['B01', 'D07'] },
};
const MARKET: ActionSpec = {
  name: 'market',
  form: 'market {cards*}',
  values: { cards: ['B01', 'D07', 'X9'] },
};
const LEGAL = [
  'build basic',
  'build basic using B01',
  'build double using D07',
  'market B01 D07',
  'market X9',
];
const SPECS = [BUILD, MARKET];

describe('typed texts', () => {
  it.each([
    ['  BUILD   Basic ', 'build basic'],
    ['build basic using b01', 'build basic using B01'],
    ['market b01 d07', 'market B01 D07'],
    ['market x9 b01', 'market X9 B01'],
    ['Build DOUBLE', 'build double'],
    ['build castle', 'build castle'],
    ['dance  now', 'dance now'],
  ])('GIVEN "%s" WHEN spelt THEN it is "%s"', (typed, canonical) => {
    expect(canonicalText(SPECS, LEGAL, typed)).toBe(canonical);
  });

  it('GIVEN some parameters WHEN asked which legal texts agree THEN those with the same words', () => {
    expect(agreeingTexts(BUILD, LEGAL, { pile: 'BASIC' })).toEqual(['build basic', 'build basic using B01']);
    expect(agreeingTexts(BUILD, LEGAL, { card: ' d07 ' })).toEqual(['build double using D07']);
    expect(agreeingTexts(BUILD, LEGAL, { pile: '' })).toHaveLength(3);
    expect(agreeingTexts(BUILD, LEGAL, { pile: 'basic', card: 'D07' })).toEqual([]);
  });

  it('GIVEN what is typed already WHEN completing THEN only words of texts that agree with the other parameters', () => {
    expect(completions(BUILD, LEGAL, {}, 'pile')).toEqual(['basic', 'double']);
    expect(completions(BUILD, LEGAL, { card: 'D07' }, 'pile')).toEqual(['double']);
    expect(completions(BUILD, LEGAL, { pile: 'basic', card: 'zzz' }, 'card')).toEqual(['B01']);
    expect(completions(MARKET, LEGAL, {}, 'cards')).toEqual(['B01 D07', 'X9']);
  });

  it('GIVEN a verb with its parameters WHEN put together THEN it is the canonical text, or nothing if one is missing', () => {
    expect(textOf(BUILD, LEGAL, { pile: 'Basic', card: 'b01' })).toBe('build basic using B01');
    expect(textOf(BUILD, LEGAL, { card: 'b01' })).toBeUndefined();
  });

  it('GIVEN a form WHEN listed for Discord THEN required parameters come first', () => {
    const spec: ActionSpec = { name: 'x', form: 'x {a} {b}[ in {c}]', values: {} };
    expect(parametersOf(spec).map(({ name, required }) => `${name} ${required}`)).toEqual([
      'a true',
      'b true',
      'c false',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ActionSpec } from '../../src/engine/core/contract.ts';
import { fillForm, fittingForms, matchForm, parseForm, readForm } from '../../src/engine/core/forms.ts';

const CARDS = ['B01', 'D07', 'x'];
const BUILD: ActionSpec = {
  name: 'build',
  form: 'build {pile}[ using {card}]',
  values: { pile: ['basic', 'double'], card: CARDS },
};
const MARKET: ActionSpec = { name: 'market', form: 'market {cards*}', values: { cards: CARDS } };
const PLACE_BOT: ActionSpec = {
  name: 'place-bot',
  form: 'place bot {sector}',
  values: { sector: ['1', '2'] },
};
const PLACE: ActionSpec = {
  name: 'place',
  form: 'place {what} {sector}',
  values: { what: ['bot', 'sub'], sector: ['1'] },
};
const SWAP: ActionSpec = {
  name: 'swap',
  form: 'swap {cards*}[ for {card} at {price}]',
  values: { cards: CARDS, card: CARDS, price: 'integer' },
};
const PASS: ActionSpec = { name: 'pass', form: 'pass', values: {} };
const SPECS = [BUILD, MARKET, PLACE, PLACE_BOT, SWAP, PASS];

function read(text: string): unknown {
  const match = matchForm(SPECS, text);
  return match === undefined ? undefined : { name: match.spec.name, ...match.parameters };
}

describe('forms of action texts', () => {
  it.each([
    ['pass', { name: 'pass' }],
    ['build basic', { name: 'build', pile: 'basic' }],
    ['build basic using D07', { name: 'build', pile: 'basic', card: 'D07' }],
    ['market B01', { name: 'market', cards: 'B01' }],
    ['market B01 D07 x', { name: 'market', cards: 'B01 D07 x' }],
    ['swap B01 D07 for x at 3', { name: 'swap', cards: 'B01 D07', card: 'x', price: '3' }],
    ['swap B01 for', { name: 'swap', cards: 'B01 for' }],
    ['place bot 2', { name: 'place-bot', sector: '2' }],
    ['PLACE Bot 2', { name: 'place-bot', sector: '2' }],
    ['place sub 1', { name: 'place', what: 'sub', sector: '1' }],
  ])('GIVEN %s WHEN matched THEN its form and words are found', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '',
    'passing',
    'pass now',
    'build',
    'build basic using',
    'build basic with D07',
    'market',
    'market  B01',
    ' pass',
  ])('GIVEN "%s" WHEN matched THEN it fits no form', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('GIVEN two forms that a text fits WHEN asked for all THEN both are told', () => {
    expect(fittingForms(SPECS, 'place bot 1').map(({ name }) => name)).toEqual(['place', 'place-bot']);
    expect(fittingForms(SPECS, 'place bot 2').map(({ name }) => name)).toEqual(['place', 'place-bot']);
  });

  it.each([
    [PASS, {}, 'pass'],
    [BUILD, { pile: 'basic' }, 'build basic'],
    [BUILD, { pile: 'basic', card: 'D07' }, 'build basic using D07'],
    [BUILD, { card: 'D07' }, undefined],
    [BUILD, { pile: '', card: 'D07' }, undefined],
    [MARKET, { cards: 'B01 x' }, 'market B01 x'],
    [SWAP, { cards: 'B01', card: 'x', price: '3' }, 'swap B01 for x at 3'],
    // half an optional part must not be dropped silently
    [SWAP, { cards: 'B01', card: 'x' }, undefined],
  ])('GIVEN the form of $name and %j WHEN filled THEN it is %j', (spec, parameters, text) => {
    expect(fillForm(spec, parameters)).toBe(text);
  });

  it('GIVEN words that no parameter can be WHEN read THEN the word is named', () => {
    expect(readForm(SPECS, 'build basic using D07')).toMatchObject({ ok: true });
    expect(readForm(SPECS, 'build basic using D08')).toEqual({
      ok: false,
      error: { code: 'E_SYNTAX', about: 'D08' },
    });
    expect(readForm(SPECS, 'market B01 basic')).toEqual({
      ok: false,
      error: { code: 'E_SYNTAX', about: 'basic' },
    });
    expect(readForm(SPECS, 'dance')).toEqual({ ok: false, error: { code: 'E_SYNTAX', about: 'dance' } });
  });

  it.each(['03', '-1', '1.0', '1e3', 'three', '٣', '9999999999'])(
    'GIVEN the number %s WHEN read THEN it is refused',
    (number) => {
      expect(readForm(SPECS, `swap B01 for x at ${number}`).ok).toBe(false);
    },
  );

  it.each([
    '',
    'build {Pile}',
    'build [{x}]',
    'build {pile}[ now]',
    'build {pile',
    'build  {pile}',
    'build {a}[ or {b}] more',
  ])('GIVEN the form "%s" WHEN parsed THEN that is a bug of the game', (form) => {
    expect(() => parseForm(form)).toThrow(SyntaxError);
  });
});

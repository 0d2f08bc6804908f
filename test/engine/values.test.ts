import { describe, expect, it } from 'vitest';
import type { Options, OptionSpec } from '../../src/engine/core/contract.ts';
import { canonicalJson, cloneJson } from '../../src/engine/core/json.ts';
import { notPlain } from '../contract/not-plain.ts';
import { optionsFor, resolveOptions } from '../../src/engine/core/options.ts';
import {
  BOOLEAN,
  checkShape,
  integer,
  list,
  oneOf,
  optional,
  record,
  table,
  tagged,
  text,
} from '../../src/engine/core/shape.ts';
import { rankStandings, type Unranked } from '../../src/engine/core/standings.ts';

describe('standings', () => {
  const entry = (seat: number, points: readonly number[], tieBreaks: readonly number[]): Unranked => ({
    seat,
    lines: points.map((value, at) => ({ key: `line-${at}`, points: value })),
    facts: [],
    tieBreaks,
  });
  const ranks = (entries: readonly Unranked[]): readonly number[] =>
    rankStandings(entries).map(({ rank }) => rank);

  it('GIVEN lines WHEN ranked THEN they are added up and the larger total is first', () => {
    const standings = rankStandings([entry(0, [3, 4], []), entry(1, [9, -1], [])]);
    expect(standings.map(({ seat, total, rank }) => [seat, total, rank])).toEqual([
      [0, 7, 2],
      [1, 8, 1],
    ]);
    expect(Object.keys(standings[0] ?? {})).not.toContain('tieBreaks');
  });

  it('GIVEN equal totals WHEN ranked THEN tie-breaks decide in their order', () => {
    expect(ranks([entry(0, [5], [1, 9]), entry(1, [5], [2, 0]), entry(2, [5], [1, 10])])).toEqual([3, 1, 2]);
  });

  it('GIVEN equality in everything WHEN ranked THEN the rank is shared and the next one is left out', () => {
    expect(ranks([entry(0, [5], [1]), entry(1, [5], [1]), entry(2, [4], [9])])).toEqual([1, 1, 3]);
  });

  it('GIVEN an automaton without tie-breaks WHEN totals are equal THEN it loses to who has any, whatever the order', () => {
    const automaton: Unranked = {
      name: { key: 'rival' },
      lines: [{ key: 'a', points: 5 }],
      facts: [],
      tieBreaks: [],
    };
    expect(ranks([automaton, entry(0, [5], [1])])).toEqual([2, 1]);
    expect(ranks([entry(0, [5], [1]), automaton])).toEqual([1, 2]);
  });
});

describe('options of a game', () => {
  const SPECS: readonly OptionSpec[] = [
    { key: 'season', values: ['mild', 'harsh'], default: 'mild' },
    { key: 'rival', values: ['calm', 'keen'], default: 'calm', seats: [1] },
    { key: 'rounds', values: [3, 4], default: 4 },
  ];

  it('GIVEN some values WHEN resolved THEN the others have their defaults', () => {
    expect(resolveOptions(SPECS, 1, { rival: 'keen', rounds: 3 })).toEqual({
      ok: true,
      value: { season: 'mild', rival: 'keen', rounds: 3 },
    });
  });

  it('GIVEN an option for other numbers of seats WHEN resolved THEN it is not asked, not taken, and has its default', () => {
    expect(optionsFor(SPECS, 2).map(({ key }) => key)).toEqual(['season', 'rounds']);
    expect(resolveOptions(SPECS, 2, { rival: 'keen' })).toEqual({
      ok: false,
      error: { code: 'E_OPTION', about: 'rival=keen' },
    });
    expect(resolveOptions(SPECS, 2, {})).toMatchObject({ value: { rival: 'calm' } });
  });

  it.each<Options>([{ season: 'wet' }, { rounds: '3' }, { colour: 'red' }, { toString: 'x' }])(
    'GIVEN %j WHEN resolved THEN it is refused',
    (given) => {
      expect(resolveOptions(SPECS, 3, given)).toMatchObject({ ok: false, error: { code: 'E_OPTION' } });
    },
  );
});

describe('plain JSON', () => {
  it('GIVEN a value WHEN cloned THEN it is equal and shares nothing', () => {
    const value = { a: [{ b: [1, 2] }], c: null, d: 'x' };
    const copy = cloneJson(value);
    expect(copy).toEqual(value);
    copy.a[0]?.b.push(3);
    expect(value.a[0]?.b).toEqual([1, 2]);
  });

  it('GIVEN keys in another order WHEN written THEN the text is the same; lists keep their order', () => {
    expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe(canonicalJson({ a: { c: 3, d: 2 }, b: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });

  class Card {
    readonly id = 1;
  }
  it.each([
    ['undefined', { a: { b: undefined } }, '$.a.b'],
    ['a Map', { a: [1, new Map()] }, '$.a[1]'],
    ['a Set', new Set(), '$'],
    ['a Date', { at: new Date(0) }, '$.at'],
    ['a class', { card: new Card() }, '$.card'],
    ['a function', [() => 1], '$[0]'],
    ['NaN', { n: Number.NaN }, '$.n'],
    ['minus zero', [-0], '$[0]'],
    ['a hole', [1, , 3], '$[1]'],
    ['a bigint', { n: 1n }, '$.n'],
  ])('GIVEN %s WHEN looked for THEN its path is found', (_name, value, path) => {
    expect(notPlain(value)).toBe(path);
  });

  it('GIVEN plain JSON WHEN looked through THEN nothing is found', () => {
    expect(notPlain({ a: [1, 'x', true, null, { b: -1.5 }] })).toBeUndefined();
  });
});

describe('shapes of unchecked JSON', () => {
  const SHIP = record({
    id: text(/^[a-z]+$/u),
    crew: integer(0, 5),
    fast: BOOLEAN,
    cargo: list(oneOf(['coal', 'fish']), 0, 2),
    note: optional(text()),
  });
  const GOOD = { id: 'fram', crew: 3, fast: true, cargo: ['coal'] };

  it('GIVEN what fits WHEN checked THEN it is taken, with or without what is optional', () => {
    expect(checkShape(SHIP, GOOD)).toEqual({ ok: true, value: GOOD });
    expect(checkShape(SHIP, { ...GOOD, note: 'n' }).ok).toBe(true);
  });

  it('GIVEN several faults WHEN checked THEN each is named by its place', () => {
    const checked = checkShape(SHIP, { id: 'Fram', crew: 6, cargo: ['coal', 'gold'], sails: 2 });
    expect(checked.ok ? [] : checked.error.map((fault) => fault.split(' ')[0])).toEqual([
      '$.sails',
      '$.id',
      '$.crew',
      '$.fast',
      '$.cargo[1]',
    ]);
  });

  it.each([
    null,
    7,
    'x',
    [],
    [GOOD],
    { ...GOOD, crew: 2.5 },
    { ...GOOD, crew: '3' },
    { ...GOOD, cargo: {} },
    { ...GOOD, note: 1 },
  ])('GIVEN %j WHEN checked THEN it is refused', (json) => {
    expect(checkShape(SHIP, json).ok).toBe(false);
  });

  it('GIVEN objects told apart by a tag WHEN checked THEN each by its own shape, unknown kinds never', () => {
    const frame = tagged('kind', { turn: { seat: integer(0, 3) }, end: {} });
    const fits = (json: unknown): boolean => checkShape(frame, json).ok;
    expect([{ kind: 'turn', seat: 1 }, { kind: 'end' }].map(fits)).toEqual([true, true]);
    expect(
      [{ kind: 'end', seat: 1 }, { kind: 'turn' }, { kind: 'toString' }, { seat: 1 }, 'end'].map(fits),
    ).toEqual([false, false, false, false, false]);
  });

  it('GIVEN an open object and a table WHEN checked THEN other keys are allowed', () => {
    expect(checkShape(record({ a: integer(0, 1) }, 'open'), { a: 1, note: '' }).ok).toBe(true);
    expect(checkShape(table(integer(0, 9)), { x: 1, y: 2 }).ok).toBe(true);
    expect(checkShape(table(integer(0, 9)), { x: 1, y: 'z' })).toMatchObject({
      error: ['$.y is not a whole number from 0 to 9'],
    });
  });
});

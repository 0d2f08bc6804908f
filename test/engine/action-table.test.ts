import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  actionTable,
  INTEGER,
  numbers,
  orNone,
  words,
  wordsOf,
  written,
  type ActionIn,
  type ParameterIn,
} from '../../src/engine/core/action-table.ts';

interface Components {
  readonly cards: readonly string[];
}
const ACTIONS = actionTable(
  {
    take: 'take {card}',
    fix: 'fix {tool}',
    keep: 'keep {cards*}',
    'place-bot': 'place bot {sector}',
    build: 'build {pile}[ using {tool}]',
    bid: 'bid {coins}',
    row: 'row {row}',
    pass: 'pass',
  },
  {
    card: wordsOf(({ cards }: Components) => cards),
    cards: orNone(
      wordsOf(({ cards }: Components) => cards),
      'none',
    ),
    sector: written(
      () => ['A', 'B'] as const,
      (sector) => sector.toLowerCase(),
      (word) => (word === 'a' ? 'A' : 'B'),
    ),
    pile: words(['ice', 'sea']),
    tool: words(['saw', 'drill']),
    'fix.tool': words(['drill', 'pump']),
    coins: INTEGER,
    row: numbers(1, 4),
  },
);
type Action = ActionIn<typeof ACTIONS>;
const SET: Components = { cards: ['1A-C1', '1A-C2', '2B-X9'] };
const read = ACTIONS.reader(SET);

const TEXTS: readonly (readonly [string, Action])[] = [
  ['take 1A-C1', { verb: 'take', card: '1A-C1' }],
  ['keep none', { verb: 'keep', cards: [] }],
  ['keep 1A-C2 2B-X9', { verb: 'keep', cards: ['1A-C2', '2B-X9'] }],
  ['place bot b', { verb: 'place-bot', sector: 'B' }],
  ['build ice', { verb: 'build', pile: 'ice' }],
  ['build sea using saw', { verb: 'build', pile: 'sea', tool: 'saw' }],
  ['bid 12', { verb: 'bid', coins: 12 }],
  ['row 4', { verb: 'row', row: 4 }],
  ['pass', { verb: 'pass' }],
  ['fix pump', { verb: 'fix', tool: 'pump' }],
];

describe('a table of actions', () => {
  it.each(TEXTS)('writes and reads %s', (text, action) => {
    expect(ACTIONS.format(action)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: action });
  });

  it.each([
    ['  TAKE   1a-c1 ', 'take 1A-C1'],
    ['Place Bot B', 'place bot b'],
    ['keep 2b-x9 1a-c2', 'keep 1A-C2 2B-X9'],
    ['build SEA Using SAW', 'build sea using saw'],
  ])('reads %s without regard to case, spaces and the order of a list', (typed, canonical) => {
    const action = read(typed);
    expect(action.ok && ACTIONS.format(action.value)).toBe(canonical);
  });

  it.each([
    ['', ''],
    ['fly', 'fly'],
    ['take', 'take'],
    ['take 1A-C3', '1A-C3'],
    ['keep 1A-C1 1a-c1', '1a-c1'],
    ['keep none 1A-C1', 'none'],
    ['bid 012', '012'],
    ['row 5', '5'],
    ['fix saw', 'saw'],
    ['build ice using pump', 'pump'],
    ['pass now', 'pass now'],
  ])('refuses "%s"', (text, about) => {
    expect(read(text)).toEqual({ ok: false, error: { code: 'E_SYNTAX', about } });
  });

  it('describes the subcommands', () => {
    expect(ACTIONS.specs(SET).slice(0, 4)).toEqual([
      { name: 'take', form: 'take {card}', values: { card: SET.cards } },
      { name: 'fix', form: 'fix {tool}', values: { tool: ['drill', 'pump'] } },
      { name: 'keep', form: 'keep {cards*}', values: { cards: ['none', ...SET.cards] } },
      { name: 'place-bot', form: 'place bot {sector}', values: { sector: ['a', 'b'] } },
    ]);
  });

  it('types the actions by their forms', () => {
    expectTypeOf<Extract<Action, { verb: 'build' }>>().toEqualTypeOf<{
      readonly verb: 'build';
      readonly pile: 'ice' | 'sea';
      readonly tool?: 'saw' | 'drill';
    }>();
    expectTypeOf<Extract<Action, { verb: 'fix' }>['tool']>().toEqualTypeOf<'drill' | 'pump'>();
    expectTypeOf<Extract<Action, { verb: 'keep' }>['cards']>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Extract<Action, { verb: 'place-bot' }>['sector']>().toEqualTypeOf<'A' | 'B'>();
    expectTypeOf<ParameterIn<typeof ACTIONS>>().toEqualTypeOf<
      'card' | 'cards' | 'sector' | 'pile' | 'tool' | 'coins' | 'row'
    >();
    // @ts-expect-error: no form has this field
    ACTIONS.format({ verb: 'pass', card: '1A-C1' });
    // @ts-expect-error: a parameter without words
    expect(() => actionTable({ go: 'go {cell}' }, {})).toThrow(RangeError);
  });
});

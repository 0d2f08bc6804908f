import { describe, expect, it } from 'vitest';
import type { Msg, OptionWords, Seat } from '../../../src/engine/core/contract.ts';
import { GAME, standard, type Table } from './scenario.ts';

/* What a player reads of each option: label, detail, group and the place on the board that it marks. */

function wordsOf(table: Table, text: string, seat: Seat = 0): OptionWords | undefined {
  const option = GAME.prompt(table.state, seat)?.options.find((offered) => offered.text === text);
  if (option === undefined) return undefined;
  const { label, detail, group, target } = option;
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    ...(group === undefined ? {} : { group }),
    ...(target === undefined ? {} : { target }),
  };
}

const say = (key: string, values?: Msg['with']): Msg =>
  values === undefined ? { key } : { key, with: values };
/** What the label leaves out of what would happen. */
const gives = (effects: NonNullable<Msg['with']>): Msg => say('detail.effects', effects);
type Offered = readonly [text: string, table: () => Table, words: OptionWords];

const withTwo = (): Table => standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 4 });
const with3Octopods = (): Table =>
  standard(2)
    .seat(0, { programmed: ['purple'] })
    .zone('A', { octopods: 3 });

const PROGRAMMING: readonly Offered[] = [
  [
    'program r2',
    () => standard(2),
    {
      label: say('do.program', { room: 'r2', colour: 'yellow' }),
      group: 'group.program',
      target: 'room:r2',
    },
  ],
  [
    'program r2',
    () => withTwo(),
    {
      label: say('do.program', { room: 'r2', colour: 'yellow' }),
      detail: say('detail.third', {}),
      group: 'group.program',
      target: 'room:r2',
    },
  ],
  [
    'program r2',
    () =>
      standard(2).holding(
        0,
        'engineer-yellow-time',
        'engineer-yellow-crystal',
        'engineer-yellow-kp',
        'engineer-red-kp',
      ),
    {
      label: say('do.program', { room: 'r2', colour: 'yellow' }),
      detail: gives({ time: 1, crystals: 1, points: 4 }),
      group: 'group.program',
      target: 'room:r2',
    },
  ],
  [
    'program r2',
    () => standard(2).holding(0, 'engineer-yellow-crystal'),
    {
      label: say('do.program', { room: 'r2', colour: 'yellow' }),
      detail: gives({ crystals: 1 }),
      group: 'group.program',
      target: 'room:r2',
    },
  ],
  [
    'buy red',
    () => standard(2),
    { label: say('do.buy', { colour: 'red', price: 3 }), group: 'group.program', target: 'program:red' },
  ],
  [
    'buy red',
    () => withTwo(),
    {
      label: say('do.buy', { colour: 'red', price: 3 }),
      detail: say('detail.third', {}),
      group: 'group.program',
      target: 'program:red',
    },
  ],
  [
    'lateral r2',
    () => standard(2).seat(0, { engineer: 'r1' }).holding(0, 'lateral', 'engineer-yellow-kp'),
    {
      label: say('do.lateral', { room: 'r2', colour: 'yellow' }),
      detail: gives({ points: 4 }),
      group: 'group.lateral',
      target: 'room:r2',
    },
  ],
  [
    'return green',
    () => standard(2).seat(0, { time: 0 }),
    {
      label: say('do.return', { colour: 'green', time: 2 }),
      group: 'group.return',
      target: 'programmed:green',
    },
  ],
  [
    'return green',
    () => standard(2).seat(0, { time: 4 }),
    {
      label: say('do.return', { colour: 'green', time: 0 }),
      group: 'group.return',
      target: 'programmed:green',
    },
  ],
  ['pass', () => standard(2), { label: say('do.pass'), group: 'group.pass', target: 'pass' }],
];

const act = (place: string, label: Msg, detail: Msg = say('detail.control')): OptionWords => ({
  label,
  detail,
  group: 'group.act',
  target: `act:${place}`,
});

const ACTING: readonly Offered[] = [
  [
    'act a green',
    () => standard(2).zone('A', { control: 1 }),
    act(
      'a:green',
      say('do.actGreen', { sector: 'A', price: 0, extension: 'a-card' }),
      say('detail.push', { owner: 1 }),
    ),
  ],
  [
    'act b green',
    () => standard(2).zone('B', { control: 0, loading: [1, 1, 0, 0] }),
    act(
      'b:green',
      say('do.actGreen', { sector: 'B', price: 1, extension: 'a-crystal' }),
      say('detail.pushAndClean', { owner: 0, bots: 1 }),
    ),
  ],
  [
    'act e blue ret green',
    () => withTwo().seat(0, { time: 2 }),
    act(
      'e:blue',
      say('do.actRet', { act: say('do.actBlue', { sector: 'E', price: 3, kp: 2 }), colour: 'green' }),
      gives({ time: 2, more: say('detail.control') }),
    ),
  ],
  [
    'act c yellow',
    // all 3 are paid, so there is room for the 4 that lie there
    () => standard(2).seat(0, { programmed: ['yellow'], time: 3 }),
    act('c:yellow', say('do.actYellow', { sector: 'C', price: 3, time: 4 })),
  ],
  [
    'act f yellow',
    () => standard(2).seat(0, { programmed: ['yellow'], time: 1 }),
    act('f:yellow', say('do.actYellow', { sector: 'F', price: 0, time: 2 })),
  ],
  [
    'act c black',
    () =>
      standard(2)
        .seat(0, { programmed: ['black'], crystals: 1 })
        .zone('C', { crystals: 3 }),
    act('c:black', say('do.actBlack', { sector: 'C', price: 3, crystals: 1 })),
  ],
  [
    'act a purple',
    with3Octopods,
    act('a:purple', say('do.actPurple', { sector: 'A', price: 0, number: 2, kp: 3 })),
  ],
  [
    'act a purple',
    () => with3Octopods().holding(0, 'catch-kp', 'catch-time'),
    act(
      'a:purple',
      say('do.actPurple', { sector: 'A', price: 0, number: 2, kp: 6 }),
      gives({ time: 1, more: say('detail.control') }),
    ),
  ],
  [
    'act a purple',
    () => with3Octopods().holding(0, 'catch-kp').zone('A', { octopods: 1 }),
    act('a:purple', say('do.actPurple', { sector: 'A', price: 0, number: 1, kp: 4 })),
  ],
  [
    'act f purple',
    () =>
      standard(2, { emptyActions: true })
        .seat(0, { programmed: ['purple'] })
        .holding(0, 'catch-kp'),
    act('f:purple', say('do.actPurple', { sector: 'F', price: 0, number: 0, kp: 0 })),
  ],
  [
    'act a red',
    () =>
      standard(2)
        .seat(0, { programmed: ['red'] })
        .zone('A', { research: ['locks', 'cleaner'] }),
    act('a:red', say('do.actRed', { sector: 'A', price: 0, card: 'locks', kp: 2 })),
  ],
  [
    'act d white',
    () => standard(2).seat(0, { programmed: ['white'] }),
    act('d:white', say('do.actWhite', { sector: 'D', price: 3, colour: 'purple' })),
  ],
];

const atTrim = (): Table => {
  const table = standard(2).seat(0, { programmed: ['green', 'black'], supply: 13, time: 3 });
  table.play('0 program r2');
  return table;
};
const atLetters = (): Table => {
  const table = standard(2).zone('A', { extensions: ['ab-time'] });
  table.zone('B', { control: 1, loading: [0, 2, 0, 0] }).play('0 act a green');
  return table;
};
const atLine = (change: object, options = {}): Table => {
  const table = standard(2, options).seat(0, { kp: 9, programmed: ['green', 'purple'], time: 0, ...change });
  table
    .zone('A', { octopods: 6 })
    .seat(0, { extensions: ['a-octopod', 'b-octopod', 'c-octopod', 'd-octopod'] });
  table.play('0 act a purple');
  return table;
};
const atScoring = (change: object): Table => {
  const table = standard(2).holding(0, 'scoring-red').seat(0, change);
  table.allPass();
  return table;
};
const advancing = (change: object): Table => {
  const table = standard(2).seat(0, { kp: 8, time: 0, supply: 10, ...change });
  table.allPass();
  return table;
};

const ANSWERS: readonly Offered[] = [
  [
    'return black',
    atTrim,
    {
      label: say('do.return', { colour: 'black', time: 1 }),
      group: 'group.return',
      target: 'programmed:black',
    },
  ],
  [
    'place bot a',
    atLetters,
    {
      label: say('do.placeBot', { sector: 'A' }),
      detail: say('detail.push', { owner: 0 }),
      target: 'deck:a',
    },
  ],
  [
    'place bot b',
    atLetters,
    {
      label: say('do.placeBot', { sector: 'B' }),
      detail: say('detail.pushAndClean', { owner: 1, bots: 2 }),
      target: 'deck:b',
    },
  ],
  ['done', atLetters, { label: say('do.done') }],
  // 21 points from 9: 10, and on to the space before the next line
  [
    'pay crystal',
    () => atLine({ crystals: 1 }),
    { label: say('do.payCrystal', { to: 19 }), detail: gives({ points: 10 }), target: 'crystals' },
  ],
  ['stop', () => atLine({ crystals: 1 }), { label: say('do.stop', { lost: 21 }), target: 'stop' }],
  [
    'return green',
    () => atLine({}),
    {
      label: say('do.returnAtLine', { colour: 'green', to: 19, time: 2 }),
      detail: gives({ points: 10 }),
      target: 'programmed:green',
    },
  ],
  [
    'return green',
    () => atLine({}, { redLineReturnPays: false }),
    {
      label: say('do.returnAtLine', { colour: 'green', to: 19, time: 0 }),
      detail: gives({ points: 10 }),
      target: 'programmed:green',
    },
  ],
  [
    'return green',
    () => advancing({}),
    {
      label: say('do.returnAtLine', { colour: 'green', to: 12, time: 0 }),
      detail: gives({ points: 3 }),
      target: 'programmed:green',
    },
  ],
  ['stop', () => advancing({}), { label: say('do.stop', { lost: 3 }), target: 'stop' }],
  [
    'use scoring-red',
    () => atScoring({}),
    { label: say('do.use', { colour: 'red', price: 1 }), detail: gives({ time: 1 }), target: 'program:red' },
  ],
  [
    'use scoring-red ret blue',
    () => atScoring({ programmed: ['green', 'blue'], supply: 13 }),
    {
      label: say('do.useRet', { colour: 'red', price: 1, returned: 'blue' }),
      detail: gives({ time: 1 }),
      target: 'program:red',
    },
  ],
  [
    'income',
    () => atScoring({ submarines: 3, time: 0 }),
    { label: say('do.income', { time: 3 }), target: 'income' },
  ],
  [
    'income',
    () => atScoring({ submarines: 3, time: 3 }),
    { label: say('do.income', { time: 1 }), target: 'income' },
  ],
  ['done', () => atScoring({}), { label: say('do.done'), detail: gives({ time: 1 }) }],
];

describe('options', () => {
  it.each([...PROGRAMMING, ...ACTING, ...ANSWERS])(
    'GIVEN a position WHEN %s is offered THEN it says what it costs and brings, and marks its place',
    (text, table, words) => {
      expect(wordsOf(table(), text)).toEqual(words);
    },
  );

  it('GIVEN a return that takes from an empty supply what was just paid THEN yellow promises only what is left', () => {
    const table = standard(2).seat(0, { programmed: ['green', 'yellow'], supply: 13, time: 1 });
    table.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
    expect(wordsOf(table, 'act e yellow ret green')?.label.with).toEqual({
      act: say('do.actYellow', { sector: 'E', price: 2, time: 1 }),
      colour: 'green',
    });
  });

  it('GIVEN time left in a nearly empty supply THEN a label promises what is really there', () => {
    const stock = { time: 1, crystals: 0, octopods: 0 };
    const table = standard(2).seat(0, { time: 0 }).set({ stock });
    expect(wordsOf(table, 'return green')?.label.with).toEqual({ colour: 'green', time: 1 });
    const yellow = standard(2)
      .seat(0, { programmed: ['yellow'], time: 0 })
      .set({ stock });
    expect(wordsOf(yellow, 'act f yellow')?.label.with).toEqual({ sector: 'F', price: 0, time: 1 });
  });
});

describe('questions', () => {
  it.each<[string, () => Table, Msg]>([
    ['a turn', () => standard(2), say('ask.turn')],
    ['a third bot', atTrim, say('ask.trim', { fresh: 'yellow' })],
    ['letters', atLetters, say('ask.letters', { letters: ['A', 'B'] })],
    ['a line in one’s turn', () => atLine({ crystals: 1 }), say('ask.knowledge', { left: 21, line: 10 })],
    // of the income of 2 there is room for 1
    ['a scoring', () => atScoring({ submarines: 4 }), say('ask.prepare', { time: 1 })],
    ['a line in a scoring', () => advancing({}), say('ask.knowledge', { left: 3, line: 10 })],
  ])('GIVEN %s THEN the question says what it is about', (_kind, table, question) => {
    expect(GAME.prompt(table().state, 0)?.question).toEqual(question);
  });

  it('GIVEN words of autocomplete THEN each parameter’s words are named', () => {
    expect(GAME.wordFor?.('room', 'r3')).toEqual(say('word.room', { room: 'r3' }));
    expect(GAME.wordFor?.('returned', 'blue')).toEqual(
      say('word.colour', { colour: 'blue', action: 'blue' }),
    );
    expect(GAME.wordFor?.('card', 'scoring-red')).toEqual(say('word.card', { card: 'scoring-red' }));
  });
});

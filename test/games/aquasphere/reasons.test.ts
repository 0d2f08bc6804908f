import { describe, expect, it } from 'vitest';
import type { Msg } from '../../../src/engine/core/contract.ts';
import type { FrameOf } from '../../../src/engine/games/aquasphere/state.ts';
import { EXTENSIONS_FOR, GAME, standard, type Table } from './scenario.ts';

/*
 * Every refusal word for word: the rule that stands behind it and the values that its sentence is filled with. What may
 * be done instead stands in the scenarios of the rules.
 */
type Refused = readonly [rule: string, why: Msg, line: string, table: () => Table];

const why = (key: string, values?: Msg['with']): Msg =>
  values === undefined ? { key } : { key, with: values };

const withBot = (colour: 'yellow' | 'black' | 'purple' | 'blue' | 'red' | 'white', time = 3): Table =>
  standard(2).seat(0, { programmed: [colour], time });
const withTwo = (): Table => standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 4 });
const withLateral = (engineer: string): Table => standard(2).seat(0, { engineer }).holding(0, 'lateral');
const after = (table: Table, ...lines: readonly string[]): Table => {
  table.play(...lines);
  return table;
};
const noGoods = { time: 0, crystals: 0, octopods: 0 };

const IN_A_TURN: readonly Refused[] = [
  ['AQS-TURN-1', why('why.notAsked', { seats: [0] }), '2 pass', () => standard(3)],
  ['AQS-TURN-2', why('why.yourTurn'), '0 income', () => standard(2)],
  ['AQS-TURN-4', why('why.passed'), '0 pass', () => after(standard(2), '0 pass')],
  [
    'AQS-TURN-5',
    why('why.tooEarly', { moves: 3 }),
    '0 pass',
    () => standard(2, { earlyPass: false }).seat(0, { engineer: 'r4' }),
  ],
  [
    'AQS-PROG-1',
    why('why.noArrow', { from: 'r1', room: 'r5', rooms: ['r3', 'r4'] }),
    '0 program r5',
    () => standard(2).seat(0, { engineer: 'r1' }),
  ],
  [
    'AQS-PROG-2',
    why('why.noMovesLeft', { moves: 3 }),
    '0 program r1',
    () => standard(2).seat(0, { engineer: 'r7' }),
  ],
  ['AQS-PROG-3', why('why.bought'), '0 buy red', () => standard(2).seat(0, { bought: true, time: 4 })],
  [
    'AQS-PROG-3',
    why('why.noTime', { price: 3, time: 2 }),
    '0 buy red',
    () => standard(2).seat(0, { time: 2 }),
  ],
  ['AQS-PROG-4', why('why.colourTaken', { colour: 'green' }), '0 program r1', () => standard(2)],
  ['AQS-PROG-4', why('why.colourTaken', { colour: 'green' }), '0 buy green', () => standard(2)],
  ['AQS-PROG-5', why('why.noSupply'), '0 program r2', () => standard(2).seat(0, { supply: 0 })],
  ['AQS-PROG-5', why('why.noSupply'), '0 buy red', () => standard(2).seat(0, { supply: 0 })],
  ['AQS-RET-1', why('why.notProgrammed', { colour: 'blue' }), '0 return blue', () => standard(2)],
  ['AQS-CARD-9', why('why.noLateral'), '0 lateral r2', () => standard(2).seat(0, { engineer: 'r1' })],
  [
    'AQS-CARD-9',
    why('why.noLateral'),
    '0 lateral r2',
    () => withLateral('r1').seat(0, { cards: [{ id: 'lateral', used: true }] }),
  ],
  ['AQS-CARD-9', why('why.engineerInNoRoom'), '0 lateral r2', () => withLateral('start')],
  ['AQS-CARD-9', why('why.notBeside', { from: 'r3', room: 'r5' }), '0 lateral r5', () => withLateral('r3')],
  [
    'AQS-PROG-4',
    why('why.colourTaken', { colour: 'yellow' }),
    '0 lateral r2',
    () => withLateral('r1').seat(0, { programmed: ['yellow'] }),
  ],
  ['AQS-PROG-5', why('why.noSupply'), '0 lateral r2', () => withLateral('r1').seat(0, { supply: 0 })],
];

const ACTING: readonly Refused[] = [
  ['AQS-ACT-1', why('why.notProgrammed', { colour: 'black' }), '0 act a black', () => standard(2)],
  ['AQS-MOVE-5', why('why.noTime', { price: 3, time: 2 }), '0 act d yellow', () => withBot('yellow', 2)],
  [
    'AQS-MOVE-5',
    why('why.noTime', { price: 4, time: 3 }),
    '0 act e blue',
    () => withBot('blue').zone('E', { submarines: [1] }),
  ],
  ['AQS-MOVE-6', why('why.sameBot', { colour: 'blue' }), '0 act d blue ret blue', withTwo],
  ['AQS-MOVE-6', why('why.notProgrammed', { colour: 'red' }), '0 act d blue ret red', withTwo],
  ['AQS-MOVE-6', why('why.payableWithout', { price: 3, time: 4 }), '0 act c green ret blue', withTwo],
  [
    'AQS-MOVE-6',
    why('why.payableWithout', { price: 4, time: 4 }),
    '0 act e blue ret green',
    () => withTwo().zone('E', { submarines: [1] }),
  ],
  [
    'AQS-MOVE-6',
    why('why.noTime', { price: 6, time: 5 }),
    '0 act d blue ret green',
    () =>
      withTwo()
        .seat(0, { time: 3 })
        .zone('D', { submarines: [2, 3] }),
  ],
  [
    'AQS-MOVE-6',
    why('why.noTime', { price: 2, time: 1 }),
    '0 act f blue ret green',
    () =>
      withTwo()
        .seat(0, { time: 0 })
        .set({ stock: { ...noGoods, time: 1 } }),
  ],
  [
    'AQS-GREEN-1',
    why('why.noExtension', { sector: 'B' }),
    '0 act b green',
    () => standard(2).zone('B', { extensions: [] }),
  ],
  [
    'AQS-GREEN-3',
    why('why.labComplete', { most: 5 }),
    '0 act a green',
    () => standard(2).seat(0, { extensions: EXTENSIONS_FOR.cards(5) }),
  ],
  ['AQS-ACT-2', why('why.timeFull', { most: 4 }), '0 act a yellow', () => withBot('yellow', 4)],
  [
    'AQS-ACT-2',
    why('why.timeFull', { most: 6 }),
    '0 act a yellow',
    () => withBot('yellow', 6).seat(0, { extensions: ['a-time'] }),
  ],
  [
    'AQS-ACT-2',
    why('why.noTimeLeft', { sector: 'F' }),
    '0 act f yellow',
    () => withBot('yellow').set({ stock: noGoods }),
  ],
  ['AQS-ACT-2', why('why.noCrystal', { sector: 'F' }), '0 act f black', () => withBot('black')],
  [
    'AQS-ACT-2',
    why('why.crystalsFull', { most: 2 }),
    '0 act a black',
    () => withBot('black').seat(0, { crystals: 2 }),
  ],
  ['AQS-ACT-2', why('why.noOctopod', { sector: 'F' }), '0 act f purple', () => withBot('purple')],
  ['AQS-BLUE-1', why('why.submarineThere', { sector: 'A' }), '0 act a blue', () => withBot('blue')],
  ['AQS-BLUE-1', why('why.noSubmarine'), '0 act f blue', () => withBot('blue').seat(0, { submarines: 0 })],
  [
    'AQS-BLUE-1',
    why('why.noSpace', { sector: 'F' }),
    '0 act f blue',
    () => withBot('blue', 0).zone('F', { submarines: [1, 2, 3, 1] }),
  ],
  [
    'AQS-RED-1',
    why('why.noCard', { sector: 'A' }),
    '0 act a red',
    () => withBot('red').zone('A', { research: [] }),
  ],
  [
    'AQS-CAP-1',
    why('why.cardsFull', { most: 2 }),
    '0 act a red',
    () => withBot('red').holding(0, 'locks', 'lateral'),
  ],
  [
    'AQS-PROG-4',
    why('why.colourTaken', { colour: 'red' }),
    '0 act f white',
    () => standard(2).seat(0, { programmed: ['red', 'white'], supply: 13 }),
  ],
  ['AQS-PROG-5', why('why.noSupply'), '0 act a white', () => withBot('white').seat(0, { supply: 0 })],
];

/** Seat 0 has programmed a third bot: blue beside green and black. */
const atTrim = (): Table =>
  after(standard(2).seat(0, { programmed: ['green', 'black'], supply: 13, engineer: 'r1' }), '0 program r4');
const atLetters = (): Table => after(standard(2).zone('A', { extensions: ['ab-time'] }), '0 act a green');
const atLine = (change: object): Table =>
  after(
    standard(2)
      .seat(0, { kp: 8, programmed: ['green', 'purple'], supply: 13, ...change })
      .zone('A', { octopods: 2 }),
    '0 act a purple',
  );

const IN_MID_TURN: readonly Refused[] = [
  ['AQS-TURN-1', why('why.notAsked', { seats: [0] }), '1 pass', atTrim],
  ['AQS-PROG-6', why('why.trim', { fresh: 'blue' }), '0 pass', atTrim],
  ['AQS-PROG-6', why('why.freshStays', { fresh: 'blue' }), '0 return blue', atTrim],
  ['AQS-RET-1', why('why.notProgrammed', { colour: 'red' }), '0 return red', atTrim],
  ['AQS-TURN-1', why('why.notAsked', { seats: [0] }), '1 done', atLetters],
  ['AQS-GREEN-2', why('why.letters', { letters: ['A', 'B'] }), '0 pass', atLetters],
  ['AQS-GREEN-2', why('why.letterNotOpen', { sector: 'C', letters: ['A', 'B'] }), '0 place bot c', atLetters],
  [
    'AQS-GREEN-2',
    why('why.letterNotOpen', { sector: 'A', letters: ['B'] }),
    '0 place bot a',
    () => after(atLetters(), '0 place bot a'),
  ],
  ['AQS-TURN-1', why('why.notAsked', { seats: [0] }), '1 stop', () => atLine({ crystals: 1 })],
  ['AQS-KP-2', why('why.atLine', { left: 2 }), '0 pass', () => atLine({})],
  ['AQS-KP-3', why('why.noCrystalToPay'), '0 pay crystal', () => atLine({})],
  ['AQS-KP-4', why('why.crystalPays'), '0 return green', () => atLine({ crystals: 1 })],
  ['AQS-RET-1', why('why.notProgrammed', { colour: 'red' }), '0 return red', () => atLine({})],
];

/** The scoring of round 1 has begun: seat 0 holds two overtime shifts. */
const atScoring = (change: object): Table => {
  const table = standard(2).holding(0, 'scoring-red', 'scoring-blue').seat(0, change);
  table.allPass();
  return table;
};
const twoBots = { programmed: ['green', 'black'], supply: 13 };
/** Both seats stand at a line in a scoring, seat 0 with a crystal. */
const advancing = (): Table => {
  const table = standard(3).seat(0, { kp: 9, supply: 10, crystals: 1 }).seat(1, { kp: 9, supply: 10 });
  table.allPass();
  return table;
};
const broke: FrameOf<'prepare'> = {
  kind: 'prepare',
  asked: [0, 1],
  done: [1],
  income: [0, 1],
  taken: [1],
  used: [],
};

const IN_A_SCORING: readonly Refused[] = [
  ['AQS-SCORE-3', why('why.nothingToPrepare'), '1 done', () => atScoring({})],
  ['AQS-SCORE-3', why('why.preparing'), '0 pass', () => atScoring({})],
  ['AQS-SCORE-3', why('why.incomeTaken'), '0 income', () => after(atScoring({}), '0 income')],
  [
    'AQS-SCORE-4',
    why('why.notInHand', { card: 'scoring-green' }),
    '0 use scoring-green',
    () => atScoring({}),
  ],
  [
    'AQS-SCORE-4',
    why('why.notInHand', { card: 'locks' }),
    '0 use locks',
    () => atScoring({ cards: ['scoring-red', 'locks'].map((id) => ({ id, used: false })) }),
  ],
  [
    'AQS-SCORE-4',
    why('why.notInHand', { card: 'instant-red' }),
    '0 use instant-red',
    () => atScoring({ cards: ['scoring-blue', 'instant-red'].map((id) => ({ id, used: true })) }),
  ],
  [
    'AQS-CARD-8',
    why('why.cardUsed', { card: 'scoring-red' }),
    '0 use scoring-red',
    () => after(atScoring({ programmed: [] }), '0 use scoring-red'),
  ],
  [
    'AQS-SCORE-4',
    why('why.incomeFirst', { price: 1, time: 0 }),
    '0 use scoring-red',
    () => atScoring({ time: 0 }),
  ],
  [
    'AQS-SCORE-4',
    why('why.noTime', { price: 1, time: 0 }),
    '0 use scoring-red',
    () =>
      standard(2)
        .holding(0, 'scoring-red')
        .seat(0, { time: 0 })
        .set({ frames: [broke] }),
  ],
  [
    'AQS-PROG-4',
    why('why.colourTaken', { colour: 'red' }),
    '0 use scoring-red',
    () => atScoring({ programmed: ['red'] }),
  ],
  [
    'AQS-PROG-5',
    why('why.noSupply'),
    '0 use scoring-red',
    () =>
      standard(2)
        .holding(0, 'scoring-red')
        .seat(0, { supply: 0 })
        .set({ frames: [broke] }),
  ],
  [
    'AQS-SCORE-4',
    why('why.noRoom', { colours: ['green', 'black'] }),
    '0 use scoring-red',
    () => atScoring(twoBots),
  ],
  ['AQS-SCORE-4', why('why.roomEnough'), '0 use scoring-red ret green', () => atScoring({})],
  [
    'AQS-SCORE-4',
    why('why.notProgrammed', { colour: 'red' }),
    '0 use scoring-red ret red',
    () => atScoring(twoBots),
  ],
  ['AQS-SCORE-10', why('why.nothingAtLine'), '2 stop', advancing],
  ['AQS-KP-2', why('why.atLine', { left: 4 }), '1 pass', advancing],
  ['AQS-KP-3', why('why.noCrystalToPay'), '1 pay crystal', advancing],
  ['AQS-KP-4', why('why.crystalPays'), '0 return green', advancing],
  ['AQS-RET-1', why('why.notProgrammed', { colour: 'red' }), '1 return red', advancing],
];

describe('reasons', () => {
  it.each<Refused>([...IN_A_TURN, ...ACTING, ...IN_MID_TURN, ...IN_A_SCORING])(
    'GIVEN a position in which %s forbids it WHEN it is tried THEN %j is the reason (%s)',
    (id, reason, line, table) => {
      const [seat, ...words] = line.split(' ');
      expect(table().refusal(Number(seat), words.join(' ')).reason).toEqual({ rule: id, why: reason });
    },
  );

  it('GIVEN a game that is over WHEN somebody asks why THEN that is the reason', () => {
    const table = standard(2).set({ round: 4 });
    table.allPass();
    expect(GAME.explain(table.state, 1, { verb: 'pass' })).toEqual({
      rule: 'AQS-FIN-1',
      why: { key: 'why.over' },
    });
  });
});

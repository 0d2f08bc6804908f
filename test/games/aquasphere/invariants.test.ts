import { describe, expect, it } from 'vitest';
import type { State, FinalScoring, SeatScoring } from '../../../src/engine/games/aquasphere/state.ts';
import { GAME, standard, type Table } from './scenario.ts';

/* Positions that are wrong in a single way, and the invariant that says so. */
const SCORED: SeatScoring = { majority: 0, bots: 4, crystals: 0, octopods: 0, total: 4, moved: 4, lost: 0 };
const FINAL: FinalScoring = { letters: 1, time: 0, submarines: 0, lab: 0 };
const twice = <T>(item: T): T[] => [item, item];

function stockPlus(table: Table, more: Partial<State['stock']>): Table {
  const { time, crystals, octopods } = table.state.stock;
  return table.set({
    stock: {
      time: time + (more.time ?? 0),
      crystals: crystals + (more.crystals ?? 0),
      octopods: octopods + (more.octopods ?? 0),
    },
  });
}

/** Cards from the tops of the piles of sectors, into the hand of seat 0. */
function withPileCards(letters: string): Table {
  const table = standard(2);
  const ids = Array.from(letters).flatMap((letter) => table.sector(letter).research);
  for (const letter of letters) table.zone(letter, { research: [] });
  return table.holding(0, ...ids);
}

function withPileExtensions(letters: string): Table {
  const table = standard(2);
  const ids = Array.from(letters).flatMap((letter) => table.sector(letter).extensions);
  for (const letter of letters) table.zone(letter, { extensions: [] });
  return table.seat(0, { extensions: ids });
}

type Wrong = readonly [what: string, id: string, table: () => Table];

const PIECES: readonly Wrong[] = [
  ['a bot too many', 'AQS-I1', () => standard(2).seat(0, { supply: 15 })],
  [
    'a supply below nothing',
    'AQS-I1',
    () => {
      const table = standard(3).seat(0, { supply: -1 });
      for (const letter of 'ABCDEF') table.zone(letter, { control: 0 });
      for (const letter of 'ACE') table.zone(letter, { loading: [3, 0, 0, 0] });
      return table;
    },
  ],
  ['a neutral bot too few', 'AQS-I1', () => standard(3).zone('B', { loading: [0, 0, 0, 0] })],
  ['a neutral bot with two players', 'AQS-I1', () => standard(2).zone('B', { loading: [0, 0, 1, 0] })],
  ['another one', 'AQS-I1', () => standard(2).zone('B', { loading: [0, 0, 0, 1] })],
  ['a neutral bot in control', 'AQS-I1', () => standard(3).zone('B', { control: 3, loading: [0, 0, 0, 0] })],
  ['a submarine too many', 'AQS-I2', () => standard(2).seat(1, { submarines: 6 })],
  ['a neutral submarine too few', 'AQS-I2', () => standard(2).set({ neutralSubs: [0, 0, 5, 4] })],
  ['a seat with a neutral reserve', 'AQS-I2', () => standard(2).set({ neutralSubs: [1, 0, 5, 5] })],
  [
    'two submarines of a colour in a sector',
    'AQS-I2',
    () =>
      standard(2)
        .zone('A', { submarines: twice(0) })
        .seat(0, { submarines: 4 }),
  ],
  ['time from nowhere', 'AQS-I3', () => stockPlus(standard(2), { time: 1 })],
  ['a crystal from nowhere', 'AQS-I3', () => stockPlus(standard(2), { crystals: 1 })],
  ['an octopod from nowhere', 'AQS-I3', () => stockPlus(standard(2), { octopods: 1 })],
  ['a reminder from nowhere', 'AQS-I3', () => standard(2).seat(0, { bought: true })],
  [
    'less time than none in supply',
    'AQS-I3',
    () => stockPlus(standard(2).zone('A', { time: 35 }), { time: -31 }),
  ],
  [
    'fewer crystals than none in supply',
    'AQS-I3',
    () => stockPlus(standard(2).zone('A', { crystals: 17 }), { crystals: -16 }),
  ],
  [
    'fewer octopods than none in a sector',
    'AQS-I3',
    () => stockPlus(standard(2).zone('A', { octopods: -1 }), { octopods: 2 }),
  ],
];

const CARDS: readonly Wrong[] = [
  [
    'a card twice',
    'AQS-I4',
    () => {
      const table = standard(2);
      const [first = '', , ...others] = table.state.researchDeck;
      return table.set({ researchDeck: [...twice(first), ...others] });
    },
  ],
  [
    'an extension twice',
    'AQS-I4',
    () => {
      const table = standard(2);
      const [first = '', , ...others] = table.state.extensionDeck;
      return table.set({ extensionDeck: [...twice(first), ...others] });
    },
  ],
  ['a card lost', 'AQS-I4', () => standard(2).zone('A', { research: [] })],
  ['an extension lost', 'AQS-I4', () => standard(2).zone('A', { extensions: [] })],
  [
    'a card dealt too early',
    'AQS-I4',
    () => {
      const table = standard(2);
      const [first = '', ...others] = table.state.researchDeck;
      const { research } = table.sector('A');
      return table.set({ researchDeck: others }).zone('A', { research: [first, ...research] });
    },
  ],
  [
    'an extension dealt too early',
    'AQS-I4',
    () => {
      const table = standard(2);
      const [first = '', ...others] = table.state.extensionDeck;
      const { extensions } = table.sector('A');
      return table.set({ extensionDeck: others }).zone('A', { extensions: [first, ...extensions] });
    },
  ],
];

const BOARDS: readonly Wrong[] = [
  [
    'three bots programmed',
    'AQS-I5',
    () =>
      stockPlus(standard(2).seat(0, { programmed: ['green', 'black', 'red'], supply: 12, time: 0 }), {
        time: 3,
      }),
  ],
  [
    'three bots programmed while somebody else returns one',
    'AQS-I5',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'black', 'red'], supply: 12 });
      return table.set({ frames: [{ kind: 'trim', seat: 1, fresh: 'red' }] });
    },
  ],
  [
    'four bots programmed while one is returned',
    'AQS-I5',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'black', 'blue', 'red'], supply: 11 });
      return table.set({ frames: [{ kind: 'trim', seat: 0, fresh: 'red' }] });
    },
  ],
  [
    'a colour twice',
    'AQS-I5',
    () => standard(2).seat(0, { programmed: twice('green' as const), supply: 13 }),
  ],
  ['time below nothing', 'AQS-I6', () => stockPlus(standard(2).seat(0, { time: -1 }), { time: 4 })],
  ['too much time', 'AQS-I6', () => stockPlus(standard(2).seat(0, { time: 5 }), { time: -2 })],
  [
    'crystals below nothing',
    'AQS-I6',
    () => stockPlus(standard(2).seat(0, { crystals: -1 }), { crystals: 1 }),
  ],
  ['too many crystals', 'AQS-I6', () => stockPlus(standard(2).seat(0, { crystals: 3 }), { crystals: -3 })],
  ['too many cards', 'AQS-I6', () => withPileCards('ABC')],
  ['a sixth extension', 'AQS-I6', () => withPileExtensions('ABCDEF')],
  [
    'a station above its limit',
    'AQS-I7',
    () =>
      standard(2)
        .seat(0, { supply: 11 })
        .zone('A', { loading: [3, 0, 0, 0] }),
  ],
  [
    'fewer bots than none in a station',
    'AQS-I7',
    () =>
      standard(2)
        .seat(0, { supply: 15 })
        .zone('A', { loading: [-1, 0, 0, 0] }),
  ],
  ['an engineer who is out before passing', 'AQS-I8', () => standard(2).seat(0, { engineer: 'out' })],
  ['an engineer who stands nowhere', 'AQS-I8', () => standard(2).seat(0, { engineer: 'r9' })],
  [
    'an engineer in a room after passing',
    'AQS-I8',
    () => {
      const table = standard(2);
      table.play('0 pass');
      return table.seat(0, { engineer: 'r1' });
    },
  ],
];

const scored = (...scorings: readonly Partial<SeatScoring>[]): Table =>
  standard(2).set({ lastScoring: [0, 1].map((seat) => ({ ...SCORED, ...scorings[seat] })) });

const COURSE: readonly Wrong[] = [
  ['points below nothing', 'AQS-I9', () => standard(2).seat(0, { kp: -1 })],
  ['a total that does not add up', 'AQS-I9', () => scored({}, { total: 5, lost: 1 })],
  ['points that went nowhere', 'AQS-I9', () => scored({ moved: 3 })],
  ['a counter that went too far', 'AQS-I9', () => scored({}, { moved: 5 })],
  ['a counter that went too far back', 'AQS-I9', () => scored({ octopods: 6, total: -2, moved: -3 })],
  ['a counter that rose by a loss', 'AQS-I9', () => scored({ octopods: 6, total: -2, moved: 1 })],
  ['a seat twice in the order', 'AQS-I10', () => standard(2).set({ order: [0, 0] })],
  ['a seat missing in the order', 'AQS-I10', () => standard(2).set({ order: [0] })],
  ['an unknown seat in the order', 'AQS-I10', () => standard(2).set({ order: [0, 2] })],
  [
    'a seat that passed twice',
    'AQS-I10',
    () =>
      standard(2)
        .set({ passed: [1, 1] })
        .seat(1, { engineer: 'out' }),
  ],
  ['an unknown seat that passed', 'AQS-I10', () => standard(2).set({ passed: [2] })],
  [
    'a turn after passing',
    'AQS-I10',
    () =>
      standard(2)
        .set({ passed: [0] })
        .seat(0, { engineer: 'out' }),
  ],
  ['an end before round 4', 'AQS-I12', () => scored().set({ frames: [], finalScoring: [FINAL, FINAL] })],
  [
    'an end without a scoring',
    'AQS-I12',
    () => {
      const table = ended();
      Reflect.deleteProperty(table.state, 'lastScoring');
      return table;
    },
  ],
  [
    'an end without a final scoring',
    'AQS-I12',
    () => {
      const table = ended();
      Reflect.deleteProperty(table.state, 'finalScoring');
      return table;
    },
  ],
  ['a final scoring before the end', 'AQS-I12', () => standard(2).set({ finalScoring: [FINAL, FINAL] })],
];

/** A game that was passed through to its end. */
function ended(): Table {
  const table = standard(2);
  while (!GAME.isOver(table.state)) table.allPass();
  return table;
}

const SOUND: readonly (readonly [what: string, table: () => Table])[] = [
  ['the beginning', () => standard(3)],
  ['the end', ended],
  ['a turn in which nobody may pass yet', () => standard(2, { earlyPass: false })],
  [
    'full stores',
    () => stockPlus(withPileCards('AB').seat(0, { crystals: 2, time: 4 }), { crystals: -2, time: -1 }),
  ],
  ['a complete lab', () => withPileExtensions('ABCDE')],
  [
    'three bots of which one is about to go',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'black'], supply: 13 });
      table.play('0 program r2');
      return table;
    },
  ],
  [
    'losses at lines and steps back',
    () => scored({ moved: 1, lost: 3 }, { octopods: 6, total: -2, moved: -1 }),
  ],
  [
    'incomes set aside',
    () => {
      const table = standard(2);
      const [top = ''] = table.sector('A').research;
      const [next = ''] = table.sector('B').research;
      // two overtime shifts change places with the cards in A and B
      const instead = new Map([
        ['scoring-red', top],
        ['scoring-blue', next],
      ]);
      const researchDeck = table.state.researchDeck.map((id) => instead.get(id) ?? id);
      table.set({ researchDeck }).zone('A', { research: [] }).zone('B', { research: [] });
      table.holding(0, ...instead.keys()).play('0 buy red', '1 pass', '0 return red', '0 pass');
      table.play('0 use scoring-red');
      expect(table.kind()).toBe('prepare');
      return table;
    },
  ],
];

describe('invariants', () => {
  it.each([...PIECES, ...CARDS, ...BOARDS, ...COURSE])(
    'GIVEN %s THEN %s and no other is broken',
    (_what, id, table) => {
      expect(GAME.invariants(table().state)).toEqual([id]);
    },
  );

  it.each(SOUND)('GIVEN %s THEN none is broken, and the state is read as it was written', (_what, table) => {
    const { state } = table();
    expect(GAME.invariants(state)).toEqual([]);
    expect(GAME.checkState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
  });
});

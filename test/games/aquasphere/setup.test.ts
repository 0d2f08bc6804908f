import { describe, expect, it } from 'vitest';
import { below, seedRng, shuffle } from '../../../src/engine/core/rng.ts';
import { draw } from '../../../src/engine/games/aquasphere/setup.ts';
import { COMPONENTS, GAME, STANDARD, begin, rule, standard } from './scenario.ts';

describe('setting up', () => {
  it.each([
    [2, [3, 3], [30, 15, 8]],
    [3, [3, 3, 4], [22, 14, 7]],
    [4, [3, 3, 4, 4], [14, 13, 6]],
  ])(
    'GIVEN the standard position of %i seats THEN times and general supply are those of section 9.1',
    (seats, times, stock) => {
      const { state } = standard(seats);
      expect(state.players.map(({ time }) => time)).toEqual(times);
      expect([state.stock.time, state.stock.crystals, state.stock.octopods]).toEqual(stock);
      expect(GAME.invariants(state)).toEqual([]);
    },
  );

  rule(
    'AQS-SETUP-1',
    'a seed decides everything that is drawn',
    () => {
      const one = begin(3, {}, 'seed');
      expect(one).toEqual(begin(3, {}, 'seed'));
      expect(one.state.ring[0]?.letter).toBe('A');
      const dice = seedRng('order');
      const inOrder = {
        first: below(dice, 4),
        ring: ['A', ...shuffle(dice, ['B', 'C', 'D', 'E', 'F'])],
        labs: shuffle(dice, ['A', 'B', 'C', 'D', 'E', 'F']),
        turnings: [below(dice, 6), below(dice, 6), below(dice, 6)],
        programs: shuffle(dice, [...COMPONENTS.programs.keys()]),
        research: shuffle(dice, [...COMPONENTS.cards.keys()]),
        extensions: shuffle(dice, [...COMPONENTS.extensions.keys()]),
      };
      expect(draw(COMPONENTS, 4, seedRng('order'))).toEqual(inOrder);
    },
    'after setting up the generator never moves again',
    () => {
      const table = standard(2);
      const before = { ...table.state.rng };
      table.allPass();
      expect(table.state.round).toBe(2);
      expect(table.state.rng).toEqual(before);
    },
  );

  rule(
    'AQS-SETUP-2, AQS-MOVE-1',
    'the lock beside a sector is the one that it has on its clockwise side',
    () => {
      const table = standard(2, {}, { ring: ['A', 'C', 'B', 'D', 'E', 'F'] });
      const prices = table.offers(0, 'act').length;
      expect(prices).toBeGreaterThan(0);
      table.play('0 act b green');
      // A to C over A's lock of 1, C to B over C's lock of 0
      expect(table.player(0).time).toBe(2);
    },
    'in another order another lock is crossed',
    () => {
      const table = standard(2, {}, { ring: ['A', 'E', 'C', 'D', 'B', 'F'] });
      table.play('0 act b green');
      // A to F over F's lock of 0, F to B over B's lock of 2
      expect(table.player(0).time).toBe(1);
    },
  );

  rule(
    'AQS-SETUP-3',
    'the first player begins, the others follow clockwise',
    () => {
      expect(standard(4, {}, { first: 2 }).state.order).toEqual([2, 3, 0, 1]);
      expect(standard(4, {}, { first: 2 }).asked()).toEqual([2]);
    },
    'in another draw another seat begins',
    () => {
      expect(standard(3).state.order).toEqual([0, 1, 2]);
    },
  );

  rule(
    'AQS-SETUP-4, AQS-SETUP-5, AQS-R39',
    'base labs give the start sectors and fill the others as in the table; the start submarine is free',
    () => {
      const table = standard(2);
      const goods = (letter: string): number[] => {
        const { octopods, crystals, time } = table.sector(letter);
        return [octopods, crystals, time];
      };
      expect(['A', 'C', 'E', 'B', 'D', 'F'].map(goods)).toEqual([
        [1, 1, 4],
        [1, 1, 4],
        [2, 1, 0],
        [3, 2, 0],
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(table.player(0).scientist).toEqual({ sector: 'A', zone: 'blue' });
      expect(table.player(0).kp).toBe(0);
      expect(table.sector('A').submarines).toEqual([0]);
    },
    'with four players no sector is left over',
    () => {
      expect(standard(4).state.ring.filter(({ octopods }) => octopods === 0)).toEqual([]);
    },
  );

  rule(
    'AQS-SETUP-6, AQS-R27',
    'left over sectors have a neutral submarine, the first of owner 2, the second of owner 3',
    () => {
      const two = standard(2);
      expect([two.sector('D').submarines, two.sector('F').submarines]).toEqual([[2], [3]]);
      expect(two.state.neutralSubs).toEqual([0, 0, 5, 5]);
      expect(standard(3).sector('F').submarines).toEqual([3]);
    },
    'with four players there is none',
    () => {
      const { state } = standard(4);
      expect(state.ring.flatMap(({ submarines }) => submarines).sort()).toEqual([0, 1, 2, 3]);
      expect(state.neutralSubs).toEqual([0, 0, 0, 0]);
    },
  );

  rule(
    'AQS-SETUP-7',
    'with three players each sector that is no start sector has a neutral bot in its loading station',
    () => {
      const { state } = standard(3);
      const withNeutral = state.ring.filter(({ loading }) => loading[3] === 1).map(({ letter }) => letter);
      expect(withNeutral).toEqual(['B', 'D', 'F']);
    },
    'with two and four players there is none',
    () => {
      const bots = [2, 4].flatMap((seats) => standard(seats).state.ring.flatMap(({ loading }) => loading));
      expect(bots.every((number) => number === 0)).toBe(true);
    },
  );

  rule(
    'AQS-SETUP-8',
    'every sector gets a card and an extension in ring order, cards and extensions each from their deck',
    () => {
      const { ring, researchDeck, extensionDeck } = standard(2).state;
      expect(ring.map(({ research }) => research)).toEqual(STANDARD.research.slice(0, 6).map((id) => [id]));
      expect(ring.map(({ extensions }) => extensions)).toEqual(
        STANDARD.extensions.slice(0, 6).map((id) => [id]),
      );
      expect([researchDeck.length, extensionDeck.length]).toEqual([35, 24]);
    },
    'the order is that of the ring, not of the letters',
    () => {
      const table = standard(2, {}, { ring: ['A', 'F', 'B', 'C', 'D', 'E'] });
      expect(table.sector('F').research).toEqual([STANDARD.research[1]]);
    },
  );

  rule(
    'AQS-SETUP-9, O1',
    'a lock of 0 on either side means 3 time to begin with',
    () => {
      const starts = STANDARD.ring.map((letter) => {
        const others = STANDARD.ring.filter((other) => other !== letter);
        return standard(2, {}, { labs: [letter, ...others] }).player(0).time;
      });
      expect(starts).toEqual([3, 4, 3, 3, 4, 3]);
    },
    'B and E have 4',
    () => {
      expect(standard(2, {}, { labs: ['E', 'B', 'A', 'C', 'D', 'F'] }).player(1).time).toBe(4);
    },
  );

  rule(
    'AQS-SETUP-10, AQS-SETUP-11',
    'a seat begins with 14 bots, one programmed as its start sector says, and nothing else',
    () => {
      expect(standard(2).player(1)).toEqual({
        lab: 'lab-c',
        engineer: 'start',
        scientist: { sector: 'C', zone: 'blue' },
        supply: 14,
        programmed: ['black'],
        time: 3,
        crystals: 0,
        bought: false,
        cards: [],
        extensions: [],
        submarines: 5,
        kp: 0,
      });
    },
    'another start sector programs another colour',
    () => {
      expect(standard(2).player(0).programmed).toEqual(['green']);
    },
  );

  rule(
    'AQS-SETUP-12',
    'the lamps lie in the order 2, 3, 4, 5 and an edge refills the position that the turning says',
    () => {
      const turned = standard(2, {}, { turnings: [2, 0, 0] }).state;
      const view = GAME.view(turned, undefined);
      expect([view.tile.lamp, ...view.lampsToCome]).toEqual([2, 3, 4, 5]);
      expect(view.tile.byPosition.map(({ time }) => time)).toEqual([4, 3, 5, 2, 3, 1]);
    },
    'unturned, edge 0 belongs to position 0; the last lamp is never turned',
    () => {
      const { state } = standard(2);
      expect(GAME.view(state, 0).tile.byPosition.map(({ time }) => time)).toEqual([5, 2, 3, 1, 4, 3]);
      expect(draw(COMPONENTS, 2, seedRng('x')).turnings).toHaveLength(3);
    },
  );

  rule(
    'AQS-SETUP-13',
    'one program card lies in the rooms, the next is open, two are face down, three are out of the game',
    () => {
      const { state } = standard(2);
      expect([state.program, ...state.nextPrograms]).toEqual(['p1', 'p2', 'p3', 'p4']);
      expect(state.unusedPrograms).toEqual(['p5', 'p6', 'p7']);
      const { hq } = GAME.view(state, 0);
      expect([hq.tokens.r1, hq.next?.r1, hq.faceDown]).toEqual(['green', 'yellow', 2]);
    },
    'a view tells no more of the face-down ones',
    () => {
      const text = JSON.stringify(GAME.view(standard(2).state, 0));
      expect(['p3', 'p4', 'p5', 'p6', 'p7'].filter((id) => text.includes(`"${id}"`))).toEqual([]);
    },
  );

  it('GIVEN the options of a table THEN they are those of the rulings, by default played as ruled', () => {
    expect(GAME.options).toEqual([
      { key: 'earlyPass', values: [true, false], default: true },
      { key: 'emptyActions', values: [false, true], default: false },
      { key: 'lateralFree', values: [true, false], default: true },
      { key: 'redLineReturnPays', values: [true, false], default: true },
    ]);
    const options = { earlyPass: false, emptyActions: true, lateralFree: false, redLineReturnPays: false };
    expect(standard(2, options).state.options).toEqual(options);
    expect(begin(2).state.options).toEqual({
      earlyPass: true,
      emptyActions: false,
      lateralFree: true,
      redLineReturnPays: true,
    });
  });

  it('GIVEN an impossible number of seats or an unknown option WHEN setting up THEN it is refused with a code', () => {
    expect(GAME.setup('s', 1, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
    expect(GAME.setup('s', 5, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
    expect(GAME.setup('s', 2.5, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
    expect(GAME.setup('s', 2, { nonsense: true })).toMatchObject({ ok: false, error: { code: 'E_OPTION' } });
  });
});

import { describe, expect, it } from 'vitest';
import { GAME, eventsOf, rule, said, standard } from './scenario.ts';

describe('the intermediate scoring', () => {
  rule(
    'AQS-SCORE-1',
    'reminders go to the general supply first',
    () => {
      const table = standard(2);
      const { time } = table.state.stock;
      table.play('0 buy red');
      expect(table.state.stock.time).toBe(time + 2);
      const before = table.state.stock.time;
      table.allPass();
      // the reminder is back, two incomes are out, and 8 markers of the sectors were exchanged for 18
      expect(table.state.stock.time).toBe(before + 1 - 2 + 8 - 18);
      expect(GAME.invariants(table.state)).toEqual([]);
      // it may be the very marker that an income is paid with
      const short = standard(2).seat(0, { bought: true, time: 0 }).seat(1, { submarines: 6 });
      short.set({ stock: { time: 0, crystals: 15, octopods: 8 } });
      expect(eventsOf(short.allPass(), 'incomeTaken')[0]).toEqual({
        type: 'incomeTaken',
        seat: 0,
        asked: 1,
        got: 1,
      });
    },
    'without a purchase none comes back',
    () => {
      const short = standard(2).seat(0, { time: 0 }).seat(1, { submarines: 6 });
      short.set({ stock: { time: 0, crystals: 15, octopods: 8 } });
      expect(eventsOf(short.allPass(), 'incomeTaken')[0]).toMatchObject({ asked: 0, got: 0 });
      const table = standard(2);
      const { time } = table.state.stock;
      table.allPass();
      expect(table.state.stock.time).toBe(time - 2 + 8 - 18);
    },
  );

  rule(
    'AQS-SCORE-2, O35',
    'a time for each submarine in the station, set aside in turn order',
    () => {
      const table = standard(2, {}, { first: 1 });
      table.seat(0, { time: 0, submarines: 4 }).seat(1, { time: 0, submarines: 3 });
      table.set({ stock: { time: 2, crystals: 15, octopods: 8 } });
      const events = table.allPass();
      expect(eventsOf(events, 'incomeTaken')).toEqual([
        { type: 'incomeTaken', seat: 0, asked: 0, got: 0 },
        { type: 'incomeTaken', seat: 1, asked: 2, got: 2 },
      ]);
    },
    'what does not fit goes back, and is not promised',
    () => {
      const table = standard(2).seat(0, { time: 4 });
      const { time } = table.state.stock;
      const events = table.allPass();
      expect(eventsOf(events, 'incomeTaken')[0]).toEqual({ type: 'incomeTaken', seat: 0, asked: 1, got: 0 });
      // seat 1 has room for its 1; 8 markers of the sectors were exchanged for 18
      expect(table.state.stock.time).toBe(time - 1 + 8 - 18);
      const asked = standard(2).holding(0, 'scoring-red').seat(0, { submarines: 3, time: 3, programmed: [] });
      asked.allPass();
      const income = GAME.prompt(asked.state, 0)?.options.find(({ text }) => text === 'income');
      expect(income?.label.with).toEqual({ time: 1 });
    },
  );

  rule(
    'AQS-SCORE-3, O25, B12',
    'income and scoring cards come in the order that the seat likes',
    () => {
      const ready = () => {
        const table = standard(2)
          .holding(0, 'scoring-red')
          .seat(0, { submarines: 3, time: 4, programmed: [] });
        table.allPass();
        return table;
      };
      const useFirst = ready();
      useFirst.play('0 use scoring-red');
      const incomeFirst = ready();
      incomeFirst.play('0 income', '0 use scoring-red');
      expect([useFirst.player(0).time, incomeFirst.player(0).time]).toEqual([4, 3]);
      expect([useFirst, incomeFirst].map((table) => table.player(0).programmed)).toEqual([['red'], ['red']]);
      const poor = standard(2).holding(0, 'scoring-red').seat(0, { submarines: 3, time: 0, programmed: [] });
      poor.allPass();
      expect(poor.offers(0)).toEqual(['income', 'done']);
      expect(said(poor.refusal(0, 'use scoring-red'))).toBe('AQS-SCORE-4 why.incomeFirst');
      poor.play('0 income', '0 use scoring-red');
      expect(poor.player(0)).toMatchObject({ time: 2, programmed: ['red'] });
      // 1 time is enough, and without any a second card is no longer asked about
      const last = standard(2).holding(0, 'scoring-red', 'scoring-blue');
      last.seat(0, { time: 0, programmed: [] }).allPass();
      last.play('0 income', '0 use scoring-red');
      expect([last.state.round, last.player(0).time, last.player(0).programmed]).toEqual([2, 0, ['red']]);
    },
    'a seat without a usable card takes its income unasked; the income is taken once',
    () => {
      const both = () => {
        const table = standard(2).holding(0, 'scoring-red').holding(1, 'scoring-blue');
        table.set({ stock: { time: 1, crystals: 15, octopods: 8 } }).allPass();
        return table;
      };
      const one = both();
      const other = both();
      expect([one.kind(), one.asked()]).toEqual(['prepare', [0, 1]]);
      one.play('0 income', '0 use scoring-red', '1 use scoring-blue');
      other.play('1 use scoring-blue', '0 income', '0 use scoring-red');
      expect(other.state).toEqual(one.state);

      // nor does the order show before all are done
      const inBetween = (...lines: readonly string[]) => {
        const waits = standard(2).holding(0, 'scoring-red', 'scoring-blue');
        waits.holding(1, 'scoring-yellow', 'scoring-purple').allPass();
        waits.play(...lines);
        return waits.state;
      };
      expect(inBetween('1 income', '0 use scoring-red', '0 income', '1 use scoring-yellow')).toEqual(
        inBetween('1 use scoring-yellow', '0 income', '1 income', '0 use scoring-red'),
      );

      const table = standard(2)
        .holding(0, 'scoring-red', 'scoring-blue')
        .seat(0, { submarines: 4, programmed: [] });
      table.allPass();
      expect([table.asked(), table.player(1).time]).toEqual([[0], 4]);
      expect(said(table.refusal(1, 'done'))).toBe('AQS-SCORE-3 why.nothingToPrepare');
      table.play('0 income');
      expect(said(table.refusal(0, 'income'))).toBe('AQS-SCORE-3 why.incomeTaken');
      expect(said(table.refusal(0, 'pass'))).toBe('AQS-SCORE-3 why.preparing');
      table.play('0 done');
      expect(table.state.round).toBe(2);
    },
  );

  rule(
    'AQS-SCORE-4, AQS-RET-3, O36',
    'a card costs 1 time; as a third bot, one of the others goes back without pay',
    () => {
      const table = standard(2).holding(0, 'scoring-red');
      table.seat(0, { programmed: ['green', 'blue'], supply: 13, time: 2 }).allPass();
      expect(table.offers(0)).toEqual([
        'use scoring-red ret green',
        'use scoring-red ret blue',
        'income',
        'done',
      ]);
      table.play('0 use scoring-red ret blue');
      expect(table.player(0)).toMatchObject({ time: 2, programmed: ['green', 'red'], supply: 13 });
    },
    'not on a taken colour, without supply, without the card, or with a needless return',
    () => {
      const ask = (change: object) => {
        const table = standard(2)
          .holding(0, 'scoring-red', 'scoring-blue')
          .seat(0, { ...change });
        table.allPass();
        return table;
      };
      expect(said(ask({ programmed: ['red'] }).refusal(0, 'use scoring-red'))).toBe(
        'AQS-PROG-4 why.colourTaken',
      );
      expect(said(ask({}).refusal(0, 'use scoring-green'))).toBe('AQS-SCORE-4 why.notInHand');
      expect(said(ask({}).refusal(0, 'use locks'))).toBe('AQS-SCORE-4 why.notInHand');
      expect(said(ask({}).refusal(0, 'use scoring-red ret green'))).toBe('AQS-SCORE-4 why.roomEnough');
      const two = { programmed: ['green', 'black'], supply: 13 };
      expect(said(ask(two).refusal(0, 'use scoring-red'))).toBe('AQS-SCORE-4 why.noRoom');
      expect(said(ask(two).refusal(0, 'use scoring-red ret white'))).toBe('AQS-SCORE-4 why.notProgrammed');
      expect(ask({ supply: 0 }).state.round).toBe(2);
    },
  );

  rule(
    'AQS-SCORE-5, AQS-R42',
    'all totals are made on one position; a crystal just counted may pay a line',
    () => {
      const table = standard(2)
        .seat(0, { kp: 9, crystals: 1, supply: 10 })
        .seat(1, { kp: 9, crystals: 1, supply: 10 });
      table.allPass();
      expect(table.state.lastScoring?.map(({ total }) => total)).toEqual([5, 5]);
      table.play('0 pay crystal', '1 stop');
      expect([table.player(0).kp, table.player(1).kp]).toEqual([14, 9]);
      expect(table.state.lastScoring?.map(({ moved, lost }) => [moved, lost])).toEqual([
        [5, 0],
        [0, 5],
      ]);
    },
    'nobody scores before everybody has prepared',
    () => {
      const table = standard(2).holding(0, 'scoring-red').seat(0, { programmed: [] });
      const events = table.allPass();
      expect(eventsOf(events, 'scored')).toEqual([]);
    },
  );

  it.each([
    [4, '001123', [3, 3, 0, 0]],
    [3, '00012-', [6, 0, 0]],
    [4, '0123--', [3, 3, 3, 3]],
    [4, '------', [0, 0, 0, 0]],
  ])(
    'AQS-SCORE-6, AQS-R24, O14: GIVEN %i seats and control %s THEN the majority gives %j',
    (seats, control, points) => {
      const table = standard(seats);
      for (const [at, owner] of Array.from(control).entries()) {
        const letter = 'ABCDEF'.charAt(at);
        if (owner !== '-') table.zone(letter, { control: Number(owner) });
      }
      table.allPass();
      expect(table.state.lastScoring?.map(({ majority }) => majority)).toEqual(points);
    },
  );

  it('AQS-SCORE-6, but: bots in loading stations and programmed bots count for nothing', () => {
    const table = standard(2).zone('A', { control: 0, loading: [0, 2, 0, 0] });
    table.allPass();
    expect(table.state.lastScoring?.map(({ majority }) => majority)).toEqual([6, 0]);
  });

  it.each([
    [5, 3, 8],
    [5, 4, 9],
    [15, 2, 0],
    [14, 1, 0],
    [0, 6, 14],
    [0, 5, 12],
  ])(
    'AQS-SCORE-7, AQS-R25, O13: GIVEN a supply of %i and %i submarines placed THEN bots used give %i',
    (supply, placed, points) => {
      const table = standard(2).seat(0, { supply, submarines: 6 - placed, programmed: [] });
      table.allPass();
      expect(table.state.lastScoring?.[0]?.bots).toBe(points);
    },
  );

  it('AQS-SCORE-7, but: the number is not above what the submarines uncover', () => {
    const { state } = standard(2).seat(0, { supply: 5, submarines: 5 });
    const player = GAME.view(state, 0).players[0];
    expect([player?.botsUsed, player?.botsCap]).toEqual([4, 4]);
  });

  rule(
    'AQS-SCORE-8',
    'crystals held give the table’s points and are kept',
    () => {
      const table = standard(2).seat(0, { crystals: 2 });
      table.allPass();
      expect([table.state.lastScoring?.[0]?.crystals, table.player(0).crystals]).toEqual([3, 2]);
    },
    'none gives none',
    () => {
      const table = standard(2);
      table.allPass();
      expect(table.state.lastScoring?.[0]?.crystals).toBe(0);
    },
  );

  rule(
    'AQS-SCORE-9, AQS-R33, AQS-R41',
    'octopods in controlled sectors cost points, sector by sector',
    () => {
      const table = standard(2).zone('A', { control: 0, octopods: 2 }).zone('C', { control: 0, octopods: 1 });
      table.seat(0, { supply: 8 }).allPass();
      // 3 + 1, not the 6 of three octopods together
      expect(table.state.lastScoring?.[0]).toMatchObject({ majority: 6, bots: 4, octopods: 4, total: 6 });
    },
    'those of sectors that nobody controls cost nobody anything',
    () => {
      const table = standard(2);
      table.allPass();
      expect(table.state.lastScoring?.map(({ octopods }) => octopods)).toEqual([0, 0]);
    },
  );

  rule(
    'AQS-SCORE-10, AQS-R45',
    'seats at a line decide independently: the order of their answers changes nothing',
    () => {
      const ready = () => {
        const table = standard(3).seat(0, { kp: 9, crystals: 2, supply: 10 }).seat(2, { kp: 9, supply: 10 });
        table.allPass();
        return table;
      };
      const one = ready();
      expect([one.kind(), one.asked()]).toEqual(['advance', [0, 2]]);
      expect([one.offers(0), one.offers(2)]).toEqual([
        ['pay crystal', 'stop'],
        ['return blue', 'stop'],
      ]);
      one.play('0 pay crystal', '2 return blue');
      const other = ready();
      other.play('2 return blue', '0 pay crystal');
      expect(other.state).toEqual(one.state);
    },
    'a seat that cannot pay is not asked',
    () => {
      const table = standard(2).seat(0, { kp: 9, supply: 10, programmed: [] }).seat(1, { kp: 9, supply: 10 });
      table.allPass();
      expect([table.asked(), table.state.lastScoring?.[0]?.lost]).toEqual([[1], 4]);
      expect(said(table.refusal(0, 'stop'))).toBe('AQS-SCORE-10 why.nothingAtLine');
    },
  );

  it('B10: a share of the majority, 5 bots and no crystal at KP 2 are 8, of which 1 is lost at the line, unasked', () => {
    const table = standard(2).seat(0, { kp: 2, supply: 9, programmed: [], submarines: 4 });
    table.zone('D', { control: 0 }).zone('F', { control: 1 });
    table.allPass();
    expect(table.state.lastScoring?.[0]).toMatchObject({ majority: 3, bots: 5, total: 8, moved: 7, lost: 1 });
    expect(table.player(0).kp).toBe(9);
  });
});

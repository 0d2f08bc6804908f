import { describe, expect, it } from 'vitest';
import { walkPrice } from '../../../src/engine/games/aquasphere/movement.ts';
import { COMPONENTS, eventsOf, rule, said, standard } from './scenario.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

function pricesFrom(letter: string, ...cards: readonly string[]): number[] {
  const { state } = standard(2)
    .holding(0, ...cards)
    .seat(0, { scientist: { sector: letter, zone: 'blue' } });
  return LETTERS.map((to) => walkPrice({ components: COMPONENTS, state }, 0, to));
}

describe('acting with a bot', () => {
  rule(
    'AQS-ACT-1, AQS-BOT-1',
    'one command moves the scientist, places the bot and carries out the action',
    () => {
      const table = standard(2);
      const events = table.play('0 act b green');
      expect(table.player(0)).toMatchObject({
        time: 2,
        programmed: [],
        scientist: { sector: 'B', zone: 'green' },
      });
      expect(table.sector('B').control).toBe(0);
      expect(events.map(({ type }) => type)).toEqual([
        'timePaid',
        'scientistMoved',
        'botPlaced',
        'extensionTaken',
      ]);
    },
    'only on a colour with a bot of one’s own',
    () => {
      expect(said(standard(2).refusal(0, 'act a black'))).toBe('AQS-ACT-1 why.notProgrammed');
    },
  );

  rule(
    'AQS-ACT-1',
    'staying in the sector, even in the same zone, is free',
    () => {
      const table = standard(2).seat(0, { time: 0, scientist: { sector: 'A', zone: 'green' } });
      expect(table.offers(0, 'act a')).toEqual(['act a green']);
      table.play('0 act a green');
      expect(table.player(0).time).toBe(0);
    },
    'the next sector has its price',
    () => {
      expect(said(standard(2).seat(0, { time: 0 }).refusal(0, 'act b green'))).toBe('AQS-MOVE-5 why.noTime');
    },
  );

  rule(
    'AQS-ACT-2, AQS-R12, AQS-R13, O37',
    'an act whose action would do nothing is not offered',
    () => {
      const full = standard(2).seat(0, { programmed: ['black'], crystals: 2 });
      expect(full.offers(0, 'act')).toEqual([]);
      expect(said(full.refusal(0, 'act a black'))).toBe('AQS-ACT-2 why.crystalsFull');
      const octopods = standard(2).seat(0, { programmed: ['purple'] });
      expect(said(octopods.refusal(0, 'act f purple'))).toBe('AQS-ACT-2 why.noOctopod');
      const crystals = standard(2).seat(0, { programmed: ['black'] });
      expect(said(crystals.refusal(0, 'act f black'))).toBe('AQS-ACT-2 why.noCrystal');
      const time = standard(2).seat(0, { programmed: ['yellow'], time: 4 });
      expect(said(time.refusal(0, 'act a yellow'))).toBe('AQS-ACT-2 why.timeFull');
      // C costs 3: paying makes room again
      expect(time.offers(0, 'act c')).toEqual(['act c yellow']);
      const none = standard(2).seat(0, { programmed: ['yellow'], time: 1 });
      none.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      expect(said(none.refusal(0, 'act f yellow'))).toBe('AQS-ACT-2 why.noTimeLeft');
      // B costs 1, and that marker is in the general supply when the action begins
      expect(none.offers(0, 'act b')).toEqual(['act b yellow']);
      none.play('0 act b yellow');
      expect([none.player(0).time, none.state.stock.time]).toEqual([1, 0]);
    },
    'with emptyActions true a bot may be placed just for control',
    () => {
      const options = { emptyActions: true };
      const full = standard(2, options).seat(0, { programmed: ['black'], crystals: 2 });
      expect(full.offers(0, 'act')).toEqual(LETTERS.map((letter) => `act ${letter.toLowerCase()} black`));
      full.play('0 act e black');
      expect([full.sector('E').control, full.player(0).crystals]).toEqual([0, 2]);
      const purple = standard(2, options)
        .seat(0, { programmed: ['purple'] })
        .holding(0, 'catch-kp');
      purple.play('0 act f purple');
      expect([purple.sector('F').control, purple.player(0).kp]).toEqual([0, 0]);
      const yellow = standard(2, options).seat(0, { programmed: ['yellow'], time: 4 });
      expect(yellow.offers(0, 'act a')).toEqual(['act a yellow']);
      // green, blue, red and white stay as they are
      const green = standard(2, options).zone('A', { extensions: [] });
      expect(said(green.refusal(0, 'act a green'))).toBe('AQS-GREEN-1 why.noExtension');
    },
  );

  rule(
    'AQS-ACT-2, O23',
    'white counts the bots that a cleaning brings home',
    () => {
      const table = standard(2).seat(0, { supply: 0, programmed: ['white'] });
      table.zone('B', { control: 0, loading: [1, 1, 0, 0] });
      expect(table.offers(0, 'act b')).toEqual(['act b white']);
      table.play('0 act b white');
      expect(table.player(0)).toMatchObject({ programmed: ['yellow'], supply: 0 });
    },
    'without a cleaning the supply stays empty',
    () => {
      const table = standard(2).seat(0, { supply: 0, programmed: ['white'] });
      table.zone('B', { control: 0, loading: [0, 1, 0, 0] });
      expect(said(table.refusal(0, 'act b white'))).toBe('AQS-PROG-5 why.noSupply');
    },
  );

  rule(
    'AQS-ACT-2, AQS-CARD-7',
    'what a line took away after placing no longer stops the action: it does what it still can',
    () => {
      const table = standard(2)
        .holding(0, 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] })
        .seat(1, { supply: 11 });
      table.seat(0, { programmed: ['yellow', 'red'], supply: 13, kp: 9, time: 2 });
      table.play('0 act a yellow');
      expect(table.offers(0)).toEqual(['return red', 'stop']);
      const events = table.play('0 return red');
      // the return filled the store
      expect([table.player(0).time, table.player(0).kp, table.sector('A').time]).toEqual([4, 11, 4]);
      expect(eventsOf(events, 'timeGained')).toEqual([{ type: 'timeGained', seat: 0, asked: 4, got: 0 }]);
      expect(table.asked()).toEqual([1]);
    },
    'who stops there takes it all',
    () => {
      const table = standard(2)
        .holding(0, 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] })
        .seat(1, { supply: 11 });
      table.seat(0, { programmed: ['yellow', 'red'], supply: 13, kp: 9, time: 2 });
      table.play('0 act a yellow', '0 stop');
      expect([table.player(0).time, table.player(0).kp, table.sector('A').time]).toEqual([4, 9, 2]);
    },
  );

  rule(
    'AQS-ACT-3, AQS-R32',
    'another scientist in the zone blocks nobody',
    () => {
      const table = standard(2).seat(1, { scientist: { sector: 'A', zone: 'green' } });
      table.play('0 act a green');
      expect(table.player(0).scientist).toEqual(table.player(1).scientist);
    },
    'a bot in the control zone is pushed',
    () => {
      const table = standard(2).zone('A', { control: 1 });
      expect(eventsOf(table.play('0 act a green'), 'botPushed')).toEqual([
        { type: 'botPushed', owner: 1, sector: 'A' },
      ]);
    },
  );

  rule(
    'AQS-ACT-4',
    'the turn ends after everything that the action causes',
    () => {
      const table = standard(2);
      table.play('0 act a green');
      expect(table.asked()).toEqual([0]);
      table.play('0 done');
      expect(table.asked()).toEqual([1]);
    },
    'not before a letter is decided',
    () => {
      const table = standard(2);
      table.play('0 act a green');
      expect(said(table.refusal(1, 'pass'))).toBe('AQS-TURN-1 why.notAsked');
    },
  );

  rule(
    'AQS-R36',
    'nobody is asked in another seat’s turn: a cleaning is carried out by itself',
    () => {
      const table = standard(2)
        .zone('A', { control: 1, loading: [1, 2, 0, 0] })
        .seat(1, { supply: 11 });
      table.play('0 act a green');
      expect(table.asked()).toEqual([0]);
    },
    'the others are asked when it is their turn',
    () => {
      const table = standard(2);
      table.play('0 act a green', '0 done');
      expect(table.asked()).toEqual([1]);
    },
  );
});

describe('walking', () => {
  it.each([
    ['A', [0, 1, 3, 3, 2, 0], [0, 1, 1, 1, 2, 0], [0, 1, 1, 1, 0, 0]],
    ['B', [1, 0, 2, 2, 3, 1], [1, 0, 2, 2, 1, 1], [1, 0, 0, 0, 1, 1]],
    ['C', [3, 2, 0, 0, 1, 3], [1, 2, 0, 0, 1, 1], [1, 0, 0, 0, 1, 1]],
    ['D', [3, 2, 0, 0, 1, 3], [1, 2, 0, 0, 1, 1], [1, 0, 0, 0, 1, 1]],
    ['E', [2, 3, 1, 1, 0, 2], [2, 1, 1, 1, 0, 2], [0, 1, 1, 1, 0, 0]],
    ['F', [0, 1, 3, 3, 2, 0], [0, 1, 1, 1, 2, 0], [0, 1, 1, 1, 0, 0]],
  ])(
    'GIVEN the standard ring WHEN walking from %s THEN prices are those of section 9.1',
    (from, plain, opposite, locks) => {
      expect(pricesFrom(from)).toEqual(plain);
      expect(pricesFrom(from, 'opposite')).toEqual(opposite);
      expect(pricesFrom(from, 'locks')).toEqual(locks);
    },
  );

  rule(
    'AQS-MOVE-1, AQS-MOVE-4, AQS-R16, B1',
    'walking costs the locks crossed on the cheaper way round',
    () => {
      const table = standard(2).seat(0, {
        programmed: ['yellow'],
        time: 2,
        scientist: { sector: 'B', zone: 'blue' },
      });
      table.play('0 act a yellow');
      expect([table.player(0).time, table.sector('A').time]).toEqual([4, 1]);
    },
    'the dearer way is never taken',
    () => {
      // A to E: 1 + 2 + 0 + 1 one way, 0 + 2 the other
      expect(pricesFrom('A')[4]).toBe(2);
    },
  );

  rule(
    'AQS-MOVE-2',
    'with `locks` a lock of 2 is free',
    () => {
      expect(pricesFrom('B', 'locks')[2]).toBe(0);
    },
    'a lock of 1 still costs 1',
    () => {
      expect(pricesFrom('A', 'locks')[1]).toBe(1);
    },
  );

  rule(
    'AQS-MOVE-3, AQS-R18',
    '`opposite` takes the scientist across for 1, before or after the walk',
    () => {
      // A to D directly; A to C over D
      expect(pricesFrom('A', 'opposite').slice(2, 4)).toEqual([1, 1]);
      // E to C for 0 and then across to D: before walking it would cost 3; back from D it is the other way round
      const table = standard(2, {}, { ring: ['A', 'C', 'E', 'B', 'D', 'F'] }).holding(0, 'opposite');
      const price = (from: string, to: string) => {
        table.seat(0, { scientist: { sector: from, zone: 'blue' } });
        return walkPrice({ components: COMPONENTS, state: table.state }, 0, to);
      };
      expect([price('E', 'D'), price('D', 'E')]).toEqual([1, 1]);
    },
    'not in the middle of a walk, and not twice',
    () => {
      // E to C for 0, across to D for 1 and on to F would be 1 in all, were it allowed in the middle
      const table = standard(2, {}, { ring: ['A', 'B', 'C', 'E', 'F', 'D'] }).holding(0, 'opposite');
      table.seat(0, { scientist: { sector: 'E', zone: 'blue' } });
      expect(walkPrice({ components: COMPONENTS, state: table.state }, 0, 'F')).toBe(2);
    },
  );

  rule(
    'AQS-MOVE-5, AQS-R17, AQS-BLUE-1, B7',
    'for blue the walk and the space are paid together',
    () => {
      const table = standard(2).seat(0, { programmed: ['blue'], time: 3 });
      // F: free walk, second space
      const events = table.play('0 act f blue');
      expect(eventsOf(events, 'timePaid')).toEqual([{ type: 'timePaid', seat: 0, amount: 2 }]);
      expect([table.player(0).time, table.sector('F').submarines]).toEqual([1, [3, 0]]);
    },
    'what cannot be paid is not offered',
    () => {
      const table = standard(2).seat(0, { programmed: ['blue'], time: 1 });
      expect(table.offers(0, 'act')).toEqual([]);
      expect(said(table.refusal(0, 'act f blue'))).toBe('AQS-MOVE-5 why.noTime');
    },
  );

  rule(
    'AQS-MOVE-5, AQS-R40, O12',
    '`halfsub` halves the price of a space, rounded down',
    () => {
      const costs = [[], [1], [1, 2], [1, 2, 3]].map((submarines) => {
        const table = standard(2)
          .seat(0, { programmed: ['blue'], time: 4 })
          .holding(0, 'halfsub');
        table.zone('F', { submarines });
        table.play('0 act f blue');
        return 4 - table.player(0).time;
      });
      expect(costs).toEqual([0, 1, 1, 2]);
      const poor = standard(2)
        .seat(0, { programmed: ['blue'], time: 0 })
        .holding(0, 'halfsub');
      expect(poor.zone('F', { submarines: [] }).offers(0, 'act f')).toEqual(['act f blue']);
    },
    'without it they cost 1, 2, 3, 4',
    () => {
      const costs = [[], [1], [1, 2], [1, 2, 3]].map((submarines) => {
        const table = standard(2)
          .seat(0, { programmed: ['blue'], time: 4 })
          .zone('F', { submarines });
        table.play('0 act f blue');
        return 4 - table.player(0).time;
      });
      expect(costs).toEqual([1, 2, 3, 4]);
    },
  );

  rule(
    'AQS-MOVE-6, AQS-R14, O18',
    'the other bot may be returned while paying, and its markers pay at once',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 4 });
      table.zone('D', { submarines: [2, 3] });
      expect(table.offers(0, 'act d blue')).toEqual(['act d blue ret green']);
      table.play('0 act d blue ret green');
      expect(table.player(0)).toMatchObject({ time: 0, programmed: [], supply: 14 });
      expect(table.sector('D').submarines).toEqual([2, 3, 0]);
    },
    'only the other bot, only if it is needed, and only if it is enough',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 4 });
      expect(said(table.refusal(0, 'act a green ret blue'))).toBe('AQS-MOVE-6 why.payableWithout');
      expect(said(table.refusal(0, 'act d blue ret blue'))).toBe('AQS-MOVE-6 why.sameBot');
      expect(said(table.refusal(0, 'act d blue ret red'))).toBe('AQS-MOVE-6 why.notProgrammed');
      table.seat(0, { time: 0 }).zone('D', { submarines: [2, 3] });
      expect(said(table.refusal(0, 'act d blue ret green'))).toBe('AQS-MOVE-6 why.noTime');
    },
  );

  rule(
    'AQS-MOVE-6',
    'with a nearly empty stock the return brings what has just been paid',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 1 });
      table.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      // F: second space, 2 in all: pays 1, gets 1 of it back
      expect(table.offers(0, 'act f blue')).toEqual(['act f blue ret green']);
      table.play('0 act f blue ret green');
      expect([table.player(0).time, table.state.stock.time]).toEqual([0, 1]);
    },
    'without own time and stock it brings nothing',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 0 });
      table.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      expect(table.offers(0, 'act f blue')).toEqual([]);
    },
  );

  rule(
    'AQS-MOVE-6, AQS-ACT-2',
    'the returned bot is in supply and off its colour when a white action begins',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'white'], supply: 0, time: 0 });
      table.seat(0, { scientist: { sector: 'B', zone: 'green' } });
      // A programs green, which the return frees; the walk costs 1
      expect(table.offers(0, 'act a white')).toEqual(['act a white ret green']);
      table.play('0 act a white ret green');
      expect(table.player(0)).toMatchObject({ programmed: ['green'], supply: 0, time: 1 });
    },
    'where nothing is returned the colour is taken, and the supply is empty',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'white'], supply: 0, time: 0 });
      expect(said(table.refusal(0, 'act a white'))).toBe('AQS-PROG-4 why.colourTaken');
      expect(said(table.refusal(0, 'act f white'))).toBe('AQS-PROG-5 why.noSupply');
    },
  );

  rule(
    'AQS-MOVE-6, AQS-YELLOW-2',
    'of a price paid with a return, what the return took from an empty stock is not there to be taken again',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'yellow'], supply: 13, time: 1 });
      table.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      // E costs 2: 1 is paid, comes back for the bot and is paid again
      table.play('0 act e yellow ret green');
      expect([table.player(0).time, table.state.stock.time]).toEqual([1, 0]);
    },
    'paid with one’s own time, all of it is there',
    () => {
      const table = standard(2).seat(0, { programmed: ['yellow'], time: 2 });
      table.set({ stock: { time: 0, crystals: 0, octopods: 0 } });
      table.play('0 act e yellow');
      expect([table.player(0).time, table.state.stock.time]).toEqual([2, 0]);
    },
  );

  rule(
    'AQS-MOVE-6, AQS-R48',
    'O19: plain and `ret` forms are never both offered',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13, time: 2 });
      expect(table.offers(0, 'act')).toEqual([
        'act a green',
        'act b green',
        'act b blue',
        'act c green ret blue',
        'act d green ret blue',
        'act e green',
        'act e blue ret green',
        'act f green',
        'act f blue',
      ]);
    },
    'with one bot there is no `ret` form',
    () => {
      expect(standard(2).seat(0, { time: 0 }).offers(0, 'act')).toEqual(['act a green', 'act f green']);
    },
  );
});

describe('control zones and loading stations', () => {
  rule(
    'AQS-BOT-1, AQS-R29',
    'a bot of one’s own is pushed like any other',
    () => {
      const table = standard(2).zone('A', { control: 0 });
      table.play('0 act a green');
      expect([table.sector('A').control, table.sector('A').loading]).toEqual([0, [1, 0, 0, 0]]);
    },
    'an empty control zone pushes nobody',
    () => {
      const table = standard(2);
      table.play('0 act a green');
      expect(table.sector('A').loading).toEqual([0, 0, 0, 0]);
    },
  );

  rule(
    'AQS-BOT-2, B2',
    'a station above the limit is cleaned: each owner keeps one bot, the others go home',
    () => {
      const table = standard(3).zone('E', { control: 1, loading: [2, 1, 1, 0] });
      table.seat(0, { programmed: ['purple'], supply: 11 }).seat(1, { supply: 11 });
      const events = table.play('0 act e purple');
      expect(table.sector('E').loading).toEqual([1, 1, 1, 0]);
      expect([table.player(0).supply, table.player(1).supply]).toEqual([12, 12]);
      expect(eventsOf(events, 'stationCleaned')).toEqual([
        { type: 'stationCleaned', sector: 'E', owners: [0, 1], bots: 2 },
      ]);
    },
    'at the limit it is not',
    () => {
      const table = standard(3)
        .zone('E', { control: 1, loading: [2, 0, 1, 0] })
        .seat(0, { programmed: ['purple'] });
      const events = table.play('0 act e purple');
      expect(table.sector('E').loading).toEqual([2, 1, 1, 0]);
      expect(eventsOf(events, 'stationCleaned')).toEqual([]);
    },
  );

  rule(
    'AQS-BOT-3',
    'a bot placed for a letter pushes and cleans too',
    () => {
      const table = standard(2)
        .zone('A', { control: 1, loading: [0, 2, 0, 0] })
        .seat(1, { supply: 11 });
      table.play('0 act b green', '0 place bot a');
      expect(table.sector('A')).toMatchObject({ control: 0, loading: [0, 1, 0, 0] });
      expect(table.player(1).supply).toBe(13);
    },
    'a declined letter moves no bot',
    () => {
      const table = standard(2).zone('A', { control: 1, loading: [0, 2, 0, 0] });
      table.play('0 act b green', '0 done');
      expect(table.sector('A')).toMatchObject({ control: 1, loading: [0, 2, 0, 0] });
    },
  );

  rule(
    'AQS-BOT-4, AQS-R26, O28',
    'a neutral owner keeps his one bot when a station is cleaned',
    () => {
      const table = standard(3)
        .zone('B', { control: 0, loading: [1, 1, 1, 1] })
        .seat(0, { supply: 10 });
      table.play('0 act b green');
      expect([table.sector('B').loading, table.player(0).supply]).toEqual([[1, 1, 1, 1], 11]);
    },
    'it counts towards the limit like any bot',
    () => {
      const table = standard(3)
        .zone('B', { control: 1, loading: [2, 0, 1, 0] })
        .seat(0, { supply: 10 });
      table.play('0 act b green');
      expect(table.sector('B').loading).toEqual([2, 1, 1, 0]);
    },
  );
});

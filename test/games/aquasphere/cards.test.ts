import { describe, expect } from 'vitest';
import { EXTENSIONS_FOR, eventsOf, rule, said, standard } from './scenario.ts';

describe('engineer and catch cards', () => {
  rule(
    'AQS-CARD-1, AQS-CARD-4, B13',
    'entering the room with its token pays an engineer card by itself',
    () => {
      const table = standard(2).holding(0, 'engineer-red-crystal').seat(0, { engineer: 'r4' });
      table.play('0 program r7');
      expect(table.player(0)).toMatchObject({ programmed: ['green', 'red'], crystals: 1 });
    },
    'not for buying, for white, or for another token',
    () => {
      const bought = standard(2).holding(0, 'engineer-red-crystal');
      bought.play('0 buy red');
      const white = standard(2)
        .holding(0, 'engineer-green-crystal')
        .seat(0, { programmed: ['white'] });
      white.play('0 act a white');
      const other = standard(2).holding(0, 'engineer-red-crystal');
      other.play('0 program r2');
      expect([bought, white, other].map((table) => table.player(0).crystals)).toEqual([0, 0, 0]);
    },
  );

  rule(
    'AQS-CARD-2',
    'the reward comes after the third bot’s question',
    () => {
      const table = standard(2).holding(0, 'engineer-blue-time');
      table.seat(0, { programmed: ['green', 'black'], supply: 13, engineer: 'r1', time: 0 });
      table.play('0 program r4');
      expect([table.kind(), table.player(0).time]).toEqual(['trim', 0]);
      const events = table.play('0 return green');
      expect(events.map(({ type }) => type)).toEqual(['botReturned', 'timeGained']);
      expect(table.player(0).time).toBe(4);
    },
    'without a third bot it comes at once',
    () => {
      const table = standard(2).holding(0, 'engineer-yellow-time').seat(0, { time: 0 });
      table.play('0 program r2');
      expect([table.player(0).time, table.asked()]).toEqual([2, [1]]);
    },
  );

  rule(
    'AQS-CARD-3, AQS-CARD-5, O7',
    'catch cards pay once a catch, as one bundle with its points',
    () => {
      const table = standard(2).holding(0, 'catch-time', 'catch-crystal', 'catch-kp');
      table.seat(0, { programmed: ['purple'], time: 2, extensions: ['a-card'] }).zone('A', { octopods: 2 });
      const events = table.play('0 act a purple');
      expect(table.player(0)).toMatchObject({ kp: 6, crystals: 1, time: 4 });
      expect(eventsOf(events, 'knowledgeMoved')).toHaveLength(1);
    },
    'whatever the number caught, and not if none is',
    () => {
      const one = standard(2)
        .holding(0, 'catch-kp')
        .seat(0, { programmed: ['purple'] })
        .zone('A', { octopods: 1 });
      one.play('0 act a purple');
      const none = standard(2, { emptyActions: true })
        .holding(0, 'catch-kp')
        .seat(0, { programmed: ['purple'] });
      none.play('0 act f purple');
      expect([one.player(0).kp, none.player(0).kp]).toEqual([4, 0]);
    },
  );

  rule(
    'AQS-CARD-5, AQS-R21, O10',
    'into a full crystal store points come first, and the crystal after them fits again',
    () => {
      const table = standard(2)
        .holding(0, 'catch-crystal')
        .seat(0, { programmed: ['purple'], kp: 8, crystals: 2 });
      table.zone('A', { octopods: 2 }).play('0 act a purple', '0 pay crystal');
      expect([table.player(0).kp, table.player(0).crystals]).toEqual([11, 2]);
      // also for a single point; and time of the bundle is paid once
      const one = standard(2).holding(0, 'catch-crystal', 'catch-time').zone('A', { octopods: 1 });
      one.seat(0, { programmed: ['purple'], kp: 9, crystals: 2, time: 0 });
      one.play('0 act a purple', '0 pay crystal');
      expect(one.player(0)).toMatchObject({ kp: 10, crystals: 2, time: 2 });
    },
    'O11: with room the crystal comes first and may pay the line',
    () => {
      const table = standard(2)
        .holding(0, 'catch-crystal')
        .seat(0, { programmed: ['purple'], kp: 8 });
      table.zone('A', { octopods: 2 }).play('0 act a purple', '0 pay crystal');
      expect([table.player(0).kp, table.player(0).crystals]).toEqual([11, 0]);
    },
  );

  rule(
    'AQS-R38',
    'an engineer card pays from the next entry on',
    () => {
      const table = standard(2).seat(0, { engineer: 'r1' }).holding(0, 'engineer-blue-kp');
      table.play('0 program r4');
      expect(table.player(0).kp).toBe(4);
    },
    'not for the room that was entered before it was taken',
    () => {
      const table = standard(2).seat(0, { programmed: ['red'], engineer: 'r1' });
      table.zone('A', { research: ['engineer-green-kp'] }).play('0 act a red');
      expect(table.player(0).kp).toBe(2);
    },
  );
});

describe('cards that act by themselves', () => {
  rule(
    'AQS-CARD-6',
    '`opposite`, `locks` and `halfsub` make an act cheaper without being named',
    () => {
      const table = standard(2)
        .holding(0, 'locks', 'halfsub')
        .seat(0, { programmed: ['blue'], time: 4 });
      table.play('0 act d blue');
      // F, E and D: locks of 0, 2 and 1, then the second space at half price
      expect(table.player(0).time).toBe(2);
    },
    'they never make it dearer',
    () => {
      const table = standard(2).holding(0, 'opposite');
      table.play('0 act f green');
      expect(table.player(0).time).toBe(3);
    },
  );

  rule(
    'AQS-CARD-7, AQS-R46, B2',
    '`cleaner` gains 1 for each bot of another owner that a cleaning removes',
    () => {
      const table = standard(3)
        .holding(0, 'cleaner')
        .zone('E', { control: 1, loading: [2, 1, 1, 0] });
      table.seat(0, { programmed: ['purple'], supply: 11 }).zone('E', { octopods: 1 });
      const events = table.play('0 act e purple');
      expect(eventsOf(events, 'knowledgeMoved').map(({ from, to }) => [from, to])).toEqual([
        [0, 1],
        [1, 2],
      ]);
      const letter = standard(2)
        .holding(0, 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] });
      letter.seat(1, { supply: 11 }).play('0 act b green', '0 place bot a');
      expect(letter.player(0).kp).toBe(2);
    },
    'not for one’s own bots, and not when somebody else cleans; its points come before the next letter',
    () => {
      const own = standard(2)
        .holding(0, 'cleaner')
        .zone('A', { control: 0, loading: [2, 0, 0, 0] });
      const events = own.seat(0, { supply: 11 }).play('0 act a green');
      expect([own.player(0).kp, own.player(0).supply]).toEqual([0, 13]);
      expect([own.kind(), eventsOf(events, 'cardUsed')]).toEqual(['letters', []]);
      const other = standard(2)
        .holding(1, 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] });
      other.seat(1, { supply: 11 }).play('0 act a green');
      expect(other.player(1).kp).toBe(0);
      const between = standard(2)
        .holding(0, 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] })
        .zone('F', { extensions: ['ab-time'] });
      between.seat(1, { supply: 11 }).seat(0, { kp: 9, crystals: 1 });
      between.play('0 act f green', '0 place bot a');
      expect(between.offers(0)).toEqual(['pay crystal', 'stop']);
      between.play('0 pay crystal');
      expect(between.offers(0)).toEqual(['place bot b', 'done']);
    },
  );
});

describe('cards that are used', () => {
  const withLateral = (options = {}) =>
    standard(2, options).holding(0, 'lateral', 'engineer-yellow-kp').seat(0, { engineer: 'r1' });

  rule(
    'AQS-CARD-9, AQS-R19, O32, O24',
    '`lateral` moves the engineer sideways and programs, besides the turn',
    () => {
      const table = withLateral();
      expect(table.offers(0, 'lateral')).toEqual(['lateral r2']);
      table.play('0 lateral r2');
      expect(table.player(0)).toMatchObject({ programmed: ['green', 'yellow'], kp: 4, engineer: 'r2' });
      expect([table.asked(), table.offers(0, 'program')]).toEqual([[0], ['program r4', 'program r5']]);
      const rooms = ['r4', 'r7'].map((engineer) => withLateral().seat(0, { engineer }).offers(0, 'lateral'));
      expect(rooms).toEqual([['lateral r3', 'lateral r5'], ['lateral r6']]);
    },
    'once a game, from a room, to one beside it; with lateralFree false it is the turn',
    () => {
      expect(said(withLateral().seat(0, { engineer: 'start' }).refusal(0, 'lateral r2'))).toBe(
        'AQS-CARD-9 why.engineerInNoRoom',
      );
      expect(said(withLateral().refusal(0, 'lateral r4'))).toBe('AQS-CARD-9 why.notBeside');
      expect(said(standard(2).seat(0, { engineer: 'r1' }).refusal(0, 'lateral r2'))).toBe(
        'AQS-CARD-9 why.noLateral',
      );
      const taken = withLateral().seat(0, { programmed: ['yellow'] });
      expect(said(taken.refusal(0, 'lateral r2'))).toBe('AQS-PROG-4 why.colourTaken');
      const used = withLateral();
      used.play('0 lateral r2');
      expect(used.offers(0, 'lateral')).toEqual([]);
      const turn = withLateral({ lateralFree: false });
      turn.play('0 lateral r2');
      expect(turn.asked()).toEqual([1]);
    },
  );

  rule(
    'AQS-CARD-8, AQS-R34',
    'a scoring card can be used in each of the four scorings',
    () => {
      const table = standard(2).holding(0, 'scoring-red').set({ round: 4 }).seat(0, { kp: 0 });
      table.set({ researchDeck: [], extensionDeck: [] }).allPass();
      expect(table.kind()).toBe('prepare');
      table.play('0 use scoring-red');
      // 14 - 13 bots out of the row before, 2 after it
      expect(table.state.lastScoring?.[0]?.bots).toBe(1);
      expect(table.state.finalScoring).toBeDefined();
    },
    'once in each',
    () => {
      const table = standard(2).holding(0, 'scoring-red', 'scoring-blue').seat(0, { programmed: [] });
      table.allPass();
      table.play('0 use scoring-red');
      expect(table.offers(0, 'use')).toEqual(['use scoring-blue']);
      expect(said(table.refusal(0, 'use scoring-red'))).toBe('AQS-CARD-8 why.cardUsed');
      // also not on a colour that is free again
      const three = standard(2).holding(0, 'scoring-red', 'scoring-blue', 'scoring-green');
      three.seat(0, { programmed: ['black'], supply: 13, extensions: ['a-card'] }).allPass();
      three.play('0 use scoring-red', '0 use scoring-blue ret red');
      expect(three.offers(0, 'use')).toEqual(['use scoring-green ret black', 'use scoring-green ret blue']);
      expect(said(three.refusal(0, 'use scoring-red ret blue'))).toBe('AQS-CARD-8 why.cardUsed');
    },
  );

  const withInstant = (programmed: ['red', 'blue' | 'green'], supply: number) =>
    standard(2)
      .zone('A', { research: ['instant-blue'] })
      .seat(0, { programmed: [...programmed], supply, time: 0 });

  rule(
    'AQS-CARD-10, O17',
    'an instant card brings 2 time and a bot on its colour',
    () => {
      const table = withInstant(['red', 'green'], 1);
      table.play('0 act a red');
      expect(table.player(0)).toMatchObject({ kp: 2, time: 2, programmed: ['green', 'blue'], supply: 0 });
      expect(table.player(0).cards).toEqual([{ id: 'instant-blue', used: true }]);
    },
    'with an empty supply and a free colour the bot part lapses; a third bot is never asked for',
    () => {
      const table = withInstant(['red', 'green'], 0);
      table.play('0 act a red');
      expect(table.player(0)).toMatchObject({ kp: 2, time: 2, programmed: ['green'], supply: 0 });
      expect(table.asked()).toEqual([1]);
    },
  );

  rule(
    'AQS-CARD-11, AQS-R10, O16',
    'on an occupied colour the bot there is returned for 2 time and a new one placed',
    () => {
      const table = withInstant(['red', 'blue'], 13);
      table.play('0 act a red');
      expect(table.player(0)).toMatchObject({ kp: 2, time: 4, programmed: ['blue'], supply: 13 });
    },
    'with an empty supply the returned bot itself takes its place again',
    () => {
      const table = withInstant(['red', 'blue'], 0);
      table.play('0 act a red');
      expect(table.player(0)).toMatchObject({ time: 4, programmed: ['blue'], supply: 0 });
    },
  );

  rule(
    'AQS-CARD-12',
    'several engineer, catch and cleaner cards add up',
    () => {
      const table = standard(2).holding(
        0,
        'engineer-yellow-time',
        'engineer-yellow-kp',
        'engineer-yellow-crystal',
      );
      table.seat(0, { time: 0, extensions: EXTENSIONS_FOR.cards(1) }).play('0 program r2');
      expect(table.player(0)).toMatchObject({ time: 2, crystals: 1, kp: 4 });
      const wardens = standard(2)
        .holding(0, 'cleaner', 'cleaner')
        .zone('A', { control: 1, loading: [0, 2, 0, 0] });
      wardens.seat(1, { supply: 11 }).play('0 act a green');
      expect(wardens.player(0).kp).toBe(4);
    },
    'each `lateral` is used for itself, the first one first; a second copy of a card that acts by itself changes nothing',
    () => {
      const doors = standard(2).seat(0, { engineer: 'r4', programmed: [] }).holding(0, 'lateral', 'lateral');
      doors.play('0 lateral r3');
      expect(doors.player(0).cards.map(({ used }) => used)).toEqual([true, false]);
      expect(doors.offers(0, 'lateral')).toEqual(['lateral r4']);
      const table = standard(2)
        .holding(0, 'halfsub', 'halfsub')
        .seat(0, { programmed: ['blue'], time: 4 });
      table.play('0 act f blue');
      expect(table.player(0).time).toBe(3);
    },
  );
});

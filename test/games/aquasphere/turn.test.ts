import { describe, expect, it } from 'vitest';
import { GAME, eventsOf, rule, said, standard } from './scenario.ts';

describe('rounds and turns', () => {
  it('GIVEN the standard position of two seats THEN the first prompt is exactly that of section 9.1', () => {
    expect(standard(2).offers(0)).toEqual([
      'program r2',
      'buy yellow',
      'buy black',
      'buy purple',
      'buy blue',
      'buy red',
      'buy white',
      'act a green',
      'act b green',
      'act c green',
      'act d green',
      'act e green',
      'act f green',
      'return green',
      'pass',
    ]);
  });

  it('GIVEN every kind of turn is possible THEN they are offered in the order of section 4.1', () => {
    const table = standard(2).holding(0, 'lateral');
    table.seat(0, { engineer: 'r4', programmed: ['green', 'yellow'], supply: 13, time: 3 });
    const offers = table.offers(0);
    // as many as there can be with two bots
    expect(offers).toHaveLength(24);
    expect(GAME.invariants(table.state)).not.toContain('AQS-I11');
    expect(offers.filter((text) => !text.startsWith('act'))).toEqual([
      'program r6',
      'program r7',
      'buy black',
      'buy purple',
      'buy blue',
      'buy red',
      'buy white',
      'lateral r3',
      'lateral r5',
      'return green',
      'return yellow',
      'pass',
    ]);
    expect(offers.slice(9, -3)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((letter) => [`act ${letter} green`, `act ${letter} yellow`]),
    );
  });

  rule(
    'AQS-TURN-1',
    'seats take turns in order, those who passed are left out, and the scoring follows the last pass',
    () => {
      const table = standard(3);
      table.play('0 program r2', '1 pass', '2 pass', '0 act a yellow');
      expect(table.asked()).toEqual([0]);
      const events = table.play('0 pass');
      expect(eventsOf(events, 'scored')).toHaveLength(3);
      expect(table.state.round).toBe(2);
    },
    'nobody plays in another seat’s turn',
    () => {
      const refused = standard(3).refusal(1, 'pass');
      expect([refused.code, said(refused)]).toEqual(['E_NOT_ACTIVE', 'AQS-TURN-1 why.notAsked']);
    },
  );

  rule(
    'AQS-TURN-2',
    'programming, acting and passing each end the turn',
    () => {
      for (const text of ['program r2', 'buy blue', 'act f green', 'pass']) {
        const table = standard(2).zone('F', { extensions: ['x-card-crystal'] });
        table.play(`0 ${text}`);
        expect([table.asked(), text]).toEqual([[1], text]);
      }
    },
    'an answer to another question is no turn',
    () => {
      expect(said(standard(2).refusal(0, 'pay crystal'))).toBe('AQS-TURN-2 why.yourTurn');
    },
  );

  rule(
    'AQS-TURN-3, AQS-RET-1',
    'bots may be returned before the choice without ending the turn',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13 });
      table.play('0 return green', '0 return blue');
      expect([table.asked(), table.player(0).supply]).toEqual([[0], 15]);
    },
    'a colour without a bot cannot be returned',
    () => {
      expect(said(standard(2).refusal(0, 'return blue'))).toBe('AQS-RET-1 why.notProgrammed');
    },
  );

  rule(
    'AQS-TURN-4',
    'passing puts the engineer out and takes the first free place of the next order',
    () => {
      const table = standard(3);
      table.play('0 program r2', '1 pass', '2 pass');
      expect([table.state.passed, table.player(1).engineer]).toEqual([[1, 2], 'out']);
    },
    'who has passed takes no more turns',
    () => {
      const table = standard(2);
      table.play('0 pass');
      expect(said(table.refusal(0, 'program r2'))).toBe('AQS-TURN-4 why.passed');
    },
  );

  rule(
    'AQS-TURN-5, AQS-R1, O30',
    'passing is possible before the third engineer move',
    () => {
      expect(standard(2).offers(0, 'pass')).toEqual(['pass']);
    },
    'with earlyPass false only from the last row, or when nothing can be programmed and no bot is',
    () => {
      const early = (change: object) =>
        standard(2, { earlyPass: false }).seat(0, { engineer: 'r1', ...change });
      expect(early({ supply: 5 }).offers(0, 'pass')).toEqual([]);
      expect(said(early({ supply: 5 }).refusal(0, 'pass'))).toBe('AQS-TURN-5 why.tooEarly');
      expect(early({ supply: 0, programmed: [] }).offers(0)).toEqual(['pass']);
      expect(early({ supply: 0 }).offers(0, 'pass')).toEqual([]);
      expect(early({ supply: 15, programmed: [] }).offers(0, 'pass')).toEqual([]);
      expect(early({ engineer: 'r6' }).offers(0, 'pass')).toEqual(['pass']);
    },
  );

  rule(
    'AQS-TURN-6',
    'a seat that can only pass does so unasked, and it is not in the journal',
    () => {
      const table = standard(2).seat(1, { supply: 0, programmed: [], time: 0 });
      const events = table.play('0 program r2');
      expect(eventsOf(events, 'passed')).toEqual([{ type: 'passed', seat: 1 }]);
      expect(table.asked()).toEqual([0]);
    },
    'another single option is never taken for the player',
    () => {
      const table = standard(2, { earlyPass: false }).seat(1, {
        supply: 0,
        programmed: ['black'],
        crystals: 2,
        time: 0,
      });
      table.play('0 program r2');
      expect([table.asked(), table.offers(1)]).toEqual([[1], ['return black']]);
    },
  );

  rule(
    'AQS-R44',
    'a seat alone after all others passed goes on turn after turn',
    () => {
      const table = standard(2);
      table.play('0 pass', '1 program r1', '1 act c black');
      expect(table.asked()).toEqual([1]);
    },
    'until it passes',
    () => {
      const table = standard(2);
      table.play('0 pass', '1 pass');
      expect(table.state.round).toBe(2);
    },
  );
});

describe('programming', () => {
  rule(
    'AQS-PROG-1',
    'the engineer follows an arrow and a bot goes on the colour of that room',
    () => {
      const table = standard(2);
      const events = table.play('0 program r2');
      expect(table.player(0)).toMatchObject({ engineer: 'r2', programmed: ['green', 'yellow'], supply: 13 });
      expect(eventsOf(events, 'botProgrammed')).toEqual([
        { type: 'botProgrammed', seat: 0, colour: 'yellow', by: { key: 'by-engineer' } },
      ]);
    },
    'no arrow leads to a room of the next row but one',
    () => {
      expect(said(standard(2).refusal(0, 'program r4'))).toBe('AQS-PROG-1 why.noArrow');
    },
  );

  rule(
    'AQS-PROG-2',
    'three moves a round, one for each row',
    () => {
      const table = standard(2).seat(0, { programmed: [] });
      table.play('0 program r2', '1 pass', '0 program r5', '0 program r6', '0 return white');
      expect(table.player(0).engineer).toBe('r6');
    },
    'there is no fourth',
    () => {
      const table = standard(2).seat(0, { engineer: 'r6' });
      expect(table.offers(0, 'program')).toEqual([]);
      expect(said(table.refusal(0, 'program r7'))).toBe('AQS-PROG-2 why.noMovesLeft');
    },
  );

  rule(
    'AQS-PROG-3, O3',
    'three time buy a bot on any free colour; two go to the supply, one lies on the board until the scoring',
    () => {
      const table = standard(2).seat(0, { time: 4 });
      const { time } = table.state.stock;
      table.play('0 buy red');
      expect(table.player(0)).toMatchObject({ time: 1, programmed: ['green', 'red'], bought: true });
      expect(table.state.stock.time).toBe(time + 2);
      expect(GAME.view(table.state, 1).players[0]?.reminder).toBe(1);
    },
    'once a round, and not with less time',
    () => {
      const bought = standard(2).seat(0, { bought: true });
      expect([bought.offers(0, 'buy'), said(bought.refusal(0, 'buy red'))]).toEqual([
        [],
        'AQS-PROG-3 why.bought',
      ]);
      const poor = standard(2).seat(0, { time: 2 });
      expect(said(poor.refusal(0, 'buy red'))).toBe('AQS-PROG-3 why.noTime');
    },
  );

  rule(
    'AQS-R8',
    'buying is once a round, not once a game',
    () => {
      const table = standard(2);
      table.play('0 buy red');
      table.allPass();
      table.seat(0, { time: 3 }).play('1 pass');
      expect(table.offers(0, 'buy').length).toBeGreaterThan(0);
    },
    'and not once a turn',
    () => {
      const table = standard(2);
      table.play('0 buy red', '1 pass');
      expect(table.seat(0, { time: 4 }).offers(0, 'buy')).toEqual([]);
    },
  );

  rule(
    'AQS-PROG-4, AQS-R9, AQS-R37',
    'a colour with a bot is offered in no way, so its room cannot be entered; returning the bot first opens it',
    () => {
      const table = standard(2);
      expect([table.offers(0, 'program r1'), table.offers(0, 'buy green')]).toEqual([[], []]);
      table.play('0 return green');
      expect([table.offers(0, 'program r1'), table.offers(0, 'buy green')]).toEqual([
        ['program r1'],
        ['buy green'],
      ]);
    },
    'it is refused with the colour that is taken',
    () => {
      expect(said(standard(2).refusal(0, 'program r1'))).toBe('AQS-PROG-4 why.colourTaken');
      expect(said(standard(2).refusal(0, 'buy green'))).toBe('AQS-PROG-4 why.colourTaken');
    },
  );

  rule(
    'AQS-PROG-5, AQS-R11',
    'the last bot of the supply may be programmed',
    () => {
      const table = standard(2).seat(0, { supply: 1 });
      table.play('0 program r2');
      expect(table.player(0).supply).toBe(0);
    },
    'with an empty supply a bot must be returned first',
    () => {
      const table = standard(2).seat(0, { supply: 0 });
      expect([table.offers(0, 'program'), table.offers(0, 'buy')]).toEqual([[], []]);
      expect(said(table.refusal(0, 'program r2'))).toBe('AQS-PROG-5 why.noSupply');
      table.play('0 return green');
      expect(table.offers(0, 'program')).toEqual(['program r1', 'program r2']);
    },
  );

  rule(
    'AQS-PROG-6, AQS-RET-2, AQS-R2, O2',
    'of a third bot’s two others one goes back, chosen by the seat, and pays 2 time within capacity',
    () => {
      const table = standard(2).seat(0, {
        programmed: ['green', 'black'],
        supply: 13,
        engineer: 'r1',
        time: 3,
      });
      table.play('0 program r4');
      expect([table.kind(), table.offers(0)]).toEqual(['trim', ['return green', 'return black']]);
      table.play('0 return black');
      expect(table.player(0)).toMatchObject({ programmed: ['green', 'blue'], time: 4, supply: 13 });
      expect(table.asked()).toEqual([1]);
    },
    'the fresh bot stays, nothing else is possible, and a second bot asks nobody',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'black'], supply: 13, engineer: 'r1' });
      table.play('0 program r4');
      expect(said(table.refusal(0, 'return blue'))).toBe('AQS-PROG-6 why.freshStays');
      expect(said(table.refusal(0, 'return red'))).toBe('AQS-RET-1 why.notProgrammed');
      expect(said(table.refusal(0, 'pass'))).toBe('AQS-PROG-6 why.trim');
      expect(
        standard(2)
          .play('0 program r2')
          .some(({ type }) => type === 'botReturned'),
      ).toBe(false);
    },
  );

  rule(
    'AQS-PROG-7, AQS-R43, AQS-NEXT-8',
    'programmed bots, time and crystals stay from round to round; engineers go back to the start',
    () => {
      const table = standard(2).seat(0, { crystals: 1 });
      table.play('0 program r2');
      table.allPass();
      expect(table.player(0)).toMatchObject({
        programmed: ['green', 'yellow'],
        engineer: 'start',
        crystals: 1,
      });
      expect(table.player(0).scientist).toEqual({ sector: 'A', zone: 'blue' });
      const away = standard(2);
      away.play('0 act f green', '0 done');
      away.allPass();
      expect([away.state.round, away.player(0).scientist, away.sector('F').control]).toEqual([
        2,
        { sector: 'F', zone: 'green' },
        0,
      ]);
    },
    'only the purchase of the round is forgotten',
    () => {
      const table = standard(2);
      table.play('0 buy red');
      table.allPass();
      expect(table.player(0)).toMatchObject({ bought: false, programmed: ['green', 'red'] });
    },
  );
});

describe('returning bots', () => {
  rule(
    'AQS-RET-2, O31',
    'a free return pays 2 time; what does not fit stays in the supply',
    () => {
      const table = standard(2);
      const { time } = table.state.stock;
      table.play('0 return green');
      expect([table.player(0).time, table.player(0).supply, table.state.stock.time]).toEqual([
        4,
        15,
        time - 1,
      ]);
      expect(table.offers(0)).toEqual([
        'program r1',
        'program r2',
        ...['green', 'yellow', 'black', 'purple', 'blue', 'red', 'white'].map((colour) => `buy ${colour}`),
        'pass',
      ]);
    },
    'an empty general supply pays what it has',
    () => {
      const table = standard(2)
        .set({ stock: { time: 1, crystals: 0, octopods: 0 } })
        .seat(0, { time: 0 });
      table.play('0 return green');
      expect(table.player(0).time).toBe(1);
    },
  );

  rule(
    'AQS-R15',
    'a free return is offered at the turn’s own choice',
    () => {
      expect(standard(2).offers(0, 'return')).toEqual(['return green']);
    },
    'not in the middle of an action',
    () => {
      const table = standard(2).seat(0, { programmed: ['green', 'blue'], supply: 13 });
      table.play('0 act a green');
      expect(table.offers(0)).toEqual(['place bot a', 'done']);
      expect(said(table.refusal(0, 'return blue'))).toBe('AQS-GREEN-2 why.letters');
    },
  );

  rule(
    'AQS-RET-4',
    'bots that leave a loading station go home without pay',
    () => {
      const table = standard(2)
        .zone('A', { control: 1, loading: [0, 2, 0, 0] })
        .seat(1, { supply: 11 });
      table.play('0 act a green');
      expect(table.player(1)).toMatchObject({ supply: 13, time: 3 });
    },
    'a programmed bot that is returned is paid',
    () => {
      const table = standard(2).seat(0, { time: 0 });
      table.play('0 return green');
      expect(table.player(0).time).toBe(2);
    },
  );
});

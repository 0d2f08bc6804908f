import { describe, expect, it } from 'vitest';
import { GAME, eventsOf, standard } from './scenario.ts';

describe('the golden trace of section 9.2', () => {
  it('GIVEN the standard position of two seats WHEN the sixteen answers are played THEN each result is the one written there', () => {
    const table = standard(2);
    const of = (seat: number) => table.player(seat);

    table.play('0 act b green');
    expect(of(0)).toMatchObject({ time: 2, extensions: ['a-crystal'] });
    expect(GAME.view(table.state, 0).players[0]?.capacity.crystals).toBe(3);
    table.play('0 place bot a');
    expect([of(0).supply, table.sector('A').control, table.sector('B').control]).toEqual([13, 0, 0]);
    table.play('1 act c black');
    expect([of(1).crystals, table.sector('C').control]).toEqual([1, 1]);
    table.play('0 program r2', '1 program r1');
    expect([of(0).programmed, of(1).programmed]).toEqual([['yellow'], ['green']]);
    table.play('0 act d yellow');
    expect([of(0).time, table.sector('D').control]).toEqual([2, 0]);
    table.play('1 buy purple');
    expect(of(1)).toMatchObject({ time: 0, bought: true });
    table.play('0 program r4');
    expect(of(0).programmed).toEqual(['blue']);
    table.play('1 act e purple ret green');
    expect(of(1)).toMatchObject({ time: 1, kp: 3 });
    table.play('0 program r6', '1 program r3');
    expect([of(0).programmed, of(1).programmed]).toEqual([['purple', 'blue'], ['black']]);
    table.play('0 act b purple');
    expect(of(0)).toMatchObject({ time: 0, kp: 3 });
    expect(table.sector('B')).toMatchObject({ octopods: 1, loading: [1, 0, 0, 0] });
    table.play('1 program r7');
    expect(table.offers(0)).toEqual(['return blue', 'pass']);
    table.play('0 pass', '1 act e black');
    expect([of(1).crystals, table.sector('E').loading]).toEqual([2, [0, 1, 0, 0]]);

    const events = table.play('1 act d red');
    expect(of(1).cards).toEqual([{ id: 'engineer-yellow-time', used: false }]);
    expect(eventsOf(events, 'passed')).toEqual([{ type: 'passed', seat: 1 }]);
    expect(
      table.state.lastScoring?.map(({ majority, bots, crystals, octopods }) => [
        majority,
        bots,
        crystals,
        octopods,
      ]),
    ).toEqual([
      [0, 4, 0, 2],
      [6, 3, 3, 1],
    ]);
    expect([of(1).kp, table.offers(1)]).toEqual([9, ['pay crystal', 'stop']]);
    table.play('1 pay crystal');
    afterTheRound(table);
  });

  function afterTheRound(table: ReturnType<typeof standard>): void {
    const { state } = table;
    expect(state.players.map(({ kp, time, crystals, supply }) => [kp, time, crystals, supply])).toEqual([
      [5, 1, 0, 10],
      [16, 1, 1, 11],
    ]);
    expect([state.players[0]?.programmed, state.order, state.program]).toEqual([['blue'], [0, 1], 'p2']);
    expect(state.stock).toEqual({ time: 24, crystals: 13, octopods: 7 });
    expect(GAME.view(state, 0).tile.lamp).toBe(3);
    expect(state.ring.map(({ time }) => time)).toEqual([5, 2, 3, 1, 4, 3]);
    expect(state.ring.map(({ crystals }) => crystals)).toEqual([1, 3, 1, 0, 1, 0]);
    expect(state.ring.map(({ octopods }) => octopods)).toEqual([3, 1, 2, 2, 0, 0]);
    expect(state.ring.map(({ control }) => control ?? '-')).toEqual([0, 0, 1, 1, 1, '-']);
    expect(state.ring.map(({ loading }) => loading.slice(0, 2).join(''))).toEqual([
      '00',
      '10',
      '00',
      '10',
      '01',
      '00',
    ]);
    expect(table.sector('F').submarines).toEqual([3, 2]);
    expect(table.offers(0)).toEqual(['program r1', 'program r2', 'act b blue', 'return blue', 'pass']);
    expect(GAME.invariants(state)).toEqual([]);
  }
});

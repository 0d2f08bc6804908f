import { describe, expect } from 'vitest';
import { leavesBarrier } from '../../../src/engine/core/barrier.ts';
import { GAME, STANDARD, eventsOf, rule, standard } from './scenario.ts';

describe('the next round', () => {
  rule(
    'AQS-NEXT-1',
    'a card and an extension are laid on each pile in ring order, the new one on top',
    () => {
      const table = standard(2);
      table.allPass();
      expect(table.sector('A').research).toEqual([STANDARD.research[6], STANDARD.research[0]]);
      expect(table.sector('F').extensions).toEqual([STANDARD.extensions[11], STANDARD.extensions[5]]);
    },
    'after the fourth round none is laid',
    () => {
      const table = standard(2).set({ round: 4 });
      table.allPass();
      expect([table.sector('A').research, GAME.isOver(table.state)]).toEqual([[STANDARD.research[0]], true]);
    },
  );

  rule(
    'AQS-NEXT-2, AQS-NEXT-3',
    'time left goes away; time, crystals and octopods of the tile come, crystals and octopods to those there',
    () => {
      const table = standard(2);
      table.allPass();
      const goods = table.state.ring.map(({ time, crystals, octopods }) => [time, crystals, octopods]);
      expect(goods).toEqual([
        [5, 1, 3],
        [2, 3, 3],
        [3, 2, 2],
        [1, 0, 2],
        [4, 2, 2],
        [3, 0, 0],
      ]);
    },
    'O21: from a short stock earlier edges are served first',
    () => {
      const table = standard(2, {}, { turnings: [2, 0, 0] });
      table.set({ stock: { time: 30, crystals: 1, octopods: 8 } }).allPass();
      expect(table.state.ring.map(({ time }) => time)).toEqual([4, 3, 5, 2, 3, 1]);
      expect(table.state.ring.map(({ crystals }) => crystals)).toEqual([1, 2, 1, 1, 1, 0]);
      expect(table.state.ring.map(({ octopods }) => octopods)).toEqual([1, 3, 3, 0, 3, 2]);
      // two incomes are out of the stock and 8 markers of the sectors are back: 11 for edges that ask 5 2 3 1
      const poor = standard(2, {}, { turnings: [2, 0, 0] });
      poor.set({ stock: { time: 5, crystals: 15, octopods: 8 } }).allPass();
      expect(poor.state.ring.map(({ time }) => time)).toEqual([0, 0, 5, 2, 3, 1]);
    },
  );

  rule(
    'AQS-NEXT-4, AQS-R27',
    'the marked edge brings a neutral submarine, of the colour with most in reserve',
    () => {
      const table = standard(2)
        .set({ neutralSubs: [0, 0, 4, 5] })
        .zone('F', { submarines: [] });
      const events = table.allPass();
      expect(table.sector('F').submarines).toEqual([3]);
      expect(eventsOf(events, 'submarinePlaced')).toEqual([
        { type: 'submarinePlaced', neutral: '3', sector: 'F', space: 1 },
      ]);
    },
    'O20: where its colour lies already the next sector clockwise takes it; with four players there is none',
    () => {
      const table = standard(3);
      table.allPass();
      expect([table.sector('F').submarines, table.sector('A').submarines]).toEqual([[3], [0, 3]]);
      const four = standard(4);
      expect(eventsOf(four.allPass(), 'submarinePlaced')).toEqual([]);
      const nowhere = standard(3).set({ neutralSubs: [0, 0, 0, 0] });
      expect(eventsOf(nowhere.allPass(), 'submarinePlaced')).toEqual([]);
    },
  );

  rule(
    'AQS-NEXT-5',
    'the next tile is visible with its own turning',
    () => {
      const table = standard(2, {}, { turnings: [0, 1, 0] });
      table.allPass();
      const { tile, lampsToCome } = GAME.view(table.state, 0);
      expect([tile.lamp, lampsToCome]).toEqual([3, [4, 5]]);
      expect(tile.byPosition.map(({ time }) => time)).toEqual([3, 3, 5, 1, 4, 2]);
    },
    'the turning of a covered tile is in no view',
    () => {
      const one = standard(2, {}, { turnings: [0, 1, 3] }).state;
      const other = standard(2, {}, { turnings: [0, 4, 5] }).state;
      expect(GAME.view(one, 0)).toEqual(GAME.view(other, 0));
    },
  );

  rule(
    'AQS-NEXT-6, O22',
    'who passed first begins, engineers are at the start, and buying is possible again',
    () => {
      const table = standard(2);
      table.play('0 program r2', '1 pass', '0 pass');
      expect([table.state.order, table.asked(), table.state.passed]).toEqual([[1, 0], [1], []]);
      expect(table.player(0).engineer).toBe('start');
    },
    'the other way round the order stays',
    () => {
      const table = standard(2);
      table.allPass();
      expect(table.state.order).toEqual([0, 1]);
    },
  );

  rule(
    'AQS-NEXT-7',
    'the open program card is applied and the next one turned up',
    () => {
      const table = standard(2);
      const events = table.allPass();
      expect([table.state.program, table.state.nextPrograms]).toEqual(['p2', ['p3', 'p4']]);
      expect(eventsOf(events, 'programApplied')).toEqual([
        { type: 'programApplied', card: 'p2', next: 'p3' },
      ]);
    },
    'in round 4 none is left',
    () => {
      const table = standard(2);
      table.allPass();
      table.allPass();
      table.allPass();
      expect([table.state.round, table.state.nextPrograms]).toEqual([4, []]);
      expect(GAME.view(table.state, 0).hq.next).toBeUndefined();
    },
  );

  rule(
    'AQS-R35',
    'covered cards and extensions of a pile are public',
    () => {
      const table = standard(2);
      table.allPass();
      expect(GAME.view(table.state, 1).ring[0]?.research.map(({ id }) => id)).toEqual([
        STANDARD.research[6],
        STANDARD.research[0],
      ]);
    },
    'those in the decks are not',
    () => {
      const text = JSON.stringify(GAME.view(standard(2).state, 1));
      expect(STANDARD.research.slice(6).filter((id) => text.includes(`"${id}"`))).toEqual([]);
    },
  );

  rule(
    'AQS-NEXT-1, AQS-NEXT-5, AQS-NEXT-7',
    'the answer that ends a round leaves a barrier for undo',
    () => {
      const before = standard(2).seat(1, { supply: 0, programmed: [], time: 0 });
      const start = before.state;
      const events = before.play('0 pass');
      expect(events.some((event) => GAME.reveals(event))).toBe(true);
      expect(leavesBarrier(GAME as never, start, before.state, events)).toBe(true);
    },
    'a step inside a turn leaves none',
    () => {
      const table = standard(2);
      const start = table.state;
      const events = table.play('0 act a green');
      expect(leavesBarrier(GAME as never, start, table.state, events)).toBe(false);
    },
  );
});

describe('the end', () => {
  rule(
    'AQS-FIN-1, AQS-FIN-2, AQS-FIN-3, B11',
    'letters, time, submarines and a complete lab are added after the fourth scoring',
    () => {
      const table = standard(2).set({ round: 4 });
      table.seat(0, {
        time: 1,
        programmed: [],
        supply: 15,
        extensions: ['b-card', 'c-card', 'd-card', 'e-card', 'x-card-crystal'],
      });
      table.allPass();
      expect(table.state.finalScoring?.[0]).toEqual({ letters: 15, time: 2, submarines: 0, lab: 5 });
      expect(table.player(0).kp).toBe(22);
      expect(GAME.scores(table.state)[0]?.lines).toEqual([
        { key: 'track', points: 0 },
        { key: 'letters', points: 15 },
        { key: 'time', points: 2 },
        { key: 'submarines', points: 0 },
        { key: 'lab', points: 5 },
      ]);
    },
    'before the end only the track counts',
    () => {
      const table = standard(2).seat(0, { kp: 12 });
      expect(GAME.scores(table.state)[0]).toEqual({
        seat: 0,
        lines: [{ key: 'track', points: 12 }],
        total: 12,
        rank: 1,
        facts: [
          { key: 'fact-controlled', value: 0 },
          { key: 'fact-crystals', value: 0 },
        ],
      });
    },
  );

  rule(
    'AQS-FIN-2, AQS-FIN-3, O26',
    'only different letters count, all six submarines give 5',
    () => {
      const table = standard(2).set({ round: 4 });
      table.seat(0, {
        time: 0,
        submarines: 0,
        supply: 15,
        programmed: [],
        extensions: ['a-card', 'ab-time', 'x-crystal-octopod', 'c-time'],
      });
      table.set({ stock: { time: 1, crystals: 0, octopods: 0 } }).allPass();
      expect(table.state.finalScoring?.[0]).toEqual({ letters: 6, time: 1, submarines: 5, lab: 0 });
      expect([table.player(0).kp, GAME.scores(table.state)[0]?.total]).toEqual([12, 12]);
    },
    'O27: all six letters give 21',
    () => {
      const table = standard(2, {}, { labs: ['F', 'C', 'E', 'B', 'D', 'A'] }).set({ round: 4 });
      table.seat(0, { extensions: ['ab-time', 'cd-time', 'ef-time'] }).allPass();
      expect(table.state.finalScoring?.[0]?.letters).toBe(21);
    },
  );

  const tied = (crystals: readonly [number, number], controls: readonly [string, string]) => {
    const table = standard(2).set({ round: 4 });
    for (const seat of [0, 1] as const) {
      table.seat(seat, { kp: 20, time: 2, supply: 15, programmed: [], crystals: crystals[seat] });
      for (const letter of controls[seat]) table.zone(letter, { control: seat, octopods: 0 });
    }
    return table;
  };

  rule(
    'AQS-FIN-4, O29',
    'ties are broken by control zones, then by crystals',
    () => {
      const table = tied([0, 0], ['ABDE', 'CF']);
      table.seat(0, { kp: 20 }).seat(1, { kp: 26 });
      const events = table.allPass();
      expect(GAME.scores(table.state).map(({ total, rank }) => [total, rank])).toEqual([
        [30, 1],
        [30, 2],
      ]);
      expect(eventsOf(events, 'ended')).toEqual([{ type: 'ended', winners: [0] }]);
      // more control zones count before more crystals: 6 + 0 against 0 + 3
      const both = tied([0, 2], ['ABDE', 'CF']).seat(0, { kp: 20 }).seat(1, { kp: 23 });
      both.allPass();
      expect(GAME.scores(both.state).map(({ total, rank }) => [total, rank])).toEqual([
        [30, 1],
        [30, 2],
      ]);
      const crystals = tied([3, 1], ['AB', 'CF']).seat(0, { extensions: ['x-card-crystal'], kp: 20 });
      crystals.seat(1, { kp: 25 }).allPass();
      expect(GAME.scores(crystals.state).map(({ total, rank }) => [total, rank])).toEqual([
        [33, 1],
        [33, 2],
      ]);
    },
    'equal in everything, the rank is shared',
    () => {
      const table = tied([1, 1], ['AB', 'CF']);
      const events = table.allPass();
      expect(GAME.scores(table.state).map(({ rank }) => rank)).toEqual([1, 1]);
      expect(eventsOf(events, 'ended')).toEqual([{ type: 'ended', winners: [0, 1] }]);
    },
  );
});

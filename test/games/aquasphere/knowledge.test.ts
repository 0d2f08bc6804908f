import { describe, expect, it } from 'vitest';
import { lowestBack, stepsToLine } from '../../../src/engine/games/aquasphere/knowledge.ts';
import { aquasphere } from '../../../src/engine/games/aquasphere/index.ts';
import { scenarioOf } from '../../scenario.ts';
import {
  BENT,
  COMPONENTS,
  EXTENSIONS_FOR,
  GAME,
  SET_ID,
  eventsOf,
  rule,
  said,
  standard,
  type Table,
} from './scenario.ts';

/** Seat 0 is about to gain points by catching: 1, 3, 6, 10, 15 or 21 for 1 to 6 octopods. */
function catching(octopods: number, change: object, options = {}): Table {
  const table = standard(2, options).zone('A', { octopods });
  return table.seat(0, {
    programmed: ['purple'],
    extensions: EXTENSIONS_FOR.octopods(Math.max(0, octopods - 2)),
    ...change,
  });
}

describe('the knowledge track', () => {
  rule(
    'AQS-KP-1',
    'a line stands before every multiple of ten, lap after lap',
    () => {
      expect([0, 9, 10, 48, 49, 59].map((kp) => stepsToLine(COMPONENTS, kp))).toEqual([9, 0, 9, 1, 0, 0]);
      const view = GAME.view(standard(2).seat(0, { kp: 53 }).state, 0).players[0];
      expect([view?.lap, view?.space, view?.toNextLine]).toEqual([1, 3, 6]);
    },
    'a track without lines never asks',
    () => {
      const lineless = { ...COMPONENTS, track: { lap: 50, linesBefore: [] } };
      expect(stepsToLine(lineless, 12)).toBeUndefined();
      expect(lowestBack(lineless, 12)).toBe(0);
      const game = aquasphere.using({ ...SET_ID, components: lineless });
      const { state } = catching(6, { kp: 8, crystals: 2 });
      const played = scenarioOf(game, BENT).play(state, 0, 'act a purple');
      expect([played.players[0]?.kp, game.activeSeats(played)]).toEqual([29, [1]]);
      expect(game.view(played, 0).players[0]?.toNextLine).toBeUndefined();
    },
  );

  rule(
    'AQS-KP-2, AQS-KP-3, AQS-R5, O8',
    'before a line the seat pays a crystal or stops',
    () => {
      const table = catching(2, { kp: 8, crystals: 1, programmed: ['green', 'purple'] });
      const { crystals } = table.state.stock;
      table.play('0 act a purple');
      expect([table.player(0).kp, table.offers(0)]).toEqual([9, ['pay crystal', 'stop']]);
      table.play('0 pay crystal');
      expect([table.player(0).kp, table.player(0).crystals, table.state.stock.crystals]).toEqual([
        11,
        0,
        crystals + 1,
      ]);
    },
    'a gain that ends before the line asks nothing',
    () => {
      const table = catching(2, { kp: 6, crystals: 1 });
      table.play('0 act a purple');
      expect([table.player(0).kp, table.asked()]).toEqual([9, [1]]);
    },
  );

  rule(
    'AQS-KP-4, AQS-R4, AQS-R3, O9',
    'without crystals a programmed bot may be returned, which pays 2 time in one’s own turn',
    () => {
      const table = catching(6, { kp: 9, crystals: 2, programmed: ['green', 'purple'], supply: 13, time: 1 });
      table.play('0 act a purple', '0 pay crystal', '0 pay crystal');
      expect(table.offers(0)).toEqual(['return green', 'stop']);
      table.play('0 return green');
      expect(table.player(0)).toMatchObject({ kp: 30, crystals: 0, time: 3, supply: 14, programmed: [] });
    },
    'not while a crystal is held; and a crystal not without one',
    () => {
      const rich = catching(2, { kp: 8, crystals: 1, programmed: ['green', 'purple'] });
      rich.play('0 act a purple');
      expect(said(rich.refusal(0, 'return green'))).toBe('AQS-KP-4 why.crystalPays');
      const poor = catching(2, { kp: 8, programmed: ['green', 'purple'] });
      poor.play('0 act a purple');
      expect(said(poor.refusal(0, 'pay crystal'))).toBe('AQS-KP-3 why.noCrystalToPay');
      expect(said(poor.refusal(0, 'return red'))).toBe('AQS-RET-1 why.notProgrammed');
      expect(said(poor.refusal(0, 'pass'))).toBe('AQS-KP-2 why.atLine');
    },
  );

  rule(
    'AQS-RET-2, AQS-RET-3, AQS-R3, O38',
    'a bot returned at a line pays 2 time in one’s own turn',
    () => {
      const table = catching(2, { kp: 8, programmed: ['green', 'purple'], time: 0 });
      table.play('0 act a purple', '0 return green');
      expect(table.player(0)).toMatchObject({ kp: 11, time: 2 });
    },
    'nothing with redLineReturnPays false, and nothing in a scoring',
    () => {
      const table = catching(
        2,
        { kp: 8, programmed: ['green', 'purple'], time: 0 },
        { redLineReturnPays: false },
      );
      table.play('0 act a purple', '0 return green');
      expect(table.player(0)).toMatchObject({ kp: 11, time: 0 });
      const scoring = standard(2).seat(0, { kp: 8, time: 0 }).zone('E', { control: 0, octopods: 2 });
      scoring.allPass();
      // income 1; majority 6 less 3 for the octopods
      expect([scoring.kind(), scoring.offers(0)]).toEqual(['advance', ['return green', 'stop']]);
      scoring.play('0 return green');
      expect(scoring.player(0)).toMatchObject({ kp: 11, time: 1 });
    },
  );

  rule(
    'AQS-KP-5, O6',
    'with neither crystal nor programmed bot the counter stops unasked',
    () => {
      const table = catching(8, { kp: 1, extensions: EXTENSIONS_FOR.octopods(5) });
      const events = table.play('0 act a purple');
      expect([table.player(0).kp, table.sector('A').octopods, table.asked()]).toEqual([9, 1, [1]]);
      expect(eventsOf(events, 'knowledgeMoved')).toEqual([
        { type: 'knowledgeMoved', seat: 0, from: 1, to: 9, lost: 20 },
      ]);
    },
    'with a programmed bot it asks',
    () => {
      const table = catching(2, { kp: 8, programmed: ['green', 'purple'] });
      table.play('0 act a purple');
      expect(table.kind()).toBe('knowledge');
    },
  );

  rule(
    'AQS-KP-6',
    'who stops loses the rest of this gain',
    () => {
      const table = catching(2, { kp: 8, crystals: 1 });
      const events = [...table.play('0 act a purple'), ...table.play('0 stop')];
      expect([table.player(0).kp, table.player(0).crystals]).toEqual([9, 1]);
      expect(eventsOf(events, 'knowledgeMoved').map(({ lost }) => lost)).toEqual([0, 2]);
    },
    'the next gain asks again',
    () => {
      const table = catching(2, { kp: 8, crystals: 1 });
      table.play('0 act a purple', '0 stop', '1 pass');
      table.seat(0, { programmed: ['blue'], time: 4 }).play('0 act f blue');
      expect(table.offers(0)).toEqual(['pay crystal', 'stop']);
    },
  );

  rule(
    'AQS-KP-7, AQS-R6',
    'each line of a long gain is paid for itself',
    () => {
      const table = catching(5, { kp: 9, crystals: 2 });
      table.play('0 act a purple');
      expect(GAME.view(table.state, 0).awaiting?.about.points).toBe(15);
      table.play('0 pay crystal');
      expect([table.player(0).kp, GAME.view(table.state, 0).awaiting?.about.points]).toEqual([19, 5]);
      table.play('0 stop');
      expect([table.player(0).kp, table.player(0).crystals]).toEqual([19, 1]);
    },
    'one line, one question',
    () => {
      const table = catching(3, { kp: 9, crystals: 2 });
      table.play('0 act a purple', '0 pay crystal');
      expect([table.player(0).kp, table.asked()]).toEqual([15, [1]]);
    },
  );

  it.each([
    [12, 10],
    [11, 10],
    [10, 10],
    [15, 13],
    [3, 1],
    [1, 0],
  ])('AQS-KP-8, AQS-R7, O15: GIVEN %i points and a total of -2 THEN the counter ends at %i', (kp, end) => {
    const table = standard(2).seat(0, { kp, supply: 12, programmed: ['green'], crystals: 0 });
    table.zone('A', { control: 0, octopods: 3 }).zone('B', { control: 0, octopods: 1 });
    table.zone('D', { control: 1 }).zone('E', { control: 1 }).zone('E', { octopods: 0 });
    table.allPass();
    expect(table.state.lastScoring?.[0]).toMatchObject({
      majority: 3,
      bots: 2,
      octopods: 7,
      total: -2,
      lost: 0,
    });
    expect(table.player(0).kp).toBe(end);
  });

  it('AQS-KP-8, but: a total of 0 or more moves nobody back', () => {
    const table = standard(2).seat(0, { kp: 12 }).zone('A', { control: 0, octopods: 3 });
    table.allPass();
    expect(table.state.lastScoring?.[0]?.total).toBe(0);
    expect(table.player(0).kp).toBe(12);
  });

  rule(
    'AQS-KP-9',
    'in the final scoring there are no lines',
    () => {
      const table = standard(2).set({ round: 4 }).seat(0, { kp: 8, programmed: [], supply: 15, time: 4 });
      table.allPass();
      // letters 1, time 4 (the income does not fit)
      expect(table.player(0).kp).toBe(13);
      expect(GAME.isOver(table.state)).toBe(true);
    },
    'in the scoring before it there are',
    () => {
      const table = standard(2).set({ round: 4 }).seat(0, { kp: 9, programmed: [], supply: 15, time: 4 });
      table.zone('A', { control: 0, octopods: 0 }).allPass();
      expect(table.state.lastScoring?.[0]).toMatchObject({ total: 6, moved: 0, lost: 6 });
      expect(table.player(0).kp).toBe(14);
    },
  );
});

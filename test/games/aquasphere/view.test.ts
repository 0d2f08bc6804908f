import { describe, expect, it } from 'vitest';
import { GAME, standard } from './scenario.ts';

describe('what everybody sees', () => {
  it('GIVEN any viewer THEN the view is the same', () => {
    const table = standard(3);
    const views = [0, 1, 2, undefined].map((viewer) => GAME.view(table.state, viewer));
    for (const view of views) expect(view).toEqual(views[0]);
  });

  it('GIVEN the standard position THEN headquarters, ring, tile and boards are told with all that a picture needs', () => {
    const view = GAME.view(standard(2).state, undefined);
    expect(view.hq.start).toEqual(['r1', 'r2']);
    expect(view.hq.rooms[1]).toEqual({ id: 'r2', row: 1, arrows: ['r4', 'r5'] });
    expect(view.ring[4]).toEqual({
      letter: 'E',
      programs: 'blue',
      lockClockwise: 2,
      loading: [0, 0, 0, 0],
      loadingLimit: 2,
      submarines: [],
      submarineSpaces: [1, 2, 3, 4],
      octopods: 2,
      crystals: 1,
      time: 0,
      research: [
        { id: 'engineer-yellow-crystal', type: 'engineer', colour: 'yellow', reward: { crystals: 1 } },
      ],
      extensions: [{ id: 'b-card', letters: ['B'], adds: { cards: 1 } }],
    });
    expect(view.tile.byPosition[5]).toEqual({ time: 3, crystals: 0, octopods: 0, neutralSub: true });
    expect(view.track).toEqual({ lap: 50, linesBefore: [10, 20, 30, 40, 50] });
    expect(view.stock).toMatchObject({ researchDeck: 35, extensionDeck: 24, neutralSubs: [0, 0, 5, 5] });
    expect(view.players[0]).toMatchObject({
      engineer: 'start',
      supply: 14,
      toNextLine: 9,
      botsUsed: 0,
      botsCap: 4,
    });
    expect(view.awaiting).toEqual({ kind: 'turn', seats: [0], about: { seat: 0 } });
  });

  it('GIVEN each kind of question THEN the view says what it is about', () => {
    const trim = standard(2).seat(0, { programmed: ['green', 'black'], supply: 13 });
    trim.play('0 program r2');
    expect(GAME.view(trim.state, 1).awaiting).toEqual({
      kind: 'trim',
      seats: [0],
      about: { seat: 0, fresh: 'yellow' },
    });
    const letters = standard(2);
    letters.play('0 act a green');
    expect(GAME.view(letters.state, 1).awaiting?.about).toEqual({ seat: 0, letters: ['A'] });
    const prepare = standard(2).holding(0, 'scoring-red').seat(0, { programmed: [] });
    prepare.allPass();
    expect(GAME.view(prepare.state, 1).awaiting).toEqual({
      kind: 'prepare',
      seats: [0],
      about: { income: [1, 1], taken: [1], used: [], done: [1] },
    });
    const advance = standard(2).seat(0, { kp: 9, supply: 10, crystals: 1 });
    advance.allPass();
    expect(GAME.view(advance.state, 1).awaiting).toEqual({
      kind: 'advance',
      seats: [0],
      about: { pointsOf: [5, 0] },
    });
  });

  it('GIVEN the end THEN nobody is awaited and the final scoring has totals and ranks', () => {
    const table = standard(2).set({ round: 4 });
    table.allPass();
    const view = GAME.view(table.state, 0);
    expect([view.over, view.awaiting]).toEqual([true, undefined]);
    expect(view.finalScoring).toEqual([
      { letters: 1, time: 4, submarines: 0, lab: 0, total: 5, rank: 1 },
      { letters: 1, time: 4, submarines: 0, lab: 0, total: 5, rank: 1 },
    ]);
  });
});

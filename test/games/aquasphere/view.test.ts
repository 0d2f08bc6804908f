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

  it('GIVEN a position in mid-game THEN round, order, goods and tile are told', () => {
    const table = standard(3, { emptyActions: true, lateralFree: false }, { turnings: [1, 0, 0] });
    table.zone('B', { control: 2 }).play('0 pass');
    const view = GAME.view(table.state, 1);
    const { set, round, rounds, seats, options, over, order, passed } = view;
    expect({ set, round, rounds, seats, options, over, order, passed }).toEqual({
      set: { id: 'aquasphere-house', version: 1, hash: 'house' },
      round: 1,
      rounds: 4,
      seats: 3,
      options: { earlyPass: true, emptyActions: true, lateralFree: false, redLineReturnPays: true },
      over: false,
      order: [0, 1, 2],
      passed: [0],
    });
    expect(view.ring[1]).toMatchObject({ letter: 'B', control: 2, loading: [0, 0, 0, 1], loadingLimit: 4 });
    expect([view.ring[0]?.submarines, view.ring[0]?.control]).toEqual([[0], undefined]);
    expect(view.stock).toEqual({
      time: 22,
      crystals: 14,
      octopods: 7,
      researchDeck: 35,
      extensionDeck: 24,
      neutralSubs: [0, 0, 0, 5],
    });
    expect([view.tile.id, view.tile.lamp, view.lampsToCome]).toEqual(['lamp2-23p', 2, [3, 4, 5]]);
    expect(view.tile.byPosition.map(({ neutralSub }) => neutralSub)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([view.lastScoring, view.finalScoring]).toEqual([undefined, undefined]);
  });

  it('GIVEN what is printed on all boards THEN a picture finds it in the view', () => {
    expect(GAME.view(standard(2).state, 0).printed).toEqual({
      colours: ['green', 'yellow', 'black', 'purple', 'blue', 'red', 'white'],
      programmedMax: 2,
      botSpaces: 14,
      botCaps: [2, 4, 6, 8, 10, 12, 14],
      submarinesEach: 6,
      extensionsMax: 5,
    });
  });

  it('GIVEN a player’s board THEN everything on it is told', () => {
    const table = standard(2).seat(0, {
      kp: 108,
      bought: true,
      crystals: 1,
      supply: 9,
      engineer: 'r4',
      programmed: ['yellow', 'white'],
      extensions: ['ab-time', 'x-card-crystal'],
    });
    table.seat(0, {
      cards: [
        { id: 'lateral', used: true },
        { id: 'engineer-red-kp', used: false },
      ],
    });
    table.zone('E', { control: 0 }).zone('F', { control: 0 });
    expect(GAME.view(table.state, 1).players[0]).toEqual({
      lab: 'lab-a',
      engineer: 'r4',
      scientist: { sector: 'A', zone: 'blue' },
      supply: 9,
      programmed: ['yellow', 'white'],
      time: 3,
      reminder: 1,
      crystals: 1,
      capacity: { cards: 3, crystals: 3, octopods: 2, time: 5 },
      cards: [
        { id: 'lateral', type: 'lateral', used: true },
        { id: 'engineer-red-kp', type: 'engineer', colour: 'red', reward: { kp: 4 }, used: false },
      ],
      extensions: [
        { id: 'ab-time', letters: ['A', 'B'], adds: { time: 1 } },
        { id: 'x-card-crystal', letters: [], adds: { cards: 1, crystals: 1 } },
      ],
      letters: ['A', 'B'],
      submarines: 5,
      kp: 108,
      lap: 2,
      space: 8,
      toNextLine: 1,
      botsUsed: 4,
      botsCap: 4,
      controlled: 2,
    });
  });

  it('GIVEN a scoring THEN the view keeps what it gave each seat, and what was lost', () => {
    const table = standard(2).seat(0, { kp: 8, supply: 10, crystals: 1 }).zone('E', { control: 0 });
    table.allPass();
    table.play('0 stop');
    expect(GAME.view(table.state, 1).lastScoring).toEqual([
      { majority: 6, bots: 4, crystals: 1, octopods: 3, total: 8, moved: 1, lost: 7 },
      { majority: 0, bots: 0, crystals: 0, octopods: 0, total: 0, moved: 0, lost: 0 },
    ]);
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
    expect(GAME.view(letters.state, 1).awaiting).toEqual({
      kind: 'letters',
      seats: [0],
      about: { seat: 0, letters: ['A'] },
    });
    const knowledge = standard(2).seat(0, { programmed: ['green', 'purple'], kp: 8 });
    knowledge.zone('A', { octopods: 2 }).play('0 act a purple');
    expect(GAME.view(knowledge.state, 1).awaiting).toEqual({
      kind: 'knowledge',
      seats: [0],
      about: { seat: 0, points: 2 },
    });
    const prepare = standard(2).holding(0, 'scoring-red').seat(0, { programmed: [] });
    prepare.allPass();
    expect(GAME.view(prepare.state, 1).awaiting).toEqual({
      kind: 'prepare',
      seats: [0],
      about: { income: [1, 1], taken: [1], used: [], done: [1] },
    });
    prepare.holding(0, 'scoring-red', 'scoring-blue').play('0 use scoring-red');
    expect(GAME.view(prepare.state, 1).awaiting?.about).toEqual({
      income: [1, 1],
      taken: [1],
      used: ['scoring-red'],
      done: [1],
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

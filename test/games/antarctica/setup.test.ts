import { describe, expect, it } from 'vitest';
import { seedRng, shuffle, below } from '../../../src/engine/core/rng.ts';
import { AREAS, PILES, SHIPYARD_CARDS } from '../../../src/engine/games/antarctica/components.ts';
import { countOf, noCards } from '../../../src/engine/games/antarctica/state.ts';
import { scenarioOf } from '../../scenario.ts';
import { asked, lineOf, newGame, offers, play, playOn, topFrame, whyNot } from './play.ts';
import { GAME, gameWith, STANDARD } from './standard-set.ts';

const SEATS = [2, 3, 4] as const;

describe('setup', () => {
  it('ANT-SETUP-1: GIVEN free placement of 3 WHEN A has placed THEN the next seat places, then the one after', () => {
    const state = newGame(3, { placement: 'free' }).state;
    expect([asked(state), asked(play(state, 'place s')), asked(play(state, 'place s', 'place s'))]).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
  it('ANT-SETUP-1 twin: GIVEN A has placed THEN the seat before A is not asked and may not place', () => {
    const state = play(newGame(3, { placement: 'free' }).state, 'place s');
    expect(whyNot(state, 'place s', 'C')).toBe('ANT-SUN-3 why.notAsked');
  });

  it('ANT-SETUP-2, ANT-R3: GIVEN the start player is drawn by lot THEN every seat begins in some game', () => {
    const starts = Array.from(
      { length: 40 },
      (_, at) => newGame(4, { start: 'lot' }, `lot ${at}`).state.start,
    );
    expect([...new Set(starts)].sort()).toEqual([0, 1, 2, 3]);
  });
  it('ANT-SETUP-2 twin: GIVEN the option seat0 THEN seat 0 begins in every game', () => {
    const starts = Array.from({ length: 20 }, (_, at) => newGame(4, {}, `seat0 ${at}`).state.start);
    expect(new Set(starts)).toEqual(new Set([0]));
  });

  it('ANT-SETUP-3, ANT-R1: GIVEN 2 players THEN no ship may be placed in s or n, which hold nothing', () => {
    const { state } = newGame(2, { placement: 'free' });
    expect([whyNot(state, 'place s'), whyNot(state, 'place n')]).toEqual([
      'ANT-LINE-3 why.areaClosed',
      'ANT-LINE-3 why.areaClosed',
    ]);
    expect([state.areas.s.buildings, state.areas.n.buildings]).toEqual([[], []]);
    expect(GAME.view(state, undefined).scoring.areas.map(({ area }) => area)).not.toContain('s');
  });
  it.each([3, 4])('ANT-SETUP-3 twin: GIVEN %i players THEN s and n are open', (seats) => {
    const { state } = newGame(seats, { placement: 'free' });
    expect(offers(state)).toEqual(AREAS.map((area) => `place ${area}`));
  });

  it.each(SEATS)(
    'ANT-SETUP-4: GIVEN %i players THEN each open area has one of the starting buildings',
    (seats) => {
      const { state } = newGame(seats);
      const open = STANDARD.inPlay[seats].areas;
      const laid = open.flatMap((area) => state.areas[area].buildings);
      expect(laid.toSorted()).toEqual([...STANDARD.startingBuildings[seats]].sort());
      expect(open.every((area) => state.areas[area].buildings.length === 1)).toBe(true);
    },
  );
  it('ANT-SETUP-4 twin: GIVEN two seeds THEN the starting buildings do not lie alike', () => {
    const laid = (seed: string): string =>
      AREAS.flatMap((area) => newGame(3, {}, seed).state.areas[area].buildings).join();
    expect(laid('one')).not.toBe(laid('two'));
  });

  it('ANT-SETUP-5, ANT-R2: GIVEN 2 players THEN the second camp and the naval station are boxed, the rest is supply', () => {
    const { state } = newGame(2);
    expect(state.box.buildings).toEqual(['camp', 'naval']);
    expect([state.buildingSupply.camp, state.buildingSupply.naval, state.buildingSupply.hq]).toEqual([
      2, 2, 5,
    ]);
  });
  it('ANT-SETUP-5 twin: GIVEN 3 players THEN nothing is boxed', () => {
    const { state } = newGame(3);
    expect(state.box.buildings).toEqual([]);
    expect(state.buildingSupply.naval).toBe(2);
  });

  it.each([
    [2, [10, 8, 8]],
    [3, [13, 10, 11]],
    [4, [15, 12, 12]],
  ])(
    'ANT-SETUP-6: GIVEN %i players THEN the piles hold %j cards, one face up, the others unknown',
    (seats, counts) => {
      const { state } = newGame(seats);
      const view = GAME.view(state, 0);
      expect(view.piles.map(({ count }) => count)).toEqual(counts);
      expect(view.piles.map(({ top }) => top?.id)).toEqual(PILES.map((pile) => state.piles[pile][0]));
      const hidden = PILES.flatMap((pile) => state.piles[pile].slice(1));
      expect(hidden.filter((id) => JSON.stringify(view).includes(`"${id}"`))).toEqual([]);
    },
  );
  it('ANT-SETUP-6 twin: GIVEN 2 players THEN a card for 3 or 4 is in the box, in no pile', () => {
    const { state } = newGame(2);
    expect(state.box.cards).toContain('B02');
    expect(PILES.flatMap((pile) => state.piles[pile])).not.toContain('B02');
  });

  it('ANT-SETUP-7, ANT-R6: GIVEN a new game THEN 13 shipyard cards lie in a pile of which only the number is seen', () => {
    const { state } = newGame(4);
    expect(state.shipyard).toEqual({ icebreaker: 6, scientist: 3, plus2: 2, fast: 2 });
    expect(GAME.view(state, 0).shipyard.count).toBe(13);
    expect(GAME.view(state, 0).own?.choice).toBeUndefined();
  });
  it('ANT-SETUP-7 twin: GIVEN a new game THEN nobody holds a shipyard card', () => {
    expect(newGame(4).state.players.map(({ hand }) => countOf(hand))).toEqual([0, 0, 0, 0]);
  });

  it.each(SEATS)(
    'ANT-SETUP-8, ANT-R7: GIVEN %i players THEN each has a basic card and so many expertise cards lie ready',
    (seats) => {
      const { state } = newGame(seats);
      expect(state.players.map(({ resources }) => resources.basic)).toEqual(state.players.map(() => 1));
      expect(state.stock).toEqual({ basic: 0, expertise: seats });
      expect(state.box.resources).toEqual({ basic: 4 - seats, expertise: 4 - seats });
    },
  );
  it('ANT-SETUP-8 twin: GIVEN a new game THEN nobody has an expertise card', () => {
    expect(newGame(3).state.players.map(({ resources }) => resources.expertise)).toEqual([0, 0, 0]);
  });

  it.each([
    [2, { reserve: 14, ships: 3, cubes: 3, onBoard: 6 }],
    [3, { reserve: 12, ships: 2, cubes: 4, onBoard: 9 }],
    [4, { reserve: 10, ships: 2, cubes: 5, onBoard: 8 }],
  ])('ANT-SETUP-9, ANT-R49: GIVEN %i players THEN each is dealt what the table says', (seats, dealt) => {
    const { state } = newGame(seats);
    for (const player of state.players) {
      const free = seats === 2 && player === state.players[1] && topFrame(state) !== 'startCube';
      expect(player).toMatchObject({ reserve: dealt.reserve, supply: 2 });
      expect(player.available).toEqual({ ships: dealt.ships, cubes: dealt.cubes - Number(free) });
    }
    expect(AREAS.flatMap((area) => state.areas[area].line)).toHaveLength(dealt.onBoard);
  });
  it('ANT-SETUP-9 twin: GIVEN a new game THEN nothing has been discarded and nobody has points from it', () => {
    expect(newGame(3).state.players.map(({ discarded }) => discarded)).toEqual(
      [0, 1, 2].map(() => ({ ships: 0, cubes: 0 })),
    );
  });

  it('ANT-SETUP-10: GIVEN 2 players THEN inland3 and shore4 cannot be chosen and are not scored', () => {
    const { state } = newGame(2);
    expect(offers(state)).toEqual(['track inland', 'track coastal', 'track naval']);
    expect(whyNot(state, 'track inland3')).toBe('ANT-SETUP-10 why.trackClosed');
    expect(whyNot(state, 'track nowhere')).toBe('E_SYNTAX');
    expect(GAME.view(state, 0).scoring.tracks).toHaveLength(3);
  });
  it('ANT-SETUP-10 twin: GIVEN 4 players THEN all five tracks are open', () => {
    expect(Object.keys(newGame(4).state.tracks)).toHaveLength(5);
  });

  it('ANT-SETUP-11, V53: GIVEN 3 players and start seat 2 THEN ships lie as in the diagram and seat 2 begins in s', () => {
    const begun = Array.from({ length: 60 }, (_, at) => newGame(3, { start: 'lot' }, `v53 ${at}`)).find(
      ({ state }) => state.start === 2,
    );
    if (begun === undefined) throw new Error('no game with start seat 2');
    const { state } = begun;
    expect([lineOf(state, 's'), lineOf(state, 'se'), lineOf(state, 'e')]).toEqual(['C C', 'A', 'B']);
    expect([asked(state), state.sun.area, topFrame(state)]).toEqual(['C', 's', 'sail']);
  });
  it.each([
    [2, 'se A, e B, ne B, nw A, w A, sw B'],
    [3, 's A A, se B, e C, ne C, n A, nw B, w B, sw C'],
    [4, 's A, se B, e C, ne D, n D, nw C, w B, sw A'],
  ])('ANT-SETUP-11: GIVEN the first game of %i THEN the ships lie as in its diagram: %s', (seats, lines) => {
    const { state } = newGame(seats);
    const laid = AREAS.filter((area) => state.areas[area].line.length > 0);
    expect(laid.map((area) => `${area} ${lineOf(state, area)}`).join(', ')).toBe(lines);
  });
  it('ANT-SETUP-11 twin: GIVEN free placement THEN no ship lies before somebody places it', () => {
    const { state } = newGame(3, { placement: 'free' });
    expect(AREAS.flatMap((area) => state.areas[area].line)).toEqual([]);
  });

  it.each([
    [2, 'A B B A A B'],
    [3, 'A B C C A B B C A'],
    [4, 'A B C D D C B A'],
  ])(
    'ANT-SETUP-12: GIVEN free placement of %i WHEN all place THEN they are asked in the order %s',
    (seats, order) => {
      let { state } = newGame(seats, { placement: 'free' });
      const who: string[] = [];
      while (topFrame(state) === 'place') {
        who.push(asked(state) ?? '');
        state = play(state, offers(state)[who.length % 5] ?? '');
      }
      expect(who.join(' ')).toBe(order);
    },
  );
  it('ANT-SETUP-12, ANT-R4: GIVEN free placement WHEN three place in e THEN they stand in the order of placing', () => {
    const state = play(newGame(3, { placement: 'free' }).state, 'place e', 'place e', 'place e');
    expect(lineOf(state, 'e')).toBe('A B C');
  });
  it('ANT-SETUP-12 twin: GIVEN three ships in e THEN a fourth is refused, and nothing else is possible now', () => {
    const state = play(newGame(3, { placement: 'free' }).state, 'place e', 'place e', 'place e');
    expect(whyNot(state, 'place e')).toBe('ANT-LINE-3 why.lineFull');
    expect(whyNot(state, 'sail e')).toBe('ANT-SETUP-12 why.setupGoesOn');
    expect(whyNot(newGame(3).state, 'place e')).toBe('ANT-SETUP-12 why.onlyInSetup');
  });

  it('ANT-SETUP-13, ANT-R5, V54: GIVEN 2 players and start seat 1 THEN seat 0 places a cube on space 1, then seat 1 begins in se', () => {
    const begun = Array.from({ length: 40 }, (_, at) => newGame(2, { start: 'lot' }, `v54 ${at}`)).find(
      ({ state }) => state.start === 1,
    );
    if (begun === undefined) throw new Error('no game with start seat 1');
    expect(asked(begun.state)).toBe('A');
    const { state, events } = playOn(begun.state, 'track naval');
    expect(state.tracks.naval).toEqual([1, 0]);
    expect(state.players.map(({ available }) => available.cubes)).toEqual([2, 3]);
    expect([state.sun.area, asked(state)]).toEqual(['se', 'B']);
    expect(events.map(({ type }) => type)).toEqual(['cubeGranted', 'sunMoved']);
    expect(state.consumed).toEqual([]);
  });
  it('ANT-SETUP-13 twin: GIVEN 3 players THEN nobody gets a free cube; GIVEN 2 THEN it cannot be skipped', () => {
    expect(topFrame(newGame(3).state)).toBe('sail');
    expect(whyNot(newGame(2).state, 'skip')).toBe('ANT-SETUP-13 why.setupGoesOn');
  });

  it('ANT-SETUP-14: GIVEN a game with free placement THEN the sun is in sw, no space is used up, nobody has anything', () => {
    const { state } = newGame(4, { placement: 'free' });
    expect([state.sun.area, state.consumed, state.idleTurns]).toEqual(['sw', [], 0]);
    expect(state.players.map(({ cards }) => cards)).toEqual([[], [], [], []]);
    expect(state.players.map(({ hand }) => hand)).toEqual([0, 1, 2, 3].map(() => noCards()));
    expect(GAME.scores(state).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
  });
  it('ANT-SETUP-14 twin: GIVEN the ships lie THEN the sun has left sw for the first area with a ship', () => {
    expect(newGame(4).state.sun.area).toBe('s');
    expect(play(newGame(2).state, 'track naval').sun.area).toBe('se');
  });

  it('ANT-SETUP-15: GIVEN a seed THEN start seat, starting buildings and the three piles are drawn in this order', () => {
    const { state } = newGame(3, { start: 'lot' }, 'order');
    const rng = seedRng('order');
    expect(state.start).toBe(below(rng, 3));
    const laid = shuffle(rng, [...STANDARD.startingBuildings[3]]);
    expect(AREAS.flatMap((area) => state.areas[area].buildings)).toEqual(laid);
    for (const pile of PILES) {
      const rows = STANDARD.inPlay[3].cards.filter((card) => card.pile === pile);
      expect(state.piles[pile]).toEqual(
        shuffle(
          rng,
          rows.map(({ id }) => id),
        ),
      );
    }
    expect(state.rng).toEqual(rng);
  });
  it('ANT-SETUP-15 twin: GIVEN the option seat0 THEN no start seat is drawn and the buildings come first', () => {
    const rng = seedRng('order');
    const laid = shuffle(rng, [...STANDARD.startingBuildings[3]]);
    const { state } = newGame(3, {}, 'order');
    expect(AREAS.flatMap((area) => state.areas[area].buildings)).toEqual(laid);
  });

  it('GIVEN 1 or 5 seats or an option that does not exist THEN setup refuses with a code', () => {
    expect(GAME.setup('x', 1, {})).toMatchObject({ error: { code: 'E_SEATS' } });
    expect(GAME.setup('x', 5, {})).toMatchObject({ error: { code: 'E_SEATS' } });
    expect(GAME.setup('x', 3, { placement: 'anywhere' })).toMatchObject({ error: { code: 'E_OPTION' } });
    expect(GAME.setup('x', 3, { set: 'mine' })).toMatchObject({ error: { code: 'E_OPTION' } });
  });

  it('GIVEN a set that gives B two cubes WHEN both go on one track THEN the second is refused', () => {
    const bonus = { ...STANDARD.setupBonus, 2: [{ letter: 'B' as const, cubes: 2, space: 1 }] };
    const game = gameWith({ setupBonus: { rows: bonus } });
    const { start, play: playAs } = scenarioOf(game);
    const first = playAs(start(2, { start: 'seat0' }), 1, 'track naval');
    expect(game.explain(first, 1, { verb: 'track', track: 'naval' })).toEqual({
      rule: 'ANT-TRACK-1',
      why: { key: 'why.onTrackAlready', with: { track: 'naval' } },
    });
    const taken = { ...first, tracks: { inland: [1, 0], coastal: [0, 0], naval: [0, 1] } };
    expect(game.explain(taken, 1, { verb: 'track', track: 'inland' })).toEqual({
      rule: 'ANT-TRACK-2',
      why: { key: 'why.spaceTaken', with: { track: 'inland', space: 1 } },
    });
    expect(playAs(first, 1, 'track inland').tracks).toMatchObject({ naval: [0, 1], inland: [0, 1] });
  });

  it('GIVEN no card kinds are missing THEN the shipyard pile counts all 13', () => {
    expect(SHIPYARD_CARDS.reduce((sum, card) => sum + STANDARD.shipyardCards[card], 0)).toBe(13);
  });
});

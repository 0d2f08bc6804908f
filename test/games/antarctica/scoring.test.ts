import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../src/engine/games/antarctica/components.ts';
import { rankStandings } from '../../../src/engine/core/standings.ts';
import { rankPrize, scoreAll, scoreArea, scoreTrack } from '../../../src/engine/games/antarctica/scoring.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { ownScores } from './own-scoring.ts';
import { playOn, newGame } from './play.ts';
import { position } from './position.ts';
import { at, GAME, gameWith, standardFile, STANDARD } from './standard-set.ts';

const INLAND = STANDARD.tracks.find(({ id }) => id === 'inland');

function areaWith(buildings: number, scientists: readonly number[]): readonly number[] {
  const { state } = newGame(4);
  state.areas.e = {
    line: [],
    buildings: STANDARD.buildings.slice(0, buildings).map(({ id }) => id),
    scientists: [...scientists],
  };
  return scoreArea(state, 'e').points;
}

function trackWith(spaces: readonly number[]): readonly number[] {
  const { state } = newGame(spaces.length);
  state.tracks.inland = [...spaces];
  return INLAND === undefined ? [] : scoreTrack(state, INLAND).points;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('scoring', () => {
  it('ANT-SCORE-1, ANT-R47: GIVEN amounts with ties THEN each other rank gets the next higher amount, equal ones alike', () => {
    expect(rankPrize([4, 2, 2, 1], 20).points).toEqual([20, 4, 4, 2]);
  });
  it('ANT-SCORE-1 twin: GIVEN an amount of 0 THEN nothing, though somebody is ahead', () => {
    expect(rankPrize([0, 5, 0], 9)).toEqual({ points: [0, 9, 0], firsts: [1] });
    expect(rankPrize([0, 0], 9)).toEqual({ points: [0, 0], firsts: [] });
  });

  it.each([
    ['V7', 8, [3, 3, 1, 0], [16, 16, 3, 0]],
    ['V8', 4, [2, 2, 1], [10, 10, 2]],
    ['V9', 5, [3, 1, 1], [11, 3, 3]],
    ['V10', 6, [4, 2, 2, 1], [16, 4, 4, 2]],
    ['V11', 3, [0, 0, 2], [0, 0, 6]],
  ])(
    'ANT-SCORE-2, V7, V8, V9, V10, V11: %s, GIVEN an area with %i buildings and scientists %j THEN %j points',
    (_id, buildings, scientists, points) => {
      expect(areaWith(buildings, scientists)).toEqual(points);
    },
  );
  it('ANT-SCORE-2 twin: GIVEN a closed area, or more buildings elsewhere THEN they count for nothing there', () => {
    const { state } = newGame(2);
    expect(scoreAll(at(state)).areas.map(({ area }) => area)).toEqual(['sw', 'se', 'e', 'ne', 'nw', 'w']);
    expect(areaWith(1, [1, 0, 0, 0])).toEqual([3, 0, 0, 0]);
  });
  it('ANT-SCORE-3, V11: GIVEN an area with 5 buildings and nobody THEN it gives nothing', () => {
    expect(areaWith(5, [0, 0, 0, 0])).toEqual([0, 0, 0, 0]);
  });
  it('ANT-SCORE-3 twin: GIVEN one scientist in an area without buildings THEN 2 points', () => {
    expect(areaWith(0, [0, 1, 0, 0])).toEqual([0, 2, 0, 0]);
  });

  it.each([
    ['V12', [12, 9, 4, 0], [14, 7, 5, 0]],
    ['V13', [10, 11, 1, 8], [6, 16, 4, 5]],
    ['V14', [2, 0], [1, 0]],
    ['V14', [1, 2], [1, 2]],
  ])('ANT-SCORE-4, ANT-R46, V12, V13, V14: %s, GIVEN cubes on %j THEN %j points', (_id, spaces, points) => {
    expect(trackWith(spaces)).toEqual(points);
  });
  it('ANT-SCORE-4 twin: GIVEN no cube on the track, or a set whose first number is at space 3 THEN 0', () => {
    expect(trackWith([0, 0, 0])).toEqual([0, 0, 0]);
    const bare = STANDARD.tracks.map((row) => ({
      ...row,
      spaces: row.spaces.map(({ n, effect, printed }) => ({
        n,
        ...(effect === undefined ? {} : { effect }),
        ...(printed === undefined || n < 3 ? {} : { printed }),
      })),
    }));
    const game = gameWith({ tracks: { rows: bare } });
    const { state } = newGame(3);
    state.tracks.inland = [2, 1, 0];
    expect(game.scores(state).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  it.each([
    [
      [3, 3, 1, 0],
      [7, 7, 3, 0],
    ],
    [
      [5, 2, 1],
      [8, 5, 2],
    ],
    [
      [0, 1],
      [0, 1],
    ],
  ])('ANT-SCORE-5, ANT-R45, V15: GIVEN asterisks %j THEN %j points', (amounts, points) => {
    expect(rankPrize(amounts, sum(amounts)).points).toEqual(points);
  });
  it('ANT-SCORE-5: GIVEN taken cards THEN those with an asterisk count', () => {
    const state = position({ lines: { s: 'A' }, taken: { A: ['D05', 'D07', 'B01'], B: ['D09'] } });
    expect(GAME.scores(state).map(({ lines }) => lines[2]?.points)).toEqual([3, 2, 0]);
    expect(GAME.view(state, undefined).players.map(({ asterisks }) => asterisks)).toEqual([2, 1, 0]);
  });
  it('ANT-SCORE-5 twin: GIVEN only cards without asterisk THEN no points', () => {
    const state = position({ lines: { s: 'A' }, taken: { A: ['B01', 'D01'] } });
    expect(GAME.scores(state).map(({ lines }) => lines[2]?.points)).toEqual([0, 0, 0]);
  });

  it('ANT-SCORE-6, V16: GIVEN discards 4 2 2 0 THEN 8 4 4 0 points', () => {
    expect(rankPrize([4, 2, 2, 0], 8).points).toEqual([8, 4, 4, 0]);
    const state = position({
      seats: 4,
      lines: { s: 'A A', e: 'B B', n: 'C C', w: 'D D' },
      availableCubes: { A: 1, B: 3, C: 3 },
    });
    expect(GAME.scores(state).map(({ lines }) => lines[3]?.points)).toEqual([8, 4, 4, 0]);
  });
  it('ANT-SCORE-6 twin: GIVEN resources in Available and on tracks THEN they count for nothing', () => {
    const state = position({
      seats: 4,
      lines: { s: 'A A', e: 'B B', n: 'C C', w: 'D D' },
      tracks: { inland: [1, 0, 0, 0] },
    });
    expect(GAME.scores(state).map(({ lines }) => lines[3]?.points)).toEqual([0, 0, 0, 0]);
  });

  /** V17: a full final position. */
  function finalPosition(): State {
    const { state } = newGame(3);
    const area = (id: keyof State['areas'], buildings: string, scientists: number[]): void => {
      state.areas[id] = {
        line: [],
        buildings: STANDARD.buildings
          .filter((row) => buildings.split(' ').includes(row.id))
          .map((row) => row.id),
        scientists,
      };
    };
    area('s', 'camp crane inland lab', [2, 1, 0]);
    area('se', 'camp factory hq', [0, 2, 1]);
    area('e', 'naval turbine plankton antenna', [1, 1, 2]);
    area('ne', 'coastal shaft', [1, 0, 0]);
    area('n', 'turbine hq', [1, 0, 0]);
    area('nw', 'shaft antenna inland', [1, 1, 1]);
    area('w', 'derrick', [0, 0, 0]);
    area('sw', 'crane derrick plankton', [0, 0, 3]);
    state.tracks = { inland: [7, 4, 0], coastal: [3, 9, 6], naval: [0, 12, 11], inland3: [2, 0, 0] };
    const [a, b, c] = state.players;
    if (a === undefined || b === undefined || c === undefined) throw new Error('no players');
    a.cards = ['D05', 'A01', 'B01', 'D09', 'B03'];
    b.cards = ['D07', 'B09', 'B10', 'B07'];
    c.cards = ['A02', 'D10', 'A06', 'B05', 'A07'];
    a.discarded = { ships: 1, cubes: 1 };
    b.discarded = { ships: 0, cubes: 1 };
    return state;
  }
  it('ANT-SCORE-7, V17: GIVEN the full final position THEN totals 44 49 40, first places 8 4 3, B wins', () => {
    const results = GAME.scores(finalPosition());
    expect(results.map(({ lines }) => lines.map(({ points }) => points))).toEqual([
      [25, 10, 6, 3],
      [18, 27, 2, 2],
      [25, 12, 3, 0],
    ]);
    expect(results.map(({ total }) => total)).toEqual([44, 49, 40]);
    expect(results.map(({ facts }) => facts[0]?.value)).toEqual([8, 4, 3]);
    expect(results.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });
  it('ANT-SCORE-7 twin: GIVEN shipyard cards in hand and resource cards THEN they add nothing', () => {
    const state = finalPosition();
    const before = GAME.scores(state);
    for (const player of state.players) {
      player.hand.fast += 2;
      player.resources.expertise += 1;
    }
    expect(GAME.scores(state)).toEqual(before);
  });
  it('V17: GIVEN the same position THEN the scoring written a second time agrees', () => {
    expect(ownScores(standardFile(), finalPosition()).map(({ total }) => total)).toEqual([44, 49, 40]);
  });

  const ranks = (rows: readonly (readonly [number, number, number])[]): readonly number[] =>
    rankStandings(
      rows.map(([points, ...tieBreaks], seat) => ({
        seat,
        lines: [{ key: 'areas', points }],
        facts: [],
        tieBreaks,
      })),
    ).map(({ rank }) => rank);
  it('ANT-WIN-1: GIVEN different points THEN the most wins', () => {
    expect(
      ranks([
        [50, 9, 9],
        [60, 0, 0],
        [40, 20, 20],
      ]),
    ).toEqual([2, 1, 3]);
  });
  it('ANT-WIN-1 twin: GIVEN equal points THEN points alone do not decide', () => {
    expect(
      ranks([
        [60, 4, 1],
        [60, 5, 1],
      ]),
    ).toEqual([2, 1]);
  });
  it('ANT-WIN-2, ANT-R48, V18: GIVEN points 60 60 50 and first places 4 5 9 THEN B alone', () => {
    expect(
      ranks([
        [60, 4, 0],
        [60, 5, 0],
        [50, 9, 0],
      ]),
    ).toEqual([2, 1, 3]);
  });
  it('ANT-WIN-2: GIVEN A has 4 points from two areas and B 4 from one THEN A is before B', () => {
    const { state } = newGame(2);
    for (const area of AREAS) state.areas[area].buildings = [];
    state.areas.e.scientists = [1, 0];
    state.areas.w.scientists = [1, 0];
    state.areas.nw = { ...state.areas.nw, buildings: ['crane', 'lab'], scientists: [0, 1] };
    expect(GAME.scores(state)).toMatchObject([
      { total: 4, rank: 1 },
      { total: 4, rank: 2 },
    ]);
    state.areas.e.buildings = ['crane'];
    expect(GAME.scores(state).map(({ total, rank }) => [total, rank])).toEqual([
      [5, 1],
      [4, 2],
    ]);
    state.areas.nw.buildings.push('hq', 'camp');
    expect(GAME.scores(state).map(({ total, rank }) => [total, rank])).toEqual([
      [5, 2],
      [6, 1],
    ]);
  });
  it.each(['cards', 'resources', 'tracks'])(
    'ANT-WIN-2, ANT-R48: GIVEN first in %s THEN that is a first place',
    (what) => {
      const { state } = newGame(2);
      const [a] = state.players;
      if (a === undefined) throw new Error('no A');
      if (what === 'cards') a.cards = ['D05'];
      if (what === 'resources') a.discarded = { ships: 1, cubes: 0 };
      if (what === 'tracks') state.tracks.naval = [1, 0];
      expect(GAME.scores(state).map(({ facts }) => facts[0]?.value)).toEqual([1, 0]);
    },
  );
  it('ANT-WIN-2 twin: GIVEN seats tied for a first place THEN all count it; GIVEN nobody is there THEN nobody', () => {
    const { state } = newGame(3);
    state.areas.e.scientists = [2, 2, 1];
    expect(GAME.scores(state).map(({ facts }) => facts[0])).toEqual([
      { key: 'firstPlaces', value: 1 },
      { key: 'firstPlaces', value: 1 },
      { key: 'firstPlaces', value: 0 },
    ]);
  });
  it('ANT-WIN-3, V19: GIVEN first places are equal as well THEN the most building cards', () => {
    expect(
      ranks([
        [60, 4, 12],
        [60, 4, 13],
      ]),
    ).toEqual([2, 1]);
  });
  it('ANT-WIN-3 twin: GIVEN cards without asterisk THEN they count for this key', () => {
    const state = position({ lines: { s: 'A' }, taken: { A: ['B01', 'D01'] } });
    expect(GAME.scores(state)[0]?.facts[1]).toEqual({ key: 'buildingCards', value: 2 });
  });
  it('ANT-WIN-3: GIVEN nobody has a point or a first place and B has two cards without asterisk THEN B is first', () => {
    const { state } = newGame(3);
    (state.players[1] ?? { cards: [] }).cards = ['B01', 'D01'];
    expect(GAME.scores(state).map(({ total, rank }) => [total, rank])).toEqual([
      [0, 2],
      [0, 1],
      [0, 2],
    ]);
  });
  it('ANT-WIN-4, V20: GIVEN all three keys are equal THEN both share rank 1', () => {
    expect(
      ranks([
        [60, 4, 12],
        [60, 4, 12],
        [50, 0, 0],
      ]),
    ).toEqual([1, 1, 3]);
  });
  it('ANT-WIN-4 twin: GIVEN places below THEN the same keys decide there', () => {
    expect(
      ranks([
        [90, 0, 0],
        [60, 4, 12],
        [60, 4, 13],
      ]),
    ).toEqual([1, 3, 2]);
  });

  it('GIVEN the game ends THEN areas are told from the sun on, and each category only if somebody scores in it', () => {
    const state = position({
      sun: 'n',
      lines: { n: 'A' },
      unplaced: { A: [0, 1] },
      hands: { A: ['scientist'] },
      scientists: { s: 'B' },
    });
    const { events } = playOn(state, 'sail e', 'play scientist', 'end');
    const told = events.flatMap((event) =>
      event.type === 'scored' ? [JSON.stringify(event.category.with?.area ?? event.category.key)] : [],
    );
    expect(told).toEqual(['"w"', '"s"', '"e"', '"scored.resources"']);
  });
});

import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/contract.ts';
import { leavesBarrier } from '../../../src/engine/core/barrier.ts';
import { cloneJson } from '../../../src/engine/core/json.ts';
import { chooseAtRandom, type Policy } from '../../../src/engine/core/playout.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import type { Action } from '../../../src/engine/games/antarctica/actions.ts';
import type { Event } from '../../../src/engine/games/antarctica/messages.ts';
import { AREAS } from '../../../src/engine/games/antarctica/components.ts';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { ownScores } from './own-scoring.ts';
import { newGame, playOn, topFrame } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME, gameWith, STANDARD, standardFile } from './standard-set.ts';

const FILE = standardFile();
const ANY_GAME = GAME as unknown as AnyGame;

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly text: string;
}

/** Plays a random game and shows every step of it; gives the number of decisions. */
function playRandomly(
  seats: number,
  placement: string,
  policy: Policy,
  seed: string,
  look: (step: Step) => void,
): number {
  const dice = seedRng(`${seed}/players`);
  const { state } = newGame(seats, { placement, start: 'lot' }, seed);
  let decisions = 0;
  while (!GAME.isOver(state)) {
    const before = cloneJson(state);
    const { seat, action } = chooseAtRandom(ANY_GAME, state, dice, policy);
    const events: Event[] = [];
    // as: it was chosen among the legal actions
    GAME.advance(state, seat, action as Action, (event) => events.push(event));
    look({ before, after: state, events, text: GAME.formatAction(action as Action) });
    decisions += 1;
  }
  return decisions;
}

const TABLES = [2, 3, 4].flatMap((seats) =>
  ['first-game', 'free'].flatMap((placement) =>
    (['weighed', 'uniform'] as const).map((policy) => ({ seats, placement, policy })),
  ),
);

function onBoard(state: State): number[] {
  const { areas, players, consumed } = state;
  return [
    ...players.map((_, seat) => AREAS.reduce((sum, area) => sum + (areas[area].scientists[seat] ?? 0), 0)),
    AREAS.reduce((sum, area) => sum + areas[area].buildings.length, 0),
    ...players.map(({ discarded }) => discarded.ships),
    ...players.map(({ discarded }) => discarded.cubes),
    consumed.length,
    ...Object.values(state.tracks).flat(),
  ];
}

describe.each(TABLES)(
  'random games of $seats, placement $placement, $policy players',
  ({ seats, placement, policy }) => {
    it('GIVEN four games WHEN played to the end THEN all that always holds does, and scores agree with a second scoring', () => {
      for (let at = 0; at < 4; at += 1) {
        const seed = `${seats} ${placement} ${policy} ${at}`;
        const decisions = playRandomly(seats, placement, policy, seed, ({ before, after, text }) => {
          expect(GAME.invariants(after), `${seed}: ${text}`).toEqual([]);
          const grown = onBoard(after).every((count, index) => count >= (onBoard(before)[index] ?? 0));
          expect(grown, `ANT-INV-9, -10, -15 in ${seed}: ${text}`).toBe(true);
          const active = GAME.activeSeats(after);
          const options = after.players.map((_, seat) => GAME.legalActions(after, seat).length);
          expect(active.length).toBe(GAME.isOver(after) ? 0 : 1);
          expect(
            options.every((count, seat) => (active.includes(seat) ? count > 0 && count <= 60 : count === 0)),
          ).toBe(true);
          const told = GAME.scores(after).map(({ lines, total, rank, facts }) => ({
            lines: lines.map(({ points }) => points),
            total,
            firstPlaces: facts[0]?.value,
            buildingCards: facts[1]?.value,
            rank,
          }));
          expect(told).toEqual(ownScores(FILE, after));
        });
        expect(decisions).toBeLessThanOrEqual(GAME.bound(seats));
      }
    });
  },
);

describe('what undo may take back', () => {
  const revealing = new Set<string>();
  it('GIVEN random games THEN a barrier stands after each step that shows, draws, asks another seat or ends', () => {
    for (const { seats, placement } of TABLES)
      playRandomly(
        seats,
        placement,
        'weighed',
        `barrier ${seats} ${placement}`,
        ({ before, after, events, text }) => {
          const barrier = leavesBarrier(ANY_GAME, before, after, events);
          const shown = events.some(
            (event) =>
              event.type === 'cardTaken' || (event.type === 'cardClaimed' && event.next !== undefined),
          );
          const pileOpened = topFrame(after) === 'pick' && topFrame(before) !== 'pick';
          const passedOn = GAME.isOver(after) || GAME.activeSeats(after)[0] !== GAME.activeSeats(before)[0];
          const drew = JSON.stringify(before.rng) !== JSON.stringify(after.rng);
          expect(barrier, text).toBe(shown || pileOpened || passedOn || drew);
          if (barrier) revealing.add(text.split(' ')[0] ?? '');
        },
      );
    expect([...revealing]).toEqual(expect.arrayContaining(['build', 'end', 'ship', 'take', 'place']));
  });
  const MOVE_THEN_SHIP: Scenario = {
    seats: 2,
    sun: 'se',
    lines: { se: 'A', e: 'B', w: 'A A' },
    buildings: { w: ['inland'] },
    scientists: { w: 'A' },
    tracks: { inland: [5, 0] },
  };
  it.each([
    ['a pile that B looks through next', undefined, true],
    ['a pile that is empty, so that B sees nothing', [], false],
  ] as const)(
    'GIVEN B answers for blue move, then red ship opens %s THEN a barrier stands after the answer: %#',
    (_what, pile, stands) => {
      const { state } = playOn(
        position({ ...MOVE_THEN_SHIP, ...(pile === undefined ? {} : { pile }) }),
        'sail w',
        'research inland',
        'A: skip',
      );
      const { state: after, events } = playOn(state, 'B: skip');
      const byPile = events.some((event) => GAME.reveals(event));
      expect([byPile, topFrame(after)]).toEqual([stands, stands ? 'pick' : 'act']);
      if (stands) expect(GAME.activeSeats(after)).toEqual(GAME.activeSeats(state));
      if (stands) expect(leavesBarrier(ANY_GAME, state, after, events)).toBe(true);
    },
  );
  it.each([
    ['another card turns face up', ['B07', 'B01'], true],
    ['the pile is empty now', ['B07'], false],
  ])('GIVEN a card is built WHEN %s THEN a barrier after it: %#', (_what, basic, stands) => {
    const { state } = playOn(
      position({
        seats: 2,
        sun: 'se',
        lines: { se: 'A B', e: 'A' },
        buildings: { e: ['derrick'], ne: [] },
        piles: { basic, advanced: ['A06'] },
        elsewhere: 'sw',
      }),
      'sail ne',
      'build basic',
    );
    const { state: after, events } = playOn(state, 'A: track naval');
    expect(leavesBarrier(ANY_GAME, state, after, events)).toBe(stands);
  });
  it('GIVEN sailing, discarding, recruiting, playing a card THEN they can be taken back', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['camp'] },
      hands: { A: ['plus2'] },
    });
    let before = state;
    for (const text of ['discard cube', 'sail e', 'play plus2', 'recruit']) {
      const { state: after, events } = playOn(before, text);
      expect(leavesBarrier(ANY_GAME, before, after, events), text).toBe(false);
      before = after;
    }
  });
});

describe('what always holds', () => {
  const damage: readonly [string, (state: State) => void][] = [
    ['ANT-INV-1', (state) => void (state.areas.e.scientists[0] = 1)],
    ['ANT-INV-2', (state) => void ((state.players[0]?.available ?? { ships: 0 }).ships += 1)],
    ['ANT-INV-3', (state) => void ((state.players[0]?.discarded ?? { cubes: 0 }).cubes += 1)],
    ['ANT-INV-4', (state) => void (state.buildingSupply.hq += 1)],
    ['ANT-INV-5', (state) => void state.piles.basic.pop()],
    ['ANT-INV-6', (state) => void (state.shipyard.fast -= 1)],
    ['ANT-INV-7', (state) => void (state.stock.basic += 1)],
    [
      'ANT-INV-8',
      (state) =>
        void state.areas.e.line.push({ ...(state.areas.s.line[0] ?? { id: 0, seat: 0, icebreaker: false }) }),
    ],
    ['ANT-INV-9', (state) => void (state.tracks.inland = [4, 4, 0])],
    ['ANT-INV-10', (state) => void (state.tracks.inland = [7, 0, 0])],
    ['ANT-INV-11', (state) => void ((state.areas.s.line[0] ?? { icebreaker: false }).icebreaker = true)],
    ['ANT-INV-12', (state) => void (state.sun.area = 'n')],
    ['ANT-INV-14', (state) => void state.areas.e.buildings.push('hq')],
    ['ANT-INV-named', (state) => void (state.start = 3)],
    ['ANT-INV-named', (state) => void ((state.areas.s.line[0] ?? { seat: 0 }).seat = 3)],
    ['ANT-INV-named', (state) => void (state.sun.cardPlayedBy = [3])],
    ['ANT-INV-named', (state) => void state.frames.unshift({ kind: 'startCube', seat: 3, space: 1 })],
    ['ANT-INV-named', (state) => void state.frames.unshift({ kind: 'move', left: [3] })],
    ['ANT-INV-named', (state) => void state.consumed.push({ track: 'shore4', space: 1 })],
    ['ANT-INV-named', (state) => void state.areas.e.scientists.push(0)],
    ['ANT-INV-named', ({ tracks }) => delete tracks.inland],
    ['ANT-INV-5', (state) => void (state.piles.basic[0] = 'Z99')],
    ['ANT-INV-16', (state) => void (state.piles = { basic: [], double: [], advanced: [] })],
  ];
  it('ANT-INV-1, ANT-INV-2, ANT-INV-3, ANT-INV-4, ANT-INV-5, ANT-INV-6, ANT-INV-7, ANT-INV-8, ANT-INV-9, ANT-INV-10, ANT-INV-11, ANT-INV-12, ANT-INV-14, ANT-INV-16: GIVEN a state damaged in one place THEN that is told', () => {
    for (const [id, hurt] of damage) {
      const { state } = newGame(3);
      hurt(state);
      expect(GAME.invariants(state), id).toContain(id);
      expect(GAME.checkState(JSON.parse(JSON.stringify(state))).ok, id).toBe(false);
    }
  });
  it('ANT-INV-10: GIVEN a set with a blue symbol where B starts WHEN the cubes of B and A go on THEN only the one that came past uses it up', () => {
    const tracks = STANDARD.tracks.map((track) => ({
      ...track,
      spaces: track.spaces.map((space) => (space.n === 1 ? { ...space, effect: 'move' as const } : space)),
    }));
    const game = gameWith({ tracks: { rows: tracks } });
    const state = position({ seats: 2, sun: 'se', lines: { se: 'A', e: 'B' } });
    state.tracks.naval = [0, 3];
    const [, b] = state.players;
    if (b === undefined) throw new Error('no B');
    b.available.cubes -= 1;
    expect(game.invariants(state)).toEqual([]);
    expect(game.checkState(JSON.parse(JSON.stringify(state))).ok).toBe(true);
    state.tracks = { ...state.tracks, naval: [3, 0] };
    b.available.cubes += 1;
    (state.players[0]?.available ?? { cubes: 0 }).cubes -= 1;
    expect(game.invariants(state)).toEqual(['ANT-INV-10']);
  });
  it('ANT-INV-13: GIVEN a new game THEN the asked seat alone has options', () => {
    const { state } = newGame(4);
    expect(state.players.map((_, seat) => GAME.legalActions(state, seat).length > 0)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('ANT-INV-15: GIVEN a negative count THEN it is told', () => {
    const { state } = newGame(3);
    state.stock.expertise = -1;
    expect(GAME.invariants(state)).toContain('ANT-INV-negative');
  });
  it.each([
    [2, 20_140],
    [3, 46_000],
    [4, 84_820],
  ])('GIVEN %i players THEN a game has at most %i decisions', (seats, bound) => {
    expect(GAME.bound(seats)).toBe(bound);
  });
});

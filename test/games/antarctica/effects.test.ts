import { describe, expect, it } from 'vitest';
import { shuffle } from '../../../src/engine/core/rng.ts';
import { countOf } from '../../../src/engine/games/antarctica/state.ts';
import { scenarioOf } from '../../scenario.ts';
import {
  asked,
  effectsIn,
  lineOf,
  offered,
  offers,
  play,
  playOn,
  seatAt,
  topFrame,
  typesOf,
  whyNot,
} from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME, gameWith, STANDARD } from './standard-set.ts';

/** A sails from s to e, where a station of each kind stands. */
function at(more: Partial<Scenario>): ReturnType<typeof position> {
  return position({ lines: { s: 'A B', n: 'C' }, buildings: { e: ['inland', 'coastal', 'naval'] }, ...more });
}

describe('effects', () => {
  it('ANT-FX-1: GIVEN A passes red scientist THEN one comes from the reserve, unasked', () => {
    const after = play(at({ tracks: { coastal: [2, 0, 0] } }), 'sail e', 'research coastal');
    expect(seatAt(after, 'A')).toMatchObject({ reserve: 11, supply: 3 });
    expect(topFrame(after)).toBe('act');
  });
  /** Blue joint in the turn of A, in which B advances on the track: what that triggers is B's. */
  function moverB(track: string, space: number, more: Partial<Scenario> = {}): ReturnType<typeof playOn> {
    const tracks = { naval: [5, 0, 0], [track]: [0, space, 0] };
    const other = track === 'coastal' ? 'inland3' : 'coastal';
    return playOn(
      at({ tracks, ...more }),
      'sail e',
      'research naval',
      `A: track ${other}`,
      `B: track ${track}`,
      'C: skip',
    );
  }
  it('ANT-FX-1: GIVEN B passes red scientist in the turn of A THEN it is B who gets the scientist', () => {
    const { state } = moverB('coastal', 1);
    expect([seatAt(state, 'A').supply, seatAt(state, 'B')]).toMatchObject([2, { reserve: 11, supply: 3 }]);
  });
  it('ANT-FX-3, ANT-FX-4: GIVEN B passes red expertise and red basic in the turn of A THEN it is B who takes the card', () => {
    const expertise = moverB('coastal', 7).state;
    expect(expertise.players.map(({ resources }) => resources.expertise)).toEqual([0, 1, 0]);
    const basic = moverB('inland', 1, { resources: { A: { basic: 0 }, B: { basic: 0 } } }).state;
    expect(basic.players.map(({ resources }) => resources.basic)).toEqual([0, 1, 1]);
  });
  it('ANT-FX-2, ANT-SHIP-3: GIVEN B reaches red ship in the turn of A THEN the ship is B’s, and C then A take a card', () => {
    const { state, events } = moverB('inland', 7);
    expect([lineOf(state, 's'), seatAt(state, 'B').available.ships]).toEqual(['B B', 1]);
    expect(events.find(({ type }) => type === 'shipBuilt')).toMatchObject({ seat: 1, area: 's' });
    const done = play(state, 'C: take fast', 'A: take fast');
    expect([asked(done), topFrame(done), countOf(seatAt(done, 'B').hand)]).toEqual(['A', 'act', 0]);
  });
  it('ANT-FX-1 twin: GIVEN an empty reserve THEN nothing happens', () => {
    const { state, events } = playOn(
      at({ tracks: { coastal: [2, 0, 0] }, unplaced: { A: [0, 2] } }),
      'sail e',
      'research coastal',
    );
    expect(seatAt(state, 'A').supply).toBe(2);
    expect(events.at(-1)).toMatchObject({ type: 'effectVoid', why: { key: 'void.reserve' } });
  });

  it('ANT-FX-2, ANT-R37, V41: GIVEN A reaches red ship THEN a ship enters the lit area, B then C take a card, A none', () => {
    const state = at({ tracks: { inland: [8, 0, 0] } });
    const { state: after, events } = playOn(state, 'sail e', 'research inland');
    expect([lineOf(after, 's'), seatAt(after, 'A').available.ships]).toEqual(['B A', 1]);
    expect(events.at(-1)).toMatchObject({ type: 'shipBuilt', by: { key: 'by.effect' } });
    const done = play(after, 'B: take fast', 'C: take fast');
    expect([asked(done), countOf(seatAt(done, 'A').hand)]).toEqual(['A', 0]);
  });
  it('ANT-FX-2 twin: GIVEN no ship in Available THEN no ship and no cards', () => {
    const state = at({ tracks: { inland: [8, 0, 0] }, availableShips: { A: 0 } });
    const { state: after, events } = playOn(state, 'sail e', 'research inland');
    expect([lineOf(after, 's'), asked(after), countOf(after.shipyard)]).toEqual(['B', 'A', 13]);
    expect(events.at(-1)).toMatchObject({ type: 'effectVoid', why: { key: 'void.available' } });
  });

  it('ANT-FX-3: GIVEN A passes red expertise THEN A takes one from the stock', () => {
    const after = play(at({ tracks: { coastal: [8, 0, 0] } }), 'sail e', 'research coastal');
    expect([seatAt(after, 'A').resources.expertise, after.stock.expertise]).toEqual([1, 2]);
  });
  it('ANT-FX-3, ANT-R13 twin: GIVEN an empty stock THEN nothing', () => {
    const state = at({ tracks: { coastal: [8, 0, 0] }, resources: { B: { expertise: 3 } } });
    const { state: after, events } = playOn(state, 'sail e', 'research coastal');
    expect(seatAt(after, 'A').resources.expertise).toBe(0);
    expect(events.at(-1)).toMatchObject({ type: 'effectVoid', why: { key: 'void.stock' } });
  });

  it('ANT-FX-4, V42: GIVEN A has played its basic card THEN passing red basic brings it back', () => {
    const state = at({ tracks: { inland: [2, 0, 0] }, resources: { A: { basic: 0 } } });
    const after = play(state, 'sail e', 'research inland');
    expect([seatAt(after, 'A').resources.basic, after.stock.basic]).toEqual([1, 0]);
  });
  it('ANT-FX-4, ANT-R12, V42 twin: GIVEN A holds its basic card THEN nothing, though others have played theirs', () => {
    const state = at({ tracks: { inland: [2, 0, 0] }, resources: { B: { basic: 0 } } });
    const { state: after, events } = playOn(state, 'sail e', 'research inland');
    expect([seatAt(after, 'A').resources.basic, after.stock.basic]).toEqual([1, 1]);
    expect(events.at(-1)).toMatchObject({ type: 'effectVoid', why: { key: 'void.holds' } });
    const none = playOn(
      at({ tracks: { naval: [8, 0, 0] }, resources: { A: { basic: 1 } } }),
      'sail e',
      'research naval',
    );
    expect(none.events.at(-1)).toMatchObject({ type: 'effectVoid', effect: 'basic' });
  });

  it('ANT-FX-5, ANT-R38, ANT-R50: GIVEN blue move THEN each seat in order from the mover may move a ship or skip', () => {
    const state = at({ tracks: { inland: [5, 0, 0] } });
    const asking = play(state, 'sail e', 'research inland');
    expect([asked(asking), offered(asking, 'move')[0], offers(asking).at(-1)]).toEqual([
      'A',
      'move e1 s',
      'skip',
    ]);
    const { state: after, events } = playOn(asking, 'A: skip', 'B: move s1 n', 'C: skip');
    expect([lineOf(after, 'n'), asked(after), topFrame(after)]).toEqual(['C B', 'A', 'act']);
    expect(typesOf(events)).toEqual(['skipped', 'shipMoved', 'skipped']);
  });
  it('ANT-FX-5, ANT-R38 twin: GIVEN a red ship put A on the board in this turn WHEN blue move follows THEN that ship stays', () => {
    const state = position({
      seats: 4,
      lines: { s: 'A', n: 'C' },
      buildings: { e: ['coastal'] },
      hands: { A: ['fast'] },
      tracks: { inland: [6, 0, 0, 0], shore4: [5, 0, 0, 0] },
    });
    const launched = play(
      state,
      'sail e',
      'play fast',
      'track inland',
      'take fast',
      'take plus2',
      'take plus2',
    );
    expect([lineOf(launched, 's'), whyNot(launched, 'move e1 n')]).toEqual(['A', 'ANT-FX-5 why.noMoveAsked']);
    const asking = play(launched, 'research shore4');
    expect([asked(asking), topFrame(asking)]).toEqual(['A', 'move']);
    expect(offered(asking, 'move s1')).toEqual([]);
    expect(whyNot(asking, 'move s1 n')).toBe('ANT-FX-5 why.newShip');
    expect(offers(asking)).toContain('move e1 n');
  });
  it('ANT-FX-5 twin: GIVEN the ship was put on the board in an earlier turn THEN it may be moved', () => {
    const state = position({
      lines: { s: 'A', se: 'B', e: 'C' },
      buildings: { e: ['shipyard'], n: ['inland'] },
      tracks: { inland: [0, 5, 0] },
    });
    const asking = play(
      state,
      'sail e',
      'ship',
      'take fast',
      'take fast',
      'end',
      'B: sail n',
      'research inland',
    );
    expect(offers(play(asking, 'B: skip', 'C: skip'))).toContain('move s1 sw');
  });
  it('ANT-FX-5 twin: GIVEN the questions THEN new, foreign and absent ships, full areas and the same area are refused', () => {
    const { state: asking } = playOn(
      position({
        lines: { s: 'A', n: 'C', w: 'C C B' },
        buildings: { e: ['shipyard'] },
        hands: { A: ['fast'] },
        tracks: { inland: [5, 0, 0] },
      }),
      'sail e',
      'ship',
      'take plus2',
      'take plus2',
      'play fast',
      'track inland',
    );
    expect(whyNot(asking, 'move s1 n')).toBe('ANT-FX-5 why.newShip');
    expect(whyNot(asking, 'move n1 s')).toBe('ANT-FX-5 why.notYourShip');
    expect(whyNot(asking, 'move e2 n')).toBe('ANT-FX-5 why.noShipThere');
    expect(whyNot(asking, 'move e1 e')).toBe('ANT-FX-5 why.sameArea');
    expect(whyNot(asking, 'move e1 w')).toBe('ANT-LINE-3 why.lineFull');
  });
  it('ANT-FX-5 twin: GIVEN a seat has no ship to move THEN it is passed over', () => {
    const state = at({ lines: { s: 'A', n: 'C' }, tracks: { inland: [5, 0, 0] } });
    expect(asked(play(state, 'sail e', 'research inland', 'A: skip'))).toBe('C');
  });

  it('ANT-FX-6, ANT-R36: GIVEN blue draft THEN n cards go round from the mover; the last seat gets the last card unasked', () => {
    const state = at({ tracks: { coastal: [5, 0, 0] } });
    const first = play(state, 'sail e', 'research coastal');
    expect([asked(first), topFrame(first), countOf(first.shipyard)]).toEqual(['A', 'draft', 10]);
    const second = play(first, offers(first)[0] ?? '');
    expect(asked(second)).toBe('B');
    const { state: after, events } = playOn(second, offers(second)[0] ?? '');
    expect(after.players.map(({ hand }) => countOf(hand))).toEqual([1, 1, 1]);
    expect([asked(after), topFrame(after)]).toEqual(['A', 'act']);
    expect(typesOf(events)).toEqual(['cardTaken', 'cardTaken']);
  });
  it('ANT-FX-6, ANT-SETUP-15: GIVEN the generator THEN it shuffles what is left of the pile, and the first n are the packet', () => {
    const state = play(at({ hands: { B: ['fast', 'scientist'] }, tracks: { coastal: [5, 0, 0] } }), 'sail e');
    const rng = { ...state.rng };
    const left = ['icebreaker 6', 'scientist 2', 'plus2 2', 'fast 1'].flatMap((kind) => {
      const [card = '', count] = kind.split(' ');
      return Array.from({ length: Number(count) }, () => card);
    });
    const packet = shuffle(rng, left).slice(0, 3).toSorted();
    const after = play(state, 'research coastal');
    const seen = Object.entries(GAME.view(after, 0).own?.choice?.cards ?? {});
    expect(seen.flatMap(([card, count]) => Array.from({ length: count }, () => card)).toSorted()).toEqual(
      packet,
    );
    expect(after.rng).toEqual(rng);
  });
  it('ANT-FX-6, ANT-R6: GIVEN a packet of one kind only THEN every seat but the last is asked all the same', () => {
    const state = at({
      pile: ['fast', 'fast'],
      seats: 2,
      lines: { se: 'A', n: '', nw: 'B' },
      sun: 'se',
      tracks: { coastal: [5, 0] },
    });
    const first = play(state, 'sail e', 'research coastal');
    expect([asked(first), offers(first)]).toEqual(['A', ['take fast']]);
    expect(topFrame(play(first, 'take fast'))).toBe('act');
  });
  it('ANT-FX-6 twin, V44: GIVEN 3 cards for 4 players THEN nobody gets one, the pile is boxed, the space is used up', () => {
    const state = at({ seats: 4, pile: ['fast', 'fast', 'plus2'], tracks: { coastal: [5, 0, 0, 0] } });
    const { state: after, events } = playOn(state, 'sail e', 'research coastal');
    expect(typesOf(events).slice(-3)).toEqual(['effectTriggered', 'effectVoid', 'pileBoxed']);
    expect([countOf(after.shipyard), after.consumed]).toEqual([0, [{ track: 'coastal', space: 6 }]]);
    expect(after.players.map(({ hand }) => countOf(hand))).toEqual([0, 0, 0, 0]);
  });
  it('ANT-FX-6 twin: GIVEN a packet THEN a card that it lacks is refused, and so is skipping', () => {
    const state = at({ pile: ['fast', 'fast', 'plus2'], tracks: { coastal: [5, 0, 0] } });
    const drafting = play(state, 'sail e', 'research coastal');
    expect(whyNot(drafting, 'take icebreaker')).toBe('ANT-FX-6 why.notInPacket');
    expect(whyNot(drafting, 'skip')).toBe('ANT-FX-6 why.noSkip');
  });

  const JOINT: Scenario = {
    lines: { s: 'A B', n: 'C' },
    buildings: { e: ['naval'] },
    tracks: { naval: [5, 0, 0], coastal: [0, 3, 0] },
  };
  it('ANT-FX-7, ANT-FX-8, ANT-R34, V43: GIVEN blue joint THEN all advance 3 on different tracks, and what that triggers follows in order', () => {
    const asking = play(position(JOINT), 'sail e', 'research naval');
    expect([asked(asking), offers(asking)]).toEqual([
      'A',
      ['track inland', 'track coastal', 'track naval', 'track inland3'],
    ]);
    const second = play(asking, 'A: track inland');
    expect(offers(second)).toEqual(['track coastal', 'track naval', 'track inland3', 'skip']);
    const third = play(second, 'B: track coastal');
    expect(offers(third)).toEqual(['track naval', 'track inland3', 'skip']);
    const { state, events } = playOn(third, 'C: track naval');
    expect(state.tracks).toMatchObject({ inland: [3, 0, 0], naval: [6, 0, 3], coastal: [0, 6, 0] });
    expect(effectsIn(events)).toEqual(['A basic', 'B draft']);
    expect([asked(state), topFrame(state)]).toEqual(['B', 'draft']);
    const c = play(state, offers(state)[0] ?? '');
    expect(asked(c)).toBe('C');
    const end = playOn(c, offers(c)[0] ?? '');
    expect(end.events.filter(({ type }) => type === 'cardTaken')).toMatchObject([{ seat: 2 }, { seat: 0 }]);
    expect(effectsIn(end.events)).toEqual(['C scientist']);
    expect([asked(end.state), topFrame(end.state)]).toEqual(['A', 'act']);
  });
  it('ANT-FX-7 twin: GIVEN the mover THEN it may not skip; GIVEN a used track THEN nobody may choose it again', () => {
    const asking = play(position(JOINT), 'sail e', 'research naval');
    expect(whyNot(asking, 'skip')).toBe('ANT-FX-7 why.noSkip');
    expect(whyNot(play(asking, 'track inland'), 'track inland')).toBe('ANT-FX-7 why.trackUsed');
  });
  it('ANT-FX-7, ANT-R34: GIVEN another seat with one possible track THEN it is asked all the same, and may skip', () => {
    const state = position({ ...JOINT, tracks: { naval: [5, 3, 0] }, availableCubes: { B: 0 } });
    const asking = play(state, 'sail e', 'research naval', 'A: track inland');
    expect([asked(asking), offers(asking)]).toEqual(['B', ['track naval', 'skip']]);
    const { state: after, events } = playOn(asking, 'B: skip');
    expect([after.tracks.naval?.[1], asked(after)]).toEqual([3, 'C']);
    expect(events).toEqual([{ type: 'skipped', seat: 1, question: { key: 'question.joint' } }]);
  });
  it('ANT-FX-7, ANT-R35 twin: GIVEN a seat without any possible track THEN it is passed over', () => {
    const state = position({ ...JOINT, tracks: { naval: [5, 0, 0] }, availableCubes: { B: 0 } });
    expect(asked(play(state, 'sail e', 'research naval', 'A: track inland'))).toBe('C');
    const alone = position({
      ...JOINT,
      tracks: { naval: [5, 0, 0] },
      availableCubes: { A: 0, B: 0, C: 0 },
    });
    const after = play(alone, 'sail e', 'research naval');
    expect([after.tracks.naval?.[0], topFrame(after)]).toEqual([9, 'act']);
  });
  it('ANT-FX-7, ANT-R34: GIVEN a set with a second joint space WHEN B comes to it in the turn of A THEN B is mover: first, and must', () => {
    const tracks = STANDARD.tracks.map((track) => ({
      ...track,
      spaces: track.spaces.map((space) =>
        track.id === 'coastal' && space.n === 6 ? { ...space, effect: 'joint' as const } : space,
      ),
    }));
    const game = gameWith({ tracks: { rows: tracks } });
    const { play: playAs } = scenarioOf(game);
    const mine = playAs(position(JOINT), 0, 'sail e', 'research naval', 'track inland');
    const state = playAs(playAs(mine, 1, 'track coastal'), 2, 'skip');
    expect([topFrame(state), game.activeSeats(state)]).toEqual(['joint', [1]]);
    expect(game.explain(state, 1, { verb: 'skip' })?.rule).toBe('ANT-FX-7');
  });
  it('ANT-FX-8 twin: GIVEN an effect was waiting already THEN those of the joint advance come before it', () => {
    const state = position({
      ...JOINT,
      scientists: { e: 'A A A A' },
      tracks: { naval: [5, 0, 0], coastal: [2, 0, 0] },
    });
    const { state: after, events } = playOn(
      state,
      'sail e',
      'research naval',
      'A: track coastal',
      'B: skip',
      'C: skip',
    );
    expect(effectsIn(events)).toEqual(['A joint', 'A scientist', 'A basic']);
    expect(after.tracks.naval?.[0]).toBe(10);
  });
  it('ANT-FX-8 twin: GIVEN C passes a blue space that B has used up in the same event THEN it stays silent', () => {
    const state = position({ ...JOINT, tracks: { naval: [5, 0, 0], inland: [0, 5, 0] } });
    const { state: after } = playOn(
      state,
      'sail e',
      'research naval',
      'A: track coastal',
      'B: track inland',
      'C: skip',
    );
    expect(after.consumed).toEqual([
      { track: 'naval', space: 6 },
      { track: 'inland', space: 6 },
    ]);
    expect(topFrame(after)).toBe('move');
    expect(asked(after)).toBe('B');
  });

  it('ANT-FX-9: GIVEN a ship was put on the board in this turn THEN it counts for access at once', () => {
    const state = position({
      lines: { s: 'A', e: 'B' },
      buildings: { e: ['shipyard'], s: ['crane', 'shaft'] },
      top: { double: 'D01' },
      hands: { A: ['fast'] },
      tracks: { inland: [6, 0, 0] },
    });
    const after = play(state, 'sail e', 'play fast', 'track inland', 'take plus2', 'take plus2');
    expect(lineOf(after, 's')).toBe('A');
    expect(offers(after)).toContain('build double');
  });
  it('ANT-FX-9 twin: GIVEN the same ship THEN it has no role in this sun', () => {
    const state = position({
      lines: { s: 'A', e: 'B' },
      buildings: { e: ['inland'] },
      tracks: { inland: [8, 0, 0] },
    });
    const after = play(state, 'sail e', 'research inland', 'take fast', 'take fast', 'end');
    expect([lineOf(after, 's'), after.sun.area]).toEqual(['A', 'e']);
  });

  it('ANT-R53: GIVEN the cube of another seat triggers something in my turn THEN my card and discard are still free', () => {
    const state = position({ ...JOINT, hands: { A: ['plus2'] } });
    const after = play(state, 'sail e', 'research naval', 'A: track inland', 'B: track naval', 'C: skip');
    expect(offers(after)).toEqual(expect.arrayContaining(['play plus2', 'discard cube']));
  });
});

import { describe, expect, it } from 'vitest';
import { countOf } from '../../../src/engine/games/antarctica/state.ts';
import { asked, lineOf, offered, offers, play, playOn, seatAt, typesOf, whyNot } from './play.ts';
import { position, type Scenario } from './position.ts';

const SHIPYARD: Scenario = { seats: 4, lines: { s: 'A B C', e: 'D' }, buildings: { e: ['shipyard'] } };

describe('building a ship', () => {
  it('ANT-SHIP-1: GIVEN a shipyard in the target, a ship in Available and room in the lit area THEN it is offered', () => {
    expect(offers(play(position(SHIPYARD), 'sail e'))).toContain('ship');
  });
  it('ANT-SHIP-1 twin: GIVEN no shipyard, or no ship in Available THEN it is refused', () => {
    expect(whyNot(play(position(SHIPYARD), 'sail n'), 'ship')).toBe('ANT-SHIP-1 why.noShipyard');
    const lit = position({ ...SHIPYARD, buildings: { s: ['shipyard'] } });
    expect(whyNot(play(lit, 'sail n'), 'ship')).toBe('ANT-SHIP-1 why.noShipyard');
    const none = position({ ...SHIPYARD, availableShips: { A: 0 } });
    expect(whyNot(play(none, 'sail e'), 'ship')).toBe('ANT-SHIP-1 why.noAvailableShip');
  });
  it('ANT-SHIP-1, ANT-R20, V40 twin: GIVEN effects filled the lit area again THEN it is refused, and a red ship does nothing', () => {
    const state = position({
      ...SHIPYARD,
      hands: { A: ['fast'] },
      buildings: { e: ['shipyard', 'inland'] },
      tracks: { inland: [5, 0, 0, 0] },
    });
    const full = play(
      state,
      'sail e',
      'play fast',
      'track inland',
      'A: skip',
      'B: skip',
      'C: skip',
      'D: move e1 s',
    );
    expect(lineOf(full, 's')).toBe('B C D');
    expect(whyNot(full, 'ship')).toBe('ANT-SHIP-1 why.lineFull');
    const { state: after, events } = playOn(full, 'research inland');
    expect([after.tracks.inland?.[0], lineOf(after, 's'), asked(after)]).toEqual([9, 'B C D', 'A']);
    expect(events.at(-1)).toMatchObject({ type: 'effectVoid', effect: 'ship' });
  });

  it('ANT-SHIP-2, V38: GIVEN a ship is built THEN it goes from Available to the end of the lit line', () => {
    const after = play(position(SHIPYARD), 'sail e', 'ship');
    expect([lineOf(after, 's'), seatAt(after, 'A').available.ships]).toEqual(['B C A', 1]);
  });
  it('ANT-SHIP-2 twin: GIVEN a ship was built as second of an empty line THEN it does not act in this sun', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, buildings: { e: ['shipyard'] } });
    const after = play(state, 'sail e', 'ship', 'take fast', 'take fast', 'end');
    expect([lineOf(after, 's'), after.sun.area, asked(after)]).toEqual(['A', 'e', 'B']);
  });

  it('ANT-SHIP-3, ANT-R23, V38: GIVEN a ship was built THEN the others in order each take a card, the builder none', () => {
    const built = play(position(SHIPYARD), 'sail e', 'ship');
    const after = play(built, 'B: take icebreaker', 'C: take fast', 'D: take plus2');
    expect([countOf(after.shipyard), asked(after)]).toEqual([10, 'A']);
    expect(after.players.map(({ hand }) => countOf(hand))).toEqual([0, 1, 1, 1]);
    expect(offered(built, 'take')).toEqual(['take icebreaker', 'take scientist', 'take plus2', 'take fast']);
  });
  it('ANT-SHIP-3 twin: GIVEN B has to take a card THEN B may not skip, nor take what is not there', () => {
    const built = play(position({ ...SHIPYARD, pile: ['fast', 'fast', 'plus2'] }), 'sail e', 'ship');
    expect(whyNot(built, 'skip')).toBe('ANT-SHIP-3 why.noSkip');
    expect(whyNot(built, 'take icebreaker')).toBe('ANT-SHIP-3 why.notInPile');
    expect(whyNot(built, 'end')).toBe('ANT-TURN-7 why.otherQuestion');
    expect(whyNot(play(position(SHIPYARD), 'sail e'), 'take fast')).toBe('ANT-SHIP-3 why.nothingToTake');
  });

  it('ANT-SHIP-4, ANT-R22, V39: GIVEN 2 cards for 3 others THEN the ship stands, nobody gets one, the pile is boxed', () => {
    const state = position({ ...SHIPYARD, pile: ['fast', 'plus2'] });
    const { state: after, events } = playOn(state, 'sail e', 'ship');
    expect([lineOf(after, 's'), countOf(after.shipyard), asked(after)]).toEqual(['B C A', 0, 'A']);
    expect(events.at(-1)).toEqual({ type: 'pileBoxed', count: 2 });
    expect(countOf(after.box.unseen)).toBe(13);
  });
  it('ANT-SHIP-4 twin: GIVEN 3 cards for 3 others THEN each gets one; GIVEN an empty pile THEN the ship stands all the same', () => {
    const three = play(position({ ...SHIPYARD, pile: ['fast', 'fast', 'plus2'] }), 'sail e', 'ship');
    expect(asked(three)).toBe('B');
    expect(countOf(play(three, 'take fast', 'take fast', 'take plus2').shipyard)).toBe(0);
    const { state, events } = playOn(position({ ...SHIPYARD, pile: [] }), 'sail e', 'ship');
    expect([lineOf(state, 's'), typesOf(events).includes('pileBoxed')]).toEqual(['B C A', false]);
  });
});

describe('recruiting', () => {
  const CAMP: Scenario = {
    seats: 4,
    lines: { s: 'A', se: 'A B' },
    buildings: { se: ['camp'] },
    scientists: { se: 'A' },
    unplaced: { A: [10, 1] },
  };
  it('ANT-REC-1, ANT-REC-2, V31: GIVEN a camp, 2 own ships and 1 own scientist THEN 3 scientists come from the reserve', () => {
    const after = play(position(CAMP), 'sail se', 'recruit');
    expect(seatAt(after, 'A')).toMatchObject({ reserve: 7, supply: 4 });
  });
  it('ANT-REC-1 twin: GIVEN no camp in the target THEN it is refused; ships of others do not count', () => {
    expect(whyNot(play(position(CAMP), 'sail n'), 'recruit')).toBe('ANT-REC-1 why.noCamp');
    const state = position({ ...CAMP, lines: { s: 'A', se: 'B B' }, scientists: { se: 'C C' } });
    expect(seatAt(play(state, 'sail se', 'recruit'), 'A').reserve).toBe(9);
  });
  it('ANT-REC-1, V32: GIVEN a scientist was placed by card first THEN it counts', () => {
    const state = position({
      lines: { s: 'A' },
      buildings: { e: ['camp'] },
      unplaced: { A: [10, 2] },
      hands: { A: ['scientist'] },
    });
    const after = play(state, 'sail e', 'play scientist', 'recruit');
    expect(seatAt(after, 'A')).toMatchObject({ supply: 3, reserve: 8 });
    expect(after.areas.e.scientists[0]).toBe(1);
  });
  it('ANT-REC-2 twin: GIVEN only 2 in reserve THEN no more than these come', () => {
    const state = position({ ...CAMP, unplaced: { A: [2, 1] } });
    expect(seatAt(play(state, 'sail se', 'recruit'), 'A')).toMatchObject({ reserve: 0, supply: 3 });
  });
  it('ANT-REC-3: GIVEN an empty reserve, or nobody in the target any more THEN it is not offered', () => {
    const empty = play(position({ ...CAMP, unplaced: { A: [0, 1] } }), 'sail se');
    expect(whyNot(empty, 'recruit')).toBe('ANT-REC-3 why.reserveEmpty');
    const gone = play(
      position({ lines: { s: 'A', n: 'A' }, buildings: { e: ['camp'] } }),
      'sail e',
      'discard ship e1',
    );
    expect(whyNot(gone, 'recruit')).toBe('ANT-REC-3 why.nobodyThere');
  });
  it('ANT-REC-3 twin: GIVEN the ship is gone but a scientist is there THEN it is offered', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { e: ['camp'] },
      scientists: { e: 'A' },
    });
    expect(offers(play(state, 'sail e', 'discard ship e1'))).toContain('recruit');
  });
});

describe('research', () => {
  it('ANT-RES-1: GIVEN a station, 1 ship and 2 scientists THEN the cube advances 3', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['coastal'] },
      scientists: { e: 'A A' },
      tracks: { coastal: [3, 0, 0] },
    });
    expect(play(state, 'sail e', 'research coastal').tracks.coastal?.[0]).toBe(6);
  });
  it('ANT-RES-1 twin: GIVEN no station, or nobody in the target THEN it is refused', () => {
    const state = position({ lines: { s: 'A', n: 'A' }, buildings: { e: ['coastal'], se: ['camp'] } });
    expect(whyNot(play(state, 'sail se'), 'research coastal')).toBe('ANT-RES-1 why.noStation');
    const gone = play(state, 'sail e', 'discard ship e1');
    expect(whyNot(gone, 'research coastal')).toBe('ANT-RES-1 why.nobodyThere');
  });

  it('ANT-RES-2, ANT-RES-3, ANT-R41, V37: GIVEN coastal and naval stations and 4 players THEN their tracks and the shared one are offered', () => {
    const state = position({ seats: 4, lines: { s: 'A' }, buildings: { e: ['coastal', 'naval'] } });
    const sailed = play(state, 'sail e');
    expect(offered(sailed, 'research')).toEqual(['research coastal', 'research naval', 'research shore4']);
    expect(play(sailed, 'research shore4').tracks.shore4?.[0]).toBe(1);
  });
  it('ANT-RES-2 twin, V37: GIVEN the icon is of another station, or the track is closed THEN it is refused', () => {
    const state = play(
      position({ seats: 2, sun: 'se', lines: { se: 'A' }, buildings: { e: ['coastal', 'naval'] } }),
      'sail e',
    );
    expect(offered(state, 'research')).toEqual(['research coastal', 'research naval']);
    expect(whyNot(state, 'research inland')).toBe('ANT-RES-2 why.noIcon');
    expect(whyNot(state, 'research shore4')).toBe('ANT-SETUP-10 why.trackClosed');
  });
  it('ANT-RES-3 twin: GIVEN one of the two stations only THEN the shared track is offered as well', () => {
    const state = position({ seats: 4, lines: { s: 'A' }, buildings: { e: ['naval'] } });
    expect(offered(play(state, 'sail e'), 'research')).toEqual(['research naval', 'research shore4']);
  });

  it('ANT-RES-4: GIVEN several stations THEN all points go to the one track that is chosen', () => {
    const state = position({
      lines: { s: 'A', e: 'A' },
      buildings: { e: ['coastal', 'naval', 'inland'] },
    });
    const after = play(state, 'sail e', 'research naval');
    expect([after.tracks.naval?.[0], after.tracks.coastal?.[0], after.tracks.inland?.[0]]).toEqual([2, 0, 0]);
  });
  it('ANT-RES-4 twin: GIVEN one track was chosen THEN no point is left for another', () => {
    const state = position({ lines: { s: 'A', e: 'A' }, buildings: { e: ['coastal', 'naval'] } });
    expect(whyNot(play(state, 'sail e', 'research naval'), 'research coastal')).toBe('ANT-TURN-4 why.acted');
  });
});

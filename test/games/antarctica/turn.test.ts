import { describe, expect, it } from 'vitest';
import { asked, lineOf, offered, offers, play, seatAt, topFrame, whyNot } from './play.ts';
import { position } from './position.ts';

describe('the turn', () => {
  it('ANT-TURN-1: GIVEN a turn THEN it is sailing, then an action, then the end', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, buildings: { e: ['camp'] } });
    const sailed = play(state, 'sail e');
    expect(offers(sailed)).toEqual(expect.arrayContaining(['recruit', 'end']));
    expect(asked(play(sailed, 'recruit', 'end'))).toBe('B');
  });
  it('ANT-TURN-1 twin: GIVEN the ship has not sailed THEN no action and no end; GIVEN it has THEN it does not sail again', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, buildings: { e: ['camp'] } });
    for (const text of ['recruit', 'end', 'build basic', 'ship', 'research inland'])
      expect(whyNot(state, text)).toBe('ANT-TURN-1 why.sailFirst');
    expect(whyNot(play(state, 'sail e'), 'sail n')).toBe('ANT-TURN-1 why.sailedAlready');
  });

  it('ANT-TURN-2: GIVEN open areas with room THEN the ship may sail to any of them', () => {
    const state = position({ lines: { s: 'A', e: 'B C' } });
    expect(offered(state, 'sail')).toEqual(
      ['se', 'e', 'ne', 'n', 'nw', 'w', 'sw'].map((area) => `sail ${area}`),
    );
  });
  it('ANT-TURN-2 twin: GIVEN the ship lies in s THEN it may not sail to s, nor where three lie', () => {
    const state = position({ lines: { s: 'A', e: 'B C B' } });
    expect(whyNot(state, 'sail s')).toBe('ANT-TURN-2 why.sameArea');
    expect(whyNot(state, 'sail e')).toBe('ANT-LINE-3 why.lineFull');
  });

  it('ANT-TURN-3, ANT-R39, V45: GIVEN the acting ship is moved on by an effect THEN the target stays, and counts what is there', () => {
    const state = position({
      lines: { s: 'A', e: 'A', n: 'B' },
      buildings: { e: ['camp'] },
      hands: { A: ['fast'] },
      tracks: { inland: [5, 0, 0] },
    });
    const moved = play(state, 'sail e', 'play fast', 'track inland', 'A: move e2 ne', 'B: skip');
    expect([moved.turn?.target, lineOf(moved, 'e')]).toEqual(['e', 'A']);
    const after = play(moved, 'recruit');
    expect(seatAt(after, 'A')).toMatchObject({ supply: 3, reserve: 11 });
  });
  it('ANT-TURN-3 twin: GIVEN the ship was moved to an area with a shipyard THEN no ship can be built there', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { e: ['camp'], ne: ['shipyard'] },
      hands: { A: ['fast'] },
      tracks: { inland: [5, 0, 0] },
    });
    const moved = play(state, 'sail e', 'play fast', 'track inland', 'A: move e1 ne', 'B: skip');
    expect(whyNot(moved, 'ship')).toBe('ANT-SHIP-1 why.noShipyard');
    expect(whyNot(moved, 'recruit')).toBe('ANT-REC-3 why.nobodyThere');
  });

  it('ANT-TURN-4: GIVEN the ship has sailed THEN doing nothing is allowed', () => {
    const state = play(position({ lines: { s: 'A', e: 'B' }, buildings: { e: ['camp'] } }), 'sail e', 'end');
    expect(asked(state)).toBe('B');
  });
  it('ANT-TURN-4 twin: GIVEN an action was done THEN a second one is refused', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { e: ['camp', 'inland', 'shipyard'], n: ['turbine'] },
      top: { basic: 'B01' },
    });
    const after = play(state, 'sail e', 'recruit');
    for (const text of ['recruit', 'ship', 'research inland', 'build basic'])
      expect(whyNot(after, text)).toBe('ANT-TURN-4 why.acted');
  });

  it('ANT-TURN-5, ANT-R8: GIVEN a card in hand WHEN the ship has sailed THEN it may be played before or after the action', () => {
    const state = position({
      lines: { s: 'A', e: 'B' },
      buildings: { e: ['camp'] },
      hands: { A: ['plus2'] },
    });
    const sailed = play(state, 'sail e');
    expect([sailed, play(sailed, 'recruit')].map((at) => offered(at, 'play'))).toEqual([
      ['play plus2'],
      ['play plus2'],
    ]);
  });
  it('ANT-TURN-5, ANT-R9 twin: GIVEN a card was played in this sun THEN no second one, of whichever kind; nor before sailing', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { e: ['camp'], n: ['shaft'] },
      hands: { A: ['plus2', 'scientist'] },
      top: { basic: 'B01' },
    });
    expect(whyNot(state, 'play plus2')).toBe('ANT-TURN-5 why.sailFirst');
    expect(offers(play(state, 'sail e'))).toContain('build basic using basic');
    const after = play(state, 'sail e', 'play plus2');
    expect(whyNot(after, 'play scientist')).toBe('ANT-TURN-5 why.cardPlayed');
    expect(whyNot(after, 'build basic using basic')).toBe('ANT-TURN-5 why.cardPlayed');
    const built = play(state, 'sail e', 'build basic using basic', 'track inland');
    expect(whyNot(built, 'play plus2')).toBe('ANT-TURN-5 why.cardPlayed');
  });

  it('ANT-TURN-6, ANT-R42: GIVEN a turn THEN a resource may be discarded before sailing, or after, before or after the action', () => {
    const state = position({ lines: { s: 'A' }, buildings: { e: ['camp'] } });
    const sailed = play(state, 'sail e');
    for (const moment of [state, sailed, play(sailed, 'recruit')])
      expect(offers(moment)).toContain('discard cube');
  });
  it('ANT-TURN-6 twin: GIVEN a resource was discarded THEN no second one in this turn', () => {
    const state = play(position({ lines: { s: 'A' } }), 'discard cube');
    expect(whyNot(state, 'discard cube')).toBe('ANT-TURN-6 why.discarded');
    expect(whyNot(play(state, 'sail e'), 'discard ship')).toBe('ANT-TURN-6 why.discarded');
  });

  it('ANT-TURN-7: GIVEN a question is open THEN no card, discard or other action is possible', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, hands: { A: ['fast'] } });
    const asking = play(state, 'sail e', 'play fast');
    expect(topFrame(asking)).toBe('track');
    for (const text of ['discard cube', 'end', 'recruit', 'play fast', 'sail n', 'stay'])
      expect(whyNot(asking, text)).toBe('ANT-TURN-7 why.otherQuestion');
  });
  it('ANT-TURN-7 twin: GIVEN the question is answered THEN they are possible again', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, hands: { A: ['fast'] } });
    const after = play(state, 'sail e', 'play fast', 'track coastal');
    expect(offers(after)).toEqual(expect.arrayContaining(['discard cube', 'end']));
  });

  it('ANT-TURN-8, ANT-R40: GIVEN empty reserve and no track to advance on THEN what would change nothing is refused', () => {
    const state = play(
      position({
        lines: { s: 'A' },
        buildings: { e: ['camp', 'inland'] },
        hands: { A: ['plus2', 'fast', 'scientist'] },
        unplaced: { A: [0, 1] },
        availableCubes: { A: 0 },
      }),
      'sail e',
    );
    expect(whyNot(state, 'recruit')).toBe('ANT-REC-3 why.reserveEmpty');
    expect(whyNot(state, 'play plus2')).toBe('ANT-CARD-3 why.reserveEmpty');
    expect(whyNot(state, 'play fast')).toBe('ANT-TURN-8 why.noAdvance');
    expect(whyNot(state, 'research inland')).toBe('ANT-TRACK-1 why.noCube');
  });
  it('ANT-TURN-8 twin: GIVEN one in reserve and one cube THEN the same is offered', () => {
    const state = play(
      position({
        lines: { s: 'A' },
        buildings: { e: ['camp', 'inland'] },
        hands: { A: ['plus2', 'fast'] },
        unplaced: { A: [1, 1] },
        availableCubes: { A: 1 },
      }),
      'sail e',
    );
    expect(offers(state)).toEqual(
      expect.arrayContaining(['recruit', 'play plus2', 'play fast', 'research inland']),
    );
  });

  it('ANT-TURN-9, ANT-R21: GIVEN a ship was built THEN card, discard and end stay possible', () => {
    const state = position({
      lines: { s: 'A', e: 'B' },
      buildings: { e: ['shipyard'] },
      hands: { A: ['plus2'] },
    });
    const after = play(state, 'sail e', 'ship', 'take fast', 'take fast');
    expect(asked(after)).toBe('A');
    expect(offers(after)).toEqual(expect.arrayContaining(['play plus2', 'discard cube', 'end']));
  });
  it('ANT-TURN-9 twin: GIVEN a ship was built THEN no other action is, and the new ship does not sail', () => {
    const state = position({ lines: { s: 'A', e: 'B' }, buildings: { e: ['shipyard', 'camp'] } });
    const after = play(state, 'sail e', 'ship', 'take fast', 'take fast');
    expect(whyNot(after, 'recruit')).toBe('ANT-TURN-4 why.acted');
    expect(asked(play(after, 'end'))).toBe('B');
  });
});

import { describe, expect, it } from 'vitest';
import { countOf } from '../../../src/engine/games/antarctica/state.ts';
import { asked, lineOf, offered, offers, play, playOn, seatAt, typesOf, whyNot } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME } from './standard-set.ts';

describe('shipyard cards', () => {
  it('ANT-CARD-1, ANT-R11: GIVEN a card is played THEN it goes to the box, open to all', () => {
    const state = position({ lines: { s: 'A' }, hands: { A: ['plus2'] } });
    const after = play(state, 'sail e', 'play plus2');
    expect([after.box.played.plus2, countOf(seatAt(after, 'A').hand), countOf(after.shipyard)]).toEqual([
      1, 0, 12,
    ]);
    expect(GAME.view(after, 1).shipyard.played).toContainEqual({ card: 'plus2', count: 1 });
  });
  it('ANT-CARD-1 twin: GIVEN an icebreaker is played THEN it lies under its ship and not in the box', () => {
    const state = position({ lines: { s: 'A', e: 'B A' }, hands: { A: ['icebreaker'] } });
    const after = play(state, 'sail n', 'play icebreaker e');
    expect([lineOf(after, 'e'), after.box.played.icebreaker]).toEqual(['B A*', 0]);
  });

  it('ANT-CARD-2: GIVEN a scientist in supply THEN the card puts it into the target, where it counts for the majority', () => {
    const state = position({ lines: { s: 'A' }, buildings: { e: ['camp'] }, hands: { A: ['scientist'] } });
    const after = play(state, 'sail e', 'play scientist');
    expect([after.areas.e.scientists, seatAt(after, 'A').supply]).toEqual([[1, 0, 0], 1]);
    expect(GAME.scores(after)[0]?.lines[0]).toEqual({ key: 'areas', points: 3 });
  });
  it('ANT-CARD-2 twin: GIVEN an empty supply, or no such card THEN it is refused', () => {
    const empty = position({ lines: { s: 'A' }, hands: { A: ['scientist'] }, unplaced: { A: [5, 0] } });
    expect(whyNot(play(empty, 'sail e'), 'play scientist')).toBe('ANT-CARD-2 why.supplyEmpty');
    const none = position({ lines: { s: 'A' } });
    expect(whyNot(play(none, 'sail e'), 'play scientist')).toBe('ANT-CARD-2 why.notInHand');
  });

  it('ANT-CARD-3: GIVEN reserve THEN plus2 brings two, or one if only one is left', () => {
    const state = position({ lines: { s: 'A' }, hands: { A: ['plus2'] } });
    expect(seatAt(play(state, 'sail e', 'play plus2'), 'A')).toMatchObject({ reserve: 10, supply: 4 });
    const one = position({ lines: { s: 'A' }, hands: { A: ['plus2'] }, unplaced: { A: [1, 1] } });
    expect(seatAt(play(one, 'sail e', 'play plus2'), 'A')).toMatchObject({ reserve: 0, supply: 2 });
  });
  it('ANT-CARD-3 twin: GIVEN an empty reserve THEN it is refused', () => {
    const state = position({ lines: { s: 'A' }, hands: { A: ['plus2'] }, unplaced: { A: [0, 2] } });
    expect(whyNot(play(state, 'sail e'), 'play plus2')).toBe('ANT-CARD-3 why.reserveEmpty');
  });

  it('ANT-CARD-4, ANT-R27: GIVEN fast THEN 3 points on any open track without a station, and not optional', () => {
    const state = position({ lines: { s: 'A' }, buildings: { e: ['camp'] }, hands: { A: ['fast'] } });
    const asking = play(state, 'sail e', 'play fast');
    expect(offers(asking)).toEqual(['track inland', 'track coastal', 'track naval', 'track inland3']);
    expect(whyNot(asking, 'skip')).toBe('ANT-R27 why.noSkip');
    expect(play(asking, 'track inland3').tracks.inland3).toEqual([3, 0, 0]);
  });
  it('ANT-CARD-4 twin: GIVEN one track only is possible THEN it is advanced on unasked', () => {
    const state = position({
      lines: { s: 'A' },
      hands: { A: ['fast'] },
      tracks: { naval: [7, 0, 0] },
      availableCubes: { A: 0 },
    });
    expect(play(state, 'sail e', 'play fast').tracks.naval).toEqual([10, 0, 0]);
  });

  it('ANT-CARD-5: GIVEN six cards in hand THEN a seventh may be taken, and they are worth nothing', () => {
    const state = position({
      lines: { s: 'B', e: 'C' },
      buildings: { e: ['shipyard'] },
      hands: { A: ['icebreaker', 'icebreaker', 'icebreaker', 'scientist', 'plus2', 'fast'] },
    });
    const after = play(state, 'sail e', 'ship', 'C: take fast', 'A: take icebreaker');
    expect(countOf(seatAt(after, 'A').hand)).toBe(7);
    expect(GAME.scores(after)).toEqual(GAME.scores(state));
  });
  it('ANT-CARD-5 twin: GIVEN many cards THEN still only one is played in a sun', () => {
    const state = position({ lines: { s: 'A' }, hands: { A: ['plus2', 'plus2', 'fast'] } });
    expect(offered(play(state, 'sail e', 'play plus2'), 'play')).toEqual([]);
  });
});

describe('the icebreaker', () => {
  it('ANT-ICE-1, ANT-R17, V30: GIVEN the acting ship is second where it arrived THEN the card may be laid there', () => {
    const state = position({ lines: { s: 'A B', e: 'C' }, hands: { A: ['icebreaker'] } });
    expect(offered(play(state, 'sail e'), 'play')).toEqual(['play icebreaker e']);
  });
  it('ANT-ICE-1 twin: GIVEN own ships at positions 1 and 3, a second of another, or none THEN it is refused there', () => {
    const state = position({
      lines: { s: 'A', e: 'A', ne: 'B C A', w: 'B A*', sw: 'C' },
      hands: { A: ['icebreaker'] },
      seats: 3,
      availableShips: { A: 0 },
    });
    const sailed = play(state, 'sail nw');
    expect(whyNot(sailed, 'play icebreaker e')).toBe('ANT-ICE-1 why.noSecond');
    expect(whyNot(sailed, 'play icebreaker ne')).toBe('ANT-ICE-1 why.secondNotYours');
    expect(whyNot(sailed, 'play icebreaker w')).toBe('ANT-ICE-1 why.hasIcebreaker');
    expect(whyNot(sailed, 'play icebreaker e', 'B')).toBe('ANT-SUN-3 why.notAsked');
    const two = position({ seats: 2, sun: 'se', lines: { se: 'A' }, hands: { A: ['icebreaker'] } });
    expect(whyNot(play(two, 'sail e'), 'play icebreaker n')).toBe('ANT-SETUP-3 why.areaClosed');
    const none = position({ lines: { s: 'A', e: 'B A' } });
    expect(whyNot(play(none, 'sail n'), 'play icebreaker e')).toBe('ANT-ICE-1 why.notInHand');
  });

  const OWN_SECOND: Scenario = { lines: { s: 'A A C', e: 'C' }, hands: { A: ['icebreaker', 'plus2'] } };
  it('ANT-ICE-2, ANT-ICE-6, V25: GIVEN one seat owns first and second WHEN it lays the card now THEN second acts, without another card', () => {
    const state = play(position(OWN_SECOND), 'sail n', 'play icebreaker s', 'end');
    expect([asked(state), state.turn?.icebreaker]).toEqual(['A', true]);
    const sailed = play(state, 'sail ne');
    expect(offered(sailed, 'play')).toEqual([]);
    expect(offers(sailed).filter((text) => text.includes('using'))).toEqual([]);
    expect(whyNot(sailed, 'play plus2')).toBe('ANT-TURN-5 why.cardPlayed');
  });
  it('ANT-ICE-2 twin, V27: GIVEN the own ship is third in the lit line, or it is the icebreaker turn THEN it is refused', () => {
    const third = position({ lines: { s: 'A B A' }, hands: { A: ['icebreaker'] } });
    expect(whyNot(play(third, 'sail n'), 'play icebreaker s')).toBe('ANT-ICE-2 why.secondNotYours');
    const turn = position({ lines: { s: 'A C', e: 'C' }, hands: { A: ['icebreaker'] } });
    turn.areas.s.line.unshift({ id: 90, seat: 0, icebreaker: false });
    const laid = position({ lines: { s: 'A A* A', e: 'C' }, hands: { A: ['icebreaker'] } });
    const second = play(laid, 'sail n', 'end', 'sail ne');
    expect(whyNot(second, 'play icebreaker s')).toBe('ANT-ICE-2 why.onlyFirst');
    const gone = position({ lines: { s: 'A A B' }, hands: { A: ['icebreaker'] } });
    expect(whyNot(play(gone, 'discard ship s2', 'sail n'), 'play icebreaker s')).toBe(
      'ANT-ICE-2 why.noSecond',
    );
  });

  it('ANT-ICE-2, ANT-R17 twin: GIVEN second has left the lit area and a ship of A has come to position 2 there THEN it is refused', () => {
    const state = position({
      lines: { s: 'A B C', e: 'A' },
      buildings: { n: ['inland'] },
      hands: { A: ['icebreaker'] },
      tracks: { inland: [5, 0, 0] },
    });
    const after = play(state, 'sail n', 'research inland', 'A: move e1 s', 'B: move s1 se', 'C: skip');
    expect([lineOf(after, 's'), whyNot(after, 'play icebreaker s')]).toEqual([
      'C A',
      'ANT-ICE-2 why.noSecond',
    ]);
  });

  it('ANT-ICE-3, ANT-R16, ANT-R52: GIVEN a ship with icebreaker is discarded THEN the card goes to the box', () => {
    const state = position({ lines: { s: 'A', e: 'B A*' } });
    const { state: after, events } = playOn(state, 'discard ship e2');
    expect([after.box.played.icebreaker, countOf(seatAt(after, 'A').hand)]).toEqual([1, 0]);
    expect(typesOf(events)).toEqual(['resourceDiscarded', 'icebreakerBoxed']);
  });
  it('ANT-ICE-3, V29: GIVEN second with icebreaker is moved away THEN the card is boxed and it acts only where it is', () => {
    const state = position({
      lines: { s: 'A B*' },
      buildings: { e: ['inland'] },
      tracks: { inland: [5, 0, 0] },
    });
    const after = play(state, 'sail e', 'research inland', 'A: skip', 'B: move s1 se', 'end');
    expect([after.box.played.icebreaker, after.sun.area, asked(after), lineOf(after, 'se')]).toEqual([
      1,
      'se',
      'B',
      'B',
    ]);
  });
  it('ANT-ICE-3 twin: GIVEN another ship leaves behind it THEN the card stays', () => {
    const state = position({ lines: { s: 'A', e: 'B C* A' } });
    expect(lineOf(play(state, 'discard ship e3'), 'e')).toBe('B C*');
  });

  it('ANT-ICE-4, V28: GIVEN the first ship of another area leaves THEN the card under the new first is boxed, and it acts once', () => {
    const state = position({
      lines: { s: 'A', e: 'B C*' },
      buildings: { n: ['inland'] },
      tracks: { inland: [5, 0, 0] },
    });
    const { state: moved, events } = playOn(
      state,
      'sail n',
      'research inland',
      'A: skip',
      'B: move e1 ne',
      'C: skip',
    );
    expect(lineOf(moved, 'e')).toBe('C');
    expect(events.find(({ type }) => type === 'icebreakerBoxed')).toMatchObject({
      why: { key: 'boxed.first' },
    });
    const after = play(moved, 'end', 'C: sail w', 'end');
    expect(asked(after)).toBe('B');
  });
  it('ANT-ICE-4 twin: GIVEN first of the current sun sails THEN second keeps its card at position 1', () => {
    const state = position({ lines: { s: 'A B*' } });
    expect(lineOf(play(state, 'sail e'), 's')).toBe('B*');
  });

  it('ANT-ICE-5, ANT-R18, V24: GIVEN an icebreaker turn WHEN the owner stays THEN the ship keeps its place and the card is boxed', () => {
    const state = play(position({ lines: { s: 'A B* C', e: 'C' } }), 'sail n', 'end');
    const { state: after, events } = playOn(state, 'B: stay');
    expect([lineOf(after, 's'), after.sun.area, after.idleTurns]).toEqual(['B C', 'e', 0]);
    expect(typesOf(events)).toEqual(['shipStayed', 'icebreakerBoxed', 'turnEnded', 'sunMoved']);
  });
  it('ANT-ICE-5 twin: GIVEN something was discarded, or the ship has sailed THEN staying is gone', () => {
    const state = play(position({ lines: { s: 'A B* C', e: 'C' } }), 'sail n', 'end');
    expect(whyNot(play(state, 'discard cube'), 'stay')).toBe('ANT-ICE-5 why.stayAfterDiscard');
    expect(whyNot(play(state, 'sail n'), 'stay')).toBe('ANT-ICE-5 why.sailedAlready');
  });

  it('ANT-ICE-6, ANT-R19, V26: GIVEN an icebreaker laid earlier THEN a card may be played in either turn, but only once', () => {
    const state = position({ lines: { s: 'A A* C', e: 'C' }, hands: { A: ['plus2', 'plus2'] } });
    const first = play(state, 'sail n');
    expect(offered(first, 'play')).toEqual(['play plus2']);
    const second = play(first, 'end', 'sail n');
    expect(offered(second, 'play')).toEqual(['play plus2']);
    expect(whyNot(play(second, 'play plus2'), 'play plus2')).toBe('ANT-TURN-5 why.cardPlayed');
  });
  it('ANT-ICE-6, V26: GIVEN the sun comes to a line with an icebreaker laid earlier THEN its owner has still a card for this sun', () => {
    const state = position({ sun: 'sw', lines: { sw: 'B', s: 'A A* C' }, hands: { A: ['plus2'] } });
    expect(offered(play(state, 'B: sail n', 'end', 'A: sail n', 'end', 'A: sail e'), 'play')).toEqual([
      'play plus2',
    ]);
  });
  it('ANT-ICE-6 twin: GIVEN the card was played in the first turn THEN none in the second', () => {
    const state = position({ lines: { s: 'A A* C', e: 'C' }, hands: { A: ['plus2', 'plus2'] } });
    expect(offered(play(state, 'sail n', 'play plus2', 'end', 'sail n'), 'play')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { asked, lineOf, newGame, offered, offers, play, playOn, topFrame, typesOf, whyNot } from './play.ts';
import { position } from './position.ts';

describe('the sun', () => {
  it('ANT-SUN-1, V21: GIVEN 2 players and ships only in e and sw WHEN the sun leaves sw THEN it passes closed s and empty se', () => {
    const state = position({ seats: 2, sun: 'sw', lines: { sw: 'A B', e: 'B' } });
    const { state: after, events } = playOn(state, 'sail e', 'end');
    expect(after.sun.area).toBe('e');
    expect(events.at(-1)).toEqual({ type: 'sunMoved', area: 'e', skipped: ['s', 'se'] });
  });
  it('ANT-SUN-1, V22: GIVEN ships only in sw WHEN the sun moves on THEN it makes a full lap', () => {
    const state = position({ sun: 'sw', lines: { sw: 'A B' } });
    const after = play(state, 'sail e', 'discard ship e1', 'end');
    expect([after.sun.area, asked(after)]).toEqual(['sw', 'B']);
  });
  it('ANT-SUN-1 twin: GIVEN a ship in the next area THEN the sun does not go further', () => {
    const state = position({ lines: { s: 'A', se: 'B', e: 'C' } });
    expect(play(state, 'sail n', 'end').sun.area).toBe('se');
  });

  it('ANT-SUN-2, ANT-R14: GIVEN three ships in the area WHEN the sun arrives THEN the first two have their roles', () => {
    const after = play(position({ lines: { s: 'A', e: 'B C A' } }), 'sail n', 'end');
    const [first, second] = after.areas.e.line;
    expect(after.sun).toEqual({ area: 'e', first: first?.id, second: second?.id, cardPlayedBy: [] });
  });
  it('ANT-SUN-2 twin: GIVEN one ship there THEN nobody is second, and a card of the last sun does not count any more', () => {
    const state = position({ lines: { s: 'A', e: 'A' }, hands: { A: ['plus2', 'plus2'] } });
    const after = play(state, 'sail n', 'play plus2', 'end', 'sail s');
    expect(after.sun.second).toBeUndefined();
    expect(offered(after, 'play')).toEqual(['play plus2']);
  });

  it('ANT-SUN-3: GIVEN the sun arrives THEN the owner of the first ship must sail with it', () => {
    const state = position({ lines: { s: 'B A' } });
    expect(asked(state)).toBe('B');
    expect(offers(state).filter((text) => !text.startsWith('discard'))).toEqual(offered(state, 'sail'));
  });
  it('ANT-SUN-3 twin: GIVEN the first ship is due THEN its owner may neither stay nor end, and nobody else acts', () => {
    const state = position({ lines: { s: 'B A' } });
    expect(whyNot(state, 'stay')).toBe('ANT-SUN-3 why.mustSail');
    expect(whyNot(state, 'end')).toBe('ANT-TURN-1 why.sailFirst');
    expect(whyNot(state, 'sail e', 'A')).toBe('ANT-SUN-3 why.notAsked');
  });

  it('ANT-SUN-4, V23: GIVEN an icebreaker under second WHEN first has ended THEN its owner is offered an icebreaker turn', () => {
    const state = play(position({ lines: { s: 'A B* C', e: 'C' } }), 'sail n', 'end');
    expect(asked(state)).toBe('B');
    expect(offers(state)).toContain('stay');
    const { state: after, events } = playOn(state, 'B: sail nw', 'end');
    expect(typesOf(events)).toContain('icebreakerBoxed');
    expect([lineOf(after, 's'), after.sun.area, asked(after), after.box.played.icebreaker]).toEqual([
      'C',
      'e',
      'C',
      1,
    ]);
  });
  it('ANT-SUN-4 twin: GIVEN no icebreaker under second THEN the sun moves on', () => {
    const state = play(position({ lines: { s: 'A B C', e: 'C' } }), 'sail n', 'end');
    expect([state.sun.area, asked(state)]).toEqual(['e', 'C']);
  });

  it('ANT-SUN-5, ANT-R15: GIVEN first and second have left THEN the third ship does not act, and neither does who arrived', () => {
    const state = position({ lines: { s: 'A B* C', e: 'C' } });
    const after = play(state, 'sail n', 'end', 'sail nw', 'end');
    expect([lineOf(after, 's'), after.sun.area]).toEqual(['C', 'e']);
  });
  it('ANT-SUN-5 twin: GIVEN the sun comes round again THEN the ship that was third is first', () => {
    const state = play(
      position({ lines: { s: 'A B C' } }),
      'sail se',
      'end',
      'sail sw',
      'end',
      'sail w',
      'end',
    );
    expect([state.sun.area, asked(state), lineOf(state, 's')]).toEqual(['s', 'B', 'B C']);
  });

  it('ANT-SUN-6: GIVEN one player owns the ships of two areas in a row THEN they act twice running', () => {
    const state = position({ lines: { s: 'A', se: 'A', e: 'B' } });
    const after = play(state, 'A: sail n', 'A: end', 'A: sail n', 'A: end');
    expect(asked(after)).toBe('B');
  });
  it('ANT-SUN-6 twin: GIVEN a turn is not ended THEN no sun phase begins', () => {
    const state = play(position({ lines: { s: 'A', se: 'A' } }), 'sail n');
    expect([state.sun.area, topFrame(state)]).toEqual(['s', 'act']);
  });

  it('ANT-SUN-7, ANT-R29, ANT-END-5, V51: GIVEN the only ship is discarded WHEN the sun has to move THEN the game ends', () => {
    const state = position({ lines: { s: 'A' } });
    const { state: after, events } = playOn(state, 'sail e', 'discard ship e1', 'end');
    expect([after.end, after.frames]).toEqual(['no-ships', []]);
    expect(events.find(({ type }) => type === 'ended')).toEqual({
      type: 'ended',
      reason: { key: 'end.no-ships' },
    });
  });
  it('ANT-SUN-7, ANT-END-5 twin: GIVEN one other ship is left THEN the game goes on', () => {
    const state = position({ lines: { s: 'A', nw: 'B' } });
    expect(asked(play(state, 'sail e', 'discard ship e1', 'end'))).toBe('B');
  });
});

describe('lines', () => {
  it('ANT-LINE-1: GIVEN three ships in a line THEN position 1 is the one that the sun asks', () => {
    const state = play(position({ lines: { s: 'A', e: 'C B A' } }), 'sail n', 'end');
    expect([lineOf(state, 'e'), asked(state)]).toEqual(['C B A', 'C']);
  });
  it('ANT-LINE-1 twin: GIVEN three ships in a line THEN there is no fourth place', () => {
    const state = position({ lines: { s: 'A', e: 'C B A' } });
    expect(whyNot(state, 'sail e')).toBe('ANT-LINE-3 why.lineFull');
  });

  it('ANT-LINE-2: GIVEN a ship enters an area THEN it is last in line, also when a new ship enters the lit area', () => {
    const state = position({ lines: { s: 'A B', e: 'C B' }, buildings: { e: ['shipyard'] } });
    const after = play(state, 'sail e', 'ship');
    expect([lineOf(after, 'e'), lineOf(after, 's')]).toEqual(['C B A', 'B A']);
  });
  it('ANT-LINE-2 twin: GIVEN a ship enters an empty area THEN it is first there', () => {
    expect(lineOf(play(position({ lines: { s: 'A B' } }), 'sail e'), 'e')).toBe('A');
  });

  it('ANT-LINE-3: GIVEN full and closed areas THEN no ship may sail there', () => {
    const state = position({ seats: 2, sun: 'se', lines: { se: 'A', e: 'B B A' } });
    expect(whyNot(state, 'sail e')).toBe('ANT-LINE-3 why.lineFull');
    expect(whyNot(state, 'sail s')).toBe('ANT-LINE-3 why.areaClosed');
  });
  it('ANT-LINE-3 twin: GIVEN two ships in an area THEN a third may enter', () => {
    const state = position({ seats: 2, sun: 'se', lines: { se: 'A', e: 'B B' } });
    expect(lineOf(play(state, 'sail e'), 'e')).toBe('B B A');
  });

  it('ANT-LINE-4: GIVEN first leaves THEN the others move up at once and second keeps its role', () => {
    const state = position({ lines: { s: 'A B* C' } });
    const after = play(state, 'sail n');
    expect(lineOf(after, 's')).toBe('B* C');
    expect(after.sun.second).toBe(after.areas.s.line[0]?.id);
  });
  it('ANT-LINE-4 twin: GIVEN a ship behind leaves THEN those before it stay where they are', () => {
    const state = play(position({ lines: { s: 'A', e: 'B A C' } }), 'sail n', 'discard ship e2');
    expect(lineOf(state, 'e')).toBe('B C');
  });

  it('ANT-LINE-5: GIVEN second leaves the lit area and comes back THEN it has no turn in this sun', () => {
    const state = position({
      seats: 4,
      lines: { s: 'A B*', e: 'C' },
      buildings: { n: ['inland'] },
      hands: { A: ['fast'] },
      tracks: { inland: [5, 0, 0, 0], shore4: [5, 0, 0, 0] },
    });
    const left = play(state, 'sail n', 'research inland', 'A: skip', 'B: move s1 se', 'C: skip');
    const back = play(left, 'play fast', 'track shore4', 'A: skip', 'B: move se1 s', 'C: skip');
    expect([lineOf(back, 's'), back.sun.first, back.sun.second]).toEqual(['B', undefined, undefined]);
    expect(play(back, 'end').sun.area).toBe('e');
  });
  it('ANT-LINE-5 twin: GIVEN another ship leaves the lit area THEN second keeps its role', () => {
    const state = position({
      lines: { s: 'A B* C' },
      buildings: { n: ['inland'] },
      tracks: { inland: [5, 0, 0] },
    });
    const moved = play(state, 'sail n', 'research inland', 'A: skip', 'B: skip', 'C: move s2 se', 'end');
    expect([asked(moved), offers(moved).includes('stay')]).toEqual(['B', true]);
  });

  it('GIVEN a new game of 4 THEN each of the eight areas has one ship', () => {
    const { state } = newGame(4);
    expect(Object.values(state.areas).map(({ line }) => line.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

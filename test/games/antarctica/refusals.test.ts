import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/games/antarctica/state.ts';
import { newGame, play, refusal, whyNot } from './play.ts';
import { position } from './position.ts';
import { GAME } from './standard-set.ts';

describe('refusals', () => {
  it('GIVEN a building out of reach THEN the reason names it', () => {
    const state = play(
      position({
        lines: { s: 'A', n: 'B' },
        buildings: { e: ['shaft'], n: ['derrick', 'crane'] },
        top: { double: 'D07' },
      }),
      'sail e',
    );
    expect(GAME.explain(state, 0, { verb: 'build', pile: 'double' })).toEqual({
      rule: 'ANT-BUILD-2',
      why: { key: 'why.noAccess', with: { buildings: ['derrick', 'crane'] } },
    });
  });

  const TAUGHT = position({
    seats: 4,
    lines: { s: 'A B', e: 'C', n: 'A D', w: 'B C D', nw: 'B A*' },
    buildings: { e: ['coastal', 'crane'], n: ['shaft'], w: ['derrick', 'factory'], ne: [] },
    top: { basic: 'B09', double: 'D05', advanced: 'A06' },
    hands: { A: ['icebreaker'] },
    tracks: { coastal: [11, 12, 0, 0], naval: [1, 0, 0, 0], inland: [1, 0, 0, 0] },
    availableCubes: { A: 0 },
    unplaced: { A: [9, 1] },
    resources: { A: { basic: 0 } },
  });
  const THERE = play(TAUGHT, 'sail e');
  it.each<[string, string, State, Readonly<Record<string, unknown>>]>([
    ['sail w', 'why.lineFull', TAUGHT, { area: 'w', spaces: 3 }],
    ['sail s', 'why.sameArea', TAUGHT, { area: 's' }],
    ['discard ship s2', 'why.notYourShip', TAUGHT, { area: 's', place: 2 }],
    ['discard ship ne1', 'why.noShipThere', TAUGHT, { area: 'ne', place: 1 }],
    ['sail n', 'why.sailedAlready', THERE, { area: 'e' }],
    ['ship', 'why.noShipyard', THERE, { area: 'e' }],
    ['recruit', 'why.noCamp', THERE, { area: 'e' }],
    ['build advanced', 'why.tooFewScientists', THERE, { needed: 2, supply: 1 }],
    ['build double', 'why.noAccess', play(TAUGHT, 'sail ne'), { buildings: ['crane'] }],
    ['build basic using basic', 'why.nothingMissing', THERE, { card: 'basic' }],
    ['research inland', 'why.noIcon', THERE, { track: 'inland', area: 'e', stations: ['coastal'] }],
    ['research shore4', 'why.noCube', THERE, { track: 'shore4' }],
    ['research coastal', 'why.noSpaceAhead', THERE, { track: 'coastal' }],
    ['research inland', 'why.noStation', play(TAUGHT, 'sail ne'), { area: 'ne' }],
    ['play fast', 'why.notInHand', THERE, { card: 'fast' }],
    ['play icebreaker ne', 'why.noSecond', THERE, { area: 'ne' }],
    ['play icebreaker n', 'why.secondNotYours', THERE, { area: 'n' }],
    ['play icebreaker nw', 'why.hasIcebreaker', THERE, { area: 'nw' }],
  ])('GIVEN %s is refused THEN %s names what is missing', (text, key, state, named) => {
    const refused = refusal(state, 0, text);
    expect(refused).toMatchObject({ code: 'E_ILLEGAL', about: text });
    expect(refused?.reason?.why).toEqual({ key, with: named });
  });

  it('GIVEN somebody else is asked THEN the reason says who', () => {
    const { state } = newGame(3);
    expect(refusal(state, 2, 'end')).toEqual({
      code: 'E_NOT_ACTIVE',
      about: 'end',
      reason: { rule: 'ANT-SUN-3', why: { key: 'why.notAsked', with: { seats: [0] } } },
    });
  });

  it('GIVEN questions that may not be skipped THEN skipping is refused with the rule', () => {
    const state = position({ lines: { s: 'A' } });
    expect(whyNot(state, 'skip')).toBe('ANT-R50 why.noSkip');
    expect(whyNot(play(state, 'sail e'), 'skip')).toBe('ANT-R50 why.noSkip');
  });

  it('GIVEN the ship has sailed WHEN asked why it cannot stay THEN it is not said that it must still sail', () => {
    const first = position({ lines: { s: 'A B*' } });
    expect(whyNot(first, 'stay')).toBe('ANT-SUN-3 why.mustSail');
    const sailed = play(first, 'sail e');
    expect(whyNot(sailed, 'stay')).toBe('ANT-ICE-5 why.sailedAlready');
    expect(whyNot(play(sailed, 'end', 'sail n'), 'stay')).toBe('ANT-ICE-5 why.sailedAlready');
  });

  it('GIVEN a legal action THEN there is no reason against it', () => {
    const state = position({ lines: { s: 'A' } });
    expect(whyNot(state, 'sail e')).toBe('legal');
  });
});

describe('action texts', () => {
  it.each([
    'place sw',
    'track inland3',
    'sail ne',
    'stay',
    'build double',
    'build advanced using expertise',
    'ship',
    'recruit',
    'research shore4',
    'play scientist',
    'play plus2',
    'play fast',
    'play icebreaker nw',
    'discard cube',
    'discard ship',
    'discard ship e2',
    'move s2 nw',
    'take icebreaker',
    'skip',
    'end',
  ])('GIVEN %s THEN it is read and written back', (text) => {
    const action = GAME.parseAction(text);
    expect(action.ok && GAME.formatAction(action.value)).toBe(text);
  });
  it.each([
    '',
    'sail',
    'sail pole',
    'build',
    'build triple',
    'build basic using',
    'build basic with basic',
    'build basic using crane',
    'play',
    'play icebreaker',
    'play scientist ne',
    'discard',
    'discard cube e1',
    'discard ship e4',
    'move s2',
    'take',
    'take basic',
    'research nowhere',
    'track In-Land',
    'research abcdefghijklm',
    'toString',
    'end '.repeat(40),
  ])('GIVEN "%s" THEN it is no action', (text) => {
    expect(GAME.parseAction(text)).toMatchObject({ ok: false, error: { code: 'E_SYNTAX' } });
  });
});

describe('texts that people type', () => {
  it.each([
    [' END ', 'end'],
    ['sail  NE', 'sail ne'],
    ['Discard Ship E2', 'discard ship e2'],
  ])('GIVEN "%s" THEN it is read as %s', (typed, text) => {
    const action = GAME.parseAction(typed);
    expect(action.ok && GAME.formatAction(action.value)).toBe(text);
  });
});

describe('for those who are away', () => {
  it('GIVEN each kind of question THEN there is something harmless, and it gives nothing up', () => {
    const sail = position({ lines: { s: 'A B*', n: 'C' }, hands: { A: ['fast'] } });
    expect(GAME.harmless?.(sail, 0)).toMatchObject({ verb: 'sail' });
    const act = play(sail, 'sail e');
    expect(GAME.harmless?.(act, 0)).toEqual({ verb: 'end' });
    expect(GAME.harmless?.(play(act, 'play fast'), 0)).toMatchObject({ verb: 'track' });
    expect(GAME.harmless?.(play(act, 'end'), 1)).toEqual({ verb: 'stay' });
    expect(GAME.harmless?.(sail, 1)).toBeUndefined();
  });
});

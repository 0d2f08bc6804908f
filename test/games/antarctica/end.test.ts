import { describe, expect, it } from 'vitest';
import { asked, offers, play, playOn, seatAt, topFrame, typesOf, whyNot } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME } from './standard-set.ts';

describe('the end of the game', () => {
  const LAST_SCIENTIST: Scenario = {
    lines: { s: 'A B*' },
    unplaced: { A: [0, 1] },
    hands: { A: ['scientist'] },
    buildings: { e: ['camp'] },
  };
  it('ANT-END-1, ANT-R43: GIVEN A has placed the last scientist THEN the game goes on until the turn ends', () => {
    const state = play(position(LAST_SCIENTIST), 'sail e', 'play scientist');
    expect([GAME.isOver(state), topFrame(state)]).toEqual([false, 'act']);
    expect(GAME.isOver(play(state, 'discard cube', 'end'))).toBe(true);
  });
  it('ANT-END-3, ANT-R43, V50: GIVEN the last card of all piles is built THEN effects are carried out, and it is over after the end', () => {
    const state = position({
      seats: 2,
      sun: 'se',
      lines: { se: 'A', e: 'A B' },
      buildings: { e: ['derrick'], ne: [] },
      piles: { basic: ['B07'] },
      tracks: { naval: [2, 0] },
      unplaced: { A: [1, 1], B: [1, 1] },
      elsewhere: 'sw',
    });
    const built = play(state, 'sail ne', 'build basic', 'track naval');
    expect([GAME.isOver(built), seatAt(built, 'A').supply, built.tracks.naval?.[0]]).toEqual([false, 1, 3]);
    const after = play(built, 'end');
    expect([after.end, after.frames, asked(after)]).toEqual(['buildings', [], undefined]);
  });

  it('ANT-END-2, ANT-END-6, V49: GIVEN A has no unplaced scientist at the end of the turn THEN it is over, without the icebreaker turn of B', () => {
    const { state, events } = playOn(position(LAST_SCIENTIST), 'sail e', 'play scientist', 'end');
    expect([state.end, asked(state)]).toEqual(['scientists', undefined]);
    expect(typesOf(events)).toContain('ended');
    expect(typesOf(events).filter((type) => type === 'ranked')).toHaveLength(3);
    expect(whyNot(state, 'sail e', 'B')).toBe('ANT-END-1 why.over');
    expect(GAME.apply(state, 1, { verb: 'end' })).toMatchObject({ error: { code: 'E_OVER' } });
  });
  it('ANT-END-2: GIVEN it is seat B that has none left at the end of its turn THEN it is over as well', () => {
    const state = position({
      lines: { s: 'B', e: 'A' },
      unplaced: { B: [0, 1] },
      hands: { B: ['scientist'] },
    });
    expect(play(state, 'B: sail n', 'play scientist', 'end').end).toBe('scientists');
  });
  it('ANT-END-2 twin: GIVEN A has one left in reserve THEN it goes on', () => {
    const state = position({ ...LAST_SCIENTIST, unplaced: { A: [1, 1] } });
    expect(GAME.isOver(play(state, 'sail e', 'play scientist', 'end'))).toBe(false);
  });
  it('ANT-END-1, ANT-END-2 twin: GIVEN the last one came back from the reserve by a discard THEN it goes on', () => {
    const state = position({ ...LAST_SCIENTIST, unplaced: { A: [1, 1] } });
    const after = play(state, 'sail e', 'play scientist', 'discard cube', 'end');
    expect([GAME.isOver(after), seatAt(after, 'A').supply]).toEqual([false, 1]);
  });

  it('ANT-END-3 twin: GIVEN one pile still has a card THEN it goes on', () => {
    const state = position({
      seats: 2,
      sun: 'se',
      lines: { se: 'A', e: 'A B' },
      buildings: { e: ['derrick'], ne: [] },
      piles: { basic: ['B07'], advanced: ['A06'] },
      unplaced: { A: [1, 1], B: [1, 1] },
      elsewhere: 'sw',
    });
    expect(GAME.isOver(play(state, 'sail ne', 'build basic', 'track naval', 'end'))).toBe(false);
  });

  it.each([
    [2, 24],
    [3, 36],
    [4, 48],
  ] as const)(
    'ANT-END-4, ANT-R28, V52: GIVEN %i players who never act THEN it ends after exactly %i turns',
    (seats, turns) => {
      let state = position({
        seats,
        sun: 'se',
        lines: { se: 'A', e: 'B' },
      });
      let played = 0;
      while (!GAME.isOver(state)) {
        state = play(state, offers(state).find((text) => text.startsWith('sail')) ?? '', 'end');
        played += 1;
      }
      expect([state.end, played]).toEqual(['idle', turns]);
    },
  );
  it('ANT-END-4, V52 twin: GIVEN 23 idle turns WHEN something is discarded, played or stayed THEN the count begins again', () => {
    const state = position({
      seats: 2,
      sun: 'se',
      lines: { se: 'A B*', e: 'B' },
      idleTurns: 23,
      hands: { A: ['plus2'] },
      buildings: { n: [], e: ['camp'] },
    });
    expect(play(state, 'sail ne', 'end').end).toBe('idle');
    for (const text of ['discard cube', 'play plus2'])
      expect(play(state, 'sail ne', text, 'end').idleTurns).toBe(0);
    expect(play(state, 'discard cube', 'sail ne', 'end').idleTurns).toBe(0);
    expect(play(state, 'sail e', 'recruit', 'end').idleTurns).toBe(0);
    const stayed = play(
      position({ seats: 2, sun: 'se', lines: { se: 'B*', e: 'A' }, idleTurns: 22, icebreakerTurn: true }),
      'stay',
    );
    expect(stayed.idleTurns).toBe(0);
  });

  it('ANT-END-6 twin: GIVEN the game is not over THEN the icebreaker turn is taken', () => {
    const state = position({ ...LAST_SCIENTIST, unplaced: { A: [1, 1] } });
    expect(asked(play(state, 'sail e', 'play scientist', 'end'))).toBe('B');
  });

  const LAST_CARD: Scenario = {
    seats: 2,
    sun: 'se',
    lines: { se: 'A', e: 'A B' },
    buildings: { e: ['derrick'], ne: [] },
    piles: { basic: ['B07'] },
    elsewhere: 'sw',
  };
  it('ANT-END-7: GIVEN last scientist and last card in one turn THEN the reason is scientists', () => {
    const state = position({ ...LAST_CARD, unplaced: { A: [0, 1], B: [1, 1] } });
    expect(play(state, 'sail ne', 'build basic', 'track naval', 'end').end).toBe('scientists');
  });
  it('ANT-END-7 twin: GIVEN only the last card THEN the reason is buildings', () => {
    const state = position({ ...LAST_CARD, unplaced: { A: [1, 1], B: [1, 1] } });
    expect(play(state, 'sail ne', 'build basic', 'track naval', 'end').end).toBe('buildings');
  });
});

import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../../scenario.ts';
import { asked, lineOf, offered, offers, play, playOn, seatAt, topFrame, typesOf, whyNot } from './play.ts';
import { position, type Scenario } from './position.ts';
import { GAME, gameWith, TABLES } from './standard-set.ts';

/** A sails from s to se; the top double card is the factory, which wants derrick and crane. */
function factory(more: Partial<Scenario>): ReturnType<typeof position> {
  return position({
    lines: { s: 'A', e: 'A', n: 'B' },
    buildings: { se: ['shaft'], e: [], s: [], n: [] },
    top: { double: 'D07' },
    ...more,
  });
}

describe('building', () => {
  it('ANT-BUILD-1: GIVEN two cards could be built THEN either may be chosen', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['turbine', 'crane', 'derrick'], e: ['shaft'] },
      top: { basic: 'B07', double: 'D07' },
    });
    expect(offered(play(state, 'sail e'), 'build')).toEqual(['build basic', 'build double']);
  });
  it('ANT-BUILD-1 twin: GIVEN one was built THEN the other is refused in this turn', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['turbine', 'crane', 'derrick'], e: ['shaft'] },
      top: { basic: 'B07', double: 'D07' },
    });
    const after = play(state, 'sail e', 'build double', 'track naval');
    expect(whyNot(after, 'build basic')).toBe('ANT-TURN-4 why.acted');
  });

  it('ANT-BUILD-2, V33: GIVEN derrick and crane where another own ship lies THEN the factory may be built', () => {
    const state = factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } });
    expect(offered(play(state, 'sail se'), 'build double')).toEqual(['build double']);
  });
  it('ANT-BUILD-2, ANT-R51, V34: GIVEN the derrick at one ship and the crane at the acting ship THEN too', () => {
    const state = factory({ buildings: { se: ['crane'], e: ['derrick'] } });
    expect(offered(play(state, 'sail se'), 'build double')).toEqual(['build double']);
  });
  it('ANT-BUILD-2 twin, V35: GIVEN the crane where only another player is, or where the ship came from THEN not', () => {
    for (const area of ['n', 's'] as const) {
      const state = factory({
        buildings: { se: ['shaft'], e: ['derrick'], [area]: ['crane'] },
        resources: { A: { basic: 0 } },
      });
      const sailed = play(state, 'sail se');
      expect(offered(sailed, 'build double')).toEqual([]);
      expect(whyNot(sailed, 'build double')).toBe('ANT-BUILD-2 why.noAccess');
    }
  });

  it('ANT-BUILD-3, V35: GIVEN only the crane is missing and a basic card in hand THEN it may be played instead', () => {
    const state = factory({ buildings: { se: ['shaft'], e: ['derrick'], n: ['crane'] } });
    const sailed = play(state, 'sail se');
    expect(offered(sailed, 'build double')).toEqual(['build double using basic']);
    expect(whyNot(sailed, 'build double')).toBe('ANT-BUILD-2 why.noAccessCoverable');
    const after = play(sailed, 'build double using basic', 'track naval');
    expect([seatAt(after, 'A').resources.basic, after.stock.basic, after.sun.cardPlayedBy]).toEqual([
      0,
      1,
      [0],
    ]);
  });
  it('ANT-BUILD-3 twin, V36: GIVEN both are missing, or no card is held THEN the card does not help', () => {
    const both = play(factory({ buildings: { se: ['shaft'], e: [], n: ['derrick', 'crane'] } }), 'sail se');
    expect(whyNot(both, 'build double using basic')).toBe('ANT-BUILD-3 why.severalMissing');
    const none = play(
      factory({ buildings: { se: ['shaft'], e: ['derrick'], n: ['crane'] }, resources: { A: { basic: 0 } } }),
      'sail se',
    );
    expect(whyNot(none, 'build double using basic')).toBe('ANT-BUILD-3 why.noResourceCard');
  });

  it('ANT-BUILD-4, ANT-R10: GIVEN nothing is missing THEN a resource card is refused', () => {
    const state = play(factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } }), 'sail se');
    expect(whyNot(state, 'build double using basic')).toBe('ANT-BUILD-4 why.nothingMissing');
  });
  it('ANT-BUILD-4 twin: GIVEN one is missing THEN the same resource card is taken', () => {
    const state = play(factory({ buildings: { se: ['shaft'], e: ['derrick'], n: ['crane'] } }), 'sail se');
    expect(offers(state)).toContain('build double using basic');
  });

  it('ANT-BUILD-5: GIVEN a plankton farm and two scientists in supply THEN it may be built and takes both', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['lab', 'crane'], e: ['shaft'] },
      top: { advanced: 'A06' },
    });
    const after = play(state, 'sail e', 'build advanced', 'track naval');
    expect([seatAt(after, 'A').supply, after.areas.e.scientists]).toEqual([0, [2, 0, 0]]);
  });
  it('ANT-BUILD-5 twin: GIVEN only one in supply THEN it is refused, however many are in reserve', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['lab', 'crane'], e: ['shaft'] },
      top: { advanced: 'A06' },
      unplaced: { A: [9, 1] },
    });
    expect(whyNot(play(state, 'sail e'), 'build advanced')).toBe('ANT-BUILD-5 why.tooFewScientists');
  });

  it('ANT-BUILD-6: GIVEN the target lacks the type and the supply has one THEN it is put there', () => {
    const state = factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } });
    const after = play(state, 'sail se', 'build double', 'track naval');
    expect([after.areas.se.buildings, after.buildingSupply.factory]).toEqual([['shaft', 'factory'], 1]);
  });
  it('ANT-BUILD-6 twin: GIVEN the type stands there already, or none is left THEN it is refused', () => {
    const twice = factory({ buildings: { se: ['factory'], e: ['derrick', 'crane'] } });
    expect(whyNot(play(twice, 'sail se'), 'build double')).toBe('ANT-BUILD-6 why.standsAlready');
    const none = play(factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } }), 'sail se');
    none.buildingSupply.factory = 0;
    expect(whyNot(none, 'build double')).toBe('ANT-BUILD-6 why.noBuildingLeft');
  });

  it('ANT-BUILD-7, ANT-R25: GIVEN a card is built with a resource card THEN all follows in the order of the rule', () => {
    const state = factory({
      buildings: { se: ['shaft'], e: ['derrick'], n: ['crane'] },
      tracks: { coastal: [2, 0, 0] },
    });
    const first = playOn(state, 'sail se', 'build double using basic');
    expect(topFrame(first.state)).toBe('track');
    expect([first.state.stock.basic, first.state.piles.double[0]]).toEqual([1, 'D07']);
    expect(first.events.at(-1)).toEqual({
      type: 'built',
      seat: 0,
      card: 'D07',
      area: 'se',
      scientists: 1,
      using: 'basic',
    });
    const then = playOn(first.state, 'track coastal');
    expect(typesOf(then.events)).toEqual(['advanced', 'effectTriggered', 'recruited', 'cardClaimed']);
    expect(seatAt(then.state, 'A').cards).toEqual(['D07']);
    expect(then.events.at(-1)).toMatchObject({ card: 'D07', next: then.state.piles.double[0] });
  });
  it('ANT-BUILD-7 twin: GIVEN no resource card is needed THEN none goes to the stock', () => {
    const state = factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } });
    const after = play(state, 'sail se', 'build double', 'track naval');
    expect([after.stock.basic, after.sun.cardPlayedBy, seatAt(after, 'A').resources.basic]).toEqual([
      0,
      [],
      1,
    ]);
  });

  it('ANT-BUILD-8: GIVEN research points THEN one open track is chosen, whatever stations stand, and takes them all', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      top: { double: 'D01' },
    });
    const asking = play(state, 'sail e', 'build double');
    expect(offers(asking)).toEqual(['track inland', 'track coastal', 'track naval', 'track inland3']);
    expect(play(asking, 'track naval').tracks.naval).toEqual([2, 0, 0]);
    expect(whyNot(asking, 'skip')).toBe('ANT-R27 why.noSkip');
  });
  it('ANT-BUILD-8, ANT-R26 twin: GIVEN no track is possible THEN the points are lost and nothing is asked', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      top: { double: 'D01' },
      availableCubes: { A: 0 },
    });
    const after = play(state, 'sail e', 'build double');
    expect([topFrame(after), seatAt(after, 'A').cards]).toEqual(['act', ['D01']]);
  });
  it('ANT-BUILD-8, ANT-R24 twin: GIVEN a set whose card has 0 points THEN nothing is asked', () => {
    const rows = TABLES.buildingCards.rows.map((card) =>
      card.id === 'D01' ? { ...card, research: 0 } : card,
    );
    const game = gameWith({ buildingCards: { ...TABLES.buildingCards, rows } });
    const state = play(
      position({
        lines: { s: 'A', n: 'A' },
        buildings: { n: ['crane', 'shaft'], e: [] },
        top: { double: 'D01' },
      }),
      'sail e',
    );
    const built = scenarioOf(game).play(state, 0, 'build double');
    expect([topFrame(built), seatAt(built, 'A').cards]).toEqual(['act', ['D01']]);
  });

  it('ANT-BUILD-9: GIVEN B built a crane THEN A with a ship there may use it; the card lies open before B', () => {
    const state = position({
      lines: { s: 'A', n: 'A' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      scientists: { n: 'B' },
      taken: { B: ['B03'] },
      top: { double: 'D01' },
    });
    expect(offers(play(state, 'sail e'))).toContain('build double');
    expect(GAME.view(state, 0).players[1]?.cards.map(({ id }) => id)).toEqual(['B03']);
  });
  it('ANT-BUILD-9 twin: GIVEN only own scientists stand there THEN they give no access', () => {
    const state = position({
      lines: { s: 'A', n: 'B' },
      buildings: { n: ['crane', 'shaft'], e: [] },
      scientists: { n: 'A' },
      top: { double: 'D01' },
      resources: { A: { basic: 0 } },
    });
    expect(whyNot(play(state, 'sail e'), 'build double')).toBe('ANT-BUILD-2 why.noAccess');
  });

  it('ANT-BUILD-10: GIVEN an empty pile THEN it offers nothing', () => {
    const state = position({ lines: { s: 'A' }, piles: { double: ['D07'], advanced: ['A06'] } });
    const sailed = play(state, 'sail e');
    expect(whyNot(sailed, 'build basic')).toBe('ANT-BUILD-10 why.pileEmpty');
    expect(GAME.view(sailed, 0).piles[0]).toEqual({ id: 'basic', count: 0 });
  });
  it('ANT-BUILD-10 twin: GIVEN one card is left THEN it is built and no next one turns face up', () => {
    const state = position({
      seats: 2,
      sun: 'se',
      lines: { se: 'A B', e: 'A' },
      buildings: { e: ['derrick'], ne: [] },
      piles: { basic: ['B07'], advanced: ['A06'] },
      elsewhere: 'sw',
    });
    const { state: after, events } = playOn(state, 'sail ne', 'build basic', 'track naval');
    expect(after.piles.basic).toEqual([]);
    expect(events.find(({ type }) => type === 'cardClaimed')).not.toHaveProperty('next');
  });

  const LAST: Scenario = {
    seats: 2,
    sun: 'se',
    lines: { se: 'A B', e: 'A' },
    buildings: { e: ['lab', 'crane'], ne: [] },
    piles: { advanced: ['A06'] },
    elsewhere: 'sw',
  };
  it('ANT-BUILD-11, ANT-R44, V47: GIVEN every seat has one unplaced scientist and only plankton is left THEN one scientist is enough', () => {
    const state = position({ ...LAST, unplaced: { A: [0, 1], B: [1, 0] } });
    const { state: after, events } = playOn(state, 'sail ne', 'build advanced', 'track naval', 'end');
    expect([after.end, after.areas.ne.scientists]).toEqual(['scientists', [1, 0]]);
    expect(events.find(({ type }) => type === 'built')).toMatchObject({ card: 'A06', scientists: 1 });
  });
  it('ANT-BUILD-11 twin, V48: GIVEN B has two unplaced, or another card that takes one lies face up THEN it is refused', () => {
    const state = play(position({ ...LAST, unplaced: { A: [0, 1], B: [1, 1] } }), 'sail ne');
    expect(whyNot(state, 'build advanced')).toBe('ANT-BUILD-5 why.tooFewScientists');
    const reserve = play(position({ ...LAST, unplaced: { A: [1, 0], B: [0, 1] } }), 'sail ne');
    expect(whyNot(reserve, 'build advanced')).toBe('ANT-BUILD-5 why.tooFewScientists');
    const other = position({
      ...LAST,
      piles: { basic: ['B07'], advanced: ['A06'] },
      unplaced: { A: [0, 1], B: [0, 1] },
    });
    expect(whyNot(play(other, 'sail ne'), 'build advanced')).toBe('ANT-BUILD-5 why.tooFewScientists');
  });

  it('GIVEN A acted THEN the turn is still theirs until they end it', () => {
    const state = factory({ buildings: { se: ['shaft'], e: ['derrick', 'crane'] } });
    const after = play(state, 'sail se', 'build double', 'track naval');
    expect([asked(after), lineOf(after, 'se')]).toEqual(['A', 'A']);
  });
});

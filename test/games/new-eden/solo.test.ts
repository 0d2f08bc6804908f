import { describe, expect, it } from 'vitest';
import { edition, houseJson, solo, given, type Scene } from './scene.ts';

const DISPLAY = `
  1A-CR1 1A-CR2 -
  -      1A-SH2 -
  1A-SH1 -      1A-RE2
  1A-OC1 1A-OC2 -`;
/** Deep Thought without what it took at the setup. */
function fresh(level = 0): Scene {
  const scene = solo(level);
  const station = scene.station(1);
  const cards = [
    ...Object.values(station.outside).flatMap((arm) => arm.map(({ id }) => id)),
    ...station.shipyard,
    ...station.research,
    ...station.oxygen.map(({ id }) => id),
  ].filter((id) => /^[123]/.test(id));
  station.outside = { crab: [], shell: [], octopus: station.outside.octopus.slice(0, 1) };
  station.oxygen = station.oxygen.slice(0, 3);
  Object.assign(station, { shipyard: [], research: [], damage: 0, coins: 10, score: 0 });
  scene.state.openBox.push(...cards);
  scene.state.openBox.sort();
  return scene.holder(1);
}
const ROWS = [['1B-SH1'], [], ['1B-CR1', '1B-CR2', '1B-OC1'], ['1B-OX1', '1B-OX2', '1B-SY1']] as const;
const keeping = (scene = fresh()): Scene => scene.rows(...ROWS).frames({ kind: 'keep' });

describe('New Eden: the solo game against Deep Thought', () => {
  it('NED-SOLO-1 GIVEN a solo game THEN Deep Thought holds the Nautilus, plays first and is never asked', () => {
    const scene = solo();
    expect([scene.state.holder, scene.asks()]).toEqual([1, 'turn of 0']);
    expect(scene.happened('deepThoughtTook').length).toBe(1);
    expect(scene.happened('cardDiscarded').length).toBe(1);
    expect(scene.state.display.length).toBe(10);
  });

  it('NED-SOLO-2, NED-SOLO-3, NED-SOLO-4, NED-R59 V-34: a card leaves, then it takes 1A-RE2 and gains 3 points', () => {
    const scene = fresh().display(DISPLAY).frames({ kind: 'turnStart', station: 1 }).settled();
    expect(scene.state.openBox).toContain('1A-CR1');
    expect(scene.station(1)).toMatchObject({ research: ['1A-RE2'], score: 3, damage: 0, coins: 10 });
    expect(scene.asks()).toBe('turn of 0');
  });

  it('NED-SOLO-3, NED-R28 GIVEN no discard THEN its next card is 1A-OC2 of row 4, with its damage and without price', () => {
    const scene = fresh().holder(0).has(0, { passed: 1 }).display(DISPLAY.replace('1A-RE2', '-'));
    scene.frames({ kind: 'turnStart', station: 1 }).settled();
    expect(scene.happened('deepThoughtTook')[0]).toEqual({
      type: 'deepThoughtTook',
      card: '1A-OC2',
      row: 4,
      column: 2,
    });
    const { cause } = scene.happened('damageChanged')[0] ?? {};
    expect(cause).toEqual({ key: 'cause.row', with: { row: 4 } });
    expect(scene.happened('coinsPaid')).toEqual([]);
  });

  it('NED-SOLO-2 GIVEN the human holds THEN a card leaves before his turns and not before those of Deep Thought', () => {
    const scene = fresh().holder(0).display(DISPLAY).frames({ kind: 'turnStart', station: 0 }).settled();
    expect([scene.happened('cardDiscarded').length, scene.state.display.length]).toEqual([1, 6]);
    scene.plays(0, 'buy 4-1');
    expect(scene.happened('cardDiscarded').length).toBe(1);
    expect(scene.happened('deepThoughtTook').length).toBe(1);
  });

  it('NED-SOLO-5, NED-R63 GIVEN an empty display THEN it activates all modules once, and passes on its next turn', () => {
    const scene = fresh()
      .has(1, { cards: ['1A-CR1', '1A-SH2', '1A-OC2'], damage: 12 })
      .display('- - -');
    scene.frames({ kind: 'turnStart', station: 1 }).settled();
    expect(scene.station(1)).toMatchObject({ coins: 13, score: 5, damage: 4, passed: 0 });
    expect(scene.happened('deepThoughtActivated')).toEqual([
      { type: 'deepThoughtActivated', coins: 3, points: 5, repair: 8 },
    ]);
    scene.plays(0, 'plant', 'pass');
    expect([scene.state.phase, scene.station(1).passed]).toEqual(['B', 2]);
    scene.frames({ kind: 'phaseD' }).settled();
    expect(scene.moduleOf(1, '1A-CR1').activated).toBe(false);
    expect(scene.state.deepThought?.activated).toBe(false);
  });

  it('NED-SOLO-6, NED-R62 GIVEN the human passes first THEN he holds, discards end and it goes on to the end', () => {
    const scene = fresh().display(DISPLAY).turnOf(0).plays(0, 'pass');
    expect([scene.state.holder, scene.station(0).score]).toEqual([0, 3]);
    expect(scene.happened('cardDiscarded')).toEqual([]);
    expect(scene.happened('deepThoughtTook').length).toBe(7);
    expect([scene.station(1).passed, scene.state.phase]).toEqual([2, 'B']);
    const other = fresh().display('- - -').turnOf(0);
    other.state.deepThought = { activated: true };
    other.holder(0).frames({ kind: 'turnStart', station: 1 }).settled();
    expect([other.station(1).score, other.state.holder]).toEqual([3, 1]);
  });

  it('NED-SOLO-7, NED-R58 GIVEN level 0 to 3 THEN it first builds so many of its first-dealt cards, for nothing', () => {
    for (const level of [0, 1, 2, 3]) {
      const scene = fresh(level).frames({ kind: 'dealMarket' }).settled();
      expect(scene.happened('built').length).toBe(level);
      expect(scene.happened('coinsPaid')).toEqual([]);
      expect(scene.state.unseenBox.filter((card) => card.startsWith('1B')).length).toBe(6 - level);
      expect([scene.asks(), scene.state.hands.map((hand) => hand.length)]).toEqual(['market of 0', [3, 0]]);
    }
  });

  it('NED-SOLO-7, NED-R58 V-36 GIVEN level 2 and 2B-RE3, 2B-CR1 first THEN 3 points, damage 5, no purchase damage', () => {
    const scene = fresh(2).round(2);
    const top = ['2B-SH1', '2B-SH2', '2B-SH3', '2B-RE3', '2B-CR1', '2B-OC1'];
    scene.state.decks['2B'] = [...top, ...scene.state.decks['2B'].filter((card) => !top.includes(card))];
    scene.frames({ kind: 'dealMarket' }).settled();
    expect(scene.station(1)).toMatchObject({ score: 3, damage: 5, coins: 10 });
    expect(scene.arm(1, 'crab')).toEqual(['2B-CR1']);
    expect(scene.state.unseenBox).toContain('2B-OC1');
    expect(scene.asks()).toBe('market of 0');
  });

  it('NED-SOLO-8, NED-R42: the unbought cards of the human lie in row 1, row 2 is empty, rows 3 and 4 are full', () => {
    const scene = fresh().frames({ kind: 'dealMarket' }).settled().plays(0, 'market none');
    expect(scene.state.rows.map(({ cards, owner }) => [cards.length, owner])).toEqual([
      [3, 0],
      [0, undefined],
      [3, undefined],
      [3, undefined],
    ]);
  });

  it('NED-SOLO-9, NED-R56 GIVEN open rows THEN the human keeps one with cards, the others are cleared and blocked', () => {
    const scene = keeping();
    expect([scene.asks(), scene.offers(0)]).toEqual(['keep of 0', ['keep 1', 'keep 3', 'keep 4']]);
    expect(scene.refuses(0, 'keep 2')).toBe('NED-SOLO-9 why.rowEmpty');
    expect(scene.view().rows[2]?.cards?.length).toBe(3);
    scene.plays(0, 'keep 3');
    expect(scene.state.rows.map(({ status }) => status)).toEqual(['blocked', 'open', 'open', 'blocked']);
    expect(scene.state.openBox).toEqual(expect.arrayContaining(['1B-SH1', '1B-OX1', '1B-SY1']));
    expect(scene.asks()).toBe('soloBid of 0');
  });

  it('NED-SOLO-9, NED-R30 V-35 GIVEN the human bought all three THEN he keeps 3 or 4 and row 1 is blocked', () => {
    const scene = fresh().rows([], [], ROWS[2], ROWS[3]).frames({ kind: 'keep' });
    expect(scene.offers(0)).toEqual(['keep 3', 'keep 4']);
    scene.plays(0, 'keep 4');
    expect(scene.state.rows.map(({ status }) => status)).toEqual(['blocked', 'open', 'blocked', 'open']);
  });

  it('NED-SOLO-10, NED-R29 V-33 GIVEN 10, 7, 1, 0 coins THEN it bids 5, 4, 1 or nothing, the human one more', () => {
    const asked = [10, 7, 1, 0].map((coins) => {
      const scene = keeping(fresh().has(1, { coins })).plays(0, 'keep 3');
      return [scene.view().auction?.high, scene.offers(0)[0]];
    });
    expect(asked).toEqual([
      [5, 'bid 6'],
      [4, 'bid 5'],
      [1, 'bid 2'],
      [0, 'bid 1'],
    ]);
  });

  it('NED-SOLO-10 GIVEN the kept row is done THEN row 2 follows as the second and last auction', () => {
    const scene = keeping().plays(0, 'keep 3', 'drop');
    expect(scene.state.auction?.row).toBe(2);
    scene.plays(0, 'drop');
    expect(scene.state.round).toBe(2);
  });

  it('NED-SOLO-11, NED-R57: with one more the human wins, builds and has extra actions; only that bid is offered', () => {
    const scene = keeping().plays(0, 'keep 1');
    expect(scene.refuses(0, 'bid 7')).toBe('NED-SOLO-11 why.soloBid');
    expect(scene.refuses(0, 'drop all')).toBe('NED-C-12 why.noDropAll');
    scene.plays(0, 'plant', 'bid 6');
    expect([scene.station(0).coins, scene.arm(0, 'shell'), scene.asks()]).toEqual([
      9,
      ['1B-SH1'],
      'extra of 0',
    ]);
    const poor = keeping(fresh().has(0, { coins: 5 })).plays(0, 'keep 1');
    expect(poor.refuses(0, 'bid 6')).toBe('NED-SOLO-11 why.coins');
  });

  it('NED-SOLO-11, NED-R57 GIVEN the human drops THEN Deep Thought pays and builds, without extra actions; at 0 unsold', () => {
    const scene = keeping().plays(0, 'keep 3', 'drop');
    expect(scene.station(1).coins).toBe(5);
    expect(scene.arm(1, 'crab')).toEqual(['1B-CR1', '1B-CR2']);
    expect(scene.asks()).toBe('soloBid of 0');
    expect(scene.moduleOf(1, '1B-CR1').activated).toBe(false);
    const broke = keeping(fresh().has(1, { coins: 0 })).plays(0, 'keep 3', 'drop');
    expect(broke.view().rows[2]).toMatchObject({ status: 'unsold', count: 0 });
  });

  it('NED-SOLO-12, NED-R31 GIVEN the end THEN Deep Thought has a line by the same rules, crabs of round 3 manned', () => {
    const scene = fresh()
      .round(3)
      .has(1, {
        coins: 10,
        score: 40,
        cards: ['1A-CR1', '1A-CR2', '2B-RE1', '2B-RE2'],
        activated: ['1A-CR1', '1A-CR2'],
      });
    scene.frames({ kind: 'finalScoring' }).settled();
    expect(scene.standing(1).total).toBe(40 + 2 + 2 + 6);
    expect(scene.standing(1).rank).toBe(1);
  });

  it('NED-SOLO-13, NED-R60 GIVEN an overflow THEN it loses by its order: crab, shipyard, oxygen, shell, octopus', () => {
    const scene = fresh().has(1, { damage: 15, cards: ['1A-OC1', '1A-SH1', '1A-OX1', '1A-SY1', '1A-CR1'] });
    const lost = [1, 2, 3, 4, 5, 6].map(() => {
      scene.frames({ kind: 'destroy', station: 1 }, { kind: 'turn', seat: 0 }).settled();
      return scene.happened('cardDestroyed')[0]?.card;
    });
    expect(lost).toEqual(['1A-CR1', '1A-SY1', '1A-OX1', '1A-SH1', '1A-OC1', undefined]);
  });

  it('NED-R60 GIVEN a set with another order THEN that order holds', () => {
    const json = houseJson();
    // as: the house set has a solo table
    const table = json.solo as Record<string, unknown>;
    const destroyOrder = ['octopus', 'shell', 'oxygen', 'shipyard', 'crab'];
    const other = edition({ ...json, solo: { ...table, destroyOrder } });
    const scene = given({ seats: 1, edition: other }).has(1, { cards: ['1B-OC1', '1B-CR1'] });
    scene.frames({ kind: 'destroy', station: 1 }, { kind: 'turn', seat: 0 }).settled();
    expect(scene.happened('cardDestroyed')[0]?.card).toBe('1B-OC1');
  });

  it('NED-SOLO-14 GIVEN a solo game THEN everybody sees the coins of Deep Thought, and nobody else those of the human', () => {
    const scene = solo();
    expect(scene.view().stations.map(({ coins }) => coins !== undefined)).toEqual([false, true]);
    expect(scene.view(0).stations.map(({ coins }) => coins !== undefined)).toEqual([true, true]);
  });

  it('NED-R32 GIVEN a solo turn in which only passing is left THEN it is taken without asking', () => {
    const scene = fresh().display('- - -').has(0, { coins: 0, plantUses: 3 });
    scene.frames({ kind: 'turnStart', station: 0 }).settled();
    expect([scene.station(0).passed, scene.state.phase]).toEqual([1, 'B']);
  });

  it('NED-SOLO-5, NED-SOLO-12, NED-R31 GIVEN it activates in round 3 THEN its modules are activated, and crabs built later are not manned', () => {
    const scene = fresh().round(3).holder(0).has(0, { passed: 1 }).display('- - -');
    scene
      .has(1, { cards: ['1A-CR1', '2B-RE2'] })
      .frames({ kind: 'turnStart', station: 1 })
      .settled();
    expect(scene.moduleOf(1, '1A-CR1')).toMatchObject({ activated: true, lying: 0, seated: 0 });
    expect(scene.moduleOf(1, 'EX-OC1').activated).toBe(true);
    scene.has(1, { cards: ['2B-RE1', '1A-CR2'], damage: 0 });
    expect(scene.line(1, 'manned')).toBe(3);
  });

  it('NED-SOLO-3, NED-R28 GIVEN damage and a card of row 1 or 2 THEN the row repairs Deep Thought', () => {
    const takes = (display: string): number => {
      const scene = fresh().holder(0).has(0, { passed: 1 }).has(1, { damage: 9 }).display(display);
      scene.frames({ kind: 'turnStart', station: 1 }).settled();
      return scene.happened('damageChanged')[0]?.by ?? 0;
    };
    expect(takes('- - 1A-SH1\n1A-SY1 - -\n1A-SY2 - -\n1A-OX1 - -')).toBe(-3);
    expect(takes('- - -\n- - 1A-SH1\n1A-SY2 - -\n1A-OX1 - -')).toBe(-1);
  });

  it('NED-SOLO-9 GIVEN one row only has cards THEN it is kept unasked', () => {
    const scene = fresh().rows([], [], ['1B-CR1'], []).frames({ kind: 'keep' }).settled();
    expect([scene.asks(), scene.state.auction?.row]).toEqual(['soloBid of 0', 3]);
  });

  it('NED-SOLO-11 GIVEN exactly one coin more than its bid THEN the human may bid; one less and he drops unasked if nothing else is left', () => {
    const exact = keeping(fresh().has(0, { coins: 6 })).plays(0, 'keep 3');
    expect(exact.offers(0)[0]).toBe('bid 6');
    const poor = keeping(fresh().has(0, { coins: 5, plantUses: 3 })).plays(0, 'keep 3');
    expect([poor.asks(), poor.state.auction?.row]).toEqual(['soloBid of 0', 2]);
    expect(poor.state.rows[2]?.status).toBe('sold');
    expect(poor.station(1).coins).toBe(5);
  });

  it('NED-SOLO-10, NED-R57 GIVEN Deep Thought has no coins THEN no bid of it is told', () => {
    const scene = keeping(fresh().has(1, { coins: 0 })).plays(0, 'keep 3');
    expect(scene.events.map(({ type }) => type)).toEqual(['rowsCleared', 'rowChosen']);
    expect(scene.view().auction?.bids).toEqual([]);
  });

  it('NED-D-2, NED-SETUP-8 GIVEN a new round THEN the plant of Deep Thought stays blocked', () => {
    const scene = fresh().has(0, { plantUses: 3 }).frames({ kind: 'phaseD' }).settled();
    expect(scene.state.stations.map(({ plantUses }) => plantUses)).toEqual([0, 3]);
  });

  it('NED-SOLO-8, NED-R42, NED-R29 GIVEN a set with other rows, coins and share THEN those hold', () => {
    const json = houseJson();
    // as: tables of the house set
    const table = json.solo as Record<string, unknown>;
    const bid = { ...(table.bid as object), numerator: 1, denominator: 4 };
    const changed = edition({ ...json, solo: { ...table, humanRow: 2, emptyRow: 1, coins: 14, bid } });
    const scene = given({ seats: 1, edition: changed });
    expect(scene.view().stations[1]?.coins).toBe(14);
    scene.frames({ kind: 'dealMarket' }).settled().plays(0, 'market none');
    expect(scene.state.rows.map(({ cards }) => cards.length)).toEqual([0, 3, 3, 3]);
    scene.has(1, { coins: 14 }).plays(0, 'keep 2');
    expect([scene.view().auction?.high, scene.view().rows[0]?.status]).toEqual([4, 'open']);
  });
});

import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/engine/games/new-eden/view.ts';
import { given, solo, type Scene } from './scene.ts';

const parts = (scene: Scene, viewer?: number): readonly string[] =>
  Object.keys(scene.view(viewer).printed.parts);

describe('New Eden: what everybody sees', () => {
  it('GIVEN a station in play THEN all of it but the coins', () => {
    const scene = given({ seats: 3 }).has(1, {
      score: 7,
      damage: 4,
      coins: 13,
      dome: 2,
      extensions: ['octopus', 'oxygen'],
      cards: ['1A-CR1', '1A-SH2', '1A-OC1', '1A-SY1', '1A-RE1', '1A-RE3'],
      lying: { '1A-SH2': 1 },
      activated: ['1A-CR1'],
      used: ['ST-OX2'],
      plantUses: 1,
      passed: 1,
    });
    scene.station(1).spent = 3;
    scene.station(1).droppedAll = true;
    expect(scene.view(0).stations[1]).toEqual({
      deepThought: false,
      score: 7,
      damage: 4,
      marker: 1,
      stable: false,
      dome: 2,
      spent: 3,
      outside: {
        crab: [{ id: '1A-CR1', lying: 0, seated: 1, activated: true }],
        shell: [{ id: '1A-SH2', lying: 1, seated: 0, activated: false }],
        octopus: [
          { id: 'EX-OC1', lying: 0, seated: 0, activated: false },
          { id: '1A-OC1', lying: 0, seated: 0, activated: false },
        ],
      },
      shipyard: ['1A-SY1'],
      oxygen: [
        { id: 'ST-OX1', used: false },
        { id: 'ST-OX2', used: true },
        { id: 'EX-OX1', used: false },
      ],
      research: ['1A-RE1', '1A-RE3'],
      extensions: ['oxygen', 'octopus'],
      plantUses: 1,
      nextPlantDamage: 2,
      passed: 1,
      droppedAll: true,
      value: 1,
    });
    expect(scene.view(1).stations[1]?.coins).toBe(13);
  });

  it('GIVEN extensions built in any order THEN they are seen in one order', () => {
    const scene = given({ seats: 2 }).has(0, { coins: 30 }).turnOf(0);
    scene.plays(0, 'extend research', 'extend octopus', 'extend shipyard');
    expect(scene.view().stations[0]?.extensions).toEqual(['shipyard', 'octopus', 'research']);
  });

  it('GIVEN phase A THEN round, turn order, bonus cards, the display with prices, decks and box', () => {
    const scene = given({ seats: 3 }).holder(1).round(2).bonus('BO-CRC', 'BO-SHP');
    scene.state.pastBonus = ['BO-OCC'];
    scene.display('- - -\n- - -\n1A-CR1 - 1A-SH1\n- 1A-OX1 -').turnOf(2);
    const view = scene.view();
    expect(view).toMatchObject({
      round: 2,
      phase: 'A',
      over: false,
      asked: [2],
      question: 'turn',
      holder: 1,
      turnOrder: [1, 2, 0],
      bonus: [{ id: 'BO-CRC' }, { id: 'BO-SHP' }],
      pastBonus: [{ id: 'BO-OCC' }],
      deckCounts: { '1A': 0, '1B': 15, '2A': 15, '2B': 15, '3A': 15, '3B': 15 },
      rows: [],
    });
    expect(view.display).toEqual([
      { row: 1, coins: 10, damage: -3, cards: [] },
      { row: 2, coins: 6, damage: -1, cards: [] },
      {
        row: 3,
        coins: 3,
        damage: 0,
        cards: [
          { column: 1, card: '1A-CR1' },
          { column: 3, card: '1A-SH1' },
        ],
      },
      { row: 4, coins: 1, damage: 1, cards: [{ column: 2, card: '1A-OX1' }] },
    ]);
    expect(view.openBox).toEqual(scene.state.openBox);
    expect(view.openBox.length).toBe(9);
  });

  it('GIVEN a deeple on its way THEN card, bottle, reach, and the module that it leaves', () => {
    const scene = given({ seats: 3 })
      .has(1, { extensions: ['oxygen'], cards: ['1A-SH1', '2A-SH1', '1B-SH1'], lying: { '2A-SH1': 1 } })
      .turnOf(1);
    scene.plays(1, 'oxygen EX-OX1', 'lift shell 2');
    const land = { seat: 1, card: 'EX-OX1', bottle: 0, reach: 2, arm: 'shell', from: 2 };
    expect([scene.view().question, scene.view().moving]).toEqual(['land', land]);
    scene.plays(1, 'move shell 3');
    expect(scene.view().moving).toEqual({ seat: 1, card: 'EX-OX1', bottle: 1, reach: 1 });
    scene.plays(1, 'skip');
    expect([scene.view().question, scene.view().moving]).toEqual(['activate', undefined]);
  });

  it('NED-B-5, NED-R18 GIVEN face-down rows THEN how many cards of whom; those of the deck nobody sees, also who only looks on', () => {
    const scene = given({ seats: 3 }).holder(0).frames({ kind: 'dealMarket' }).settled();
    const row = { row: 4, status: 'faceDown', count: 3 };
    for (const viewer of [0, 1, 2, undefined]) expect(scene.view(viewer).rows[3]).toEqual(row);
    expect(scene.view().stations.map(({ hasChosen }) => hasChosen)).toEqual([false, false, false]);
    scene.frames({ kind: 'fillRows' }).settled();
    expect(scene.view().rows.map(({ owner, count }) => [owner, count])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [undefined, 3],
    ]);
    expect(scene.view(2).rows.map(({ cards }) => cards !== undefined)).toEqual([false, false, true, false]);
  });

  it('GIVEN the cards of the market THEN what is printed on them is seen by their owner only', () => {
    const scene = given({ seats: 2 }).market(['1B-SH1', '1B-SH2'], ['1B-CR1', '1B-CR2']);
    scene.has(0, { damage: 15, cards: ['1A-CR1', '1A-SH1', '1A-SY1'] });
    expect(parts(scene, 0)).toEqual(expect.arrayContaining(['1B-SH1', '1B-SH2', '1A-SY1']));
    expect(parts(scene, 0)).not.toContain('1B-CR1');
    expect(parts(scene)).not.toContain('1B-SH1');
    expect(scene.view(0).pick).toBeUndefined();
    scene.plays(1, 'market 1B-CR2').plays(0, 'market 1B-SH1');
    expect([scene.asks(), scene.view(1).hand, scene.view(1).pick]).toEqual([
      'destroy of 0',
      ['1B-CR1'],
      ['1B-CR2'],
    ]);
    expect(parts(scene, 1)).toEqual(expect.arrayContaining(['1B-CR1', '1B-CR2']));
  });

  it('NED-C-8, NED-C-9 GIVEN an auction and rows after it THEN bids, who is in, actions, winner and price', () => {
    const scene = given({ seats: 3 }).auctions(1, [], ['1B-SH1'], ['1B-CR1', '1B-CR2'], []);
    scene.plays(1, 'row 2', 'bid 0').plays(2, 'bid 3').plays(0, 'bid 4');
    expect(scene.view().auction).toEqual({
      row: 2,
      high: 4,
      bidder: 0,
      bids: [
        { station: 2, coins: 3 },
        { station: 0, coins: 4 },
      ],
      in: [0, 2],
    });
    scene.plays(2, 'drop');
    expect(scene.view().auction).toBeUndefined();
    expect(scene.view().rows).toEqual([
      { row: 1, status: 'open', count: 0, cards: [], actions: 3 },
      { row: 2, status: 'sold', count: 0, cards: [], actions: 2, winner: 0, price: 4 },
      { row: 3, status: 'open', count: 2, cards: ['1B-CR1', '1B-CR2'], actions: 1 },
      { row: 4, status: 'open', count: 0, cards: [], actions: 3 },
    ]);
    const none = given({ seats: 2 }).auctions(1, [], [], [], []).plays(1, 'row 2', 'bid 0');
    expect(none.view().auction).toEqual({ row: 2, high: 0, bids: [], in: [0] });
  });

  it('GIVEN cards on their way into a station THEN all that wait, with what is printed on them', () => {
    const scene = given({ seats: 3 }).has(1, { damage: 15, cards: ['1A-CR1', '1A-SH1'] });
    scene.display('- - -\n- - -\n- - -\n1A-OX1 1A-OX2 -').turnOf(1).plays(1, 'buy 4-1');
    expect([scene.asks(), scene.view().building]).toEqual([
      'destroy of 1',
      { station: 1, cards: ['1A-OX1'] },
    ]);
    expect(parts(scene)).toContain('1A-OX1');
    const row = given({ seats: 2 }).auctions(1, ['1B-SH2', '1B-OX1', '1B-SH1'], [], [], []);
    row.plays(1, 'row 1', 'bid 1').plays(0, 'drop');
    expect(row.view().building).toEqual({ station: 1, cards: ['1B-OX1', '1B-SH1', '1B-SH2'] });
  });

  it('NED-SOLO-9 GIVEN the questions of the solo auctions THEN the human is asked', () => {
    const scene = solo().rows([], [], ['1B-CR1'], ['1B-OX1']).frames({ kind: 'keep' });
    expect([scene.view().asked, scene.view().question]).toEqual([[0], 'keep']);
    scene.plays(0, 'keep 3');
    expect([scene.view().asked, scene.view().question]).toEqual([[0], 'soloBid']);
    expect(scene.view().turnOrder).toEqual([1, 0]);
  });

  it('GIVEN what is printed THEN the numbers of the set', () => {
    const { parts: printed, ...numbers } = given({ seats: 2 })
      .has(0, { cards: ['3B-RE1'] })
      .view().printed;
    expect(numbers).toEqual({
      rounds: 3,
      damageMost: 15,
      plantUses: 3,
      plantDamage: [1, 3, 6],
      marketPrice: [0, 1, 3, 6],
      marketDamage: [0, 1, 3, 6],
    });
    expect(printed['3B-RE1']).toMatchObject({ category: 'research', sites: 0, marker: 0, endPoints: -5 });
  });

  it('NED-D-3 GIVEN the end THEN phase D, over, nobody asked, hands gone', () => {
    const view = given({ seats: 2 }).round(3).frames({ kind: 'phaseD' }).settled().view(0);
    expect(view).toMatchObject({ phase: 'D', over: true, asked: [], rows: [] });
    expect([view.question, view.hand]).toEqual([undefined, undefined]);
  });

  it('GIVEN the options of a table THEN everybody sees them, and the standings', () => {
    const options = ({ openCoins, soloLevel, standingBids }: View): unknown => [
      openCoins,
      soloLevel,
      standingBids,
    ];
    expect(options(given({ seats: 2 }).view())).toEqual([false, 0, false]);
    const open = given({ seats: 2, options: { openCoins: true, standingBids: true } });
    expect(options(open.view())).toEqual([true, 0, true]);
    expect(options(solo(2).view())).toEqual([false, 2, false]);
    expect(open.view().standings).toEqual(open.game.scores(open.state));
    expect(open.view().standings.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

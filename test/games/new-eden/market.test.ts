import { describe, expect, it } from 'vitest';
import { edition, given, houseJson, type Scene } from './scene.ts';

const HANDS = [
  ['1B-SH1', '1B-SH2', '1B-RE1'],
  ['1B-CR1', '1B-CR2', '1B-OC1'],
  ['1B-OX1', '1B-SY1', '1B-OC2'],
] as const;
const market = (): Scene =>
  given({ seats: 3 })
    .holder(0)
    .market(...HANDS);

describe('New Eden: phase B, the black market', () => {
  it('NED-B-1 GIVEN 2, 3, 4 players THEN 3 cards each, rows 3+4, 4 or none from the deck, 3 boxed unseen', () => {
    for (const [seats, rows] of [
      [2, [3, 4]],
      [3, [4]],
      [4, []],
    ] as const) {
      const scene = given({ seats }).frames({ kind: 'endPhaseA' }).settled();
      expect(scene.state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 3));
      const filled = scene.state.rows.filter(({ cards }) => cards.length === 3).map(({ row }) => row);
      expect(filled).toEqual(rows);
      expect(scene.state.unseenBox.filter((card) => card.startsWith('1B')).length).toBe(3);
      expect(scene.happened('marketDealt').map(({ seat }) => seat)[0]).toBe(scene.state.holder);
    }
  });

  it('NED-B-2 GIVEN 10 coins THEN any of the 8 subsets; GIVEN 2 coins THEN one card or none', () => {
    const scene = market().has(1, { coins: 2, plantUses: 3 });
    const bought = scene.offers(0).filter((text) => text.startsWith('market'));
    expect(bought.length).toBe(8);
    expect(scene.offers(1)).toEqual(['market none', 'market 1B-CR1', 'market 1B-CR2', 'market 1B-OC1']);
    expect(scene.refuses(1, 'market 1B-CR1 1B-CR2')).toBe('NED-B-2 why.coins');
    expect(scene.refuses(1, 'market 1B-SH1')).toBe('NED-B-2 why.notInHand');
    expect(scene.asks()).toBe('market of 0, 1, 2');
  });

  it('NED-B-2, NED-R43: a choice is final, and after it there is neither another nor a free action', () => {
    const scene = market().plays(0, 'market none');
    expect(scene.asks()).toBe('market of 1, 2');
    expect(scene.refuses(0, 'market 1B-SH1')).toBe('NED-R43 why.choiceFinal');
    expect(scene.refuses(0, 'plant')).toBe('NED-R43 why.choiceFinal');
    expect(scene.refuses(0, 'row 1')).toBe('NED-C-2 why.notAsked');
  });

  it('NED-B-3, NED-R71: free actions before the choice take effect at once and are seen; modules cannot be activated', () => {
    const scene = market()
      .has(0, { cards: ['1A-CR1'] })
      .plays(0, 'plant', 'extend shipyard');
    expect(scene.station(0)).toMatchObject({ coins: 9, damage: 1, dome: 4 });
    expect(scene.view(1).stations[0]).toMatchObject({ damage: 1, plantUses: 1, extensions: ['shipyard'] });
    expect(scene.refuses(0, 'oxygen ST-OX1')).toBe('NED-OX-1 why.otherQuestion');
    expect(scene.asks()).toBe('market of 0, 1, 2');
  });

  it('NED-B-3 GIVEN the plant costs a card here THEN the others wait until it is chosen', () => {
    const scene = market()
      .has(0, { damage: 15, cards: ['1A-CR1', '1A-SH1'] })
      .plays(1, 'market none');
    scene.plays(0, 'plant');
    expect(scene.asks()).toBe('destroy of 0');
    expect(scene.refuses(2, 'market none')).toBe('NED-B-2 why.notAsked');
    scene.plays(0, 'destroy crab');
    expect(scene.asks()).toBe('market of 0, 2');
  });

  it('NED-B-4, NED-B-5 V-10 GIVEN the holder buys two of three THEN 3 coins, 3 damage, the third lies in row 1', () => {
    const scene = market().plays(1, 'market none').plays(2, 'market none').plays(0, 'market 1B-RE1 1B-SH1');
    expect(scene.station(0)).toMatchObject({ coins: 10 - 3 + 5, damage: 3 });
    expect(scene.state.rows[0]).toMatchObject({ cards: ['1B-SH2'], owner: 0 });
    expect(scene.station(1)).toMatchObject({ coins: 10, damage: 0 });
  });

  it('NED-B-4 GIVEN 0 to 3 cards THEN 0, 1, 3, 6 coins and damage', () => {
    const after = ['none', '1B-CR1', '1B-CR1 1B-OC1', '1B-CR1 1B-CR2 1B-OC1'].map((cards) => {
      const scene = market().plays(0, 'market none').plays(2, 'market none').plays(1, `market ${cards}`);
      return [scene.station(1).coins, scene.station(1).damage];
    });
    expect(after).toEqual([
      [10, 0],
      [9, 1],
      [7, 3],
      [4, 6],
    ]);
  });

  it('NED-B-4, NED-R41 GIVEN purchases beyond 15 THEN losses come clockwise from the holder, before cards are shown', () => {
    const full = { damage: 15, cards: ['1A-CR1', '1A-SH1'] };
    const scene = market()
      .holder(2)
      .has(0, full)
      .has(2, { damage: 15, cards: ['1A-CR2', '1A-SH2'] });
    scene.plays(0, 'market 1B-SH1').plays(1, 'market none').plays(2, 'market 1B-SY1');
    expect([scene.asks(), scene.happened('built'), scene.station(0).damage]).toEqual([
      'destroy of 2',
      [],
      15,
    ]);
    expect(scene.offers(2)).toEqual(['destroy crab', 'destroy shell']);
    scene.plays(2, 'destroy crab');
    expect(scene.asks()).toBe('destroy of 0');
    scene.plays(0, 'destroy shell');
    expect(scene.arm(0, 'shell')).toEqual(['1B-SH1']);
  });

  it('NED-B-5, NED-R42 GIVEN seat 1 holds THEN rows 1, 2, 3 hold the cards of seats 1, 2, 0 face down', () => {
    const scene = market()
      .holder(1)
      .has(2, { damage: 15, cards: ['1A-CR2', '1A-SH2'] });
    scene.plays(0, 'market 1B-SH1').plays(1, 'market none').plays(2, 'market 1B-SY1');
    scene.plays(2, 'destroy crab');
    expect(scene.state.rows.map(({ owner }) => owner)).toEqual([1, 2, 0, undefined]);
    expect(scene.happened('rowFilled').map(({ row, count }) => [row, count])).toEqual([
      [1, 3],
      [2, 2],
      [3, 2],
    ]);
  });

  it('NED-B-6 GIVEN bought cards THEN they are shown and built, holder first, each in full before the next', () => {
    const scene = market().holder(1).plays(0, 'market 1B-SH1 1B-SH2').plays(1, 'market 1B-CR1 1B-CR2');
    scene.plays(2, 'market 1B-OX1');
    expect(scene.asks()).toBe('place of 1');
    expect(scene.happened('marketShown')).toEqual([
      { type: 'marketShown', seat: 1, cards: ['1B-CR1', '1B-CR2'] },
    ]);
    scene.plays(1, 'place 1B-CR2');
    expect(scene.asks()).toBe('place of 0');
    expect(scene.station(2).oxygen.at(-1)?.id).toBe('1B-OX1');
  });

  it('NED-R18 GIVEN unbought cards lie face down THEN only their owner knows them, until C begins', () => {
    const scene = market().has(2, { damage: 15, cards: ['1A-CR2', '1A-SH2'] });
    const before = scene.plays(0, 'market none').plays(1, 'market 1B-CR1');
    expect(before.view(1).hand).toEqual(['1B-CR1', '1B-CR2', '1B-OC1']);
    scene.plays(2, 'market 1B-OX1');
    scene.state.frames.splice(0, scene.state.frames.length, { kind: 'destroy', station: 2 });
    scene.plays(2, 'destroy crab').frames({ kind: 'fillRows' }).settled();
    expect(scene.view(1).rows[1]).toEqual({
      row: 2,
      status: 'faceDown',
      count: 2,
      owner: 1,
      cards: ['1B-CR2', '1B-OC1'],
    });
    for (const viewer of [0, 2, undefined]) expect(scene.view(viewer).rows[1]?.cards).toBeUndefined();
    scene.frames({ kind: 'revealRows' }).settled();
    expect(scene.view().rows[1]?.cards).toEqual(['1B-CR2', '1B-OC1']);
  });

  it('V-37 NED-B-2 GIVEN answers in any order, with free actions THEN the same state comes out', () => {
    const answers: readonly (readonly [number, string])[] = [
      [0, 'market 1B-RE1 1B-SH1'],
      [1, 'market 1B-CR1'],
      [2, 'market none'],
    ];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const results = orders.map((order) => {
      const scene = market();
      for (const at of order) {
        const [seat, text] = answers[at] ?? [0, ''];
        if (seat === 1) scene.plays(1, 'plant');
        scene.plays(seat, text);
      }
      return JSON.stringify(scene.state);
    });
    expect(new Set(results).size).toBe(1);
  });

  it('NED-B-2 GIVEN seat 2 holds THEN all are asked, in the order of seats', () => {
    const scene = given({ seats: 3 }).holder(2).frames({ kind: 'dealMarket' }).settled();
    expect(scene.asks()).toBe('market of 0, 1, 2');
  });

  it('NED-B-2, NED-B-4 GIVEN a set with other prices and damage THEN those are offered, printed and taken', () => {
    const json = houseJson();
    // as: the house set has a market
    const table = { ...(json.market as object), price: [0, 2, 4, 9], damage: [1, 2, 5, 7] };
    const scene = given({ seats: 2, edition: edition({ ...json, market: table }) }).market(
      ['1B-SH1', '1B-SH2'],
      [],
    );
    expect(scene.view().printed).toMatchObject({ marketPrice: [0, 2, 4, 9], marketDamage: [1, 2, 5, 7] });
    const [, , , both] = scene.game.prompt(scene.state, 0)?.options ?? [];
    expect(both?.detail).toEqual({ key: 'detail.market', with: { coins: 4, damage: 5 } });
    scene.plays(0, 'market 1B-SH1 1B-SH2').plays(1, 'market none');
    expect(scene.state.stations.map(({ coins, damage }) => [coins, damage])).toEqual([
      [6, 5],
      [10, 1],
    ]);
  });
});

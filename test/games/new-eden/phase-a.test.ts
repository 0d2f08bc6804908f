import { describe, expect, it } from 'vitest';
import { edition, given, houseJson } from './scene.ts';

const FULL = `
  1A-CR1 1A-CR2 1A-CR3
  1A-SH1 1A-SH2 1A-OC1
  1A-OC2 1A-SY1 1A-SY2
  1A-OX1 1A-OX2 1A-OX3`;

describe('New Eden: phase A', () => {
  it('NED-ROUND-1 GIVEN a round is over THEN the next begins with phase A, after the third the game ends', () => {
    const scene = given({ seats: 3 }).frames({ kind: 'phaseD' }).settled();
    expect([scene.state.round, scene.state.phase, scene.asks()]).toEqual([
      2,
      'A',
      `turn of ${scene.state.holder}`,
    ]);
    const end = given({ seats: 3 }).round(3).frames({ kind: 'phaseD' }).settled();
    expect(end.asks()).toBe('over');
    expect(end.happened('gameEnded').length).toBe(1);
    expect(end.refuses(0, 'pass')).toBe('NED-ROUND-1 why.over');
  });

  it('NED-ROUND-2 GIVEN round 2 THEN the cards come from deck 2A, then from 2B', () => {
    const scene = given({ seats: 3 }).frames({ kind: 'phaseD' }).settled();
    expect(scene.state.display.every(({ card }) => card.startsWith('2A-'))).toBe(true);
    scene.frames({ kind: 'endPhaseA' }).settled();
    expect(scene.state.hands.flat().every((card) => card.startsWith('2B-'))).toBe(true);
    expect(scene.state.hands.flat().length).toBe(9);
  });

  it('NED-A-1, NED-R23: two new bonus cards are turned up each round, those of the last one leave', () => {
    const scene = given({ seats: 3 });
    const first = [...scene.state.bonus];
    scene.frames({ kind: 'phaseD' }).settled();
    expect(first.length).toBe(2);
    expect(scene.state.pastBonus).toEqual(first);
    expect(scene.state.bonus.length).toBe(2);
    expect(scene.state.bonus.some((card) => first.includes(card))).toBe(false);
  });

  it('NED-A-2 GIVEN a new round THEN 12 cards lie in 4 rows of 3 and the last 3 of the deck are boxed unseen', () => {
    const { state } = given({ seats: 3 });
    expect(state.display.map(({ row, column }) => `${row}-${column}`)).toEqual(
      [1, 2, 3, 4].flatMap((row) => [1, 2, 3].map((column) => `${row}-${column}`)),
    );
    expect([state.unseenBox.length, state.decks['1A'].length]).toEqual([3, 0]);
    expect(given({ seats: 3 }).view().unseenBox).toBeUndefined();
  });

  it('NED-A-3 GIVEN a turn THEN free actions may come before the one main action, and nothing after it', () => {
    const scene = given({ seats: 3 }).display(FULL).turnOf(0).plays(0, 'plant', 'extend shipyard', 'buy 3-1');
    expect(scene.asks()).toBe('turn of 1');
    expect(scene.refuses(0, 'plant')).toBe('NED-FREE-1 why.notAsked');
  });

  it('NED-A-4 GIVEN stations that have passed THEN they are skipped and the last one goes on alone', () => {
    const scene = given({ seats: 3 }).display(FULL).holder(0).turnOf(0);
    scene.plays(0, 'pass').plays(1, 'buy 4-1').plays(2, 'pass');
    expect(scene.asks()).toBe('turn of 1');
    scene.plays(1, 'buy 4-2');
    expect(scene.asks()).toBe('turn of 1');
    expect(scene.refuses(0, 'buy 4-3')).toBe('NED-PASS-1 why.passed');
  });

  it('NED-A-5 GIVEN all have passed THEN what is left of the display goes to the open box and B starts', () => {
    const scene = given({ seats: 3 }).display(FULL).holder(0).turnOf(0);
    scene.plays(0, 'pass').plays(1, 'pass');
    expect(scene.state.display.length).toBe(12);
    scene.plays(2, 'pass');
    expect(scene.state.phase).toBe('B');
    expect(scene.state.openBox).toEqual(expect.arrayContaining(['1A-CR1', '1A-OX3']));
    expect(scene.happened('displayCleared')[0]?.cards.length).toBe(12);
  });

  it('NED-BUY-1 GIVEN 6 coins THEN rows 2 to 4 are offered and row 1 is too dear', () => {
    const scene = given({ seats: 3 }).display(FULL).has(0, { coins: 6 }).turnOf(0);
    expect(scene.offers(0).filter((text) => text.startsWith('buy'))).toEqual(
      [2, 3, 4].flatMap((row) => [1, 2, 3].map((column) => `buy ${row}-${column}`)),
    );
    expect(scene.refuses(0, 'buy 1-1')).toBe('NED-BUY-1 why.coins');
    scene.plays(0, 'buy 2-3');
    expect(scene.station(0).coins).toBe(0);
    expect(scene.arm(0, 'octopus')).toEqual(['1A-OC1']);
    expect(scene.refuses(1, 'buy 2-3')).toBe('NED-BUY-1 why.emptySpace');
  });

  it('NED-BUY-2 V-5 GIVEN 10 coins and damage 2 WHEN buying from row 1 THEN 3 are repaired, 1 of them lost', () => {
    const scene = given({ seats: 3 }).display(FULL).has(0, { damage: 2 }).turnOf(0).plays(0, 'buy 1-1');
    expect(scene.station(0)).toMatchObject({ coins: 0, damage: 0 });
  });

  it('NED-BUY-2 GIVEN damage 5 WHEN buying from row 2, 3 or 4 THEN damage is 4, 5, 6', () => {
    const damages = ['buy 2-1', 'buy 3-1', 'buy 4-1'].map(
      (text) =>
        given({ seats: 3 }).display(FULL).has(0, { damage: 5 }).turnOf(0).plays(0, text).station(0).damage,
    );
    expect(damages).toEqual([4, 5, 6]);
  });

  it('NED-BUY-3, NED-R40: the damage of row 4 comes before the building: the new card is not what is lost', () => {
    const scene = given({ seats: 3 })
      .display(FULL)
      .has(0, { damage: 15, cards: ['1B-CR1'] })
      .turnOf(0);
    scene.plays(0, 'buy 4-1');
    expect(scene.arm(0, 'crab')).toEqual([]);
    expect(scene.station(0).oxygen.at(-1)?.id).toBe('1A-OX1');
    const bare = given({ seats: 3 }).display(FULL).has(0, { damage: 15 }).turnOf(0).plays(0, 'buy 4-1');
    expect(bare.station(0).oxygen.at(-1)?.id).toBe('1A-OX1');
  });

  it('NED-BUY-4, NED-R34 V-6 GIVEN the last card of row 3 is bought THEN all rows above drop by one', () => {
    const scene = given({ seats: 3 }).turnOf(0).display(`
      1A-CR1 -      1A-CR2
      1A-CR3 1A-SH1 -
      -      1A-SH2 -
      1A-OC1 1A-OC2 1A-SY1`);
    scene.plays(0, 'buy 3-2');
    expect(scene.shownDisplay()).toEqual([
      '- - -',
      '1A-CR1 - 1A-CR2',
      '1A-CR3 1A-SH1 -',
      '1A-OC1 1A-OC2 1A-SY1',
    ]);
    expect(scene.happened('rowsDropped')).toEqual([{ type: 'rowsDropped', row: 3 }]);
  });

  it('NED-BUY-4 GIVEN a card is left in the row THEN nothing drops', () => {
    const scene = given({ seats: 3 }).display(FULL).turnOf(0).plays(0, 'buy 3-2');
    expect(scene.shownDisplay()[2]).toBe('1A-OC2 - 1A-SY2');
    expect(scene.happened('rowsDropped')).toEqual([]);
  });

  it('NED-R73 GIVEN rows have dropped THEN the next turn pays the new prices', () => {
    const scene = given({ seats: 3 }).turnOf(0).has(1, { coins: 3 }).display(`
      -      -      -
      1A-CR3 -      -
      1A-SH1 -      -
      1A-OC1 1A-OC2 1A-SY1`);
    scene.plays(0, 'buy 3-1').plays(1, 'buy 3-1');
    expect(scene.station(1).coins).toBe(0);
    expect(scene.arm(1, 'crab')).toEqual(['1A-CR3']);
  });

  it('NED-2P-1, NED-R33 V-7 GIVEN the holder is next THEN the first card of the lowest column leaves and rows drop', () => {
    const scene = given().holder(0).display(`
      -      1A-CR1 1A-CR2
      1A-CR3 -      -
      1A-SH1 1A-SH2 -
      1A-OC1 1A-OC2 1A-SY1`);
    scene.frames({ kind: 'turnStart', station: 0 }).settled();
    expect(scene.shownDisplay()).toEqual([
      '- - -',
      '- 1A-CR1 1A-CR2',
      '1A-SH1 1A-SH2 -',
      '1A-OC1 1A-OC2 1A-SY1',
    ]);
    expect(scene.state.openBox).toContain('1A-CR3');
    expect(scene.happened('cardDiscarded')).toEqual([
      { type: 'cardDiscarded', card: '1A-CR3', row: 2, column: 1 },
    ]);
  });

  it('NED-2P-1 GIVEN the other player is next, or three play, THEN no card leaves', () => {
    const other = given().holder(0).display(FULL).frames({ kind: 'turnStart', station: 1 }).settled();
    expect(other.state.display.length).toBe(12);
    const three = given({ seats: 3 })
      .holder(0)
      .display(FULL)
      .frames({ kind: 'turnStart', station: 0 })
      .settled();
    expect(three.state.display.length).toBe(12);
  });

  it('NED-2P-2, NED-R15 V-9 GIVEN seat 1 holds and seat 0 passes first THEN nothing leaves before seat 1 goes on', () => {
    const scene = given().holder(1).display(FULL).turnOf(0).plays(0, 'pass');
    expect(scene.state.holder).toBe(0);
    expect(scene.state.display.length).toBe(12);
    scene.plays(1, 'buy 4-1');
    expect([scene.asks(), scene.state.display.length]).toEqual(['turn of 1', 11]);
  });

  it('NED-2P-2 GIVEN an empty display THEN nothing leaves and the holder still has a turn', () => {
    const scene = given().holder(0).display('- - -').frames({ kind: 'turnStart', station: 0 }).settled();
    expect([scene.asks(), scene.happened('cardDiscarded').length]).toEqual(['turn of 0', 0]);
  });

  it('NED-PASS-1, NED-R72: passing is offered at the very first turn, and ends the turns of phase A', () => {
    const scene = given({ seats: 3 }).holder(0).turnOf(0);
    expect(scene.offers(0)).toContain('pass');
    scene.plays(0, 'pass').plays(1, 'pass').plays(2, 'buy 4-1');
    expect(scene.asks()).toBe('turn of 2');
    expect(scene.refuses(0, 'buy 4-2')).toBe('NED-PASS-1 why.passed');
    expect(scene.refuses(1, 'plant')).toBe('NED-PASS-1 why.passed');
  });

  it('NED-R77 GIVEN all have passed THEN they still take part in the market and in auctions', () => {
    const scene = given({ seats: 3 }).holder(0).turnOf(0).plays(0, 'pass').plays(1, 'pass').plays(2, 'pass');
    expect(scene.asks()).toBe('market of 0, 1, 2');
    scene.plays(0, 'market none').plays(1, 'market none').plays(2, 'market none').plays(0, 'row 1', 'bid 1');
    expect(scene.asks()).toBe('bid of 1');
  });

  it('NED-PASS-2, NED-PASS-3, NED-R16 V-8 GIVEN 4 players pass as 2, 0, 3, 1 THEN 3, 2, 1, 0 points and 2 leads', () => {
    const scene = given({ seats: 4 }).holder(1).display(FULL).turnOf(2).plays(2, 'pass');
    expect([scene.state.holder, scene.station(2).score]).toEqual([2, 3]);
    scene.plays(3, 'buy 4-1').plays(0, 'pass').plays(1, 'buy 4-2').plays(3, 'pass').plays(1, 'pass');
    expect(scene.state.stations.map(({ score }) => score)).toEqual([2, 0, 3, 1]);
    for (const seat of [0, 1, 2, 3]) scene.plays(seat, 'market none');
    expect(scene.asks()).toBe('row of 2');
    scene.frames({ kind: 'phaseD' }).settled();
    expect(scene.asks()).toBe('turn of 2');
  });

  it('NED-PASS-2 GIVEN 2 or 3 players THEN passing brings 3/0 or 3/2/0', () => {
    const two = given().holder(0).turnOf(0).plays(0, 'pass').plays(1, 'pass');
    expect(two.state.stations.map(({ score }) => score)).toEqual([3, 0]);
    const three = given({ seats: 3 }).holder(0).turnOf(0).plays(0, 'pass').plays(1, 'pass').plays(2, 'pass');
    expect(three.state.stations.map(({ score }) => score)).toEqual([3, 2, 0]);
  });

  it('NED-R32 GIVEN a seat that can only pass THEN it is asked all the same, but not with open coins', () => {
    const poor = { coins: 0, plantUses: 3, damage: 0, dome: 1 };
    const hidden = given({ seats: 3 }).display(FULL).has(1, poor).holder(0).turnOf(0).plays(0, 'pass');
    expect([hidden.asks(), hidden.offers(1)]).toEqual(['turn of 1', ['pass']]);
    const open = given({ seats: 3, options: { openCoins: true } })
      .display(FULL)
      .has(1, poor)
      .holder(0);
    open.turnOf(0).plays(0, 'pass');
    expect([open.asks(), open.station(1).passed]).toEqual(['turn of 2', 2]);
  });

  it('NED-R26, NED-RES-1A1 GIVEN a set whose research repairs more than the plant costs THEN a use costs nothing and repairs nothing', () => {
    const json = houseJson();
    // as: the house set has cards
    const cards = json.cards as { list: { id: string; effect: unknown }[] };
    for (const card of cards.list) if (card.id === '1A-RE1') card.effect = { type: 'plantBonus', repair: 2 };
    const scene = given({ seats: 3, edition: edition(json) })
      .has(0, { cards: ['1A-RE1'], damage: 4 })
      .turnOf(0)
      .plays(0, 'plant', 'plant');
    expect(scene.station(0).damage).toBe(5);
  });
});

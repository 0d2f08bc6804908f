import { describe, expect, it } from 'vitest';
import type { Msg, Seat } from '../../../src/engine/core/contract.ts';
import { given, solo, type Scene } from './scene.ts';

const msg = (key: string, named?: Record<string, unknown>): Msg =>
  // as: messages with the fields that the scenarios name
  (named === undefined ? { key } : { key, with: named }) as Msg;

/** What is read of an option, without its number. */
function read(scene: Scene, seat: Seat, text: string) {
  const found = scene.game.prompt(scene.state, seat)?.options.find((option) => option.text === text);
  return found && { label: found.label, detail: found.detail, group: found.group, target: found.target };
}
const asks = (scene: Scene, seat: Seat): Msg | undefined => scene.game.prompt(scene.state, seat)?.question;

/** Seat 1 in its turn, with a price row for each step. */
const turn = (): Scene =>
  given({ seats: 3 })
    .has(1, {
      coins: 30,
      cards: ['1A-SH1', '2A-SH2', '1A-OX1', '1A-RE3'],
      lying: { '2A-SH2': 1 },
      plantUses: 1,
    })
    .display('2B-RE3 - -\n1B-RE2 - -\n1B-OX3 - -\n1A-SY1 - 1A-SH2')
    .turnOf(1);

describe('New Eden: what is read of a question and its options', () => {
  it('GIVEN cards of the display THEN price, effect, end points, sites and the step of each row', () => {
    const card = (
      id: string,
      coins: number,
      key: string,
      named: object,
      row: number,
      column = 1,
    ): unknown => ({
      label: msg('do.buy', { card: id, coins }),
      detail: { key, with: named },
      group: 'group.buy',
      target: `space:${row}-${column}`,
    });
    const damage = msg('step.damage', { n: 1 });
    expect(read(turn(), 1, 'buy 1-1')).toEqual(
      card(
        '2B-RE3',
        10,
        'detail.card',
        { effect: msg('effect.included'), endPoints: 8, step: msg('step.damage', { n: 5 }) },
        1,
      ),
    );
    expect(read(turn(), 1, 'buy 2-1')).toEqual(
      card(
        '1B-RE2',
        6,
        'detail.card',
        { effect: msg('effect.marker', { n: 3 }), endPoints: 0, step: msg('step.nothing') },
        2,
      ),
    );
    expect(read(turn(), 1, 'buy 3-1')).toEqual(
      card(
        '1B-OX3',
        3,
        'detail.card',
        { effect: msg('effect.bottles', { first: 2, second: 2 }), endPoints: 1, step: msg('step.nothing') },
        3,
      ),
    );
    expect(read(turn(), 1, 'buy 4-1')).toEqual(
      card(
        '1A-SY1',
        1,
        'detail.effects',
        {
          deeples: 2,
          more: msg('detail.card', { effect: msg('effect.included'), endPoints: 0, step: damage }),
        },
        4,
      ),
    );
    expect(read(turn(), 1, 'buy 4-3')).toEqual(
      card(
        '1A-SH2',
        1,
        'detail.module',
        { effect: msg('effect.points', { n: 5 }), endPoints: 0, sites: 2, step: damage },
        4,
        3,
      ),
    );
  });

  it('GIVEN any card THEN its effect is said in its own words', () => {
    const { game } = given();
    const effect = (card: string): unknown => game.wordFor?.('card', card)?.with?.effect;
    expect(effect('1A-CR1')).toEqual(msg('effect.coins', { n: 3 }));
    expect(effect('1A-OC2')).toEqual(msg('effect.repair', { n: 5 }));
    expect(effect('1A-OX1')).toEqual(msg('effect.bottle', { first: 3 }));
    expect(effect('3A-OX1')).toEqual(msg('effect.bottles', { first: 4, second: 2 }));
    expect(effect('1A-RE1')).toEqual(msg('effect.plantBonus', { repair: 1 }));
    expect(effect('1A-RE2')).toEqual(msg('effect.plantBonus', { coins: 2 }));
    expect(effect('1A-RE3')).toEqual(msg('effect.plantBonus', { points: 2 }));
    expect(effect('1B-RE1')).toEqual(msg('effect.gainCoins', { n: 5 }));
    expect(effect('2A-RE1')).toEqual(msg('effect.hit.shipyard', { n: 1 }));
    expect(effect('2A-RE2')).toEqual(msg('effect.hit.crab', { n: 1 }));
    expect(effect('2A-RE3')).toEqual(msg('effect.hit.oxygen', { n: 1 }));
    expect(effect('2B-RE1')).toEqual(msg('effect.crabsDoNotPull'));
    expect(effect('3B-RE2')).toEqual(msg('effect.mannedCrabs', { n: 2 }));
    expect(effect('3A-RE2')).toEqual(msg('effect.othersGainCoins', { n: 5 }));
    expect(effect('3B-RE1')).toEqual(msg('effect.repairNow', { n: 5 }));
    expect(effect('EX-OC1')).toEqual(msg('effect.repair', { n: 3 }));
  });

  it('GIVEN the other options of a turn THEN tanks, plant, extensions and what passing brings', () => {
    const scene = turn();
    expect(asks(scene, 1)).toEqual(msg('ask.turn'));
    expect(read(scene, 1, 'oxygen 1A-OX1')).toEqual({
      label: msg('do.oxygen', { card: '1A-OX1' }),
      detail: msg('effect.bottle', { first: 3 }),
      group: 'group.oxygen',
      target: 'oxygen:1:1A-OX1',
    });
    expect(read(scene, 1, 'plant')).toEqual({
      label: msg('do.plant', { coins: 5 }),
      detail: msg('detail.plant', { damage: 3, left: 2, after: 6, points: 2 }),
      group: 'group.free',
      target: 'plant:1',
    });
    const extension = (kind: string, detail: Msg): unknown => ({
      label: msg('do.extend', { extension: kind, coins: 6 }),
      detail,
      group: 'group.free',
      target: `extension:1:${kind}`,
    });
    const extensions = ['shipyard', 'oxygen', 'octopus', 'research'].map((kind) =>
      read(scene, 1, `extend ${kind}`),
    );
    expect(extensions).toEqual([
      extension('shipyard', msg('detail.extension.shipyard', { deeples: 3 })),
      extension('oxygen', msg('detail.extension.oxygen', { first: 2, second: 1 })),
      extension('octopus', msg('detail.extension.octopus', { repair: 3 })),
      extension('research', msg('detail.extension.research', { points: 3 })),
    ]);
    expect(read(scene, 1, 'pass')).toEqual({
      label: msg('do.pass'),
      // an oxygen card that still fills a module is unused
      detail: msg('detail.effects', {
        more: msg('detail.pass', { place: 1, points: 3 }),
        warning: msg('warning.oxygenLeft'),
      }),
      target: 'pass:1',
    });
    expect(read(scene.has(0, { passed: 1 }).holder(0), 1, 'pass')?.detail).toMatchObject({
      with: { more: msg('detail.pass', { place: 2, points: 2 }) },
    });
    const plain = given({ seats: 3 })
      .has(1, { cards: ['1A-RE2'] })
      .turnOf(1);
    expect(read(plain, 1, 'plant')).toMatchObject({
      label: msg('do.plant', { coins: 7 }),
      detail: msg('detail.plant', { damage: 1, left: 3, after: 3 }),
    });
  });

  it('NED-OX-2, NED-OX-7 GIVEN an oxygen action THEN bottle, positions, how full a module would be and what it does', () => {
    const scene = turn()
      .has(1, { extensions: ['oxygen'] })
      .plays(1, 'oxygen EX-OX1');
    expect(asks(scene, 1)).toEqual(msg('ask.bottle', { card: 'EX-OX1', bottle: 2 }));
    expect(read(scene, 1, 'move shell 2')).toEqual({
      label: msg('do.move', { module: '2A-SH2', arm: 'shell', position: 2 }),
      detail: msg('detail.sites', { lying: 2, sites: 2, effect: msg('effect.points', { n: 6 }) }),
      group: 'group.move',
      target: 'module:1:shell:2',
    });
    expect(read(scene, 1, 'lift shell 2')).toEqual({
      label: msg('do.lift', { module: '2A-SH2', arm: 'shell', position: 2 }),
      group: 'group.lift',
      target: 'module:1:shell:2',
    });
    expect(read(scene, 1, 'skip')).toEqual({ label: msg('do.skip'), target: 'pass:1' });
    scene.plays(1, 'move shell 1');
    expect(asks(scene, 1)).toEqual(msg('ask.bottle', { card: 'EX-OX1', bottle: 1 }));
    scene.plays(1, 'skip');
    expect(asks(scene, 1)).toEqual(msg('ask.activate'));
    expect(read(scene, 1, 'activate 1A-SH1')).toEqual({
      label: msg('do.activate', { modules: ['1A-SH1'] }),
      detail: msg('detail.effects', { points: 2 }),
      target: 'module:1:shell:1',
    });
    expect(read(scene, 1, 'activate none')).toEqual({ label: msg('do.activateNone'), target: 'pass:1' });
  });

  it('GIVEN two modules may be activated THEN both are named, with what they give together', () => {
    const scene = given({ seats: 3 })
      .has(1, { cards: ['1A-SH1', '1A-CR1'], dome: 2 })
      .turnOf(1);
    scene.plays(1, 'oxygen ST-OX2', 'move shell 1', 'move crab 1');
    expect(read(scene, 1, 'activate 1A-CR1 1A-SH1')).toEqual({
      label: msg('do.activate', { modules: ['1A-CR1', '1A-SH1'] }),
      detail: msg('detail.effects', { coins: 3, points: 2 }),
    });
  });

  it('GIVEN a lifted deeple THEN the arm, the module it leaves and the bottle, and where it goes on', () => {
    const scene = turn()
      .has(1, { cards: ['1B-SH1'] })
      .plays(1, 'oxygen 1A-OX1', 'lift shell 2');
    expect(asks(scene, 1)).toEqual(msg('ask.land', { arm: 'shell', from: 2, bottle: 3 }));
    expect(read(scene, 1, 'move shell 3')).toEqual({
      label: msg('do.moveOn', { module: '1B-SH1', arm: 'shell', position: 3 }),
      detail: msg('detail.sites', { lying: 1, sites: 1, effect: msg('effect.points', { n: 3 }) }),
      group: 'group.move',
      target: 'module:1:shell:3',
    });
  });

  it('NED-DMG-3 GIVEN a loss THEN the card that would go, what it is worth, and its arm', () => {
    const scene = given({ seats: 3 }).has(1, { damage: 15, cards: ['1A-CR1', '1A-SH2', '1A-SH1', '1A-OX1'] });
    scene.turnOf(1).plays(1, 'plant');
    expect(asks(scene, 1)).toEqual(msg('ask.destroy'));
    expect(read(scene, 1, 'destroy shell')).toEqual({
      label: msg('do.destroy', { card: '1A-SH1', arm: 'shell' }),
      detail: msg('detail.module', { effect: msg('effect.points', { n: 2 }), endPoints: 1, sites: 1 }),
      target: 'arm:1:shell',
    });
    expect(read(scene, 1, 'destroy oxygen')?.detail).toEqual(
      msg('detail.card', { effect: msg('effect.bottle', { first: 3 }), endPoints: 1 }),
    );
  });

  it('NED-B-2 GIVEN the market THEN cards with price and damage of as many, marked where it is one', () => {
    const scene = given({ seats: 2 }).market([], ['1B-SH3', '1B-SH1', '1B-SH2']);
    expect(asks(scene, 1)).toEqual(msg('ask.market'));
    expect(scene.offers(1).slice(0, 8)).toEqual([
      'market none',
      'market 1B-SH1',
      'market 1B-SH2',
      'market 1B-SH3',
      'market 1B-SH1 1B-SH2',
      'market 1B-SH1 1B-SH3',
      'market 1B-SH2 1B-SH3',
      'market 1B-SH1 1B-SH2 1B-SH3',
    ]);
    expect(scene.offers(1).slice(8)).toEqual([
      'plant',
      'extend shipyard',
      'extend oxygen',
      'extend octopus',
      'extend research',
    ]);
    const group = 'group.market';
    expect(read(scene, 1, 'market none')).toEqual({ label: msg('do.marketNone'), group });
    expect(read(scene, 1, 'market 1B-SH2')).toEqual({
      label: msg('do.market', { cards: ['1B-SH2'] }),
      detail: msg('detail.market', { coins: 1, damage: 1 }),
      group,
      target: 'hand:1B-SH2',
    });
    expect(read(scene, 1, 'market 1B-SH1 1B-SH2 1B-SH3')).toEqual({
      label: msg('do.market', { cards: ['1B-SH1', '1B-SH2', '1B-SH3'] }),
      detail: msg('detail.market', { coins: 6, damage: 6 }),
      group,
    });
  });

  it('NED-BUILD-4 GIVEN the order of an arm THEN the arm is named, and each card with what it does', () => {
    const scene = given({ seats: 2 }).auctions(1, ['1B-OX1', '1B-OX2'], [], [], []);
    scene.plays(1, 'row 1', 'bid 1').plays(0, 'drop');
    expect(asks(scene, 1)).toEqual(msg('ask.place', { arm: 'oxygen' }));
    expect(read(scene, 1, 'place 1B-OX2')).toEqual({
      label: msg('do.place', { card: '1B-OX2' }),
      detail: msg('detail.card', { effect: msg('effect.bottles', { first: 3, second: 1 }), endPoints: 1 }),
    });
  });

  it('NED-C-2, NED-C-8 GIVEN rows THEN how many cards, which, and the actions that come with them', () => {
    const scene = given({ seats: 3 }).auctions(1, [], ['1B-SH1', '1B-CR1'], [], []);
    expect(asks(scene, 1)).toEqual(msg('ask.row'));
    expect(read(scene, 1, 'row 2')).toEqual({
      label: msg('do.row', { row: 2, cards: 2 }),
      detail: msg('detail.row', { actions: 1, cards: ['1B-SH1', '1B-CR1'] }),
      target: 'row:2',
    });
    expect(read(scene, 1, 'row 3')).toEqual({
      label: msg('do.row', { row: 3, cards: 0 }),
      detail: msg('detail.row', { actions: 3 }),
      target: 'row:3',
    });
  });

  it('NED-C-3, NED-C-4, NED-C-12 GIVEN an auction THEN row, highest bid and bidder, and the coins that would be left', () => {
    const scene = given({ seats: 3, options: { standingBids: true } })
      .has(2, { coins: 7 })
      .auctions(1, [], ['1B-SH1'], [], []);
    scene.plays(1, 'row 2');
    expect(asks(scene, 1)).toEqual(msg('ask.openBid', { row: 2 }));
    expect(read(scene, 1, 'bid 0')).toEqual({ label: msg('do.bidNone'), group: 'group.drop' });
    expect(read(scene, 1, 'bid 4')).toEqual({
      label: msg('do.bid', { coins: 4 }),
      detail: msg('detail.coinsLeft', { coins: 6 }),
      group: 'group.bid',
    });
    scene.plays(1, 'bid 4');
    expect(asks(scene, 2)).toEqual(msg('ask.bid', { row: 2, high: 4, bidder: 1 }));
    expect(read(scene, 2, 'bid 5')?.detail).toEqual(msg('detail.coinsLeft', { coins: 2 }));
    expect(read(scene, 2, 'drop')).toEqual({
      label: msg('do.drop'),
      group: 'group.drop',
      target: 'pass:2',
    });
    expect(read(scene, 2, 'drop all')).toEqual({
      label: msg('do.dropAll'),
      detail: msg('detail.dropAll'),
      group: 'group.drop',
    });
    expect(scene.offers(2).slice(0, 6)).toEqual(['bid 5', 'bid 6', 'bid 7', 'maximum', 'drop', 'drop all']);
    expect(read(scene, 2, 'maximum')).toEqual({
      label: msg('do.maximum'),
      detail: msg('detail.maximum'),
      group: 'group.bid',
    });
    scene.plays(2, 'maximum');
    expect(asks(scene, 2)).toEqual(msg('ask.bid', { row: 2, high: 4, bidder: 1 }));
    expect(scene.offers(2)).toEqual(['limit 5', 'limit 6', 'limit 7', 'drop']);
    expect(read(scene, 2, 'limit 6')).toEqual({
      label: msg('do.limit', { coins: 6 }),
      detail: msg('detail.coinsLeft', { coins: 1 }),
      group: 'group.limit',
    });
  });

  it('NED-C-4 GIVEN nobody has bid THEN the question names no bidder', () => {
    const scene = given({ seats: 3 }).auctions(1, [], ['1B-SH1'], [], []).plays(1, 'row 2', 'bid 0');
    expect(asks(scene, 2)).toEqual(msg('ask.bid', { row: 2, high: 0 }));
  });

  it('NED-C-8 GIVEN a won row THEN the row, the actions left, and what the push costs', () => {
    const scene = given({ seats: 2 })
      .has(1, { cards: ['1A-CR1'] })
      .auctions(1, [], ['1B-SH1'], [], [])
      .plays(1, 'row 2', 'bid 1')
      .plays(0, 'drop');
    expect(asks(scene, 1)).toEqual(msg('ask.extra', { row: 2, left: 2 }));
    expect(read(scene, 1, 'push')).toEqual({
      label: msg('do.push', { damage: 1 }),
      group: 'group.oxygen',
    });
    expect(read(scene, 1, 'done')).toEqual({ label: msg('do.done'), target: 'pass:1' });
  });

  it('NED-SOLO-9, NED-SOLO-11 GIVEN the solo auctions THEN the cards of a row, and what Deep Thought bids', () => {
    const scene = solo().has(1, { coins: 7 }).rows([], [], ['1B-CR1', '1B-SH1'], ['1B-OX1']);
    scene.frames({ kind: 'keep' });
    expect(asks(scene, 0)).toEqual(msg('ask.keep'));
    expect(read(scene, 0, 'keep 3')).toEqual({
      label: msg('do.keep', { row: 3, cards: ['1B-CR1', '1B-SH1'] }),
      detail: msg('detail.keep', { coins: 4 }),
      target: 'row:3',
    });
    scene.plays(0, 'keep 3');
    expect(asks(scene, 0)).toEqual(msg('ask.soloBid', { row: 3, coins: 4, cards: 2, actions: 1 }));
    expect(scene.offers(0)).toEqual([
      'bid 5',
      'drop',
      'plant',
      'extend shipyard',
      'extend oxygen',
      'extend octopus',
      'extend research',
    ]);
    const broke = solo().has(1, { coins: 0 }).rows([], [], ['1B-CR1'], ['1B-OX1']);
    broke.frames({ kind: 'keep' }).plays(0, 'keep 4');
    expect(asks(broke, 0)).toEqual(msg('ask.soloBid', { row: 4, coins: 0, cards: 1, actions: 2 }));
  });
});

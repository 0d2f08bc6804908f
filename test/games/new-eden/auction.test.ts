import { describe, expect, it } from 'vitest';
import { edition, given, houseJson, type Holdings, type Scene } from './scene.ts';

const ROWS = [['1B-SH1'], ['1B-CR1', '1B-CR2'], [], ['1B-OX1', '1B-OX2', '1B-OC1']] as const;
const auctions = (seats: number, opener = 0): Scene => given({ seats }).auctions(opener, ...ROWS);
const sold = (scene: Scene): readonly string[] => scene.state.rows.map(({ status }) => status);

describe('New Eden: phase C, auctions', () => {
  it('NED-C-1 GIVEN the market is closed THEN all rows are turned up and the holder opens', () => {
    const scene = given({ seats: 3 }).holder(1).market(['1B-SH1'], ['1B-SH2'], ['1B-SH3']);
    for (const seat of [0, 1, 2]) scene.plays(seat, 'market none');
    expect([scene.view().phase, scene.asks()]).toEqual(['C', 'row of 1']);
    expect(scene.view().rows.map(({ cards }) => cards)).toEqual([['1B-SH2'], ['1B-SH3'], ['1B-SH1'], []]);
  });

  it('NED-C-2, NED-R47: any row without a marker may be chosen, also an empty one', () => {
    const scene = auctions(3);
    expect(scene.offers(0).slice(0, 4)).toEqual(['row 1', 'row 2', 'row 3', 'row 4']);
    scene.plays(0, 'row 3', 'bid 1').plays(1, 'drop').plays(2, 'drop').plays(0, 'done');
    expect(scene.refuses(0, 'row 3')).toBe('NED-C-2 why.rowDone');
    expect(sold(scene)).toEqual(['open', 'open', 'sold', 'open']);
  });

  it('NED-C-2, NED-R46 GIVEN one row is left THEN it is chosen by itself, and the opener opens', () => {
    const scene = given({ seats: 3 }).rows(...ROWS);
    for (const row of scene.state.rows.slice(0, 3)) row.status = 'unsold';
    scene.frames({ kind: 'nextAuction', opener: 2 }).settled();
    expect(scene.asks()).toBe('openBid of 2');
    expect(scene.happened('rowChosen')).toEqual([{ type: 'rowChosen', seat: 2, row: 4 }]);
  });

  it('NED-C-3, NED-R44 GIVEN 10 coins THEN 0 to 10 may be opened; at 0 the opener is out', () => {
    const scene = auctions(3).plays(0, 'row 1');
    expect(scene.offers(0).slice(0, 11)).toEqual(Array.from({ length: 11 }, (_, n) => `bid ${n}`));
    expect(scene.refuses(0, 'bid 11')).toBe('NED-C-3 why.coins');
    scene.plays(0, 'bid 0');
    expect(scene.refuses(0, 'bid 1')).toBe('NED-R44 why.outOfAuction');
    expect(scene.refuses(2, 'bid 1')).toBe('NED-C-4 why.notAsked');
    scene.plays(1, 'bid 1').plays(2, 'drop');
    expect(scene.asks()).toBe('extra of 1');
  });

  it('NED-C-4, NED-R19 GIVEN a bid of 3 THEN the next bids 4 to his coins, or drops out', () => {
    const scene = auctions(3).has(1, { coins: 5, plantUses: 3 }).plays(0, 'row 1', 'bid 3');
    expect(scene.offers(1)).toEqual(['bid 4', 'bid 5', 'drop', 'drop all']);
    expect(scene.refuses(1, 'bid 3')).toBe('NED-C-4 why.bidTooLow');
    expect(scene.refuses(1, 'bid 6')).toBe('NED-C-4 why.coins');
  });

  it('NED-C-4, NED-C-6, NED-C-8 V-18 GIVEN an empty row and bids 2, 3, 5 THEN seat 0 pays 5 and has 3 actions and the push', () => {
    const scene = auctions(3, 1).plays(1, 'row 3', 'bid 2').plays(2, 'bid 3').plays(0, 'bid 5');
    scene.plays(1, 'drop').plays(2, 'drop');
    expect([scene.asks(), scene.station(0).coins]).toEqual(['extra of 0', 5]);
    expect(scene.state.frames.at(-1)).toMatchObject({ left: 3, pushed: 0 });
  });

  it('NED-C-5 GIVEN two go on raising THEN it goes round and ends when only the highest bidder is left', () => {
    const scene = auctions(3).plays(0, 'row 1', 'bid 1').plays(1, 'bid 2').plays(2, 'drop');
    expect(scene.asks()).toBe('bid of 0');
    scene.plays(0, 'bid 3').plays(1, 'bid 4').plays(0, 'drop');
    expect(scene.asks()).toBe('extra of 1');
    expect(scene.refuses(2, 'bid 9')).toBe('NED-C-4 why.notAsked');
  });

  it('NED-C-3, NED-C-6, NED-C-8, NED-C-9, NED-R76 V-15 GIVEN bids 0, 1, drop, 2, drop THEN seat 3 wins, builds, opens next', () => {
    const scene = auctions(4)
      .has(3, { cards: ['1A-CR1'] })
      .plays(0, 'row 1', 'bid 0')
      .plays(1, 'bid 1');
    scene.plays(2, 'drop').plays(3, 'bid 2').plays(1, 'drop');
    expect(scene.station(3).coins).toBe(8);
    expect(scene.arm(3, 'shell')).toEqual(['1B-SH1']);
    expect(scene.state.frames.at(-1)).toMatchObject({ kind: 'extra', left: 2 });
    expect(scene.offers(3)).toContain('push');
    scene.plays(3, 'done');
    expect(scene.asks()).toBe('row of 3');
    expect(scene.view().rows[0]).toMatchObject({ status: 'sold', winner: 3, price: 2, count: 0 });
  });

  it('NED-C-7, NED-C-12, NED-R20, NED-R48 V-17 GIVEN nobody bids THEN the row is boxed, the opener opens again, who dropped all is not asked', () => {
    const scene = auctions(4, 2)
      .plays(2, 'row 2', 'bid 0')
      .plays(3, 'drop')
      .plays(0, 'drop all')
      .plays(1, 'drop');
    expect(sold(scene)[1]).toBe('unsold');
    expect(scene.state.openBox).toEqual(expect.arrayContaining(['1B-CR1', '1B-CR2']));
    expect(scene.asks()).toBe('row of 2');
    scene.plays(2, 'row 1', 'bid 0').plays(3, 'drop');
    expect(scene.asks()).toBe('bid of 1');
    expect(scene.refuses(0, 'bid 1')).toBe('NED-C-12 why.outOfAllAuctions');
    expect(scene.view().stations.map(({ droppedAll }) => droppedAll)).toEqual([true, false, false, false]);
    scene.frames({ kind: 'phaseD' });
    delete scene.state.auction;
    scene.settled();
    expect(scene.station(0).droppedAll).toBe(false);
  });

  it('NED-C-8, NED-R21, NED-R50: extra actions, the push and free actions come in any order, all optional', () => {
    const scene = auctions(3)
      .has(0, { cards: ['1A-CR1', '1A-CR2'], dome: 3 })
      .plays(0, 'row 2', 'bid 1');
    scene.plays(1, 'drop').plays(2, 'drop').plays(0, 'place 1B-CR1');
    expect(scene.offers(0).slice(0, 3)).toEqual(['oxygen ST-OX1', 'oxygen ST-OX2', 'push']);
    scene.plays(0, 'oxygen ST-OX1', 'move crab 1', 'activate none');
    expect(scene.refuses(0, 'oxygen ST-OX2')).toBe('NED-C-8 why.noActionLeft');
    scene.plays(0, 'plant', 'push');
    expect(scene.station(0).damage).toBe(2);
    expect(scene.refuses(0, 'push')).toBe('NED-C-8 why.pushed');
    scene.plays(0, 'oxygen ST-OX2', 'move crab 1', 'skip', 'activate 1A-CR1', 'done');
    expect(scene.asks()).toBe('row of 0');
  });

  it('NED-C-8 GIVEN every tank is used THEN there is no push, and the refusal says so', () => {
    const scene = auctions(3)
      .has(0, { cards: ['1A-CR1', '1A-CR2'], dome: 1, used: ['ST-OX1', 'ST-OX2'] })
      .plays(0, 'row 3', 'bid 1');
    scene.plays(1, 'drop').plays(2, 'drop');
    expect(scene.offers(0)).not.toContain('push');
    expect(scene.refuses(0, 'push')).toBe('NED-C-8 why.noFullTank');
  });

  it('NED-C-8, NED-DMG-2 V-19 GIVEN damage 15 and a won row of 3 WHEN pushing THEN one card is lost and one action won', () => {
    const scene = auctions(3)
      .has(0, { damage: 15, cards: ['1A-CR1'] })
      .plays(0, 'row 4', 'bid 1');
    scene.plays(1, 'drop').plays(2, 'drop').plays(0, 'place 1B-OX1');
    expect(scene.state.frames.at(-1)).toMatchObject({ left: 0 });
    scene.plays(0, 'push', 'destroy octopus');
    expect(scene.station(0).damage).toBe(15);
    expect(scene.state.frames.at(-1)).toMatchObject({ left: 1, pushed: 1 });
    expect(scene.offers(0)).toContain('oxygen 1B-OX1');
  });

  it('NED-C-8 GIVEN nothing to move, no plant and no extension left THEN the extra question closes by itself', () => {
    const done = { plantUses: 3, extensions: ['shipyard', 'oxygen', 'octopus', 'research'] as const };
    const scene = auctions(3).has(0, { ...done, extensions: [...done.extensions], dome: 0 });
    scene.plays(0, 'row 3', 'bid 1').plays(1, 'drop').plays(2, 'drop');
    expect(scene.asks()).toBe('row of 0');
    const movable = auctions(3).has(0, { ...done, extensions: [...done.extensions] });
    movable.plays(0, 'row 3', 'bid 1').plays(1, 'drop').plays(2, 'drop');
    expect(movable.asks()).toBe('extra of 0');
  });

  it('NED-C-10 GIVEN four auctions were held THEN phase C ends, bonus cards pay, and the next round begins', () => {
    const scene = auctions(2);
    for (let held = 0; held < 4; held += 1) {
      const rows = scene.offers(0).filter((text) => text.startsWith('row'));
      if (rows[0] !== undefined) scene.plays(0, rows[0]);
      scene.plays(0, 'bid 0').plays(1, 'drop');
      expect(scene.state.round).toBe(held < 3 ? 1 : 2);
    }
    expect(scene.state.rows).toEqual([]);
  });

  it('NED-C-11 GIVEN a row, an opening or a bid is asked for THEN free actions are offered', () => {
    const scene = auctions(3);
    expect(scene.offers(0)).toEqual(expect.arrayContaining(['plant', 'extend oxygen']));
    scene.plays(0, 'plant', 'row 1');
    expect(scene.offers(0)).toContain('plant');
    scene.plays(0, 'extend oxygen', 'bid 1');
    expect(scene.offers(1)).toContain('plant');
    scene.plays(1, 'plant');
    expect(scene.offers(1)).toContain('bid 15');
    expect(scene.refuses(0, 'plant')).toBe('NED-FREE-1 why.notAsked');
  });

  it('NED-C-12 GIVEN a plain drop THEN the seat is asked again in the next auction', () => {
    const scene = auctions(2).plays(0, 'row 1', 'bid 0').plays(1, 'drop').plays(0, 'row 2', 'bid 1');
    expect(scene.asks()).toBe('bid of 1');
  });

  it('NED-R45 GIVEN all others dropped all THEN the opener wins with 1 at once, with 0 the row stays unsold', () => {
    const scene = auctions(2).plays(0, 'row 1', 'bid 0').plays(1, 'drop all').plays(0, 'row 2', 'bid 1');
    scene.plays(0, 'place 1B-CR1');
    expect([scene.asks(), scene.station(0).coins]).toEqual(['extra of 0', 9]);
    scene.plays(0, 'done', 'row 4', 'bid 0');
    expect(sold(scene)).toEqual(['unsold', 'sold', 'open', 'unsold']);
  });

  it('NED-R49 GIVEN 250 coins THEN a bid goes at most 100 above the highest one', () => {
    const scene = auctions(2).has(0, { coins: 250 }).has(1, { coins: 250 }).plays(0, 'row 1');
    expect(
      scene
        .offers(0)
        .filter((text) => text.startsWith('bid'))
        .at(-1),
    ).toBe('bid 100');
    scene.plays(0, 'bid 7');
    expect(scene.offers(1)).toContain('bid 107');
    expect(scene.refuses(1, 'bid 108')).toBe('NED-R49 why.bidTooHigh');
  });

  it('NED-R32 V-40 GIVEN no coins and no plant THEN the seat is asked to drop, but not with open coins', () => {
    const poor = { coins: 0, plantUses: 3 };
    const hidden = auctions(2).has(1, poor).plays(0, 'row 1', 'bid 1');
    expect([hidden.asks(), hidden.offers(1)]).toEqual(['bid of 1', ['drop', 'drop all']]);
    const open = given({ seats: 2, options: { openCoins: true } })
      .auctions(0, ...ROWS)
      .has(1, poor);
    open.plays(0, 'row 1', 'bid 1');
    expect([open.asks(), open.station(1).droppedAll]).toEqual(['extra of 0', false]);
  });

  it('NED-C-8 GIVEN rows as they come from the market THEN their size when turned up says the actions', () => {
    const scene = given({ seats: 2 }).holder(0).market(['1B-SH1', '1B-SH2'], ['1B-CR1']);
    scene.plays(0, 'market none').plays(1, 'market none').plays(0, 'row 1', 'bid 1').plays(1, 'drop');
    expect(scene.view().rows.map(({ actions }) => actions)).toEqual([1, 2, 3, 3]);
    expect(scene.plays(0, 'place 1B-SH1').state.frames.at(-1)).toMatchObject({ kind: 'extra', left: 1 });
  });

  it('NED-R32 GIVEN open coins and none left THEN opening at 0 is not asked; with coins behind screens it is', () => {
    const broke = { coins: 0, plantUses: 3 };
    const open = given({ seats: 2, options: { openCoins: true } })
      .has(0, broke)
      .auctions(0, ...ROWS)
      .plays(0, 'row 1');
    expect(open.asks()).toBe('bid of 1');
    const hidden = auctions(2).has(0, broke).plays(0, 'row 1');
    expect([hidden.asks(), hidden.offers(0)]).toEqual(['openBid of 0', ['bid 0']]);
  });

  it('NED-R32 GIVEN open coins after a won row THEN only `done` is taken unasked, a tank to use is asked about', () => {
    const built = ['shipyard', 'oxygen', 'octopus'] as const;
    const winner = (used: readonly string[]): Scene =>
      given({ seats: 2, options: { openCoins: true } })
        .has(0, { coins: 1, plantUses: 3, extensions: [...built], cards: ['1A-CR1'], used, dome: 1 })
        .auctions(0, [], [], ['1B-CR1', '1B-SH1', '1B-RE2'], [])
        .plays(0, 'row 3', 'bid 1')
        .plays(1, 'drop');
    expect(winner(['ST-OX1', 'ST-OX2', 'EX-OX1']).asks()).toBe('row of 0');
    expect(winner(['ST-OX1', 'ST-OX2']).offers(0)).toEqual(['push', 'done']);
  });

  it('NED-C-8 GIVEN nothing but plant uses, one extension or the push is left THEN the extra question is asked all the same', () => {
    const most = ['shipyard', 'oxygen', 'octopus'] as const;
    const asked = (holdings: Holdings, ...cards: string[]): string =>
      given({ seats: 2 })
        .has(0, { coins: 1, dome: 0, ...holdings })
        .auctions(0, cards, [], [], [])
        .plays(0, 'row 1', 'bid 1')
        .plays(1, 'drop')
        .asks();
    expect(asked({ plantUses: 3, extensions: [...most] })).toBe('extra of 0');
    expect(asked({ plantUses: 2, extensions: [...most, 'research'] })).toBe('extra of 0');
    const full = { plantUses: 3, extensions: [...most, 'research'] as const };
    const three = ['1B-CR1', '1B-SH1', '1B-RE2'];
    expect(asked({ ...full, extensions: [...full.extensions], dome: 1 }, ...three)).toBe('extra of 0');
    const used = ['ST-OX1', 'ST-OX2', 'EX-OX1'];
    expect(asked({ ...full, extensions: [...full.extensions], dome: 1, used }, ...three)).toBe('row of 0');
  });

  it('NED-C-8 GIVEN action and push are used up THEN the extra question closes by itself', () => {
    const scene = given({ seats: 2 }).has(0, {
      plantUses: 3,
      extensions: ['shipyard', 'oxygen', 'octopus', 'research'],
      dome: 3,
    });
    scene.auctions(0, ['1B-CR1', '1B-SH1', '1B-RE2'], [], [], []).plays(0, 'row 1', 'bid 1').plays(1, 'drop');
    scene.plays(0, 'push', 'oxygen ST-OX1', 'move crab 1', 'activate none');
    expect(scene.asks()).toBe('row of 0');
  });

  it('NED-C-4, NED-C-5 GIVEN seat 2 has bid and seat 0 dropped THEN seat 1 is next, and after him seat 2 again', () => {
    const scene = auctions(3, 1).plays(1, 'row 1', 'bid 1').plays(2, 'bid 2').plays(0, 'drop');
    expect(scene.asks()).toBe('bid of 1');
    expect(scene.plays(1, 'bid 3').asks()).toBe('bid of 2');
  });

  it('NED-C-7 GIVEN cards leave unsold THEN the open box keeps its order: the order of play leaves no trace', () => {
    const scene = auctions(2)
      .plays(0, 'row 4', 'bid 0')
      .plays(1, 'drop')
      .plays(0, 'row 1', 'bid 0')
      .plays(1, 'drop');
    expect(scene.state.openBox).toEqual([...scene.state.openBox].sort());
  });

  it('NED-R8, NED-R21 GIVEN a set with two pushes of 2 damage and two cards lost THEN those numbers hold', () => {
    const json = houseJson();
    const changed = edition({
      ...json,
      // as: tables of the house set
      auction: { ...(json.auction as object), pushesPerRow: 2, pushDamage: 2, actionsByCards: [5, 4, 2, 0] },
      damageTrack: { ...(json.damageTrack as object), cardsLostPerOverflow: 2 },
    });
    const scene = given({ seats: 2, edition: changed })
      .has(0, { damage: 12, cards: ['1A-CR1', '1A-SH1', '1A-OC1'] })
      .auctions(0, ['1B-SH1'], [], [], [])
      .plays(0, 'row 1', 'bid 1')
      .plays(1, 'drop');
    expect(scene.state.frames.at(-1)).toMatchObject({ left: 4 });
    scene.plays(0, 'push');
    expect(scene.station(0).damage).toBe(14);
    scene.plays(0, 'push', 'destroy crab', 'destroy shell');
    expect([scene.station(0).damage, scene.arm(0, 'crab'), scene.arm(0, 'shell')]).toEqual([
      15,
      [],
      ['1A-SH1'],
    ]);
    expect(scene.refuses(0, 'push')).toBe('NED-C-8 why.pushed');
    const once = given({ seats: 2, edition: changed })
      .has(0, { cards: ['1A-CR1'] })
      .auctions(0, ['1B-SH1'], [], [], [])
      .plays(0, 'row 1', 'bid 1')
      .plays(1, 'drop')
      .plays(0, 'push')
      .has(0, { used: ['ST-OX1', 'ST-OX2'] });
    expect(once.refuses(0, 'push')).toBe('NED-C-8 why.noFullTank');
  });

  it('NED-R20, NED-C-9 GIVEN another than the holder has won and then opens a row that stays unsold THEN he opens again', () => {
    const scene = auctions(3).plays(0, 'row 1', 'bid 0').plays(1, 'bid 1').plays(2, 'drop').plays(1, 'done');
    scene.plays(1, 'row 2', 'bid 0').plays(2, 'drop').plays(0, 'drop');
    expect([scene.asks(), scene.state.holder]).toEqual(['row of 1', 0]);
  });
});

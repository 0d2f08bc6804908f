import { describe, expect, it } from 'vitest';
import { given, solo, type Scene } from './scene.ts';

const start = () => given({ seats: 3 }).turnOf(0);
/** Coins, damage and points of seat 0 after each use of the plant. */
function threeUses(cards: readonly string[]): string[] {
  const scene = start().has(0, { cards });
  return [1, 2, 3].map(() => {
    const { coins, damage, score } = scene.plays(0, 'plant').station(0);
    return `${coins}/${damage}/${score}`;
  });
}

describe('New Eden: free actions', () => {
  it('NED-FREE-1, NED-R35: any number before the main action, none between the parts of one', () => {
    const scene = start().has(0, { coins: 12, cards: ['1A-CR1'] });
    scene.plays(0, 'extend research', 'plant', 'extend octopus', 'plant');
    scene.plays(0, 'oxygen ST-OX2');
    expect(scene.refuses(0, 'plant')).toBe('NED-FREE-1 why.otherQuestion');
    scene.plays(0, 'move crab 1');
    expect(scene.asks()).toBe('activate of 0');
    expect(scene.refuses(0, 'extend oxygen')).toBe('NED-FREE-1 why.otherQuestion');
  });

  it('NED-FREE-2 V-1 WHEN the plant is used 3 times THEN 5 coins each and damage 1, 4, 10; a fourth is refused', () => {
    expect(threeUses([])).toEqual(['15/1/0', '20/4/0', '25/10/0']);
    const scene = start().plays(0, 'plant', 'plant', 'plant');
    expect(scene.offers(0)).not.toContain('plant');
    expect(scene.refuses(0, 'plant')).toBe('NED-FREE-2 why.plantUsedUp');
  });

  it('NED-RES-1A1, NED-R26 V-2 GIVEN 1A-RE1 THEN the uses cost 0, 2 and 5 damage', () => {
    expect(threeUses(['1A-RE1'])).toEqual(['15/0/0', '20/2/0', '25/7/0']);
  });

  it('NED-RES-1A2 V-3 GIVEN 1A-RE2 THEN each use gives 7 coins', () => {
    expect(threeUses(['1A-RE2'])).toEqual(['17/1/0', '24/4/0', '31/10/0']);
  });

  it('NED-RES-1A3 V-3 GIVEN 1A-RE3 THEN each use gives 2 points too', () => {
    expect(threeUses(['1A-RE3'])).toEqual(['15/1/2', '20/4/4', '25/10/6']);
  });

  it('NED-RES-1A1, NED-RES-1A2, NED-RES-1A3 GIVEN another station owns them THEN the plant is as printed', () => {
    const scene = start()
      .has(1, { cards: ['1A-RE1', '1A-RE2', '1A-RE3'] })
      .plays(0, 'plant');
    expect(scene.station(0)).toMatchObject({ coins: 15, damage: 1, score: 0 });
  });

  it('NED-FREE-3, NED-FREE-5 V-16 GIVEN 10 coins WHEN the oxygen extension is built THEN its tank works this turn', () => {
    const scene = start()
      .has(0, { cards: ['1A-SH1'] })
      .plays(0, 'extend oxygen');
    expect(scene.station(0).coins).toBe(4);
    expect(scene.offers(0)).toContain('oxygen EX-OX1');
    expect(scene.offers(0).some((text) => text.startsWith('extend'))).toBe(false);
    expect(scene.refuses(0, 'extend oxygen')).toBe('NED-FREE-3 why.extensionBuilt');
    expect(scene.refuses(0, 'extend octopus')).toBe('NED-FREE-3 why.coins');
    scene.plays(0, 'oxygen EX-OX1', 'move shell 1', 'activate 1A-SH1');
    expect(scene.station(0).score).toBe(2);
  });

  it('NED-FREE-4 WHEN the shipyard extension is built THEN 3 deeples come into the dome', () => {
    const scene = start().plays(0, 'extend shipyard');
    expect([scene.station(0).dome, scene.state.supply]).toEqual([4, 39]);
    expect(scene.station(1).dome).toBe(1);
  });

  it('NED-FREE-6, NED-R3 V-13 GIVEN 1A-OC1 WHEN the octopus extension is built THEN it moves one outward', () => {
    const scene = start().has(0, { coins: 6, cards: ['1A-OC1'], lying: { '1A-OC1': 1 } });
    scene.plays(0, 'extend octopus');
    expect(scene.arm(0, 'octopus')).toEqual(['EX-OC1', '1A-OC1']);
    expect(scene.moduleOf(0, '1A-OC1').lying).toBe(1);
    expect([scene.station(0).coins, scene.fact(0, 'marker')]).toEqual([0, 2]);
    scene.plays(0, 'oxygen ST-OX1');
    expect(scene.offers(0)).toEqual(['move octopus 1', 'move octopus 2', 'lift octopus 2']);
    const near = start()
      .has(0, { coins: 6, cards: ['1A-OC1'] })
      .plays(0, 'extend octopus', 'oxygen ST-OX2');
    expect(near.offers(0)).toEqual(['move octopus 1', 'skip']);
    expect(near.refuses(0, 'move octopus 2')).toBe('NED-OX-2 why.tooFar');
  });

  it('NED-FREE-7 V-26 GIVEN the research extension THEN each later research card brings 3 points, no earlier one', () => {
    const scene = start()
      .has(0, { cards: ['1A-RE1'] })
      .plays(0, 'extend research');
    expect(scene.station(0)).toMatchObject({ coins: 4, score: 0 });
    scene.frames({ kind: 'build', station: 0, cards: [] });
    scene.rows(['1B-RE1', '1B-RE2']);
    scene.state.frames = [];
    scene.frames({ kind: 'build', station: 0, cards: ['1B-RE1', '1B-RE2'] }, { kind: 'turn', seat: 0 });
    for (const row of scene.state.rows) row.cards = [];
    scene.settled();
    expect(scene.station(0)).toMatchObject({ score: 6, coins: 9 });
  });

  const hurt = { damage: 15, cards: ['1A-CR1', '1A-SH1'] };
  const row = (): Scene => given({ seats: 2 }).has(1, hurt).auctions(1, [], ['1B-SH1'], [], []);
  const moments: readonly (readonly [string, () => Scene, number])[] = [
    ['turn', () => start().has(0, hurt), 0],
    ['row', row, 1],
    ['openBid', () => row().plays(1, 'row 2'), 1],
    [
      'bid',
      () =>
        row()
          .has(0, { damage: 15, cards: ['1B-CR1', '1B-OC1'] })
          .plays(1, 'row 2', 'bid 1'),
      0,
    ],
    ['extra', () => row().plays(1, 'row 2', 'bid 1').plays(0, 'drop'), 1],
    [
      'soloBid',
      () =>
        solo().has(0, hurt).rows([], [], ['1B-CR1'], ['1B-OX1']).frames({ kind: 'keep' }).plays(0, 'keep 3'),
      0,
    ],
  ];
  it.each(moments)(
    'NED-C-11, NED-DMG-5 GIVEN the plant costs a card at `%s` THEN it is lost first, and the question comes again',
    (kind, scene, seat) => {
      const table = scene();
      expect(table.asks()).toBe(`${kind} of ${seat}`);
      expect(table.plays(seat, 'plant').asks()).toBe(`destroy of ${seat}`);
      expect(table.plays(seat, 'destroy crab').asks()).toBe(`${kind} of ${seat}`);
      expect(table.station(seat).plantUses).toBe(1);
    },
  );
});

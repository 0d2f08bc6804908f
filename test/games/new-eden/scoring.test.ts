import { describe, expect, it } from 'vitest';
import { edition, given, houseJson, solo, type Scene } from './scene.ts';

/** The game is over: the final scoring has been done. */
const over = (scene: Scene): Scene => scene.round(3).frames({ kind: 'finalScoring' }).settled();
const V28 = ['1A-SH1', '3B-SY1', '3A-OC1', '2B-RE3', '3A-SH1'];

describe('New Eden: phase D and the final scoring', () => {
  it('NED-D-1, NED-R6, NED-R7, NED-R22 V-27: tanks of all kinds count for oxygen, the extension octopus for none', () => {
    const scene = given({ seats: 3 }).bonus('BO-OXP', 'BO-OCC');
    scene.has(0, { extensions: ['oxygen', 'octopus'], cards: ['1A-OX1', '1A-OC1', '1A-OC2'] });
    scene.frames({ kind: 'phaseD' }).settled();
    expect(scene.station(0)).toMatchObject({ score: 8, coins: 12 });
    expect(scene.station(1)).toMatchObject({ score: 4, coins: 10 });
  });

  it('NED-R6 GIVEN a set whose start tanks are no cards THEN only built tanks count', () => {
    const json = { ...houseJson(), switches: { startOxygenCountsAsCard: false } };
    const scene = given({ seats: 3, edition: edition(json) }).bonus('BO-OXP', 'BO-OCC');
    scene
      .has(0, { cards: ['1A-OX1'] })
      .frames({ kind: 'phaseD' })
      .settled();
    expect([scene.station(0).score, scene.station(1).score]).toEqual([2, 0]);
  });

  it('NED-D-2 V-39 GIVEN the end of round 2 THEN deeples come home and everything is fresh', () => {
    const scene = given({ seats: 3 }).round(2).bonus('BO-SYC', 'BO-SYP');
    scene.has(0, {
      cards: ['1A-CR1', '1A-SH1'],
      activated: ['1A-CR1'],
      lying: { '1A-SH1': 2 },
      plantUses: 3,
    });
    scene
      .has(0, { used: ['ST-OX1'], passed: 2 })
      .frames({ kind: 'phaseD' })
      .settled();
    expect(scene.station(0)).toMatchObject({ dome: 4, plantUses: 0, passed: 0, spent: 0 });
    expect(scene.moduleOf(0, '1A-CR1')).toMatchObject({ seated: 0, activated: false });
    expect(scene.station(0).oxygen[0]?.used).toBe(false);
  });

  it('NED-D-3, NED-R55 V-39 GIVEN the end of round 3 THEN deeples stay and activated crabs count as manned', () => {
    const scene = given({ seats: 3 }).bonus('BO-SYC', 'BO-SYP');
    scene.has(0, { cards: ['1A-CR1', '1A-CR2', '2B-RE1', '2B-RE2'], activated: ['1A-CR1'] });
    scene.round(3).frames({ kind: 'phaseD' }).settled();
    expect(scene.asks()).toBe('over');
    expect(scene.moduleOf(0, '1A-CR1').seated).toBe(1);
    expect(scene.line(0, 'manned')).toBe(3);
  });

  it('NED-END-1 GIVEN 6 or 4 coins at the end THEN 1 point or none', () => {
    const scene = over(given({ seats: 3 }).has(0, { coins: 6 }).has(1, { coins: 4 }));
    expect([scene.line(0, 'coins'), scene.line(1, 'coins')]).toEqual([1, 0]);
  });

  it('NED-END-2 V-28 GIVEN 16 points, 6 coins, damage 1 under marker 1 and cards worth 21 THEN 38', () => {
    const scene = over(given({ seats: 3 }).has(0, { score: 16, coins: 6, damage: 1, cards: V28 }));
    expect(scene.standing(0).total).toBe(38);
    expect(scene.happened('finalScored')[0]).toEqual({
      type: 'finalScored',
      seat: 0,
      total: 38,
      coinPoints: 1,
      value: 21,
      stable: 1,
    });
  });

  it('NED-END-2, NED-R4, NED-R5 V-29 GIVEN damage 2 instead THEN the station collapses and 17 is left', () => {
    const scene = over(given({ seats: 3 }).has(0, { score: 16, coins: 6, damage: 2, cards: V28 }));
    expect([scene.standing(0).total, scene.fact(0, 'stable'), scene.fact(0, 'damage')]).toEqual([17, 0, 2]);
    const manned = over(
      given({ seats: 3 }).has(0, { damage: 1, cards: ['2B-RE2', '1A-CR1', '3B-RE1'], activated: ['1A-CR1'] }),
    );
    expect([manned.line(0, 'manned'), manned.line(0, 'research')]).toEqual([0, 0]);
  });

  it('NED-R53 V-30 GIVEN 3 points, 4 coins and 3B-RE1 THEN the total is -2', () => {
    const scene = over(given({ seats: 3 }).has(0, { score: 3, coins: 4, cards: ['3B-RE1'] }));
    expect(scene.standing(0).total).toBe(-2);
  });

  it('NED-END-3, NED-R52 V-32 GIVEN equal totals THEN less damage wins, with equal damage both do', () => {
    const tied = (damage: number): number[] => {
      const scene = given({ seats: 3 }).has(0, { score: 60, damage: 3 }).has(1, { score: 60, damage });
      over(scene.has(2, { score: 41 }));
      return scene.game.scores(scene.state).map(({ rank }) => rank);
    };
    expect(tied(5)).toEqual([1, 2, 3]);
    expect(tied(3)).toEqual([1, 1, 3]);
    expect(tied(2)).toEqual([2, 1, 3]);
  });

  it('NED-END-4 GIVEN the game goes on THEN coin points are left out, and end points count while the station is stable', () => {
    const scene = given({ seats: 3 }).has(0, { score: 16, coins: 26, damage: 1, cards: V28 });
    expect([scene.line(0, 'coins'), scene.standing(0).total]).toEqual([undefined, 37]);
    expect(scene.has(0, { damage: 2 }).standing(0).total).toBe(16);
    const open = given({ seats: 3, options: { openCoins: true } }).has(0, { coins: 26 });
    expect(open.line(0, 'coins')).toBe(5);
    const alone = solo().has(0, { coins: 50 });
    expect([alone.line(0, 'coins'), alone.line(1, 'coins')]).toEqual([undefined, 2]);
    expect(alone.standing(1)).toMatchObject({ name: { key: 'deepThought' } });
    expect(alone.standing(1).seat).toBeUndefined();
  });

  it('NED-R7, NED-RED-1 GIVEN a set whose extension octopus is a card and whose shells pull THEN it counts and they do', () => {
    const json = houseJson();
    // as: tables of the house set
    const extensions = json.extensions as { octopus: object };
    const cards = json.cards as { list: { id: string; marker: number }[] };
    for (const card of cards.list) if (card.id === '1A-SH1') card.marker = -2;
    const octopus = { ...extensions.octopus, isCard: true };
    const changed = edition({ ...json, extensions: { ...extensions, octopus } });
    const scene = given({ seats: 3, edition: changed }).bonus('BO-OCC', 'BO-CRP');
    scene.has(0, { extensions: ['octopus'], cards: ['1A-OC1', '1B-OC1', '1A-SH1', '1A-CR1', '2B-RE1'] });
    expect(scene.fact(0, 'marker')).toBe(1);
    expect(scene.frames({ kind: 'phaseD' }).settled().station(0).coins).toBe(13);
  });
});

import { describe, expect, it } from 'vitest';
import { given } from './scene.ts';

const start = () => given({ seats: 3 }).turnOf(0);

describe('New Eden: damage and the red marker', () => {
  it('NED-DMG-1 GIVEN damage 14 or 1 THEN it stays within 0 and 15', () => {
    const high = start().has(0, { damage: 14, plantUses: 1 }).plays(0, 'plant');
    expect(high.station(0).damage).toBe(15);
    const low = start().has(0, { damage: 1, cards: ['1A-OC1'] });
    low.plays(0, 'oxygen ST-OX1', 'move octopus 1', 'activate 1A-OC1');
    expect(low.station(0).damage).toBe(0);
  });

  it('NED-DMG-2, NED-DMG-3, NED-R8 V-4 GIVEN damage 13 and 6 more THEN 15, and one card only is lost', () => {
    const scene = start()
      .has(0, { damage: 13, plantUses: 2, cards: ['1A-CR1', '1A-SH1'] })
      .plays(0, 'plant');
    expect(scene.station(0)).toMatchObject({ damage: 15, coins: 15 });
    expect([scene.asks(), scene.offers(0)]).toEqual(['destroy of 0', ['destroy crab', 'destroy shell']]);
    expect(scene.refuses(0, 'destroy oxygen')).toBe('NED-DMG-3 why.nothingInArm');
    scene.plays(0, 'destroy shell');
    expect([scene.arm(0, 'crab'), scene.arm(0, 'shell'), scene.asks()]).toEqual([
      ['1A-CR1'],
      [],
      'turn of 0',
    ]);
    expect(scene.state.openBox).toContain('1A-SH1');
  });

  it('NED-DMG-2 GIVEN the event ends at exactly 15 THEN nothing is lost', () => {
    const scene = start()
      .has(0, { damage: 9, plantUses: 2, cards: ['1A-CR1', '1A-SH1'] })
      .plays(0, 'plant');
    expect([scene.station(0).damage, scene.asks()]).toEqual([15, 'turn of 0']);
  });

  it('NED-DMG-3, NED-R10, NED-R7: research, start and extension pieces are never lost; with nothing else, nothing is', () => {
    const scene = start().has(0, {
      damage: 15,
      extensions: ['octopus', 'oxygen'],
      cards: ['1A-RE1', '1A-RE2'],
    });
    scene.state.stations[0]?.research.splice(0, 1);
    scene.state.openBox.push('1A-RE1');
    scene.plays(0, 'plant');
    expect([scene.asks(), scene.happened('cardDestroyed')]).toEqual(['turn of 0', []]);
    const guarded = start().has(0, {
      damage: 15,
      extensions: ['octopus', 'oxygen'],
      cards: ['1A-OX1', '1A-OC1'],
    });
    guarded.plays(0, 'plant', 'destroy oxygen');
    expect(guarded.station(0).oxygen.map(({ id }) => id)).toEqual(['ST-OX1', 'ST-OX2', 'EX-OX1']);
    expect(guarded.plays(0, 'plant').arm(0, 'octopus')).toEqual(['EX-OC1']);
  });

  it('NED-DMG-3 GIVEN an arm of two THEN the farthest goes; a single arm is not asked about', () => {
    const scene = start()
      .has(0, { damage: 15, cards: ['1A-SH1', '1B-SH1'] })
      .plays(0, 'plant');
    expect([scene.asks(), scene.arm(0, 'shell')]).toEqual(['turn of 0', ['1A-SH1']]);
  });

  it('NED-DMG-4, NED-R9 V-22 GIVEN the lost module has seated or lying deeples THEN they are spent or step inward', () => {
    const seated = start().has(0, { damage: 15, cards: ['1A-SH1', '1A-SH2'], activated: ['1A-SH2'] });
    seated.plays(0, 'plant');
    expect(seated.station(0)).toMatchObject({ spent: 2, dome: 1 });
    seated.frames({ kind: 'phaseD' }).settled();
    expect(seated.station(0)).toMatchObject({ spent: 0, dome: 3 });
    const lying = start().has(0, { damage: 15, cards: ['1A-SH1', '1A-SH2'], lying: { '1A-SH2': 1 } });
    expect(lying.plays(0, 'plant').moduleOf(0, '1A-SH1').lying).toBe(1);
    expect(lying.plays(0, 'plant').station(0).dome).toBe(2);
  });

  it('NED-DMG-4 GIVEN a shipyard is lost THEN its deeples stay', () => {
    const scene = start()
      .has(0, { damage: 15, cards: ['1A-SY1'], dome: 3 })
      .plays(0, 'plant');
    expect(scene.station(0)).toMatchObject({ shipyard: [], dome: 3 });
  });

  it('NED-DMG-5 GIVEN a loss in the turn of another THEN its owner is asked before play goes on', () => {
    const scene = start().has(1, { damage: 15, cards: ['1A-CR1', '1A-SH1'] }).display(`
      - - -
      - - -
      - - -
      2A-RE2 1A-CR2 1A-CR3`);
    scene.plays(0, 'buy 4-1');
    expect(scene.asks()).toBe('destroy of 1');
    expect(scene.refuses(0, 'destroy crab')).toBe('NED-DMG-3 why.notAsked');
    scene.plays(1, 'destroy shell');
    expect(scene.asks()).toBe('turn of 1');
  });

  it('NED-R74 GIVEN damage 15 THEN one may hurt oneself: plant, row 4 and market are offered', () => {
    const scene = start().has(0, { damage: 15, cards: ['1A-CR1'] });
    expect(scene.offers(0)).toEqual(expect.arrayContaining(['plant', 'buy 4-1']));
    const market = given({ seats: 3 }).has(0, { damage: 15 }).market(['1B-CR1', '1B-CR2', '1B-CR3'], [], []);
    expect(market.offers(0)).toContain('market 1B-CR1 1B-CR2 1B-CR3');
  });

  it('NED-RED-1, NED-R1, NED-R2 V-23: + first up to 15, then -, never below 0', () => {
    const many = given().has(0, {
      extensions: ['octopus'],
      cards: ['1A-OC1', '1A-OC2', '1B-OC1', '1B-OC2', '1B-RE2', '1A-CR1', '1A-CR2'],
    });
    expect(many.fact(0, 'marker')).toBe(6);
    expect(many.has(0, { cards: ['2B-RE1'] }).fact(0, 'marker')).toBe(8);
    const crabs = given().has(0, { cards: ['1A-CR1', '1A-CR2', '1A-CR3'] });
    expect(crabs.fact(0, 'marker')).toBe(0);
    expect(crabs.has(0, { cards: ['1B-RE2'] }).fact(0, 'marker')).toBe(0);
  });

  it('NED-RED-1, NED-R2 GIVEN more than 15 of + THEN 15 counts before the crabs pull', () => {
    const octopuses = ['1A', '1B', '2B', '3A'].flatMap((deck) => [`${deck}-OC1`, `${deck}-OC2`]);
    const all = [...octopuses, '2A-OC1', '2A-OC2', '2A-OC3', '3A-OC3', '3B-OC1', '1B-RE2', '1A-CR1'];
    expect(given().has(0, { cards: all }).fact(0, 'marker')).toBe(14);
  });

  it('NED-RED-2, NED-R70: stable up to the marker, collapsed beyond; shown to all as a projection', () => {
    const scene = given().has(0, { cards: ['1A-OC1'], damage: 1 });
    expect(scene.view(1).stations[0]).toMatchObject({ marker: 1, stable: true });
    expect(scene.has(0, { damage: 2 }).view().stations[0]).toMatchObject({ marker: 1, stable: false });
  });

  it('NED-DMG-3, NED-R10 GIVEN the extension tank came after a built tank THEN the built one is lost, not the last that came', () => {
    const scene = start()
      .has(0, { damage: 15, coins: 6, cards: ['1A-OX1'] })
      .plays(0, 'extend oxygen', 'plant');
    expect(scene.station(0).oxygen.map(({ id }) => id)).toEqual(['ST-OX1', 'ST-OX2', 'EX-OX1']);
    expect(scene.state.openBox).toContain('1A-OX1');
  });

  it('NED-DMG-3 GIVEN two cards of an inside arm THEN the one that came last is lost', () => {
    const lost = (...cards: readonly string[]): string | undefined =>
      start().has(0, { damage: 15, cards }).plays(0, 'plant').happened('cardDestroyed')[0]?.card;
    expect([lost('1A-SY2', '1A-SY1'), lost('1A-OX3', '1A-OX1')]).toEqual(['1A-SY1', '1A-OX1']);
    const left = start()
      .has(0, { damage: 15, cards: ['1A-SY2', '1A-SY1'] })
      .plays(0, 'plant');
    expect(left.station(0).shipyard).toEqual(['1A-SY2']);
  });
});

import { describe, expect, it } from 'vitest';
import { edition, given, houseJson, type Scene } from './scene.ts';

/** Seat 0 builds this card in its turn; the others keep what they have. */
function builds(card: string, scene: Scene, by = 0): Scene {
  return scene
    .display(`- - -\n- - -\n${card} - -\n${card === '1A-CR3' ? '1A-CR2' : '1A-CR3'} - -`)
    .turnOf(by)
    .plays(by, 'buy 3-1');
}
const table = (seats = 4): Scene => given({ seats }).holder(seats - 1);

describe('New Eden: research cards', () => {
  it('NED-RES-1B1 WHEN 1B-RE1 is built THEN its owner gains 5 coins, once and alone', () => {
    const scene = builds('1B-RE1', table());
    expect(scene.state.stations.map(({ coins }) => coins)).toEqual([12, 10, 10, 10]);
    scene.frames({ kind: 'phaseD' }).bonus('BO-SHC', 'BO-SHP').settled();
    expect(scene.station(0).coins).toBe(12);
  });

  it('NED-RES-1B2 WHEN 1B-RE2 is built THEN the own red marker is 3 higher', () => {
    const scene = builds('1B-RE2', table());
    expect([0, 1].map((index) => scene.fact(index, 'marker'))).toEqual([3, 0]);
  });

  it('NED-RES-2A1, NED-R67 GIVEN shipyards THEN each other station is hit once for each card it has itself', () => {
    const scene = table()
      .has(0, { cards: ['1B-SY1'] })
      .has(1, { cards: ['1A-SY1', '1A-SY2'] });
    scene.has(2, { extensions: ['shipyard'], cards: ['1A-CR1'] });
    builds('2A-RE1', scene);
    expect(scene.state.stations.map(({ damage }) => damage)).toEqual([0, 2, 0, 0]);
  });

  it('NED-RES-2A2, NED-R67 GIVEN crabs THEN each other station is hit once for each of its own', () => {
    const scene = table()
      .has(0, { cards: ['1B-CR1'] })
      .has(1, { cards: ['1A-CR1', '1A-CR2'] });
    scene.has(3, { cards: ['2A-CR1'] });
    builds('2A-RE2', scene);
    expect(scene.state.stations.map(({ damage }) => damage)).toEqual([0, 2, 0, 1]);
  });

  it('NED-RES-2A2, NED-DMG-5 V-21 GIVEN 4 crabs at damage 14 and none at 15 THEN one loses a card, the other nothing', () => {
    const scene = table(3).has(1, { damage: 14, cards: ['1A-CR1', '1A-CR2', '1B-CR1', '2A-CR1', '1A-OC1'] });
    scene.has(2, { damage: 15, cards: ['1A-SH1'] });
    builds('2A-RE2', scene);
    expect([scene.asks(), scene.station(1).damage, scene.offers(1)]).toEqual([
      'destroy of 1',
      15,
      ['destroy crab', 'destroy octopus'],
    ]);
    scene.plays(1, 'destroy crab');
    expect([scene.asks(), scene.arm(1, 'crab').length, scene.arm(2, 'shell')]).toEqual([
      'turn of 1',
      3,
      ['1A-SH1'],
    ]);
  });

  it('NED-RES-2A3, NED-R6 V-20 GIVEN tanks of all kinds THEN start and extension tanks count too', () => {
    const scene = table().has(1, { extensions: ['oxygen'], cards: ['1A-OX1'] });
    scene.has(2, { cards: ['1A-OX2', '1A-OX3'] });
    builds('2A-RE3', scene);
    expect(scene.state.stations.map(({ damage }) => damage)).toEqual([0, 4, 4, 2]);
  });

  it('NED-R68 GIVEN two victims with losses THEN clockwise from the builder, each settles before the next is hit', () => {
    const crabs = { damage: 15, cards: ['1A-CR1', '1A-SH1'] };
    const scene = table()
      .has(0, crabs)
      .has(3, { damage: 15, cards: ['1B-CR1', '1B-SH1'] });
    builds('2A-RE2', scene, 2);
    expect(scene.asks()).toBe('destroy of 3');
    scene.plays(3, 'destroy shell');
    expect(scene.asks()).toBe('destroy of 0');
    scene.plays(0, 'destroy crab');
    expect(scene.asks()).toBe('turn of 3');
  });

  it('NED-RES-2B1 GIVEN 2B-RE1 THEN own crabs do not pull the marker; those of others do', () => {
    const scene = table().has(0, { cards: ['1A-CR1', '1A-OC1', '1A-OC2'] });
    scene.has(1, { cards: ['1A-CR2', '1B-OC1', '1B-OC2'] });
    expect(scene.fact(0, 'marker')).toBe(1);
    builds('2B-RE1', scene);
    expect([0, 1].map((index) => scene.fact(index, 'marker'))).toEqual([2, 1]);
  });

  it('NED-RES-2B2, NED-RES-3B2, NED-R55, NED-R75 V-31 GIVEN both and two crabs activated in round 3 THEN 2 x (3 + 2)', () => {
    const scene = table()
      .round(3)
      .has(0, {
        cards: ['1A-CR1', '1A-CR2', '1A-CR3', '2B-RE1', '2B-RE2', '3B-RE2'],
        activated: ['1A-CR1', '1A-CR3'],
      });
    expect(scene.line(0, 'manned')).toBe(10);
    expect(scene.view().stations[0]).toMatchObject({ value: 13, marker: 0, stable: true });
    expect(scene.round(2).line(0, 'manned')).toBe(0);
  });

  it('NED-RES-2B3, NED-RES-3A1 WHEN 2B-RE3 or 3A-RE1 is built THEN 5 or 10 damage now, 8 or 20 points when stable', () => {
    const bold = builds('2B-RE3', table());
    expect([bold.station(0).damage, bold.view().stations[0]?.value, bold.line(0, 'research')]).toEqual([
      5, 8, 0,
    ]);
    const grand = builds('3A-RE1', table());
    expect([grand.station(0).damage, grand.view().stations[0]?.value]).toEqual([10, 20]);
    grand.has(0, { damage: 0 });
    expect(grand.line(0, 'research')).toBe(20);
  });

  it('NED-RES-3A1 V-24 GIVEN damage 8 and one module WHEN 3A-RE1 is built THEN 15, and it is lost unasked', () => {
    const scene = builds('3A-RE1', table().has(0, { damage: 8, cards: ['1A-SH1'] }));
    expect([scene.station(0).damage, scene.arm(0, 'shell'), scene.asks()]).toEqual([15, [], 'turn of 1']);
    expect(scene.view().stations[0]?.value).toBe(20);
  });

  it('NED-RES-3A2 V-25 WHEN seat 1 builds 3A-RE2 THEN each other station gains 5 coins', () => {
    const scene = builds('3A-RE2', table(), 1);
    expect(scene.state.stations.map(({ coins }) => coins)).toEqual([15, 7, 15, 15]);
    expect(scene.view().stations[1]?.value).toBe(15);
  });

  it('NED-RES-3B1 GIVEN damage 7 WHEN 3B-RE1 is built THEN it is 2, and the station is worth 5 less', () => {
    const scene = builds('3B-RE1', table().has(0, { damage: 7 }));
    expect([scene.station(0).damage, scene.view().stations[0]?.value]).toEqual([2, -5]);
    expect(scene.line(0, 'research')).toBe(0);
  });

  it('NED-R27 GIVEN a solo game THEN both sides feel each other: damage for crabs, coins of the patent', () => {
    const scene = given({ seats: 1 })
      .has(1, { cards: ['1A-CR1', '1A-CR2'], damage: 0, coins: 10 })
      .holder(0);
    const display = `- - -\n- - -\n2A-RE2 - -\n1A-SY2 1A-SH1 3A-RE2`;
    scene.display(display).turnOf(0).plays(0, 'buy 3-1');
    const hits = scene.events.filter((event) => event.type === 'damageChanged' && event.seat === undefined);
    expect(hits[0]).toMatchObject({ by: 2 });
    expect(scene.station(0).coins).toBe(12);
  });

  it('NED-RES-2A2 GIVEN a set in which a crab costs 2 THEN each victim takes 2 for each of its crabs', () => {
    const json = houseJson();
    // as: the house set has cards
    const cards = json.cards as { list: { id: string; effect: { n?: number } }[] };
    for (const card of cards.list) if (card.id === '2A-RE2') card.effect.n = 2;
    const scene = given({ seats: 4, edition: edition(json) }).has(1, { cards: ['1A-CR1', '1A-CR2'] });
    builds('2A-RE2', scene);
    expect(scene.state.stations.map(({ damage }) => damage)).toEqual([0, 4, 0, 0]);
  });
});

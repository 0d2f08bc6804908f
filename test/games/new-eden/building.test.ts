import { describe, expect, it } from 'vitest';
import { given, solo, type Scene } from './scene.ts';

/** The winner of a row with these cards builds them. */
function wins(cards: readonly string[], scene = given({ seats: 3 })): Scene {
  return scene.auctions(0, cards).plays(0, 'row 1', 'bid 1').plays(1, 'drop').plays(2, 'drop');
}

describe('New Eden: building', () => {
  it('NED-BUILD-1, NED-R66: a card goes to the far end of its arm; research lies apart', () => {
    const scene = given({ seats: 3 }).has(0, { cards: ['1A-CR1', '1A-SY1'] });
    wins(['1B-CR1', '1B-SY1', '1B-RE1'], scene);
    expect(scene.arm(0, 'crab')).toEqual(['1A-CR1', '1B-CR1']);
    expect(scene.station(0)).toMatchObject({ shipyard: ['1A-SY1', '1B-SY1'], research: ['1B-RE1'] });
    expect(scene.station(1)).toMatchObject({ shipyard: [], research: [] });
  });

  it('NED-BUILD-2 GIVEN built modules THEN no action offers to move them or to give them up', () => {
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-CR1', '1A-CR2'] })
      .turnOf(0);
    expect(scene.refuses(0, 'destroy crab')).toBe('NED-DMG-3 why.otherQuestion');
    expect(scene.refuses(0, 'place 1A-CR1')).toBe('NED-BUILD-4 why.otherQuestion');
  });

  it('NED-BUILD-3 GIVEN a shipyard, a tank and research THEN deeples come, the tank is fresh, the effect happens', () => {
    const scene = wins(['1B-SY2', '1B-OX1', '1B-RE1']);
    expect(scene.station(0).dome).toBe(4);
    expect(scene.station(0).oxygen.at(-1)).toEqual({ id: '1B-OX1', used: false });
    expect(scene.station(0)).toMatchObject({ coins: 14, score: 0 });
    const extended = given({ seats: 3 }).has(0, { extensions: ['research'] });
    expect(wins(['1B-RE1'], extended).station(0).score).toBe(3);
  });

  it('NED-BUILD-4, NED-R17 V-38 GIVEN 1B-SH1, 1B-RE1, 1B-SH2 THEN research is first and the shells ask for their order', () => {
    const scene = wins(['1B-SH1', '1B-RE1', '1B-SH2']);
    expect(scene.station(0)).toMatchObject({ research: ['1B-RE1'], coins: 14 });
    expect([scene.asks(), scene.offers(0)]).toEqual(['place of 0', ['place 1B-SH1', 'place 1B-SH2']]);
    expect(scene.refuses(0, 'place 1B-SH3')).toBe('NED-BUILD-4 why.notToPlace');
    expect(scene.view(1).building).toEqual({ station: 0, cards: ['1B-SH1', '1B-SH2'] });
    scene.plays(0, 'place 1B-SH2');
    expect(scene.arm(0, 'shell')).toEqual(['1B-SH2', '1B-SH1']);
  });

  it('NED-BUILD-4 GIVEN one card an arm THEN nobody is asked; three of an arm are asked twice', () => {
    expect(wins(['1B-SH1', '1B-CR1', '1B-OC1']).asks()).toBe('extra of 0');
    const scene = wins(['1B-SH1', '1B-SH2', '1B-SH3']).plays(0, 'place 1B-SH3', 'place 1B-SH1');
    expect(scene.arm(0, 'shell')).toEqual(['1B-SH3', '1B-SH1', '1B-SH2']);
  });

  it('NED-DEEP-1, NED-R25 GIVEN 1 deeple in the supply WHEN a shipyard brings 3 THEN 1 comes; else all 3', () => {
    const scene = given({ seats: 3 }).has(1, { dome: 42 });
    expect(scene.state.supply).toBe(1);
    wins(['1B-SY2'], scene);
    expect([scene.station(0).dome, scene.state.supply]).toEqual([2, 0]);
    expect(wins(['1B-SY2']).station(0).dome).toBe(4);
  });

  it('NED-BUILD-4 GIVEN a row in any order THEN research by id first, then crab, shell, octopus, shipyard, oxygen', () => {
    const built = (scene: Scene): readonly string[] => scene.happened('built').map(({ card }) => card);
    expect(built(wins(['1B-RE2', '1B-OX1', '1B-RE1']))).toEqual(['1B-RE1', '1B-RE2', '1B-OX1']);
    expect(built(wins(['1B-OX1', '1B-SY1', '1B-OC1']))).toEqual(['1B-OC1', '1B-SY1', '1B-OX1']);
    expect(built(wins(['1B-OC1', '1B-SH1', '1B-CR1']))).toEqual(['1B-CR1', '1B-SH1', '1B-OC1']);
    expect(wins(['1B-SH2', '1B-SH1']).offers(0)).toEqual(['place 1B-SH1', 'place 1B-SH2']);
  });

  it('NED-BUILD-4 GIVEN cards won by Deep Thought THEN it builds them by ascending id, and gets no deeples', () => {
    const scene = solo().has(1, { coins: 20 }).rows([], [], ['1B-SY2', '1B-CR2', '1B-CR1'], ['1B-SH1']);
    const { supply } = scene.state;
    scene.frames({ kind: 'keep' }).plays(0, 'keep 3', 'drop');
    expect(scene.happened('built').map(({ card }) => card)).toEqual(['1B-CR1', '1B-CR2', '1B-SY2']);
    expect([scene.state.supply, scene.station(1).dome, scene.happened('deeplesGained')]).toEqual([
      supply,
      0,
      [],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { given } from './scene.ts';

const start = () => given({ seats: 3 }).turnOf(0);

describe('New Eden: oxygen, moves and activations', () => {
  it('NED-OX-1 GIVEN a free tank and a deeple that can move THEN it is offered; used, it is refused', () => {
    const scene = start().has(0, { cards: ['1A-CR1'], used: ['ST-OX2'] });
    expect(scene.offers(0)).toContain('oxygen ST-OX1');
    expect(scene.refuses(0, 'oxygen ST-OX2')).toBe('NED-OX-1 why.usedTank');
    expect(scene.refuses(0, 'oxygen 1A-OX1')).toBe('NED-OX-1 why.noTank');
    scene.plays(0, 'oxygen ST-OX1');
    expect(scene.station(0).oxygen.map(({ used }) => used)).toEqual([true, true]);
  });

  it('NED-OX-1, NED-R36: without anybody who can move no tank may be used', () => {
    expect(start().refuses(0, 'oxygen ST-OX1')).toBe('NED-OX-1 why.nobodyCanMove');
    const stuck = start().has(0, { cards: ['1A-CR1'], dome: 0, lying: { '1A-CR1': 1 } });
    expect(stuck.refuses(0, 'oxygen ST-OX1')).toBe('NED-OX-1 why.nobodyCanMove');
    const inArm = start().has(0, { cards: ['1A-CR1', '1A-CR2'], dome: 0, lying: { '1A-CR1': 1 } });
    expect(inArm.offers(0)).toContain('oxygen ST-OX1');
  });

  it('NED-OX-2, NED-R37: bottles come larger first; one may stay unused, but not all', () => {
    const scene = start()
      .has(0, { cards: ['1A-OX2', '1A-CR1', '1A-CR2', '1A-CR3'] })
      .plays(0, 'oxygen 1A-OX2');
    expect(scene.offers(0)).toEqual(['move crab 1', 'move crab 2', 'skip']);
    scene.plays(0, 'skip');
    expect(scene.offers(0)).toEqual(['move crab 1']);
    expect(scene.refuses(0, 'skip')).toBe('NED-OX-2 why.mustMove');
    expect(scene.refuses(0, 'move crab 2')).toBe('NED-OX-2 why.tooFar');
  });

  it('NED-OX-3, NED-R11: within an arm a deeple goes both ways, never to the dome or to another arm', () => {
    const scene = start().has(0, {
      cards: ['1A-OX1', '1A-SH1', '1A-SH2', '1B-SH1', '1A-CR1'],
      dome: 0,
      lying: { '1A-SH2': 1 },
    });
    scene.plays(0, 'oxygen 1A-OX1');
    expect(scene.offers(0)).toEqual(['lift shell 2']);
    expect(scene.refuses(0, 'move crab 1')).toBe('NED-OX-3 why.emptyDome');
    scene.plays(0, 'lift shell 2');
    expect(scene.offers(0)).toEqual(['move shell 1', 'move shell 3']);
    expect(scene.refuses(0, 'move crab 1')).toBe('NED-OX-3 why.otherArm');
    expect(scene.refuses(0, 'move shell 2')).toBe('NED-OX-3 why.sameModule');
    scene.plays(0, 'move shell 1');
    expect(scene.moduleOf(0, '1A-SH1').lying).toBe(1);
  });

  it('NED-OX-4, NED-R38: each module is a space, also the extension and crowded or activated ones; shipyards are not', () => {
    const scene = start().has(0, {
      extensions: ['octopus'],
      cards: ['1A-OC1', '1A-SY1', '1B-SY1'],
      lying: { 'EX-OC1': 2 },
      activated: ['1A-OC1'],
    });
    scene.plays(0, 'oxygen ST-OX1');
    expect(scene.offers(0).slice(0, 2)).toEqual(['move octopus 1', 'move octopus 2']);
    expect(scene.refuses(0, 'move octopus 3')).toBe('NED-OX-4 why.noModule');
    expect(scene.refuses(0, 'move crab 1')).toBe('NED-OX-4 why.noModule');
    scene.plays(0, 'move octopus 1', 'activate EX-OC1');
    expect(scene.moduleOf(0, 'EX-OC1')).toMatchObject({ lying: 2, seated: 1 });
  });

  it('NED-OX-5 V-11 WHEN the second bottle moves the same deeple on THEN it works at the end only', () => {
    const scene = start().has(0, { extensions: ['oxygen'], cards: ['1A-SH1', '2A-SH1', '1B-SH1'] });
    scene.plays(0, 'oxygen EX-OX1', 'move shell 2', 'lift shell 2', 'move shell 3', 'activate 1B-SH1');
    expect(scene.station(0).score).toBe(3);
    expect(scene.moduleOf(0, '1B-SH1')).toMatchObject({ lying: 0, seated: 1, activated: true });
    expect([scene.moduleOf(0, '1A-SH1').lying, scene.moduleOf(0, '2A-SH1').lying]).toEqual([0, 0]);
  });

  it('NED-OX-5 GIVEN one step of a bottle was used THEN the rest is lost: the next bottle has its own number', () => {
    const scene = start().has(0, { extensions: ['oxygen'], cards: ['1A-CR1', '1A-CR2', '1A-CR3'], dome: 2 });
    scene.plays(0, 'oxygen EX-OX1', 'move crab 1');
    expect(scene.offers(0)).toEqual(['move crab 1', 'lift crab 1', 'skip']);
  });

  it('NED-OX-6 GIVEN a deeple that lies on a module THEN a later action of the round may move it', () => {
    const scene = start().has(0, { cards: ['1A-SH2', '1A-SH1'] });
    scene.plays(0, 'oxygen ST-OX2', 'move shell 1', 'skip').plays(1, 'pass').plays(2, 'pass');
    scene.plays(0, 'oxygen ST-OX1', 'lift shell 1');
    expect(scene.asks()).toBe('activate of 0');
    expect(scene.moduleOf(0, '1A-SH1').lying).toBe(1);
  });

  it('NED-OX-7, NED-OX-8, NED-R13 V-12 GIVEN 2 sites THEN one deeple is too few; with the second both sit down', () => {
    const scene = start()
      .has(0, { cards: ['1A-SH2'], dome: 2 })
      .plays(0, 'oxygen ST-OX1', 'move shell 1');
    expect(scene.asks()).toBe('turn of 1');
    scene.plays(1, 'pass').plays(2, 'pass').plays(0, 'oxygen ST-OX2', 'move shell 1');
    expect([scene.asks(), scene.offers(0)]).toEqual(['activate of 0', ['activate 1A-SH2', 'activate none']]);
    scene.plays(0, 'activate 1A-SH2');
    expect(scene.station(0).score).toBe(5);
    expect(scene.moduleOf(0, '1A-SH2')).toMatchObject({ lying: 0, seated: 2 });
  });

  it('NED-OX-7, NED-R13 GIVEN enough deeples lie where no bottle ended THEN that module is not offered', () => {
    const scene = start().has(0, { cards: ['1A-SH1', '1A-CR1'], lying: { '1A-SH1': 1 } });
    scene.plays(0, 'oxygen ST-OX1', 'move crab 1');
    expect(scene.offers(0)).toEqual(['activate 1A-CR1', 'activate none']);
    expect(scene.refuses(0, 'activate 1A-SH1')).toBe('NED-OX-7 why.notReached');
    expect(scene.refuses(0, 'activate 1B-SH1')).toBe('NED-OX-7 why.notInStation');
  });

  it('NED-OX-7, NED-R12 GIVEN two bottles ended on ready modules THEN any subset may be activated', () => {
    const scene = start().has(0, { cards: ['1A-SH1', '1A-CR1'], dome: 2 });
    scene.plays(0, 'oxygen ST-OX2', 'move shell 1', 'move crab 1');
    expect(scene.offers(0)).toEqual([
      'activate 1A-CR1',
      'activate 1A-SH1',
      'activate 1A-CR1 1A-SH1',
      'activate none',
    ]);
    scene.plays(0, 'activate 1A-CR1 1A-SH1');
    expect(scene.station(0)).toMatchObject({ coins: 13, score: 2 });
  });

  it('NED-OX-8 GIVEN more lying deeples than sites THEN exactly the sites are filled and the rest may move on', () => {
    const scene = start().has(0, { cards: ['1A-CR3', '1A-CR1'], lying: { '1A-CR3': 2 } });
    scene.plays(0, 'oxygen ST-OX1', 'move crab 1', 'activate 1A-CR3');
    expect(scene.moduleOf(0, '1A-CR3')).toMatchObject({ lying: 1, seated: 2 });
    expect(scene.station(0).coins).toBe(16);
  });

  it('NED-OX-9, NED-R14 V-14 GIVEN damage 0 WHEN an octopus is activated THEN it is allowed and nothing is repaired', () => {
    const scene = start().has(0, { cards: ['1A-OC1'] });
    scene.plays(0, 'oxygen ST-OX1', 'move octopus 1', 'activate 1A-OC1');
    expect(scene.station(0).damage).toBe(0);
    expect(scene.moduleOf(0, '1A-OC1').activated).toBe(true);
    const repaired = start().has(0, { cards: ['1A-OC1'], damage: 5 });
    repaired.plays(0, 'oxygen ST-OX1', 'move octopus 1', 'activate 1A-OC1');
    expect(repaired.station(0).damage).toBe(3);
  });

  it('NED-OX-9 GIVEN a module was activated this round THEN it is neither offered again nor activated', () => {
    const scene = start().has(0, { cards: ['1A-SH1', '1A-CR1'], activated: ['1A-SH1'], dome: 2 });
    scene.plays(0, 'oxygen ST-OX2', 'move shell 1', 'move crab 1');
    expect(scene.offers(0)).toEqual(['activate 1A-CR1', 'activate none']);
    expect(scene.refuses(0, 'activate 1A-SH1')).toBe('NED-OX-9 why.alreadyActivated');
  });

  it('NED-R14 WHEN an activation is declined THEN the deeple stays lying', () => {
    const scene = start().has(0, { cards: ['1A-SH1'] });
    scene.plays(0, 'oxygen ST-OX1', 'move shell 1', 'activate none');
    expect(scene.moduleOf(0, '1A-SH1')).toMatchObject({ lying: 1, seated: 0, activated: false });
    expect(scene.station(0).score).toBe(0);
  });

  it('NED-OX-10, NED-R39: what is gained in a round can be used in it: a new shipyard, tank and module', () => {
    const scene = start().has(0, { coins: 20 }).display(`
      - - -
      - - -
      1A-SY1 1A-OX1 1A-CR1
      1A-OX2 1A-OX3 1A-SH1`);
    scene.plays(0, 'buy 3-1').plays(1, 'pass').plays(2, 'pass').plays(0, 'buy 3-2', 'buy 3-3');
    expect(scene.station(0).dome).toBe(3);
    scene.plays(0, 'oxygen 1A-OX1', 'move crab 1', 'activate 1A-CR1');
    expect(scene.station(0).coins).toBe(14);
  });

  it('NED-OX-7 GIVEN both bottles ended on one module THEN it is offered once', () => {
    const scene = start().has(0, { cards: ['1A-SH2'], dome: 2 });
    scene.plays(0, 'oxygen ST-OX2', 'move shell 1', 'move shell 1');
    expect(scene.offers(0)).toEqual(['activate 1A-SH2', 'activate none']);
  });

  it('NED-OX-7 GIVEN a bottle ended on a module and its deeple went on THEN that module is not ready', () => {
    const scene = start().has(0, { cards: ['1A-SH1', '2A-SH1'] });
    scene.plays(0, 'oxygen ST-OX2', 'move shell 1', 'lift shell 1');
    expect(scene.offers(0)).toEqual(['activate 2A-SH1', 'activate none']);
  });

  it('NED-OX-2, NED-OX-3 GIVEN a bottle of 2 and an arm of 5 THEN a lifted deeple reaches two modules on either side', () => {
    const cards = ['1A-SH1', '2A-SH1', '1B-SH1', '2B-SH1', '3A-SH1'];
    const from = (at: number): readonly string[] => {
      const scene = start().has(0, { cards, dome: 0, lying: { [cards[at - 1] ?? '']: 1 } });
      return scene.plays(0, 'oxygen ST-OX1', `lift shell ${at}`).offers(0);
    };
    expect(from(1)).toEqual(['move shell 2', 'move shell 3']);
    expect(from(3)).toEqual(['move shell 1', 'move shell 2', 'move shell 4', 'move shell 5']);
    expect(from(5)).toEqual(['move shell 3', 'move shell 4']);
  });

  it('NED-OX-1 GIVEN several tanks THEN they are offered by ascending id, the used ones left out', () => {
    const scene = start().has(0, {
      cards: ['1A-OX2', '1A-OX1', '1A-CR1'],
      extensions: ['oxygen'],
      used: ['ST-OX1'],
    });
    expect(scene.offers(0).filter((text) => text.startsWith('oxygen'))).toEqual([
      'oxygen 1A-OX1',
      'oxygen 1A-OX2',
      'oxygen EX-OX1',
      'oxygen ST-OX2',
    ]);
  });

  it('NED-OX-1 GIVEN deeples of the dome and only inside modules THEN nobody can move', () => {
    const scene = start().has(0, { cards: ['1A-SY1', '1A-OX1'], dome: 3 });
    expect(scene.refuses(0, 'oxygen ST-OX1')).toBe('NED-OX-1 why.nobodyCanMove');
  });

  it('NED-OX-2 GIVEN the first bottle moved the only deeple to the only module THEN the second is lost unasked', () => {
    const scene = start()
      .has(0, { cards: ['1A-CR3'] })
      .plays(0, 'oxygen ST-OX2', 'move crab 1');
    expect(scene.asks()).toBe('turn of 1');
  });
});

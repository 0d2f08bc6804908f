import { describe, expect, it } from 'vitest';
import { given, solo, type Scene } from './scene.ts';

const option = (scene: Scene, seat: number, text: string) =>
  scene.game.prompt(scene.state, seat)?.options.find((candidate) => candidate.text === text);
const harmless = (scene: Scene, seat: number): string | undefined => {
  const action = scene.game.harmless?.(scene.state, seat);
  return action === undefined ? undefined : scene.game.formatAction(action);
};
const auction = (): Scene =>
  given({ seats: 3, options: { standingBids: true } }).auctions(0, ['1B-SH1'], [], [], []);

describe('New Eden: what people are offered', () => {
  it('GIVEN a turn THEN options come in the order of the rules, grouped, with the place that their number marks', () => {
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-CR1'] })
      .turnOf(0).display(`
      - - -
      - - -
      - - -
      1A-SH1 1A-RE1 -`);
    expect(scene.offers(0)).toEqual([
      'buy 4-1',
      'buy 4-2',
      'oxygen ST-OX1',
      'oxygen ST-OX2',
      'plant',
      'extend shipyard',
      'extend oxygen',
      'extend octopus',
      'extend research',
      'pass',
    ]);
    expect(option(scene, 0, 'buy 4-1')).toMatchObject({
      label: { key: 'do.buy', with: { card: '1A-SH1', coins: 1 } },
      detail: {
        key: 'detail.module',
        with: { sites: 1, endPoints: 1, step: { key: 'step.damage', with: { n: 1 } } },
      },
      group: 'group.buy',
      target: 'space:4-1',
    });
    expect(option(scene, 0, 'oxygen ST-OX2')?.detail).toEqual({
      key: 'effect.bottles',
      with: { first: 1, second: 1 },
    });
    expect(option(scene, 0, 'plant')?.detail).toEqual({
      key: 'detail.plant',
      with: { damage: 1, left: 3, after: 3 },
    });
    expect(option(scene, 0, 'extend octopus')?.target).toBe('extension:0:octopus');
  });

  it('GIVEN a deeple on its way THEN its picture knows the card, the bottle and the module it leaves', () => {
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-SH1', '1A-SH2'], lying: { '1A-SH2': 1 } })
      .turnOf(0);
    scene.plays(0, 'oxygen ST-OX1');
    expect(scene.view().moving).toEqual({ seat: 0, card: 'ST-OX1', bottle: 0, reach: 2 });
    expect(option(scene, 0, 'move shell 2')).toMatchObject({
      detail: { key: 'detail.sites', with: { lying: 2, sites: 2 } },
      target: 'module:0:shell:2',
    });
  });

  it('GIVEN no choice but one module to land on THEN the landing is not asked', () => {
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-SH1', '1A-SH2'], lying: { '1A-SH2': 1 } })
      .turnOf(0);
    scene.plays(0, 'oxygen ST-OX1', 'lift shell 2');
    expect(scene.moduleOf(0, '1A-SH1').lying).toBe(1);
  });

  it('GIVEN an absent seat THEN the harmless action gives nothing away', () => {
    expect(harmless(given({ seats: 3 }).turnOf(1), 1)).toBe('pass');
    expect(harmless(given({ seats: 3 }).market(['1B-SH1'], [], []), 0)).toBe('market none');
    const scene = auction();
    expect(harmless(scene, 0)).toBe('row 1');
    scene.plays(0, 'row 1');
    expect(harmless(scene, 0)).toBe('bid 0');
    scene.plays(0, 'bid 1');
    expect(harmless(scene, 1)).toBe('drop');
    scene.plays(1, 'maximum');
    expect(harmless(scene, 1)).toBe('drop');
    scene.plays(1, 'drop').plays(2, 'drop');
    expect(harmless(scene, 0)).toBe('done');
    expect(harmless(scene, 1)).toBeUndefined();
  });

  it('GIVEN an absent seat whose deeples have arrived THEN all of them set to work', () => {
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-SH1', '1A-CR1'], dome: 2 })
      .turnOf(0)
      .plays(0, 'oxygen ST-OX2', 'move shell 1', 'move crab 1');
    expect(harmless(scene, 0)).toBe('activate 1A-CR1 1A-SH1');
    const none = given({ seats: 3 })
      .has(0, { cards: ['1A-CR1'], extensions: ['oxygen'] })
      .turnOf(0);
    none.plays(0, 'oxygen EX-OX1');
    expect(harmless(none, 0)).toBe('skip');
  });

  it('GIVEN words of parameters THEN cards, arms and extensions have names, numbers and unknown words none', () => {
    const { game } = solo();
    expect(game.wordFor?.('card', '1A-RE1')).toEqual({
      key: 'word.card',
      with: { card: '1A-RE1', effect: { key: 'effect.plantBonus', with: { repair: 1 } } },
    });
    expect(game.wordFor?.('modules', 'none')).toEqual({ key: 'word.none' });
    expect(game.wordFor?.('arm', 'crab')).toEqual({ key: 'word.category', with: { category: 'crab' } });
    expect(game.wordFor?.('cards', 'none')).toEqual({ key: 'word.none' });
    expect(game.wordFor?.('extension', 'oxygen')).toEqual({
      key: 'word.extension',
      with: { extension: 'oxygen' },
    });
    expect(game.wordFor?.('card', 'EX-OX1')?.with).toEqual({
      card: 'EX-OX1',
      effect: { key: 'effect.bottles', with: { first: 2, second: 1 } },
    });
    expect(game.wordFor?.('arm', 'dome')).toBeUndefined();
    expect(game.wordFor?.('coins', '5')).toBeUndefined();
    expect(game.wordFor?.('card', 'EX-XX9')).toBeUndefined();
  });

  it('GIVEN the names of the set THEN research has its own, other cards say what is printed, and twins their deck', () => {
    const { names } = solo().game;
    expect(names['card:1A-RE1']?.en).toBe('Cool Turbine');
    expect(names['card:1A-CR1']?.fr).toBe('Crabe de récolte 3');
    expect(names['phase:B']?.pl).toBe('Czarny rynek');
    expect(names['card:1A-CR1']?.pl).toBe('Krab zbieracz 3');
    expect(names['card:2A-OC3']?.en).toBe('Repair octopus 8 (+1)');
    expect([names['card:1A-CR3']?.en, names['card:1B-CR2']?.en]).toEqual([
      'Harvest crab 6 (+1) A',
      'Harvest crab 6 (+1) B',
    ]);
    const english = Object.entries(names).flatMap(([id, { en }]) => (id.startsWith('card:') ? [en] : []));
    expect(new Set(english).size).toBe(english.length);
    expect(names['card:EX-OC1']?.en).toBe('Octopus extension');
    expect(['ST-OX1', 'ST-OX2', 'EX-OX1'].map((id) => names[`card:${id}`]?.en)).not.toContain(undefined);
  });
});

import { describe, expect, it } from 'vitest';
import type { Msg, OptionWords } from '../../../src/engine/core/contract.ts';
import { GAME, given, solo, type Scene } from './scene.ts';

/* What options, prompts and refusals say is true. */

const start = (seats = 3): Scene => given({ seats }).turnOf(0);

function option(scene: Scene, text: string): OptionWords {
  const found = GAME.prompt(scene.state, 0)?.options.find((one) => one.text === text);
  if (found === undefined) throw new Error(`${text} is not offered`);
  return found;
}
/** The keys of a message and of all that is inside. */
function keysOf(message: Msg | undefined): readonly string[] {
  if (message === undefined) return [];
  const inside = Object.values(message.with ?? {}).filter(
    (value) => typeof value === 'object' && 'key' in value,
  );
  // as: found by their key
  return [message.key, ...(inside as readonly Msg[]).flatMap(keysOf)];
}

describe('what New Eden promises', () => {
  it('NED-OX-9 GIVEN a module that was activated WHEN a deeple could move there THEN its yield is not promised again', () => {
    const cards = ['1A-CR1', '1A-CR2'];
    const fresh = start().has(0, { cards }).plays(0, 'oxygen ST-OX1');
    expect(keysOf(option(fresh, 'move crab 1').detail)).toContain('detail.sites');
    const done = start()
      .has(0, { cards, activated: ['1A-CR1'] })
      .plays(0, 'oxygen ST-OX1');
    expect(keysOf(option(done, 'move crab 1').detail)).toContain('detail.sitesDone');
    expect(keysOf(option(done, 'move crab 1').detail)).not.toContain('effect.coins');
  });

  it('NED-OX-7 GIVEN a card inside the station WHEN it is to be activated THEN it is not said to be missing', () => {
    const scene = start()
      .has(0, { cards: ['1A-CR1', '1A-SY1'] })
      .plays(0, 'oxygen ST-OX1', 'move crab 1');
    expect(scene.refuses(0, 'activate 1A-SY1')).toBe('NED-OX-7 why.cannotBeActivated');
    expect(scene.refuses(0, 'activate 1A-SH1')).toBe('NED-OX-7 why.notInStation');
  });

  it('NED-DMG-1 GIVEN damage at its end WHEN the plant is offered THEN only what is really taken is said', () => {
    const { max } = start().edition.components.damageTrack;
    const scene = start().has(0, { damage: max, plantUses: 1 });
    expect(option(scene, 'plant').detail?.with?.damage).toBe(0);
    expect(keysOf(option(start().has(0, { plantUses: 1 }), 'plant').detail)).not.toContain(
      'warning.cardsLost',
    );
  });
  it('NED-DMG-2 GIVEN damage at its end WHEN more would come THEN it says that cards are lost', () => {
    const { max, cardsLostPerOverflow } = start().edition.components.damageTrack;
    const cards = ['1A-CR1', '1A-SH1', '1A-OC1'];
    const scene = start().has(0, { damage: max, plantUses: 1, cards });
    expect(option(scene, 'plant').detail?.with?.warning).toEqual({
      key: 'warning.cardsLost',
      with: { cards: cardsLostPerOverflow },
    });
    expect(option(scene, 'plant').trap).toBeUndefined();
  });

  it('NED-SOLO-3 GIVEN Deep Thought would then take a card that does damage WHEN a card is offered THEN its damage is the row’s', () => {
    const scene = solo()
      .holder(0)
      .has(0, { cards: ['1A-CR1'], coins: 10 })
      .display('- - -\n- - -\n1A-SH1 2A-RE2 -\n- - -')
      .turnOf(0);
    expect(option(scene, 'buy 3-1').detail?.with?.step).toEqual({ key: 'step.nothing' });
    scene.plays(0, 'buy 3-1');
    expect(scene.station(0).damage).toBeGreaterThan(0);
  });

  it('NED-SOLO-10 GIVEN rows to keep THEN each says what Deep Thought will bid', () => {
    const scene = solo().has(0, { coins: 10 }).rows(['1B-SH1'], [], ['1B-CR1'], []);
    scene.station(1).coins = 9;
    scene.frames({ kind: 'keep' });
    expect(option(scene, 'keep 3').detail).toEqual({ key: 'detail.keep', with: { coins: 5 } });
  });
});

describe('warnings of New Eden', () => {
  it('NED-OX-7 GIVEN modules that are all activated WHEN oxygen is offered THEN it warns that nothing comes of it', () => {
    const scene = start().has(0, { cards: ['1A-CR1'], activated: ['1A-CR1'] });
    expect(option(scene, 'oxygen ST-OX1').trap).toBe(true);
    scene.plays(0, 'oxygen ST-OX1');
    expect(option(scene, 'move crab 1').trap).toBe(true);
    expect(option(start().has(0, { cards: ['1A-CR1'] }), 'oxygen ST-OX1').trap).toBeUndefined();
  });

  it('NED-OX-7 GIVEN a module that takes deeples of two oxygen cards THEN the first of them is no trap, the last is', () => {
    const scene = start().has(0, { cards: ['2A-OC3'], dome: 3 });
    expect(option(scene, 'oxygen ST-OX1').trap).toBeUndefined();
    scene.plays(0, 'oxygen ST-OX1');
    expect(option(scene, 'move octopus 1').trap).toBeUndefined();
    const alone = start().has(0, { cards: ['2A-OC3'], dome: 3, used: ['ST-OX2'] });
    expect(option(alone, 'oxygen ST-OX1').trap).toBe(true);
  });

  it('NED-OX-2 GIVEN the last bottle WHEN it would bring a deeple where nothing comes of it THEN it warns; where it fills a module not', () => {
    const two = { cards: ['1A-CR1', '1A-SH1'], dome: 2, used: ['ST-OX2'] };
    const warned = start()
      .has(0, { ...two, activated: ['1A-CR1'] })
      .plays(0, 'oxygen ST-OX1');
    const trap = option(warned, 'move crab 1');
    expect(trap.trap).toBe(true);
    expect(keysOf(trap.detail)).toContain('trap.bottle');
    expect(option(warned, 'move shell 1').trap).toBeUndefined();
  });

  it('NED-SOLO-10 GIVEN too few coins to outbid Deep Thought WHEN a row is kept THEN it warns and says what it takes', () => {
    const keeping = (coins: number): OptionWords => {
      const scene = solo().has(0, { coins, plantUses: 3 }).rows(['1B-SH1'], [], ['1B-CR1'], []);
      scene.station(1).coins = 9;
      scene.frames({ kind: 'keep' });
      return option(scene, 'keep 3');
    };
    // Deep Thought bids 5
    const poor = keeping(5);
    expect(poor.trap).toBe(true);
    expect(poor.detail?.with?.warning).toEqual({ key: 'trap.keep', with: { coins: 6 } });
    expect(keeping(6).trap).toBeUndefined();
  });

  it('NED-C-2 GIVEN too few coins for any bid WHEN a row is opened THEN it warns', () => {
    const opening = (coins: number): OptionWords =>
      option(
        given({ seats: 2 }).has(0, { coins, plantUses: 3 }).auctions(0, ['1B-SH1'], ['1B-CR1'], [], []),
        'row 1',
      );
    const { minBid } = start().edition.components.auction;
    expect(opening(minBid - 1).trap).toBe(true);
    expect(keysOf(opening(minBid - 1).detail)).toContain('trap.row');
    expect(opening(minBid).trap).toBeUndefined();
  });

  it('NED-A-3 GIVEN unused oxygen that can still fill a module THEN passing says so, else it does not', () => {
    const warnings = (scene: Scene): readonly string[] => keysOf(option(scene, 'pass').detail);
    expect(warnings(start().has(0, { cards: ['1A-CR1'] }))).toContain('warning.oxygenLeft');
    expect(option(start().has(0, { cards: ['1A-CR1'] }), 'pass').trap).toBeUndefined();
    const inVain: readonly Parameters<Scene['has']>[1][] = [
      { cards: ['1A-CR1'], used: ['ST-OX1', 'ST-OX2'] },
      { cards: ['1A-CR1'], activated: ['1A-CR1'] },
      { cards: ['1A-CR1'], dome: 0 },
      {},
    ];
    for (const has of inVain) expect(warnings(start().has(0, has))).not.toContain('warning.oxygenLeft');
  });

  it('NED-RED-2 GIVEN an unstable station THEN the question of its turn says so, and a stable one’s not', () => {
    const asked = (scene: Scene): readonly string[] => keysOf(GAME.prompt(scene.state, 0)?.question);
    expect(asked(start())).not.toContain('forecast.unstable');
    const { max } = start().edition.components.damageTrack;
    expect(asked(start().has(0, { damage: max, cards: ['1A-CR1', '1A-CR2'] }))).toContain(
      'forecast.unstable',
    );
  });
});

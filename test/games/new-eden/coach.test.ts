import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/engine/core/contract.ts';
import { newEden } from '../../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../../src/i18n/games/new-eden/index.ts';
import { sayWith } from '../../../src/i18n/say.ts';
import { GAME, given, type Scene } from './scene.ts';

const { say } = sayWith({
  locale: 'en',
  messages: newEden.rulebook.messages,
  texts: NEW_EDEN_TEXTS.en,
  names: GAME.names,
  playerName: String,
});

function told({ state }: Scene, seat: Seat = 0): string {
  const message = GAME.coach?.(GAME.view(state, seat), seat);
  return message === undefined ? '' : say(message);
}

/** What a seat has that the others would like. */
function held({ state }: Scene, seat: Seat): readonly string[] {
  return GAME.held?.(state, seat).map(say) ?? [];
}

const turn = (): Scene => given({ seats: 3 }).turnOf(0);

describe('the coach of New Eden', () => {
  it('asks a station without modules to begin an arm', () => {
    expect(told(turn())).toContain('Begin an outside arm');
  });

  it('recommends oxygen only while a card of it can fill a module', () => {
    const scene = turn().has(0, { cards: ['1A-CR1'], lying: { '1A-CR1': 2 }, dome: 1 });
    expect(told(scene)).toContain('Use oxygen');
    expect(told(scene.has(0, { used: ['ST-OX1', 'ST-OX2'] }))).toContain('Buy what helps');
  });

  it('says so when nothing can be paid for, and whether the power plant still runs', () => {
    const scene = turn().has(0, { coins: 0 });
    expect(told(scene)).toContain('run the power plant');
    expect(told(scene.has(0, { plantUses: 3 }))).toContain('nothing you can buy now');
  });

  it('warns of a collapse, and still more of losing cards', () => {
    expect(told(turn().has(0, { damage: 4 }))).toContain('your damage is 4 above the red marker');
    expect(told(turn().has(0, { damage: 2 }))).not.toContain('above the red marker');
    expect(told(turn().round(3).has(0, { damage: 2 }))).toContain('your damage is 2 above the red marker');
    expect(told(turn().has(0, { damage: 14 }))).toContain('you have 14 damage, and beyond 15 you lose cards');
  });

  it('warns when few coins are left for what follows, else of the row that does damage', () => {
    expect(told(turn().has(0, { coins: 3 }))).toContain('few coins are left');
    expect(told(turn().has(0, { coins: 10 }))).toContain('the cheapest row also does damage');
  });

  it('at the black market warns of damage above the marker, and of an empty purse', () => {
    const hands = [['1B-CR1'], ['1B-CR2'], ['1B-SH1']];
    const market = given({ seats: 3 }).market(...hands);
    expect(told(market)).toMatch(/Take only what you’ll use.*even one card/u);
    expect(told(market.has(0, { coins: 0 }))).toContain('You can’t pay for a card yet');
  });

  it('is silent to who is not asked, and says what one has to spend', () => {
    expect(told(turn(), 1)).toBe('');
    const purse = GAME.purse?.(turn().has(0, { coins: 7 }).view(0), 0);
    expect(purse === undefined ? '' : say(purse)).toBe(
      '7 coins, 1 deeple in the dome, 2 unused oxygen cards',
    );
  });

  it('GIVEN a station that would stand, or the highest bid THEN a hint counts that as gained', () => {
    expect(held(turn().has(0, { damage: 0 }), 0)).toEqual(['damage within your limit']);
    expect(held(turn().has(0, { damage: 4 }), 0)).toEqual([]);
    const auction = given({ seats: 3 }).auctions(0, ['1B-SH1'], [], [], []).plays(0, 'row 1', 'bid 1');
    expect(held(auction.has(0, { damage: 4 }), 0)).toEqual(['the highest bid']);
    expect(held(auction.has(1, { damage: 4 }), 1)).toEqual([]);
  });
});

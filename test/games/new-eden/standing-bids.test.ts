import { describe, expect, it } from 'vitest';
import { seedRng } from '../../../src/engine/core/rng.ts';
import { given, type Scene } from './scene.ts';

const ROWS = [['1B-SH1'], ['1B-CR1', '1B-CR2'], [], []] as const;
const auctions = (seats: number, standingBids = true): Scene =>
  given({ seats, options: { standingBids } })
    .auctions(0, ...ROWS)
    .plays(0, 'row 3');

describe('New Eden: standing bids', () => {
  it('NED-STAND-1 GIVEN the option THEN a maximum may be left wherever a bid may be made; without it, nowhere', () => {
    const scene = auctions(2);
    expect(scene.offers(0)).toContain('maximum');
    scene.plays(0, 'maximum');
    expect(scene.offers(0)).toEqual([...Array.from({ length: 10 }, (_, n) => `limit ${n + 1}`), 'bid 0']);
    expect(scene.refuses(0, 'limit 11')).toBe('NED-STAND-1 why.coins');
    expect(scene.refuses(0, 'bid 3')).toBe('NED-C-4 why.otherQuestion');
    const without = auctions(2, false);
    expect(without.offers(0)).not.toContain('maximum');
    expect(without.refuses(0, 'maximum')).toBe('NED-STAND-1 why.noStandingBids');
    const poor = auctions(2).has(1, { coins: 3 }).plays(0, 'bid 3');
    expect(poor.offers(1)).not.toContain('maximum');
    expect(poor.refuses(1, 'maximum')).toBe('NED-STAND-1 why.coins');
  });

  it('NED-STAND-1 GIVEN 250 coins THEN the question of the maximum offers steps to 100 above the highest bid', () => {
    const scene = auctions(2).has(0, { coins: 250 }).plays(0, 'maximum');
    expect(scene.offers(0).length).toBe(101);
    expect(scene.refuses(0, 'limit 101')).toBe('NED-R49 why.bidTooHigh');
  });

  it('NED-STAND-2 GIVEN a maximum of 5 THEN the smallest step is bid at once and again, until it no longer allows', () => {
    const scene = auctions(2).plays(0, 'maximum', 'limit 5');
    expect(scene.happened('bidMade')).toEqual([{ type: 'bidMade', seat: 0, row: 3, coins: 1 }]);
    scene.plays(1, 'bid 3');
    expect([scene.asks(), scene.view().auction?.high, scene.view().auction?.bidder]).toEqual([
      'bid of 1',
      4,
      0,
    ]);
    scene.plays(1, 'bid 5');
    expect([scene.asks(), scene.view().auction?.high]).toEqual(['bid of 0', 5]);
    expect(scene.offers(0).slice(0, 2)).toEqual(['bid 6', 'bid 7']);
    scene.plays(0, 'drop');
    expect([scene.asks(), scene.station(1).coins]).toEqual(['extra of 1', 5]);
  });

  it('NED-STAND-2 GIVEN two maxima THEN they raise each other by 1 and the higher wins by one step', () => {
    const scene = auctions(2).plays(0, 'maximum', 'limit 4').plays(1, 'maximum', 'limit 7');
    expect(scene.view().auction?.bids.map(({ station, coins }) => [station, coins])).toEqual([
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
    ]);
    expect(scene.asks()).toBe('bid of 0');
    scene.plays(0, 'drop');
    expect(scene.station(1).coins).toBe(6);
  });

  it('NED-STAND-2 GIVEN the maximum is used up and a plain bid follows THEN the seat is asked as before', () => {
    const scene = auctions(2)
      .plays(0, 'maximum', 'limit 2')
      .plays(1, 'bid 2')
      .plays(0, 'bid 3')
      .plays(1, 'bid 4');
    expect(scene.asks()).toBe('bid of 0');
    expect(scene.view(0).auction?.maximum).toBeUndefined();
  });

  it('NED-STAND-2 GIVEN the auction is over THEN the maximum is forgotten', () => {
    const scene = auctions(2).plays(0, 'maximum', 'limit 5').plays(1, 'drop').plays(0, 'done', 'row 1');
    expect(scene.asks()).toBe('openBid of 0');
  });

  it('NED-STAND-1 GIVEN the question of the maximum THEN one may still stay out or drop', () => {
    const scene = auctions(2).plays(0, 'maximum', 'bid 0');
    expect([scene.asks(), scene.view().auction?.in]).toEqual(['bid of 1', [1]]);
    scene.plays(1, 'maximum', 'drop');
    expect(scene.state.rows[2]?.status).toBe('unsold');
    expect([scene.asks(), scene.state.frames.length]).toEqual(['row of 0', 1]);
  });

  it('NED-STAND-3 GIVEN a maximum, or the question of one THEN the others see the bids and nothing else', () => {
    const plain = auctions(3);
    const asked = auctions(3).plays(0, 'maximum');
    for (const viewer of [1, 2, undefined]) {
      expect(asked.view(viewer)).toEqual(plain.view(viewer));
      expect(asked.refuses(1, 'bid 1')).toBe(plain.refuses(1, 'bid 1'));
    }
    expect(asked.view(0).question).toBe('maximum');
    // the board's message says the question to everybody
    const question = (scene: Scene): unknown => scene.game.prompt(scene.state, 0)?.question;
    expect(question(asked)).toEqual(question(plain));
    asked.plays(0, 'limit 6');
    plain.plays(0, 'bid 1');
    for (const viewer of [1, 2, undefined]) expect(asked.view(viewer)).toEqual(plain.view(viewer));
    expect(asked.view(0).auction?.maximum).toBe(6);
    const seen = asked.events
      .map((event) => asked.game.viewEvent(event, 1))
      .filter((event) => event !== undefined);
    expect(seen).toEqual(plain.events);
    expect(asked.game.viewEvent(asked.happened('maximumSet')[0] ?? { type: 'gameEnded' }, 0)).toBeDefined();
  });

  it('NED-STAND-3 GIVEN another world of seat 1 THEN the maximum of seat 0 is drawn anew, its own stays', () => {
    const scene = auctions(3).plays(0, 'maximum', 'limit 6').plays(1, 'maximum', 'limit 4');
    expect(scene.asks()).toBe('bid of 2');
    const rng = seedRng('worlds');
    const worlds = Array.from({ length: 60 }, () => scene.game.determinize(scene.state, 1, rng));
    const maxima = (seat: number): Set<number | undefined> =>
      new Set(worlds.map(({ auction }) => auction?.maxima.find((standing) => standing.seat === seat)?.coins));
    expect(maxima(1)).toEqual(new Set([4]));
    expect(maxima(0).size).toBeGreaterThan(5);
    expect(Math.min(...[...maxima(0)].map((coins) => coins ?? 99))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...[...maxima(0)].map((coins) => coins ?? 0))).toBeLessThanOrEqual(10);
  });

  it('NED-STAND-2 GIVEN the smallest step is just the maximum THEN it is still bid', () => {
    const scene = auctions(2).plays(0, 'maximum', 'limit 5').plays(1, 'bid 4');
    expect([scene.asks(), scene.view().auction?.high, scene.view().auction?.bidder]).toEqual([
      'bid of 1',
      5,
      0,
    ]);
    expect(scene.view(0).auction?.maximum).toBe(5);
  });

  it('NED-STAND-1 GIVEN a maximum that is used up THEN a new one takes its place', () => {
    const scene = auctions(2).plays(0, 'maximum', 'limit 2').plays(1, 'bid 4').plays(0, 'maximum', 'limit 8');
    expect([scene.asks(), scene.view().auction?.high, scene.view(0).auction?.maximum]).toEqual([
      'bid of 1',
      5,
      8,
    ]);
    expect(scene.plays(1, 'bid 7').view().auction?.high).toBe(8);
  });

  it('NED-STAND-2 GIVEN who left a maximum drops out THEN it is forgotten', () => {
    const scene = auctions(3).plays(0, 'maximum', 'limit 2').plays(1, 'bid 2').plays(2, 'drop');
    expect(scene.view(0).auction?.maximum).toBe(2);
    scene.plays(0, 'bid 3').plays(1, 'maximum', 'limit 6');
    expect(scene.view(1).auction?.maximum).toBe(6);
    expect(scene.view(0).auction?.maximum).toBeUndefined();
    const dropped = auctions(3)
      .plays(0, 'maximum', 'limit 2')
      .plays(1, 'bid 2')
      .plays(2, 'bid 3')
      .plays(0, 'drop');
    expect([dropped.asks(), dropped.view(0).auction?.maximum]).toEqual(['bid of 1', undefined]);
  });

  it('NED-STAND-3 GIVEN somebody thinks about a maximum THEN in worlds of the others he is asked for the bid', () => {
    const scene = auctions(3).plays(0, 'maximum');
    const rng = seedRng('thinking');
    const top = (viewer?: number): string | undefined =>
      scene.game.determinize(scene.state, viewer, rng).frames.at(-1)?.kind;
    expect([top(0), top(1), top(2), top()]).toEqual(['maximum', 'openBid', 'openBid', 'openBid']);
  });

  it('NED-STAND-3 GIVEN a jump, or no standing bids THEN worlds hold no maximum for it', () => {
    const rng = seedRng('jump');
    const maxima = (scene: Scene, viewer: number): Set<number> =>
      new Set(
        Array.from({ length: 30 }, () => scene.game.determinize(scene.state, viewer, rng)).flatMap(
          ({ auction }) => auction?.maxima.map(({ seat }) => seat) ?? [],
        ),
      );
    expect(maxima(auctions(3).plays(0, 'bid 4'), 1)).toEqual(new Set());
    expect(maxima(auctions(3, false).plays(0, 'bid 1'), 1)).toEqual(new Set());
    expect(maxima(auctions(3).plays(0, 'bid 1'), 1)).toEqual(new Set([0]));
    const around = auctions(3).plays(0, 'bid 1').plays(1, 'bid 2').plays(2, 'bid 3');
    expect(around.asks()).toBe('bid of 0');
    expect(maxima(around, 1)).toEqual(new Set([2]));
  });
});

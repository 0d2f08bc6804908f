import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/core/json.ts';
import { seedRng } from '../../../src/engine/core/rng.ts';
import type { Event } from '../../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../../src/engine/games/new-eden/state.ts';
import { EVENTS } from '../../../src/engine/games/new-eden/messages.ts';
import { reveals, viewEvent } from '../../../src/engine/games/new-eden/view.ts';
import { given, type Scene } from './scene.ts';

const HANDS = [
  ['1B-SH1', '1B-SH2', '1B-RE1'],
  ['1B-CR1', '1B-CR2', '1B-OC1'],
  ['1B-OX1', '1B-SY1', '1B-OC2'],
] as const;
const market = (): Scene =>
  given({ seats: 3 })
    .holder(0)
    .market(...HANDS);
const looks = (scene: Scene, viewer: number | undefined): string =>
  canonicalJson([scene.view(viewer), scene.game.scores(scene.state), scene.game.activeSeats(scene.state)]);

describe('New Eden: hidden information', () => {
  it('NED-R69 GIVEN coins behind screens THEN each seat sees its own only, with openCoins or after the end all', () => {
    const seen = (scene: Scene, viewer?: number): boolean[] =>
      scene.view(viewer).stations.map(({ coins }) => coins !== undefined);
    expect([seen(given({ seats: 3 }), 1), seen(given({ seats: 3 }))]).toEqual([
      [false, true, false],
      [false, false, false],
    ]);
    expect(seen(given({ seats: 3, options: { openCoins: true } }))).toEqual([true, true, true]);
    const over = given({ seats: 3 }).round(3).frames({ kind: 'finalScoring' }).settled();
    expect(seen(over)).toEqual([true, true, true]);
    expect(over.view().unseenBox?.length).toBe(3);
  });

  it('NED-R69 GIVEN other coins of another seat THEN view, options, refusals and standings of a seat are the same', () => {
    const one = market().has(1, { coins: 3 });
    const other = market().has(1, { coins: 40 });
    for (const viewer of [0, 2, undefined]) expect(looks(one, viewer)).toBe(looks(other, viewer));
    expect(one.offers(0)).toEqual(other.offers(0));
    expect(one.refuses(0, 'bid 9')).toBe(other.refuses(0, 'bid 9'));
    expect(looks(one, 1)).not.toBe(looks(other, 1));
  });

  it('GIVEN hands and picks of the market THEN nobody else sees a card, only who has chosen', () => {
    const scene = market().plays(1, 'market 1B-CR1 1B-OC1');
    const foreign = JSON.stringify([scene.view(0), scene.view()]);
    for (const card of HANDS[1]) expect(foreign).not.toContain(card);
    expect(scene.view().stations.map(({ hasChosen }) => hasChosen)).toEqual([false, true, false]);
    expect(scene.view(1).pick).toEqual(['1B-CR1', '1B-OC1']);
    expect(scene.view(1).hand).toEqual([...HANDS[1]].sort());
    const [chosen] = scene.events;
    if (chosen === undefined) throw new Error('no event');
    expect(viewEvent(chosen, 0)).toEqual({ type: 'marketChosen', seat: 1 });
    expect(viewEvent(chosen, undefined)).toEqual({ type: 'marketChosen', seat: 1 });
    expect(viewEvent(chosen, 1)).toEqual(chosen);
  });

  it('GIVEN cards dealt or laid down THEN their events name them to their owner only, those of the deck to nobody', () => {
    const cards = ['1B-SH1'];
    expect(viewEvent({ type: 'marketDealt', seat: 1, count: 1, cards }, 0)).toEqual({
      type: 'marketDealt',
      seat: 1,
      count: 1,
    });
    expect(viewEvent({ type: 'rowFilled', row: 3, count: 1, cards }, 0)).toEqual({
      type: 'rowFilled',
      row: 3,
      count: 1,
    });
    const own = { type: 'rowFilled', row: 1, seat: 0, count: 1, cards } as const;
    expect([viewEvent(own, 0), viewEvent(own, 1)]).toEqual([
      own,
      { type: 'rowFilled', row: 1, seat: 0, count: 1 },
    ]);
  });

  it('GIVEN a purchase costs a card THEN the bought cards of others stay hidden until the loss is settled', () => {
    const scene = market().has(0, { damage: 15, cards: ['1A-CR1', '1A-SH1'] });
    scene.plays(1, 'market 1B-CR1').plays(2, 'market none').plays(0, 'market 1B-SH1');
    expect(scene.asks()).toBe('destroy of 0');
    const seen = JSON.stringify([
      scene.view(0),
      scene.view(2),
      scene.view(),
      scene.events.map((e) => viewEvent(e, 2)),
    ]);
    expect(seen).not.toContain('1B-CR1');
    expect(scene.view(1).pick).toEqual(['1B-CR1']);
    const rng = seedRng('w');
    const worlds = Array.from({ length: 30 }, () => scene.game.determinize(scene.state, 2, rng));
    expect(new Set(worlds.map(({ bought }) => bought[1]?.join())).size).toBeGreaterThan(3);
    scene.plays(0, 'destroy crab');
    expect(JSON.stringify(scene.view(2))).toContain('1B-CR1');
  });

  it('GIVEN worlds of seat 0 THEN its own cards stay, others change places, and choices of others can be paid', () => {
    const scene = market().has(1, { coins: 1 }).plays(1, 'market 1B-CR1');
    const rng = seedRng('worlds');
    const worlds = Array.from({ length: 60 }, () => scene.game.determinize(scene.state, 0, rng));
    for (const world of worlds) {
      expect(world.hands[0]).toEqual(scene.state.hands[0]);
      const frame = world.frames.at(-1);
      const [given1] = frame?.kind === 'market' ? frame.answers : [];
      expect(given1?.answer.length).toBeLessThanOrEqual(1);
      expect(given1?.answer.every((card) => world.hands[1]?.includes(card))).toBe(true);
      expect(world.stations.map(({ coins }) => coins)).toEqual(
        scene.state.stations.map(({ coins }) => coins),
      );
    }
    expect(new Set(worlds.map(({ hands }) => hands[1]?.join())).size).toBeGreaterThan(20);
    expect(new Set(worlds.map(({ decks }) => decks['3A'].join())).size).toBe(60);
  });

  it('GIVEN steps of the market, bids and drops THEN they are barriers; a turn with its oxygen action is none', () => {
    const bound = market().plays(0, 'plant', 'extend oxygen', 'market none');
    const types = bound.events.filter(reveals).map(({ type }) => type);
    expect(types).toEqual(['plantUsed', 'extended', 'marketChosen']);
    const bids = given({ seats: 2 })
      .auctions(0, ['1B-SH1'], [], [], [])
      .plays(0, 'row 1', 'bid 0')
      .plays(1, 'drop');
    expect(bids.events.some(reveals)).toBe(true);
    const turn = given({ seats: 3 })
      .has(0, { cards: ['1A-SH1'] })
      .turnOf(0);
    turn.plays(0, 'plant', 'oxygen ST-OX1', 'move shell 1', 'activate 1A-SH1');
    expect(turn.events.some(reveals)).toBe(false);
  });

  it('GIVEN a refusal THEN it is the same whether the card is in the hand of another or nowhere near', () => {
    const scene = market();
    expect(scene.refuses(0, 'market 1B-CR1')).toBe('NED-B-2 why.notInHand');
    expect(scene.refuses(0, 'market 3B-CR1')).toBe('NED-B-2 why.notInHand');
  });

  it('GIVEN the types of events THEN undo stops at just these, and at free actions of the market', () => {
    const barriers = Object.keys(EVENTS).filter((type) =>
      // as: only type and phase are looked at
      reveals({ type, phase: 'C' } as unknown as Event),
    );
    expect(barriers.sort()).toEqual([
      'bidMade',
      'droppedOut',
      'finalScored',
      'gameEnded',
      'marketChosen',
      'marketClosed',
      'marketDealt',
      'marketShown',
      'roundStarted',
      'rowsRevealed',
    ]);
    const plant = (phase: string): boolean => reveals({ type: 'plantUsed', seat: 0, use: 1, phase });
    const extend = (phase: string): boolean =>
      reveals({ type: 'extended', seat: 0, extension: 'oxygen', phase });
    expect(['A', 'B', 'C'].map((phase) => [plant(phase), extend(phase)])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it('GIVEN free actions, a row, oxygen and the push in C THEN none of them is a barrier, only the bid before', () => {
    const scene = given({ seats: 2 })
      .has(0, { cards: ['1A-CR1'] })
      .auctions(0, [], ['1B-SH1'], [], []);
    const bound = (...texts: readonly string[]): string[] =>
      scene
        .plays(0, ...texts)
        .events.filter(reveals)
        .map(({ type }) => type);
    expect(bound('plant', 'row 2')).toEqual([]);
    expect(bound('plant', 'bid 1')).toEqual(['bidMade']);
    scene.plays(1, 'drop');
    expect(bound('push', 'oxygen ST-OX1', 'move crab 1', 'activate none', 'extend oxygen', 'done')).toEqual(
      [],
    );
  });

  it('GIVEN cards of the deck THEN who only looks on learns as little of them as a seat', () => {
    const dealt = { type: 'marketDealt', count: 3, cards: ['1B-SH1'] } as const;
    const filled = { type: 'rowFilled', row: 3, count: 3, cards: ['1B-SH1'] } as const;
    for (const viewer of [0, undefined]) {
      expect(viewEvent(dealt, viewer)).toEqual({ type: 'marketDealt', count: 3 });
      expect(viewEvent(filled, viewer)).toEqual({ type: 'rowFilled', row: 3, count: 3 });
    }
    const own = { type: 'marketDealt', seat: 1, count: 3, cards: ['1B-SH1'] } as const;
    expect([viewEvent(own, 1), viewEvent(own, undefined)]).toEqual([
      own,
      { type: 'marketDealt', seat: 1, count: 3 },
    ]);
    const maximum = { type: 'maximumSet', seat: 1, row: 2, coins: 5 } as const;
    expect([0, 1, undefined].map((viewer) => viewEvent(maximum, viewer))).toEqual([
      undefined,
      maximum,
      undefined,
    ]);
  });

  const worldsOf = (scene: Scene, viewer?: number): readonly State[] => {
    const rng = seedRng('others');
    return Array.from({ length: 40 }, () => scene.game.determinize(scene.state, viewer, rng));
  };
  const kinds = (worlds: readonly State[], of: (world: State) => unknown): number =>
    new Set(worlds.map((world) => JSON.stringify(of(world)))).size;

  it("GIVEN worlds of seat 0 in the market THEN bonus deck, generator, decks, box and rows of the deck are anybody's guess", () => {
    const scene = given({ seats: 3 }).holder(0).frames({ kind: 'dealMarket' }).settled();
    const worlds = worldsOf(scene, 0);
    expect(kinds(worlds, ({ rng }) => rng)).toBe(40);
    expect(kinds(worlds, ({ bonusDeck }) => bonusDeck)).toBeGreaterThan(30);
    expect(kinds(worlds, ({ bonus }) => bonus)).toBe(1);
    expect(kinds(worlds, ({ unseenBox }) => unseenBox)).toBeGreaterThan(10);
    expect(kinds(worlds, ({ rows }) => rows[3])).toBeGreaterThan(10);
    expect(kinds(worlds, ({ display, openBox }) => [display, openBox])).toBe(1);
    for (const { unseenBox } of worlds) expect(unseenBox).toEqual([...unseenBox].sort());
    expect(kinds(worldsOf(scene), ({ hands }) => hands[0])).toBeGreaterThan(10);
  });

  it('GIVEN rows laid down THEN in worlds of their owner his own stays, those of others change; open ones stay for all', () => {
    const scene = given({ seats: 3 }).holder(0).frames({ kind: 'dealMarket' }).settled();
    scene.frames({ kind: 'fillRows' }, { kind: 'turn', seat: 0 }).settled();
    const worlds = worldsOf(scene, 1);
    expect([0, 1, 2, 3].map((row) => kinds(worlds, ({ rows }) => rows[row]) > 10)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    scene.frames({ kind: 'revealRows' }).settled();
    expect(kinds(worldsOf(scene, 1), ({ rows }) => rows)).toBe(1);
    expect(kinds(worldsOf(scene), ({ rows }) => rows)).toBe(1);
  });

  it('GIVEN the own choice of the market THEN it stays in worlds of the seat, while those of others are drawn', () => {
    const scene = market().plays(0, 'market 1B-SH1').plays(1, 'market 1B-CR1');
    const answers = (seat: number) => (world: State) => {
      const frame = world.frames.at(-1);
      return frame?.kind === 'market'
        ? frame.answers.find((given1) => given1.seat === seat)?.answer
        : undefined;
    };
    const worlds = worldsOf(scene, 0);
    expect(kinds(worlds, answers(0))).toBe(1);
    expect(kinds(worlds, answers(1))).toBeGreaterThan(10);
  });
});

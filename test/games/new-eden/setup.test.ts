import { describe, expect, it } from 'vitest';
import { below, seedRng, shuffle } from '../../../src/engine/core/rng.ts';
import { DECKS } from '../../../src/engine/games/new-eden/components.ts';
import { GAME, given, HOUSE, solo } from './scene.ts';

describe('New Eden: setting up', () => {
  it('NED-SETUP-1 GIVEN 1 to 4 seats THEN each has a station, and one player meets Deep Thought', () => {
    for (const seats of [2, 3, 4]) expect(given({ seats }).state.stations.length).toBe(seats);
    expect(solo().state.stations.length).toBe(2);
    expect(
      solo()
        .view()
        .stations.map(({ deepThought }) => deepThought),
    ).toEqual([false, true]);
    for (const seats of [0, 5])
      expect(GAME.setup('s', seats, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
  });

  it('NED-SETUP-2, NED-R65: the same seed gives the same six decks and bonus cards, another seed others', () => {
    const cardsOf = (seed: string): string => {
      const { decks, display, unseenBox, bonus, bonusDeck } = given({ seats: 3, seed }).state;
      return JSON.stringify([decks, display, unseenBox, bonus, bonusDeck]);
    };
    expect(cardsOf('a')).toBe(cardsOf('a'));
    expect(cardsOf('a')).not.toBe(cardsOf('b'));
    const { decks } = given({ seats: 3 }).state;
    for (const deck of DECKS) {
      expect(decks[deck].length).toBe(deck === '1A' ? 0 : 15);
      expect(decks[deck].every((card) => card.startsWith(`${deck}-`))).toBe(true);
    }
  });

  it('NED-SETUP-3 GIVEN a new game THEN every station starts with the same, and with nothing built', () => {
    for (const station of given({ seats: 4 }).state.stations) {
      expect(station).toMatchObject({
        coins: 10,
        score: 0,
        damage: 0,
        dome: 1,
        extensions: [],
        plantUses: 0,
      });
      expect(station.oxygen).toEqual([
        { id: 'ST-OX1', used: false },
        { id: 'ST-OX2', used: false },
      ]);
      expect(Object.values(station.outside).flat()).toEqual([]);
    }
    expect(given().fact(0, 'marker')).toBe(0);
  });

  it('NED-SETUP-4, NED-R64: the extension tank is in no station before the extension is built', () => {
    const scene = given().turnOf(0);
    expect(scene.refuses(0, 'oxygen EX-OX1')).toBe('NED-OX-1 why.noTank');
    scene.plays(0, 'extend oxygen');
    expect(scene.station(0).oxygen.map(({ id }) => id)).toEqual(['ST-OX1', 'ST-OX2', 'EX-OX1']);
    expect(scene.station(1).oxygen.length).toBe(2);
  });

  it('NED-SETUP-5, NED-R54: the first holder is drawn among the players; alone, it is Deep Thought', () => {
    const holders = Array.from({ length: 40 }, (_, at) => given({ seats: 3, seed: `h${at}` }).state.holder);
    expect(new Set(holders)).toEqual(new Set([0, 1, 2]));
    const alone = Array.from({ length: 5 }, (_, at) => given({ seats: 1, seed: `h${at}` }));
    for (const { events } of alone) expect(events[0]).toEqual({ type: 'gameStarted', players: 1 });
  });

  it('NED-SETUP-6, NED-R24: the supply holds 45 deeples less those handed out; coins never run out', () => {
    for (const seats of [2, 3, 4]) expect(given({ seats }).state.supply).toBe(45 - seats);
    expect(solo().state.supply).toBe(44);
    const scene = given().has(0, { coins: 500 }).turnOf(0).plays(0, 'plant');
    expect(scene.station(0).coins).toBe(505);
  });

  it('NED-SETUP-7 GIVEN 3 or 4 players THEN no card leaves before the first turn, unlike with 2', () => {
    for (const seats of [3, 4]) expect(given({ seats }).state.display.length).toBe(12);
    expect(given({ seats: 2 }).state.display.length).toBe(11);
  });

  it('NED-SETUP-8, NED-R61: Deep Thought starts with all extensions, a blocked plant, 10 coins and no deeples', () => {
    const scene = solo();
    const station = scene.view().stations[1];
    expect(station).toMatchObject({ coins: 10, dome: 0, plantUses: 3 });
    expect(station?.extensions).toEqual(['shipyard', 'oxygen', 'octopus', 'research']);
    expect(station?.outside.octopus[0]?.id).toBe('EX-OC1');
    expect(station?.oxygen.slice(0, 3).map(({ id }) => id)).toEqual(['ST-OX1', 'ST-OX2', 'EX-OX1']);
    expect(station?.nextPlantDamage).toBeUndefined();
    expect(scene.station(0)).toMatchObject({ dome: 1, extensions: [], plantUses: 0 });
  });

  it('GIVEN options of another number of seats THEN they are refused', () => {
    const refused = [
      GAME.setup('s', 2, { soloLevel: 1 }),
      GAME.setup('s', 1, { openCoins: true }),
      GAME.setup('s', 1, { standingBids: true }),
      GAME.setup('s', 1, { soloLevel: 4 }),
    ];
    for (const setup of refused) expect(setup.ok ? 'taken' : setup.error.code).toBe('E_OPTION');
    expect(GAME.setup('s', 2, { openCoins: true, standingBids: true }).ok).toBe(true);
  });

  it('NED-R51 GIVEN the bonus deck THEN a category may come twice: both cards are there', () => {
    const categories = HOUSE.components.bonusCards.cards.map(({ category }) => category);
    expect(categories.filter((category) => category === 'crab').length).toBe(2);
    const scene = given({ seats: 3 })
      .has(0, { cards: ['1A-CR1', '1A-CR2'] })
      .bonus('BO-CRC', 'BO-CRP');
    scene.frames({ kind: 'phaseD' }).settled();
    expect([scene.station(0).coins, scene.station(0).score]).toEqual([12, 4]);
  });

  it('NED-SETUP-2, NED-SETUP-5 GIVEN a seed THEN decks in the order of the rules, the bonus deck, then the holder come from its generator', () => {
    const rng = seedRng('order');
    const { cards, bonusCards } = HOUSE.components;
    const decks = DECKS.map((deck) =>
      shuffle(
        rng,
        cards.list.filter((card) => card.deck === deck).map(({ id }) => id),
      ),
    );
    const bonus = shuffle(
      rng,
      bonusCards.cards.map(({ id }) => id),
    );
    const { state } = given({ seats: 3, seed: 'order' });
    expect(state.holder).toBe(below(rng, 3));
    expect(DECKS.slice(1).map((deck) => state.decks[deck])).toEqual(decks.slice(1));
    expect(state.display.map(({ card }) => card)).toEqual(decks[0]?.slice(0, 12));
    expect([...state.bonus, ...state.bonusDeck]).toEqual(bonus);
  });

  it('NED-SETUP-1 GIVEN no whole number of seats THEN there is no game', () => {
    expect(GAME.setup('s', 2.5, {})).toEqual({ ok: false, error: { code: 'E_SEATS' } });
  });
});

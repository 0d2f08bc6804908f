import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { GAME, given, solo, type Scene } from '../games/new-eden/scene.ts';
import { game, lookOf, sceneOf, textsOf } from './new-eden-table.ts';
import { AWKWARD_NAMES, some } from './random-table.ts';

type Drawn = Parameters<typeof sceneOf>[1];

const wordsOn = (state: State, wish: Drawn = {}): string[] =>
  textsOf(sceneOf(state, wish)).map(({ text }) => text);

/** The question as the board's first line says it. */
function questionOf(scene: Scene, wish: Drawn = {}): string {
  const [asked] = textsOf(sceneOf(scene.state, wish)).filter(({ facts = [] }) =>
    facts.some((fact) => fact.startsWith('asked=')),
  );
  return asked?.text ?? '';
}

describe('that coins are secret', () => {
  it.each(LOCALES)('is said in %s while some of them are absent from the board, and only then', (locale) => {
    const say = (state: State): string => lookOf(state, { locale }).say({ key: 'short.secret' });
    const hidden = given({ seats: 2 }).state;
    for (const wish of [{ locale }, { locale, viewer: 0 }])
      expect(wordsOn(hidden, wish)).toContain(say(hidden));
    const open = given({ seats: 2, options: { openCoins: true } }).state;
    for (const wish of [{ locale }, { locale, viewer: 0 }])
      expect(wordsOn(open, wish)).not.toContain(say(open));
    const alone = solo(1).state;
    expect(wordsOn(alone, { locale, viewer: 0 })).not.toContain(say(alone));
  });

  it('GIVEN open coins WHEN drawn for everybody THEN each plate has them', () => {
    const { state } = given({ seats: 2, options: { openCoins: true } }).has(0, { coins: 17 });
    const facts = sceneOf(state).moving.flatMap((shape) => shape.facts ?? []);
    expect(facts).toContain('coins:0=17');
  });
});

describe('the question about a turn', () => {
  const MOVABLE = { cards: ['1A-SH1'], dome: 3 } as const;

  it('offers oxygen to who has some and somebody who can move', () => {
    expect(questionOf(given({}).has(0, MOVABLE).turnOf(0))).toBe('Ola to buy a card, use oxygen or pass');
  });

  it.each([
    ['no full tank', { ...MOVABLE, used: ['ST-OX1', 'ST-OX2'] }],
    ['no module', { dome: 3 }],
    ['an empty dome', { cards: ['1A-SH1'], dome: 0 }],
  ] as const)('GIVEN %s WHEN drawn THEN no oxygen is offered', (_why, holdings) => {
    const scene = given({}).has(0, holdings).turnOf(0);
    expect(scene.offers(0).filter((text) => text.startsWith('oxygen'))).toEqual([]);
    expect(questionOf(scene)).toBe('Ola to buy a card or pass');
  });

  it('offers oxygen wherever the rules do, and nowhere else', () => {
    const seen = new Set<boolean>();
    for (const seats of [1, 3]) {
      for (const state of game(`oxygen-${seats}`, seats, 'uniform')) {
        const view = GAME.view(state, undefined);
        const [seat] = view.asked;
        if (view.question !== 'turn' || seat === undefined) continue;
        const offered = (GAME.prompt(state, seat)?.options ?? []).some(({ target }) =>
          target?.startsWith('oxygen:'),
        );
        const look = lookOf(state, {});
        const words = look.say({ key: offered ? 'short.turn' : 'short.noOxygen' });
        expect(
          wordsOn(state).some((text) => text.endsWith(words)),
          words,
        ).toBe(true);
        seen.add(offered);
      }
    }
    expect(seen.size).toBe(2);
  });
});

describe('the question after a row was won', () => {
  const extra = (left: number) => ({ kind: 'extra', seat: 0, row: 1, left, pushed: 0 }) as const;

  it('offers the oxygen that is left', () => {
    const scene = given({})
      .has(0, { cards: ['1A-SH1'], dome: 3 })
      .rows()
      .frames(extra(1));
    expect(questionOf(scene)).toBe('Ola to use any extra oxygen left or end the turn');
  });

  it.each([
    ['without a full tank', { cards: ['1A-SH1'], dome: 3, used: ['ST-OX1', 'ST-OX2'] }],
    ['while nobody can move', { dome: 3 }],
  ] as const)('is about free actions %s', (_why, holdings) => {
    const scene = given({})
      .has(0, { ...holdings, coins: 30 })
      .rows()
      .frames(extra(1));
    expect(scene.offers(0).filter((text) => /^(oxygen|push)/u.test(text))).toEqual([]);
    expect(questionOf(scene)).toBe('Ola to take free actions or end the turn');
  });
});

describe('the question about a bid', () => {
  const auction = (): Scene =>
    given({ seats: 3, options: { standingBids: true } })
      .has(0, { coins: 20 })
      .has(1, { coins: 20 })
      .has(2, { coins: 20 })
      .auctions(0, ['1B-SH1'], ['1B-SH2'], ['1B-CR1'], ['1B-OC1']);

  it('names the row that is opened, and that one may bid nothing', () => {
    expect(questionOf(auction().plays(0, 'row 2'))).toBe('Ola to open the bidding for row 2 or bid nothing');
  });

  it('names the row nobody has bid for yet', () => {
    expect(questionOf(auction().plays(0, 'row 2', 'bid 0'))).toBe('Benoît to bid for row 2 or drop out');
  });

  it('names the row and the bid to beat', () => {
    expect(questionOf(auction().plays(0, 'row 2', 'bid 1'))).toBe(
      'Benoît to beat 1 coin for row 2 or drop out',
    );
    expect(questionOf(auction().plays(0, 'row 2', 'bid 3'))).toBe(
      'Benoît to beat 3 coins for row 2 or drop out',
    );
  });

  it.each([
    ['fr', 1, 'surenchérir sur 1 pièce pour la ligne 2 ou se retirer'],
    ['fr', 3, 'surenchérir sur 3 pièces pour la ligne 2 ou se retirer'],
    ['pl', 1, 'przebicie oferty 1 monety za rząd 2 albo wycofanie się'],
    ['pl', 3, 'przebicie oferty 3 monet za rząd 2 albo wycofanie się'],
    ['pl', 5, 'przebicie oferty 5 monet za rząd 2 albo wycofanie się'],
  ] as const)('has in %s the form of coins for %i', (locale, coins, words) => {
    const scene = auction().plays(0, 'row 2', `bid ${coins}`);
    expect(questionOf(scene, { locale }).toLowerCase()).toContain(words);
  });

  it('is about the secret limit for who sets one, and still about the bid for the others', () => {
    const opened = auction().plays(0, 'row 2', 'maximum');
    expect(questionOf(opened, { viewer: 0 })).toBe('Ola to set a secret limit for row 2');
    for (const wish of [{}, { viewer: 1 }])
      expect(questionOf(opened, wish)).toBe('Ola to open the bidding for row 2 or bid nothing');
    const answered = auction().plays(0, 'row 2', 'bid 3').plays(1, 'maximum');
    expect(questionOf(answered, { viewer: 1 })).toBe('Benoît to set a secret limit for row 2');
    expect(questionOf(answered)).toBe('Benoît to beat 3 coins for row 2 or drop out');
  });

  it('against Deep Thought names the row and its bid', () => {
    const scene = solo(1).has(1, { coins: 6 }).rows(['1B-SH1']);
    scene.frames({ kind: 'soloAuction', row: 1 }).settled();
    expect(questionOf(scene)).toBe('Ola to beat 3 coins for row 1 or drop out');
  });

  it.each(LOCALES)('has the row in every wording in %s', (locale) => {
    const scenes = [auction().plays(0, 'row 2'), auction().plays(0, 'row 2', 'maximum')];
    for (const { state } of scenes) {
      const { question } = GAME.view(state, 0);
      const words = textsOf(sceneOf(state, { locale, viewer: 0 })).filter(({ facts = [] }) =>
        facts.some((fact) => fact.startsWith('asked=')),
      );
      expect(words[0]?.text, question).toMatch(/\b2\b/u);
    }
  });
});

describe('that each has secret cards', () => {
  it.each([
    ['en', '1 of 4 has chosen'],
    ['fr', '1 sur 4 a choisi'],
    ['pl', 'gotowi: 1 z 4'],
  ] as const)('says in %s how many have chosen', (locale, words) => {
    const { state } = given({ seats: 4 })
      .market(['1B-SH1'], ['1B-SH2'], ['1B-CR1'], [])
      .plays(1, 'market none');
    expect(wordsOn(state, { locale })).toContain(words);
  });

  it('is said while cards are chosen, not while somebody loses one afterwards', () => {
    const asked = given({ seats: 4 }).market(['1B-SH1', '1B-SH2', '1B-CR1'], [], [], []);
    expect(wordsOn(asked.state).some((text) => text.includes('secret cards'))).toBe(true);
    const losing = asked.frames({ kind: 'destroy', station: 0 });
    const { question, phase } = losing.view();
    expect([question, phase]).toEqual(['destroy', 'B']);
    expect(wordsOn(losing.state).filter((text) => text.includes('secret cards'))).toEqual([]);
  });
});

describe('a plate in the black market', () => {
  it.each(LOCALES)('says in %s who has chosen', (locale) => {
    const { state } = given({ seats: 3 }).market(['1B-SH1'], ['1B-SH2'], ['1B-CR1']).plays(1, 'market none');
    const look = lookOf(state, { locale });
    const words = [look.say({ key: 'short.chosen' })];
    const { moving } = sceneOf(state, { locale });
    expect(textsOf({ moving }).filter(({ text }) => words.includes(text))).toHaveLength(1);
    const chosen = moving.flatMap(({ facts = [] }) => facts.filter((fact) => /^chosen:.=true$/u.test(fact)));
    expect(chosen).toEqual(['chosen:1=true']);
  });
});

describe('a plate', () => {
  it.each(LOCALES)('says in %s how much damage is safe, whatever else stands on it', (locale) => {
    for (const state of some(game('safe', 4), 7)) {
      if (GAME.isOver(state)) continue;
      const view = GAME.view(state, undefined);
      const wish = { locale, names: AWKWARD_NAMES };
      const look = lookOf(state, wish);
      const safe = view.stations.map(({ marker }) =>
        look.say({ key: 'short.safe', with: { limit: marker } }),
      );
      const said = wordsOn(state, wish).filter((text) => safe.includes(text));
      expect(said.sort()).toEqual(safe.sort());
    }
  });
});

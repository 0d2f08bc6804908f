import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { headlineWords } from '../../src/render/games/antarctica/asked.ts';
import { changedBy } from '../../src/render/games/antarctica/last-turn.ts';
import { reasonsIn } from '../../src/render/games/antarctica/reasons.ts';
import { COLUMN } from '../../src/render/games/antarctica/block-grid.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import type { AntarcticaView } from '../../src/render/games/antarctica/view.ts';
import { SILHOUETTES } from '../../src/render/pieces.ts';
import type { LastTurn } from '../../src/render/last-turn.ts';
import { measureText } from '../../src/render/measure.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Box, TextShape } from '../../src/render/shapes.ts';
import { play } from '../games/antarctica/play.ts';
import { position } from '../games/antarctica/position.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf, positionsOf } from './antarctica-table.ts';
import { lookBack, randomGame } from './random-table.ts';

const ANY: AnyGame = GAME;
const SCENE: AnyGameScene = ANTARCTICA_SCENE;

const headerOf = (state: State) =>
  headlineWords(GAME.view(state, undefined), lookOf('en', state.seats), undefined);

function textsIn(state: State, locale: (typeof LOCALES)[number], focus?: string): string[] {
  const scene = ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf(locale, state.seats), {
    viewer: undefined,
    ...(focus === undefined ? {} : { focus }),
  });
  return [...scene.still, ...scene.moving].flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

describe('the header (section 7.1, item 9)', () => {
  const TWO = { lines: { s: 'B A', e: 'A', w: 'B' } } as const;

  it('GIVEN an icebreaker turn THEN it is called one, before and after its ship has sailed', () => {
    const state = position({ lines: { s: 'A*', e: 'A', w: 'B' }, icebreakerTurn: true });
    expect(headerOf(state).question).toBe('Icebreaker: Ola may leave South');
    expect(headerOf(play(state, 'sail n')).question).toBe('Icebreaker: Ola to act in North');
  });
  it('GIVEN an icebreaker turn in which something was discarded THEN its ship has to sail, as it may not stay any more (ANT-ICE-5)', () => {
    const state = position({ lines: { s: 'A*', e: 'A', w: 'B' }, icebreakerTurn: true });
    const discarded = play(state, 'discard cube');
    expect(GAME.prompt(discarded, 0)?.options.map(({ action }) => action)).not.toContain('stay');
    expect(headerOf(discarded).question).toBe('Icebreaker: Ola to sail from South');
  });
  it('GIVEN a question to somebody else in an icebreaker turn THEN it isn’t called their icebreaker', () => {
    let others = 0;
    for (const state of ['other-1', 'other-2', 'other-3', 'other-4'].flatMap((seed) =>
      positionsOf(seed, 4),
    )) {
      const { asked, turn } = GAME.view(state, undefined);
      if (turn?.icebreaker !== true || asked === undefined) continue;
      if (asked.seat !== turn.seat) others += 1;
      expect(headerOf(state).question.startsWith('Icebreaker: ')).toBe(asked.seat === turn.seat);
    }
    expect(others).toBeGreaterThan(2);
  });
  it.each(LOCALES)(
    'GIVEN a question for a shipyard card in %s THEN the header says why beside it, and the text board and alt text what card and why',
    (locale) => {
      const why = {
        pick: { en: 'as a ship was built', fr: 'bateau construit', pl: 'bo powstał statek' },
        draft: { en: 'and pass the rest on', fr: 'et passer le reste', pl: 'i przekazać resztę' },
      } as const;
      const shipyard = { en: 'shipyard card', fr: 'carte Chantier naval', pl: 'kartę stoczni' }[locale];
      const told = {
        pick: { en: 'as a ship was built', fr: 'car un bateau a été construit', pl: 'bo powstał statek' },
        draft: { en: 'pass the rest on', fr: 'passer les autres', pl: 'przekazać resztę' },
      } as const;
      const kinds = new Set<string>();
      for (const state of ['why-1', 'why-2', 'why-3'].flatMap((seed) => positionsOf(seed, 4))) {
        const view = GAME.view(state, undefined);
        const kind = view.asked?.kind;
        if (kind !== 'pick' && kind !== 'draft') continue;
        kinds.add(kind);
        // that it is their own icebreaker turn takes the room
        const isOwnIcebreaker = view.turn?.icebreaker === true && view.turn.seat === view.asked?.seat;
        if (!isOwnIcebreaker) expect(textsIn(state, locale)).toContain(why[kind][locale]);
        const { sections, alt } = ANTARCTICA_SCENE.describe(view, lookOf(locale, 4), undefined);
        const board = sections.flatMap(({ lines }) => lines.map(({ text }) => text));
        for (const texts of [board, alt]) {
          const question = texts.find((text) => text.includes(told[kind][locale]));
          expect(question).toContain(shipyard);
        }
      }
      expect([...kinds].sort()).toEqual(['draft', 'pick']);
    },
  );
  it('GIVEN an ordinary turn THEN nothing is said of icebreakers', () => {
    const state = position(TWO);
    expect(headerOf(state).question).toBe('Benoît to sail from South');
    expect(headerOf(play(state, 'sail n')).question).toBe('Benoît to act in North');
  });
  it('GIVEN idle turns above half of the limit THEN they are counted, beside how near the other ends are', () => {
    const many = textsIn(position({ ...TWO, idleTurns: 19 }), 'en');
    expect(many).toContain('19 of 36 idle turns');
    const few = textsIn(position({ ...TWO, idleTurns: 18 }), 'en');
    expect(few.filter((text) => text.includes('idle'))).toEqual([]);
    for (const texts of [many, few])
      expect(texts.join(' ')).toMatch(/Game ends in \d+ buildings or \d+ scientists/u);
  });
});

describe('how near the end is', () => {
  const all = positionsOf('the-end', 3);
  const wholeBoard = (state: State, locale: (typeof LOCALES)[number]): string =>
    textsIn(state, locale, 'board').join(' ');

  it('GIVEN a game that is over WHEN the whole board is drawn THEN it says why it ended, and nothing of an end to come', () => {
    const last = all.at(-1);
    if (last?.end === undefined) throw new Error('no end');
    const why = {
      scientists: 'All scientists placed',
      buildings: 'All buildings built',
      idle: 'Nothing happens any more',
      'no-ships': 'No ships left',
    }[last.end];
    expect(wholeBoard(last, 'en')).toContain(why);
    expect(wholeBoard(last, 'en')).not.toMatch(/Game ends in|\d scientists?\b|if the game ended now/u);
  });

  it('GIVEN the whole board WHEN the game is over THEN no space says that something can be had there, as they did before', () => {
    const signs = (state: State | undefined): number => {
      if (state === undefined) throw new Error('no positions');
      const view = GAME.view(state, 0);
      const focus = state.end === undefined ? {} : { focus: 'board' };
      const { moving } = ANTARCTICA_SCENE.compose(view, lookOf('en', 3), { viewer: 0, ...focus });
      return moving.filter(({ id }) => id?.startsWith('effect:') === true).length;
    };
    expect(signs(all[0])).toBeGreaterThan(0);
    expect(signs(all.at(-1))).toBe(0);
  });

  it('GIVEN a game that goes on THEN the board says what the waves before the scores mean, and no reason for an end', () => {
    const [first] = all;
    if (first === undefined) throw new Error('no positions');
    expect(wholeBoard(first, 'en')).toContain('Points if the game ended now');
    expect(wholeBoard(first, 'en')).not.toContain('All ');
  });

  it.each([
    [1, 'Koniec gry za 1 budynek', 'lub 1 naukowca', 'Fin de partie dans 1 bâtiment'],
    [2, 'Koniec gry za 2 budynki', 'lub 2 naukowców', 'Fin de partie dans 2 bâtiments'],
    [5, 'Koniec gry za 5 budynków', 'lub 5 naukowców', 'Fin de partie dans 5 bâtiments'],
  ])('GIVEN %i to go THEN Polish and French say it in a sentence', (count, buildings, scientists, french) => {
    const said = (locale: 'fr' | 'pl', key: 'board.buildingsLeft' | 'board.scientistsLeft'): string =>
      lookOf(locale, 3).say({ key, with: { count } });
    expect(said('pl', 'board.buildingsLeft')).toBe(buildings);
    expect(said('pl', 'board.scientistsLeft')).toBe(scientists);
    expect(said('fr', 'board.buildingsLeft')).toBe(french);
  });
});

describe('words of the board', () => {
  it('GIVEN English WHEN a ship was moved THEN it is said from where', () => {
    const words = lookOf('en', 4).say({ key: 'last.moved', with: { from: 'N', to: 'SE' } });
    expect(words).toBe('moved a ship from N to SE');
  });
  it('GIVEN Polish WHEN scientists wait THEN the words after their number are right for one and for several, and the question to sail is one', () => {
    const polish = lookOf('pl', 4);
    // of men one says “2 czeka” as well as “1 czeka”
    expect(polish.say({ key: 'board.toPlace', with: { ready: 1 } })).toBe('czeka, gotowi: 1');
    expect(polish.say({ key: 'asked.sail', with: { seat: 0, area: 'n' } })).toMatch(
      /^Ola ma płynąć ze strefy /u,
    );
  });
});

describe('points on the board (section 7.1, item 7)', () => {
  const SO_FAR = { en: 'projected', fr: 'provisoire', pl: 'na razie' } as const;

  it.each(LOCALES.flatMap((locale) => [2, 3, 4].map((seats) => [locale, seats] as const)))(
    'GIVEN a game in %s of %i that goes on THEN every score says that it is a projected one; at the end none does',
    (locale, seats) => {
      const all = positionsOf(`so-far-${seats}`, seats);
      const [middle, last] = [all[Math.floor(all.length / 2)], all.at(-1)];
      if (middle === undefined || last === undefined) throw new Error('no positions');
      const says = (text: string): boolean => text.startsWith(SO_FAR[locale]);
      const waves = (state: State): number =>
        ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf(locale, seats), {
          viewer: undefined,
          focus: 'board',
        }).moving.filter((shape) => shape.kind === 'path' && shape.d === SILHOUETTES.about.d).length;
      // on the board two waves before the points say it, and once what they mean; in words the player's own view
      expect(waves(middle)).toBe(seats + 1);
      expect(waves(last)).toBe(0);
      expect(textsIn(middle, locale, 'seat-0').filter(says)).toHaveLength(1);
      expect(textsIn(last, locale, 'seat-0').filter(says)).toEqual([]);
    },
  );
});

describe('what the last turn brought', () => {
  const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
  interface Told {
    /** On each seat's plate how its score changed, and why. */
    readonly news: readonly (readonly string[])[];
    readonly won: readonly number[];
  }

  function totals({ standings, players }: AntarcticaView): number[] {
    return players.map(({ seat }) => standings.find((one) => one.seat === seat)?.total ?? 0);
  }

  /** Of every few turns of a game of four. */
  function toldIn(seed: string): Told[] {
    const { steps } = randomGame(ANY, seed, 4);
    return steps.flatMap(({ before }, at) => {
      const back =
        at % 7 === 0 ? lookBack(ANY, SCENE, { steps: steps.slice(0, at), state: before }, undefined) : {};
      const { last } = back;
      if (last === undefined) return [];
      const view = ANY.view(before, undefined);
      const { moving } = SCENE.compose(view, lookOf('en', 4), { viewer: undefined, ...back });
      const texts = moving.filter((shape): shape is TextShape => shape.kind === 'text');
      const scores = texts.filter(({ id }) => id?.startsWith('score:') === true);
      // as: the views are of a game of Antarctica
      const points = (one: unknown): number[] => totals(one as AntarcticaView);
      const start = points(last.before);
      return [
        {
          news: scores.map(({ x }) =>
            texts
              .filter(({ x: left, y }) => y > 950 && y < 985 && left > x - 330 && left < x)
              // recruited scientists, which are no points
              .filter(({ colour }) => colour !== '~on-new')
              .map(({ text }) => text),
          ),
          won: points(view).map((now, seat) => now - (start[seat] ?? 0)),
        },
      ];
    });
  }

  it('GIVEN turns that changed scores WHEN drawn THEN each plate says by how much and why, in figures that add up', () => {
    let changes = 0;
    for (const { news, won } of ['won-1', 'won-2'].flatMap(toldIn))
      won.forEach((points, seat) => {
        if (points === 0) return;
        const [sum, ...why] = news[seat] ?? [];
        changes += 1;
        expect(sum).toBe(signed(points));
        expect(why.join('')).toMatch(/[a-zA-Z]|^ /u);
        const parts = why.join('').match(/[+−]\d+/gu) ?? [];
        // the only reason needs no figure of its own
        if (parts.length > 0)
          expect(
            parts.reduce((so, part) => so + Number(part.replace('−', '-')), 0),
            why.join(''),
          ).toBe(points);
      });
    expect(changes).toBeGreaterThan(30);
  });
});

describe('building cards on offer', () => {
  it('GIVEN cards on offer WHEN drawn for everybody THEN those that score have an asterisk, and no others (section 7.1, item 6)', () => {
    let [marked, plain] = [0, 0];
    for (const state of positionsOf('asterisks', 3).filter((_, at) => at % 10 === 0)) {
      const { moving } = ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf('en', 3), {
        viewer: undefined,
      });
      const stars = moving.filter((shape) => shape.kind === 'sprite' && shape.name === 'card-asterisk');
      const tops = GAME.view(state, undefined).piles.flatMap(({ top }) => (top === undefined ? [] : [top]));
      const scoring = tops.filter(({ asterisk }) => asterisk);
      expect(stars).toHaveLength(scoring.length);
      marked += scoring.length;
      plain += tops.length - scoring.length;
    }
    expect(marked).toBeGreaterThan(5);
    expect(plain).toBeGreaterThan(5);
  });

  it.each(LOCALES)(
    'GIVEN cards that need three buildings WHEN drawn in %s THEN what they need stands before what they give',
    (locale) => {
      const view = GAME.view(position({ seats: 4, lines: { s: 'A', e: 'B' } }), undefined);
      const piles = view.piles.map((pile) =>
        pile.top === undefined
          ? pile
          : { ...pile, top: { ...pile.top, requires: ['crane', 'shaft', 'derrick'] as const } },
      );
      for (const count of [1, 2, 3]) {
        const shown = piles.map((pile, nth) => (nth < count ? pile : { id: pile.id, count: 0 }));
        const { moving } = ANTARCTICA_SCENE.compose({ ...view, piles: shown }, lookOf(locale, 4), {
          viewer: undefined,
        });
        const named = (name: string): Box[] =>
          moving.flatMap((shape) => (shape.kind === 'sprite' && shape.name === name ? [boxOf(shape)] : []));
        const pawns = named('pawn');
        const windows = moving.flatMap((shape) =>
          shape.kind === 'rect' && shape.fill === '~card-night' ? [shape] : [],
        );
        expect([pawns, windows].map(({ length }) => length)).toEqual([count, count]);
        pawns.forEach(({ x, width }, nth) => {
          expect(x + width).toBeLessThan((windows[nth]?.x ?? 0) - 2);
        });
        const needs = ['crane', 'shaft', 'derrick'].flatMap((id) => named(`building:${id}`));
        const icons = needs.filter(({ x, width }) => x > COLUMN.x + 70 && width < 50);
        expect(icons).toHaveLength(3 * count);
        for (const icon of icons)
          expect(
            [...icons, ...pawns].filter((other) => other !== icon && overlap(grown(icon, -3), other)),
          ).toEqual([]);
      }
    },
  );
});

describe('why points changed, on a plate', () => {
  const moment = (() => {
    const { steps } = randomGame(ANY, 'won-1', 4);
    return steps.flatMap(({ before }, at) => {
      const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state: before }, undefined);
      // as: a game of Antarctica
      const view = ANY.view(before, undefined) as AntarcticaView;
      const changed = changedBy(back.last as LastTurn<AntarcticaView> | undefined, view);
      return changed === undefined ? [] : [{ changed, view }];
    });
  })();
  const look = lookOf('en', 4);
  const saidIn = (width: number): string[] =>
    moment.flatMap(({ changed, view }) =>
      view.players.flatMap(({ seat }) => {
        const fitted = reasonsIn(changed, look, seat, width);
        const [word] = fitted?.parts ?? [];
        return fitted?.parts.length === 1 && typeof word === 'string' ? [`${word} ${fitted.size}`] : [];
      }),
    );

  it('GIVEN points by others’ research alone THEN it says whose in words as long as they fit, smaller rather than shorter', () => {
    const full = measureText('others’ research', 26, 'regular');
    const small = measureText('others’ research', 20, 'regular');
    expect(saidIn(full + 20)).toContain('others’ research 26');
    expect(saidIn(small + 20)).toContain('others’ research 20');
    expect(saidIn(small + 20)).not.toContain('others’ research 26');
  });

  it('GIVEN any turn of a game of four WHEN drawn in any language THEN a plate on which points changed says at least one reason', () => {
    let changes = 0;
    let shortened = 0;
    const { steps } = randomGame(ANY, 'w-4-1', 4);
    for (const [at, { before }] of steps.entries()) {
      if (at % 2 !== 0) continue;
      const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state: before }, undefined);
      if (back.last === undefined) continue;
      for (const locale of LOCALES) {
        const { moving } = SCENE.compose(ANY.view(before, undefined), lookOf(locale, 4), {
          viewer: undefined,
          ...back,
        });
        const lines = moving.filter(
          (shape): shape is TextShape => shape.kind === 'text' && shape.y > 950 && shape.y < 990,
        );
        for (const left of [0, 1, 2, 3].map((seat) => 20 + seat * 393)) {
          const [sum, why] = lines.filter(({ x }) => x > left && x < left + 393);
          if (sum === undefined || !/^[+−]\d+$/u.test(sum.text)) continue;
          changes += 1;
          expect(why?.text ?? '', `${locale} ${at}`).toMatch(/^\p{L}/u);
          if (why?.text.endsWith(', …') === true) shortened += 1;
        }
      }
    }
    expect(changes).toBeGreaterThan(100);
    expect(shortened).toBeGreaterThan(0);
  });

  it('GIVEN too many reasons for the line THEN all are named, without figures', () => {
    const said = moment.flatMap(({ changed, view }) =>
      view.players.flatMap(({ seat }) => {
        const parts = reasonsIn(changed, look, seat, 200)?.parts ?? [];
        return parts.filter((part) => typeof part === 'string').filter((words) => words.includes(', '));
      }),
    );
    const short = said.filter((words) => !/\d/u.test(words));
    expect(short.length).toBeGreaterThan(3);
    for (const words of short) expect(words).toMatch(/^[\p{L}’]+(, [\p{L}’]+)+$/u);
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { headlineWords } from '../../src/render/games/antarctica/asked.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import { play } from '../games/antarctica/play.ts';
import { position } from '../games/antarctica/position.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf, positionsOf } from './antarctica-table.ts';

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
    expect(headerOf(state).question).toBe('Icebreaker: Ola to sail from South or stay');
    expect(headerOf(play(state, 'sail n')).question).toBe('Icebreaker: Ola to act in North');
  });
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
      expect(texts.join(' ')).toMatch(/Still to go or \d+ buildings \d+ scientists/u);
  });
});

describe('points on the board (section 7.1, item 7)', () => {
  const SO_FAR = { en: 'projected', fr: 'provisoire', pl: 'na razie' } as const;
  const NOW = { en: 'now', fr: 'actuel', pl: 'teraz' } as const;

  it.each(LOCALES.flatMap((locale) => [2, 3, 4].map((seats) => [locale, seats] as const)))(
    'GIVEN a game in %s of %i that goes on THEN every score says that it is a projected one; at the end none does',
    (locale, seats) => {
      const all = positionsOf(`so-far-${seats}`, seats);
      const [middle, last] = [all[Math.floor(all.length / 2)], all.at(-1)];
      if (middle === undefined || last === undefined) throw new Error('no positions');
      const says = (text: string): boolean => text.startsWith(SO_FAR[locale]);
      const now = (text: string): boolean => text === NOW[locale];
      // on the board one word before the points says it, in full the player's own view
      expect(textsIn(middle, locale, 'board').filter(now)).toHaveLength(seats);
      expect(textsIn(last, locale, 'board').filter(now)).toEqual([]);
      expect(textsIn(middle, locale, 'seat-0').filter(says)).toHaveLength(1);
      expect(textsIn(last, locale, 'seat-0').filter(says)).toEqual([]);
    },
  );
});

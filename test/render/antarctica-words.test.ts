import { describe, expect, it } from 'vitest';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { headerWords } from '../../src/render/games/antarctica/asked.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import { play } from '../games/antarctica/play.ts';
import { position } from '../games/antarctica/position.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf, positionsOf } from './antarctica-table.ts';

const headerOf = (state: State) => headerWords(GAME.view(state, undefined), lookOf('en', state.seats));

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
    expect(headerOf(state).decision).toBe('Icebreaker: Ola may sail from South');
    expect(headerOf(play(state, 'sail n')).decision).toBe('Icebreaker: Ola acts in North');
  });
  it('GIVEN an ordinary turn THEN nothing is said of icebreakers', () => {
    const state = position(TWO);
    expect(headerOf(state).decision).toBe('Benoît sails from South');
    expect(headerOf(play(state, 'sail n')).decision).toBe('Benoît acts in North');
  });
  it('GIVEN idle turns above half of the limit THEN they are counted, beside how near the other ends are', () => {
    const many = headerOf(position({ ...TWO, idleTurns: 19 }));
    expect(many.stage).toBe('19 of 36 idle turns');
    expect(many.phase).toMatch(/^\d+ cards, \d+ scientists to go$/u);
    const few = headerOf(position({ ...TWO, idleTurns: 18 }));
    expect(few.stage).toMatch(/cards to go$/u);
    expect(few.phase).toMatch(/scientists to go$/u);
  });
});

describe('points on the board (section 7.1, item 7)', () => {
  const SO_FAR = { en: 'projected', fr: 'provisoire', pl: 'tymczasowo' } as const;

  it.each(LOCALES.flatMap((locale) => [2, 3, 4].map((seats) => [locale, seats] as const)))(
    'GIVEN a game in %s of %i that goes on THEN every score says that it is a projected one; at the end none does',
    (locale, seats) => {
      const all = positionsOf(`so-far-${seats}`, seats);
      const [middle, last] = [all[Math.floor(all.length / 2)], all.at(-1)];
      if (middle === undefined || last === undefined) throw new Error('no positions');
      const says = (text: string): boolean => text.startsWith(SO_FAR[locale]);
      expect(textsIn(middle, locale).filter(says)).toHaveLength(seats);
      expect(textsIn(middle, locale, 'seat-0').filter(says)).toHaveLength(1);
      expect(textsIn(last, locale).filter(says)).toEqual([]);
    },
  );
});

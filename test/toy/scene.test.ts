import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../scripts/random-game.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { altText } from '../../src/render/alt.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { lookAt } from '../render/random-table.ts';
import { sceneFaults } from '../render/scene-laws.ts';
import { TOY, TOY_SCENE, TOY_TEXTS, toyGame } from './index.ts';

const GAME = toyGame();

function look(seats: number, locale: Locale): Look {
  return lookAt(GAME, { messages: TOY.messages, texts: TOY_TEXTS }, locale, seats);
}

/** Positions of a random game: every so many decisions, and the end. */
function positions(seats: number): ReturnType<typeof playRandomly>[] {
  const wish = { seats, seed: `scene-${seats}`, options: {}, policy: 'weighed' } as const;
  const { journal } = playRandomly(GAME, wish);
  return [0, 1, 5, 9, 14, 20, 26, 31, journal.length].map((decisions) =>
    playRandomly(GAME, { ...wish, decisions }),
  );
}

describe('the board of Floe', () => {
  it.each([1, 2, 3, 4])(
    'GIVEN positions of a game of %i WHEN drawn for everybody in each language THEN the laws of a picture hold',
    (seats) => {
      for (const { state } of positions(seats)) {
        for (const locale of LOCALES) {
          for (const viewer of [undefined, 0, seats - 1]) {
            const view = GAME.view(state, viewer);
            const scene = TOY_SCENE.compose(view, look(seats, locale), { viewer });
            const description = TOY_SCENE.describe(view, look(seats, locale), viewer);
            const options = viewer === undefined ? [] : (GAME.prompt(state, viewer)?.options ?? []);
            const targets = options.flatMap(({ target }) => target ?? []);
            expect(sceneFaults({ scene, description, targets })).toEqual([]);
          }
        }
      }
    },
  );

  it('GIVEN the longest names WHEN drawn THEN the laws of a picture still hold', () => {
    const { state } = playRandomly(GAME, {
      seats: 4,
      seed: 'long',
      options: {},
      policy: 'weighed',
      decisions: 30,
    });
    const names = ['Wojciech Brzęczyszczykiewicz-Kowalski', 'مستكشف القطب', '🧊🧊', 'x'];
    const seats = look(4, 'pl').seats.map((seat, at) => ({ ...seat, name: names[at] ?? '' }));
    const view = GAME.view(state, undefined);
    const long = { ...look(4, 'pl'), seats };
    const scene = TOY_SCENE.compose(view, long, { viewer: undefined });
    expect(sceneFaults({ scene, description: TOY_SCENE.describe(view, long, undefined) })).toEqual([]);
  });

  it('GIVEN the focus on the map WHEN drawn THEN it is larger and says nothing that the text board does not', () => {
    const { state } = playRandomly(GAME, {
      seats: 3,
      seed: 'focus',
      options: {},
      policy: 'weighed',
      decisions: 30,
    });
    const view = GAME.view(state, undefined);
    const [focus] = TOY_SCENE.focuses(view, look(3, 'en'));
    expect(focus).toEqual({ id: 'map', label: 'The ice' });
    const scene = TOY_SCENE.compose(view, look(3, 'en'), { viewer: undefined, focus: 'map' });
    expect(scene.width).toBeGreaterThan(1700);
    expect(sceneFaults({ scene, description: TOY_SCENE.describe(view, look(3, 'en'), undefined) })).toEqual(
      [],
    );
  });

  it('GIVEN a hand WHEN the public board is drawn and described THEN none of its cards is in either', () => {
    const { state } = playRandomly(GAME, {
      seats: 2,
      seed: 'hands',
      options: {},
      policy: 'weighed',
      decisions: 8,
    });
    const own = TOY_SCENE.describe(GAME.view(state, 0), look(2, 'en'), 0);
    const open = TOY_SCENE.describe(GAME.view(state, undefined), look(2, 'en'), undefined);
    const titles = (described: typeof own): readonly string[] => described.sections.map(({ title }) => title);
    expect(titles(own)).toContain('Your hand');
    expect(titles(open)).not.toContain('Your hand');
    const drawn = TOY_SCENE.compose(GAME.view(state, undefined), look(2, 'en'), { viewer: undefined });
    expect(JSON.stringify(drawn)).not.toContain('"card:');
  });

  it('GIVEN a position WHEN painted THEN it is a picture of 1600 by 1020 under 350 KB with an alt text', () => {
    const { state } = playRandomly(GAME, {
      seats: 4,
      seed: 'paint',
      options: {},
      policy: 'weighed',
      decisions: 40,
    });
    const view = GAME.view(state, undefined);
    const png = createPainter().paint(
      TOY_SCENE.compose(view, look(4, 'en'), { viewer: undefined }),
      'default',
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1020]);
    expect(png.length).toBeLessThan(350_000);
    const alt = altText(TOY_SCENE.describe(view, look(4, 'en'), undefined).alt);
    expect(alt).toMatch(/^On turn: |^Asked|^Planning|^Preparing/u);
    expect(alt.length).toBeLessThanOrEqual(1000);
  });
});

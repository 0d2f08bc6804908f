import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { ALT_LIMIT, altText } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { PIECE_BY_CATEGORY, PIECES } from '../../src/render/games/new-eden/pieces.ts';
import { PLACES_ASPECT } from '../../src/render/games/new-eden/station-art.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { NEW_EDEN_THEME } from '../../src/render/games/new-eden/theme.ts';
import { PALETTE_NAMES } from '../../src/render/palettes.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import { GAME, given } from '../games/new-eden/scene.ts';
import { lookOf, sceneOf, describedOf, game, called, textsOf } from './new-eden-table.ts';
import { some } from './random-table.ts';
import { sceneFaults } from './scene-laws.ts';

describe('the words for the board of New Eden', () => {
  it.each(LOCALES)(
    'GIVEN rows that lie face down in the black market WHEN drawn in %s THEN their names keep apart',
    (locale) => {
      const dealt = [1, 2, 4]
        .flatMap((seats) => game(`market-${seats}`, seats))
        .filter(({ phase, rows }) => phase === 'B' && rows.some(({ cards }) => cards.length > 0));
      expect(dealt.length).toBeGreaterThan(0);
      for (const state of some(dealt, 5)) {
        const say = lookOf(state, { locale }).say;
        const rows = state.rows.map(({ row }) => say({ key: 'short.row', with: { row } }));
        const names = textsOf(sceneOf(state, { locale }))
          .filter(({ text }) => rows.includes(text))
          .map(boxOf);
        expect(names).toHaveLength(rows.length);
        for (const [at, box] of names.entries())
          for (const other of names.slice(at + 1))
            expect(overlap(grown(box, 3), grown(other, 3))).toBe(false);
      }
    },
  );

  it.each([
    ['en', ['+1', 'to', 'others', 'per', 'yard']],
    ['fr', ['+1', 'aux', 'autres', 'par', 'chantier']],
    ['pl', ['+1', 'innym', 'za', 'stocznię']],
  ] as const)(
    'GIVEN research that harms others WHEN drawn in %s THEN it says that it is to them and for what, large enough to be read',
    (locale, words) => {
      const { state } = given({ seats: 2 }).display(`
      2A-RE1 - -
      - - -
      - - -
      - - -`);
      const card = textsOf(sceneOf(state, { locale })).filter(({ id, of }) => (id ?? of) === 'card:2A-RE1');
      const down = [...card].sort((one, other) => one.y - other.y);
      expect(down.map(({ text }) => text)).toEqual(words);
      for (const { size } of down) expect(size).toBeGreaterThanOrEqual(26);
    },
  );

  it.each(LOCALES)('GIVEN the end WHEN told in %s THEN it is said once that the game is over', (locale) => {
    const state = game('end-2', 2).at(-1);
    if (state === undefined) throw new Error('no game');
    const told = lookOf(state, { locale }).say({ key: 'gameEnded' });
    const { over, overAlone } = TEXTS[locale].board;
    expect(over('Ola')).not.toContain(told);
    expect(overAlone).not.toBe(told);
  });

  it.each(LOCALES)(
    'GIVEN any position WHEN said in %s THEN the alt text has everybody’s figures, and not more than fits',
    (locale) => {
      for (const seats of [1, 4]) {
        for (const state of some(game(`alt-${seats}`, seats), 17)) {
          const { alt } = describedOf(state, { locale });
          const text = altText(alt);
          expect(text.length).toBeLessThanOrEqual(ALT_LIMIT);
          expect(text.startsWith('New Eden')).toBe(true);
          for (const station of state.stations)
            expect(text).toMatch(new RegExp(`\\b${station.damage}\\b`, 'u'));
        }
      }
    },
  );

  it('GIVEN the display WHEN said THEN each card has its place, its effect and its end points', () => {
    const [state] = game('display', 2);
    if (state === undefined) throw new Error('no game');
    const [cards] = describedOf(state).sections.filter(({ title }) => title === 'Cards on offer');
    const text = cards?.lines.map((line) => line.text).join('\n') ?? '';
    for (const { card, row, column } of state.display) {
      expect(text).toContain(`${row}-${column}`);
      expect(text).toMatch(called(card));
    }
    expect(text).not.toMatch(/\b[123][AB]-/u);
    expect(text).toContain('Row 1 (10 coins, repair 3)');
  });
});

describe('the silhouettes of New Eden', () => {
  it('are all different and stay inside their square', () => {
    const paths = Object.values(PIECES).map(({ d }) => d);
    expect(new Set(paths).size).toBe(paths.length);
    for (const d of paths) {
      for (const number of d.match(/-?\d+(\.\d+)?/gu) ?? []) {
        expect(Number(number)).toBeGreaterThanOrEqual(-3);
        expect(Number(number)).toBeLessThanOrEqual(101);
      }
    }
  });

  it('differ by category in symbol and, in every palette, in colour', () => {
    expect(new Set(Object.values(PIECE_BY_CATEGORY)).size).toBe(6);
    const categories = Object.keys(PIECE_BY_CATEGORY);
    for (const palette of PALETTE_NAMES) {
      const colours: Readonly<Record<string, string>> = NEW_EDEN_THEME.colours[palette];
      expect(new Set(categories.map((category) => colours[`~${category}`])).size, palette).toBe(6);
      for (const category of categories) expect(colours[`~${category}`]).toMatch(/^#/u);
    }
  });
});

describe('the gauge of a station of New Eden', () => {
  it.each(LOCALES)('says in %s how much is safe, in words that lie on its face', (locale) => {
    const [state] = game('gauge', 4);
    if (state === undefined) throw new Error('no game');
    const look = lookOf(state, { locale });
    const view = GAME.view(state, undefined);
    for (let marker = 0; marker <= 15; marker += 1) {
      const stations = view.stations.map((station) => ({ ...station, marker }));
      const { moving } = NEW_EDEN_SCENE.compose({ ...view, stations }, look, { viewer: undefined });
      const gauge = moving.find((shape) => shape.kind === 'sprite' && shape.name === 'gauge:0');
      if (gauge === undefined) throw new Error('no gauge');
      const box = boxOf(gauge);
      const words = [
        look.say({ key: 'short.gauge' }),
        look.say({ key: 'short.safe', with: { limit: marker } }),
      ];
      const on = textsOf({ moving }).filter((text) => words.includes(text.text) && overlap(boxOf(text), box));
      expect(on.map(({ text }) => text)).toEqual(words);
      // within its rim
      const face = (box.width / 2) * (63.5 / 75);
      for (const { y, width, height } of on.map(boxOf))
        expect(Math.hypot(width / 2, y + height / 2 - box.y - box.height / 2)).toBeLessThanOrEqual(face);
    }
  });
});

describe('the legend of New Eden', () => {
  it.each(LOCALES)('says in %s in whole words what each sign of the board means', (locale) => {
    const legend = NEW_EDEN_SCENE.legend?.(lookOf({ seats: 4 }, { locale }));
    if (legend === undefined) throw new Error('no legend');
    const description = { alt: ['legend'], sections: [] };
    expect(sceneFaults({ scene: legend, description })).toEqual([]);
    const signs = legend.moving.flatMap((shape) => (shape.kind === 'sprite' ? [shape.name] : []));
    // an extension shows the disc of its kind; no other sign has two meanings
    const twice = signs.filter((name, at) => signs.indexOf(name) !== at);
    expect(twice).toEqual(['disc:octopus']);
    expect(signs).toEqual(
      expect.arrayContaining([
        'dome:0',
        'tank',
        'yard',
        'lab',
        'coin',
        'star',
        'burst',
        'wrench',
        'nautilus',
        'lightning',
        'printed:shield',
      ]),
    );
    const plaque = legend.moving.find((shape) => shape.kind === 'sprite' && shape.name === 'places:1');
    if (plaque === undefined) throw new Error('no plaque');
    expect(boxOf(plaque).width / boxOf(plaque).height).toBeCloseTo(PLACES_ASPECT);
    for (const name of signs) expect(Object.keys(NEW_EDEN_THEME.sprites), name).toContain(name);
  });
});

describe('the pictures of New Eden', () => {
  it('are PNGs of at most 350 KB in every palette', () => {
    const late = game('png', 4).at(-6);
    if (late === undefined) throw new Error('no game');
    const painter = createPainter();
    for (const palette of PALETTE_NAMES) {
      const png = painter.paint(sceneOf(late), palette);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1020]);
      expect(png.length).toBeLessThanOrEqual(350_000);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { chosenGame } from '../../scripts/arguments.ts';
import { WHOLE_GAMES } from '../../scripts/games.ts';
import type { CoreState, Viewer } from '../../src/engine/core/contract.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { AWKWARD_NAMES, lookAt, NAMES, randomPositions, some } from './random-table.ts';
import { sceneFaults } from './scene-laws.ts';

/* What every game's picture must be, at positions of a random game for the fewest and the most seats. */

describe.each(WHOLE_GAMES.map(({ rulebook }) => rulebook.id))('the pictures of %s', (id) => {
  const { game, rulebook, scene, texts } = chosenGame({ game: id });
  const words = { messages: rulebook.messages, texts };

  function faultsAt(
    state: CoreState,
    seats: number,
    viewer: Viewer,
    locale: Locale,
    names = NAMES,
  ): string[] {
    const view = game.view(state, viewer);
    const look = lookAt(game, words, locale, seats, names);
    const description = scene.describe(view, lookAt(game, words, locale, seats, names, 'words'), viewer);
    const options = viewer === undefined ? [] : (game.prompt(state, viewer)?.options ?? []);
    const targets = options.flatMap(({ target }) => target ?? []);
    const whole = sceneFaults({ scene: scene.compose(view, look, { viewer }), description, targets });
    const parts = scene
      .focuses(view, look)
      .flatMap(({ id: focus }) =>
        sceneFaults({ scene: scene.compose(view, look, { viewer, focus }), description }),
      );
    return [...whole, ...parts];
  }

  it.each([...new Set([game.seats.min, game.seats.max])])(
    'GIVEN a game of %i WHEN drawn for everybody in each language THEN the laws of a picture hold',
    (seats) => {
      const positions = randomPositions(game, `pictures ${seats}`, seats);
      for (const [at, state] of some(positions, Math.ceil(positions.length / 6)).entries()) {
        const locale = LOCALES[at % LOCALES.length] ?? 'en';
        for (const viewer of [undefined, 0, seats - 1])
          expect(faultsAt(state, seats, viewer, locale)).toEqual([]);
        expect(faultsAt(state, seats, undefined, locale, AWKWARD_NAMES)).toEqual([]);
      }
    },
  );

  it.each([...new Set([game.seats.min, game.seats.max])])(
    'GIVEN a game of %i WHEN a player asks what only they may see THEN it is what their text board says and everybody’s does not',
    (seats) => {
      const look = lookAt(game, words, 'en', seats, NAMES, 'words');
      const secret = (state: CoreState, seat: number): string[] => {
        const open = scene.describe(game.view(state, undefined), look, undefined).sections;
        const said = new Set(
          open.flatMap(({ title, lines }) => lines.map(({ text }) => `${title}: ${text}`)),
        );
        return scene
          .describe(game.view(state, seat), look, seat)
          .sections.flatMap(({ title, lines }) => lines.map(({ text }) => `${title}: ${text}`))
          .filter((line) => !said.has(line));
      };
      for (const state of some(randomPositions(game, `secrets ${seats}`, seats), 40))
        for (let seat = 0; seat < seats; seat += 1) {
          const own = scene.own?.(game.view(state, seat), game.view(state, undefined), look) ?? [];
          const told = own.flatMap(({ title, lines }) => lines.map(({ text }) => `${title}: ${text}`));
          expect(told.sort()).toEqual(secret(state, seat).sort());
        }
    },
  );

  it('GIVEN the start WHEN painted THEN it fills Discord’s frame, in under 500 KB', () => {
    const [state] = randomPositions(game, 'painted', game.seats.max);
    if (state === undefined) throw new Error('no start');
    const look = lookAt(game, words, 'en', game.seats.max);
    const png = createPainter().paint(
      scene.compose(game.view(state, undefined), look, { viewer: undefined }),
      'default',
    );
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1020]);
    expect(png.length).toBeLessThan(500_000);
  });

  it('GIVEN whole boards WHEN the game is played, and when it is over THEN all are of one size each, so that their place can be kept', () => {
    const sizes = { playing: new Set<string>(), over: new Set<string>() };
    for (const seats of [game.seats.min, game.seats.max]) {
      const look = lookAt(game, words, 'en', seats);
      const positions = randomPositions(game, `sizes ${seats}`, seats);
      for (const state of some(positions, Math.ceil(positions.length / 6))) {
        const { width, height } = scene.compose(game.view(state, 0), look, { viewer: 0 });
        sizes[game.isOver(state) ? 'over' : 'playing'].add(`${width} x ${height}`);
      }
    }
    expect([[...sizes.playing], sizes.over.size]).toEqual([['1600 x 1020'], 1]);
  });
});

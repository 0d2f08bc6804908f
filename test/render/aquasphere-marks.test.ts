import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { State } from '../../src/engine/games/aquasphere/state.ts';
import { aquasphere } from '../../src/games/aquasphere.ts';
import { AQUASPHERE_TEXTS } from '../../src/i18n/games/aquasphere/index.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import { AQUASPHERE_SCENE } from '../../src/render/games/aquasphere/scene.ts';
import { withMarks, type Mark } from '../../src/render/marks.ts';
import { boxOf, type CircleShape, type Scene, type TextShape } from '../../src/render/shapes.ts';
import { GAME } from '../games/aquasphere/scenario.ts';
import { collidingWords, overlaps } from './overlaps.ts';
import { AWKWARD_NAMES, lookAt, lookBack, NAMES, randomGame, randomPositions, some } from './random-table.ts';
import { inkOf, sceneFaults } from './scene-laws.ts';

const WORDS = { messages: aquasphere.rulebook.messages, texts: AQUASPHERE_TEXTS };

const ANY_GAME: AnyGame = GAME;
const ANY_SCENE: AnyGameScene = AQUASPHERE_SCENE;

interface Asked {
  readonly board: Scene;
  readonly badges: readonly CircleShape[];
  readonly options: readonly { readonly text: string; readonly target?: string }[];
}

/** With its entry's number in the menu. */
function numbered(options: Asked['options']): Mark[] {
  return options.flatMap(({ target }, nth) => (target === undefined ? [] : [{ target, number: nth + 1 }]));
}

/** The design names nothing. */
function isNamed(): boolean {
  return false;
}

/** The picture of who is asked, with the numbers of the menu. */
function askedAt(state: State): Asked[] {
  const seats = state.players.length;
  const look = lookAt(GAME, WORDS, 'en', seats, NAMES.slice(0, seats), 'board');
  return GAME.activeSeats(state).map((viewer) => {
    const board = AQUASPHERE_SCENE.compose(GAME.view(state, viewer), look, { viewer });
    const options = GAME.prompt(state, viewer)?.options ?? [];
    const drawn = withMarks(board, numbered(options)).moving.slice(board.moving.length);
    const badges = drawn.filter(
      (shape): shape is CircleShape => shape.kind === 'circle' && shape.fill === 'badge',
    );
    return { board, badges, options };
  });
}

const POSITIONS = [2, 3, 4].flatMap((seats) =>
  ['a', 'b'].flatMap((seed) => some(randomPositions<State>(GAME, `marks-${seats}-${seed}`, seats), 3)),
);

function hidesWords({ x, y, r }: CircleShape, text: TextShape): boolean {
  const box = inkOf(text);
  const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
  return Math.abs(dx) < box.width / 2 + r * 0.4 && Math.abs(dy) < box.height / 2 + r * 0.4;
}

describe('the numbers of the menu on the board of AquaSphere', () => {
  it('GIVEN any question WHEN drawn for who is asked THEN each option but “done” has a place, and a number there', () => {
    for (const { badges, options } of POSITIONS.flatMap(askedAt)) {
      expect(options.filter(({ target }) => target === undefined).map(({ text }) => text)).toEqual(
        options.some(({ text }) => text === 'done') ? ['done'] : [],
      );
      expect(badges).toHaveLength(options.filter(({ target }) => target !== undefined).length);
    }
  }, 60_000);

  it('GIVEN any question WHEN numbered THEN no number lies on another one', () => {
    for (const { badges } of POSITIONS.flatMap(askedAt)) {
      badges.forEach((one, nth) => {
        for (const other of badges.slice(nth + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
      });
    }
  }, 60_000);

  it('GIVEN any question WHEN numbered THEN nothing is hidden that one must read, but the place in the exit strip', () => {
    for (const { board, badges } of POSITIONS.flatMap(askedAt)) {
      const texts = board.moving.filter((shape): shape is TextShape => shape.kind === 'text');
      const hidden = texts.filter((text) => badges.some((badge) => hidesWords(badge, text)));
      expect(hidden.filter(({ x, y }) => !(x < 400 && y < 310)).map(({ text }) => text)).toEqual([]);
    }
  }, 60_000);

  it('GIVEN numbers of one act WHEN placed THEN they are below the good they take', () => {
    for (const { board, options, badges } of POSITIONS.flatMap(askedAt)) {
      options.forEach(({ target }, nth) => {
        const [, letter = '', colour = ''] = target?.split(':') ?? [];
        const good = { yellow: 'time', black: 'crystals', purple: 'octopods' }[colour];
        const figure = board.moving.find(({ id }) => id === `${good ?? ''}:${letter.toUpperCase()}`);
        const badge = badges[nth];
        if (target?.startsWith('act:') !== true || figure === undefined || badge === undefined) return;
        const { x, y, width, height } = boxOf(figure);
        expect(Math.hypot(badge.x - (x + width), badge.y - (y + height))).toBeLessThan(60);
      });
    }
  }, 60_000);
});

describe('five hundred positions of AquaSphere', () => {
  it('GIVEN the last turn on the board WHEN measured THEN no words collide and no piece hides words or another piece', () => {
    const faults: string[] = [];
    let measured = 0;
    for (let game = 0; measured < 500; game += 1) {
      const seats = 2 + (game % 3);
      const names = (game % 2 === 0 ? NAMES : AWKWARD_NAMES).slice(0, seats);
      const look = lookAt(GAME, WORDS, LOCALES[game % LOCALES.length] ?? 'en', seats, names, 'board');
      const { steps } = randomGame(GAME, `measured-${game}`, seats);
      for (let played = 1; played < steps.length && measured < 500; played += 2, measured += 1) {
        const state = steps[played]?.before;
        if (state === undefined) continue;
        const story = { steps: steps.slice(0, played), state };
        // every other one as who is asked sees it, with the numbers of the menu
        const viewer = measured % 2 === 0 ? undefined : ANY_GAME.activeSeats(state)[0];
        const how = { viewer, ...lookBack(ANY_GAME, ANY_SCENE, story, viewer) };
        const options = viewer === undefined ? [] : (ANY_GAME.prompt(state, viewer)?.options ?? []);
        for (const part of measured % 5 === 0 ? [{}, { focus: 'station' }, { focus: 'hq' }] : [{}]) {
          const board = ANY_SCENE.compose(ANY_GAME.view(state, viewer), look, { ...how, ...part });
          const scene = withMarks(board, numbered(options));
          const where = `game ${game}, decision ${played}, ${part.focus ?? 'whole'}`;
          for (const fault of [...overlaps(scene, isNamed), ...collidingWords(scene)])
            faults.push(`${where}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);
});

describe('the legend of AquaSphere', () => {
  it.each(LOCALES)(
    'GIVEN %s WHEN drawn THEN the laws of a picture hold, and each sign has its words',
    (locale) => {
      const scene = AQUASPHERE_SCENE.legend?.(lookAt(GAME, WORDS, locale, 4, NAMES, 'board'));
      if (scene === undefined) throw new Error('no legend');
      expect(sceneFaults({ scene, description: { alt: ['x'], sections: [] } })).toEqual([]);
      const signs = scene.moving.filter(({ kind }) => kind === 'sprite');
      expect(signs.length).toBeGreaterThan(25);
      for (const shape of scene.moving)
        if (shape.kind === 'text') expect(shape.size, shape.text).toBeGreaterThanOrEqual(26);
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/engine/core/contract.ts';
import type { State } from '../../src/engine/games/aquasphere/state.ts';
import { aquasphere } from '../../src/games/aquasphere.ts';
import { AQUASPHERE_TEXTS } from '../../src/i18n/games/aquasphere/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { altText } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { changesBetween } from '../../src/render/changes.ts';
import type { Look } from '../../src/render/game-scene.ts';
import { AQUASPHERE_SCENE } from '../../src/render/games/aquasphere/scene.ts';
import { boxOf, grown, overlap, type Scene } from '../../src/render/shapes.ts';
import { COMPONENTS, GAME, standard } from '../games/aquasphere/scenario.ts';
import { AWKWARD_NAMES, lookAt, NAMES, randomPositions, some } from './random-table.ts';
import { sceneFaults } from './scene-laws.ts';

function lookWith(locale: Locale, names: readonly string[], use: 'board' | 'words'): Look {
  const words = { messages: aquasphere.rulebook.messages, texts: AQUASPHERE_TEXTS };
  return lookAt(GAME, words, locale, names.length, names, use);
}

function compose(state: State, viewer: Viewer, focus?: string, locale: Locale = 'en', names = NAMES): Scene {
  const look = lookWith(locale, names, 'board');
  return AQUASPHERE_SCENE.compose(GAME.view(state, viewer), look, {
    viewer,
    ...(focus !== undefined && { focus }),
  });
}

function faults(state: State, viewer: Viewer, locale: Locale, names = NAMES): string[] {
  const view = GAME.view(state, viewer);
  const description = AQUASPHERE_SCENE.describe(view, lookWith(locale, names, 'words'), viewer);
  const options = viewer === undefined ? [] : (GAME.prompt(state, viewer)?.options ?? []);
  const targets = options.flatMap(({ target }) => target ?? []);
  const whole = compose(state, viewer, undefined, locale, names);
  const parts = AQUASPHERE_SCENE.focuses(view, lookWith(locale, names, 'words')).map(({ id }) =>
    compose(state, viewer, id, locale, names),
  );
  return [
    ...sceneFaults({ scene: whole, description, targets }),
    ...parts.flatMap((scene) => sceneFaults({ scene, description })),
  ];
}

function positions(seats: number, seed: string): State[] {
  return randomPositions<State>(GAME, seed, seats);
}

describe('the board of AquaSphere', () => {
  it.each([2, 3, 4])(
    'GIVEN positions of random games of %i WHEN drawn for everybody in each language THEN the laws of a picture hold',
    (seats) => {
      for (const seed of ['a', 'b', 'c']) {
        some(positions(seats, `scene-${seats}-${seed}`), 9).forEach((state, nth) => {
          const locale = LOCALES[nth % LOCALES.length] ?? 'en';
          for (const viewer of [undefined, ...GAME.activeSeats(state)]) {
            expect(faults(state, viewer, locale)).toEqual([]);
          }
        });
      }
    },
    60_000,
  );

  it.each(LOCALES)(
    'GIVEN the longest names in %s WHEN drawn THEN the laws of a picture still hold',
    (locale) => {
      for (const state of some(positions(4, `long-${locale}`), 25)) {
        expect(faults(state, GAME.activeSeats(state)[0], locale, AWKWARD_NAMES)).toEqual([]);
      }
    },
    60_000,
  );

  it('GIVEN every piece in one place WHEN drawn THEN the laws of a picture hold', () => {
    const crowded = standard(4).zone('A', { control: 3, loading: [2, 1, 1, 1], submarines: [0, 1, 2, 3] });
    crowded.zone('A', { octopods: 12, crystals: 10, time: 15 });
    for (const seat of [0, 1, 2, 3]) {
      crowded.seat(seat, {
        kp: 143,
        engineer: 'r4',
        scientist: { sector: 'A', zone: 'white' },
        programmed: ['green', 'white'],
        supply: 10,
        cards: [...COMPONENTS.cards.keys()]
          .slice(seat * 6, seat * 6 + 7)
          .map((id) => ({ id, used: seat > 1 })),
        extensions: [...COMPONENTS.extensions.keys()].slice(seat * 5, seat * 5 + 5),
      });
    }
    for (const locale of LOCALES) expect(faults(crowded.state, 0, locale, AWKWARD_NAMES)).toEqual([]);
  });

  it('GIVEN a whole turn’s options WHEN the panel is drawn THEN each of the places it names can be marked', () => {
    const { state } = standard(2);
    const targets = new Set(GAME.prompt(state, 0)?.options.map(({ target }) => target));
    expect([...targets].filter((target) => target?.startsWith('symbol:'))).toHaveLength(7);
    expect([...targets].filter((target) => target?.startsWith('sector:'))).toHaveLength(6);
    expect(faults(state, 0, 'en')).toEqual([]);
  });

  it('GIVEN a player to act WHEN the alt text is read THEN it begins as the rules say and keeps within 1,000', () => {
    for (const locale of LOCALES) {
      for (const state of some(positions(4, 'alt'), 20)) {
        const look = lookWith(locale, AWKWARD_NAMES, 'words');
        const text = altText(AQUASPHERE_SCENE.describe(GAME.view(state, undefined), look, undefined).alt);
        expect(text.length).toBeLessThanOrEqual(1000);
        expect(text.length).toBeGreaterThan(400);
      }
    }
    const { alt } = AQUASPHERE_SCENE.describe(
      GAME.view(standard(2).state, undefined),
      lookWith('en', NAMES, 'words'),
      undefined,
    );
    expect(alt.slice(0, 4)).toEqual([
      'AquaSphere, round 1 of 4, lamp 2.',
      'Ola takes a turn.',
      'Turn order: Ola and Benoît.',
      'Ola: 0 KP, time 3/4, crystals 0/2, 14 bots, programmed green, engineer start, scientist A.',
    ]);
    expect(alt[5]).toBe(
      'A: nobody, loading 0, 1 submarine, 1 octopod, 1 crystal, 4 time, Workshop bonus (green: 2 time), A: +1 card, lock 1.',
    );
    expect(alt.at(-2)).toBe(
      'Rooms: R1 green, R2 yellow, R3 black, R4 blue, R5 white, R6 purple, and R7 red.',
    );
  });

  it('GIVEN a move WHEN the pictures before and after are compared THEN just what moved is ringed', () => {
    const table = standard(2);
    const before = compose(table.state, undefined);
    table.play('0 program r2');
    const changed = changesBetween(before, compose(table.state, undefined)).map(
      ({ id, change }) => `${change} ${id}`,
    );
    expect(changed.sort()).toEqual(['appeared programmed:0:yellow', 'changed bots-of:0', 'moved engineer:0']);
  });

  it('GIVEN a bot that is pushed WHEN compared THEN control and loading station are ringed, in that sector only', () => {
    const table = standard(2).zone('A', { control: 1 }).seat(1, { supply: 13 });
    const before = compose(table.state, undefined);
    table.play('0 act a green');
    const ids = changesBetween(before, compose(table.state, undefined)).map(({ id }) => id);
    expect(ids).toContain('control:A');
    expect(ids).toContain('loading:A:1:0');
    expect(ids.filter((id) => /:[B-F]/u.test(id))).toEqual([]);
  });

  it('GIVEN the end WHEN drawn THEN the reckoning stands in the middle, with the winner first', () => {
    const state = positions(3, 'end').at(-1);
    if (state === undefined) throw new Error('no end');
    const scene = compose(state, undefined);
    const texts = scene.moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    for (const words of ['Knowledge track', 'Letters', 'Time left', 'Total']) expect(texts).toContain(words);
    const best = Math.max(...GAME.scores(state).map(({ total }) => total));
    expect(texts.indexOf(String(best))).toBeGreaterThan(0);
    expect(faults(state, undefined, 'en')).toEqual([]);
  });

  it('GIVEN the end WHEN drawn THEN what breaks ties stands in brackets, for the total does not hold it', () => {
    const state = positions(2, 'ties').at(-1);
    if (state === undefined) throw new Error('no end');
    const { moving } = compose(state, undefined);
    const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    const after = (label: string): string[] =>
      texts.slice(texts.indexOf(label) + 1, texts.indexOf(label) + 3);
    for (const label of ['Sectors controlled', 'Crystals'])
      for (const figure of after(label)) expect(figure).toMatch(/^\(\d+\)$/u);
    for (const figure of after('Letters')) expect(figure).toMatch(/^\d+$/u);
  });

  it.each(LOCALES)('GIVEN the end in %s WHEN reckoned THEN all rows are set alike and large', (locale) => {
    for (const seats of [2, 4]) {
      const state = positions(seats, `rows-${seats}`).at(-1);
      if (state === undefined) throw new Error('no end');
      const { moving } = compose(state, undefined, undefined, locale, AWKWARD_NAMES.slice(0, seats));
      const labels = moving.filter(({ facts = [] }) =>
        facts.some((fact) => /^result-(?!total|rank)/u.test(fact)),
      );
      const sizes = labels.map((shape) => (shape.kind === 'text' ? shape.size : 0));
      // a kind of points that nobody has is left out
      expect([5, 6, 7]).toContain(sizes.length);
      expect(new Set(sizes).size).toBe(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
    }
  });

  it('GIVEN engineers in any rooms WHEN drawn THEN no room’s name is hidden', () => {
    const rooms = GAME.view(standard(4).state, undefined).hq.rooms.map(({ id }) => id);
    for (const room of rooms) {
      for (const other of rooms) {
        const table = standard(4);
        [room, room, other, other].forEach((engineer, seat) => table.seat(seat, { engineer }));
        for (const focus of [undefined, 'hq']) {
          const { moving } = compose(table.state, undefined, focus);
          const names = moving.filter((shape) => shape.kind === 'text' && /^R\d$/u.test(shape.text));
          expect(names).toHaveLength(rooms.length);
          const engineers = moving.filter(({ id }) => id?.startsWith('engineer:'));
          expect(engineers).toHaveLength(4);
          for (const name of names)
            for (const engineer of engineers)
              expect(overlap(boxOf(name), grown(boxOf(engineer), -2)), `${room} ${other}`).toBe(false);
        }
      }
    }
  });

  it.each([2, 3, 4])(
    'GIVEN %i players WHEN the board is drawn THEN it shows of each what the rules want there',
    (seats) => {
      for (const state of some(positions(seats, `seats-${seats}`), 17).slice(0, -1)) {
        const { moving } = compose(state, undefined);
        const facts = new Set(moving.flatMap((shape) => shape.facts ?? []));
        GAME.view(state, undefined).players.forEach((player, seat) => {
          expect(facts).toContain(`octopods-of:${seat}=${player.capacity.octopods}`);
          // at four players only the one on turn has room for it outside the own board
          if (seats < 4 || GAME.activeSeats(state).includes(seat))
            expect(facts).toContain(`bots-used-of:${seat}=${player.botsUsed}/${player.botsCap}`);
          if (seats < 3 && player.reminder > 0)
            expect(facts).toContain(`reminder-of:${seat}=${player.reminder}`);
          if (player.letters.length > 0)
            expect(facts).toContain(`letters-of:${seat}=${player.letters.join('')}`);
          if (player.toNextLine !== undefined)
            expect(facts).toContain(`to-line:${seat}=${player.toNextLine}`);
        });
      }
    },
  );

  it('GIVEN four players with cards WHEN the board is drawn THEN each card is beside the name, a used one struck', () => {
    const table = standard(4);
    const cards = [...COMPONENTS.cards.keys()];
    for (const seat of [0, 1, 2, 3])
      table.seat(seat, {
        cards: cards.slice(seat * 2, seat * 2 + 2).map((id, nth) => ({ id, used: nth === 1 })),
      });
    const { moving } = compose(table.state, undefined);
    const facts = new Set(moving.flatMap((shape) => shape.facts ?? []));
    for (const seat of [0, 1, 2, 3]) {
      expect(facts).toContain(`card-of:${seat}=${cards[seat * 2] ?? ''}`);
      expect(facts).toContain(`card-of:${seat}=${cards[seat * 2 + 1] ?? ''} used`);
    }
    expect(moving.filter(({ kind, dim }) => kind === 'line' && dim === true)).toHaveLength(4);
  });

  it.each([
    [2, '1/2'],
    [3, '1/4'],
    [4, '1/5'],
  ])(
    'GIVEN %i players and a bot that waits WHEN the board is drawn THEN it says %s there',
    (seats, words) => {
      const table = standard(seats).zone('C', { loading: [0, 1] });
      for (const focus of [undefined, 'station']) {
        const { moving } = compose(table.state, undefined, focus);
        const said = moving.find(({ facts = [] }) => facts.includes(`loaded:C=${words}`));
        expect(said).toMatchObject({ kind: 'text', text: words });
      }
    },
  );

  it('GIVEN program cards face down WHEN the board is drawn THEN their number is beside the next one', () => {
    const { state } = standard(2);
    const said = compose(state, undefined).moving.find(({ facts = [] }) => facts.includes('face-down=2'));
    expect(said).toMatchObject({ kind: 'text', text: '+2' });
  });

  it('GIVEN the parts that can be drawn alone WHEN asked THEN they are headquarters, the station and each player', () => {
    const { state } = standard(3);
    const look = lookWith('en', NAMES.slice(0, 3), 'words');
    const parts = AQUASPHERE_SCENE.focuses(GAME.view(state, undefined), look);
    expect(parts).toEqual([
      { id: 'station', label: 'Station' },
      { id: 'hq', label: 'Headquarters' },
      { id: 'player-0', label: 'Ola' },
      { id: 'player-1', label: 'Benoît' },
      { id: 'player-2', label: 'Zażółć' },
    ]);
    const figure = (scene: Scene): number =>
      Math.max(
        ...scene.moving.flatMap((shape) =>
          shape.id?.startsWith('time:') && shape.kind === 'text' ? [shape.size] : [],
        ),
      );
    expect(figure(compose(state, undefined, 'station'))).toBeGreaterThan(
      figure(compose(state, undefined)) * 1.6,
    );
  });

  it('GIVEN a full board WHEN painted THEN it is a picture of 1600 by 1020 under 350 KB, and so is each part', () => {
    const state = some(positions(4, 'paint'), 60)[1];
    if (state === undefined) throw new Error('no position');
    const painter = createPainter();
    const png = painter.paint(compose(state, undefined), 'default');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 1020]);
    expect(png.length).toBeLessThan(350_000);
    for (const focus of ['hq', 'station', 'player-0'])
      expect(painter.paint(compose(state, undefined, focus), 'default').length).toBeLessThan(350_000);
  });
});

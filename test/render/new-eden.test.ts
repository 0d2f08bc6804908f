import { describe, expect, it } from 'vitest';
import { PHASES } from '../../src/engine/games/new-eden/components.ts';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import { newEden } from '../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../src/i18n/games/new-eden/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { ALT_LIMIT, altText } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { changesBetween } from '../../src/render/changes.ts';
import type { Description, Look } from '../../src/render/game-scene.ts';
import { LOOK_BY_CATEGORY, PIECES } from '../../src/render/games/new-eden/pieces.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { PALETTE_NAMES } from '../../src/render/palettes.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';
import { GAME, Scene as Position } from '../games/new-eden/scene.ts';
import { AWKWARD_NAMES, lookAt, randomPositions, some } from './random-table.ts';
import { badgesOn } from './badges.ts';
import { sceneFaults } from './scene-laws.ts';

interface Wish {
  readonly locale?: Locale;
  readonly viewer?: number;
  readonly focus?: string;
  readonly names?: readonly string[];
}

function lookOf({ seats }: State, { locale = 'en', names }: Wish): Look {
  return lookAt(GAME, { messages: newEden.rulebook.messages, texts: NEW_EDEN_TEXTS }, locale, seats, names);
}

function sceneOf(state: State, wish: Wish = {}): Scene {
  const { viewer, focus } = wish;
  const how = { viewer, ...(focus !== undefined && { focus }) };
  return NEW_EDEN_SCENE.compose(GAME.view(state, viewer), lookOf(state, wish), how);
}

function describedOf(state: State, wish: Wish = {}): Description {
  return NEW_EDEN_SCENE.describe(GAME.view(state, wish.viewer), lookOf(state, wish), wish.viewer);
}

function targetsOf(state: State, viewer: number | undefined): string[] {
  if (viewer === undefined) return [];
  return (GAME.prompt(state, viewer)?.options ?? []).flatMap(({ target }) => target ?? []);
}

function faultsOf(state: State, wish: Wish): string[] {
  return sceneFaults({
    scene: sceneOf(state, wish),
    description: describedOf(state, wish),
    ...(wish.focus === undefined && { targets: targetsOf(state, wish.viewer) }),
  });
}

const shapesOf = ({ still, moving }: Scene): readonly Shape[] => [...still, ...moving];
const factsOf = (state: State, wish: Wish = {}): string[] =>
  shapesOf(sceneOf(state, wish)).flatMap(({ facts = [] }) => facts);

function game(seed: string, seats: number, policy: 'weighed' | 'uniform' = 'weighed'): State[] {
  const options = seats === 1 ? { soloLevel: 2 } : { standingBids: true };
  return randomPositions<State>(GAME, seed, seats, options, policy);
}

const TABLE = [1, 2, 3, 4].flatMap((seats) => LOCALES.map((locale) => [seats, locale] as const));

describe('the board of New Eden', () => {
  it.each(TABLE)(
    'GIVEN random games of %i WHEN drawn in %s for everybody THEN the laws of a picture hold',
    (seats, locale) => {
      const games = [game(`laws-${seats}`, seats), game(`uniform-${seats}`, seats, 'uniform')];
      for (const state of games.flatMap((positions) => some(positions, 17))) {
        const [asked] = GAME.activeSeats(state);
        for (const viewer of new Set([undefined, asked, seats - 1]))
          expect(faultsOf(state, { locale, ...(viewer !== undefined && { viewer }) })).toEqual([]);
      }
    },
  );

  it.each(TABLE)(
    'GIVEN a table of %i with awkward names WHEN drawn in %s, whole and in parts, THEN the laws hold',
    (seats, locale) => {
      for (const state of some(game(`names-${seats}`, seats), 53)) {
        const names = AWKWARD_NAMES;
        expect(faultsOf(state, { locale, names })).toEqual([]);
        for (const viewer of [undefined, 0]) {
          const wish = { locale, names, ...(viewer !== undefined && { viewer }) };
          const focuses = NEW_EDEN_SCENE.focuses(GAME.view(state, viewer), lookOf(state, wish));
          for (const { id } of focuses) expect(faultsOf(state, { ...wish, focus: id }), id).toEqual([]);
        }
      }
    },
  );

  it('GIVEN a question WHEN the asked player looks THEN everything that can be chosen on the board is drawn', () => {
    const kinds = new Set<string>();
    for (const seats of [1, 2, 3, 4]) {
      for (const state of some(game(`targets-${seats}`, seats), 2)) {
        const [asked] = GAME.activeSeats(state);
        if (asked === undefined) continue;
        const drawn = new Set(shapesOf(sceneOf(state, { viewer: asked })).map(({ target }) => target));
        for (const target of targetsOf(state, asked)) {
          kinds.add(target.split(':')[0] ?? '');
          expect(drawn, target).toContain(target);
        }
      }
    }
    expect([...kinds].sort()).toEqual([
      'arm',
      'extension',
      'hand',
      'module',
      'oxygen',
      'plant',
      'row',
      'space',
    ]);
  });

  it('GIVEN whole games WHEN drawn THEN every phase was among the pictures', () => {
    const phases = new Set(
      [1, 3].flatMap((seats) => game(`phases-${seats}`, seats).map(({ phase }) => phase)),
    );
    expect([...phases].sort()).toEqual([...PHASES]);
  });
});

describe('what is hidden on the board of New Eden', () => {
  /** All that a viewer gets: picture, parts of it, and words. */
  function shown(state: State, viewer: number | undefined): string {
    const wish = viewer === undefined ? {} : { viewer };
    const focuses = NEW_EDEN_SCENE.focuses(GAME.view(state, viewer), lookOf(state, wish));
    const parts = focuses.map(({ id }) => sceneOf(state, { ...wish, focus: id }));
    return JSON.stringify([sceneOf(state, wish), ...parts, describedOf(state, wish)]);
  }

  it('GIVEN other coins WHEN somebody else looks THEN picture and words are the same', () => {
    for (const state of some(game('coins', 3), 40)) {
      if (GAME.isOver(state)) continue;
      const richer = structuredClone(state);
      const [station] = richer.stations;
      if (station === undefined) throw new Error('no station');
      station.coins += 7;
      expect(shown(richer, undefined)).toBe(shown(state, undefined));
      expect(shown(richer, 1)).toBe(shown(state, 1));
      expect(shown(richer, 0)).not.toBe(shown(state, 0));
    }
  });

  it('GIVEN hands and choices at the black market WHEN others look THEN no card of them is drawn or said', () => {
    const markets = [2, 3, 4].flatMap((seats) =>
      some(
        game(`market-${seats}`, seats).filter(({ phase }) => phase === 'B'),
        4,
      ),
    );
    let hands = 0;
    for (const state of markets) {
      state.hands.forEach((hand, seat) => {
        for (const viewer of [undefined, (seat + 1) % state.seats]) {
          const text = shown(state, viewer);
          for (const card of hand) expect(text, card).not.toContain(card);
        }
        hands += hand.length;
        if (hand.length > 0 && state.frames.at(-1)?.kind === 'market')
          for (const card of hand) expect(shown(state, seat), card).toContain(card);
      });
    }
    expect(hands).toBeGreaterThan(50);
  });

  it('GIVEN rows face down WHEN others look THEN their cards are neither drawn nor said', () => {
    const filled = [2, 3].flatMap((seats) =>
      game(`rows-${seats}`, seats).filter(({ rows }) =>
        rows.some(({ status, cards }) => status === 'faceDown' && cards.length > 0),
      ),
    );
    expect(filled.length).toBeGreaterThan(3);
    for (const state of filled) {
      for (const { cards, status, owner } of state.rows) {
        if (status !== 'faceDown') continue;
        const other = owner === 0 ? 1 : 0;
        for (const viewer of [undefined, other]) {
          const text = shown(state, viewer);
          for (const card of cards) expect(text, card).not.toContain(card);
        }
      }
    }
  });

  it('GIVEN a standing maximum WHEN others look THEN it is in no picture', () => {
    const secret = [3, 4].flatMap((seats) =>
      game(`maximum-${seats}`, seats).filter(({ auction }) => (auction?.maxima.length ?? 0) > 0),
    );
    expect(secret.length).toBeGreaterThan(0);
    for (const state of secret) {
      const [own] = state.auction?.maxima ?? [];
      if (own === undefined) continue;
      expect(factsOf(state, { viewer: own.seat })).toContain(`maximum=${own.coins}`);
      expect(factsOf(state).join(' ')).not.toContain('maximum');
      expect(factsOf(state, { viewer: (own.seat + 1) % state.seats }).join(' ')).not.toContain('maximum');
    }
  });
});

describe('what the board of New Eden shows', () => {
  it('GIVEN a station WHEN drawn THEN damage, red marker, modules, tanks and extensions are there', () => {
    const { state } = new Position({ seats: 3 }).has(0, {
      damage: 3,
      score: 12,
      dome: 2,
      cards: ['1A-SH2', '1A-OC1', '1A-CR1', '1A-RE1'],
      extensions: ['octopus'],
      lying: { '1A-SH2': 2 },
      used: ['ST-OX1'],
    });
    const facts = factsOf(state);
    for (const fact of [
      'score:0=12',
      'damage:0=3,false',
      'marker:0=1',
      'dome:0=2',
      'module:0=1,1A-SH2,2,0,false',
      'module:0=2,1A-OC1,0,0,false',
      'tank:0=ST-OX1,true',
      'extension:0=octopus,true',
      'extension:0=research,false',
      'card:0=1A-RE1',
      'coins:0=hidden',
    ])
      expect(facts).toContain(fact);
  });

  it('GIVEN own coins WHEN their player looks THEN the number is drawn, for others a closed screen', () => {
    const { state } = new Position({ seats: 2 }).has(0, { coins: 17 });
    expect(factsOf(state, { viewer: 0 })).toContain('coins:0=17');
    expect(factsOf(state, { viewer: 1 })).toContain('coins:0=hidden');
    expect(factsOf(state)).toContain('coins:0=hidden');
  });

  it('GIVEN one player WHEN drawn THEN the other station is Deep Thought’s, with its coins', () => {
    const [state] = game('solo', 1);
    if (state === undefined) throw new Error('no game');
    expect(factsOf(state)).toContain(`coins:1=${state.stations[1]?.coins ?? ''}`);
    const titles = describedOf(state).sections.map(({ title }) => title);
    expect(titles).toContain('Deep Thought');
  });

  it('GIVEN a module more in an arm WHEN compared with before THEN only what happened is ringed', () => {
    const before = new Position({ seats: 4 }).has(0, { cards: ['1A-SH1'] });
    const after = new Position({ seats: 4 }).has(0, { cards: ['1A-SH1', '1A-SH2'] });
    const changes = changesBetween(sceneOf(before.state), sceneOf(after.state));
    // it was on the display before
    expect(changes.map(({ id, change }) => `${id} ${change}`)).toEqual([
      'module:0:1A-SH2 appeared',
      'card:1A-SH2 gone',
    ]);
  });

  /** What is ringed between two positions of a game, and how. */
  function ringed(before: State, after: State): string[] {
    return changesBetween(sceneOf(before), sceneOf(after)).map(({ id, change }) => `${id} ${change}`);
  }

  it('GIVEN a new phase or round WHEN compared THEN what was dealt, cleared away or set back is not ringed', () => {
    let begun = 0;
    for (const seats of [2, 3, 4]) {
      const positions = game(`news-${seats}`, seats);
      positions.forEach((after, at) => {
        const before = positions[at - 1];
        if (before === undefined || GAME.isOver(after)) return;
        if (before.round === after.round && before.phase === after.phase) return;
        begun += 1;
        const found = ringed(before, after).join('\n');
        expect(found).not.toMatch(/^(card|bid|sold)/mu);
        if (before.round !== after.round)
          expect(found).not.toMatch(/^(dome|plant|bonus|spent)|tank.*changed/mu);
      });
    }
    expect(begun).toBeGreaterThan(20);
  });

  it('GIVEN a row that is sold WHEN compared THEN the sale is ringed, and no ring stays where its cards lay', () => {
    let sales = 0;
    for (const seats of [2, 4]) {
      const positions = game(`sales-${seats}`, seats);
      positions.forEach((after, at) => {
        const before = positions[at - 1];
        if (before?.phase !== 'C' || after.phase !== 'C') return;
        if (before.round !== after.round || GAME.isOver(after)) return;
        const sold = ({ rows }: State): number[] =>
          rows.flatMap(({ row, status }) => (status === 'sold' ? [row] : []));
        const fresh = sold(after).filter((row) => !sold(before).includes(row));
        const found = ringed(before, after);
        for (const row of fresh) expect(found).toContain(`sold:${row} appeared`);
        expect(found.filter((line) => line.startsWith('card:'))).toEqual([]);
        sales += fresh.length;
      });
    }
    expect(sales).toBeGreaterThan(10);
  });

  it('GIVEN a row of the display that drops WHEN compared THEN none of its cards is ringed', () => {
    let drops = 0;
    const positions = game('drops', 4);
    positions.forEach((after, at) => {
      const before = positions[at - 1];
      if (before?.phase !== 'A' || after.phase !== 'A' || before.round !== after.round) return;
      const rowOf = new Map(before.display.map(({ card, row }) => [card, row]));
      if (after.display.every(({ card, row }) => rowOf.get(card) === row)) return;
      drops += 1;
      expect(ringed(before, after).filter((line) => /^card:.* (moved|changed)/u.test(line))).toEqual([]);
    });
    expect(drops).toBeGreaterThan(2);
  });

  it('GIVEN a bought card that waits until another is lost WHEN drawn THEN it is on the board', () => {
    const waiting = ['x2', 'x5'].flatMap((seed) =>
      [3, 4].flatMap((seats) =>
        game(seed, seats).filter((state) => {
          const { phase, question, building } = GAME.view(state, undefined);
          return phase === 'A' && question === 'destroy' && building !== undefined;
        }),
      ),
    );
    expect(waiting.length).toBeGreaterThan(2);
    for (const state of waiting) {
      for (const card of GAME.view(state, undefined).building?.cards ?? [])
        expect(factsOf(state)).toContain(`building=${card}`);
      expect(faultsOf(state, { names: AWKWARD_NAMES })).toEqual([]);
    }
  });

  it('GIVEN modules WHEN drawn at four THEN each says its position, its end points and its id', () => {
    const { state } = new Position({ seats: 4 }).has(0, { cards: ['1A-SH1', '2A-SH2', '3A-OC1'] });
    const { moving } = sceneOf(state);
    const wordsOn = (module: string): string[] =>
      moving.flatMap((shape) =>
        shape.kind === 'text' && shape.of === `module:0:${module}` ? [shape.text] : [],
      );
    expect(wordsOn('1A-SH1')).toEqual(['2', '1', '1', '1A-SH1']);
    expect(wordsOn('2A-SH2')).toEqual(['6', '2', '2', '2A-SH2']);
    expect(wordsOn('3A-OC1')).toEqual(['3', '3', '1', '3A-OC1']);
  });

  it('GIVEN the six categories WHEN drawn at any number of players THEN each has its letters, on arms and on bonus cards', () => {
    for (const seats of [1, 2, 3, 4]) {
      const [state] = game(`letters-${seats}`, seats);
      if (state === undefined) throw new Error('no game');
      const { moving } = sceneOf(state);
      const texts = moving.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
      const stations = GAME.view(state, undefined).stations.length;
      for (const { code } of Object.values(LOOK_BY_CATEGORY))
        expect(texts.filter((text) => text === code).length, code).toBeGreaterThanOrEqual(stations);
      GAME.view(state, undefined).bonus.forEach(({ category }, at) => {
        const words = moving.flatMap((shape) =>
          shape.kind === 'text' && shape.of === `bonus:${at}` ? [shape.text] : [],
        );
        expect(words).toContain(LOOK_BY_CATEGORY[category].code);
      });
    }
  });

  it('GIVEN oxygen that is used WHEN drawn THEN it is grey and struck, and its bottles can be read', () => {
    let used = 0;
    for (const state of some(game('used', 4), 23)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state);
      const view = GAME.view(state, undefined);
      view.stations.forEach(({ oxygen }, station) => {
        for (const tank of oxygen.filter(({ id, used: gone }) => gone && view.moving?.card !== id)) {
          used += 1;
          const shapes = moving.filter(({ id, of }) => [id, of].includes(`tank:${station}:${tank.id}`));
          expect(shapes.map(({ kind }) => kind)).toContain('line');
          expect(shapes.filter(({ dim }) => dim === true)).toEqual([]);
          expect(shapes[0]).toMatchObject({ fill: 'raised' });
        }
      });
    }
    expect(used).toBeGreaterThan(5);
  });

  it('GIVEN deeples that lie on modules WHEN drawn THEN they hide no word of another module', () => {
    let lying = 0;
    for (const state of some(game('lying', 4), 5)) {
      const tiles = sceneOf(state).moving.filter(({ id, of }) => (id ?? of)?.startsWith('module:') === true);
      const swimmers = tiles.filter((shape) => shape.kind === 'rect' && shape.fill === 'ink');
      lying += swimmers.length;
      for (const swimmer of swimmers)
        for (const word of tiles.filter(({ kind, of }) => kind === 'text' && of !== swimmer.of))
          expect(overlap(boxOf(swimmer), boxOf(word)), JSON.stringify(word)).toBe(false);
    }
    expect(lying).toBeGreaterThan(20);
  });

  it('GIVEN the black market WHEN the offer is drawn alone THEN it says what one, two and three cards cost, larger', () => {
    const state = game('market', 3).find(({ phase }) => phase === 'B');
    if (state === undefined) throw new Error('no black market');
    const costs = (scene: Scene) =>
      scene.moving.filter(({ facts = [] }) => facts.some((fact) => fact.startsWith('market:')));
    const { printed } = GAME.view(state, undefined);
    const alone = sceneOf(state, { focus: 'offer' });
    expect(costs(alone)).toHaveLength(3);
    const figures = alone.moving.flatMap((shape) =>
      shape.kind === 'text' && shape.size === 58 ? [shape.text] : [],
    );
    for (const count of [1, 2, 3]) {
      expect(figures).toContain(String(printed.marketPrice[count]));
      expect(figures).toContain(String(printed.marketDamage[count]));
    }
  });

  it('GIVEN the numbers of a menu at four players WHEN put on the board THEN no figure of the station is hidden', () => {
    let numbers = 0;
    for (const state of some(game('badges', 4), 9)) {
      const [asked] = GAME.activeSeats(state);
      if (asked === undefined) continue;
      const scene = sceneOf(state, { viewer: asked });
      const badges = badgesOn(scene, targetsOf(state, asked));
      numbers += badges.length;
      const figures = scene.moving.filter(
        (shape) =>
          shape.kind === 'text' && /^(module|tank|built|plant|score|damage|dome)/u.test(shape.of ?? ''),
      );
      for (const badge of badges)
        for (const figure of figures)
          expect(overlap(grown(boxOf(badge), -12), grown(boxOf(figure), -3)), JSON.stringify(figure)).toBe(
            false,
          );
    }
    expect(numbers).toBeGreaterThan(100);
  });

  it('GIVEN the end WHEN drawn THEN the reckoning is shown with all lines, and the board can still be asked for', () => {
    for (const seats of [1, 4]) {
      const end = game(`end-${seats}`, seats).at(-1);
      if (end === undefined) throw new Error('no game');
      const facts = factsOf(end);
      for (const { seat = 1, total, lines } of GAME.scores(end)) {
        expect(facts).toContain(`result:${seat}:total=${total}`);
        for (const { key, points } of lines) expect(facts).toContain(`result:${seat}:${key}=${points}`);
      }
      expect(factsOf(end, { focus: 'board' })).toContain(`score:0=${end.stations[0]?.score ?? ''}`);
    }
  });
});

describe('the words for the board of New Eden', () => {
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
      expect(text).toContain(card);
    }
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

  it('differ by category in symbol, letters and colour', () => {
    const looks = Object.values(LOOK_BY_CATEGORY);
    for (const part of ['piece', 'code', 'colour'] as const)
      expect(new Set(looks.map((look) => look[part])).size).toBe(6);
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

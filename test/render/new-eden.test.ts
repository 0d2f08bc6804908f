import { describe, expect, it } from 'vitest';
import { PHASES } from '../../src/engine/games/new-eden/components.ts';
import type { Event } from '../../src/engine/games/new-eden/messages.ts';
import type { State } from '../../src/engine/games/new-eden/state.ts';
import type { View } from '../../src/engine/games/new-eden/view.ts';
import { newEden } from '../../src/games/new-eden.ts';
import { NEW_EDEN_TEXTS } from '../../src/i18n/games/new-eden/index.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { TEXTS } from '../../src/i18n/texts.ts';
import { ALT_LIMIT, altText } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import type { ComposeOptions, Description } from '../../src/render/game-scene.ts';
import type { EdenLook } from '../../src/render/games/new-eden/messages.ts';
import { PIECE_BY_CATEGORY, PIECES } from '../../src/render/games/new-eden/pieces.ts';
import { NEW_EDEN_SCENE } from '../../src/render/games/new-eden/scene.ts';
import { NEW_EDEN_THEME } from '../../src/render/games/new-eden/theme.ts';
import { PALETTE_NAMES } from '../../src/render/palettes.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Scene, Shape, TextShape } from '../../src/render/shapes.ts';
import { GAME, Scene as Position } from '../games/new-eden/scene.ts';
import { AWKWARD_NAMES, lookAt, lookBack, randomGame, randomPositions, some } from './random-table.ts';
import { badgesOn } from './badges.ts';
import { inkOf, sceneFaults } from './scene-laws.ts';

interface Wish {
  readonly locale?: Locale;
  readonly viewer?: number;
  readonly focus?: string;
  readonly names?: readonly string[];
}

function lookOf({ seats }: Pick<State, 'seats'>, { locale = 'en', names }: Wish): EdenLook {
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
const textsOf = ({ moving }: Pick<Scene, 'moving'>): TextShape[] =>
  moving.filter((shape) => shape.kind === 'text');
const factsOf = (state: State, wish: Wish = {}): string[] =>
  shapesOf(sceneOf(state, wish)).flatMap(({ facts = [] }) => facts);

function game(seed: string, seats: number, policy: 'weighed' | 'uniform' = 'weighed'): State[] {
  const options = seats === 1 ? { soloLevel: 2 } : { standingBids: true };
  return randomPositions<State>(GAME, seed, seats, options, policy);
}

/** A card's own name, and not that of a card whose name goes on: "Shell house 5" is not in "Shell house 5 (+2)". */
function called(card: string): RegExp {
  const name = GAME.names[`card:${card}`]?.en;
  if (name === undefined) throw new Error(`${card} has no name`);
  return new RegExp(`${name.replaceAll(/[()+]/gu, '\\$&')}(?! \\(\\+|[\\d+])`, 'u');
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
      'pass',
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

  /** Neither its id, which the facts tell, nor its name, which the words tell. */
  function expectHidden(text: string, card: string): void {
    expect(text, card).not.toContain(card);
    expect(text, card).not.toMatch(called(card));
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
          for (const card of hand) expectHidden(text, card);
        }
        hands += hand.length;
        if (hand.length > 0 && state.frames.at(-1)?.kind === 'market')
          for (const card of hand) {
            expect(shown(state, seat), card).toContain(card);
            expect(shown(state, seat), card).toMatch(called(card));
          }
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
          for (const card of cards) expectHidden(text, card);
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
  it('GIVEN a station WHEN drawn THEN damage, red marker, modules, tanks and extensions are there, the rest beside it alone', () => {
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
      'tank:0=ST-OX2,false',
      'extension:0=octopus,true',
      'card:0=1A-RE1',
    ])
      expect(facts).toContain(fact);
    // what is used or not there is absent from the whole board
    const quiet = ['tank:0=ST-OX1,true', 'extension:0=research,false'];
    for (const fact of quiet) expect(facts).not.toContain(fact);
    const alone = factsOf(state, { focus: 'station-0' });
    const value = GAME.view(state, undefined).stations[0]?.value ?? '';
    for (const fact of [...quiet, `value:0=${value}`]) expect(alone).toContain(fact);
  });

  it('GIVEN own coins WHEN their player looks THEN the number is drawn, for others nothing', () => {
    const { state } = new Position({ seats: 2 }).has(0, { coins: 17 });
    expect(factsOf(state, { viewer: 0 })).toContain('coins:0=17');
    for (const wish of [{ viewer: 1 }, {}]) {
      expect(factsOf(state, wish).filter((fact) => fact.startsWith('coins:0'))).toEqual([]);
      const said = describedOf(state, wish).sections.flatMap(({ lines }) =>
        lines.flatMap(({ facts }) => facts),
      );
      expect(said).toContain('coins:0=hidden');
    }
  });

  it('GIVEN one player WHEN drawn THEN the other station is Deep Thought’s, with its coins', () => {
    const [state] = game('solo', 1);
    if (state === undefined) throw new Error('no game');
    expect(factsOf(state)).toContain(`coins:1=${state.stations[1]?.coins ?? ''}`);
    const titles = describedOf(state).sections.map(({ title }) => title);
    expect(titles).toContain('Deep Thought');
  });

  it('GIVEN who takes no part in an auction WHEN drawn THEN their plate says so, and only theirs', () => {
    let out = 0;
    for (const state of game('out', 4)) {
      const { auction, phase } = GAME.view(state, undefined);
      if (phase !== 'C' || auction === undefined) continue;
      const words = textsOf(sceneOf(state)).filter(({ text }) => text === 'out');
      const aside = state.stations.filter(
        ({ droppedAll }, seat) => droppedAll || !(auction.in.includes(seat) || auction.bidder === seat),
      );
      expect(words).toHaveLength(aside.length);
      out += aside.length;
    }
    expect(out).toBeGreaterThan(5);
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

  it('GIVEN modules WHEN drawn at four THEN each shows its figure, and alone what it does and its end points', () => {
    const { state } = new Position({ seats: 4 }).has(0, { cards: ['1A-SH1', '2A-SH2', '3A-OC1'] });
    const wordsOn = (piece: string, focus?: string): string[] =>
      textsOf(sceneOf(state, focus === undefined ? {} : { focus })).flatMap(({ text, of, id }) =>
        (id ?? of) === piece ? [text] : [],
      );
    expect(wordsOn('module:0:1A-SH1')).toEqual(['2']);
    expect(wordsOn('module:0:2A-SH2')).toEqual(['6']);
    expect(wordsOn('module:0:3A-OC1')).toEqual(['3']);
    const alone = (card: string): string[] => wordsOn(`line:0:${card}`, 'station-0');
    expect(alone('1A-SH1')).toEqual(['2 points', '1']);
    expect(alone('2A-SH2')).toEqual(['6 points', '2']);
    expect(alone('3A-OC1')).toEqual(['repair 3', '3']);
  });

  it('GIVEN the six categories WHEN drawn at any number of players THEN each has its own shape on arms, on the rock and on bonus cards', () => {
    const SPRITES: Readonly<Record<string, string>> = {
      crab: 'hull:crab:',
      shell: 'hull:shell:',
      octopus: 'hull:octopus:',
      shipyard: 'yard',
      oxygen: 'tank',
      research: 'lab',
    };
    for (const seats of [1, 2, 3, 4]) {
      const late = game(`shapes-${seats}`, seats).at(-8);
      if (late === undefined) throw new Error('no game');
      const { moving } = sceneOf(late);
      const view = GAME.view(late, undefined);
      const spritesOf = (piece: string): string[] =>
        moving.flatMap((shape) =>
          shape.kind === 'sprite' && (shape.id ?? shape.of) === piece ? [shape.name] : [],
        );
      view.stations.forEach(({ outside, shipyard, research, oxygen }, station) => {
        const built = [
          ...Object.values(outside).flatMap((modules) => modules.map(({ id }) => `module:${station}:${id}`)),
          ...[...shipyard, ...research].map((id) => `built:${station}:${id}`),
          ...oxygen.flatMap(({ id, used }) => (used ? [] : [`tank:${station}:${id}`])),
        ];
        for (const piece of built) {
          const category = view.printed.parts[piece.split(':')[2] ?? '']?.category ?? '';
          expect(spritesOf(piece)[0], piece).toMatch(new RegExp(`^${SPRITES[category] ?? '-'}`, 'u'));
        }
      });
      view.bonus.forEach(({ category }, at) => {
        const paths = moving.flatMap((shape) =>
          shape.kind === 'path' && shape.of === `bonus:${at}` ? [shape.d] : [],
        );
        expect(paths).toEqual([PIECES[PIECE_BY_CATEGORY[category]].d]);
      });
    }
  });

  it('GIVEN oxygen that is used WHEN drawn THEN it has left the board, and its station alone tells its bottles faintly', () => {
    let used = 0;
    for (const state of some(game('used', 4), 23)) {
      if (GAME.isOver(state)) continue;
      const board = factsOf(state).join(' ');
      GAME.view(state, undefined).stations.forEach(({ oxygen }, station) => {
        const alone = sceneOf(state, { focus: `station-${station}` }).moving;
        for (const tank of oxygen.filter((one) => one.used)) {
          used += 1;
          expect(board).not.toContain(`tank:${station}=${tank.id}`);
          const line = alone.filter(({ id, of }) => (id ?? of) === `line:${station}:${tank.id}`);
          expect(line.length).toBeGreaterThan(1);
          expect(line.every(({ dim }) => dim === true)).toBe(true);
          expect(line.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ')).toMatch(
            /\d/u,
          );
        }
      });
    }
    expect(used).toBeGreaterThan(5);
  });

  it('GIVEN deeples that lie on modules WHEN drawn THEN they hide no figure of a module', () => {
    let lying = 0;
    for (const state of some(game('lying', 4), 5)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state);
      const divers = moving.filter(({ id }) => id?.startsWith('lying:') === true);
      const figures = textsOf({ moving }).filter(({ of }) => of?.startsWith('module:') === true);
      lying += divers.length;
      for (const diver of divers)
        for (const figure of figures)
          expect(overlap(grown(boxOf(diver), -6), grown(boxOf(figure), -6)), JSON.stringify(figure)).toBe(
            false,
          );
    }
    expect(lying).toBeGreaterThan(20);
  });

  it('GIVEN the black market WHEN drawn, whole or the offer alone, THEN it says what one, two and three cards cost', () => {
    const state = game('market', 3).find(({ phase }) => phase === 'B');
    if (state === undefined) throw new Error('no black market');
    const { printed } = GAME.view(state, undefined);
    for (const wish of [{}, { focus: 'offer' }]) {
      const { moving } = sceneOf(state, wish);
      for (const count of [1, 2, 3]) {
        const [coins, damage] = [printed.marketPrice[count] ?? 0, printed.marketDamage[count] ?? 0];
        const cell = moving.find(({ facts = [] }) => facts.includes(`market:${count}=${coins},${damage}`));
        if (cell === undefined) throw new Error(`no price of ${count}`);
        const figures = textsOf({ moving }).filter((text) => overlap(boxOf(cell), boxOf(text)));
        const [cards, ...costs] = figures;
        expect(cards?.text).toContain(String(count));
        expect(costs.map(({ text }) => text)).toEqual([String(coins), `+${damage}`]);
        expect(costs.every(({ size }) => size >= 34)).toBe(true);
      }
    }
  });

  it('GIVEN the numbers of a menu at four players WHEN put on the board THEN no figure of cards or stations is hidden', () => {
    let numbers = 0;
    for (const state of some(game('badges', 4), 9)) {
      const [asked] = GAME.activeSeats(state);
      if (asked === undefined) continue;
      const scene = sceneOf(state, { viewer: asked });
      const badges = badgesOn(scene, targetsOf(state, asked));
      numbers += badges.length;
      const figures = textsOf(scene).filter(({ id, of }) =>
        /^(module|tank|built|plant|score|damage|dome|card)/u.test(id ?? of ?? ''),
      );
      for (const badge of badges)
        for (const figure of figures)
          expect(overlap(grown(boxOf(badge), -4), grown(inkOf(figure), -3)), JSON.stringify(figure)).toBe(
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
      const all = GAME.scores(end).flatMap(({ lines }) => lines);
      const counting = new Set(all.filter(({ points }) => points !== 0).map(({ key }) => key));
      const board = factsOf(end, { focus: 'board' });
      for (const { seat = 1, total, lines } of GAME.scores(end)) {
        expect(facts).toContain(`result:${seat}:total=${total}`);
        expect(board, 'the plate has what decides').toContain(`result:${seat}:total=${total}`);
        // a line that is nothing for all is left out
        for (const { key, points } of lines)
          expect(facts.includes(`result:${seat}:${key}=${points}`), key).toBe(counting.has(key));
      }
    }
  });
});

describe('the last turn on the board of New Eden', () => {
  interface Told {
    readonly state: State;
    readonly events: readonly Event[];
    readonly scene: Scene;
    readonly line: string;
    /** what is drawn because of the last turn, header and plates aside */
    readonly marks: readonly Shape[];
  }

  /** right of the lift, and there the tops of plates */
  const STATIONS = 450;
  const PLATES = [464, 910];

  function lineOf(scene: Scene): string {
    return textsOf(scene)
      .filter(({ colour }) => colour === '~on-strip')
      .map(({ text }) => text)
      .join('');
  }

  /** Every so many positions of a random game as everybody sees them. */
  function toldGame(seed: string, seats: number, step: number, locale: Locale = 'en'): Told[] {
    const { steps } = randomGame(GAME, seed, seats, seats === 1 ? { soloLevel: 2 } : {});
    const look = lookOf({ seats }, { locale });
    return steps.flatMap(({ before }, at): Told[] => {
      if (at === 0 || at % step !== 0) return [];
      // as: all of them come out of this game
      const state = before as State;
      const back = lookBack(GAME, NEW_EDEN_SCENE, { steps: steps.slice(0, at), state }, undefined);
      const view = GAME.view(state, undefined);
      const scene = NEW_EDEN_SCENE.compose(view, look, {
        viewer: undefined,
        // as: a look back at this game holds its views
        ...(back as Pick<ComposeOptions<View>, 'last'>),
      });
      const plain = new Set(sceneOf(state, { locale }).moving.map((shape) => JSON.stringify(shape)));
      const marks = scene.moving.filter((shape) => {
        const { x, y, height } = boxOf(shape);
        const middle = y + height / 2;
        return (
          !plain.has(JSON.stringify(shape)) &&
          middle > 125 &&
          !(x >= STATIONS && PLATES.some((top) => middle > top && middle < top + 102))
        );
      });
      // as: events of this game
      const events = (back.last?.steps ?? []).flatMap((one) => one.events as readonly Event[]);
      return [{ state, events, scene, line: lineOf(scene), marks }];
    });
  }

  const isLightOn = (piece: Shape, mark: Shape): boolean => {
    if (mark.kind !== 'circle') return false;
    const box = boxOf(piece);
    return Math.hypot(mark.x - box.x - box.width / 2, mark.y - box.y - box.height / 2) < 1;
  };
  const pieceOf = ({ scene }: Told, id: string): Shape | undefined =>
    scene.moving.find((shape) => shape.id === id);

  it.each(TABLE)(
    'GIVEN random games of %i WHEN told in %s THEN the line says who did what, whole and in the strip',
    (seats, locale) => {
      const told = toldGame(`said-${seats}`, seats, 3, locale);
      expect(told.length).toBeGreaterThan(5);
      for (const { line, scene, events } of told) {
        expect(line, JSON.stringify(events)).toMatch(/\p{L}{2,} .*\p{L}{3,}/u);
        expect(line).not.toMatch(/undefined|turn\.|[:,] *$/u);
        for (const part of textsOf(scene).filter(({ colour }) => colour === '~on-strip'))
          expect(boxOf(part).x + boxOf(part).width).toBeLessThan(1590);
      }
    },
  );

  it('GIVEN a bought card WHEN drawn THEN the line names its kind and light lies on what it became', () => {
    let bought = 0;
    for (const told of toldGame('bought', 4, 1)) {
      const purchase = told.events.find((event) => event.type === 'bought');
      const last = told.state.phase === 'A' && !told.events.some(({ type }) => type === 'roundStarted');
      if (purchase === undefined || !last) continue;
      const { card, seat } = purchase;
      const category = GAME.view(told.state, undefined).printed.parts[card]?.category;
      const piece = [`module:${seat}:${card}`, `tank:${seat}:${card}`, `built:${seat}:${card}`]
        .map((id) => pieceOf(told, id))
        .find((shape) => shape !== undefined);
      if (category === undefined || piece === undefined) continue;
      bought += 1;
      expect(told.line.toLowerCase()).toContain(category);
      expect(told.line).toContain('buys');
      expect(told.marks.some((mark) => isLightOn(piece, mark))).toBe(true);
    }
    expect(bought).toBeGreaterThan(10);
  });

  it('GIVEN a row that is sold WHEN drawn THEN the line says to whom for how much, and light lies on the sale', () => {
    let sales = 0;
    for (const told of toldGame('sales', 4, 1)) {
      const sale = told.events.find((event) => event.type === 'rowSold');
      if (sale === undefined || told.state.phase !== 'C') continue;
      const piece = pieceOf(told, `sold:${sale.row}`);
      if (piece === undefined) continue;
      sales += 1;
      expect(told.line).toContain(`row ${sale.row}`);
      expect(told.line).toContain(['Ola', 'Benoît', 'Zażółć', 'Daniel'][sale.seat ?? 0]);
      expect(told.marks.some((mark) => isLightOn(piece, mark))).toBe(true);
    }
    expect(sales).toBeGreaterThan(5);
  });

  it('GIVEN a new round WHEN drawn THEN what was dealt or set back is not marked', () => {
    let begun = 0;
    for (const seats of [2, 3, 4])
      for (const { events, marks } of toldGame(`news-${seats}`, seats, 1)) {
        if (!events.some(({ type }) => type === 'roundStarted')) continue;
        if (events.some(({ type }) => type === 'extended' || type === 'bought' || type === 'deepleMoved'))
          continue;
        begun += 1;
        expect(marks.filter(({ kind }) => kind === 'circle')).toEqual([]);
      }
    expect(begun).toBeGreaterThan(1);
  });

  it('GIVEN a row of the display that drops WHEN drawn THEN no card that is left is lit', () => {
    let drops = 0;
    for (const told of toldGame('drops', 4, 1)) {
      if (told.state.phase !== 'A' || !told.events.some(({ type }) => type === 'rowsDropped')) continue;
      drops += 1;
      for (const { card } of told.state.display) {
        const piece = pieceOf(told, `card:${card}`);
        if (piece === undefined) throw new Error(`not drawn: ${card}`);
        expect(told.marks.some((mark) => isLightOn(piece, mark))).toBe(false);
      }
    }
    expect(drops).toBeGreaterThan(2);
  });

  it('GIVEN deeples that dive WHEN drawn THEN their way ends on the module where they arrived', () => {
    let dives = 0;
    for (const told of toldGame('dives', 3, 1)) {
      const dive = told.events.findLast((event) => event.type === 'deepleMoved');
      if (dive === undefined || told.state.phase !== 'A') continue;
      // a new round sets divers back
      if (told.events.some(({ type }) => type === 'roundStarted')) continue;
      const piece = pieceOf(told, `module:${dive.seat}:${dive.module}`);
      if (piece === undefined) continue;
      dives += 1;
      const hull = grown(boxOf(piece), 20);
      expect(told.marks.some((mark) => mark.kind === 'polygon' && overlap(hull, boxOf(mark)))).toBe(true);
    }
    expect(dives).toBeGreaterThan(5);
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
        'gauge',
      ]),
    );
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

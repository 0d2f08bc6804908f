import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { COLOURS } from '../../src/render/games/antarctica/colours.ts';
import { COLUMN } from '../../src/render/games/antarctica/block-grid.ts';
import { ringPoint, sunSlot } from '../../src/render/games/antarctica/coast.ts';
import { harbourBox } from '../../src/render/games/antarctica/map.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import type { AntarcticaView } from '../../src/render/games/antarctica/view.ts';
import { lookOfSeat, SEAT_LIMIT } from '../../src/render/glyphs.ts';
import { PALETTE_NAMES, PALETTES } from '../../src/render/palettes.ts';
import { boxOf, centreOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Box, Point, Shape, SpriteShape, TextShape } from '../../src/render/shapes.ts';
import { position } from '../games/antarctica/position.ts';
import { play, playOn } from '../games/antarctica/play.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf, positionsOf } from './antarctica-table.ts';
import { contrast, difference, EYES } from './colour-science.ts';
import { lookBack, NAMES, randomGame } from './random-table.ts';
import type { RandomStep } from './random-table.ts';

const ANY: AnyGame = GAME;
const SCENE: AnyGameScene = ANTARCTICA_SCENE;

/* What a stranger must be able to assign on the board: letters to harbours, ways to ships, points to cubes. */

function drawn(state: State): readonly Shape[] {
  return ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf('en', state.seats), {
    viewer: undefined,
  }).moving;
}

const textsIn = (shapes: readonly Shape[]): TextShape[] => shapes.filter((shape) => shape.kind === 'text');

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface LaterPicture {
  readonly before: State;
  readonly moving: readonly Shape[];
  readonly sailed: boolean;
}

/** Every few decisions of a game of four, with the last turn: as everybody sees them, or whoever is asked. */
function picturesOf(seed: string, eyes: 'public' | 'asked' = 'public'): LaterPicture[] {
  const { steps } = randomGame(ANY, seed, 4);
  return steps.flatMap(({ before }, at) => {
    if (at % 5 !== 0) return [];
    const viewer = eyes === 'asked' ? ANY.activeSeats(before)[0] : undefined;
    const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state: before }, viewer);
    const events = back.last?.steps.flatMap((step) => step.events) ?? [];
    const { moving } = SCENE.compose(ANY.view(before, viewer), lookOf('en', 4), { viewer, ...back });
    return [
      {
        // as: a game of Antarctica
        before: before as State,
        moving,
        sailed: events.some(({ type }) => type === 'shipSailed'),
      },
    ];
  });
}

const painter = createPainter();
const INKS = new Map<string, readonly [number, number]>();

/** How far what is painted of a sprite reaches to the left and right of its middle, in parts of its width. */
function reachOf(name: string): readonly [number, number] {
  const known = INKS.get(name);
  if (known !== undefined) return known;
  const side = 300;
  const blank = { width: side, height: side, theme: 'antarctica', ground: 'panel', still: [] } as const;
  const sprite = { kind: 'sprite', name, x: 100, y: 100, width: 100, height: 100 } as const;
  const pixels = (moving: readonly Shape[]): Uint8ClampedArray =>
    painter
      .draw({ ...blank, moving }, 'default')
      .getContext('2d')
      .getImageData(0, 0, side, side).data;
  const [empty, painted] = [pixels([]), pixels([sprite])];
  const columns = Array.from(painted.keys()).flatMap((at) =>
    Math.abs((painted[at] ?? 0) - (empty[at] ?? 0)) > 40 ? [Math.floor(at / 4) % side] : [],
  );
  const reach = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b)) + 1].map(
    (x) => (x - 150) / 100,
  );
  const found = [reach[0] ?? 0, reach[1] ?? 0] as const;
  INKS.set(name, found);
  return found;
}

/** What a sprite really covers: some are drawn larger than their square. */
function inkIn(shape: SpriteShape): Box {
  const box = boxOf(shape);
  const [left, right] = reachOf(shape.name);
  return { ...box, x: centreOf(box).x + left * box.width, width: (right - left) * box.width };
}

describe('harbours on the board of Antarctica', () => {
  const AREAS = ['s', 'se', 'e', 'ne', 'n', 'nw', 'w', 'sw'] as const;
  const full = position({
    seats: 4,
    sun: 's',
    lines: { s: 'A', se: 'B', e: 'C', ne: 'D', n: 'A', nw: 'B', w: 'C D', sw: 'A B D' },
  });

  it('GIVEN a ship in each harbour WHEN drawn THEN the letters of an area are nearer to its first ship than to any other', () => {
    const moving = drawn(full);
    const ships = GAME.view(full, undefined).areas.flatMap(({ id, line }) =>
      line.slice(0, 1).flatMap((ship) => {
        const shape = moving.find((one) => one.id === `ship:${ship.id}`);
        return shape === undefined ? [] : [{ id, at: centreOf(boxOf(shape)) }];
      }),
    );
    expect(ships).toHaveLength(8);
    const letters = textsIn(moving).filter(({ text }) => AREAS.some((id) => id.toUpperCase() === text));
    expect(letters).toHaveLength(8);
    for (const text of letters) {
      const at = centreOf(boxOf(text));
      const nearest = [...ships].sort((a, b) => away(a.at, at) - away(b.at, at))[0];
      expect(nearest?.id.toUpperCase()).toBe(text.text);
    }
  });

  it('GIVEN a ship that is to sail WHEN drawn THEN an anchor lies in each harbour with room, and the others say that they are full', () => {
    const moving = drawn(full);
    const anchors = moving.filter(
      (shape) => shape.kind === 'sprite' && shape.name === 'anchor' && shape.y > 110,
    );
    expect(anchors).toHaveLength(6);
    expect(textsIn(moving).filter(({ text }) => text === 'full')).toHaveLength(1);
  });

  it('GIVEN a ship that is to sail WHEN drawn THEN the harbours with room have bright water, and no others', () => {
    const bright = (shapes: readonly Shape[]): string[] =>
      shapes.flatMap((shape) =>
        shape.kind === 'sprite' && shape.name.startsWith('harbour:') ? [shape.name] : [],
      );
    // counter-clockwise from the south; the ship lies in the south, and the south-west is full
    expect(bright(drawn(full)).sort()).toEqual([1, 2, 3, 4, 5, 6].map((ring) => `harbour:${ring}`));
    expect(bright(drawn(play(full, 'sail w')))).toEqual([]);
  });

  it.each([2, 3, 4])(
    'GIVEN ships to sail, to move or to place in games of %i WHEN drawn THEN anchors and bright water are in the areas that may be answered, and in no others',
    (seats) => {
      const asked = new Set<string>();
      const games = ['first-game', 'free'].flatMap((placement) =>
        ['harbours-1', 'harbours-2', 'harbours-3'].flatMap((seed) =>
          positionsOf(`${seed}-${seats}`, seats, placement),
        ),
      );
      for (const state of games) {
        const { asked: question, areas } = GAME.view(state, undefined);
        const kind = question?.kind ?? '';
        if (kind !== 'sail' && kind !== 'move' && kind !== 'place') continue;
        const targets = GAME.prompt(state, question?.seat ?? 0)?.options.map(({ target }) => target) ?? [];
        const legal = areas.filter(({ id }) => targets.includes(`area:${id}`));
        const rings = legal.map(({ ring }) => ring).sort();
        const moving = drawn(state);
        const bright = moving.flatMap((shape) =>
          shape.kind === 'sprite' && shape.name.startsWith('harbour:') ? [Number(shape.name.slice(8))] : [],
        );
        // each lies in the harbour whose bright water is below it
        const anchored = moving.flatMap((shape) => {
          if (shape.kind !== 'sprite' || shape.name !== 'anchor' || shape.y < 110) return [];
          const at = centreOf(boxOf(shape));
          const near = areas.map(({ ring }) => ({ ring, far: away(ringPoint(sunSlot(ring)), at) }));
          return [near.sort((a, b) => a.far - b.far)[0]?.ring];
        });
        asked.add(kind);
        const where = `${kind}, sun in ${GAME.view(state, undefined).sun.area}`;
        expect(bright.sort(), where).toEqual(rings);
        expect(anchored.sort(), where).toEqual(rings);
      }
      expect([...asked].sort()).toEqual(['move', 'place', 'sail']);
    },
  );

  it('GIVEN a ship that has sailed WHEN nobody is asked to sail THEN nothing is full', () => {
    const moving = drawn(play(full, 'sail w'));
    expect(textsIn(moving).filter(({ text }) => text === 'full')).toEqual([]);
  });

  it.each(LOCALES)(
    'GIVEN turns of games WHEN drawn in %s THEN the words of a harbour lie in its water and clear of its ships',
    (locale) => {
      const look = lookOf(locale, 4);
      const said = ['board.next', 'board.full'] as const;
      const words = said.map((key) => look.say({ key }));
      const seen = new Set<string>();
      for (const state of ['words-1', 'words-2'].flatMap((seed) => positionsOf(seed, 4))) {
        const view = GAME.view(state, undefined);
        const { moving } = ANTARCTICA_SCENE.compose(view, look, { viewer: undefined });
        // a hull's corners are round; round the asked ship runs its golden edge
        const ships = moving.flatMap((shape) =>
          shape.kind === 'sprite' && shape.name.startsWith('ship:')
            ? [grown(inkIn(shape), shape.rim?.colour === '~outline' ? 2 : -8)]
            : [],
        );
        for (const { ring, id } of view.areas) {
          const letters = look.say({ key: `compass.${id}` });
          const at = ringPoint(sunSlot(ring));
          const own = textsIn(moving).filter(
            (text) => [...words, letters].includes(text.text.trim()) && away(centreOf(boxOf(text)), at) < 60,
          );
          for (const text of own) {
            const box = boxOf(text);
            seen.add(text.text.trim());
            const where = `${text.text} in ${id}`;
            const hidden = ships.filter((ship) => overlap(ship, grown(box, -2)));
            expect(hidden, where).toEqual([]);
            // its edge is 3 wide; the harbours of the east and west are upright, the others lie or are bent
            const water = harbourBox(ring);
            expect(box.x, where).toBeGreaterThanOrEqual(water.x + 3);
            expect(box.x + box.width, where).toBeLessThanOrEqual(water.x + water.width - 3);
          }
        }
      }
      for (const word of words) expect([...seen]).toContain(word);
    },
  );

  it('GIVEN turns of a game WHEN a ship has sailed THEN the board shows its ghost, clear of all words', () => {
    let ghosts = 0;
    for (const { moving, sailed } of ['ghost-1', 'ghost-2', 'overlaps-14'].flatMap((seed) =>
      picturesOf(seed),
    )) {
      if (!sailed) continue;
      const found = moving.filter(
        (shape): shape is SpriteShape => shape.kind === 'sprite' && shape.name.startsWith('ghost-ship:'),
      );
      // sailing home again leaves none
      ghosts += found.length;
      for (const ghost of found) {
        expect(ghost.width).toBeGreaterThanOrEqual(46);
        expect(textsIn(moving).filter((text) => overlap(boxOf(text), grown(boxOf(ghost), -4)))).toEqual([]);
      }
    }
    expect(ghosts).toBeGreaterThan(40);
  });
});

/** The board after these decisions, each seen as one of the last turn's. */
function boardAfter(start: State, ...said: readonly string[]): readonly Shape[] {
  const steps: RandomStep[] = [];
  let state = start;
  for (const one of said) {
    const [seat = 0] = GAME.activeSeats(state);
    const { state: next, events } = playOn(state, one);
    steps.push({ before: state, seat, events });
    state = next;
  }
  const back = lookBack(ANY, SCENE, { steps, state }, undefined);
  return SCENE.compose(ANY.view(state, undefined), lookOf('en', 4), { viewer: undefined, ...back }).moving;
}

describe('gold on the map', () => {
  it('GIVEN any position WHEN drawn THEN the area from which a ship is to sail is golden, or where it is to act, and else none', () => {
    const kinds = new Set<string>();
    const games = [...positionsOf('gold-2', 2, 'free'), ...positionsOf('gold-4', 4)];
    for (const state of games) {
      const { asked, areas, sun, turn } = GAME.view(state, undefined);
      const kind = asked?.kind ?? 'over';
      kinds.add(kind);
      const where = kind === 'sail' ? sun.area : kind === 'act' ? turn?.target : undefined;
      const golden = drawn(state).flatMap((shape) =>
        shape.kind === 'sprite' && shape.name.startsWith('gold:') ? [shape.name] : [],
      );
      const expected = areas.filter(({ id }) => id === where).map(({ ring }) => `gold:${ring}`);
      expect(golden, kind).toEqual(expected);
    }
    for (const kind of ['place', 'startCube', 'sail', 'act', 'over']) expect([...kinds]).toContain(kind);
  });

  it('GIVEN a ship that has sailed and is to act WHEN drawn without a golden edge THEN its way ends at its hull', () => {
    let ended = 0;
    for (const { before, moving } of ['edge-1', 'edge-2'].flatMap((seed) => picturesOf(seed))) {
      const view = GAME.view(before, undefined);
      const acting = view.areas.flatMap(({ line }) => line).find((ship) => ship.acting);
      const hull = moving.find(({ id }) => id === `ship:${acting?.id ?? ''}`);
      if (view.asked?.kind !== 'act' || hull === undefined) continue;
      const points = moving.flatMap((shape) => (shape.kind === 'polygon' ? shape.points : []));
      const nearest = Math.min(...points.map((point) => away(point, centreOf(boxOf(hull)))));
      // of others' ways none ends there
      if (nearest > 50) continue;
      ended += 1;
      expect(nearest).toBeLessThan(37.5);
    }
    expect(ended).toBeGreaterThan(10);
  });
});

describe('a ship that stayed', () => {
  it('GIVEN an icebreaker turn WHEN its ship stays THEN the last turn says where, and light lies round that ship', () => {
    const start = position({
      seats: 4,
      sun: 's',
      lines: { s: 'A* B', e: 'C', w: 'D' },
      icebreakerTurn: true,
    });
    const moving = boardAfter(start, 'stay');
    expect(textsIn(moving).some(({ text }) => text.includes('stayed in S'))).toBe(true);
    const lit = moving.filter((shape) => shape.kind === 'sprite' && shape.glow?.colour === '~new');
    expect(lit.map((shape) => shape.kind === 'sprite' && shape.name)).toEqual(['ship:0']);
  });
});

describe('what was given up', () => {
  const start = position({
    seats: 4,
    sun: 's',
    lines: { s: 'A B', e: 'C', w: 'A D' },
    availableShips: { A: 1 },
  });
  const after = (...said: readonly string[]): readonly Shape[] => boardAfter(start, ...said);

  const ghosts = (moving: readonly Shape[]): readonly Box[] =>
    moving.flatMap((shape) =>
      shape.kind === 'sprite' && shape.name.startsWith('ghost-ship:') ? [boxOf(shape)] : [],
    );

  const crosses = (moving: readonly Shape[]): readonly Box[] =>
    moving.flatMap((shape) =>
      shape.kind === 'line' && shape.stroke.colour === '~ring' && shape.points.length === 2
        ? [boxOf(shape)]
        : [],
    );

  it('GIVEN a ship given up in another harbour WHEN drawn THEN its ghost lies there, and it isn’t taken for the one that sailed', () => {
    const sailed = after('sail e');
    const moving = after('sail e', 'discard ship w1');
    expect(ghosts(moving)).toHaveLength(ghosts(sailed).length + 1);
    expect(ghosts(moving).filter(({ x }) => x < 200)).toHaveLength(1);
    expect(textsIn(moving).some(({ text }) => text.includes('discarded a ship'))).toBe(true);
  });

  it('GIVEN two ships of a player in one harbour WHEN one sails and the other is given up THEN their ghosts lie in two berths', () => {
    const two = position({ seats: 4, sun: 's', lines: { s: 'A A B', e: 'C', w: 'D' } });
    const found = ghosts(boardAfter(two, 'sail e', 'discard ship s1'));
    expect(found).toHaveLength(2);
    const [one, other] = found;
    expect(one !== undefined && other !== undefined && overlap(one, other)).toBe(false);
  });

  it('GIVEN a ship given up where it had just arrived WHEN drawn THEN it is crossed out there, and its old berth isn’t', () => {
    const moving = after('sail e', 'discard ship e2');
    expect(ghosts(moving)).toHaveLength(2);
    const [left, arrived] = [...ghosts(moving)].sort((a, b) => a.x - b.x);
    const [cross] = crosses(moving);
    expect(cross !== undefined && arrived !== undefined && overlap(cross, arrived)).toBe(true);
    expect(cross !== undefined && left !== undefined && overlap(cross, left)).toBe(false);
  });

  it('GIVEN a ship given up in a harbour WHEN another may sail there THEN the number of the menu lies clear of its ghost', () => {
    const gone = boardAfter(start, 'sail e', 'discard ship w1', 'end');
    const [ghost] = ghosts(gone).filter(({ x }) => x < 200);
    const badge = gone.find((shape) => shape.target === 'area:w')?.badge;
    expect(ghost !== undefined && badge !== undefined).toBe(true);
    if (ghost === undefined || badge === undefined) return;
    expect(away(centreOf(ghost), badge)).toBeGreaterThan(ghost.width / 2 + badge.r - 6);
  });

  it('GIVEN a ship given up that wasn’t on the board WHEN drawn THEN the last turn calls it an available one and no harbour shows it', () => {
    const moving = after('sail e', 'discard ship');
    expect(ghosts(moving)).toHaveLength(ghosts(after('sail e')).length);
    expect(textsIn(moving).some(({ text }) => text.includes('discarded an available ship'))).toBe(true);
  });
});

describe('what a turn brought others', () => {
  it('GIVEN turns that changed others’ points WHEN the header names them THEN the plates show the same', () => {
    let told = 0;
    for (const { moving } of ['others-1', 'others-2', 'others-3'].flatMap((seed) => picturesOf(seed))) {
      const header = textsIn(moving).find(({ text, y }) => text.includes('; ') && y < 110);
      for (const [, name = '', points = ''] of header?.text.matchAll(/(?:; |, )(\S+) ([+−]\d+)/gu) ?? []) {
        const seat = NAMES.indexOf(name);
        if (seat < 0) continue;
        told += 1;
        const plate = { left: 20 + seat * 393, right: 20 + (seat + 1) * 393 };
        const sums = textsIn(moving).filter(
          ({ text, x, y }) => y > 900 && x > plate.left && x < plate.right && text === points,
        );
        expect(sums, header?.text ?? '').toHaveLength(1);
      }
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe('who was recruited', () => {
  it.each(LOCALES)(
    'GIVEN turns that recruited WHEN drawn in %s THEN the plate of whoever recruited says how many, and the header no other number',
    (locale) => {
      const look = lookOf(locale, 4);
      let recruited = 0;
      for (const seed of ['new-1', 'new-2', 'r2']) {
        const { steps } = randomGame(ANY, seed, 4);
        for (const [at, { before }] of steps.entries()) {
          if (at % 5 !== 0) continue;
          const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state: before }, undefined);
          if (back.last === undefined) continue;
          // as: the views are of a game of Antarctica
          const [was, is] = [back.last.before, ANY.view(before, undefined)] as [
            AntarcticaView,
            AntarcticaView,
          ];
          const texts = textsIn(SCENE.compose(is, look, { viewer: undefined, ...back }).moving);
          is.players.forEach(({ seat, reserve }) => {
            const more = (was.players[seat]?.reserve ?? reserve) - reserve;
            if (more <= 0) return;
            recruited += 1;
            const words = look.say({ key: 'board.recruited', with: { count: more } });
            const left = 20 + seat * 393;
            const pills = texts.filter(
              ({ x, y, colour }) => x > left && x < left + 393 && y > 950 && y < 990 && colour === '~on-new',
            );
            expect(pills.map(({ text }) => text).join(), `${seed} ${at}`).toMatch(
              new RegExp(`^(${words}|[+]${more})$`, 'u'),
            );
          });
          if (locale !== 'en') continue;
          const told = texts.flatMap(({ text }) => /recruited (\d+)/u.exec(text)?.[1] ?? []);
          const onPlates = texts.flatMap(({ text }) => /^(\d+) recruited$/u.exec(text)?.[1] ?? []);
          if (told.length > 0) for (const number of onPlates) expect([number]).toEqual(told);
        }
      }
      expect(recruited).toBeGreaterThan(30);
    },
  );
});

describe('tracks on the board of Antarctica', () => {
  it('GIVEN spaces that are worth the same WHEN drawn THEN their number stands there once', () => {
    const [left, top] = [COLUMN.x, 300];
    const ruler = textsIn(drawn(position({ seats: 4, lines: { s: 'A', e: 'B' } }))).filter(
      ({ text, x, y }) => /^\d$/u.test(text) && x > left && x < left + 40 && y > top && y < 880,
    );
    expect(ruler.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  /** The bore holes, from left to right. */
  const holesIn = (moving: readonly Shape[]): Box[] =>
    moving.flatMap((shape) =>
      shape.kind === 'rect' && JSON.stringify(shape.fill ?? '').includes('~hole-deep') ? [boxOf(shape)] : [],
    );

  const spritesIn = (moving: readonly Shape[], name: RegExp): SpriteShape[] =>
    moving.filter((shape): shape is SpriteShape => shape.kind === 'sprite' && name.test(shape.name));

  /** Whether it lies between the walls of one of the holes. */
  const isWithin = ({ x, width }: Box, holes: readonly Box[]): boolean =>
    holes.some((hole) => x >= hole.x && x + width <= hole.x + hole.width);

  const VIEWERS = ['public', 'asked'] as const;

  it.each(VIEWERS)(
    'GIVEN turns that earned points by research WHEN drawn for %s eyes THEN the points lie on no piece, no sign and no other points',
    (eyes) => {
      let points = 0;
      for (const { moving } of ['pills-1', 'pills-2', 'pills-3'].flatMap((seed) => picturesOf(seed, eyes))) {
        const pills = textsIn(moving).filter(
          ({ text, x, y }) => /^[+−]\d+$/u.test(text) && x > COLUMN.x && y > 250 && y < 880,
        );
        points += pills.length;
        const kept = spritesIn(moving, /^(cube|ghost-cube|red|blue):/u);
        for (const one of pills) {
          expect(kept.filter((shape) => overlap(boxOf(shape), boxOf(one)))).toEqual([]);
          expect(pills.filter((other) => other !== one && overlap(boxOf(other), boxOf(one)))).toEqual([]);
          // beside the cube that moved or in its bore hole, or they would be another's
          const moved = kept.filter(({ name, rim }) => name.startsWith('cube:') && rim !== undefined);
          const { x, y } = centreOf(boxOf(one));
          const own = moved.map((cube) => centreOf(boxOf(cube))).map((at) => [at.x - x, at.y - y] as const);
          expect(
            own.some(([dx, dy]) => Math.abs(dx) < 12 || (Math.abs(dx) < 66 && Math.abs(dy) < 3)),
            JSON.stringify(own),
          ).toBe(true);
        }
      }
      expect(points).toBeGreaterThan(20);
    },
  );

  it.each(VIEWERS)(
    'GIVEN turns of a game WHEN drawn for %s eyes THEN cubes and signs lie inside their holes, and ways beside their own',
    (eyes) => {
      const seen = new Set<string>();
      for (const { moving } of ['inside-1', 'inside-2'].flatMap((seed) => picturesOf(seed, eyes))) {
        const holes = holesIn(moving);
        const pieces = spritesIn(moving, /^(cube|ghost-cube|red|blue):/u);
        for (const shape of pieces) {
          seen.add(shape.name.split(':')[0] ?? '');
          expect(isWithin(inkIn(shape), holes), shape.name).toBe(true);
        }
        for (const way of moving.filter(({ kind }) => kind === 'polygon').map(boxOf)) {
          if (way.x < COLUMN.x) continue;
          seen.add('way');
          expect(
            holes.filter((hole) => overlap(hole, way)),
            JSON.stringify(way),
          ).toHaveLength(1);
        }
      }
      const signs = eyes === 'asked' ? ['blue', 'red'] : [];
      expect([...seen].sort()).toEqual([...signs, 'cube', 'ghost-cube', 'way'].sort());
    },
  );

  it.each(VIEWERS)(
    'GIVEN turns that moved several cubes WHEN drawn for %s eyes THEN each has a way beside its own hole, which touches no other way',
    (eyes) => {
      let several = 0;
      const seeds = ['ways-1', 'ways-2', 'ways-3', 'ways-4', 'ways-5', 'ways-6'];
      for (const { moving } of seeds.flatMap((seed) => picturesOf(seed, eyes))) {
        const holes = holesIn(moving);
        const moved = spritesIn(moving, /^cube:/u).filter(({ rim }) => rim !== undefined);
        const ways = moving.filter(({ kind }) => kind === 'polygon').map(boxOf);
        // a way begins and ends inside its hole, and runs beside it
        const waysOf = (hole: Box): Box[] => ways.filter((way) => overlap(way, hole));
        const holed = holes.filter((hole) => waysOf(hole).length > 0);
        expect(holed).toEqual(holes.filter((hole) => moved.some((cube) => overlap(boxOf(cube), hole))));
        if (moved.length > 1) several += 1;
        for (const hole of holed) {
          const others = holed.filter((other) => other !== hole).flatMap(waysOf);
          for (const way of waysOf(hole)) expect(others.filter((other) => overlap(other, way))).toEqual([]);
        }
      }
      expect(several).toBeGreaterThan(5);
    },
  );

  it('GIVEN tracks alone WHEN drawn THEN all signs lie inside their holes, also beside cubes', () => {
    let beside = 0;
    for (const state of positionsOf('alone-1', 4).filter((_, at) => at % 9 === 0)) {
      const { moving } = ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf('en', 4), {
        viewer: undefined,
        focus: 'tracks',
      });
      const holes = holesIn(moving);
      const signs = spritesIn(moving, /^(red|blue):/u).filter(({ x }) => x < 940);
      const cubes = spritesIn(moving, /^cube:/u);
      for (const sign of signs) {
        expect(isWithin(inkIn(sign), holes), sign.name).toBe(true);
        if (cubes.some((cube) => overlap(grown(boxOf(cube), 8), boxOf(sign)))) beside += 1;
      }
    }
    expect(beside).toBeGreaterThan(10);
  });

  it('GIVEN tracks of different lengths WHEN drawn THEN each hole ends at its own last space', () => {
    const view = GAME.view(position({ seats: 4, lines: { s: 'A', e: 'B' } }), undefined);
    const tracks = view.tracks.map((track, nth) =>
      nth === 1 ? { ...track, spaces: track.spaces.slice(0, 6) } : track,
    );
    const { moving } = ANTARCTICA_SCENE.compose({ ...view, tracks }, lookOf('en', 4), { viewer: undefined });
    const heights = holesIn(moving).map(({ height }) => Math.round(height));
    const [whole = 0, short = 0] = heights;
    expect(heights.filter((height) => height === whole)).toHaveLength(4);
    expect(short / whole).toBeCloseTo(0.5, 1);
  });

  const TRACK = GAME.view(position({ seats: 4, lines: { s: 'A', e: 'B' } }), undefined).tracks;
  const withCubes = (spaces: readonly number[]): State =>
    position({ seats: 4, lines: { s: 'A', e: 'B' }, tracks: { [RED.track]: spaces } });
  /** The first red space of the set. */
  const RED = TRACK.flatMap(({ id, spaces }) =>
    spaces.flatMap(({ n, colour }) => (colour === 'red' ? [{ track: id, n }] : [])),
  )[0] ?? { track: '', n: 0 };
  const signsAtRed = (state: State, focus?: string): readonly Shape[] =>
    ANTARCTICA_SCENE.compose(GAME.view(state, undefined), lookOf('en', 4), {
      viewer: undefined,
      ...(focus !== undefined && { focus }),
    }).moving.filter(({ id }) => id === `effect:${RED.track}:${RED.n}`);

  it('GIVEN a cube on a red space that others may still pass THEN the tracks alone show its sign, the board for everybody has no room for it', () => {
    const state = withCubes([RED.n, 0, 0, 0]);
    expect(signsAtRed(state, 'tracks')).toHaveLength(1);
    expect(signsAtRed(state)).toEqual([]);
  });

  it('GIVEN a red space that every cube has reached WHEN drawn THEN nothing is marked there', () => {
    const all = withCubes([RED.n, RED.n + 1, RED.n + 2, RED.n + 3]);
    expect([...signsAtRed(all), ...signsAtRed(all, 'tracks')]).toEqual([]);
  });

  it('GIVEN a track for two kinds of station WHEN drawn THEN they share one disc', () => {
    const moving = drawn(position({ seats: 4, lines: { s: 'A', e: 'B' } }));
    const discs = spritesIn(moving, /^station:/u).map(({ name }) => name.slice('station:'.length));
    expect(discs).toEqual(TRACK.map(({ icons }) => icons.join('+')));
    expect(discs.filter((name) => name.includes('+'))).not.toEqual([]);
  });

  it('GIVEN a question for a track WHEN drawn for the asked player THEN the number of the menu lies on the space that the cube comes to', () => {
    const kinds = new Set<string>();
    for (const state of ['golden-1', 'golden-2', 'golden-3'].flatMap((seed) => positionsOf(seed, 4))) {
      const [seat = 0] = GAME.activeSeats(state);
      const { asked } = GAME.view(state, undefined);
      if (asked?.kind !== 'joint' && asked?.kind !== 'track') continue;
      const view = GAME.view(state, seat);
      const { moving } = ANTARCTICA_SCENE.compose(view, lookOf('en', 4), { viewer: seat });
      for (const { action, target = '' } of GAME.prompt(state, seat)?.options ?? []) {
        const track = /^track:(.+)$/u.exec(target)?.[1];
        if (track === undefined) continue;
        const after = GAME.apply(state, seat, action);
        if (!after.ok) throw new Error(after.error.code);
        const space = after.value.state.tracks[track]?.[seat] ?? 0;
        const there = view.tracks.map((one) =>
          one.id === track ? { ...one, cubes: one.cubes.map((_, of) => (of === seat ? space : 0)) } : one,
        );
        const landed = ANTARCTICA_SCENE.compose({ ...view, tracks: there }, lookOf('en', 4), {
          viewer: seat,
        }).moving.find(({ id }) => id === `cube:${track}:${seat}`);
        const badge = moving.find((shape) => shape.target === target)?.badge;
        kinds.add(asked.kind);
        expect(badge?.y, `${asked.kind} ${target}`).toBeCloseTo(
          landed === undefined ? NaN : centreOf(boxOf(landed)).y,
          0,
        );
      }
    }
    expect([...kinds].sort()).toEqual(['joint', 'track']);
  });

  it('GIVEN a question for a track WHEN drawn for everybody THEN the heads of those that may be chosen are golden, and no others', () => {
    const kinds = new Set<string>();
    const four = ['golden-1', 'golden-2', 'golden-3'].flatMap((seed) => positionsOf(seed, 4));
    for (const state of [...four, ...positionsOf('golden-4', 2)]) {
      const view = GAME.view(state, undefined);
      const kind = view.asked?.kind ?? '';
      const options = view.asked === undefined ? [] : (GAME.prompt(state, view.asked.seat)?.options ?? []);
      const moving = drawn(state);
      // each head has one disc
      const discs = spritesIn(moving, /^station:/u);
      const xOf = (track: string): number => {
        const disc = discs[view.tracks.findIndex(({ id }) => id === track)];
        return disc === undefined ? NaN : Math.round(centreOf(boxOf(disc)).x);
      };
      const golden = moving
        .filter(({ kind: shape }) => shape === 'rect')
        .filter((shape) => 'fill' in shape && shape.fill === 'warm' && boxOf(shape).x > 1174)
        .map((shape) => Math.round(centreOf(boxOf(shape)).x));
      const asked = kind === 'track' || kind === 'joint' || kind === 'startCube';
      const targets = asked ? options.flatMap(({ target }) => (target === undefined ? [] : [target])) : [];
      if (golden.length > 0) kinds.add(kind);
      const chosen = targets.flatMap((target) => /^track:(.+)$/u.exec(target)?.[1] ?? []);
      expect(golden.sort(), kind).toEqual(chosen.map(xOf).sort());
    }
    expect([...kinds].sort()).toEqual(['joint', 'startCube', 'track']);
  });
});

describe('what the handbook calls red and blue', () => {
  it.each(PALETTE_NAMES)(
    'GIVEN the %s palette WHEN a space for whoever reaches it is drawn THEN it is red, no seat’s colour, and plain in its hole',
    (palette) => {
      const own = COLOURS[palette];
      const [red = '', blue = ''] = [own['~for-one'], own['~for-all']];
      const channels = [1, 3, 5].map((at) => parseInt(red.slice(at, at + 2), 16));
      const [r = 0, g = 0, b = 0] = channels;
      expect(r - Math.max(g, b), red).toBeGreaterThan(120);
      for (const ground of ['~hole', '~hole-deep'] as const)
        expect(contrast(red, own[ground] ?? ''), ground).toBeGreaterThan(3);
      for (let seat = 0; seat < SEAT_LIMIT; seat += 1)
        expect(difference(red, PALETTES[palette][lookOfSeat(seat).colour], 'all colours')).toBeGreaterThan(
          18,
        );
      for (const eye of EYES) expect(difference(red, blue, eye), eye).toBeGreaterThan(25);
    },
  );
});

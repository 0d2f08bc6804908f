import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../../src/engine/games/antarctica/components.ts';
import type { State } from '../../src/engine/games/antarctica/state.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { altText, ALT_LIMIT } from '../../src/render/alt.ts';
import { createPainter } from '../../src/render/canvas.ts';
import { changesBetween } from '../../src/render/changes.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import { PALETTE_NAMES } from '../../src/render/palettes.ts';
import { boxOf, centreOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';
import { position } from '../games/antarctica/position.ts';
import { play } from '../games/antarctica/play.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf, positionsOf } from './antarctica-table.ts';
import { AWKWARD_NAMES, some } from './random-table.ts';
import { badgesOn } from './badges.ts';
import { sceneFaults } from './scene-laws.ts';

interface Wish {
  readonly locale?: Locale;
  readonly viewer?: number;
  readonly focus?: string;
  readonly names?: readonly string[];
}

function sceneOf(state: State, { locale = 'en', viewer, focus, names }: Wish = {}): Scene {
  const look = lookOf(locale, state.seats, names);
  return ANTARCTICA_SCENE.compose(GAME.view(state, viewer), look, {
    viewer,
    ...(focus === undefined ? {} : { focus }),
  });
}

function describedOf(state: State, { locale = 'en', viewer, names }: Wish = {}) {
  return ANTARCTICA_SCENE.describe(GAME.view(state, viewer), lookOf(locale, state.seats, names), viewer);
}

function targetsOf(state: State, viewer: number | undefined): string[] {
  if (viewer === undefined) return [];
  return (GAME.prompt(state, viewer)?.options ?? []).flatMap(({ target }) => target ?? []);
}

function faultsOf(state: State, wish: Wish): string[] {
  return sceneFaults({
    scene: sceneOf(state, wish),
    description: describedOf(state, wish),
    ...(wish.focus === undefined ? { targets: targetsOf(state, wish.viewer) } : {}),
  });
}

const shapesOf = ({ still, moving }: Scene): readonly Shape[] => [...still, ...moving];

const TABLE = [2, 3, 4].flatMap((seats) => LOCALES.map((locale) => [seats, locale] as const));

describe('the board of Antarctica', () => {
  it.each(TABLE)(
    'GIVEN random games of %i players WHEN drawn in %s for everybody THEN the laws of a picture hold',
    (seats, locale) => {
      const games = [
        positionsOf(`laws-${seats}`, seats),
        positionsOf(`free-${seats}`, seats, 'free'),
        positionsOf(`uniform-${seats}`, seats, 'free', 'uniform'),
      ];
      for (const state of games.flatMap((game) => some(game, 9))) {
        const [asked] = GAME.activeSeats(state);
        for (const viewer of new Set([undefined, asked, seats - 1]))
          expect(faultsOf(state, { locale, ...(viewer !== undefined && { viewer }) })).toEqual([]);
      }
    },
  );

  it.each(TABLE)(
    'GIVEN %i players with awkward names WHEN drawn in %s THEN the laws of a picture hold',
    (seats, locale) => {
      for (const state of some(positionsOf(`names-${seats}`, seats), 23))
        expect(faultsOf(state, { locale, names: AWKWARD_NAMES })).toEqual([]);
    },
  );

  it.each(TABLE)(
    'GIVEN %i players WHEN each part is drawn alone in %s THEN the laws of a picture hold',
    (seats, locale) => {
      const positions = positionsOf(`parts-${seats}`, seats);
      for (const state of [positions[0], positions.at(Math.floor(positions.length / 2)), positions.at(-1)]) {
        if (state === undefined) continue;
        for (const names of [undefined, AWKWARD_NAMES]) {
          const look = lookOf(locale, seats, names);
          const focuses = ANTARCTICA_SCENE.focuses(GAME.view(state, undefined), look);
          expect(focuses.length).toBeLessThanOrEqual(25);
          for (const { id } of focuses)
            expect(faultsOf(state, { locale, focus: id, ...(names && { names }) }), id).toEqual([]);
        }
      }
    },
  );

  it('GIVEN a question WHEN the asked player looks THEN everything that can be chosen on the board is drawn', () => {
    const targets = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const state of some(positionsOf(`targets-${seats}`, seats, 'free'), 2)) {
        const [asked] = GAME.activeSeats(state);
        const drawn = new Set(
          shapesOf(sceneOf(state, asked === undefined ? {} : { viewer: asked })).map(({ target }) => target),
        );
        for (const target of targetsOf(state, asked)) {
          targets.add(target.split(':')[0] ?? '');
          expect(drawn, target).toContain(target);
        }
      }
    }
    expect([...targets].sort()).toEqual(['area', 'pile', 'ship', 'track']);
  });

  it('GIVEN hands, pile and packet WHEN others look THEN nothing of them is drawn or said', () => {
    const shuffled = positionsOf('hidden', 3).find((state) =>
      state.players.some(({ hand }) => hand.fast > 0),
    );
    if (shuffled === undefined) throw new Error('nobody took a card');
    const other = structuredClone(shuffled);
    const holder = other.players.find(({ hand }) => hand.fast > 0);
    const seat = other.players.findIndex((player) => player === holder);
    if (holder === undefined) return;
    holder.hand.fast -= 1;
    holder.hand.scientist += 1;
    for (const viewer of [undefined, (seat + 1) % 3]) {
      const wish = viewer === undefined ? {} : { viewer };
      expect(sceneOf(other, wish)).toEqual(sceneOf(shuffled, wish));
      expect(describedOf(other, wish)).toEqual(describedOf(shuffled, wish));
    }
    // the holder is told, in words; no picture shows a hand
    expect(sceneOf(other, { viewer: seat })).toEqual(sceneOf(shuffled, { viewer: seat }));
    expect(describedOf(other, { viewer: seat })).not.toEqual(describedOf(shuffled, { viewer: seat }));
  });

  it('GIVEN the same position WHEN drawn twice THEN the ground is the same in the whole game', () => {
    const positions = positionsOf('still', 2);
    const [first, last] = [positions[0], positions.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no game');
    expect(sceneOf(last, { focus: 'board' }).still).toEqual(sceneOf(first).still);
  });
});

describe('what the board of Antarctica shows', () => {
  const before = position({
    seats: 3,
    sun: 's',
    lines: { s: 'A B* C', e: 'C', nw: 'A' },
    buildings: { e: ['camp'], nw: ['crane', 'lab'] },
  });
  const factsOf = (state: State): string[] => shapesOf(sceneOf(state)).flatMap(({ facts = [] }) => facts);

  it('GIVEN a lit line with an icebreaker WHEN drawn THEN the sign and the ship that is to sail are on the board; who sails after it is in words alone', () => {
    const facts = factsOf(before);
    expect(facts).toContain('sun=s');
    expect(facts).toContain('next=e');
    expect(facts).toEqual(expect.arrayContaining(['acting:0', 'icebreaker:1']));
    // the picture is the same whether or not it is still to act
    expect(facts).not.toContain('willAct:1');
    const said = describedOf(before).sections.flatMap(({ lines }) => lines.flatMap(({ facts: of }) => of));
    expect(said).toContain('willAct:1');
    const golden = shapesOf(sceneOf(before)).filter(
      (shape) => shape.kind === 'sprite' && shape.rim?.colour === 'warm',
    );
    expect(golden.map((shape) => shape.kind === 'sprite' && shape.name)).toEqual(['ship:0']);
    expect(facts).toContain('building:nw:lab');
  });

  it('GIVEN a line WHEN drawn THEN its ships stand in order from the sun', () => {
    const { moving } = sceneOf(before);
    const xs = [0, 1, 2].map((ship) => {
      const shape = moving.find(({ id }) => id === `ship:${ship}`);
      return shape !== undefined && 'x' in shape ? shape.x : NaN;
    });
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    const sun = moving.find(({ id }) => id === 'sun');
    expect(sun !== undefined && 'x' in sun ? sun.x : NaN).toBeLessThan(xs[0] ?? 0);
  });

  it('GIVEN a ship that sails WHEN compared with before THEN it has moved and those that moved up have not', () => {
    const after = play(before, 'sail e');
    const changes = changesBetween(sceneOf(before), sceneOf(after));
    expect(changes.map(({ id, change }) => `${id} ${change}`)).toContain('ship:0 changed');
    expect(changes.map(({ id }) => id)).not.toContain('ship:2');
  });

  it('GIVEN a ship that acts where the sun goes next WHEN drawn THEN both are marked, each in its own way', () => {
    const { moving } = sceneOf(play(before, 'sail e'));
    const box = (fact: string) => {
      const shape = moving.find(({ facts = [] }) => facts.includes(fact));
      if (shape === undefined) throw new Error(`${fact} is not drawn`);
      return boxOf(shape);
    };
    // the target is the whole area, the next one the sun's place off its coast
    const [target, next] = [box('target=e'), box('next=e')];
    expect(next.width).toBeLessThan(target.width / 4);
    expect(next.x).toBeGreaterThan(target.x + target.width / 2);
  });

  it('GIVEN two players WHEN drawn THEN two areas and two tracks are closed', () => {
    const facts = factsOf(position({ seats: 2, sun: 'se', lines: { se: 'A', e: 'B' } }));
    expect(facts).toEqual(
      expect.arrayContaining(['closed:s', 'closed:n', 'closed-track:inland3', 'closed-track:shore4']),
    );
    expect(facts.filter((fact) => fact.startsWith('closed'))).toHaveLength(4);
  });

  it('GIVEN closed areas and tracks WHEN drawn THEN each says so in large words that are not dimmed, and is struck', () => {
    const { moving } = sceneOf(position({ seats: 2, sun: 'se', lines: { se: 'A', e: 'B' } }));
    const words = moving.filter(({ facts = [] }) => facts.some((fact) => fact.startsWith('closed')));
    expect(words).toHaveLength(4);
    for (const shape of words) {
      expect(shape).toMatchObject({ kind: 'text' });
      expect(shape.dim).toBeUndefined();
      if (shape.kind === 'text') expect(shape.size).toBeGreaterThanOrEqual(34);
    }
  });

  it('GIVEN four players WHEN drawn THEN their figures can be read, and so can what the points are made of', () => {
    for (const state of some(positionsOf('legible', 4), 11)) {
      if (GAME.isOver(state)) continue;
      const { moving } = sceneOf(state, { names: AWKWARD_NAMES });
      for (const shape of moving) {
        if (shape.kind !== 'text') continue;
        if (/^(supply|reserve|available)/u.test(shape.id ?? ''))
          expect(shape.size).toBeGreaterThanOrEqual(34);
        if (shape.facts?.some((fact) => fact.startsWith('points:')) === true)
          expect(shape.size).toBeGreaterThanOrEqual(26);
      }
    }
  });

  it('GIVEN the numbers of a menu WHEN put on the board THEN they hide no ship, no scientist, no word and not the way of the sun', () => {
    let numbers = 0;
    for (const state of some(positionsOf('badges', 4, 'free'), 7)) {
      const [asked] = GAME.activeSeats(state);
      if (asked === undefined) continue;
      const scene = sceneOf(state, { viewer: asked });
      const badges = badgesOn(scene, targetsOf(state, asked));
      numbers += badges.length;
      const kept = scene.moving.filter(
        (shape) =>
          (shape.kind === 'text' && shape.y > 168) ||
          (shape.kind === 'polygon' && shape.fill === 'warm') ||
          /^(ship|scientists|building):/u.test(shape.id ?? ''),
      );
      for (const badge of badges) {
        for (const shape of kept) {
          // a ship's own number touches it, on the side away from the pole
          if (shape.badge?.x === centreOf(boxOf(badge)).x) continue;
          const both = overlap(grown(boxOf(badge), -14), grown(boxOf(shape), -4));
          expect(both, shape.id ?? JSON.stringify(shape)).toBe(false);
        }
      }
    }
    expect(numbers).toBeGreaterThan(50);
  });

  it('GIVEN a card that can be built WHEN its player looks THEN only his picture marks it', () => {
    const state = position({
      seats: 3,
      sun: 's',
      lines: { s: 'A', e: 'A B', n: 'C' },
      buildings: { e: ['derrick', 'crane'] },
      top: { double: 'D07' },
    });
    const sailed = play(state, 'sail nw');
    const marked = (viewer?: number): boolean =>
      shapesOf(sceneOf(sailed, viewer === undefined ? {} : { viewer })).some(({ facts = [] }) =>
        facts.includes('buildable:double'),
      );
    expect([marked(0), marked(1), marked()]).toEqual([true, false, false]);
  });

  it('GIVEN the end WHEN drawn THEN the reckoning is shown, and the board can still be asked for', () => {
    const end = positionsOf('end', 3).at(-1);
    if (end === undefined) throw new Error('no game');
    const facts = factsOf(end);
    for (const { seat = 0, total, rank, lines } of GAME.scores(end)) {
      expect(facts).toContain(`score:${seat}=${total}`);
      expect(facts).toContain(`result:${seat}:rank=${rank}`);
      for (const { key, points } of lines.filter(({ key }) => key === 'areas' || key === 'tracks'))
        expect(facts).toContain(`points:${seat}:${key}=${points}`);
    }
    expect(sceneOf(end, { focus: 'board' }).height).not.toBe(sceneOf(end).height);
    const before_ = positionsOf('end', 3).at(-2);
    if (before_ !== undefined) expect(sceneOf(before_).height).not.toBe(sceneOf(end).height);
  });
});

describe('the words for the board of Antarctica', () => {
  it.each(LOCALES)(
    'GIVEN any position WHEN said in %s THEN the alt text names sun and points in order',
    (locale) => {
      for (const state of some(positionsOf('alt', 4), 30)) {
        const { alt } = describedOf(state, { locale, names: AWKWARD_NAMES });
        const text = altText(alt);
        expect(text.length).toBeLessThanOrEqual(ALT_LIMIT);
        expect(alt.slice(0, 3).every((part) => text.includes(part))).toBe(true);
        expect(text.startsWith('Antarctica')).toBe(true);
      }
    },
  );

  it.each(LOCALES)('GIVEN the end in %s WHEN reckoned THEN all rows are set alike and large', (locale) => {
    for (const seats of [2, 3, 4]) {
      const end = positionsOf(`rows-${seats}`, seats).at(-1);
      if (end === undefined) throw new Error('no game');
      const { moving } = sceneOf(end, { locale, focus: 'reckoning' });
      const labels = moving.filter(({ facts = [] }) => facts.some((fact) => fact.startsWith('prize:')));
      const sizes = new Set(labels.map((shape) => (shape.kind === 'text' ? shape.size : 0)));
      expect([...sizes]).toHaveLength(1);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(34);
    }
  });

  it('GIVEN the lit area WHEN the picture is told briefly THEN its line is told once, and others with their areas', () => {
    const state = position({ seats: 3, sun: 's', lines: { s: 'A', e: 'C B*' } });
    const told = altText(describedOf(state).alt);
    expect(told.match(/first in line: Ola/gu)).toHaveLength(1);
    expect(told.match(/first in line: Zażółć/gu)).toHaveLength(1);
  });

  it('GIVEN an area WHEN said THEN its line, its buildings and its scientists are in one sentence', () => {
    const state = position({
      seats: 3,
      sun: 's',
      lines: { s: 'A', e: 'C B*' },
      buildings: { e: ['camp', 'lab'] },
      scientists: { e: 'B B C' },
    });
    const areas = describedOf(state).sections.find(({ title }) => title === 'Areas');
    expect(areas?.lines.map(({ text }) => text)).toContain(
      'East: Camp and Lab; first in line: Zażółć; second in line: Benoît (icebreaker); Benoît: 2 scientists; Zażółć: 1 scientist',
    );
  });
});

describe('the buildings', () => {
  it('are fourteen, and no two look the same at 24 pixels', () => {
    const painter = createPainter();
    const pictures = BUILDINGS.map((id) => {
      const sprite = { kind: 'sprite', name: `building:${id}`, x: 3, y: 3, width: 24, height: 24 } as const;
      const scene: Scene = {
        width: 30,
        height: 30,
        theme: 'antarctica',
        ground: '~ice-1',
        still: [],
        moving: [sprite],
      };
      return painter.paint(scene, 'default').toString('base64');
    });
    expect(new Set(pictures).size).toBe(14);
  });
});

describe('the pictures of Antarctica', () => {
  it('are PNGs of at most 450 KB in every palette', () => {
    const positions = positionsOf('png', 4);
    const late = positions.at(-8);
    if (late === undefined) throw new Error('no game');
    const painter = createPainter();
    for (const palette of PALETTE_NAMES) {
      const png = painter.paint(sceneOf(late), palette);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.length).toBeLessThanOrEqual(450_000);
    }
  });
});

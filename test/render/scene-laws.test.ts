import { describe, expect, it } from 'vitest';
import { textAt } from '../../src/render/type.ts';
import type { Shape } from '../../src/render/shapes.ts';
import { FLOES, floesLook, floesScene, LATER, OPENING } from './demo-floes.ts';
import type { FloesView } from './demo-floes.ts';
import { sceneFaults } from './scene-laws.ts';
import type { Picture } from './scene-laws.ts';

const PUBLIC = { viewer: undefined };
const LONG = [
  'Aleksandra Wąsowska-Brzęczyszczykiewicz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '中村 さくら',
  '🦭',
];

function pictureOf(view: FloesView, names?: readonly string[]): Picture {
  const look = floesLook(names);
  const targets = Array.from({ length: FLOES }, (_, floe) => `floe:${floe}`);
  return {
    scene: floesScene.compose(view, look, PUBLIC),
    description: floesScene.describe(view, look, undefined),
    targets,
  };
}

function withShape(shape: Shape): Picture {
  const picture = pictureOf(OPENING);
  return { ...picture, scene: { ...picture.scene, moving: [...picture.scene.moving, shape] } };
}

describe('the laws of every picture', () => {
  it('hold for a board of four seats, and a move later', () => {
    expect(sceneFaults(pictureOf(OPENING))).toEqual([]);
    expect(sceneFaults(pictureOf(LATER))).toEqual([]);
  });

  it('hold when names are very long, in foreign letters or made of pictures', () => {
    expect(sceneFaults(pictureOf(OPENING, LONG))).toEqual([]);
  });

  it('hold when everybody is asked at once, at any number of seats', () => {
    for (const seats of [1, 2, 3, 4]) {
      const players = OPENING.players.slice(0, seats);
      expect(
        sceneFaults(pictureOf({ ...OPENING, players, active: players.map((_, seat) => seat) }, LONG)),
      ).toEqual([]);
    }
  });

  it.each<[string, Shape, RegExp]>([
    [
      'a fact that the text board does not say',
      { kind: 'circle', x: 500, y: 500, r: 9, facts: ['secret=1'] },
      /not said.*secret=1/,
    ],
    ['a piece that states nothing', { kind: 'circle', x: 500, y: 500, r: 9, id: 'mute' }, /no fact: mute/],
    ['two texts on one another', textAt('Round', 1400, 70, { size: 44 }), /overlap/],
    ['a shape over the edge', { kind: 'rect', x: 1590, y: 0, width: 20, height: 20 }, /outside/],
    [
      'a stroke over the edge',
      { kind: 'rect', x: 0, y: 300, width: 20, height: 20, stroke: { colour: 'ink', weight: 'line' } },
      /outside/,
    ],
    ['a letter that the fonts lack', textAt('→', 500, 500, { size: 20 }), /lack/],
    ['a part without its piece', { kind: 'circle', x: 500, y: 500, r: 9, of: 'nothing' }, /part of no piece/],
    [
      'two pieces of one name',
      { kind: 'circle', x: 500, y: 500, r: 9, id: 'sun', facts: ['sun=2'] },
      /called sun/,
    ],
  ])('catch %s', (_, shape, fault) => {
    expect(sceneFaults(withShape(shape)).join('\n')).toMatch(fault);
  });

  it('catch a text outside the scale of sizes', () => {
    const text = JSON.parse(JSON.stringify({ ...textAt('tiny', 500, 500, { size: 20 }), size: 19 })) as Shape;
    expect(sceneFaults(withShape(text)).join('\n')).toMatch(/no size of the scale/);
  });

  it('catch a target of the question that is nowhere on the board', () => {
    expect(sceneFaults({ ...pictureOf(OPENING), targets: ['floe:99'] })).toEqual([
      'a target that is not drawn: floe:99',
    ]);
  });

  it('catch a picture without alt text', () => {
    const picture = pictureOf(OPENING);
    expect(sceneFaults({ ...picture, description: { ...picture.description, alt: [] } })).toEqual([
      'no alt text',
    ]);
  });
});

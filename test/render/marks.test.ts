import { describe, expect, it } from 'vitest';
import { withMarks } from '../../src/render/marks.ts';
import { boxOf, grown, overlap } from '../../src/render/shapes.ts';
import type { Box, Scene, Shape } from '../../src/render/shapes.ts';
import { textAt } from '../../src/render/type.ts';

const WIDTH = 800;
const HEIGHT = 600;

function scene(...moving: Shape[]): Scene {
  return { width: WIDTH, height: HEIGHT, ground: 'ground', still: [], moving };
}

function space(target: string, x: number, y: number, size = 100): Shape {
  return { kind: 'rect', x, y, width: size, height: size, fill: 'panel', target };
}

interface Badge {
  readonly number: string;
  readonly box: Box;
}

/** The badges that withMarks put on top, each a text in the circle before it. */
function badges(board: Scene, targets: readonly string[]): Badge[] {
  const marks = targets.map((target, at) => ({ target, number: at + 1 }));
  const added = withMarks(board, marks).moving.slice(board.moving.length);
  return added.flatMap((shape, at) => {
    const circle = added[at - 1];
    return shape.kind === 'text' && circle ? [{ number: shape.text, box: boxOf(circle) }] : [];
  });
}

function expectApart(found: readonly Badge[]): void {
  found.forEach(({ box }, at) => {
    for (const other of found.slice(at + 1))
      expect(overlap(grown(box, -1), grown(other.box, -1))).toBe(false);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
    expect(box.y + box.height).toBeLessThanOrEqual(HEIGHT);
  });
}

describe('numbers on targets', () => {
  it('stand at the shape that carries the target, with the number of the menu', () => {
    const board = scene(space('a', 100, 100), space('b', 400, 300));
    const found = badges(board, ['b', 'a']);
    expect(found.map(({ number }) => number)).toEqual(['1', '2']);
    expect(found.map(({ box }) => overlap(box, { x: 400, y: 300, width: 100, height: 100 }))).toEqual([
      true,
      false,
    ]);
  });

  it('have all their places when one target is chosen in several ways', () => {
    const found = badges(scene(space('a', 300, 300)), ['a', 'a', 'a', 'a', 'a', 'a']);
    expect(found).toHaveLength(6);
    expectApart(found);
  });

  it('do not cover one another in a crowd of small targets, nor leave the picture', () => {
    const crowd = Array.from({ length: 60 }, (_, at) =>
      space(`t${at}`, (at % 12) * 62, Math.floor(at / 12) * 60, 40),
    );
    const found = badges(
      scene(...crowd),
      crowd.flatMap(({ target }) => target ?? []),
    );
    expect(found).toHaveLength(60);
    expectApart(found);
  });

  it('do not hide words while there is another place', () => {
    const word = textAt('Ice core', 110, 125, { size: 34 });
    const [badge] = badges(scene(space('a', 100, 100), word), ['a']);
    expect(badge && overlap(badge.box, boxOf(word))).toBe(false);
  });

  it('stand beside a small piece, never on it, and not on its neighbours', () => {
    const piece = (target: string, x: number): Shape => ({
      kind: 'circle',
      x,
      y: 200,
      r: 30,
      fill: 'warm',
      target,
    });
    const row = [piece('a', 200), piece('b', 270), piece('c', 340)];
    for (const { box } of badges(scene(...row), ['a', 'b', 'c']))
      for (const shape of row) expect(overlap(grown(box, -8), boxOf(shape))).toBe(false);
  });

  it('point at what they number where they had to stand apart from it', () => {
    const wall = Array.from({ length: 15 }, (_, row) =>
      textAt('mmmmmmmmmmmmmmmm', 200, 130 + row * 26, { size: 26 }),
    );
    const target: Shape = { kind: 'circle', x: 330, y: 300, r: 20, fill: 'warm', target: 'a' };
    const board = scene(...wall, target);
    const lines = withMarks(board, [{ target: 'a', number: 1 }]).moving.filter(({ kind }) => kind === 'line');
    const [badge] = badges(board, ['a']);
    expect(badge && overlap(badge.box, boxOf(target))).toBe(false);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    const end = line?.kind === 'line' ? line.points.at(-1) : undefined;
    expect(end && overlap({ ...end, width: 1, height: 1 }, grown(boxOf(target), 1))).toBe(true);
  });

  it('are left out where the target is not on this part of the board', () => {
    expect(badges(scene(space('a', 100, 100)), ['elsewhere', 'a']).map(({ number }) => number)).toEqual([
      '2',
    ]);
  });

  it('are large while there are few, so that they can be read in the channel', () => {
    const [badge] = badges(scene(space('a', 100, 100)), ['a']);
    expect(badge?.box.width).toBeGreaterThanOrEqual(60);
  });
});

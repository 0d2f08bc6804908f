import { describe, expect, it } from 'vitest';
import { changesBetween, withChanges } from '../../src/render/changes.ts';
import { boxOf, overlap, piece } from '../../src/render/shapes.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';
import { textAt } from '../../src/render/type.ts';
import { floesLook, floesScene, LATER, OPENING } from './demo-floes.ts';

function scene(...moving: Shape[]): Scene {
  return { width: 800, height: 600, ground: 'ground', still: [], moving };
}

function disc(id: string, x: number, more: Partial<Extract<Shape, { kind: 'circle' }>> = {}): Shape {
  return { kind: 'circle', x, y: 100, r: 20, fill: 'cold', id, facts: [`${id} at ${x}`], ...more };
}

function found(earlier: Scene, later: Scene): string[] {
  return changesBetween(earlier, later).map(({ id, change }) => `${id} ${change}`);
}

/** What withChanges put below and on top of the pieces. */
function added(earlier: Scene, later: Scene): readonly Shape[] {
  return withChanges(later, earlier).moving.filter((shape) => !later.moving.includes(shape));
}

describe('what changed between two pictures', () => {
  it('is nothing when nothing did', () => {
    expect(found(scene(disc('a', 100)), scene(disc('a', 100)))).toEqual([]);
    expect(withChanges(scene(disc('a', 100)), scene(disc('a', 100)))).toEqual(scene(disc('a', 100)));
  });

  it('is a piece that came, went, or of which something else is said', () => {
    const earlier = scene(disc('stays', 50), disc('goes', 150), disc('moves', 250));
    const later = scene(disc('stays', 50), disc('moves', 450), disc('comes', 550));
    expect(found(earlier, later).sort()).toEqual(['comes appeared', 'goes gone', 'moves changed']);
  });

  it('is a change in any part of a piece', () => {
    const dot = (said: string): Shape => ({ kind: 'circle', x: 100, y: 100, r: 5, facts: [said] });
    const token = (said: string): Shape[] => piece({ id: 'ship' }, [dot('ship=e'), dot(said)]);
    expect(found(scene(...token('iced=no')), scene(...token('iced=yes')))).toEqual(['ship changed']);
  });

  it('is not that a piece may be chosen now', () => {
    expect(found(scene(disc('a', 100)), scene(disc('a', 100, { target: 'space:1' })))).toEqual([]);
  });

  it('is not that a piece made room for another, which says that it is where it was', () => {
    const facts = ['ship:0=e'];
    expect(found(scene(disc('a', 100, { facts })), scene(disc('a', 130, { facts })))).toEqual([]);
    expect(found(scene(disc('a', 100, { facts })), scene(disc('a', 130, { facts: ['ship:0=f'] })))).toEqual([
      'a changed',
    ]);
  });

  it('is not that a figure is drawn in another way of which the same is said', () => {
    const facts = ['module:0=1'];
    const narrower = disc('a', 100, { facts, r: 12 });
    expect(found(scene(disc('a', 100, { facts })), scene(narrower))).toEqual([]);
    expect(found(scene(disc('a', 100, { facts })), scene({ ...narrower, facts: ['module:0=2'] }))).toEqual([
      'a changed',
    ]);
  });

  it('is never words or panels without a name', () => {
    expect(
      found(scene(textAt('Round 1', 50, 50, { size: 44 })), scene(textAt('Round 2', 50, 50, { size: 44 }))),
    ).toEqual([]);
  });
});

describe('the picture of what changed', () => {
  it('rings what came in the warm colour, around it', () => {
    const [ring, ...more] = added(scene(), scene(disc('a', 100)));
    expect(more).toEqual([]);
    expect(ring).toMatchObject({
      kind: 'circle',
      x: 100,
      y: 100,
      stroke: { colour: 'warm', weight: 'line' },
    });
    expect(ring && boxOf(ring).width).toBeGreaterThan(40);
  });

  it('marks the place of what is gone with a broken ring', () => {
    expect(added(scene(disc('a', 100)), scene())).toMatchObject([
      { kind: 'circle', x: 100, stroke: { dashed: true } },
    ]);
  });

  it('puts no broken ring where something else lies now', () => {
    expect(added(scene(disc('a', 100)), scene(disc('b', 100)))).toMatchObject([
      { stroke: { colour: 'warm' } },
    ]);
  });

  it('rings nothing when there is no earlier picture, or it was another board', () => {
    const later = scene(disc('a', 100));
    expect(withChanges(later, undefined)).toEqual(later);
    expect(withChanges(later, { ...scene(), width: 400 })).toEqual(later);
  });

  it('shows of a move just what it did: the ship, the sun, the card, the points', () => {
    const [earlier, later] = [OPENING, LATER].map((view) =>
      floesScene.compose(view, floesLook(), { viewer: undefined }),
    );
    if (!earlier || !later) throw new Error('two boards were composed');
    expect(found(earlier, later).sort()).toEqual([
      'card:c gone',
      'card:g appeared',
      'cards:1 changed',
      'score:1 changed',
      'ship:1 changed',
      'sun changed',
    ]);
    const ship = boxOf(later.moving.find(({ id }) => id === 'ship:1') ?? disc('', 0));
    expect(
      added(earlier, later).some((shape) => shape.kind === 'circle' && overlap(boxOf(shape), ship)),
    ).toBe(true);
  });
});

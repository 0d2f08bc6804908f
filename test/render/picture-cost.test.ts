import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/core/contract.ts';
import { createPainter } from '../../src/render/canvas.ts';
import type { AnyGameScene } from '../../src/render/game-scene.ts';
import { ANTARCTICA_SCENE } from '../../src/render/games/antarctica/scene.ts';
import type { Scene } from '../../src/render/shapes.ts';
import { GAME } from '../games/antarctica/standard-set.ts';
import { lookOf } from './antarctica-table.ts';
import { lookBack, randomGame } from './random-table.ts';

const ANY: AnyGame = GAME;
const SCENE: AnyGameScene = ANTARCTICA_SCENE;

/** Late in a game of four, with its last turn. */
function lateBoard(): Scene {
  const { steps } = randomGame(ANY, 'cost', 4);
  const at = Math.round(steps.length * 0.9);
  const state = steps[at]?.before;
  if (state === undefined) throw new Error('no game');
  const back = lookBack(ANY, SCENE, { steps: steps.slice(0, at), state }, undefined);
  return SCENE.compose(ANY.view(state, undefined), lookOf('en', 4), { viewer: undefined, ...back });
}

function timeOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}

describe('a picture', () => {
  it('GIVEN a kept ground WHEN drawn and encoded THEN it takes at most 1.1 times what the canvas takes to encode the same pixels', () => {
    const scene = lateBoard();
    const painter = createPainter();
    painter.paint(scene, 'default');
    const canvas = painter.draw(scene, 'default');
    // in turn, so that a busy machine slows both
    const times = Array.from({ length: 7 }, () => ({
      ours: timeOf(() => painter.paint(scene, 'default')),
      theirs: timeOf(() => canvas.toBuffer('image/png')),
    }));
    const [ours, theirs] = [median(times.map((one) => one.ours)), median(times.map((one) => one.theirs))];
    expect(ours).toBeLessThanOrEqual(1.1 * theirs);
  });
});

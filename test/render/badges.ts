import { withMarks } from '../../src/render/marks.ts';
import type { Scene, Shape } from '../../src/render/shapes.ts';

/** The badges that number these targets on the board, as a seat's private picture has them. */
export function badgesOn(scene: Scene, targets: readonly string[]): readonly Shape[] {
  const marks = targets.map((target, at) => ({ target, number: at + 1 }));
  return withMarks(scene, marks)
    .moving.slice(scene.moving.length)
    .filter(({ kind }) => kind === 'circle');
}

import { isObject } from '../../src/engine/core/shape.ts';

/*
 * Rules version 1 called fuel `oil` and did not know who had looked at the next core.
 * Migrations take what a version saved to the next version; `checkState` judges what comes out.
 */

export const MIGRATIONS: ReadonlyMap<number, (old: unknown) => unknown> = new Map([[1, fromVersion1]]);

function fromVersion1(old: unknown): unknown {
  if (!isObject(old) || !Array.isArray(old.expeditions)) return old;
  const expeditions = old.expeditions.map((expedition: unknown) => {
    if (!isObject(expedition)) return expedition;
    const { oil, ...rest } = expedition;
    return { ...rest, fuel: oil };
  });
  return { ...old, expeditions, scouts: [] };
}

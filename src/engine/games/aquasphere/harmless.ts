import type { AquaSphereAction } from './actions.ts';

/**
 * What the others may choose for somebody who is away: nothing is spent that need not be. Passing is not always
 * allowed (ruling 1); then the engineer walks on, or a bot goes home, until it is.
 */
const PREFERENCE: readonly AquaSphereAction['type'][] = ['pass', 'done', 'stop', 'program', 'return'];

export function harmlessAmong(legal: readonly AquaSphereAction[]): AquaSphereAction | undefined {
  return PREFERENCE.map((type) => legal.find((action) => action.type === type)).find(
    (action) => action !== undefined,
  );
}

import type { AnyGameScene } from './game-scene.ts';

/** How each registered game is drawn. */
export const SCENES: readonly AnyGameScene[] = [];

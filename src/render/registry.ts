import type { AnyGameScene } from './game-scene.ts';
import { ANTARCTICA_SCENE } from './games/antarctica/scene.ts';
import { AQUASPHERE_SCENE } from './games/aquasphere/scene.ts';

/** How each registered game is drawn. */
export const SCENES: readonly AnyGameScene[] = [ANTARCTICA_SCENE, AQUASPHERE_SCENE];

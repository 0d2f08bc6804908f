import type { AnyGameScene } from './game-scene.ts';
import { ANTARCTICA_SCENE } from './games/antarctica/scene.ts';
import { AQUASPHERE_SCENE } from './games/aquasphere/scene.ts';
import { NEW_EDEN_SCENE } from './games/new-eden/scene.ts';

/** How each registered game is drawn. */
export const SCENES: readonly AnyGameScene[] = [ANTARCTICA_SCENE, AQUASPHERE_SCENE, NEW_EDEN_SCENE];

import { antarctica as rulebook } from '../engine/games/antarctica/index.ts';
import { ANTARCTICA_TEXTS as texts } from '../i18n/games/antarctica/index.ts';
import { ANTARCTICA_SCENE as scene } from '../render/games/antarctica/scene.ts';
import { gamePackage } from './game-package.ts';

export const antarctica = gamePackage({ rulebook, scene, texts });

import { newEden as rulebook } from '../engine/games/new-eden/index.ts';
import { NEW_EDEN_TEXTS as texts } from '../i18n/games/new-eden/index.ts';
import { NEW_EDEN_SCENE as scene } from '../render/games/new-eden/scene.ts';
import { guideFor as guide } from '../engine/games/new-eden/playing.ts';
import { gamePackage } from './game-package.ts';

export const newEden = gamePackage({ rulebook, scene, texts, guide });

import { aquasphere as rulebook } from '../engine/games/aquasphere/index.ts';
import { AQUASPHERE_TEXTS as texts } from '../i18n/games/aquasphere/index.ts';
import { AQUASPHERE_SCENE as scene } from '../render/games/aquasphere/scene.ts';
import { guideFor as guide } from '../engine/games/aquasphere/playing.ts';
import { gamePackage } from './game-package.ts';

export const aquasphere = gamePackage({ rulebook, scene, texts, guide });

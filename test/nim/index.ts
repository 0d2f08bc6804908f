import { gamePackage } from '../../src/games/game-package.ts';
import { nim } from './game.ts';
import { NIM_SCENE } from './scene.ts';
import { NIM_TEXTS } from './texts.ts';

/** Hidden Nim, the smallest whole game: the place to start from when adding one (docs/adding-a-game.md). */
export const NIM_PACKAGE = gamePackage({
  rulebook: nim,
  scene: NIM_SCENE,
  texts: NIM_TEXTS,
  setFolder: import.meta.dirname,
});

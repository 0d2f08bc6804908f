import { aquasphere as rulebook } from '../engine/games/aquasphere/index.ts';
import { HANDBOOK } from '../i18n/games/aquasphere/handbook.ts';
import { HANDBOOK_EN as en } from '../i18n/games/aquasphere/handbook-en.ts';
import { HANDBOOK_FR as fr } from '../i18n/games/aquasphere/handbook-fr.ts';
import { HANDBOOK_PL as pl } from '../i18n/games/aquasphere/handbook-pl.ts';
import { AQUASPHERE_TEXTS as texts } from '../i18n/games/aquasphere/index.ts';
import { handbook } from '../i18n/handbook.ts';
import { AQUASPHERE_SCENE as scene } from '../render/games/aquasphere/scene.ts';
import { guideFor as guide } from '../engine/games/aquasphere/playing.ts';
import { gamePackage } from './game-package.ts';

export const aquasphere = gamePackage({
  rulebook,
  scene,
  texts,
  guide,
  handbook: handbook(
    HANDBOOK,
    { en, fr, pl },
    {
      about: { after: 82 },
      turn: { focus: 'hq', after: 34 },
      act: { focus: 'station', after: 34 },
      points: { focus: 'player-0', after: 82 },
      lines: { after: 76 },
      end: { after: 'end' },
    },
  ),
});

import { newEden as rulebook } from '../engine/games/new-eden/index.ts';
import { HANDBOOK } from '../i18n/games/new-eden/handbook.ts';
import { HANDBOOK_EN as en } from '../i18n/games/new-eden/handbook-en.ts';
import { HANDBOOK_FR as fr } from '../i18n/games/new-eden/handbook-fr.ts';
import { HANDBOOK_PL as pl } from '../i18n/games/new-eden/handbook-pl.ts';
import { NEW_EDEN_TEXTS as texts } from '../i18n/games/new-eden/index.ts';
import { handbook } from '../i18n/handbook.ts';
import { NEW_EDEN_SCENE as scene } from '../render/games/new-eden/scene.ts';
import { guideFor as guide } from '../engine/games/new-eden/playing.ts';
import { gamePackage } from './game-package.ts';

export const newEden = gamePackage({
  rulebook,
  scene,
  texts,
  guide,
  handbook: handbook(
    HANDBOOK,
    { en, fr, pl },
    {
      about: { after: 117 },
      turn: { focus: 'offer', after: 63 },
      oxygen: { focus: 'station-2', after: 69 },
      market: { focus: 'offer', after: 45 },
      points: { after: 'end', focus: 'board' },
      damage: { focus: 'station-1', after: 99 },
      end: { after: 'end' },
    },
  ),
});

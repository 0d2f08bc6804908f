import { antarctica as rulebook } from '../engine/games/antarctica/index.ts';
import { GUIDE } from '../engine/games/antarctica/playing.ts';
import { HANDBOOK } from '../i18n/games/antarctica/handbook.ts';
import { HANDBOOK_EN as en } from '../i18n/games/antarctica/handbook-en.ts';
import { HANDBOOK_FR as fr } from '../i18n/games/antarctica/handbook-fr.ts';
import { HANDBOOK_PL as pl } from '../i18n/games/antarctica/handbook-pl.ts';
import { ANTARCTICA_TEXTS as texts } from '../i18n/games/antarctica/index.ts';
import { handbook } from '../i18n/handbook.ts';
import { ANTARCTICA_SCENE as scene } from '../render/games/antarctica/scene.ts';
import { gamePackage } from './game-package.ts';

export const antarctica = gamePackage({
  rulebook,
  scene,
  texts,
  guide: () => GUIDE,
  handbook: handbook(
    HANDBOOK,
    { en, fr, pl },
    {
      about: { after: 70 },
      turn: {},
      build: { after: 71 },
      research: { focus: 'tracks', after: 110 },
      points: { after: 'end', focus: 'board' },
      careful: { focus: 'seat-0', after: 70 },
      end: { after: 'end' },
    },
  ),
});

import type { AnyGameTexts } from './game-texts.ts';
import { ANTARCTICA_TEXTS } from './games/antarctica/index.ts';
import { AQUASPHERE_TEXTS } from './games/aquasphere/index.ts';
import { NEW_EDEN_TEXTS } from './games/new-eden/index.ts';
import type { Locale } from './locale.ts';

/** Each registered game's catalogues, by the game's id. */
export const GAME_TEXTS: Readonly<Record<string, Readonly<Record<Locale, AnyGameTexts>>>> = {
  antarctica: ANTARCTICA_TEXTS,
  aquasphere: AQUASPHERE_TEXTS,
  'new-eden': NEW_EDEN_TEXTS,
};

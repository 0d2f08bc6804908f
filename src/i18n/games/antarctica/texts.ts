import type { Parameter, Verb } from '../../../engine/games/antarctica/actions.ts';
import type { MESSAGES } from '../../../engine/games/antarctica/messages.ts';
import type { OPTIONS } from '../../../engine/games/antarctica/setup.ts';
import type { BOARD } from '../../../render/games/antarctica/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

/** All that the game says, in one language. */
export type AntarcticaTexts = GameTexts<
  typeof MESSAGES & typeof BOARD,
  Verb,
  Parameter,
  (typeof OPTIONS)[number]['key']
>;

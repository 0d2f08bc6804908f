import type { Parameter, Verb } from '../../../engine/games/antarctica/actions.ts';
import type { AntarcticaMessages } from '../../../engine/games/antarctica/messages.ts';
import type { OptionKey } from '../../../engine/games/antarctica/setup.ts';
import type { BOARD } from '../../../render/games/antarctica/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

/** All that the game says, in one language. */
export type AntarcticaTexts = GameTexts<AntarcticaMessages & typeof BOARD, Verb, Parameter, OptionKey>;

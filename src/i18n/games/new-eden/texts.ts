import type { Parameter, Verb } from '../../../engine/games/new-eden/actions.ts';
import type { NewEdenMessages } from '../../../engine/games/new-eden/messages.ts';
import type { OptionKey } from '../../../engine/games/new-eden/setup.ts';
import type { BOARD } from '../../../render/games/new-eden/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

/** All that the game says, in one language. */
export type NewEdenTexts = GameTexts<NewEdenMessages & typeof BOARD, Verb, Parameter, OptionKey>;

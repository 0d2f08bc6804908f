import type { Parameter, Verb } from '../../../engine/games/new-eden/actions.ts';
import type { NewEdenMessages, State } from '../../../engine/games/new-eden/index.ts';
import type { BOARD } from '../../../render/games/new-eden/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

/** All that the game says, in one language. */
export type NewEdenTexts = GameTexts<NewEdenMessages & typeof BOARD, Verb, Parameter, keyof State['options']>;

import type { Parameter, Verb } from '../../../engine/games/aquasphere/actions.ts';
import type { AquaSphereMessages } from '../../../engine/games/aquasphere/messages.ts';
import type { OptionKey } from '../../../engine/games/aquasphere/setup.ts';
import type { BOARD } from '../../../render/games/aquasphere/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

/** All that the game says, in one language. */
export type AquaSphereTexts = GameTexts<AquaSphereMessages & typeof BOARD, Verb, Parameter, OptionKey>;

import type { MESSAGES } from '../../../engine/games/aquasphere/messages.ts';
import type { OptionKey } from '../../../engine/games/aquasphere/options.ts';
import type { ParameterName } from '../../../engine/games/aquasphere/actions.ts';
import type { GameTexts } from '../../game-texts.ts';

type Verb =
  | 'program'
  | 'buy'
  | 'lateral'
  | 'act'
  | 'return'
  | 'pass'
  | 'place-bot'
  | 'done'
  | 'pay-crystal'
  | 'stop'
  | 'income'
  | 'use';

/** All that the game says, in one language. */
export type AquaSphereTexts = GameTexts<typeof MESSAGES, Verb, ParameterName, OptionKey>;

import type { MESSAGES } from '../../../engine/games/antarctica/messages.ts';
import type { GameTexts } from '../../game-texts.ts';

type Verb =
  | 'sail'
  | 'stay'
  | 'build'
  | 'ship'
  | 'recruit'
  | 'research'
  | 'play'
  | 'icebreaker'
  | 'discard-cube'
  | 'discard-ship'
  | 'end'
  | 'track'
  | 'take'
  | 'move'
  | 'skip'
  | 'place';
type Parameter = 'area' | 'pile' | 'card' | 'track' | 'spot';
type Option = 'placement' | 'start';

/** All that the game says, in one language. */
export type AntarcticaTexts = GameTexts<typeof MESSAGES, Verb, Parameter, Option>;

import type { NewEdenMessages } from '../../../engine/games/new-eden/index.ts';
import type { GameTexts } from '../../game-texts.ts';

type Verb =
  | 'buy'
  | 'oxygen'
  | 'move'
  | 'lift'
  | 'skip'
  | 'activate'
  | 'pass'
  | 'plant'
  | 'extend'
  | 'market'
  | 'place'
  | 'row'
  | 'bid'
  | 'maximum'
  | 'limit'
  | 'drop'
  | 'drop-all'
  | 'push'
  | 'done'
  | 'destroy'
  | 'keep';
type Parameter = 'space' | 'card' | 'arm' | 'position' | 'modules' | 'extension' | 'cards' | 'row' | 'coins';
type Option = 'soloLevel' | 'openCoins' | 'standingBids';

/** All that the game says, in one language. */
export type NewEdenTexts = GameTexts<NewEdenMessages, Verb, Parameter, Option>;

import { RULEBOOKS as REGISTERED } from '../../src/engine/registry.ts';
import { FLOE } from '../toy/game.ts';

/* What a thinking thread loads in tests: the registered games and the toy. */
export const RULEBOOKS = [...REGISTERED, FLOE];

import { WHOLE_GAMES } from '../../scripts/games.ts';

/* What a thinking thread loads in tests: the games of this bot and those of the tests. */
export const GAMES = WHOLE_GAMES;

import { GAMES } from '../../src/games/index.ts';
import { start } from '../../src/start.ts';
import { clockOfTest } from './driven-clock.ts';

/* The very bot of src/index.ts with all its games. Started by bot.ts in a process of its own. */

// a child must not outlive the tests that started it
process.on('disconnect', () => process.exit(1));

await start(GAMES, new URL('../../src/games/index.ts', import.meta.url), clockOfTest());

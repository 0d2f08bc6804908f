import { start } from '../../src/start.ts';
import { FLOE_PACKAGE } from '../toy/index.ts';
import { clockOfTest } from './driven-clock.ts';

/* The very bot of src/index.ts, with the toy game instead of those of src/. Started by bot.ts in a process of its own. */

// a child must not outlive the tests that started it
process.on('disconnect', () => process.exit(1));

await start([FLOE_PACKAGE], new URL('../ai/thread-games.ts', import.meta.url), clockOfTest());

/* The very bot of src/index.ts with all its games. Started by bot.ts in a process of its own. */

// a child must not outlive the tests that started it
process.on('disconnect', () => process.exit(1));

// only now: the start of the bot is this module's import
await import('../../src/index.ts');

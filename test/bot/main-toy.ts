import { start } from '../../src/start.ts';
import { TOY, TOY_SCENE, TOY_SET_FOLDER, TOY_TEXTS } from '../toy/index.ts';

/* The very bot of src/index.ts, with the toy game instead of those of src/. Started by bot.ts in a process of its own. */

// a child must not outlive the tests that started it
process.on('disconnect', () => process.exit(1));

await start({
  rulebooks: [TOY],
  scenes: [TOY_SCENE],
  gameTexts: { [TOY.id]: TOY_TEXTS },
  setFolders: [TOY_SET_FOLDER],
});

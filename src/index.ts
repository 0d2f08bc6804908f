import { fileURLToPath } from 'node:url';
import { RULEBOOKS } from './engine/registry.ts';
import { GAME_TEXTS } from './i18n/registry.ts';
import { SCENES } from './render/registry.ts';
import { start } from './start.ts';

await start({
  rulebooks: RULEBOOKS,
  scenes: SCENES,
  gameTexts: GAME_TEXTS,
  setFolders: RULEBOOKS.map(({ id }) => fileURLToPath(new URL(`../components/${id}/`, import.meta.url))),
});

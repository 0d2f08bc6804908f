import { GAMES } from './games/index.ts';
import { start } from './start.ts';

await start(GAMES, new URL('./games/index.ts', import.meta.url));

import { readComponentSets, type LoadedSet } from '../src/component-sets.ts';
import type { GamePackage } from '../src/games/game-package.ts';
import { GAMES } from '../src/games/index.ts';
import { NIM_PACKAGE } from '../test/nim/index.ts';
import { FLOE_PACKAGE } from '../test/toy/index.ts';

export type { GamePackage } from '../src/games/game-package.ts';

/** The games of this bot and, for tests and scripts, those of `test/`. */
export const WHOLE_GAMES: readonly GamePackage[] = [...GAMES, FLOE_PACKAGE, NIM_PACKAGE];

/** The sets that come with these games. */
export function shippedSets(): readonly LoadedSet[] {
  const rulebooks = WHOLE_GAMES.map(({ rulebook }) => rulebook);
  const read = readComponentSets(
    rulebooks,
    WHOLE_GAMES.map(({ setFolder }) => setFolder),
  );
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value;
}

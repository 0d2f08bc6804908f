import type { OfferedGame } from './commands/services.ts';
import { gamesWithSets, readComponentSets, warningsOf, type LoadedSet } from './component-sets.ts';
import type { AnyGame } from './engine/core/contract.ts';
import { ok, type Result } from './engine/core/result.ts';
import type { GamePackage } from './games/game-package.ts';

/** The games that can be played: each with its component sets, by the game's id. */
export interface Offer {
  readonly games: ReadonlyMap<string, readonly AnyGame[]>;
  readonly offered: ReadonlyMap<string, OfferedGame>;
  readonly sets: readonly LoadedSet[];
  /** what is odd about component sets and no reason not to play with them */
  readonly warnings: readonly string[];
}

/** Reads the component sets of these games, the shipped ones and those in the owner's folders. */
export function offeredGames(
  packages: readonly GamePackage[],
  ownFolders: readonly string[] = [],
): Result<Offer, readonly string[]> {
  const rulebooks = packages.map(({ rulebook }) => rulebook);
  const sets = readComponentSets(rulebooks, [...packages.map(({ setFolder }) => setFolder), ...ownFolders]);
  if (!sets.ok) return sets;
  const games = gamesWithSets(rulebooks, sets.value);
  const offered = packages.map(({ rulebook, scene, texts, handbook }): [string, OfferedGame] => {
    const variants = games.get(rulebook.id) ?? [];
    const [game] = variants;
    if (game === undefined) throw new Error(`${rulebook.id} has no component set`);
    const taught = handbook === undefined ? {} : { handbook };
    const ids = variants.map((one) => one.componentSet);
    return [rulebook.id, { rulebook, game, texts, scene, ...taught, sets: ids }];
  });
  return ok({ games, offered: new Map(offered), sets: sets.value, warnings: warningsOf(sets.value) });
}

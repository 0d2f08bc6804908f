import type { AnyGame, ComponentSetId } from '../engine/core/contract.ts';

/** The games that can be played: by id, one for each component set that is loaded; the lobby proposes the first. */
export type LoadedGames = ReadonlyMap<string, readonly AnyGame[]>;

export function gameWith(
  games: LoadedGames,
  gameId: string,
  set: Pick<ComponentSetId, 'id' | 'version'> & Partial<ComponentSetId>,
): AnyGame | undefined {
  return games
    .get(gameId)
    ?.find(
      ({ componentSet }) =>
        componentSet.id === set.id &&
        componentSet.version === set.version &&
        (set.hash === undefined || componentSet.hash === set.hash),
    );
}

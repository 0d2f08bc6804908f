import type { AnyGame, ComponentSetId } from '../../src/engine/core/contract.ts';
import { guidedOutlook } from '../../src/ai/playable.ts';
import type { Outlook } from '../../src/ai/outlook.ts';
import { shippedSets, WHOLE_GAMES } from '../../scripts/games.ts';

/** Every game with its default set, as a thinking player sees it. */
export interface GuidedGame {
  readonly id: string;
  readonly set: ComponentSetId;
  readonly file: string;
  readonly game: AnyGame;
  readonly outlook: Outlook;
}

const sets = shippedSets();

export const GUIDED_GAMES: readonly GuidedGame[] = WHOLE_GAMES.map((playable) => {
  const { rulebook } = playable;
  const loaded = sets.find((one) => one.rulebook === rulebook && one.set.id === rulebook.defaultSet);
  if (loaded === undefined) throw new Error(`${rulebook.id} has no set`);
  const outlook = guidedOutlook(playable, loaded.set);
  return { id: rulebook.id, set: outlook.game.componentSet, file: loaded.file, game: outlook.game, outlook };
});

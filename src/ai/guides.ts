import type { AnyGame, AnyRulebook, ComponentSet } from '../engine/core/contract.ts';
import type { AnyGuide } from '../engine/core/guide.ts';
import { guideFor as aquasphere } from '../engine/games/aquasphere/playing.ts';
import { guideFor as newEden } from '../engine/games/new-eden/playing.ts';
import { outlookOf, type Outlook } from './outlook.ts';

/** The guides of the games that have one; any other game is thought about by its contract alone. */
const GUIDES: Readonly<Record<string, (set: ComponentSet<never>) => AnyGuide>> = {
  aquasphere,
  'new-eden': newEden,
};

export function guideOf(gameId: string, set: ComponentSet<unknown>): AnyGuide | undefined {
  // as: a set that was checked by this game's rulebook
  return GUIDES[gameId]?.(set as ComponentSet<never>);
}

/** A game with a set, as a thinking player sees it. */
export function guidedOutlook(rulebook: AnyRulebook, set: ComponentSet<unknown>): Outlook {
  const game: AnyGame = rulebook.using(set);
  return outlookOf(game, guideOf(rulebook.id, set));
}

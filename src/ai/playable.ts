import type { AnyRulebook, ComponentSet } from '../engine/core/contract.ts';
import type { AnyGuide } from '../engine/core/guide.ts';
import { outlookOf, type Outlook } from './outlook.ts';

/** What it takes to think about a game: a game's package has both. Without a guide its contract alone is asked. */
export interface Playable {
  readonly rulebook: AnyRulebook;
  guide?(set: ComponentSet<unknown>): AnyGuide;
}

/** A game with a set, as a thinking player sees it. */
export function guidedOutlook({ rulebook, guide }: Playable, set: ComponentSet<unknown>): Outlook {
  return outlookOf(rulebook.using(set), guide?.(set));
}

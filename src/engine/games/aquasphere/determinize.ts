import { below, shuffle, type Rng } from '../../core/rng.ts';
import { RING } from './components.ts';
import type { Play } from './state.ts';

/** Redraws what nobody knows: decks, face-down program cards, and turnings of covered tiles. */
export function determinize({ draft }: Play, rng: Rng): void {
  shuffle(rng, draft.researchDeck);
  shuffle(rng, draft.extensionDeck);
  const [next, ...faceDown] = draft.nextPrograms;
  const unseen = shuffle(rng, [...faceDown, ...draft.unusedPrograms]);
  draft.nextPrograms = [...(next === undefined ? [] : [next]), ...unseen.splice(0, faceDown.length)];
  draft.unusedPrograms = unseen;
  // the last tile refills nothing: it is never turned (AQS-SETUP-1)
  for (const tile of draft.tiles.slice(1, -1)) tile.turning = below(rng, RING);
}

import type { Viewer } from '../../core/contract.ts';
import { below, shuffleUnseen, type Rng } from '../../core/rng.ts';
import { RING } from './components.ts';
import type { Play } from './state.ts';

/** Redraws what nobody knows: decks, face-down program cards, and turnings of covered tiles. */
export function determinize({ draft }: Play, _viewer: Viewer, rng: Rng): void {
  draft.researchDeck = shuffleUnseen(rng, draft.researchDeck);
  draft.extensionDeck = shuffleUnseen(rng, draft.extensionDeck);
  const [next, ...faceDown] = draft.nextPrograms;
  const unseen = shuffleUnseen(rng, [...faceDown, ...draft.unusedPrograms]);
  draft.nextPrograms = [...(next === undefined ? [] : [next]), ...unseen.splice(0, faceDown.length)];
  draft.unusedPrograms = unseen;
  // the last tile refills nothing: it is never turned (AQS-SETUP-1)
  for (const tile of draft.tiles.slice(1, -1)) tile.turning = below(rng, RING);
}

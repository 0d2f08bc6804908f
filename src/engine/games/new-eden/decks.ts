import type { Deck } from './components.ts';
import type { Now, Play } from './state.ts';

/** NED-ROUND-2 */
export function deckOf({ box, state }: Now, phase: 'A' | 'B'): Deck {
  const round = box.set.rounds.list.find((candidate) => candidate.round === state.round);
  if (round === undefined) throw new Error(`no round ${state.round}`);
  return phase === 'A' ? round.deckA : round.deckB;
}

/** Takes cards off the top of a deck. */
export function draw({ draft }: Play, deck: Deck, count: number): string[] {
  return draft.decks[deck].splice(0, count);
}

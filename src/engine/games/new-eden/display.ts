import type { Deck, PriceRow } from './components.ts';
import type { Space } from './actions.ts';
import { putAway, type Displayed, type Play, type Position } from './state.ts';

/** The card display of phase A: row 1 on top is the dearest. */

export function priceOf({ components }: Position, row: number): PriceRow {
  const price = components.display.prices.find((candidate) => candidate.row === row);
  if (price === undefined) throw new Error(`no price for row ${row}`);
  return price;
}

/** NED-ROUND-2 */
export function deckOf({ components, state }: Position, phase: 'A' | 'B'): Deck {
  const round = components.rounds.list.find((candidate) => candidate.round === state.round);
  if (round === undefined) throw new Error(`no round ${state.round}`);
  return phase === 'A' ? round.deckA : round.deckB;
}

/** Takes cards off the top of a deck. */
export function draw({ draft }: Play, deck: Deck, count: number): string[] {
  return draft.decks[deck].splice(0, count);
}

/** NED-A-2: row 1 left to right, then rows 2, 3, 4. */
export function dealDisplay({ components, draft }: Play, cards: readonly string[]): void {
  const { columns } = components.display;
  draft.display = cards.map((card, index) => ({
    card,
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }));
}

export function displayedAt({ state }: Position, { row, column }: Space): Displayed | undefined {
  return state.display.find((space) => space.row === row && space.column === column);
}

/** NED-BUY-4: whoever takes the last card of a row, all rows above drop by one, and the log says so. */
export function leaveDisplay({ draft, emit }: Play, taken: Displayed): void {
  draft.display = draft.display.filter(({ card }) => card !== taken.card);
  if (draft.display.some(({ row }) => row === taken.row)) return;
  const above = draft.display.filter(({ row }) => row < taken.row);
  for (const space of above) space.row += 1;
  if (above.length > 0) emit({ type: 'rowsDropped', row: taken.row });
}

/** NED-2P-1: the lowest column that holds a card, in it the lowest row number. */
export function discardFromDisplay(play: Play): void {
  const { draft, emit } = play;
  const first = [...draft.display].sort((a, b) => a.column - b.column || a.row - b.row)[0];
  if (first === undefined) return;
  emit({ type: 'cardDiscarded', card: first.card, row: first.row, column: first.column });
  putAway(draft.openBox, [first.card]);
  leaveDisplay(play, first);
}

/** NED-SOLO-3: what Deep Thought takes: the highest column, in it the highest row number. */
export function lastDisplayed({ state }: Position): Displayed | undefined {
  return [...state.display].sort((a, b) => b.column - a.column || b.row - a.row)[0];
}

import type { PriceRow } from './components.ts';
import { putAway, type Displayed, type Now, type Play } from './state.ts';

/** The card display of phase A: row 1 on top is the dearest. */

export function priceOf({ box }: Now, row: number): PriceRow {
  const price = box.set.display.prices.find((candidate) => candidate.row === row);
  if (price === undefined) throw new Error(`no price for row ${row}`);
  return price;
}

/** NED-A-2: row 1 left to right, then rows 2, 3, 4. */
export function dealDisplay({ box, draft }: Play, cards: readonly string[]): void {
  const { columns } = box.set.display;
  draft.display = cards.map((card, index) => ({
    card,
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }));
}

export function displayedAt({ state }: Now, row: number, column: number): Displayed | undefined {
  return state.display.find((space) => space.row === row && space.column === column);
}

/** NED-BUY-4: whoever takes the last card of a row, all rows above drop by one. */
function takeFromDisplay({ draft }: Play, taken: Displayed): { readonly rowEmptied: boolean } {
  draft.display = draft.display.filter(({ card }) => card !== taken.card);
  if (draft.display.some(({ row }) => row === taken.row)) return { rowEmptied: false };
  const above = draft.display.filter(({ row }) => row < taken.row);
  for (const space of above) space.row += 1;
  return { rowEmptied: above.length > 0 };
}

/** What left, left: the rows drop, and the log says so. */
export function leaveDisplay(play: Play, taken: Displayed): void {
  if (takeFromDisplay(play, taken).rowEmptied) play.emit({ type: 'rowsDropped', row: taken.row });
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
export function lastDisplayed({ state }: Now): Displayed | undefined {
  return [...state.display].sort((a, b) => b.column - a.column || b.row - a.row)[0];
}

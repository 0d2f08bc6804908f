import type { Box, Shape } from '../../shapes.ts';
import { lit } from '../../volume.ts';

/** A low card of a module is calmer without the word for its kind, which its figure shows. */
export const CAPTIONED = 140;

/* The boards of the stall: what cards stand on, and the strip above them that says what they cost or who wins them. */

/** Between the posts of the stall. */
export const INNER = { x: 24, width: 360, bottom: 988 } as const;
export const DECK = { first: 293, strip: 40 } as const;

/** The words of a deck lie on it. */
export function strip({ x, y, width }: Box, height: number = DECK.strip, asked = false): Shape[] {
  return [
    {
      kind: 'rect',
      x,
      y: y - 2,
      width,
      height: height - 2,
      corner: 9,
      fill: asked ? 'warm' : lit('~board', 0.1, 0.12),
      stroke: { colour: '~wood-low', weight: 2.5 },
    },
  ];
}

/** What a deck needs: a head so high, and a line of cards or, without one, if there is room left, more. */
interface DeckWish {
  readonly head: number;
  readonly cards: boolean;
  /** without cards */
  readonly most?: number;
}

export interface DeckPlace {
  readonly box: Box;
  /** of each of its cards */
  readonly card: { readonly width: number; readonly height: number };
}

const GAP = { least: 9, most: 30 } as const;
const BETWEEN = 7;
/** Between the strip and the cards. */
const AROUND = 6;
/** Higher than this in parts of their width cards have no use for it. */
const HIGHEST_CARD = 1.75;

/** The decks below one another, with cards of one size: what is over needs one line; those that are left share the room. */
function deckPlaces(
  wishes: readonly DeckWish[],
  first: number,
  inLine: number,
  bottom: number = INNER.bottom,
): DeckPlace[] {
  const gaps = wishes.length - 1;
  const room = bottom - first - gaps * GAP.least;
  const filled = wishes.filter(({ cards }) => cards).length;
  const needed = wishes.reduce((sum, { head, cards }) => sum + head + (cards ? AROUND : 0), 0);
  const width = INNER.width / inLine - BETWEEN;
  const height = Math.min(HIGHEST_CARD * width, (room - needed) / Math.max(1, filled));
  const spare = room - needed - filled * height;
  const moreOf = ({ cards, head, most = head }: DeckWish): number => (cards ? 0 : most - head);
  const wanted = wishes.reduce((sum, wish) => sum + moreOf(wish), 0);
  const part = Math.min(1, spare / Math.max(1, wanted));
  const gap = Math.min(GAP.most, GAP.least + (spare - part * wanted) / Math.max(1, gaps));
  let y = first;
  return wishes.map((wish) => {
    const more = wish.cards ? AROUND + height : moreOf(wish) * part;
    const box = { x: INNER.x, y, width: INNER.width, height: wish.head + more };
    y += box.height + gap;
    return { box, card: { width, height } };
  });
}

/** So much of their height cards may lose to a key below them, but not their words. */
const KEPT = 0.87;

/** The decks, and below them a key, the highest of these, if it finds room. */
export function deckPlacesWithKey(
  wishes: readonly DeckWish[],
  first: number,
  inLine: number,
  keys: readonly number[],
): { readonly places: DeckPlace[]; readonly key?: Box } {
  const heightOf = (places: readonly DeckPlace[]): number => places[0]?.card.height ?? 0;
  const alone = deckPlaces(wishes, first, inLine);
  const least = heightOf(alone) >= CAPTIONED ? CAPTIONED : KEPT * heightOf(alone);
  for (const height of keys) {
    const y = INNER.bottom - height;
    const places = deckPlaces(wishes, first, inLine, y - GAP.least);
    if (heightOf(places) >= least) return { places, key: { x: INNER.x, y, width: INNER.width, height } };
  }
  return { places: alone };
}

/** Where the nth card of a deck stands, or what has the room of several. */
export function cardBox({ box, card }: DeckPlace, nth: number, count = 1): Box {
  return {
    x: box.x + 2 + nth * (card.width + BETWEEN),
    y: box.y + box.height - card.height,
    width: count * (card.width + BETWEEN) - BETWEEN,
    height: card.height,
  };
}

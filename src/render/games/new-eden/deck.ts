import type { Box, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { CARD } from './card-art.ts';

/* The decks of the lift: what cards stand on, and the strip above them that says what they cost or who wins them. */

/** Inside the frame of the lift. */
export const INNER = { x: 24, width: 360, bottom: 1004 } as const;
export const DECK = { first: 244, strip: 38, shelf: 8 } as const;

/** What cards stand on. */
export function shelf({ x, y, width, height }: Box): Shape {
  return {
    kind: 'rect',
    x,
    y: y + height - DECK.shelf,
    width,
    height: DECK.shelf,
    corner: 3,
    fill: {
      gradient: 'linear',
      stops: [
        [0, '~metal-edge'],
        [1, '~metal-lower'],
      ],
    },
    stroke: { colour: '~outline', weight: 2 },
  };
}

/** The words of a deck lie on it. */
export function strip({ x, y, width }: Box, height: number = DECK.strip): Shape[] {
  return [
    {
      kind: 'rect',
      x,
      y: y - 2,
      width,
      height: height - 2,
      corner: 9,
      fill: {
        gradient: 'linear',
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
    },
  ];
}

/** Below the bonus cards stands a line of words so high. */
export const NOTE = 34;

/** What one would ask first: whose coins these are, in which order the rows are sold. */
export function note(says: string): Shape[] {
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 26 }, 'bold');
  const style = { size, weight: 'bold', anchor: 'start', colour: 'faint' } as const;
  return [textOn(says, INNER.x + 6, DECK.first + NOTE / 2 - 2, style)];
}

/** What a deck needs: room for so many cards below a head so high, or only so much and, if there is some left, more. */
export interface DeckWish {
  readonly head: number;
  readonly cards: number;
  /** without cards */
  readonly most?: number;
}

export interface DeckPlace {
  readonly box: Box;
  /** how large its cards are */
  readonly card: { readonly width: number; readonly height: number };
}

const GAP = 8;
/** A card is not larger than this, so that no row looks like the only thing on the table. */
const LARGEST_CARD = 1.5;
const SMALLEST_CARD = 0.7;
const WIDER = 1.28;

/** How large the cards of a row are: as its strip is wide, and as the other rows leave room. */
function scaleOf({ cards }: DeckWish, most: number): number {
  return Math.min(most, (INNER.width - 4 * cards) / (CARD.width * cards));
}

function heightOf(wish: DeckWish, most: number): number {
  if (wish.cards === 0) return wish.head;
  return wish.head + CARD.height * scaleOf(wish, most) + DECK.shelf + 6;
}

/** The decks below one another: what is over needs one line; those that are left share the room, so that their cards grow. */
export function deckPlaces(wishes: readonly DeckWish[], first: number): DeckPlace[] {
  const room = INNER.bottom - first - (wishes.length - 1) * GAP;
  const needed = (most: number): number => wishes.reduce((sum, wish) => sum + heightOf(wish, most), 0);
  let most = LARGEST_CARD;
  while (most > SMALLEST_CARD && needed(most) > room) most -= 0.02;
  const quiet = wishes.filter(({ cards }) => cards === 0);
  const spare = Math.max(0, (room - needed(most)) / Math.max(1, quiet.length));
  let y = first;
  return wishes.map((wish) => {
    const more = wish.cards > 0 ? 0 : Math.min(spare, (wish.most ?? wish.head) - wish.head);
    const box = { x: INNER.x, y, width: INNER.width, height: heightOf(wish, most) + more };
    y += box.height + GAP;
    const k = wish.cards === 0 ? 1 : scaleOf(wish, most);
    // low cards are a little wider, for their words
    const room = INNER.width / Math.max(1, wish.cards) - 4;
    const card = { width: Math.min(CARD.width * k * WIDER, room), height: CARD.height * k };
    return { box, card };
  });
}

/** Where the nth card of a deck stands. */
export function cardBox({ box, card }: DeckPlace, head: number, nth: number): Box {
  return { x: box.x + 2 + nth * (card.width + 4), y: box.y + head + 2, ...card };
}

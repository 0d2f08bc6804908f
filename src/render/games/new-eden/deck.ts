import type { View } from '../../../engine/games/new-eden/view.ts';
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
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 30 }, 'bold');
  const style = { size, weight: 'bold', anchor: 'start', colour: 'faint' } as const;
  return [textOn(says, INNER.x + 6, DECK.first + NOTE / 2 - 2, style)];
}

/** What a deck needs: a head so high, and room for its cards or, without cards, if there is some left, more. */
interface DeckWish {
  readonly head: number;
  /** for each card, whether it has to be read: those get more room than others */
  readonly cards: readonly boolean[];
  /** without cards */
  readonly most?: number;
}

export interface DeckPlace {
  readonly box: Box;
  /** of its cards, from its left lower corner on */
  readonly cards: readonly { readonly x: number; readonly width: number; readonly height: number }[];
}

const GAP = 8;
const BETWEEN = 4;
/** A card is not larger than this, so that no row looks like the only thing on the table. */
const LARGEST_CARD = 1.5;
const SMALLEST_CARD = 0.7;
const WIDER = 1.28;
/** Of a card that has to be read. */
const WORDY = { wider: 1.18, higher: 0.32 } as const;

/** How large the cards of a row are: as its strip is wide, and as the other rows leave room. */
function scaleOf({ cards }: DeckWish, most: number): number {
  return Math.min(most, (INNER.width - BETWEEN * cards.length) / (CARD.width * cards.length));
}

function heightOf(wish: DeckWish, most: number): number {
  if (wish.cards.length === 0) return wish.head;
  return wish.head + CARD.height * scaleOf(wish, most) + DECK.shelf + 6;
}

/** How much more height a deck would like. */
function moreOf(wish: DeckWish, most: number): number {
  if (wish.cards.length === 0) return (wish.most ?? wish.head) - wish.head;
  return wish.cards.includes(true) ? CARD.height * scaleOf(wish, most) * WORDY.higher : 0;
}

/** The decks below one another: what is over needs one line; those that are left share the room, so that their cards grow. */
export function deckPlaces(wishes: readonly DeckWish[], first: number): DeckPlace[] {
  const room = INNER.bottom - first - (wishes.length - 1) * GAP;
  const needed = (most: number): number => wishes.reduce((sum, wish) => sum + heightOf(wish, most), 0);
  let most = LARGEST_CARD;
  while (most > SMALLEST_CARD && needed(most) > room) most -= 0.02;
  const wanted = wishes.reduce((sum, wish) => sum + moreOf(wish, most), 0);
  const part = Math.max(0, Math.min(1, (room - needed(most)) / Math.max(1, wanted)));
  let y = first;
  return wishes.map((wish) => {
    const more = moreOf(wish, most) * part;
    const box = { x: INNER.x, y, width: INNER.width, height: heightOf(wish, most) + more };
    y += box.height + GAP;
    return { box, cards: cardsOf(wish, most, more) };
  });
}

function cardsOf(wish: DeckWish, most: number, more: number): DeckPlace['cards'] {
  const { cards } = wish;
  const k = scaleOf(wish, most);
  const shares = cards.map((wordy) => (wordy ? WORDY.wider : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = 2;
  return cards.map((_, nth) => {
    const left = x;
    const share = shares[nth] ?? 1;
    // low cards are a little wider, for their words
    const room = ((INNER.width - BETWEEN * cards.length) * share) / all;
    const width = Math.min(CARD.width * k * WIDER * share, room);
    x += width + BETWEEN;
    return { x: left, width, height: CARD.height * k + more };
  });
}

/** Where the nth card of a deck stands. */
export function cardBox({ box, cards }: DeckPlace, nth: number): Box {
  const { x, width, height } = cards[nth] ?? { x: 0, width: 0, height: 0 };
  return { x: box.x + x, y: box.y + box.height - DECK.shelf - 4 - height, width, height };
}

/** Whether a card has to be read. */
export function isWordy({ printed }: View, card: string): boolean {
  return printed.parts[card]?.category === 'research';
}

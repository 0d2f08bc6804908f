import type { View } from '../../../engine/games/new-eden/view.ts';
import { lookOfSeat } from '../../glyphs.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { partsOn, widthOfParts, type Part } from '../../parts.ts';
import { pill, pillSize, signed } from '../../pills.ts';
import type { Box, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { cardPiece, cardShapes } from './card.ts';
import { cardBox, DECK, deckPlacesWithKey, strip, type DeckPlace } from './deck.ts';
import { FACTS, stating } from './facts.ts';
import { key, KEYS } from './key.ts';
import type { EdenLook } from './messages.ts';
import { eventsOf, type Told } from './turn.ts';

/* Phase A: what one card of a row costs, and its cards. */

type DisplayRow = View['display'][number];

/** A row without cards needs only its strip. */
const EMPTY = 32;
const EMPTY_MOST = 36;

interface Taken {
  readonly seat: number;
  readonly card: string;
  readonly row: number;
  readonly column: number;
}

/** The card that the last turn bought, if its place is still empty. */
function takenIn(view: View, told: Told | undefined): Taken | undefined {
  if (told === undefined || told.roundBegan) return undefined;
  const [bought] = eventsOf(told, 'bought');
  if (bought === undefined) return undefined;
  const { seat, card, row } = bought;
  const now = view.display.find((one) => one.row === row)?.cards;
  // others have dropped into its row, which costs what it cost: it lies beyond them
  if (eventsOf(told, 'rowsDropped').length > 0)
    return keepsColumns(view) || now === undefined || now.length === 0 || now.length >= MOST_CARDS
      ? undefined
      : { seat, card, row, column: MOST_CARDS + 1 };
  const column = told.before.display
    .find((one) => one.row === row)
    ?.cards.find((one) => one.card === card)?.column;
  if (column === undefined || now === undefined || now.some((one) => one.column === column)) return undefined;
  return { seat, card, row, column };
}

interface Shown {
  readonly row: DisplayRow;
  readonly cards: readonly { readonly column: number; readonly card: string; readonly seat?: number }[];
  readonly place: DeckPlace;
}

function shownRows(view: View, taken: Taken | undefined): { readonly rows: Shown[]; readonly key?: Box } {
  const rows = view.display.map((row) => {
    const cards = [...row.cards, ...(taken?.row === row.row ? [taken] : [])];
    return { row, cards: cards.sort((a, b) => a.column - b.column) };
  });
  const wishes = rows.map(({ cards }) => ({
    head: cards.length === 0 ? EMPTY : DECK.strip,
    cards: cards.length > 0,
    most: EMPTY_MOST,
  }));
  const inLine = keepsColumns(view) ? MOST_CARDS : Math.max(2, ...rows.map(({ cards }) => cards.length));
  const { places, ...below } = deckPlacesWithKey(wishes, DECK.first, inLine, KEYS);
  const shown = rows.flatMap((row, nth) => {
    const place = places[nth];
    return place === undefined ? [] : [{ ...row, place }];
  });
  return { rows: shown, ...below };
}

/** With two stations the lowest column loses a card in each turn. */
function keepsColumns({ stations }: View): boolean {
  return stations.length < 3;
}

function boxIn(view: View, { place }: Shown, column: number, nth: number): Box {
  return cardBox(place, keepsColumns(view) ? column - 1 : nth);
}

export function display(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  const { rows, key: below } = shownRows(view, takenIn(view, told));
  const decks = rows.flatMap((shown): Shape[] => {
    const { row, cards, place } = shown;
    const empty = cards.length === 0;
    return [
      ...price(row, empty, place.box, look),
      ...cards.flatMap(({ column, card, seat }, nth): Shape[] => {
        const box = boxIn(view, shown, column, nth);
        if (seat !== undefined) return shadeOf(view, told, look, card, seat, box);
        const facts = [FACTS.offered(card), FACTS.space(row.row, column, card)];
        return [
          ...cardPiece(view, look, card, box, { id: `card:${card}`, facts }),
          badgePlace(`space:${row.row}-${column}`, box.x + box.width - 16, box.y + 14, 18),
        ];
      }),
    ];
  });
  return below === undefined ? decks : [...key(look, below), ...decks];
}

const MOST_CARDS = 3;

/** The bought card, pale, with who has it now. */
function shadeOf(
  view: View,
  told: Told | undefined,
  look: EdenLook,
  card: string,
  seat: number,
  box: Box,
): Shape[] {
  const part = view.printed.parts[card] ?? told?.before.printed.parts[card];
  if (part === undefined) return [];
  const { colour } = lookOfSeat(seat);
  const token = { sign: tokenName(seat), size: 30 } as const;
  const made = { size: 26, fill: '~window', ink: '~on-window', edge: colour } as const;
  const said = [token, look.say({ key: 'sign.sold' })];
  const looks = ([30, 26] as const).map((size) => ({ ...made, size }));
  const fitting = looks.find((one) => pillSize(said, one).width <= box.width + 12);
  return [
    { kind: 'rect', ...box, corner: 11, fill: '~board' },
    { kind: 'group', opacity: PALE, box, shapes: cardShapes(part, look, box, true) },
    { kind: 'rect', ...box, corner: 11, stroke: { colour, weight: 6 } },
    ...pill(
      fitting === undefined ? [token] : said,
      { x: box.x + box.width / 2, y: box.y + box.height - 24 },
      fitting ?? made,
    ),
  ];
}

const PALE = 0.7;

/** What a card of the row costs in coins, and the damage that the purchase brings or mends. */
function price({ row, coins, damage }: DisplayRow, empty: boolean, deck: Box, look: EdenLook): Shape[] {
  const y = deck.y + (empty ? deck.height : DECK.strip) / 2 - 1;
  const words = [
    { words: `${look.say({ key: 'short.price' })} `, colour: '~on-board-quiet' },
    { words: String(coins), colour: empty ? '~on-board-quiet' : '~on-board' },
    { sign: 'coin', size: empty ? 26 : 32 },
  ] as const;
  const style = { size: empty ? 26 : 34, weight: 'bold' } as const;
  const room = deck.width - 22 - widthOfParts(words, style);
  return stating(FACTS.price(row, coins, damage), [
    ...strip(deck, empty ? deck.height : DECK.strip),
    ...partsOn(words, deck.x + 12, y, style),
    ...(empty
      ? [
          textOn(look.say({ key: 'short.soldOut' }), deck.x + deck.width - 10, y, {
            size: 26,
            weight: 'bold',
            anchor: 'end',
            colour: '~on-board-quiet',
          }),
        ]
      : damage === 0
        ? []
        : purchaseDamage(damage, deck, room, look)),
  ]);
}

/** At the right end of the strip, in words where there is room for them. */
function purchaseDamage(damage: number, deck: Box, room: number, look: EdenLook): Shape[] {
  const colour = damage < 0 ? '~board-gain' : '~board-loss';
  const words = `${signed(damage)} ${look.say({ key: 'short.damage' })}`;
  const size = ([30, 26] as const).find((one) => measureText(words, one, 'bold') <= room - 16);
  const parts: Part[] =
    size === undefined
      ? [
          { words: signed(damage), colour },
          { sign: 'burst', size: 32 },
        ]
      : [{ words, colour }];
  const style = { size: size ?? 34, weight: 'bold', anchor: 'end' } as const;
  return partsOn(parts, deck.x + deck.width - 10, deck.y + DECK.strip / 2 - 1, style);
}

import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { PrintedPart, View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { partsOn } from '../../parts.ts';
import { boxOf, piece } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { fit, shorten, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { cardBacks, cardPiece } from './card.ts';
import { cardBox, DECK, deckPlaces, INNER, note, NOTE, shelf, strip, type DeckPlace } from './deck.ts';
import { FACTS } from './facts.ts';
import { signsOf } from './pieces.ts';
import { fresh, sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';
import { eventsOf, type Told } from './turn.ts';

/* The rows on auction. What is over needs one line; the rows that are left share the room, so that their cards grow. */

type Row = View['rows'][number];

/** Heights of rows that are not open: with nothing to show but words, and of the one that was just won. */
const CLOSED = { least: 92, most: 185 } as const;
const WON = 138;
/** Strip of the row that is bid for: its second line has the highest bid. */
const BIDDING = 88;

type Parts = readonly PrintedPart[];

/** What the row held that the last turn sold. */
function wonIn(told: Told | undefined, row: number): Parts {
  if (told === undefined || told.roundBegan) return [];
  return eventsOf(told, 'rowSold')
    .filter((sale) => sale.row === row)
    .flatMap(({ cards }) => cards.flatMap((card) => told.before.printed.parts[card] ?? []));
}

export function auctions(view: View, look: EdenLook, told: Told | undefined): Shape[] {
  const wishes = view.rows.map((row) => {
    if (row.status === 'open') return { head: headOf(view, row), cards: Math.max(1, row.cards?.length ?? 0) };
    const head = wonIn(told, row.row).length > 0 ? WON : CLOSED.least;
    return { head, cards: 0, most: Math.max(head, CLOSED.most) };
  });
  const places = deckPlaces(wishes, DECK.first + NOTE);
  return [
    ...note(look.say({ key: 'short.order' })),
    ...view.rows.flatMap((row, nth) => {
      const place = places[nth];
      if (place === undefined) return [];
      return row.status === 'open'
        ? openRow(view, look, row, place)
        : closedRow(view, look, row, place.box, wonIn(told, row.row));
    }),
  ];
}

function isBidFor(view: View, { row }: Row): boolean {
  return view.auction?.row === row;
}

function headOf(view: View, row: Row): number {
  return isBidFor(view, row) ? BIDDING : DECK.strip;
}

function openRow(view: View, look: EdenLook, row: Row, place: DeckPlace): Shape[] {
  const { box } = place;
  const now = isBidFor(view, row);
  const head = headOf(view, row);
  return [
    ...(now
      ? [
          {
            kind: 'rect',
            ...box,
            x: box.x - 2,
            y: box.y - 4,
            width: box.width + 4,
            height: box.height + 4,
            corner: 10,
            fill: { tint: 'warm', alpha: 0.14 },
            stroke: { colour: 'warm', weight: 4 },
          } as const,
        ]
      : []),
    shelf(box),
    ...strip(box, head),
    ...label(row, look, box),
    ...(now ? highestBid(view, look, box) : []),
    ...(now ? ownMaximum(view, box) : []),
    ...(row.cards ?? []).flatMap((id, at) => {
      const facts = [FACTS.rowCard(row.row, id)];
      return cardPiece(view, look, id, cardBox(place, head, at), { id: `card:${id}`, facts });
    }),
    ...(row.cards?.length === 0 ? [noCards(look, box, head)] : []),
  ];
}

function noCards(look: EdenLook, box: Box, head: number): Shape {
  const y = box.y + head + (box.height - head - DECK.shelf) / 2;
  const style = { size: 34, weight: 'bold', colour: 'faint' } as const;
  return textOn(look.say({ key: 'sign.empty' }), box.x + box.width / 2, y, style);
}

/** Beside the number of a row. */
const BADGE = { gap: 26, r: 18 } as const;

/** The row's number, and how many dives its winner gets with it. */
function label(row: Row, look: EdenLook, { x, y, width }: Box): Shape[] {
  const { actions = 0 } = row;
  const middle = y + DECK.strip / 2 - 1;
  const number = textOn(
    look.say({ key: 'short.row', with: { row: row.row } }),
    x + 12,
    middle,
    { size: 34, weight: 'bold', anchor: 'start' },
    { facts: [FACTS.row(row)] },
  );
  const target = badgePlace(`row:${row.row}`, x + 12 + number.width + BADGE.gap, middle, BADGE.r);
  if (actions === 0) return [number, target];
  const says = look.say({ key: 'short.actions', with: { number: actions } });
  const room = width - 12 - number.width - BADGE.gap - BADGE.r - 38;
  const { size } = fit(says, { width: room, lines: 1, largest: 26 }, 'bold');
  const words = textOn(says, x + width - 12, middle, {
    size,
    weight: 'bold',
    anchor: 'end',
    colour: 'faint',
  });
  return [number, target, words, sprite('tank', words.x - words.width - 16, middle, 15, 33)];
}

/** What stands, and who offers it. */
function highestBid(view: View, look: EdenLook, box: Box): Shape[] {
  const { auction } = view;
  if (auction === undefined) return [];
  const { row, high, bidder } = auction;
  const y = box.y + 60;
  const bold = { size: 34, weight: 'bold' } as const;
  const meaning = { id: 'bid', facts: [FACTS.high(row, high, bidder)] };
  if (bidder === undefined)
    return [
      textOn(
        look.say({ key: 'short.noBid' }),
        box.x + 12,
        y,
        { ...bold, anchor: 'start', colour: 'warm' },
        meaning,
      ),
    ];
  const { seat, name } = personOf(view, look, bidder);
  const says = look.say({ key: 'short.bids', with: { coins: high } });
  const right = box.x + box.width - 12;
  const bid = partsOn([says, { sign: 'coin', size: 36 }], right, y, {
    ...bold,
    anchor: 'end',
    colour: 'warm',
  });
  const left = bid[0] === undefined ? right : boxOf(bid[0]).x;
  const room = left - 12 - box.x - 62;
  return piece(meaning, [
    sprite(tokenName(seat), box.x + 34, y, 44),
    textOn(shorten(name, room, 34, 'bold'), box.x + 62, y, { ...bold, anchor: 'start', colour: 'warm' }),
    ...bid,
  ]);
}

/** How far the viewer goes in secret. */
function ownMaximum(view: View, box: Box): Shape[] {
  const { maximum } = view.auction ?? {};
  if (maximum === undefined) return [];
  const place = { x: box.x + box.width - 190, y: box.y - 2, width: 136, height: 40 };
  return [
    { kind: 'rect', ...place, corner: 12, fill: 'plate-bottom', stroke: { colour: 'warm', weight: 3 } },
    textOn(
      `max ${maximum}`,
      place.x + place.width / 2,
      place.y + 20,
      { size: 30, weight: 'bold', colour: 'warm' },
      { id: 'maximum', facts: [FACTS.maximum(maximum)] },
    ),
  ];
}

/** Who has it and for how much, with what was in it if that is news, or why nobody. */
function closedRow(view: View, look: EdenLook, row: Row, box: Box, parts: Parts): Shape[] {
  const y = box.y + box.height / 2 - 5;
  const { status, winner, price = 0 } = row;
  const right = box.x + box.width - 14;
  const meaning = { id: `sold:${row.row}`, facts: [FACTS.sold(row)] };
  const bold = { size: 34, weight: 'bold' } as const;
  const short = look.say({ key: 'short.row', with: { row: row.row } });
  const number = textOn(
    short,
    box.x + 12,
    y,
    { ...bold, anchor: 'start', colour: 'faint' },
    { facts: [FACTS.row(row)] },
  );
  const ground = [shelf(box), number, badgePlace(`row:${row.row}`, right - 12, y, 22)];
  const after = box.x + 12 + number.width + 18;
  if (status === 'faceDown')
    return [
      ...ground,
      ...cardBacks(row.count, { x: after, y: y - 24, width: 32, height: 49 }, 18),
      textOn(look.say({ key: 'short.faceDown' }), right, y, {
        size: 30,
        anchor: 'end',
        weight: 'bold',
        colour: 'faint',
      }),
    ];
  if (winner === undefined)
    return [
      ...ground,
      textOn(
        look.say({ key: status === 'unsold' ? 'sign.unsold' : 'sign.blocked' }),
        right,
        y,
        { ...bold, anchor: 'end', colour: 'faint' },
        meaning,
      ),
    ];
  const { seat, name } = personOf(view, look, winner);
  const hasNews = parts.length > 0;
  const head = hasNews ? short : look.say({ key: 'short.sold', with: { row: row.row } });
  const [first, second] = hasNews ? [box.y + NEWS_LINE, box.y + NEWS_LINE] : [y - 21, y + 21];
  const label = textOn(
    head,
    box.x + 12,
    first,
    { ...bold, anchor: 'start', colour: hasNews ? 'ink' : 'faint' },
    { facts: [FACTS.row(row)] },
  );
  const left = hasNews ? label.x + label.width + 14 : box.x + 12;
  const end = right - (price > 9 ? 96 : 66);
  return [
    shelf(box),
    label,
    badgePlace(`row:${row.row}`, right - 12, y, 22),
    ...piece(meaning, [
      sprite(tokenName(seat), left + 22, second, 40),
      textOn(shorten(name, end - left - 56, 34, 'bold'), left + 50, second, { ...bold, anchor: 'start' }),
      ...partsOn([String(price), { sign: 'coin', size: 36 }], right, second, { ...bold, anchor: 'end' }),
    ]),
    ...parts.flatMap((part, nth) =>
      pictureOf(part, box.x + PICTURE.first + nth * PICTURE.step, box.y + PICTURE.y),
    ),
  ];
}

/** What a card became, as it stands in the station, with its figure. */
function pictureOf({ category, effect, marker }: PrintedPart, x: number, y: number): Shape[] {
  const { side } = PICTURE;
  const figure = (text: string, middle: number): Shape =>
    textOn(text, middle, y + 3, {
      size: 38,
      weight: 'bold',
      colour: '~on-window',
      halo: { colour: '~window', width: 5 },
    });
  if (effect.type === 'bottles')
    return effect.bottles.flatMap((bottle, nth) => {
      const middle = x + (nth - (effect.bottles.length - 1) / 2) * side * 0.52;
      return [fresh(sprite('tank', middle, y, side * 0.48, side)), figure(String(bottle), middle)];
    });
  const picture = fresh(sprite(PICTURES[category], x, y, side * 0.98, side));
  const [first] = signsOf(effect, marker);
  if (category === 'research' || first === undefined || !('text' in first)) return [picture];
  return [picture, figure(first.text, category === 'shipyard' ? x + side * 0.08 : x)];
}

const PICTURE = { side: 74, step: 112, first: 62, y: 87 } as const;

/** Where the way of a row's cards to its winner begins, whose token stands in its first line. */
export function afterPictures(token: Box, cards: number): Point {
  const last = INNER.x + PICTURE.first + (cards - 1) * PICTURE.step;
  return { x: last + PICTURE.side * 0.62, y: token.y + token.height / 2 - NEWS_LINE + PICTURE.y };
}

/** The middle of the first line of a row that was just won. */
const NEWS_LINE = 24;
const PICTURES: Readonly<Record<Category, string>> = {
  crab: 'hull:crab:dark',
  shell: 'hull:shell:dark',
  octopus: 'hull:octopus:dark',
  shipyard: 'yard',
  oxygen: 'tank',
  research: 'lab',
};

import type { View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { partsOn } from '../../parts.ts';
import { boxOf, piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { shorten, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { cardBacks, cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import { DECK, INNER, shelf, strip } from './deck.ts';
import { FACTS } from './facts.ts';
import { sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';

/* The rows on auction. What is over needs one line; the rows that are left share the room, so that their cards grow. */

type Row = View['rows'][number];

const CLOSED = { least: 90, most: 176 } as const;
const GAP = 8;
/** Strip of the row that is bid for: its second line has the highest bid. */
const BIDDING = 86;
/** A card is not larger than this, so that no row looks like the only thing on the table. */
const LARGEST_CARD = 1.5;
const SMALLEST_CARD = 0.7;

export function auctions(view: View, look: EdenLook): Shape[] {
  const most = largestCards(view);
  const closed = view.rows.filter(({ status }) => status !== 'open').length;
  const needed = view.rows.reduce((sum, row) => sum + heightOf(view, row, most) + GAP, -GAP);
  const spare = (INNER.bottom - DECK.first - needed) / Math.max(1, closed);
  const more = Math.max(0, Math.min(spare, CLOSED.most - CLOSED.least));
  let y: number = DECK.first;
  return view.rows.flatMap((row) => {
    const height = heightOf(view, row, most) + (row.status === 'open' ? 0 : more);
    const box = { x: INNER.x, y, width: INNER.width, height };
    y += box.height + GAP;
    return row.status === 'open'
      ? openRow(view, look, row, box, scaleOf(row, most))
      : closedRow(view, look, row, box);
  });
}

function isBidFor(view: View, { row }: Row): boolean {
  return view.auction?.row === row;
}

/** How large the cards of a row are: as its strip is wide, and as the other rows leave room. */
function scaleOf({ cards = [] }: Row, most: number): number {
  const count = Math.max(1, cards.length);
  return Math.min(most, (INNER.width - 4 * count) / (CARD.width * count));
}

function heightOf(view: View, row: Row, most: number): number {
  if (row.status !== 'open') return CLOSED.least;
  const head = isBidFor(view, row) ? BIDDING : DECK.strip;
  return head + CARD.height * scaleOf(row, most) + DECK.shelf + 6;
}

function largestCards(view: View): number {
  const room = INNER.bottom - DECK.first - (view.rows.length - 1) * GAP;
  for (let most = LARGEST_CARD; most > SMALLEST_CARD; most -= 0.02)
    if (view.rows.reduce((sum, row) => sum + heightOf(view, row, most), 0) <= room) return most;
  return SMALLEST_CARD;
}

function openRow(view: View, look: EdenLook, row: Row, box: Box, k: number): Shape[] {
  const now = isBidFor(view, row);
  const head = now ? BIDDING : DECK.strip;
  const cards = row.cards ?? [];
  const [width, height] = [CARD.width * k, CARD.height * k];
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
    badgePlace(`row:${row.row}`, box.x + box.width - 26, box.y + 18, 22),
    ...cards.flatMap((id, at) =>
      cardPiece(
        view,
        look,
        id,
        { x: box.x + 2 + at * (width + 4), y: box.y + head + 2, width, height },
        { id: `card:${id}`, facts: [FACTS.rowCard(row.row, id)] },
      ),
    ),
  ];
}

/** The row's number, and how many dives come with it. */
function label(row: Row, look: EdenLook, { x, y }: Box): Shape[] {
  const { actions = 0 } = row;
  const middle = y + DECK.strip / 2 - 1;
  const number = textOn(
    look.say({ key: 'short.row', with: { row: row.row } }),
    x + 12,
    middle,
    { size: 34, weight: 'bold', anchor: 'start' },
    { facts: [FACTS.row(row)] },
  );
  if (actions === 0) return [number];
  const says = look.say({ key: 'short.actions', with: { number: actions } });
  const left = x + 12 + number.width + 20;
  return [
    number,
    sprite('tank', left + 8, middle, 15, 33),
    textOn(says, left + 24, middle, { size: 26, weight: 'bold', anchor: 'start', colour: 'faint' }),
  ];
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

/** Who has it and for how much, or why nobody. */
function closedRow(view: View, look: EdenLook, row: Row, box: Box): Shape[] {
  const y = box.y + box.height / 2 - 5;
  const { status, winner, price = 0 } = row;
  const right = box.x + box.width - 14;
  const meaning = { id: `sold:${row.row}`, facts: [FACTS.sold(row)] };
  const bold = { size: 34, weight: 'bold' } as const;
  const number = textOn(
    look.say({ key: 'short.row', with: { row: row.row } }),
    box.x + 12,
    y,
    { ...bold, anchor: 'start', colour: 'faint' },
    { facts: [FACTS.row(row)] },
  );
  const ground = [shelf(box), number, badgePlace(`row:${row.row}`, right - 12, y, 22)];
  const left = box.x + 12 + number.width + 18;
  if (status === 'faceDown')
    return [
      ...ground,
      ...cardBacks(row.count, { x: left, y: y - 24, width: 32, height: 49 }, 18),
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
  const head = look.say({ key: 'short.sold', with: { row: row.row } });
  return [
    shelf(box),
    textOn(
      head,
      box.x + 12,
      y - 21,
      { ...bold, anchor: 'start', colour: 'faint' },
      { facts: [FACTS.row(row)] },
    ),
    badgePlace(`row:${row.row}`, right - 12, y, 22),
    ...piece(meaning, [
      sprite(tokenName(seat), box.x + 34, y + 21, 40),
      textOn(shorten(name, right - (price > 9 ? 96 : 66) - box.x - 62, 34, 'bold'), box.x + 62, y + 21, {
        ...bold,
        anchor: 'start',
      }),
      ...partsOn([String(price), { sign: 'coin', size: 36 }], right, y + 21, { ...bold, anchor: 'end' }),
    ]),
  ];
}

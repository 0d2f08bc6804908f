import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { arriving, cardShapes, emptyPlace } from './card.ts';
import { dealOf, FACTS } from './facts.ts';
import { panel, rowPlace } from './offer.ts';
import type { RowPlace } from './offer.ts';
import { PIECES } from './pieces.ts';

/* The four rows of phase C, and the bidding for one of them. */

const BIDDING_HEIGHT = 132;
type Row = View['rows'][number];

/** The row's number, and the oxygen actions that come with it. */
function label({ row, actions = 0 }: Row, { x, y, width, height }: Box): Shape[] {
  const step = Math.min(30, (width - 20) / 3);
  return [
    textOn(String(row), x + width / 2, y + height * 0.34, { size: 58, weight: 'bold' }),
    ...Array.from({ length: actions }, (_, at) =>
      silhouette(
        PIECES.bottle,
        x + width / 2 + (at - (actions - 1) / 2) * step,
        y + height * 0.76,
        34,
        'cold',
      ),
    ),
  ];
}

/** Instead of cards: who has it and for how much, or why nobody. */
export function closedRow(view: View, row: Row, look: Look, place: RowPlace): Shape[] {
  const [card] = place.cards;
  if (card === undefined) return [];
  const x = card.x + 20;
  const y = place.whole.y + place.whole.height / 2;
  const { status, winner, price = 0 } = row;
  const key = status === 'sold' ? 'sign.sold' : status === 'unsold' ? 'sign.unsold' : 'sign.blocked';
  const meaning = { id: `sold:${row.row}`, facts: [FACTS.sold(row)], deal: dealOf(view) };
  const width = place.whole.x + place.whole.width - x - 20;
  if (winner === undefined) {
    const words = fit(look.say({ key }), { width, lines: 1, largest: 44 });
    return words.lines.map((line, at) =>
      textOn(line, x, y, { size: words.size, anchor: 'start', colour: 'faint' }, at === 0 ? meaning : {}),
    );
  }
  const { seat } = personOf(view, look, winner);
  return piece(meaning, [
    seatToken(seat, x + 34, y, 68),
    silhouette(PIECES.coin, x + 112, y, 46, 'warm'),
    textOn(String(price), x + 146, y, { size: 58, weight: 'bold', anchor: 'start' }),
  ]);
}

function openCards(view: View, row: Row, place: RowPlace): Shape[] {
  return place.cards.flatMap((box, at) => {
    const id = row.cards?.[at];
    const part = view.printed.parts[id ?? ''];
    const deal = dealOf(view, row.row);
    if (id === undefined || part === undefined) return [emptyPlace(box, deal)];
    const meaning = { id: `card:${id}`, facts: [FACTS.rowCard(row.row, id)], deal };
    return piece(meaning, cardShapes({ id, part }, box));
  });
}

function auctionRow(view: View, row: Row, look: Look, place: RowPlace): Shape[] {
  const now = view.auction?.row === row.row;
  const open = row.status === 'open';
  const meaning = { facts: [FACTS.row(row)] };
  const [number, ...actions] = label(row, place.label);
  return [
    {
      ...panel(place.whole),
      target: `row:${row.row}`,
      deal: dealOf(view),
      ...(now && { fill: 'raised' as const, stroke: { colour: 'warm' as const, weight: 'line' as const } }),
    },
    ...(number === undefined ? [] : [{ ...number, ...meaning, ...(!open && { dim: true as const }) }]),
    ...(open ? [...actions, ...openCards(view, row, place)] : closedRow(view, row, look, place)),
  ];
}

/** The highest bid, large, and who is still in. */
export function biddingPanel(view: View, look: Look, box: Box): Shape[] {
  const { auction } = view;
  if (auction === undefined) return [];
  const { row, high, bidder, maximum } = auction;
  const y = box.y + box.height / 2;
  const deal = `bids-${dealOf(view, row)}`;
  const high0 = piece({ id: 'bid', facts: [FACTS.high(row, high, bidder)], deal }, [
    silhouette(PIECES.coin, box.x + 52, y, 62, bidder === undefined ? 'edge' : 'warm'),
    textOn(bidder === undefined ? '–' : String(high), box.x + 96, y, {
      size: 76,
      weight: 'bold',
      anchor: 'start',
    }),
    ...(bidder === undefined ? [] : [seatToken(personOf(view, look, bidder).seat, box.x + 224, y, 72)]),
  ]);
  const others = auction.in.filter((seat) => seat !== bidder);
  const right = box.x + box.width - 34;
  const tokens = [...others].reverse().map((seat, at) => seatToken(seat, right - at * 54, y, 46));
  const [first, ...rest] = tokens;
  return [
    panel(box),
    ...high0,
    ...(first === undefined ? [] : [{ ...first, facts: [FACTS.in(auction.in)] }, ...rest]),
    ...(maximum === undefined
      ? []
      : [
          // behind one's own screen, as coins are
          ...piece({ id: 'maximum', facts: [FACTS.maximum(maximum)], deal }, [
            silhouette(PIECES.screen, right - 66, box.y + box.height - 28, 34, 'warm'),
            textOn(String(maximum), right + 14, box.y + box.height - 28, {
              size: 34,
              weight: 'bold',
              anchor: 'end',
              colour: 'warm',
            }),
          ]),
        ]),
  ];
}

export function auctions(view: View, look: Look, box: Box): Shape[] {
  const rows = { ...box, height: box.height - BIDDING_HEIGHT - 8 };
  const below = { ...box, y: box.y + box.height - BIDDING_HEIGHT, height: BIDDING_HEIGHT };
  return [
    ...view.rows.flatMap((row, nth) => auctionRow(view, row, look, rowPlace(rows, nth))),
    ...biddingPanel(view, look, below),
    ...(view.auction === undefined ? arriving(view, { ...below, height: below.height - 4 }) : []),
  ];
}

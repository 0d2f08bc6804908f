import type { View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import type { Box, Meaning, Scene, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { cardBacks, cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import { FACTS, stating } from './facts.ts';
import { BOARD } from './ground.ts';
import { prices } from './market.ts';
import { seaPanel } from '../../sea-panel.ts';
import { ownName } from './offer-words.ts';
import { sprite } from './signs.ts';
import { top } from './top.ts';
import { sayOfGame, type EdenLook } from './messages.ts';

/* What is on offer, alone and large: every card with its effect in words. */

const WIDTH = 1600;
const FIRST = 140;
const ROW = 214;
const GAP = 10;
const LABEL = 150;
const MARGIN = 14;

interface Offered {
  readonly id: string;
  /** where it lies, as the menus say it: "3-2" */
  readonly place?: string;
  readonly meaning: Meaning & { readonly id: string };
}

export function offerFocus(view: View, look: EdenLook): Scene {
  const rows = view.phase === 'A' ? displayRows(view, look) : marketAndRows(view, look);
  const height = FIRST + rows.length * (ROW + GAP) + MARGIN;
  return {
    width: WIDTH,
    height,
    theme: 'new-eden',
    ground: '~water-4',
    still: [{ kind: 'sprite', name: 'sea', x: 0, y: 0, ...BOARD, height: Math.max(BOARD.height, height) }],
    moving: [...top(view, look, undefined), ...rows.flat()],
  };
}

function rowBox(nth: number): Box {
  return { x: MARGIN, y: FIRST + nth * (ROW + GAP), width: WIDTH - 2 * MARGIN, height: ROW };
}

function cellBox(row: Box, at: number): Box {
  const width = (row.width - LABEL - 4 * GAP) / 3;
  return { x: row.x + LABEL + GAP + at * (width + GAP), y: row.y + 10, width, height: row.height - 20 };
}

/** The card itself, and beside it its name, what it does and where it lies. */
function wordy(view: View, look: EdenLook, { id, place, meaning }: Offered, box: Box): Shape[] {
  const part = view.printed.parts[id];
  if (part === undefined) return [];
  const height = box.height - 38;
  const width = (height * CARD.width) / CARD.height;
  const card = { x: box.x + 4, y: box.y + 4, width, height };
  const left = card.x + width + 16;
  const room = box.x + box.width - left - 8;
  const name = ownName(look, part.category, id) ?? look.name('category', part.category);
  const title = fit(name, { width: room, lines: 2, largest: 34, smallest: 26 }, 'bold');
  const says = fit(sayOfGame(look, part.words), { width: room, lines: 4, largest: 30, smallest: 20 });
  const lines = [
    ...title.lines.map((text) => ({ text, size: title.size, bold: true })),
    ...says.lines.map((text) => ({ text, size: says.size, bold: false })),
  ];
  let y = box.y + 8;
  return [
    ...cardPiece(view, look, id, card, meaning),
    ...lines.map(({ text, size, bold }) => {
      y += size * 1.16;
      return textOn(text, left, y - size * 0.45, {
        size,
        weight: bold ? 'bold' : 'regular',
        anchor: 'start',
        colour: bold ? 'ink' : 'faint',
      });
    }),
    ...(place === undefined
      ? []
      : [
          textOn(place, card.x + card.width / 2, box.y + box.height - 15, {
            size: 26,
            colour: '~quiet',
          }),
        ]),
  ];
}

function displayRows(view: View, look: EdenLook): Shape[][] {
  return view.display.map(({ row, coins, damage, cards }, nth) => {
    const box = rowBox(nth);
    const x = box.x + LABEL / 2;
    const y = box.y + box.height / 2;
    const lift = damage === 0 ? 0 : 28;
    return [
      seaPanel(box),
      ...stating(FACTS.price(row, coins, damage), [
        sprite('coin', x, y - lift, 92),
        textOn(String(coins), x, y - lift, { size: 58, weight: 'bold', colour: '~on-lit' }),
        ...(damage === 0
          ? []
          : [
              textOn(damage < 0 ? `−${-damage}` : `+${damage}`, x, y + 56, {
                size: 44,
                weight: 'bold',
                anchor: 'end',
                colour: damage < 0 ? '~gain' : '~loss',
              }),
              sprite('burst', x + 26, y + 56, 42),
            ]),
      ]),
      ...cards.flatMap(({ column, card }) => {
        const place = `${row}-${column}`;
        const facts = [FACTS.offered(card), FACTS.space(row, column, card)];
        const meaning = { id: `card:${card}`, facts, target: `space:${place}` };
        return wordy(view, look, { id: card, place, meaning }, cellBox(box, column - 1));
      }),
    ];
  });
}

/** Phase B: prices and the viewer's own cards; then, and in phase C, the rows for the auctions. */
function marketAndRows(view: View, look: EdenLook): Shape[][] {
  const hand = view.phase === 'B' ? (view.hand ?? []) : [];
  const market = view.phase === 'B' ? [marketRow(view, look)] : [];
  const own = hand.length === 0 ? [] : [ownRow(view, look, hand, rowBox(market.length))];
  const before = market.length + own.length;
  return [
    ...market,
    ...own,
    ...view.rows.map((row, nth) => auctionRow(view, look, row, rowBox(before + nth))),
  ];
}

function marketRow(view: View, look: EdenLook): Shape[] {
  const box = rowBox(0);
  const { x, y, height } = box;
  return [
    seaPanel(box),
    ...prices(view, look, { x: x + 20, y: y + 24, width: 700, height: height - 48 }),
    ...view.stations.flatMap(({ hasChosen }, seat) => {
      if (hasChosen === undefined) return [];
      const middle = { x: x + 840 + seat * 190, y: y + height / 2 };
      return [
        sprite(tokenName(seat), middle.x, middle.y, 82),
        sprite(hasChosen ? 'ready' : 'choosing', middle.x + 82, middle.y, 66),
      ];
    }),
  ];
}

function ownRow(view: View, look: EdenLook, hand: readonly string[], box: Box): Shape[] {
  return [
    seaPanel(box),
    sprite('back', box.x + LABEL / 2, box.y + box.height / 2, 84, 130),
    ...hand.flatMap((id, at) => {
      const facts = [FACTS.hand(id), ...(view.pick?.includes(id) === true ? [FACTS.picked(id)] : [])];
      const meaning = { id: `card:${id}`, facts, target: `hand:${id}` };
      return wordy(view, look, { id, meaning }, cellBox(box, at));
    }),
  ];
}

type Row = View['rows'][number];

function auctionRow(view: View, look: EdenLook, row: Row, box: Box): Shape[] {
  const { status, actions = 0, cards = [], winner, price = 0, count } = row;
  const x = box.x + LABEL / 2;
  const y = box.y + box.height / 2;
  const now = view.auction?.row === row.row;
  const shown = status === 'open' || (status === 'faceDown' && cards.length > 0);
  const number = textOn(
    String(row.row),
    x,
    y - 40,
    { size: 76, weight: 'bold', colour: status === 'open' ? 'ink' : '~quiet' },
    { facts: [FACTS.row(row)] },
  );
  const bid =
    now && view.auction?.bidder !== undefined
      ? [
          sprite('coin', box.x + LABEL - 34, box.y + 36, 56),
          textOn(String(view.auction.high), box.x + LABEL - 34, box.y + 36, {
            size: 38,
            weight: 'bold',
            colour: '~on-lit',
          }),
          sprite(
            tokenName(personOf(view, look, view.auction.bidder).seat),
            box.x + LABEL - 4,
            box.y + 66,
            36,
          ),
        ]
      : [];
  return [
    {
      ...seaPanel(box),
      target: `row:${row.row}`,
      ...(now && { stroke: { colour: 'warm' as const, weight: 5 } }),
    },
    number,
    ...bid,
    ...Array.from({ length: status === 'open' ? actions : 0 }, (_, nth) =>
      sprite('tank', x + (nth - (actions - 1) / 2) * 34, y + 52, 28, 64),
    ),
    ...(shown
      ? cards.flatMap((id, at) => {
          const facts = status === 'open' ? [FACTS.rowCard(row.row, id)] : [];
          const meaning = { id: `card:${id}`, facts };
          return wordy(view, look, { id, meaning }, cellBox(box, at));
        })
      : []),
    ...(status === 'faceDown' && !shown
      ? cardBacks(count, { x: box.x + LABEL + 30, y: box.y + 24, width: 108, height: 166 }, 126)
      : []),
    ...(winner === undefined
      ? []
      : [
          sprite(tokenName(personOf(view, look, winner).seat), box.x + LABEL + 90, y, 96),
          sprite('coin', box.x + LABEL + 230, y, 96),
          textOn(
            String(price),
            box.x + LABEL + 230,
            y,
            { size: 58, weight: 'bold', colour: '~on-lit' },
            { facts: [FACTS.sold(row)] },
          ),
        ]),
    ...(status === 'unsold' || status === 'blocked'
      ? [
          textOn(
            look.say({ key: status === 'unsold' ? 'sign.unsold' : 'sign.blocked' }),
            box.x + LABEL + 40,
            y,
            { size: 44, weight: 'bold', anchor: 'start', colour: '~quiet' },
            { facts: [FACTS.sold(row)] },
          ),
        ]
      : []),
  ];
}

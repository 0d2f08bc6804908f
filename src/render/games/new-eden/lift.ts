import type { View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { roundedPath } from '../../plates.ts';
import { piece } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { arriving, CARD, cardBacks, cardPiece } from './card.ts';
import { FACTS, stating } from './facts.ts';
import { PIECE_BY_CATEGORY, PIECES } from './pieces.ts';
import { sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';

/* The lift at the left: the round's two bonus cards, and on its four decks what is on offer. */

const INNER = { x: 24, width: 402 } as const;
const DECK = { first: 226, step: 196, height: 190, shelf: 10 } as const;
const TAG = { x: 26, width: 90 } as const;
const FIRST_CARD = 122;
const CARD_STEP = 103;

export function liftBoard(view: View, look: EdenLook): Shape[] {
  return [...bonusCards(view), ...offer(view, look)];
}

function offer(view: View, look: EdenLook): Shape[] {
  switch (view.phase) {
    case 'A':
      return display(view, look);
    case 'B':
      return market(view, look);
    case 'C':
    case 'D':
      return auctions(view, look);
  }
}

/** An arrow in the category's colour, and what each of these brings. */
function bonusCards(view: View): Shape[] {
  return view.bonus.flatMap((bonus, at) => {
    const box = { x: INNER.x + at * 203, y: 146, width: 199, height: 68 };
    const { category, reward } = bonus;
    const y = box.y + box.height / 2;
    const ink = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
    const d = `M${box.x + 6} ${box.y + 5}H${box.x + 74}L${box.x + 98} ${y}L${box.x + 74} ${box.y + 63}H${box.x + 6}Z`;
    const words = textOn(`+${reward.n}`, box.x + 124, y, { size: 44, weight: 'bold', colour: '~print' });
    return piece({ id: `bonus:${at}`, facts: [FACTS.bonus(at, bonus.id)] }, [
      {
        kind: 'rect',
        ...box,
        corner: 9,
        fill: {
          gradient: 'linear',
          stops: [
            [0, '~paper'],
            [1, '~paper-low'],
          ],
        },
        stroke: { colour: '~outline', weight: 4 },
      },
      {
        kind: 'group',
        clip: roundedPath(box, 9),
        shapes: [
          {
            kind: 'curve',
            d,
            box: { ...box, width: 98 },
            fill: {
              gradient: 'linear',
              stops: [
                [0, { tint: `~${category}`, light: 0.12 }],
                [1, { tint: `~${category}`, light: -0.15 }],
              ],
            },
          },
        ],
      },
      {
        kind: 'path',
        d: PIECES[PIECE_BY_CATEGORY[category]].d,
        x: box.x + 18,
        y: y - 24,
        size: 48,
        fill: ink,
      },
      words,
      sprite(reward.type === 'coins' ? 'coin' : 'star', box.x + 172, y, 40),
    ]);
  });
}

function deckAt(nth: number): Box {
  return { x: INNER.x, y: DECK.first + nth * DECK.step, width: INNER.width, height: DECK.height };
}

/** What cards stand on. */
function shelf({ x, y, width }: Box, height: number): Shape {
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

function cardPlace(deck: Box, at: number): Box {
  return { x: FIRST_CARD + at * CARD_STEP, y: deck.y + 4, ...CARD };
}

/** Phase A: what one card of a row costs, and its three cards. */
function display(view: View, look: EdenLook): Shape[] {
  return [
    ...view.display.flatMap((row, nth) => {
      const deck = deckAt(nth);
      return [
        shelf(deck, DECK.height),
        ...price(row, deck),
        ...row.cards.flatMap(({ column, card }) => {
          const box = cardPlace(deck, column - 1);
          const target = `space:${row.row}-${column}`;
          const facts = [FACTS.offered(card), FACTS.space(row.row, column, card)];
          return [
            ...cardPiece(view, card, box, { id: `card:${card}`, facts }),
            badgePlace(target, box.x + box.width - 12, box.y + 12, 22),
          ];
        }),
      ];
    }),
    ...waiting(view, look),
  ];
}

type DisplayRow = View['display'][number];

function price({ row, coins, damage, cards }: DisplayRow, deck: Box): Shape[] {
  const facts = FACTS.price(row, coins, damage);
  const shapes = stating(facts, tag(coins, damage, deck));
  return cards.length > 0 ? shapes : shapes.map((shape) => ({ ...shape, dim: true as const }));
}

/** A gold coin on a tag that points at the row; below it the damage that the purchase brings or mends. */
function tag(coins: number, damage: number, deck: Box): Shape[] {
  const { x, width } = TAG;
  const y = deck.y + 26;
  const height = 132;
  const middle = x + 38;
  const d = `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + width - 16}L${x + width} ${y + height / 2}L${x + width - 16} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}Z`;
  const lift = damage === 0 ? 0 : 22;
  const box = { x, y, width, height };
  return [
    {
      kind: 'curve',
      d,
      box,
      fill: {
        gradient: 'linear',
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
      stroke: { colour: 'plate-rim', weight: 2.5 },
    },
    sprite('coin', middle, y + height / 2 - lift, 70),
    textOn(String(coins), middle, y + height / 2 - lift, { size: 44, weight: 'bold', colour: '~on-lit' }),
    ...(damage === 0
      ? []
      : [
          textOn(damage < 0 ? `−${-damage}` : `+${damage}`, middle + 2, y + height - 26, {
            size: 34,
            weight: 'bold',
            anchor: 'end',
            colour: damage < 0 ? '~gain' : '~loss',
          }),
          sprite('burst', middle + 22, y + height - 26, 34),
        ]),
  ];
}

/** A bought card that has to wait, and whose it will be. */
function waiting(view: View, look: EdenLook): Shape[] {
  const { building } = view;
  if (building === undefined) return [];
  const { seat } = personOf(view, look, building.station);
  const box = { x: 452, y: 150, width: CARD.width, height: CARD.height };
  return [...arriving(view, box, 1), sprite(tokenName(seat), box.x + 88, box.y + 160, 44)];
}

// phase B

const SEAT_ROW = { height: 146, step: 150 } as const;

/** Who still chooses, what one, two and three cards cost, and the viewer's own cards. */
function market(view: View, look: EdenLook): Shape[] {
  const hand = view.hand ?? [];
  const asked = view.stations.flatMap(({ hasChosen }, station) =>
    hasChosen === undefined ? [] : [{ station, hasChosen }],
  );
  const step = hand.length > 0 ? 92 : SEAT_ROW.step;
  const rows = asked.flatMap(({ station, hasChosen }, nth) =>
    marketRow(view, look, station, hasChosen, {
      x: INNER.x,
      y: 226 + nth * step,
      width: INNER.width,
      height: step - 8,
    }),
  );
  const below = 226 + Math.max(asked.length, hand.length > 0 ? 0 : 4) * step;
  return [
    ...rows,
    ...(hand.length > 0 ? ownHand(view, { x: INNER.x, y: below + 8, width: INNER.width, height: 250 }) : []),
    ...faceDownRows(view, Math.min(below + (hand.length > 0 ? 262 : 6), 742)),
    ...prices(view, { x: INNER.x, y: 872, width: INNER.width, height: 132 }),
    ...(hand.length > 0 ? [] : arriving(view, { x: INNER.x + 30, y: 640, width: 300, height: CARD.height })),
  ];
}

function marketRow(view: View, look: EdenLook, station: number, chosen: boolean, box: Box): Shape[] {
  const { seat } = personOf(view, look, station);
  const of = view.stations[station];
  const y = box.y + box.height / 2 - 4;
  const size = Math.min(68, box.height * 0.66);
  const height = Math.min(116, box.height - 18);
  const width = height * 0.65;
  return [
    shelf(box, box.height),
    sprite(tokenName(seat), box.x + 48, y, size),
    ...cardBacks(3, { x: box.x + 118, y: y - height / 2, width, height }, width * 0.62, chosen),
    {
      ...sprite(chosen ? 'ready' : 'choosing', box.x + box.width - 64, y, size * 0.8),
      ...(of !== undefined && { facts: [FACTS.chosen(station, of)] }),
    },
  ];
}

/** The viewer's cards; what is chosen has a warm rim. */
function ownHand(view: View, box: Box): Shape[] {
  const { hand = [], pick } = view;
  const width = 126;
  const height = (width * CARD.height) / CARD.width;
  return hand.flatMap((id, at) => {
    const place = { x: box.x + 6 + at * (width + 6), y: box.y + 6, width, height };
    const bought = pick?.includes(id) === true;
    const facts = [FACTS.hand(id), ...(bought ? [FACTS.picked(id)] : [])];
    const shapes = cardPiece(view, id, place, { id: `card:${id}`, facts });
    return [
      ...(pick === undefined || bought ? shapes : shapes.map((shape) => ({ ...shape, dim: true as const }))),
      ...(bought
        ? [
            {
              kind: 'rect' as const,
              ...place,
              corner: 12,
              stroke: { colour: 'warm' as const, weight: 6 },
            },
          ]
        : []),
      badgePlace(`hand:${id}`, place.x + width - 14, place.y + 14, 24),
    ];
  });
}

/** Rows for the auctions, once one of them holds cards. */
function faceDownRows(view: View, y: number): Shape[] {
  if (view.rows.every(({ count }) => count === 0)) return [];
  const width = INNER.width / view.rows.length;
  return view.rows.flatMap((row, nth): Shape[] => {
    const x = INNER.x + nth * width;
    return stating(FACTS.row(row), [
      textOn(String(row.row), x + 18, y + 56, { size: 34, weight: 'bold', colour: '~quiet' }),
      ...cardBacks(row.count, { x: x + 34, y: y + 18, width: 42, height: 66 }, 12),
    ]);
  });
}

/** One, two, three cards: coins and damage. */
export function prices({ printed }: View, box: Box): Shape[] {
  const step = box.width / 3;
  return [1, 2, 3].flatMap((count, at) => {
    const coins = printed.marketPrice[count] ?? 0;
    const damage = printed.marketDamage[count] ?? 0;
    const cell = { x: box.x + at * step + 2, y: box.y, width: step - 4, height: box.height };
    const x = cell.x + cell.width / 2;
    const y = cell.y + cell.height * 0.75;
    const figure = { size: 34, weight: 'bold', anchor: 'end' } as const;
    return stating(FACTS.market(count, coins, damage), [
      {
        kind: 'rect',
        ...cell,
        corner: 12,
        fill: {
          gradient: 'linear',
          stops: [
            [0, 'plate-top'],
            [1, 'plate-bottom'],
          ],
        },
        stroke: { colour: 'plate-rim', weight: 2.5 },
      },
      ...cardBacks(count, { x: x - 17 - (count - 1) * 11, y: cell.y + 12, width: 36, height: 56 }, 22),
      textOn(String(coins), x - 30, y, figure),
      sprite('coin', x - 12, y, 30),
      textOn(String(damage), x + 28, y, figure),
      sprite('burst', x + 46, y, 34),
    ]);
  });
}

// phases C and D

type Row = View['rows'][number];

/** The rows on auction; of the present one the highest bid and who bids. */
function auctions(view: View, look: EdenLook): Shape[] {
  return [
    ...view.rows.flatMap((row, nth) => auctionRow(view, row, look, deckAt(nth))),
    ...(view.auction === undefined ? waiting(view, look) : ownMaximum(view)),
  ];
}

function auctionRow(view: View, row: Row, look: EdenLook, deck: Box): Shape[] {
  const now = view.auction?.row === row.row;
  const open = row.status === 'open';
  return [
    ...(now
      ? [
          {
            kind: 'rect',
            ...deck,
            corner: 10,
            fill: { tint: 'warm', alpha: 0.14 },
            stroke: { colour: 'warm', weight: 4 },
          } as const,
        ]
      : []),
    shelf(deck, DECK.height),
    ...label(view, row, look, deck, now),
    badgePlace(`row:${row.row}`, TAG.x + 72, deck.y + 22, 22),
    ...(open
      ? (row.cards ?? []).flatMap((id, at) =>
          cardPiece(view, id, cardPlace(deck, at), {
            id: `card:${id}`,
            facts: [FACTS.rowCard(row.row, id)],
          }),
        )
      : closedRow(view, row, look, deck)),
  ];
}

/** The row's number, the dives that come with it, and while it is bid for the highest bid. */
function label(view: View, row: Row, look: EdenLook, deck: Box, now: boolean): Shape[] {
  const x = TAG.x + 40;
  const bidding = now && view.auction !== undefined;
  const { actions = 0 } = row;
  const number = textOn(
    String(row.row),
    x,
    deck.y + (bidding ? 34 : 70),
    { size: bidding ? 44 : 58, weight: 'bold', colour: row.status === 'open' ? 'ink' : '~quiet' },
    { facts: [FACTS.row(row)] },
  );
  const bottles = Array.from({ length: row.status === 'open' ? actions : 0 }, (_, nth) =>
    sprite('tank', x + (nth - (actions - 1) / 2) * 26, deck.y + (bidding ? 82 : 126), 20, 45),
  );
  return [number, ...bottles, ...(bidding ? highestBid(view, look, { x, y: deck.y + 144 }) : [])];
}

function highestBid(view: View, look: EdenLook, { x, y }: Point): Shape[] {
  const { auction } = view;
  if (auction === undefined) return [];
  const { row, high, bidder } = auction;
  const shapes: Shape[] = [
    sprite('coin', x - 6, y, 62),
    textOn(bidder === undefined ? '–' : String(high), x - 6, y, {
      size: 44,
      weight: 'bold',
      colour: '~on-lit',
    }),
    ...(bidder === undefined
      ? []
      : [sprite(tokenName(personOf(view, look, bidder).seat), x + 30, y - 20, 38)]),
  ];
  return piece({ id: 'bid', facts: [FACTS.high(row, high, bidder)] }, shapes);
}

/** How far the viewer goes in secret. */
function ownMaximum(view: View): Shape[] {
  const { row, maximum } = view.auction ?? {};
  if (maximum === undefined) return [];
  const deck = deckAt(
    Math.max(
      0,
      view.rows.findIndex((one) => one.row === row),
    ),
  );
  const box = { x: deck.x + deck.width - 142, y: deck.y + 8, width: 134, height: 44 };
  return [
    { kind: 'rect', ...box, corner: 12, fill: 'plate-bottom', stroke: { colour: 'warm', weight: 3 } },
    textOn(
      `max ${maximum}`,
      box.x + box.width / 2,
      box.y + 22,
      { size: 34, weight: 'bold', colour: 'warm' },
      { id: 'maximum', facts: [FACTS.maximum(maximum)] },
    ),
  ];
}

/** Who has it and for how much, or why nobody. */
function closedRow(view: View, row: Row, look: EdenLook, deck: Box): Shape[] {
  const y = deck.y + DECK.height / 2 - 6;
  const { status, winner, price: paid = 0 } = row;
  const meaning = { id: `sold:${row.row}`, facts: [FACTS.sold(row)] };
  if (status === 'faceDown')
    return stating(
      FACTS.row(row),
      cardBacks(row.count, { x: 140, y: deck.y + 20, width: 96, height: 148 }, 70),
    );
  if (winner === undefined) {
    const key = status === 'unsold' ? 'sign.unsold' : 'sign.blocked';
    const words = fit(look.say({ key }), { width: 270, lines: 2, largest: 38 }, 'bold');
    return words.lines.map((line, at) =>
      textOn(
        line,
        276,
        y + (at - (words.lines.length - 1) / 2) * words.size * 1.1,
        { size: words.size, weight: 'bold', colour: '~quiet' },
        at === 0 ? meaning : {},
      ),
    );
  }
  const { seat } = personOf(view, look, winner);
  return piece(meaning, [
    sprite(tokenName(seat), 196, y, 84),
    sprite('coin', 322, y, 84),
    textOn(String(paid), 322, y, { size: 50, weight: 'bold', colour: '~on-lit' }),
  ]);
}

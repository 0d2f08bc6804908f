import type { View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { partsOn } from '../../parts.ts';
import { signed } from '../../pills.ts';
import type { Box, Shape } from '../../shapes.ts';
import { fit, shorten, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { cardBacks, cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import { INNER, shelf } from './deck.ts';
import { FACTS, stating } from './facts.ts';
import { sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';

/* The black market: who still chooses, what one, two and three cards cost, and the viewer's own cards. */

const FIRST = 246;
/** Of the rows of seats: with the viewer's own cards below them, and without. */
const STEPS = { beside: 78, alone: 98 } as const;
const HAND = 166;
const PRICES = 198;

/** Who still chooses, what one, two and three cards cost, and the viewer's own cards. */
export function market(view: View, look: EdenLook): Shape[] {
  const hand = view.hand ?? [];
  const asked = view.stations.flatMap(({ hasChosen }, station) =>
    hasChosen === undefined ? [] : [{ station, hasChosen }],
  );
  const step = hand.length > 0 ? STEPS.beside : STEPS.alone;
  const across = { x: INNER.x, width: INNER.width } as const;
  const below = FIRST + asked.length * step;
  const rows = below + (hand.length > 0 ? HAND : 0);
  return [
    ...asked.flatMap(({ station, hasChosen }, nth) =>
      marketRow(view, look, station, hasChosen, { ...across, y: FIRST + nth * step, height: step - 8 }),
    ),
    ...(hand.length > 0 ? ownHand(view, look, { ...across, y: below + 10, height: CARD.height }) : []),
    ...faceDownRows(view, look, rows + 4),
    ...prices(view, look, { ...across, y: INNER.bottom - PRICES, height: PRICES }),
  ];
}

function marketRow(view: View, look: EdenLook, station: number, chosen: boolean, box: Box): Shape[] {
  const { seat, name } = personOf(view, look, station);
  const of = view.stations[station];
  const y = box.y + box.height / 2 - 5;
  const right = box.x + box.width - 10;
  const says = look.say({ key: chosen ? 'short.ready' : 'short.choosing' });
  const word = textOn(
    says,
    right,
    y,
    { size: 30, weight: 'bold', anchor: 'end', colour: chosen ? '~gain' : 'faint' },
    of === undefined ? {} : { facts: [FACTS.chosen(station, of)] },
  );
  const room = box.width - 10 - word.width - 60 - 10;
  return [
    shelf(box),
    sprite(tokenName(seat), box.x + 30, y, 48),
    textOn(shorten(name, room, 34, 'bold'), box.x + 60, y, { size: 34, weight: 'bold', anchor: 'start' }),
    word,
  ];
}

/** The viewer's cards; what is chosen has a warm rim. */
function ownHand(view: View, look: EdenLook, box: Box): Shape[] {
  const { hand = [], pick } = view;
  return hand.flatMap((id, at) => {
    const place = {
      x: box.x + at * (box.width / 3 + 1),
      y: box.y,
      width: box.width / 3 - 2,
      height: CARD.height,
    };
    const bought = pick?.includes(id) === true;
    const facts = [FACTS.hand(id), ...(bought ? [FACTS.picked(id)] : [])];
    const shapes = cardPiece(view, look, id, place, { id: `card:${id}`, facts });
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
      badgePlace(`hand:${id}`, place.x + CARD.width - 20, place.y + 20, 24),
    ];
  });
}

/** Rows for the auctions, once one of them holds cards. */
function faceDownRows(view: View, look: EdenLook, y: number): Shape[] {
  if (view.rows.every(({ count }) => count === 0)) return [];
  const width = INNER.width / view.rows.length;
  const room = { width: width - 10, lines: 1, largest: 26 } as const;
  return view.rows.flatMap((row, nth): Shape[] => {
    const x = INNER.x + nth * width;
    const name = look.say({ key: 'short.row', with: { row: row.row } });
    return stating(FACTS.row(row), [
      textOn(name, x + width / 2, y + 14, {
        size: fit(name, room, 'bold').size,
        weight: 'bold',
        colour: 'faint',
      }),
      ...cardBacks(
        row.count,
        { x: x + width / 2 - 16 - row.count * 5, y: y + 32, width: 42, height: 66 },
        12,
      ),
    ]);
  });
}

/** Narrower than this the three stand below one another. */
const SIDE_BY_SIDE = 500;

/** One, two, three cards: coins and damage. */
export function prices({ printed }: View, look: EdenLook, box: Box): Shape[] {
  const below = box.width < SIDE_BY_SIDE;
  const takes = (count: number): string => look.say({ key: 'short.takes', with: { number: count } });
  const room = { width: below ? box.width - 186 : box.width / 3 - 14, lines: 1, largest: 34 } as const;
  const [size = 20] = [1, 2, 3].map((count) => fit(takes(count), room, 'bold').size).sort((a, b) => a - b);
  return [1, 2, 3].flatMap((count, at) => {
    const coins = printed.marketPrice[count] ?? 0;
    const damage = printed.marketDamage[count] ?? 0;
    const [width, height] = below ? [box.width, box.height / 3] : [box.width / 3, box.height];
    const cell = {
      x: box.x + (below ? 0 : at * width) + 2,
      y: box.y + (below ? at * height : 0) + 3,
      width: width - 4,
      height: height - 6,
    };
    const y = cell.y + cell.height / 2;
    const words = { size, weight: 'bold', colour: 'faint' } as const;
    const figure = { size: 38, weight: 'bold', anchor: 'middle' } as const;
    const [first, second] = below
      ? [
          { x: cell.x + cell.width - 134, y },
          { x: cell.x + cell.width - 46, y },
        ]
      : [
          { x: cell.x + cell.width / 2, y: y - 2 },
          { x: cell.x + cell.width / 2, y: y + 44 },
        ];
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
      below
        ? textOn(takes(count), cell.x + 12, y, { ...words, anchor: 'start' })
        : textOn(takes(count), cell.x + cell.width / 2, y - 46, words),
      ...partsOn([String(coins), { sign: 'coin', size: 34 }], first.x, first.y, figure),
      ...partsOn(
        [
          { words: signed(damage), colour: '~loss' },
          { sign: 'burst', size: 34 },
        ],
        second.x,
        second.y,
        figure,
      ),
    ]);
  });
}

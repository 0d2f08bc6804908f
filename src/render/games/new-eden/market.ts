import type { View } from '../../../engine/games/new-eden/view.ts';
import { tokenName } from '../../house-sprites.ts';
import { badgePlace } from '../../marks.ts';
import { partsOn } from '../../parts.ts';
import { signed } from '../../pills.ts';
import type { Box, Shape } from '../../shapes.ts';
import { fit, shorten, textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { arriving, cardBacks, cardPiece } from './card.ts';
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
const FACE_DOWN = 104;

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
    ...(hand.length > 0
      ? []
      : arriving(view, look, { x: INNER.x + 30, y: rows + FACE_DOWN + 10, width: 300, height: 100 })),
    ...prices(view, look, { ...across, y: INNER.bottom - 146, height: 142 }),
  ];
}

function marketRow(view: View, look: EdenLook, station: number, chosen: boolean, box: Box): Shape[] {
  const { seat, name } = personOf(view, look, station);
  const of = view.stations[station];
  const y = box.y + box.height / 2 - 5;
  const right = box.x + box.width - 10;
  const style = { size: 34, weight: 'bold' } as const;
  const says = look.say({ key: chosen ? 'short.ready' : 'short.choosing' });
  const word = textOn(says, right - 52, y, {
    ...style,
    anchor: 'end',
    colour: chosen ? '~gain' : 'faint',
  });
  const room = box.width - 10 - 52 - word.width - 60 - 10;
  return [
    shelf(box),
    sprite(tokenName(seat), box.x + 30, y, 48),
    textOn(shorten(name, room, 34, 'bold'), box.x + 60, y, { ...style, anchor: 'start' }),
    word,
    {
      ...sprite(chosen ? 'ready' : 'choosing', right - 22, y, 42),
      ...(of !== undefined && { facts: [FACTS.chosen(station, of)] }),
    },
  ];
}

/** The viewer's cards; what is chosen has a warm rim. */
function ownHand(view: View, look: EdenLook, box: Box): Shape[] {
  const { hand = [], pick } = view;
  return hand.flatMap((id, at) => {
    const place = { x: box.x + 2 + at * (CARD.width + 4), y: box.y, ...CARD };
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
  return view.rows.flatMap((row, nth): Shape[] => {
    const x = INNER.x + nth * width;
    return stating(FACTS.row(row), [
      textOn(look.say({ key: 'short.row', with: { row: row.row } }), x + width / 2, y + 14, {
        size: 26,
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

/** One, two, three cards: coins and damage. */
export function prices({ printed }: View, look: EdenLook, box: Box): Shape[] {
  const step = box.width / 3;
  return [1, 2, 3].flatMap((count, at) => {
    const coins = printed.marketPrice[count] ?? 0;
    const damage = printed.marketDamage[count] ?? 0;
    const cell = { x: box.x + at * step + 2, y: box.y, width: step - 4, height: box.height };
    const x = cell.x + cell.width / 2;
    const says = look.say({ key: 'short.takes', with: { number: count } });
    const { size } = fit(says, { width: cell.width - 10, lines: 1, largest: 26 }, 'bold');
    const figure = { size: 38, weight: 'bold', anchor: 'middle' } as const;
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
      textOn(says, x, cell.y + 26, { size, weight: 'bold', colour: 'faint' }),
      ...partsOn([String(coins), { sign: 'coin', size: 34 }], x, cell.y + 70, figure),
      ...partsOn(
        [
          { words: signed(damage), colour: '~loss' },
          { sign: 'burst', size: 34 },
        ],
        x,
        cell.y + 114,
        figure,
      ),
    ]);
  });
}

import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { partsOn } from '../../parts.ts';
import { signed } from '../../pills.ts';
import { centredBox, grown } from '../../shapes.ts';
import type { Box, Point, Shape, TextSize } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { lit } from '../../volume.ts';
import { cardBacks, cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import { INNER, strip } from './deck.ts';
import { FACTS, stating } from './facts.ts';
import { key, WHOLE_KEY } from './key.ts';
import type { EdenLook } from './messages.ts';

/* The black market: the viewer's own cards, the rows for the auctions, and what one, two and three cards cost. */

const FIRST = 293;
const HAND = 166;
/** Of the prices beside rows; else they have all the room. */
const PRICES = 198;

/** What one, two and three cards cost, and the viewer's own cards. */
export function market(view: View, look: EdenLook): Shape[] {
  const hand = view.hand ?? [];
  const across = { x: INNER.x, width: INNER.width } as const;
  const rows = FIRST + (hand.length > 0 ? HAND : 0);
  const hasRows = view.rows.some(({ count }) => count > 0);
  const bottom = hand.length > 0 ? INNER.bottom : INNER.bottom - WHOLE_KEY - 8;
  const top = hasRows ? bottom - PRICES : rows + (hand.length > 0 ? 14 : 0);
  // what was chosen is no longer in the hands
  const choosing = view.question === 'market' && !hasRows && hand.length === 0;
  const below = choosing ? top + HEADING.step : top;
  return [
    ...(hand.length > 0 ? ownHand(view, look, { ...across, y: FIRST + 10, height: CARD.height }) : []),
    ...faceDownRows(view, look, rows + (hand.length > 0 ? 14 : 0), top - ROW.gap),
    ...(choosing ? heading(view, look, { ...across, y: top }) : []),
    ...prices(view, look, { ...across, y: below, height: bottom - below }),
    ...(hand.length > 0 ? [] : key(look, { ...across, y: INNER.bottom - WHOLE_KEY, height: WHOLE_KEY })),
    // what is asked of the viewer
    ...(hand.length === 0
      ? []
      : [
          {
            kind: 'rect',
            ...grown({ ...across, y: top, height: bottom - top }, 3),
            corner: 15,
            stroke: { colour: 'warm', weight: 4 },
          } as const,
        ]),
  ];
}

const HEADING = { height: 118, step: 126, line: 36 } as const;

/** What is bought here, from a hand that has three cards in every set, and how many have chosen. */
function heading({ stations }: View, look: EdenLook, { x, y, width }: Omit<Box, 'height'>): Shape[] {
  const choosing = stations.flatMap(({ hasChosen }) => hasChosen ?? []);
  const number = choosing.filter(Boolean).length;
  const room = { width: width - 16, largest: 34 } as const;
  const cards = fit(look.say({ key: 'short.secretCards' }), { ...room, lines: 2 }, 'bold');
  const done = look.say({ key: 'short.haveChosen', with: { number, of: choosing.length } });
  const chosen = fit(done, { ...room, lines: 1, largest: 30 }, 'bold');
  const lines = [
    ...cards.lines.map((words) => ({ words, size: cards.size, colour: '~on-board' }) as const),
    { words: done, size: chosen.size, colour: '~on-board-quiet' } as const,
  ];
  const middle = y + HEADING.height / 2 - 3;
  return [
    ...strip({ x, y, width, height: HEADING.height }, HEADING.height),
    ...lines.map(({ words, size, colour }, nth) => {
      const down = (nth - (lines.length - 1) / 2) * HEADING.line;
      return textOn(words, x + width / 2, middle + down, { size, weight: 'bold', colour });
    }),
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

/** Of the backs of a row, and around them. */
const ROW = { most: 110, gap: 8, back: { aspect: 0.64, around: 20 } } as const;

/** Rows for the auctions, once one of them holds cards: a board for each, with its cards face down. */
function faceDownRows(view: View, look: EdenLook, from: number, to: number): Shape[] {
  if (view.rows.every(({ count }) => count === 0)) return [];
  const step = Math.min(ROW.most, (to - from) / view.rows.length);
  return view.rows.flatMap((row, nth): Shape[] => {
    const box = { x: INNER.x, y: from + nth * step, width: INNER.width, height: step - ROW.gap };
    const y = box.y + box.height / 2;
    const name = look.say({ key: 'short.row', with: { row: row.row } });
    const height = box.height - ROW.back.around;
    const width = height * ROW.back.aspect;
    const between = Math.min(width + 6, 56);
    return stating(FACTS.row(row), [
      ...strip(box, box.height),
      textOn(name, box.x + 12, y, { size: 34, weight: 'bold', anchor: 'start', colour: '~on-board' }),
      ...cardBacks(row.count, { x: box.x + 150, y: y - height / 2, width, height }, between),
    ]);
  });
}

/** Narrower than this the three stand below one another; in cells as high as this figures stand below their words. */
const SIDE_BY_SIDE = 500;
const HIGH = 150;

interface PriceCell {
  /** of the words, from the middle of the cell, and how wide they may be */
  readonly words: { readonly x: number; readonly y: number; readonly width: number };
  readonly coins: Point;
  readonly damage: Point;
  readonly figure: TextSize;
  /** so many cards face down, around this point */
  readonly backs?: Point;
}

/** In a cell so large, from its middle. */
function priceCell(width: number, height: number, below: boolean): PriceCell {
  if (!below)
    return {
      words: { x: 0, y: -46, width: width - 14 },
      coins: { x: 0, y: -2 },
      damage: { x: 0, y: 44 },
      figure: 38,
    };
  if (height > HIGH)
    return {
      words: { x: 0, y: 26 - height / 2, width: width - 40 },
      coins: { x: 84, y: -6 },
      damage: { x: 84, y: 48 },
      figure: 50,
      backs: { x: -84, y: 20 },
    };
  const words = width - 186;
  return {
    words: { x: 10 + words / 2 - width / 2, y: 0, width: words },
    coins: { x: width / 2 - 136, y: 0 },
    damage: { x: width / 2 - 48, y: 0 },
    figure: 38,
  };
}

const BACK = { width: 64, height: 98, step: 32 } as const;

function backsAround(count: number, { x, y }: Point): Shape[] {
  const { width, height, step } = BACK;
  const left = x - ((count - 1) / 2) * step - width / 2;
  return cardBacks(count, { x: left, y: y - height / 2, width, height }, step);
}

/** One, two, three cards: coins and damage. */
export function prices({ printed }: View, look: EdenLook, box: Box): Shape[] {
  const below = box.width < SIDE_BY_SIDE;
  const [width, height] = below ? [box.width, box.height / 3] : [box.width / 3, box.height];
  const { words, coins, damage, figure, backs } = priceCell(width, height, below);
  const takes = (count: number): string => look.say({ key: 'short.takes', with: { number: count } });
  const room = { width: words.width, lines: 1, largest: 34 } as const;
  const [size = 20] = [1, 2, 3].map((count) => fit(takes(count), room, 'bold').size).sort((a, b) => a - b);
  const style = { size: figure, weight: 'bold', anchor: 'middle', colour: '~on-board' } as const;
  const side = figure * 0.9;
  return [1, 2, 3].flatMap((count, at) => {
    const [price, hurt] = [printed.marketPrice[count] ?? 0, printed.marketDamage[count] ?? 0];
    const x = box.x + (below ? 0.5 : at + 0.5) * width;
    const y = box.y + (below ? at + 0.5 : 0.5) * height;
    return stating(FACTS.market(count, price, hurt), [
      {
        kind: 'rect',
        ...centredBox({ x, y }, width - 4, height - 6),
        corner: 12,
        fill: lit('~board', 0.1, 0.12),
        stroke: { colour: '~wood-low', weight: 2.5 },
      },
      ...(backs === undefined ? [] : backsAround(count, { x: x + backs.x, y: y + backs.y })),
      textOn(takes(count), x + words.x, y + words.y, { size, weight: 'bold', colour: '~on-board' }),
      ...partsOn([String(price), { sign: 'coin', size: side }], x + coins.x, y + coins.y, style),
      ...partsOn(
        [
          { words: signed(hurt), colour: '~board-loss' },
          { sign: 'burst', size: side },
        ],
        x + damage.x,
        y + damage.y,
        style,
      ),
    ]);
  });
}

import type { View } from '../../../engine/games/new-eden/view.ts';
import { badgePlace } from '../../marks.ts';
import { measureText } from '../../measure.ts';
import { partsOn, widthOfParts, type Part } from '../../parts.ts';
import { roundedPath } from '../../plates.ts';
import { signed } from '../../pills.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { auctions } from './auction-rows.ts';
import { cardPiece } from './card.ts';
import { CARD } from './card-art.ts';
import { FACTS, stating } from './facts.ts';
import { DECK, INNER, shelf, strip } from './deck.ts';
import { market } from './market.ts';
import { PIECE_BY_CATEGORY, PIECES } from './pieces.ts';
import { sprite } from './signs.ts';
import type { EdenLook } from './messages.ts';

/* The lift at the left: the round's two bonus cards, and on its four decks what is on offer. */

export function liftBoard(view: View, look: EdenLook): Shape[] {
  return [...bonusCards(view, look), ...offer(view, look)];
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
function bonusCards(view: View, look: EdenLook): Shape[] {
  const says = look.say({ key: 'short.endOfRound' });
  const { size } = fit(says, { width: INNER.width - 8, lines: 1, largest: 26 }, 'bold');
  const title = textOn(says, INNER.x + 6, 160, { size, weight: 'bold', anchor: 'start', colour: 'faint' });
  const cards = view.bonus.flatMap((bonus, at): Shape[] => {
    const box = { x: INNER.x + at * 203, y: 178, width: 199, height: 58 };
    const { category, reward } = bonus;
    const y = box.y + box.height / 2;
    const ink = category === 'shipyard' || category === 'shell' ? '~outline' : '~rim';
    const d = `M${box.x + 6} ${box.y + 5}H${box.x + 74}L${box.x + 98} ${y}L${box.x + 74} ${box.y + 53}H${box.x + 6}Z`;
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
  return [title, ...cards];
}

/** Where the card of a row of the display stands, counted from the top and from the left. */
export function spaceBox(nth: number, column: number): Box {
  const y = DECK.first + nth * DECK.step + DECK.strip;
  return { x: INNER.x + 2 + (column - 1) * (CARD.width + 4), y, ...CARD };
}

/** Phase A: what one card of a row costs, and its three cards. */
function display(view: View, look: EdenLook): Shape[] {
  return view.display.flatMap((row, nth) => {
    const deck = { x: INNER.x, y: DECK.first + nth * DECK.step, width: INNER.width, height: DECK.height };
    return [
      shelf(deck),
      ...price(row, deck, look),
      ...row.cards.flatMap(({ column, card }) => {
        const box = spaceBox(nth, column);
        const target = `space:${row.row}-${column}`;
        const facts = [FACTS.offered(card), FACTS.space(row.row, column, card)];
        return [
          ...cardPiece(view, look, card, box, { id: `card:${card}`, facts }),
          badgePlace(target, box.x + box.width - 18, box.y + 18, 22),
        ];
      }),
    ];
  });
}

type DisplayRow = View['display'][number];

/** What a card of the row costs in coins, and the damage that the purchase brings or mends. */
function price({ row, coins, damage, cards }: DisplayRow, deck: Box, look: EdenLook): Shape[] {
  const y = deck.y + DECK.strip / 2 - 1;
  const words = [
    { words: `${look.say({ key: 'short.price' })} `, colour: 'faint' },
    String(coins),
    { sign: 'coin', size: 32 },
  ] as const;
  const style = { size: 34, weight: 'bold' } as const;
  const shapes = stating(FACTS.price(row, coins, damage), [
    ...strip(deck),
    ...partsOn(words, deck.x + 12, y, style),
    ...(damage === 0 ? [] : purchaseDamage(damage, deck, deck.width - 22 - widthOfParts(words, style), look)),
  ]);
  return cards.length > 0 ? shapes : shapes.map((shape) => ({ ...shape, dim: true as const }));
}

/** At the right end of the strip, in words where there is room for them. */
function purchaseDamage(damage: number, deck: Box, room: number, look: EdenLook): Shape[] {
  const colour = damage < 0 ? '~gain' : '~loss';
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

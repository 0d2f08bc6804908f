import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Meaning, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { arriving, cardBacks, cardShapes } from './card.ts';
import { dealOf, FACTS, stating } from './facts.ts';
import { panel } from './offer.ts';
import { PIECES } from './pieces.ts';

/* Phase B: rows of face-down cards, who has chosen, what one, two and three cards cost, and the own hand. */

const ROW = 58;
const PRICES = 150;
const HAND = 196;
const GAP = 8;

function faceDownRow(view: View, nth: number, look: Look, box: Box): Shape[] {
  const row = view.rows[nth];
  if (row === undefined) return [];
  const y = box.y + box.height / 2;
  const number = textOn(
    String(row.row),
    box.x + 52,
    y,
    { size: 44, weight: 'bold' },
    { facts: [FACTS.row(row)], ...(row.count === 0 && { dim: true }) },
  );
  const owner = row.owner === undefined ? undefined : personOf(view, look, row.owner);
  return [
    panel(box),
    number,
    ...cardBacks(row.count, { x: box.x + 110, y }, 46),
    ...(owner === undefined ? [] : [seatToken(owner.seat, box.x + 230, y, 48)]),
    ...(row.owner === undefined ? [] : ownCards(row.cards ?? [], box)),
  ];
}

/** What one has left in a row, readable by oneself alone. */
function ownCards(cards: readonly string[], box: Box): Shape[] {
  const step = box.height / (cards.length + 1);
  return cards.map((id, at) =>
    textOn(id, box.x + box.width - 20, box.y + (at + 1) * step, { size: 20, anchor: 'end', colour: 'faint' }),
  );
}

/** Who is still choosing, in tokens that can be told apart from afar. */
export function readiness(view: View, box: Box): Shape[] {
  const seats = view.stations.flatMap(({ hasChosen }, seat) =>
    hasChosen === undefined ? [] : [{ seat, hasChosen }],
  );
  const step = box.width / Math.max(1, seats.length);
  const y = box.y + box.height / 2;
  const size = Math.min(76, (step - 12) / 2);
  return seats.flatMap(({ seat, hasChosen }, at) => {
    const x = box.x + (at + 0.5) * step;
    const sign = hasChosen ? PIECES.ready : PIECES.choosing;
    return [
      seatToken(seat, x - size * 0.54, y, size),
      silhouette(sign, x + size * 0.54, y, size * 0.92, hasChosen ? 'warm' : 'faint'),
    ];
  });
}

/** One, two, three cards: coins and damage; alone, `k` times as large. */
export function prices({ printed }: View, box: Box, k = 1): Shape[] {
  const counts = [1, 2, 3];
  const step = box.width / counts.length;
  return counts.flatMap((count, at) => {
    const coins = printed.marketPrice[count] ?? 0;
    const damage = printed.marketDamage[count] ?? 0;
    const x = box.x + (at + 0.5) * step;
    const line = (nth: number): number => box.y + (nth + 0.5) * (box.height / 3);
    const style = { size: k > 1 ? 58 : 34, weight: 'bold', anchor: 'end' } as const;
    return stating(FACTS.market(count, coins, damage), [
      ...cardBacks(count, { x: x - (14 + 7 * count) * k, y: line(0) }, 28 * k),
      textOn(String(coins), x - 4 * k, line(1), style),
      silhouette(PIECES.coin, x + 22 * k, line(1), 32 * k, 'warm'),
      textOn(String(damage), x - 4 * k, line(2), style),
      silhouette(PIECES.damage, x + 22 * k, line(2), 34 * k, 'faint'),
    ]);
  });
}

export function handCards(view: View, box: Box): Shape[] {
  const { hand = [], pick, printed } = view;
  const width = (box.width - 2 * GAP) / 3;
  return hand.flatMap((id, at) => {
    const part = printed.parts[id];
    if (part === undefined) return [];
    const place = { ...box, x: box.x + at * (width + GAP), width };
    const bought = pick?.includes(id) === true;
    const [ground, ...rest] = cardShapes({ id, part }, place);
    if (ground === undefined) return [];
    const framed: Shape = {
      kind: 'rect',
      ...place,
      corner: 14,
      fill: 'raised',
      stroke: { colour: bought ? 'warm' : 'edge', weight: bought ? 'line' : 'fine' },
    };
    const facts = [FACTS.hand(id), ...(bought ? [FACTS.picked(id)] : [])];
    const meaning = { id: `card:${id}`, facts, target: `hand:${id}`, deal: dealOf(view) };
    const shapes = piece(meaning, [framed, ...rest]);
    return pick === undefined || bought ? shapes : shapes.map((shape) => ({ ...shape, dim: true }));
  });
}

type DrawCard = (
  view: View,
  look: Look,
  card: { readonly id: string; readonly meaning: Meaning & { readonly id: string } },
  box: Box,
) => Shape[];

/** The own hand on larger cards. */
export function handWords(view: View, look: Look, boxes: readonly Box[], draw: DrawCard): Shape[] {
  return (view.hand ?? []).flatMap((id, at) => {
    const box = boxes[at];
    const facts = [FACTS.hand(id), ...(view.pick?.includes(id) === true ? [FACTS.picked(id)] : [])];
    const meaning = { id: `card:${id}`, facts, target: `hand:${id}`, deal: dealOf(view) };
    return box === undefined ? [] : draw(view, look, { id, meaning }, box);
  });
}

export function blackMarket(view: View, look: Look, box: Box): Shape[] {
  // Who has no hand has more room for what everybody sees.
  const open = view.hand === undefined;
  const height = open ? ROW * 1.4 : ROW;
  const rows = view.rows.flatMap((_, nth) =>
    faceDownRow(view, nth, look, { ...box, y: box.y + nth * (height + GAP), height }),
  );
  const ready = { ...box, y: box.y + 4 * (height + GAP), height: open ? 130 : 82 };
  const costs = { ...box, y: ready.y + ready.height + GAP, height: PRICES };
  const hand = { ...box, y: box.y + box.height - HAND, height: HAND };
  const inside = { x: costs.x + 12, y: costs.y + 10, width: costs.width - 24, height: costs.height - 20 };
  return [
    ...rows,
    ...readiness(view, ready),
    panel(costs),
    ...prices(view, inside),
    ...((view.hand?.length ?? 0) > 0
      ? handCards(view, hand)
      : arriving(view, { ...hand, y: hand.y + 60, height: HAND - 60 })),
  ];
}

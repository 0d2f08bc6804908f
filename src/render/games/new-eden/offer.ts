import type { View } from '../../../engine/games/new-eden/view.ts';
import type { Look } from '../../game-scene.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { personOf } from './asked.ts';
import { arriving, cardShapes, emptyPlace } from './card.ts';
import { dealOf, FACTS, seasonOf, stating } from './facts.ts';
import { LOOK_BY_CATEGORY, PIECES } from './pieces.ts';

/* The bonus cards with the piles, and the display of phase A. */

export const LABEL_WIDTH = 104;
const GAP = 8;
const COLUMNS = 3;

export const panel = (box: Box): Shape => ({ kind: 'rect', ...box, corner: 20, fill: 'panel' });

/** Row `nth` of four: its label and its places for cards. */
export interface RowPlace {
  readonly whole: Box;
  readonly label: Box;
  readonly cards: readonly Box[];
}

export function rowPlace(box: Box, nth: number): RowPlace {
  const height = (box.height - 3 * GAP) / 4;
  const whole = { ...box, y: box.y + nth * (height + GAP), height };
  const left = whole.x + LABEL_WIDTH;
  const width = (whole.width - LABEL_WIDTH - 10 - (COLUMNS - 1) * GAP) / COLUMNS;
  return {
    whole,
    label: { ...whole, width: LABEL_WIDTH },
    cards: Array.from({ length: COLUMNS }, (_, at) => ({
      x: left + at * (width + GAP),
      y: whole.y + 8,
      width,
      height: whole.height - 16,
    })),
  };
}

/** What a card of the row costs, and its damage step. */
export function price(
  { row, coins, damage }: View['display'][number],
  { x, y, width, height }: Box,
): Shape[] {
  const middle = x + width / 2;
  const upper = y + height * 0.36;
  const lower = y + height * 0.76;
  const step = damage < 0 ? `−${0 - damage}` : `+${damage}`;
  return stating(FACTS.price(row, coins, damage), [
    textOn(String(coins), x + 70, upper, { size: 58, weight: 'bold', anchor: 'end' }),
    silhouette(PIECES.coin, x + 87, upper, 28, 'warm'),
    ...(damage === 0
      ? []
      : [
          textOn(step, middle - 4, lower, { size: 34, weight: 'bold', anchor: 'end' }),
          silhouette(damage < 0 ? PIECES.repair : PIECES.damage, middle + 20, lower, 34, 'faint'),
        ]),
  ]);
}

export function display(view: View, box: Box): Shape[] {
  return view.display.flatMap((row, nth) => {
    const place = rowPlace(box, nth);
    return [
      panel(place.whole),
      ...price(row, place.label),
      ...place.cards.flatMap((card, at) => {
        const found = row.cards.find(({ column }) => column === at + 1);
        const part = view.printed.parts[found?.card ?? ''];
        const deal = dealOf(view);
        if (found === undefined || part === undefined) return [emptyPlace(card, deal)];
        const corner = `${row.row}-${found.column}`;
        const facts = [FACTS.offered(found.card)];
        const meaning = { id: `card:${found.card}`, facts, target: `space:${corner}`, deal };
        return [
          // That it dropped with its row is said here, which is not ringed.
          ...stating(FACTS.space(row.row, found.column, found.card), [emptyPlace(card, deal)]),
          ...piece(meaning, cardShapes({ id: found.card, part, corner }, card)),
        ];
      }),
    ];
  });
}

function bonusCard(view: View, at: number, box: Box): Shape[] {
  const bonus = view.bonus[at];
  if (bonus === undefined) return [emptyPlace(box)];
  const { piece: symbol, code, colour, on } = LOOK_BY_CATEGORY[bonus.category];
  const y = box.y + box.height / 2;
  const high = box.height > 140;
  const icon = high ? 120 : 62;
  const iconAt = box.x + (high ? 24 : 10) + icon / 2;
  const meaning = { id: `bonus:${at}`, facts: [FACTS.bonus(at, bonus.id)], season: seasonOf(view) };
  return piece(meaning, [
    { kind: 'rect', ...box, corner: 16, fill: colour, stroke: { colour: 'edge', weight: 'fine' } },
    silhouette(PIECES[symbol], iconAt, y - (high ? 24 : 13), icon, on),
    textOn(code, iconAt, y + (high ? 60 : 36), { size: high ? 44 : 26, weight: 'bold', colour: on }),
    textOn(String(bonus.reward.n), box.x + box.width - (high ? 92 : 48), y, {
      size: high ? 76 : 58,
      weight: 'bold',
      anchor: 'end',
      colour: on,
    }),
    silhouette(
      PIECES[bonus.reward.type === 'coins' ? 'coin' : 'star'],
      box.x + box.width - (high ? 52 : 28),
      y,
      high ? 60 : 34,
      on,
    ),
  ]);
}

function piles({ deckCounts, openBox }: View, box: Box): Shape[] {
  const decks = Object.entries(deckCounts);
  const step = box.height / 4;
  const size = box.height > 200 ? 26 : 20;
  const cells = decks.map(([deck, count], at) => {
    const x = box.x + (at % 2) * (box.width / 2);
    const y = box.y + (Math.floor(at / 2) + 0.5) * step;
    return textOn(
      `${deck} ${count}`,
      x,
      y,
      { size, anchor: 'start', colour: 'faint' },
      { facts: [FACTS.deck(deck, count)], ...(count === 0 && { dim: true }) },
    );
  });
  const y = box.y + 3.5 * step;
  return [
    ...cells,
    silhouette(PIECES.box, box.x + 12, y, 24, 'faint'),
    textOn(
      String(openBox.length),
      box.x + 34,
      y,
      { size, anchor: 'start', weight: 'bold' },
      { facts: [FACTS.box(openBox.length)] },
    ),
  ];
}

/** Beside the bonus cards the piles; above or instead of them a bought card that has to wait, and whose it will be. */
function beside(view: View, look: Look, box: Box): Shape[] {
  const { building, phase } = view;
  if (phase !== 'A' || building === undefined) return piles(view, box);
  const token = 40;
  const card = { ...box, width: box.width - 12, height: Math.min(box.height, 148) };
  const below = { ...box, y: box.y + card.height + 24, height: box.height - card.height - 24 };
  const { seat } = personOf(view, look, building.station);
  return [
    ...arriving(view, card, 1),
    seatToken(seat, card.x + card.width, card.y + card.height - token / 2, token),
    ...(below.height > 200 ? piles(view, below) : []),
  ];
}

/** The round's two bonus cards, and how many cards are where: side by side, or in a high box under one another. */
export function bonusCards(view: View, look: Look, box: Box): Shape[] {
  if (box.height > 200) return highBonusCards(view, look, box);
  const width = (box.width - 140 - 2 * GAP) / 2;
  return [
    ...bonusCard(view, 0, { ...box, width }),
    ...bonusCard(view, 1, { ...box, x: box.x + width + GAP, width }),
    ...beside(view, look, { ...box, x: box.x + 2 * (width + GAP) + 8, width: 132 }),
  ];
}

function highBonusCards(view: View, look: Look, box: Box): Shape[] {
  const inner = { x: box.x + 16, y: box.y + 16, width: box.width - 32, height: box.height - 32 };
  const height = (inner.height - 12) / 2;
  const card = { ...inner, width: inner.width - 170, height };
  return [
    panel(box),
    ...bonusCard(view, 0, card),
    ...bonusCard(view, 1, { ...card, y: card.y + height + 12 }),
    ...beside(view, look, { ...inner, x: inner.x + card.width + 24, width: 146 }),
  ];
}

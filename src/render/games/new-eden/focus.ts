import type { Category } from '../../../engine/games/new-eden/components.ts';
import type { View } from '../../../engine/games/new-eden/view.ts';
import { MARGIN } from '../../frame.ts';
import type { Look } from '../../game-scene.ts';
import { header } from '../../header.ts';
import { silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Meaning, Scene, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { headerWords } from './asked.ts';
import { biddingPanel, closedRow } from './auction.ts';
import { cardBacks, emptyPlace, endPoints, signRow, siteRings } from './card.ts';
import { dealOf, FACTS, stating } from './facts.ts';
import { handWords, prices, readiness } from './market.ts';
import { bonusCards, panel, price } from './offer.ts';
import { LOOK_BY_CATEGORY, PIECES, signsOf } from './pieces.ts';

/* What is on offer, alone and large, with the effect of every card in words. */

const WIDTH = 1600;
const TOP = 168;
const ROW = 262;
/** Of a row in which nobody sees more than backs. */
const LOW_ROW = 118;
const PRICES = 236;
const GAP = 12;
const LABEL = 130;

interface WordyCard {
  readonly id: string;
  readonly corner?: string;
  readonly meaning: Meaning & { readonly id: string };
}

/** The category in its colour, with the card's name and where it lies. */
function title(look: Look, { id, corner }: WordyCard, category: Category, box: Box): Shape[] {
  const { piece: symbol, colour, on } = LOOK_BY_CATEGORY[category];
  const name = look.name('card', id);
  const own = name.includes(id) ? look.name('category', category) : name;
  const { size, lines } = fit(own, { width: box.width - 150, lines: 1, largest: 34, smallest: 20 }, 'bold');
  const y = box.y + 35;
  const end = { size: 34, weight: 'bold', anchor: 'end', colour: on } as const;
  return [
    { kind: 'rect', x: box.x + 6, y: box.y + 6, width: box.width - 12, height: 58, corner: 14, fill: colour },
    silhouette(PIECES[symbol], box.x + 40, y, 48, on),
    ...lines
      .slice(0, 1)
      .map((line) => textOn(line, box.x + 72, y, { size, weight: 'bold', anchor: 'start', colour: on })),
    ...(corner === undefined ? [] : [textOn(corner, box.x + box.width - 20, y, end)]),
  ];
}

/** A card with what it does in words. */
export function wordyCard(view: View, look: Look, card: WordyCard, box: Box): Shape[] {
  const part = view.printed.parts[card.id];
  if (part === undefined) return [];
  const { category, effect, marker, sites, words } = part;
  const x = box.x + box.width / 2;
  const room = { width: box.width - 32, lines: 2, largest: 26, smallest: 20 } as const;
  const { size, lines } = fit(look.say(words), room);
  const foot = box.y + box.height - 26;
  return piece(card.meaning, [
    { kind: 'rect', ...box, corner: 18, fill: 'raised', stroke: { colour: 'edge', weight: 'fine' } },
    ...title(look, card, category, box),
    ...signRow(signsOf(effect, marker), { x, y: box.y + 100 }, { width: box.width - 60, height: 58 }),
    ...lines.map((line, at) => textOn(line, x, box.y + 152 + at * size * 1.15, { size, colour: 'faint' })),
    textOn(card.id, box.x + 20, foot, { size: 26, anchor: 'start' }),
    ...siteRings(sites, 0, { x: x - 20, y: foot }, 11),
    ...endPoints(part, box.x + box.width - 20, foot, 34),
  ]);
}

interface Place {
  readonly whole: Box;
  readonly label: Box;
  readonly cards: readonly Box[];
}

function placeOf(nth: number, from: number, height = ROW): Place {
  const whole = { x: MARGIN, y: from + nth * (height + GAP), width: WIDTH - 2 * MARGIN, height };
  const width = (whole.width - LABEL - 2 * GAP - 12) / 3;
  return {
    whole,
    label: { ...whole, width: LABEL },
    cards: [0, 1, 2].map((at) => ({
      x: whole.x + LABEL + at * (width + GAP),
      y: whole.y + 12,
      width,
      height: ROW - 24,
    })),
  };
}

function displayRows(view: View, look: Look, from: number): Shape[] {
  return view.display.flatMap((row, nth) => {
    const { whole, label, cards } = placeOf(nth, from);
    return [
      panel(whole),
      ...price(row, { ...label, x: label.x + 12 }),
      ...cards.flatMap((box, at) => {
        const found = row.cards.find(({ column }) => column === at + 1);
        const deal = dealOf(view);
        if (found === undefined) return [emptyPlace(box, deal)];
        const corner = `${row.row}-${found.column}`;
        const facts = [FACTS.offered(found.card)];
        const meaning = { id: `card:${found.card}`, facts, target: `space:${corner}`, deal };
        return [
          ...stating(FACTS.space(row.row, found.column, found.card), [emptyPlace(box, deal)]),
          ...wordyCard(view, look, { id: found.card, corner, meaning }, box),
        ];
      }),
    ];
  });
}

/** At the black market rows are low, unless the viewer knows what he has left in one. */
function heightOfRows({ phase, rows }: View): number {
  return phase === 'B' && rows.every(({ cards }) => cards === undefined) ? LOW_ROW : ROW;
}

function auctionRows(view: View, look: Look, from: number): Shape[] {
  const height = heightOfRows(view);
  return view.rows.flatMap((row, nth) => {
    const place = placeOf(nth, from, height);
    const { whole, label, cards } = place;
    const { actions = 0, status } = row;
    const x = label.x + label.width / 2;
    const now = view.auction?.row === row.row;
    const shown = status === 'open' || (status === 'faceDown' && row.cards !== undefined);
    return [
      {
        ...panel(whole),
        target: `row:${row.row}`,
        deal: dealOf(view),
        ...(now && { stroke: { colour: 'warm' as const, weight: 'line' as const } }),
      },
      textOn(
        String(row.row),
        x,
        whole.y + height * (height === ROW ? 0.36 : 0.5),
        { size: 76, weight: 'bold' },
        { facts: [FACTS.row(row)], ...(status !== 'open' && { dim: true }) },
      ),
      ...(status === 'open'
        ? Array.from({ length: actions }, (_, at) =>
            silhouette(PIECES.bottle, x + (at - (actions - 1) / 2) * 34, whole.y + ROW * 0.74, 44, 'cold'),
          )
        : []),
      ...(shown
        ? cards.flatMap((box, at) => {
            const id = row.cards?.[at];
            const deal = dealOf(view, row.row);
            if (id === undefined) return [emptyPlace(box, deal)];
            const facts = status === 'open' ? [FACTS.rowCard(row.row, id)] : [FACTS.row(row)];
            return wordyCard(view, look, { id, meaning: { id: `card:${id}`, facts, deal } }, box);
          })
        : status === 'faceDown'
          ? cardBacks(
              row.count,
              { x: label.x + LABEL + 20, y: whole.y + height / 2 },
              Math.min(130, height - 44),
            )
          : closedRow(view, row, look, place)),
    ];
  });
}

export function offerFocus(view: View, look: Look): Scene {
  const bonus = { x: MARGIN, y: TOP, width: 620, height: 120 };
  const beside = { x: 700, y: TOP, width: WIDTH - MARGIN - 700, height: 120 };
  const from = TOP + 132;
  const handed = view.phase === 'B' && (view.hand?.length ?? 0) > 0;
  const below = from + (handed ? ROW + GAP : 0);
  const market = view.phase === 'B';
  const rows = below + (market ? PRICES + GAP : 0);
  const costs = { x: MARGIN, y: below, width: WIDTH - 2 * MARGIN, height: PRICES };
  const places = placeOf(0, from).cards;
  return {
    width: WIDTH,
    height: rows + 4 * (heightOfRows(view) + GAP) + MARGIN - GAP,
    ground: 'ground',
    still: [],
    moving: [
      ...header(headerWords(view, look), WIDTH),
      ...bonusCards(view, look, bonus),
      ...(market ? readiness(view, beside) : biddingPanel(view, look, beside)),
      ...(handed ? handWords(view, look, places, wordyCard) : []),
      ...(market
        ? [panel(costs), ...prices(view, { ...costs, y: costs.y + 12, height: PRICES - 24 }, 2)]
        : []),
      ...(view.phase === 'A' ? displayRows(view, look, rows) : auctionRows(view, look, rows)),
    ],
  };
}

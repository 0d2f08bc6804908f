import { piece } from '../../shapes.ts';
import type { Box, Shadow, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { isNewCard } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, PileView } from './view.ts';

/* The face-up building cards, one below the other: what each builds, what that takes, whom it takes there and what research it gives. */

const LIST: Box = { x: 1174, y: 71, width: 408, height: 218 };
const GAP = 6;
/** The height for which a card's sizes are; fewer cards are higher. */
const HEIGHT = 70;
const HEIGHTS: readonly number[] = [0, 82, 76];
/** So many cards in a pile for one edge below the top one. */
const EDGE_FOR = 4;
const EDGE = 3;

/** How many piles are not used up. */
export function cardsLeft(piles: readonly PileView[]): number {
  return piles.filter(({ top }) => top !== undefined).length;
}

function heightOf(count: number): number {
  return HEIGHTS[count] ?? HEIGHT;
}

/** One below the other. */
function boxes(piles: readonly PileView[]): Box[] {
  const height = heightOf(cardsLeft(piles));
  let { y } = LIST;
  return piles.map(({ top }) => {
    const box = { ...LIST, y, height };
    if (top !== undefined) y += height + GAP;
    return top === undefined ? { ...box, height: 1 } : box;
  });
}

/** Below the last of so many cards. */
export function cardsEnd(count: number): number {
  return LIST.y + count * (heightOf(count) + GAP);
}

const STRIPS: Readonly<Record<string, '~strip-basic' | '~strip-double' | '~strip-advanced'>> = {
  basic: '~strip-basic',
  double: '~strip-double',
  advanced: '~strip-advanced',
};

const CORNER = 12;
/** The building stands in the colour of its pile, left of its name. */
const MODEL = 72;

export function paper(card: Box, pile: string): Shape[] {
  const { x, y, height } = card;
  const width = (MODEL * height) / HEIGHT;
  const strip = STRIPS[pile] ?? '~strip-basic';
  return [
    {
      kind: 'rect',
      ...card,
      corner: CORNER,
      fill: {
        gradient: 'linear',
        stops: [
          [0, 'plate-top'],
          [1, 'plate-bottom'],
        ],
      },
      stroke: { colour: 'plate-rim', weight: 2.5 },
    },
    {
      kind: 'curve',
      d: `M${x + width} ${y + 2}H${x + CORNER}A${CORNER - 2} ${CORNER - 2} 0 0 0 ${x + 2} ${y + CORNER}V${y + height - CORNER}A${CORNER - 2} ${CORNER - 2} 0 0 0 ${x + CORNER} ${y + height - 2}H${x + width}Z`,
      box: { x, y, width, height },
      fill: { tint: strip, light: -0.3 },
    },
  ];
}

/** Name above; below it what it takes and, on the right, the scientists and the research that it gives. */
function face({ id, top }: PileView, card: Box, look: AntarcticaLook): Shape[] {
  if (top === undefined) return [];
  const { requires, builds, scientists, research, asterisk } = top;
  const k = card.height / HEIGHT;
  // names need the width
  const wide = Math.min(k, 1.2);
  const left = card.x + MODEL * k + 10;
  const right = card.x + card.width - 12;
  const [upper, lower] = [card.y + 17 * k, card.y + 49 * k];
  const model = { x: card.x + (MODEL * k) / 2, y: card.y + card.height / 2 };
  const name = fit(
    look.name('building', builds),
    { width: right - left - (asterisk ? 36 * k : 0), lines: 1, largest: k > 1.1 ? 34 : 30, smallest: 20 },
    'bold',
  );
  const ink = { weight: 'bold', colour: 'ink' } as const;
  const needs = textOn(look.say({ key: 'board.needs' }), left, lower, {
    size: 26,
    anchor: 'start',
    colour: 'faint',
  });
  const begin = left + needs.width + 8;
  const pawn = right - 88 * wide;
  const size = Math.min(42 * k, (pawn - 22 * wide - begin) / Math.max(1, requires.length) - 5);
  const first = begin + size / 2;
  return [
    ...paper(card, id),
    stamp('shade', { x: model.x, y: model.y + 25 * k }, 58 * k, { height: 13 * k }),
    stamp(`building:${builds}`, model, 60 * k),
    ...name.lines
      .slice(0, 1)
      .map((line) => textOn(line, left, upper, { ...ink, size: name.size, anchor: 'start' })),
    ...(asterisk ? [stamp('card-asterisk', { x: right - 16 * k, y: upper }, 32 * k)] : []),
    ...(requires.length === 0 ? [] : [needs]),
    ...requires.map((building, nth) =>
      stamp(`building:${building}`, { x: first + nth * (size + 5), y: lower }, size),
    ),
    stamp('pawn', { x: pawn, y: lower }, 32 * wide, { height: 39 * wide }),
    textOn(String(scientists), pawn, lower + 6 * wide, { ...ink, size: 26, colour: '~paper-ink' }),
    stamp('research', { x: right - 46 * wide, y: lower }, 40 * wide),
    textOn(String(research), right - 10 * wide, lower, { ...ink, size: 34 }),
  ];
}

function pile(
  view: AntarcticaView,
  of: PileView,
  card: Box,
  { look, changed }: { readonly look: AntarcticaLook; readonly changed: Changed | undefined },
): Shape[] {
  const { id, top, count } = of;
  const buildable = view.own?.buildable.includes(id) === true;
  const badge = { x: card.x + 27, y: card.y + card.height / 2, r: 24 };
  const meaning = {
    id: `pile:${id}`,
    facts: [fact.pile(id, top?.id, count), ...(buildable ? [fact.buildable(id)] : [])],
    target: `pile:${id}`,
    badge,
  };
  // no card, no place: an outline reads as a hole
  if (top === undefined) return piece(meaning, [{ kind: 'rect', ...card }]);
  const edges = Math.min(3, Math.ceil(count / EDGE_FOR) - 1);
  const below = Array.from({ length: edges }, (_, at): Shape => {
    const down = (edges - at) * EDGE;
    return {
      kind: 'rect',
      ...card,
      y: card.y + down,
      corner: 12,
      fill: 'plate-bottom',
      stroke: { colour: 'plate-rim', weight: 2.5 },
    };
  });
  const shadow: Shadow = isNewCard(changed, id, top.id)
    ? { colour: '~light', blur: 30 }
    : { colour: { tint: 'shadow', alpha: 0.6 }, blur: 12, dy: 4 };
  return piece(meaning, [
    {
      kind: 'rect',
      ...card,
      height: card.height + edges * EDGE,
      corner: 12,
      fill: 'plate-rim',
      shadow,
    },
    ...below,
    ...face(of, card, look),
    ...(buildable
      ? [{ kind: 'rect', ...card, corner: 12, stroke: { colour: '~buildable', weight: 8 } } as const]
      : []),
  ]);
}

export function cards(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const places = boxes(view.piles);
  return view.piles.flatMap((of, nth) => pile(view, of, places[nth] ?? LIST, { look, changed }));
}

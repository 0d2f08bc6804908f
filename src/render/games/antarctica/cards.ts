import { piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { isNewCard } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaView, PileView } from './view.ts';

/* The face-up building cards: what it takes above, what it builds, whom it takes there and what research it gives. */

const FIRST: Box = { x: 1192, y: 12, width: 122, height: 192 };
const PITCH = 133;
const STRIP = 54;
/** So many cards in a pile for one edge below the top one. */
const EDGE_FOR = 4;

function box(nth: number): Box {
  return { ...FIRST, x: FIRST.x + nth * PITCH };
}

const STRIPS: Readonly<Record<string, '~strip-basic' | '~strip-double' | '~strip-advanced'>> = {
  basic: '~strip-basic',
  double: '~strip-double',
  advanced: '~strip-advanced',
};

export function paper(card: Box, pile: string): Shape[] {
  const { x, y, width } = card;
  const middle = x + width / 2;
  const strip = STRIPS[pile] ?? '~strip-basic';
  return [
    {
      kind: 'rect',
      ...card,
      corner: 12,
      fill: {
        gradient: 'linear',
        stops: [
          [0, '~paper-top'],
          [1, '~paper-bottom'],
        ],
      },
      stroke: { colour: '~paper-edge', weight: 2.5 },
    },
    {
      kind: 'curve',
      d: `M${x + 2} ${y + STRIP}V${y + 13}A11 11 0 0 1 ${x + 13} ${y + 2}H${x + width - 13}A11 11 0 0 1 ${x + width - 2} ${y + 13}V${y + STRIP}H${middle + 11}L${middle} ${y + STRIP + 9}L${middle - 11} ${y + STRIP}Z`,
      box: { x, y, width, height: STRIP },
      fill: strip,
    },
  ];
}

function face({ id, top }: PileView, card: Box): Shape[] {
  if (top === undefined) return [];
  const { requires, builds, scientists, research, asterisk } = top;
  const middle = card.x + card.width / 2;
  const size = requires.length > 2 ? 36 : 42;
  const step = size + 4;
  const foot = card.y + card.height - 33;
  return [
    ...paper(card, id),
    ...requires.map((building, nth) =>
      stamp(
        `building:${building}`,
        { x: middle + (nth - (requires.length - 1) / 2) * step, y: card.y + STRIP / 2 + 1 },
        size,
      ),
    ),
    stamp('shade', { x: middle, y: card.y + 131 }, 80, { height: 18 }),
    stamp(`building:${builds}`, { x: middle, y: card.y + 96 }, 74),
    ...(asterisk ? [stamp('card-asterisk', { x: card.x + card.width - 20, y: card.y + 78 }, 32)] : []),
    stamp('pawn', { x: card.x + 27, y: foot }, 40, { height: 52 }),
    textOn(String(scientists), card.x + 27, foot + 10, { size: 30, weight: 'bold', colour: '~paper-ink' }),
    stamp('research', { x: card.x + 75, y: foot + 3 }, 40),
    textOn(String(research), card.x + 107, foot + 4, { size: 34, weight: 'bold', colour: '~paper-ink' }),
  ];
}

function pile(view: AntarcticaView, of: PileView, nth: number, changed: Changed | undefined): Shape[] {
  const { id, top, count } = of;
  const card = box(nth);
  const buildable = view.own?.buildable.includes(id) === true;
  const badge = { x: card.x + 24, y: card.y + STRIP + 24, r: 24 };
  const meaning = {
    id: `pile:${id}`,
    facts: [fact.pile(id, top?.id, count), ...(buildable ? [fact.buildable(id)] : [])],
    target: `pile:${id}`,
    badge,
  };
  if (top === undefined)
    return piece(meaning, [
      {
        kind: 'rect',
        ...card,
        corner: 12,
        stroke: { colour: { tint: '~contour', alpha: 0.5 }, weight: 2.5, dashed: true },
      },
    ]);
  const edges = Math.min(3, Math.ceil(count / EDGE_FOR) - 1);
  const below = Array.from({ length: edges }, (_, at): Shape => {
    const down = (edges - at) * 4;
    return {
      kind: 'rect',
      ...card,
      y: card.y + down,
      corner: 12,
      fill: '~paper-bottom',
      stroke: { colour: '~paper-edge', weight: 2.5 },
    };
  });
  const frame = buildable
    ? ({ colour: '~buildable', weight: 8 } as const)
    : isNewCard(changed, id, top.id)
      ? ({ colour: '~new', weight: 6 } as const)
      : undefined;
  return piece(meaning, [
    {
      kind: 'rect',
      ...card,
      height: card.height + edges * 4,
      corner: 12,
      fill: '~paper-edge',
      shadow: { colour: { tint: 'shadow', alpha: 0.6 }, blur: 12, dy: 4 },
    },
    ...below,
    ...face(of, card),
    ...(frame === undefined ? [] : [{ kind: 'rect', ...card, corner: 12, stroke: frame } as const]),
  ]);
}

export function cards(view: AntarcticaView, changed: Changed | undefined): Shape[] {
  return view.piles.flatMap((of, nth) => pile(view, of, nth, changed));
}

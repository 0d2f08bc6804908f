import { piece } from '../../shapes.ts';
import type { Box, Shadow, Shape } from '../../shapes.ts';
import { fit, textOn } from '../../type.ts';
import { isNewCard } from './changed.ts';
import type { Changed } from './changed.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, PileView } from './view.ts';

/* The face-up building cards: what it takes above, what it builds, whom it takes there and what research it gives. */

const ROW: Box = { x: 1158, y: 40, width: 422, height: 156 };
const GAP = 11;
const STRIP = 46;
/** So many cards in a pile for one edge below the top one. */
const EDGE_FOR = 4;
const EDGE = 3;

/** The fewer piles are left the wider their cards: no place stays empty. */
function boxes(piles: readonly PileView[]): Box[] {
  const left = piles.filter(({ top }) => top !== undefined).length;
  const width = (ROW.width - GAP * (Math.max(1, left) - 1)) / Math.max(1, left);
  let x = ROW.x;
  return piles.map(({ top }) => {
    const box = { ...ROW, x, width };
    if (top !== undefined) x += width + GAP;
    return top === undefined ? { ...box, x: ROW.x, width: 1 } : box;
  });
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

/** Where a name begins beside its building. */
const NAME_LEFT = 88;
const NAME_RIGHT = 6;

/** The building's name, on cards that are wide enough for it. */
function nameBeside(card: Box, building: string, look: AntarcticaLook): Shape[] {
  const width = card.width - NAME_LEFT - NAME_RIGHT;
  if (width <= 0) return [];
  const text = look.name('building', building);
  const one = fit(text, { width, lines: 1, largest: card.width > 300 ? 38 : 26, smallest: 26 }, 'bold');
  const { size, lines } =
    one.lines.length === 1 ? one : fit(text, { width, lines: 2, largest: 26, smallest: 20 }, 'bold');
  const top = card.y + 80 - ((lines.length - 1) * size) / 2;
  const words = lines.map((line, at) =>
    textOn(line, card.x + NAME_LEFT, top + at * size, {
      size,
      weight: 'bold',
      anchor: 'start',
      colour: '~paper-ink',
    }),
  );
  return words.every((word) => word.width <= width) ? words : [];
}

function face({ id, top }: PileView, card: Box, look: AntarcticaLook): Shape[] {
  if (top === undefined) return [];
  const { requires, builds, scientists, research, asterisk } = top;
  const middle = card.x + card.width / 2;
  const name = nameBeside(card, builds, look);
  const wide = name.length > 0;
  // what it gives stands below its name where there is room
  const gains = card.width > 300 ? card.x + NAME_LEFT + 52 : middle;
  const model = wide ? card.x + 46 : middle;
  const size = requires.length > 2 ? 34 : 38;
  const step = size + 4;
  const foot = card.y + card.height - 26;
  return [
    ...paper(card, id),
    ...requires.map((building, nth) =>
      stamp(
        `building:${building}`,
        { x: middle + (nth - (requires.length - 1) / 2) * step, y: card.y + STRIP / 2 + 1 },
        size,
      ),
    ),
    stamp('shade', { x: model, y: card.y + 110 }, 70, { height: 16 }),
    stamp(`building:${builds}`, { x: model, y: card.y + 81 }, 62),
    ...(asterisk
      ? [
          stamp(
            'card-asterisk',
            wide
              ? { x: Math.min(card.x + card.width - 22, gains + 82), y: foot + 2 }
              : { x: middle + 41, y: card.y + 66 },
            32,
          ),
        ]
      : []),
    ...name,
    stamp('pawn', { x: gains - 34, y: foot }, 36, { height: 46 }),
    textOn(String(scientists), gains - 34, foot + 8, { size: 30, weight: 'bold', colour: '~paper-ink' }),
    stamp('research', { x: gains + 14, y: foot + 2 }, 38),
    textOn(String(research), gains + 46, foot + 4, { size: 34, weight: 'bold', colour: '~paper-ink' }),
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
  const badge = { x: card.x + 24, y: card.y + STRIP + 24, r: 24 };
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
      fill: '~paper-bottom',
      stroke: { colour: '~paper-edge', weight: 2.5 },
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
      fill: '~paper-edge',
      shadow,
    },
    ...below,
    ...face(of, card, look),
    ...(buildable
      ? [{ kind: 'rect', ...card, corner: 12, stroke: { colour: '~buildable', weight: 8 } } as const]
      : []),
  ]);
}

function caption(look: AntarcticaLook): Shape[] {
  const room = { width: ROW.width, lines: 1, largest: 30 } as const;
  const { size, lines } = fit(look.say({ key: 'board.onOffer' }), room, 'bold');
  const middle = ROW.x + ROW.width / 2;
  return lines.map((line) => textOn(line, middle, ROW.y / 2, { size, weight: 'bold' }));
}

export function cards(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const places = boxes(view.piles);
  const piles = view.piles.flatMap((of, nth) => pile(view, of, places[nth] ?? ROW, { look, changed }));
  return view.piles.some(({ top }) => top !== undefined) ? [...caption(look), ...piles] : piles;
}

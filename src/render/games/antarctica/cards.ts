import { piece } from '../../shapes.ts';
import type { Box, Shadow, Shape } from '../../shapes.ts';
import { roundedPath } from '../../plates.ts';
import type { Drawing } from '../../theme.ts';
import { groundShadow } from '../../volume.ts';
import { fit, textOn } from '../../type.ts';
import { isNewCard } from './changed.ts';
import type { Changed } from './changed.ts';
import { COLUMN } from './block-grid.ts';
import { fact } from './facts.ts';
import { stamp } from './place.ts';
import type { AntarcticaLook } from './messages.ts';
import type { AntarcticaView, PileView } from './view.ts';

/*
 * The face-up building cards, one below the other, as slabs of ice under snow: what each builds, what that takes, and in a window of night
 * how much research it gives.
 */

const LIST: Box = { x: COLUMN.x, y: 96, width: COLUMN.width, height: 230 };
const GAP = 4;
/** Of each, by how many there are: with three of them there is room for smaller words and icons only. */
const SLABS = {
  0: { height: 0, name: 30, icon: 44 },
  1: { height: 98, name: 30, icon: 44 },
  2: { height: 92, name: 30, icon: 44 },
  3: { height: 80, name: 26, icon: 44 },
} as const;
type Count = keyof typeof SLABS;

/** How many piles are not used up. */
export function cardsLeft(piles: readonly PileView[]): Count {
  const count = piles.filter(({ top }) => top !== undefined).length;
  return count === 0 || count === 1 || count === 2 ? count : 3;
}

/** One below the other. */
function boxes(piles: readonly PileView[]): Box[] {
  const { height } = SLABS[cardsLeft(piles)];
  let { y } = LIST;
  return piles.map(({ top }) => {
    const box = { ...LIST, y, height };
    if (top !== undefined) y += height + GAP;
    return top === undefined ? { ...box, height: 1 } : box;
  });
}

/** Below the last of so many cards. */
export function cardsEnd(count: Count): number {
  return LIST.y + count * (SLABS[count].height + GAP);
}

const CORNER = 14;
/** How thick a slab is, seen from a little above. */
const SIDE = 6;
/** The building stands on the left of its name and of what it needs. */
const MODEL = { across: 39, size: 70 } as const;
const LEFT = 76;
/** What it gives, on the right below the name. */
const GIVES = { height: 42, inset: 7, pad: 6, largest: 26 } as const;

/** What a scientist takes at the end of what a card needs, and the gap after the word. */
const PAWN = 40;
const WORD_GAP = 6;

/** A slab of ice with snow on it. */
export function slab({ x, y, width, height }: Box): Shape[] {
  const box = { x, y, width, height };
  const right = x + width;
  const bottom = y + height;
  const outline = roundedPath({ x, y, width, height }, CORNER);
  const snow = y + 30;
  const cap = `M${x} ${y}H${right}V${snow - 6}Q${right - 20} ${snow + 2} ${right - 46} ${snow - 5}T${x + 300} ${snow}T${x + 210} ${snow - 4}T${x + 130} ${snow + 1}T${x + 60} ${snow - 2}T${x} ${snow + 4}Z`;
  const face: Box = { ...box, height: height - SIDE };
  return [
    { kind: 'rect', ...box, corner: CORNER, fill: '~card-side' },
    {
      kind: 'group',
      box,
      clip: roundedPath(face, CORNER),
      shapes: [
        {
          kind: 'rect',
          ...face,
          fill: {
            gradient: 'linear',
            stops: [
              [0, '~card-top'],
              [1, '~card-bottom'],
            ],
          },
        },
        {
          kind: 'curve',
          d: `M${x + 250} ${y}L${x + 190} ${bottom}H${x + 236}L${x + 318} ${y}Z`,
          box,
          fill: { tint: '~white', alpha: 0.2 },
        },
        {
          kind: 'curve',
          d: cap,
          box,
          fill: '~card-snow',
          shadow: { colour: { tint: '~card-side', alpha: 0.7 }, blur: 6, dy: 3 },
        },
        groundShadow(x + MODEL.across, bottom - 15, 36, 8, 0.5),
      ],
    },
    { kind: 'curve', d: outline, box, stroke: { colour: '~card-edge', weight: 3 } },
  ];
}

/** A slab for so many cards, painted once. */
export function slabDrawing(count: Count): Drawing {
  const { width } = LIST;
  const { height } = SLABS[count];
  return { width, height, margin: 3, shapes: slab({ x: 0, y: 0, width, height }) };
}

/** Name above, with an asterisk if the card scores; below it what it takes, scientists last, and on the right the research that it gives. */
function face(view: AntarcticaView, { top }: PileView, card: Box, look: AntarcticaLook): Shape[] {
  if (top === undefined) return [];
  const count = cardsLeft(view.piles);
  const sizes = SLABS[count];
  const { requires, builds, scientists, research, asterisk } = top;
  const left = card.x + LEFT;
  const right = card.x + card.width - 14;
  const lower = card.y + card.height - GIVES.inset - GIVES.height / 2;
  const upper = (card.y + lower - GIVES.height / 2) / 2;
  const name = fit(
    look.name('building', builds),
    { width: right - left - (asterisk ? 36 : 0), lines: 1, largest: sizes.name },
    'bold',
  );
  const title = textOn(name.lines[0] ?? '', left, upper, {
    size: name.size,
    weight: 'bold',
    colour: '~card-ink',
    anchor: 'start',
  });
  const gives = textOn(
    look.say({ key: 'board.givesResearch', with: { points: research } }),
    card.x + card.width - GIVES.inset - GIVES.pad,
    lower,
    { size: GIVES.largest, weight: 'bold', colour: '~white', anchor: 'end' },
  );
  const windowWidth = gives.width + 2 * GIVES.pad;
  const window = card.x + card.width - GIVES.inset - windowWidth;
  const words = look.say({ key: 'board.needs' });
  const { width: least } = textOn(words, left, lower, { size: 20, weight: 'bold' });
  // three buildings and a long word: smaller icons
  const widest = (window - PAWN - left - least - WORD_GAP) / Math.max(1, requires.length);
  const step = Math.min(sizes.icon + 2, Math.floor(widest));
  const icon = step - 2;
  const room = window - PAWN - left - WORD_GAP - requires.length * step;
  const needs = textOn(words, left, lower, {
    size: fit(words, { width: room, lines: 1, largest: 26 }, 'bold').size,
    weight: 'bold',
    anchor: 'start',
    colour: '~card-ink',
  });
  const first = left + needs.width + WORD_GAP + icon / 2;
  const pawn = { x: left + needs.width + WORD_GAP + requires.length * step + 18, y: lower };
  return [
    stamp(`building:${builds}`, { x: card.x + MODEL.across, y: card.y + card.height / 2 - 1 }, MODEL.size),
    title,
    ...(asterisk ? [stamp('card-asterisk', { x: left + title.width + 22, y: upper }, name.size)] : []),
    needs,
    // on ice as dark as the map's, or pale ones sink into the card
    {
      kind: 'rect',
      x: left + needs.width + WORD_GAP - 3,
      y: lower - GIVES.height / 2 - 2,
      width: requires.length * step + PAWN,
      height: GIVES.height + 4,
      corner: 12,
      fill: '~card-needs',
    },
    ...requires.map((building, nth) =>
      stamp(`building:${building}`, { x: first + nth * step, y: lower + 1 }, icon),
    ),
    stamp('pawn', pawn, 32, { height: 40 }),
    textOn(String(scientists), pawn.x, pawn.y + 8, {
      size: 26,
      weight: 'bold',
      colour: '~paper-ink',
    }),
    {
      kind: 'rect',
      x: window,
      y: lower - GIVES.height / 2,
      width: windowWidth,
      height: GIVES.height,
      corner: 12,
      fill: '~card-night',
    },
    gives,
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
  const badge = { x: card.x + 27, y: card.y + 27, r: 22 };
  const meaning = {
    id: `pile:${id}`,
    facts: [fact.pile(id, top?.id, count), ...(buildable ? [fact.buildable(id)] : [])],
    target: `pile:${id}`,
    badge,
  };
  // no card, no place: an outline reads as a hole
  if (top === undefined) return piece(meaning, [{ kind: 'rect', ...card }]);
  const shadow: Shadow = isNewCard(changed, id, top.id)
    ? { colour: '~new', blur: 26 }
    : { colour: { tint: 'shadow', alpha: 0.6 }, blur: 10, dy: 4 };
  return piece(meaning, [
    { kind: 'rect', ...card, corner: CORNER, fill: '~card-bottom', shadow },
    { kind: 'sprite', name: `slab:${cardsLeft(view.piles)}`, ...card },
    ...face(view, of, card, look),
    ...(buildable
      ? [{ kind: 'rect', ...card, corner: CORNER, stroke: { colour: '~buildable', weight: 8 } } as const]
      : []),
  ]);
}

export function cards(view: AntarcticaView, look: AntarcticaLook, changed: Changed | undefined): Shape[] {
  const places = boxes(view.piles);
  return view.piles.flatMap((of, nth) => pile(view, of, places[nth] ?? LIST, { look, changed }));
}

import type { View as AntarcticaView, PileView } from '../../../engine/games/antarctica/view.ts';
import { silhouette } from '../../pieces.ts';
import type { Silhouette } from '../../pieces.ts';
import { piece } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { BUILDING_SILHOUETTES } from './buildings.ts';
import { fact } from './facts.ts';
import { PIECES, RESOURCE_SILHOUETTES } from './signs.ts';

/* The face-up building cards, read from top to bottom: what it takes, what it builds, what that costs and gives. */

const GAP = 12;
const CARD_HEIGHT = 208;
const STRIP = 46;

/** Cards and stocks together. */
export const PILES_HEIGHT = CARD_HEIGHT + 12 + STRIP;

function number(text: string, icon: Silhouette, x: number, y: number): Shape[] {
  return [
    silhouette(icon, x, y, 26, 'faint'),
    textOn(text, x + 17, y, { size: 26, weight: 'bold', anchor: 'start' }),
  ];
}

function face({ top }: PileView, box: Box): Shape[] {
  const middle = box.x + box.width / 2;
  if (top === undefined) return [];
  const { requires, builds, scientists, research, asterisk } = top;
  const step = 36;
  const first = middle - ((requires.length - 1) * step) / 2;
  return [
    ...requires.map((building, nth) =>
      silhouette(BUILDING_SILHOUETTES[building], first + nth * step, box.y + 27, 32, 'faint'),
    ),
    {
      kind: 'polygon',
      points: [
        { x: middle - 11, y: box.y + 48 },
        { x: middle + 11, y: box.y + 48 },
        { x: middle, y: box.y + 57 },
      ],
      fill: 'edge',
    },
    silhouette(BUILDING_SILHOUETTES[builds], middle, box.y + 100, 76, 'ink'),
    ...(asterisk ? [silhouette(PIECES.asterisk, box.x + box.width - 18, box.y + 68, 24, 'cold')] : []),
    ...number(String(scientists), PIECES.scientist, box.x + 22, box.y + 157),
    ...number(String(research), PIECES.research, box.x + 70, box.y + 157),
  ];
}

function pile(view: AntarcticaView, of: PileView, box: Box): Shape[] {
  const { id, top, count } = of;
  const buildable = view.own?.buildable.includes(id) === true;
  const facts = [fact.pile(id, top?.id, count), ...(buildable ? [fact.buildable(id)] : [])];
  const empty = top === undefined;
  const card: Shape = {
    kind: 'rect',
    ...box,
    corner: 18,
    ...(empty ? {} : { fill: 'raised' as const }),
    stroke: buildable
      ? { colour: 'cold', weight: 'line' }
      : { colour: 'edge', weight: 'fine', ...(empty && { dashed: true as const }) },
  };
  const middle = box.x + box.width / 2;
  const y = box.y + box.height - 20;
  const left = [
    silhouette(PIECES.buildingCard, middle - 14, y, 22, 'edge'),
    textOn(String(count), middle + 2, y, { size: 26, anchor: 'start', colour: 'faint' }),
  ];
  return piece({ id: `pile:${id}`, facts, target: `pile:${id}` }, [card, ...face(of, box), ...left]);
}

/** Shipyard pile and stocks of resource cards. */
function stocks({ shipyard, stock }: AntarcticaView, box: Box): Shape[] {
  const items = [
    { id: 'shipyard', icon: PIECES.shipyardCard, count: shipyard.count, said: fact.shipyard(shipyard.count) },
    ...(['basic', 'expertise'] as const).map((kind) => ({
      id: `stock:${kind}`,
      icon: RESOURCE_SILHOUETTES[kind],
      count: stock[kind],
      said: fact.stock(kind, stock[kind]),
    })),
  ];
  return items.flatMap(({ id, icon, count, said }, nth) => {
    const x = box.x + 36 + (nth * box.width) / 3;
    const y = box.y + box.height / 2;
    const style = { size: 34, weight: 'bold', anchor: 'start' } as const;
    const shapes: Shape[] = [
      silhouette(icon, x, y, 42, 'faint'),
      textOn(String(count), x + 25, y, style, { id, facts: [said] }),
    ];
    return count === 0 ? shapes.map((shape) => ({ ...shape, dim: true as const })) : shapes;
  });
}

export function piles(view: AntarcticaView, box: Box): Shape[] {
  const width = (box.width - 2 * GAP) / 3;
  const cards = view.piles.flatMap((of, nth) =>
    pile(view, of, { x: box.x + nth * (width + GAP), y: box.y, width, height: CARD_HEIGHT }),
  );
  const strip = { x: box.x, y: box.y + CARD_HEIGHT + 6, width: box.width, height: STRIP };
  return [...cards, ...stocks(view, strip)];
}

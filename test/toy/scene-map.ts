import { seatPiece } from '../../src/render/glyphs.ts';
import type { Box, Point, Shape } from '../../src/render/shapes.ts';
import { piece } from '../../src/render/shapes.ts';
import { textOn } from '../../src/render/type.ts';
import { CELLS, COLUMNS, ROWS } from './components.ts';
import { PIECES } from './silhouettes.ts';
import type { View } from './view.ts';

/** Where the map lies, and how large its cells are. */
export interface MapPlace extends Point {
  readonly cell: { readonly width: number; readonly height: number };
}
const LABEL = 34;
const GAP = 4;

export function mapSize({ cell }: MapPlace): { readonly width: number; readonly height: number } {
  return { width: LABEL + COLUMNS.length * cell.width, height: LABEL + ROWS * cell.height };
}

function cellBox(place: MapPlace, name: string): Box {
  const column = COLUMNS.indexOf(name.charAt(0));
  const row = Number(name.slice(1)) - 1;
  const { width, height } = place.cell;
  return {
    x: place.x + LABEL + column * width + GAP / 2,
    y: place.y + LABEL + row * height + GAP / 2,
    width: width - GAP,
    height: height - GAP,
  };
}

/** The ground: it never changes during a game. */
export function mapGround({ map }: View, place: MapPlace): Shape[] {
  const letters = map.join('');
  return [
    ...labels(place),
    ...CELLS.flatMap((name, at) => ground(name, letters.charAt(at), cellBox(place, name))),
  ];
}

function labels(place: MapPlace): Shape[] {
  const style = { size: 20, colour: 'faint' } as const;
  const { width, height } = place.cell;
  return [
    ...Array.from(COLUMNS, (column, at) =>
      textOn(column, place.x + LABEL + (at + 0.5) * width, place.y + LABEL / 2, style),
    ),
    ...Array.from({ length: ROWS }, (_, at) =>
      textOn(String(at + 1), place.x + LABEL / 2, place.y + LABEL + (at + 0.5) * height, style),
    ),
  ];
}

function ground(name: string, letter: string, box: Box): Shape[] {
  if (letter === '~') return [];
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const floe: Shape = { kind: 'rect', ...box, corner: 10, fill: 'raised', target: `cell:${name}` };
  if (letter === '^') return [floe, ...ridge(middle, box)];
  if (letter !== '*') return [floe];
  const r = box.height * 0.3;
  return [
    floe,
    { kind: 'circle', ...middle, r, stroke: { colour: 'cold', weight: 'line' } },
    { kind: 'circle', ...middle, r: r * 0.3, fill: 'cold' },
  ];
}

function ridge({ x, y }: Point, { width, height }: Box): Shape[] {
  const peak = (shift: number, size: number): Shape => ({
    kind: 'polygon',
    points: [
      { x: x + shift - size * width, y: y + height * 0.28 },
      { x: x + shift, y: y - size * height },
      { x: x + shift + size * width, y: y + height * 0.28 },
    ],
    fill: 'edge',
  });
  return [peak(width * 0.16, 0.2), peak(-width * 0.12, 0.3)];
}

/** Camps below, flags in a corner, sledges on top. */
export function mapPieces(view: View, place: MapPlace): Shape[] {
  return [...camps(view, place), ...flags(view, place), ...sledges(view, place)];
}

function camps({ expeditions }: View, place: MapPlace): Shape[] {
  return expeditions.flatMap(({ camp, sledge }, seat) => {
    if (camp === undefined) return [];
    const { x, y, width, height } = cellBox(place, camp);
    const meaning = { id: `camp:${seat}`, facts: [`camp:${seat}=${camp}`] };
    const occupied = expeditions.some((expedition) => expedition.sledge === camp) || sledge === camp;
    // under a sledge only the top of the tent is left to see
    const size = height * (occupied ? 0.62 : 0.9);
    const shift = occupied ? { x: -width * 0.26, y: -height * 0.2 } : { x: 0, y: 0 };
    return piece(
      meaning,
      seatPiece(PIECES.camp, seat, x + width / 2 + shift.x, y + height / 2 + shift.y, size),
    );
  });
}

function flags(view: View, place: MapPlace): Shape[] {
  return view.flags.flatMap(({ seat, cell }) => {
    const { x, y, width, height } = cellBox(place, cell);
    const taken = view.expeditions.some(({ sledge, camp }) => sledge === cell || camp === cell);
    const size = height * (taken ? 0.56 : 0.86);
    const shift = taken ? { x: width * 0.26, y: -height * 0.2 } : { x: 0, y: 0 };
    const meaning = { id: `flag:${cell}`, facts: [`flag:${cell}=${seat}`] };
    return piece(
      meaning,
      seatPiece(PIECES.flag, seat, x + width / 2 + shift.x, y + height / 2 + shift.y, size),
    );
  });
}

function sledges({ expeditions, asks }: View, place: MapPlace): Shape[] {
  return expeditions.flatMap(({ sledge }, seat) => {
    if (sledge === undefined) return [];
    const { x, y, width, height } = cellBox(place, sledge);
    const now = asks?.kind === 'turn' && asks.seats.includes(seat);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const under: Shape[] = now
      ? [{ kind: 'rect', x, y, width, height, corner: 10, stroke: { colour: 'warm', weight: 'line' } }]
      : [];
    const meaning = { id: `sledge:${seat}`, facts: [`sledge:${seat}=${sledge}`] };
    return [
      ...under,
      ...piece(meaning, seatPiece(PIECES.sledge, seat, middle.x, middle.y + height * 0.02, height * 1.12)),
    ];
  });
}

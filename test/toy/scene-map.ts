import { seatPiece } from '../../src/render/glyphs.ts';
import { piece, type Box, type Point, type Shape } from '../../src/render/shapes.ts';
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

function cellBox({ x, y, cell: { width, height } }: MapPlace, name: string): Box {
  return {
    x: x + LABEL + COLUMNS.indexOf(name.charAt(0)) * width + GAP / 2,
    y: y + LABEL + (Number(name.slice(1)) - 1) * height + GAP / 2,
    width: width - GAP,
    height: height - GAP,
  };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The ground: it never changes during a game. */
export function mapGround({ map }: View, place: MapPlace): Shape[] {
  const letters = map.join('');
  const label = (text: string, x: number, y: number): Shape =>
    textOn(text, x, y, { size: 20, colour: 'faint' });
  return [
    ...Array.from(COLUMNS, (column) =>
      label(column, middleOf(cellBox(place, `${column}1`)).x, place.y + LABEL / 2),
    ),
    ...Array.from({ length: ROWS }, (_, at) =>
      label(String(at + 1), place.x + LABEL / 2, middleOf(cellBox(place, `A${at + 1}`)).y),
    ),
    ...CELLS.flatMap((name, at) => ground(name, letters.charAt(at), cellBox(place, name))),
  ];
}

function ground(name: string, letter: string, box: Box): Shape[] {
  if (letter === '~') return [];
  const floe: Shape = { kind: 'rect', ...box, corner: 10, fill: 'raised', target: `cell:${name}` };
  if (letter !== '*') return [floe];
  const r = box.height * 0.3;
  return [
    floe,
    { kind: 'circle', ...middleOf(box), r, stroke: { colour: 'cold', weight: 'line' } },
    { kind: 'circle', ...middleOf(box), r: r * 0.3, fill: 'cold' },
  ];
}

/** What stands on the map, for the picture and for its words; the later over the earlier. */
export interface Standing {
  readonly what: 'flag' | 'sledge';
  readonly seat: number;
  readonly cell: string;
  readonly fact: string;
}
export function standingOn({ expeditions, flags }: View): Standing[] {
  const on = (what: Standing['what'], seat: number, cell: string | undefined): Standing[] =>
    cell === undefined ? [] : [{ what, seat, cell, fact: `${what}:${seat}=${cell}` }];
  return [
    ...flags.flatMap(({ seat, cell }) => on('flag', seat, cell)),
    ...expeditions.flatMap(({ sledge }, seat) => on('sledge', seat, sledge)),
  ];
}

/** Flags to the right, so that their tops are seen behind a sledge; in parts of a cell. */
const PLACES = {
  flag: { right: 0.26, down: -0.2, size: 0.56 },
  sledge: { right: 0, down: 0.02, size: 1.12 },
} as const;

export function mapPieces(view: View, place: MapPlace): Shape[] {
  return standingOn(view).flatMap(({ what, seat, cell, fact }) => {
    const box = cellBox(place, cell);
    const { right, down, size } = PLACES[what];
    const x = middleOf(box).x + right * box.width;
    const y = middleOf(box).y + down * box.height;
    const id = what === 'flag' ? `flag:${cell}` : `${what}:${seat}`;
    return piece({ id, facts: [fact] }, seatPiece(PIECES[what], seat, x, y, size * box.height));
  });
}

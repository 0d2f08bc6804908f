import type { View as AquaSphereView, SectorView } from '../../../engine/games/aquasphere/view.ts';
import { seatToken } from '../../glyphs.ts';
import { silhouette } from '../../pieces.ts';
import { piece, type Point, type Shape } from '../../shapes.ts';
import { textOn } from '../../type.ts';
import { chip } from './chips.ts';
import { FACTS, seasonOf } from './facts.ts';
import { corner } from './owners.ts';
import { PIECES } from './pieces.ts';
import { at, inside, sized, type Place } from './place.ts';
import { SECTOR, sectorGround, sectorPieces } from './sector.ts';

/** How the ring of six is laid out: clockwise from the upper left corner. */
export interface RingLayout {
  readonly columns: number;
  readonly rows: number;
  /** between sectors */
  readonly gapX: number;
  readonly gapY: number;
}
/** On the board it lies, alone it stands. */
export const LYING: RingLayout = { columns: 3, rows: 2, gapX: 64, gapY: 104 };
export const STANDING: RingLayout = { columns: 2, rows: 3, gapX: 76, gapY: 76 };

export function ringSize({ columns, rows, gapX, gapY }: RingLayout): { width: number; height: number } {
  return {
    width: columns * SECTOR.width + (columns - 1) * gapX,
    height: rows * SECTOR.height + (rows - 1) * gapY,
  };
}

/** Column and row of each position: along the top, down the right, back along the bottom, up the left. */
function cells({ columns, rows }: RingLayout): readonly (readonly [number, number])[] {
  const top = Array.from({ length: columns }, (_, at) => [at, 0] as const);
  const right = Array.from({ length: rows - 2 }, (_, at) => [columns - 1, at + 1] as const);
  const bottom = Array.from({ length: columns }, (_, at) => [columns - 1 - at, rows - 1] as const);
  const left = Array.from({ length: rows - 2 }, (_, at) => [0, rows - 2 - at] as const);
  return [...top, ...right, ...bottom, ...left];
}

function sectorPlace(layout: RingLayout, position: number, place: Place): Place {
  const [column, row] = cells(layout)[position] ?? [0, 0];
  return inside(place, column * (SECTOR.width + layout.gapX), row * (SECTOR.height + layout.gapY));
}

const INSET = 70;

/** The middle of a sector as the ring line runs through it: the line keeps to the outside. */
function stop(layout: RingLayout, position: number): Point {
  const [column, row] = cells(layout)[position] ?? [0, 0];
  const x = column * (SECTOR.width + layout.gapX);
  const y = row * (SECTOR.height + layout.gapY) + SECTOR.height / 2;
  if (column === 0) return { x: x + INSET, y };
  return { x: column === layout.columns - 1 ? x + SECTOR.width - INSET : x + SECTOR.width / 2, y };
}

/** Between two neighbours, in the middle of the gap. */
function lockSpot(layout: RingLayout, position: number): Point {
  const after = (position + 1) % 6;
  const [column, row] = cells(layout)[position] ?? [0, 0];
  const [otherColumn, otherRow] = cells(layout)[after] ?? [0, 0];
  const from = stop(layout, position);
  if (row === otherRow) {
    const left = Math.min(column, otherColumn);
    return { x: left * (SECTOR.width + layout.gapX) + SECTOR.width + layout.gapX / 2, y: from.y };
  }
  const upper = Math.min(row, otherRow);
  return { x: from.x, y: upper * (SECTOR.height + layout.gapY) + SECTOR.height + layout.gapY / 2 };
}

export function stationGround({ ring }: AquaSphereView, layout: RingLayout, place: Place): Shape[] {
  const corners = [0, layout.columns - 1, 3, 3 + layout.columns - 1];
  const stops = corners.map((position) => {
    const { x, y } = stop(layout, position);
    return at(place, x, y);
  });
  return [
    { kind: 'polygon', points: stops, stroke: { colour: 'cold', weight: 'bold' } },
    ...ring.flatMap((sector, position) => [
      ...sectorGround(sector, sectorPlace(layout, position, place)),
      ...lock(sector, lockSpot(layout, position), place),
    ]),
  ];
}

/** What crossing costs; a lock that costs nothing stands open. */
function lock(sector: SectorView, spot: Point, place: Place): Shape[] {
  const { x, y } = at(place, spot.x, spot.y);
  const open = sector.lockClockwise === 0;
  return [
    {
      kind: 'circle',
      x,
      y,
      r: 26 * place.k,
      fill: open ? 'ground' : 'cold',
      stroke: { colour: 'cold', weight: 'line' },
    },
    textOn(
      String(sector.lockClockwise),
      x,
      y,
      { size: sized(place, 44), weight: 'bold', colour: open ? 'cold' : 'ground' },
      { facts: [FACTS.lock(sector)] },
    ),
  ];
}

export function stationPieces(view: AquaSphereView, layout: RingLayout, place: Place): Shape[] {
  return view.ring.flatMap((sector, position) => {
    const refill = view.tile.byPosition[position];
    if (refill === undefined) return [];
    return sectorPieces({ view, sector, refill }, sectorPlace(layout, position, place));
  });
}

/** The centre tile's lamp: what a submarine or a card is worth this round. */
export function lamp(view: AquaSphereView, place: Place, x: number, y: number): Shape[] {
  const middle = at(place, x, y);
  const size = 92 * place.k;
  return piece({ id: 'lamp', facts: [FACTS.lamp(view)], season: seasonOf(view) }, [
    silhouette(PIECES.lamp, middle.x, middle.y, size, 'warm'),
    textOn(String(view.tile.lamp), middle.x, middle.y - size * 0.12, {
      size: sized(place, 44),
      weight: 'bold',
      colour: 'on-warm',
    }),
  ]);
}

const SYMBOL = { size: 66, step: 90 } as const;
/** How wide the row of seven is beside the lamp; alone it has to share the width of two sectors. */
export const SYMBOLS = { width: 7 * 90 * 0.86 + 60, alone: 0.86 } as const;

/** The seven actions, and who has a bot programmed for each: every seat at its own corner. */
export function symbols({ players, printed }: AquaSphereView, place: Place): Shape[] {
  return printed.colours.flatMap((colour, nth) => {
    const { x, y } = at(place, (nth + 0.5) * SYMBOL.step, 0);
    const [plate, ...sign] = chip(colour, x, y, SYMBOL.size * place.k);
    return [
      ...(plate === undefined ? [] : [{ ...plate, target: `symbol:${colour}` }]),
      ...sign,
      ...players.flatMap(({ programmed }, seat) => {
        if (!programmed.includes(colour)) return [];
        const side = corner(seat);
        const reach = (SYMBOL.size / 2 - 8) * place.k;
        const token = seatToken(seat, x + side.x * reach, y + side.y * reach, 34 * place.k);
        const id = `programmed:${seat}:${colour}`;
        return [{ ...token, id, facts: [FACTS.programmed(seat, colour)] }];
      }),
    ];
  });
}

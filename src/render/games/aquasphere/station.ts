import type { Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { Shape } from '../../shapes.ts';
import { FACTS } from './facts.ts';
import { HULL } from './ground.ts';
import { boxAt, type Place } from './place.ts';
import { isLower, lockAfter, sectorAt } from './places.ts';
import { controlRim, hullBox, sectorPieces, type SectorParts } from './sector.ts';
import type { Told } from './turn.ts';

/** The ring of six hulls, with what joins them. It stays as it was built. */
export function stationGround({ ring }: AquaSphereView, place: Place): Shape[] {
  return [
    ...ring.flatMap((_, position) => (isLower(position) ? legs(position, place) : [])),
    ...ring.flatMap((_, position) => corridor(position, place)),
    ...ring.map((_, position): Shape => ({ kind: 'sprite', name: 'hull', ...hullBox(position, place) })),
    ...ring.flatMap((sector, position) => {
      const { x, y, direction } = lockAfter(position);
      if (sector.lockClockwise === 0) return [];
      return [hatch(sector.lockClockwise, { x, y, direction }, place, FACTS.lock(sector))];
    }),
  ];
}

function legs(position: number, place: Place): Shape[] {
  const { x, y } = sectorAt(position);
  return [30, HULL.width - 60].map((dx): Shape => ({
    kind: 'sprite',
    name: 'leg',
    ...boxAt(place, { x: x + dx, y: y + HULL.height - 4, width: 30, height: 74 }),
  }));
}

function corridor(position: number, place: Place): Shape[] {
  const { x, y, direction } = lockAfter(position);
  const [width, height] = direction === 'lying' ? [52, 56] : [52, 100];
  return [
    {
      kind: 'sprite',
      name: `tunnel:${direction}`,
      ...boxAt(place, { x: x - width / 2, y: y - height / 2, width, height }),
    },
  ];
}

/** A hatch holds as many clocks as the way through costs; standing ones lie side by side. */
function hatch(
  cost: number,
  { x, y, direction }: ReturnType<typeof lockAfter>,
  place: Place,
  fact: string,
): Shape {
  const long = Math.max(1, cost) * 37 + 10;
  const [width, height] = direction === 'lying' ? [47, long] : [long, 47];
  return {
    kind: 'sprite',
    name: `hatch:${cost}:${direction}`,
    ...boxAt(place, { x: x - width / 2, y: y - height / 2, width, height }),
    facts: [fact],
  };
}

/** Which station is drawn, and for whom. */
export interface Showing {
  readonly viewer: Viewer;
  /** alone, enlarged */
  readonly alone: boolean;
  readonly told: Told | undefined;
}

function partsOf(view: AquaSphereView, { viewer, alone, told }: Showing): SectorParts[] {
  return view.ring.flatMap((sector, position) => {
    const refill = view.tile.byPosition[position];
    const docking = mayDock(view, viewer) && !sector.submarines.includes(viewer ?? -1);
    return refill === undefined ? [] : [{ view, told, sector, position, refill, alone, docking }];
  });
}

/** In whose turn a submarine may be placed, as far as it isn't for the sector. */
function mayDock({ awaiting, players }: AquaSphereView, viewer: Viewer): boolean {
  const player = viewer === undefined ? undefined : players[viewer];
  if (viewer === undefined || player === undefined || awaiting?.kind !== 'turn') return false;
  return awaiting.seats.includes(viewer) && player.programmed.includes('blue') && player.submarines > 0;
}

/** Who is in control of each sector, on the hull itself. */
export function rims(view: AquaSphereView, place: Place, showing: Showing): Shape[] {
  return partsOf(view, showing).flatMap((part) => controlRim(part, place));
}

export function stationPieces(view: AquaSphereView, place: Place, showing: Showing): Shape[] {
  return partsOf(view, showing).flatMap((part) => sectorPieces(part, place));
}

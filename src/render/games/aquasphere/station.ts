import type { Forecast, Viewer } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import type { Shape } from '../../shapes.ts';
import { FACTS } from './facts.ts';
import { HATCH, HULL, SHAFT_WIDTH } from './ground.ts';
import { boxAt, type Place } from './place.ts';
import { isLower, lockAfter, sectorAt } from './places.ts';
import { controlRim, hullBox, sectorPieces, type SectorParts } from './sector.ts';
import type { Told } from './turn.ts';

/** The ring of six hulls, with what joins them. It stays as it was built. */
export function stationGround({ ring }: AquaSphereView, place: Place): Shape[] {
  return [
    ...ring.flatMap((_, position) => (isLower(position) ? legs(position, place) : [])),
    ...ring.map((_, position) => corridor(position, place)),
    ...ring.map((_, position): Shape => ({ kind: 'sprite', name: 'hull', ...hullBox(position, place) })),
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

function corridor(position: number, place: Place): Shape {
  const { x, y, side } = lockAfter(position);
  const between = side === 'between';
  const [width, height] = between ? [56, 34] : [SHAFT_WIDTH, 328];
  return {
    kind: 'sprite',
    name: between ? 'tunnel' : `shaft:${side}`,
    ...boxAt(place, { x: x - width / 2, y: y - height / 2, width, height }),
  };
}

const HATCH_WIDTH = 48;
/** Wider than a shaft, it reaches into the water between the hulls. */
const HATCH_ASIDE = { between: 0, left: 12, right: -16 } as const;

/** The time that the way through costs: over the door of a corridor, in the middle of a shaft, in front of the way. */
export function hatches({ ring }: AquaSphereView, place: Place): Shape[] {
  return ring.flatMap((sector, position): Shape[] => {
    const { x, y, side } = lockAfter(position);
    const cost = sector.lockClockwise;
    if (cost === 0) return [];
    const height = (HATCH_WIDTH * HATCH.height) / HATCH.width;
    const top = side === 'between' ? y - 22 - height : y - height / 2;
    const box = { x: x + HATCH_ASIDE[side] - HATCH_WIDTH / 2, y: top, width: HATCH_WIDTH, height };
    return [{ kind: 'sprite', name: `hatch:${cost}`, ...boxAt(place, box), facts: [FACTS.lock(sector)] }];
  });
}

/** Which station is drawn, and for whom. */
export interface Showing {
  readonly viewer: Viewer;
  /** alone, enlarged */
  readonly alone: boolean;
  readonly told: Told | undefined;
  readonly forecast: readonly Forecast[];
}

function partsOf(view: AquaSphereView, { viewer, alone, told, forecast }: Showing): SectorParts[] {
  return view.ring.flatMap((sector, position) => {
    const refill = view.tile.byPosition[position];
    const docking = mayDock(view, viewer) && !sector.submarines.includes(viewer ?? -1);
    const parts = { view, told, forecast, sector, position, alone, docking, asked: viewer !== undefined };
    return refill === undefined ? [] : [{ ...parts, refill }];
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

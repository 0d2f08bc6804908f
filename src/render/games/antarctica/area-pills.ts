import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import type { PillLook } from '../../pills.ts';
import { centredBox, commonArea } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { wonInArea } from './changed.ts';
import type { Changed } from './changed.ts';
import { berthSlot, ringPoint, rowIn } from './coast.ts';
import { buildingSpots, pawnSpots } from './place.ts';
import type { PawnSpot } from './place.ts';
import type { AreaView } from './view.ts';

/* Points that the last turn won or lost in an area. */

/** So much of a pawn's feet the points may cover. */
const ON_FEET = 4;
const SHIP_BOX = 84;

interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** What points must not hide, and how much it matters. */
function standingThere(area: AreaView): Obstacle[] {
  return [
    ...area.line.map((_, berth) => ({
      box: centredBox(ringPoint(berthSlot(area.ring, berth)), SHIP_BOX, SHIP_BOX),
      weight: 4,
    })),
    ...pawnSpots(area).map((spot) => ({
      box: centredBox(spot, spot.width - 2 * ON_FEET, spot.height - 2 * ON_FEET),
      weight: 20,
    })),
    ...buildingSpots(area).map((spot) => ({ box: centredBox(spot, spot.size, spot.size), weight: 6 })),
  ];
}

/** So far from the pawn a place is looked for, in such steps; what a pixel away costs beside what would be hidden, and what else is bad. */
const PILL = {
  across: 170,
  along: 150,
  step: 10,
  far: 14,
  theirs: 5000,
  dearest: 5500,
} as const;

function steps(reach: number): number[] {
  const count = Math.floor(reach / PILL.step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * PILL.step);
}

const SIZES = [34, 26] as const;

/** Points of whose turn it was, below the pawn that won them or beside its row; others' points are on their plates. */
export function areaPills(areas: readonly AreaView[], changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  return areas.flatMap((area) => {
    const points = wonInArea(changed, area.id, changed.seat);
    if (points === 0) return [];
    const pawn = pawnSpots(area).find(({ seat }) => seat === changed.seat);
    if (pawn === undefined) return [];
    for (const size of SIZES) {
      const look: PillLook = { ...seatPill(changed.seat, points, size, false), rim: '~new' };
      const place = bestPlace(area, pawn, pillSize([signed(points)], look));
      if (place !== undefined) return pill([signed(points)], place, look);
    }
    return [];
  });
}

/** Near the pawn, in its own area, where least is hidden; where there is no room the plate tells it alone. */
function bestPlace(
  area: AreaView,
  pawn: PawnSpot,
  { width, height }: { readonly width: number; readonly height: number },
): Point | undefined {
  const below = { x: pawn.x, y: pawn.y + (pawn.height + height) / 2 - ON_FEET };
  const places = steps(PILL.along).flatMap((down) =>
    steps(PILL.across).map((off): Point => ({ x: pawn.x + off, y: pawn.y + down })),
  );
  const others = standingThere(area);
  const rivals = pawnSpots(area).filter(({ seat }) => seat !== pawn.seat);
  const costOf = (place: Point): number => {
    const box = centredBox(place, width, height);
    const [left, right] = rowIn(area.ring, box.y + height, height);
    if (box.x < left || box.x + width > right) return Infinity;
    // over somebody else's pawn it would be taken for theirs
    const isTheirs = rivals.some(
      ({ x, y }) => Math.hypot(place.x - x, place.y - y) < Math.hypot(place.x - pawn.x, place.y - pawn.y),
    );
    const away = Math.min(
      Math.hypot(place.x - below.x, place.y - below.y),
      Math.hypot(place.x - pawn.x, place.y - pawn.y),
    );
    return others.reduce(
      (sum, { box: other, weight }) => sum + weight * commonArea(other, box),
      (isTheirs ? PILL.theirs : 0) + PILL.far * away,
    );
  };
  const best = places.reduce(
    (so, place) => {
      const cost = costOf(place);
      return cost < so.cost ? { place, cost } : so;
    },
    { place: below, cost: costOf(below) },
  );
  return best.cost < PILL.dearest ? best.place : undefined;
}

import { pill, pillSize, seatPill, signed } from '../../pills.ts';
import type { PillLook } from '../../pills.ts';
import { centredBox, commonArea } from '../../shapes.ts';
import type { Box, Point, Shape } from '../../shapes.ts';
import { wonInArea } from './changed.ts';
import type { Changed } from './changed.ts';
import { berthSlot, ringPoint, rowIn } from './coast.ts';
import { buildingSpots, pawnSpots } from './place.ts';
import type { PawnSpot } from './place.ts';
import { signAt } from './signs.ts';
import type { AreaView } from './view.ts';

/* Points that the last turn won or lost in an area. */

/** So much of a pawn's feet the points may cover. */
const ON_FEET = 4;
/** A ship, and outside it the arrow of the way that it came. */
const SHIP_BOX = 84;
const ARROW = 14;

interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** What points must not hide, and how much it matters. */
function standingThere(areas: readonly AreaView[]): Obstacle[] {
  return [
    ...areas.flatMap((area) => [
      { box: centredBox(signAt(area), 90, 70), weight: 4 },
      // ships, and the first berth that is free
      ...Array.from({ length: area.line.length + 1 }, (_, berth) => ({
        box: centredBox(ringPoint(berthSlot(area.ring, berth), ARROW), SHIP_BOX, SHIP_BOX),
        weight: 4,
      })),
      ...pawnSpots(area).map((spot) => ({
        box: centredBox(spot, spot.width - 2 * ON_FEET, spot.height - 2 * ON_FEET),
        weight: 20,
      })),
      ...buildingSpots(area).map((spot) => ({ box: centredBox(spot, spot.size, spot.size), weight: 6 })),
    ]),
  ];
}

/** So far from the pawn a place is looked for, in such steps; what a pixel away costs beside what would be hidden, and what else is bad. */
const PILL = {
  across: 170,
  along: 150,
  step: 10,
  far: 14,
  sea: 6000,
  abroad: 40000,
  off: 99999,
  theirs: 5000,
  dearest: 3500,
} as const;
/** Between the words above and the players' plates. */
const ON_CHART = { top: 128, bottom: 886 } as const;

function steps(reach: number): number[] {
  const count = Math.floor(reach / PILL.step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => (at - count) * PILL.step);
}

const SIZES = [34, 26] as const;

/** Points of whose turn it was, below the pawn that won them or beside its row; others' points are on their plates. */
export function areaPills(areas: readonly AreaView[], changed: Changed | undefined): Shape[] {
  if (changed === undefined) return [];
  const won = areas.filter(({ id }) => wonInArea(changed, id, changed.seat) !== 0);
  if (won.length === 0) return [];
  const others = standingThere(areas);
  return won.flatMap((area) => {
    const points = wonInArea(changed, area.id, changed.seat);
    const row = pawnSpots(area);
    const pawn = row.find(({ seat }) => seat === changed.seat);
    if (pawn === undefined) return [];
    for (const size of SIZES) {
      const look: PillLook = { ...seatPill(changed.seat, points, size, false), rim: '~new' };
      const outer = pillSize([signed(points)], look);
      const place = bestPlace(area, pawn, outer, { areas, others });
      if (place === undefined) continue;
      others.push({ box: centredBox(place, outer.width, outer.height), weight: 9 });
      return pill([signed(points)], place, look);
    }
    return [];
  });
}

interface Around {
  readonly areas: readonly AreaView[];
  readonly others: readonly Obstacle[];
}

/** Near the pawn, in its own area, where least is hidden; where there is no room the plate tells it alone. */
function bestPlace(
  area: AreaView,
  pawn: PawnSpot,
  { width, height }: { readonly width: number; readonly height: number },
  { areas, others }: Around,
): Point | undefined {
  const below = { x: pawn.x, y: pawn.y + (pawn.height + height) / 2 - ON_FEET };
  const places = steps(PILL.along).flatMap((down) =>
    steps(PILL.across).map((off): Point => ({ x: pawn.x + off, y: pawn.y + down })),
  );
  const rivals = pawnSpots(area).filter(({ seat }) => seat !== pawn.seat);
  const costOf = (place: Point): number => {
    const box = centredBox(place, width, height);
    const covers = ({ ring }: AreaView): boolean =>
      [box.y, box.y + height].some((y) => {
        const [left, right] = rowIn(ring, y, 0);
        return box.x < right && box.x + width > left;
      });
    const [left, right] = rowIn(area.ring, box.y + height, height);
    const atHome = Math.max(0, Math.min(right, box.x + width) - Math.max(left, box.x)) / width;
    const isAbroad = areas.some((other) => other.id !== area.id && covers(other));
    const onChart = box.x > 4 && box.y > ON_CHART.top && box.y + height < ON_CHART.bottom;
    const isHome = atHome > 0.99;
    const across = (isHome ? 0 : isAbroad ? PILL.abroad : PILL.sea) + (onChart ? 0 : PILL.off);
    // over somebody else's pawn it would be taken for theirs
    const isTheirs = rivals.some(({ x }) => Math.abs(place.x - x) < Math.abs(place.x - pawn.x));
    const away = Math.min(
      Math.hypot(place.x - below.x, place.y - below.y),
      Math.hypot(place.x - pawn.x, place.y - pawn.y),
    );
    return others.reduce(
      (sum, { box: other, weight }) => sum + weight * commonArea(other, box),
      across + (isTheirs ? PILL.theirs : 0) + PILL.far * away,
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

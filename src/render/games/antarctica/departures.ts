import { areaIn, movedShips, shipGone } from './changed.ts';
import type { Berth, Changed } from './changed.ts';

/* Which ships left their berths in the last turn, and which berth shows that. */

export interface Departure {
  readonly seat: number;
  readonly from: Berth;
  /** Its old berth, or another free one where ships have moved up; none in a harbour that is full again. */
  readonly left: Berth | undefined;
  /** Where it went, if it wasn't given up where it lay. */
  readonly to?: Berth;
  readonly givenUp: boolean;
  /** Of whose turn it was; others' ships that an effect moved leave nothing behind. */
  readonly hasGhost: boolean;
  /** The one that sailed, or was given up: its way is loud. */
  readonly isLoud: boolean;
}

type Leaving = Omit<Departure, 'left'>;

/** Where it sailed and was given up: the first free berth, or over the last ship. */
function whereGivenUp({ now, sailed }: Changed): Berth | undefined {
  const area = areaIn(now, sailed?.to ?? '');
  return area && { area, berth: Math.min(area.line.length, now.shipSpaces - 1) };
}

/** What was sailed comes last, and lies above the rest. */
function leaving(changed: Changed): Leaving[] {
  const moved = movedShips(changed).map(({ ship, seat, from, to }): Leaving => ({
    seat,
    from,
    to,
    givenUp: false,
    hasGhost: seat === changed.seat,
    isLoud: ship === changed.ship,
  }));
  const gone = shipGone(changed);
  const to = gone?.ship === changed.ship ? whereGivenUp(changed) : undefined;
  return [
    ...moved.filter(({ isLoud }) => !isLoud),
    ...(gone === undefined
      ? []
      : [
          {
            seat: changed.seat,
            from: gone.from,
            givenUp: true,
            hasGhost: true,
            isLoud: true,
            ...(to && { to }),
          },
        ]),
    ...moved.filter(({ isLoud }) => isLoud),
  ];
}

function nameOf({ area, berth }: Berth): string {
  return `${area.id}/${berth}`;
}

export function departures(changed: Changed | undefined): Departure[] {
  if (changed === undefined) return [];
  const ships = leaving(changed);
  const taken = new Set(ships.flatMap(({ givenUp, to }) => (givenUp && to ? [nameOf(to)] : [])));
  const berthFor = ({ area, berth }: Berth): Berth | undefined => {
    const line = areaIn(changed.now, area.id)?.line ?? [];
    const free = Array.from({ length: changed.now.shipSpaces }, (_, at) => at).filter(
      (at) => line[at] === undefined && !taken.has(nameOf({ area, berth: at })),
    );
    const found = free.includes(berth) ? berth : free[0];
    if (found === undefined) return undefined;
    taken.add(nameOf({ area, berth: found }));
    return { area, berth: found };
  };
  return ships.map((ship) => ({ ...ship, left: berthFor(ship.from) }));
}

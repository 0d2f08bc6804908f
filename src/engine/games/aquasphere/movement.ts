import type { Seat } from '../../core/contract.ts';
import { OPPOSITE, RING, rowOf, type Components, type Letter } from './components.ts';
import { holds, playerOf, type Player, type Position, type Sector } from './state.ts';

/** What the scientist's walk costs (AQS-MOVE-1 to AQS-MOVE-4). */

/** Locks of this value cost nothing to the owner of a `locks` card. */
const HEAVY_LOCK = 2;

export function walkPrice({ components, state }: Position, seat: Seat, to: Letter): number {
  const player = playerOf(state, seat);
  if (player.scientist.sector === to) return 0;
  const locks = locksOf(components, state.ring, holds(components, player, 'locks'));
  const start = positionOf(state.ring, player.scientist.sector);
  const end = positionOf(state.ring, to);
  const onFoot = walk(locks, start, end);
  if (!holds(components, player, 'opposite')) return onFoot;
  const { oppositeCost } = components.limits;
  return Math.min(
    onFoot,
    oppositeCost + walk(locks, start + OPPOSITE, end),
    oppositeCost + walk(locks, start, end + OPPOSITE),
  );
}

function positionOf(ring: readonly Sector[], letter: Letter): number {
  return ring.findIndex((sector) => sector.letter === letter);
}

/** `locks[i]` lies between positions i and i + 1. */
function locksOf(components: Components, ring: readonly Sector[], heavyFree: boolean): readonly number[] {
  return ring.map(({ letter }) => {
    const lock = rowOf(components.sectors, letter).lockClockwise;
    return heavyFree && lock === HEAVY_LOCK ? 0 : lock;
  });
}

/** The cheaper way round the ring; both ends may lie past the last position. */
function walk(locks: readonly number[], from: number, to: number): number {
  const steps = (to - from + RING + RING) % RING;
  let clockwise = 0;
  let other = 0;
  for (let i = 0; i < RING; i += 1) {
    const lock = locks[(from + i) % RING] ?? 0;
    if (i < steps) clockwise += lock;
    else other += lock;
  }
  return Math.min(clockwise, other);
}

/** The price of the first free submarine space, if there is one (AQS-MOVE-5). */
export function submarinePrice(
  components: Components,
  player: Player,
  { submarines }: Sector,
): number | undefined {
  const price = components.submarineSpaces[submarines.length];
  if (price === undefined || !holds(components, player, 'halfsub')) return price;
  return Math.floor(price / 2);
}

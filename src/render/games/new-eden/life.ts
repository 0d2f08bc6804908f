import { centreOf } from '../../shapes.ts';
import type { Shape } from '../../shapes.ts';
import { openWaters } from './arms.ts';
import { CREATURES } from './sea-creatures.ts';
import { sprite } from './signs.ts';
import type { StationPlace } from './station-place.ts';
import type { Told } from './turn.ts';

/** Around what swims. */
const AROUND = { x: 26, y: 14 } as const;

/** As large as they are drawn; the largest first. */
const SIZES = Object.entries(CREATURES).map(([kind, draw]) => {
  const { width, height } = draw();
  return { kind, width, height };
});

/**
 * Where a station leaves the water free, one thing swims that finds room there, in no two stations the same. Not where the last
 * turn’s gains or cards that wait may stand.
 */
export function life(places: readonly StationPlace[], told: Told | undefined): Shape[] {
  const swimming = new Set<string>();
  return places.flatMap((place): Shape[] => {
    const works = told?.brought.some(
      ({ station, by }) => station === place.station && by.startsWith('module:'),
    );
    if (works === true || place.waiting.length > 0) return [];
    const waters = openWaters(place);
    for (const { kind, width, height } of SIZES) {
      const rooms = waters.filter((one) => width + AROUND.x <= one.width && height + AROUND.y <= one.height);
      const [first, ...others] = rooms.map((one) => ({ ...centreOf(one), spare: one.width * one.height }));
      if (swimming.has(kind) || first === undefined) continue;
      swimming.add(kind);
      const { x, y } = others.reduce((best, one) => (one.spare > best.spare ? one : best), first);
      return [sprite(kind, x, y, width, height)];
    }
    return [];
  });
}

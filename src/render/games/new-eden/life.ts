import type { Shape } from '../../shapes.ts';
import { openWater } from './arms.ts';
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
    const works = told?.brought.some(({ station, by }) => station === place.station && by.startsWith('module:'));
    if (works === true || place.waiting.length > 0) return [];
    const { x, y, width, height } = openWater(place);
    const found = SIZES.find(
      (one) => !swimming.has(one.kind) && one.width + AROUND.x <= width && one.height + AROUND.y <= height,
    );
    if (found === undefined) return [];
    swimming.add(found.kind);
    return [sprite(found.kind, x + width / 2, y + height / 2, found.width, found.height)];
  });
}

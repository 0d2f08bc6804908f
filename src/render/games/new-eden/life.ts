import { centreOf } from '../../shapes.ts';
import type { Box, Shape } from '../../shapes.ts';
import { openWaters } from './arms.ts';
import { emptyQuarter } from './grid.ts';
import { CREATURES } from './sea-creatures.ts';
import { sprite } from './signs.ts';
import type { StationPlace } from './station-place.ts';
import type { Told } from './turn.ts';

/** Around what swims. */
const AROUND = { x: 26, y: 14 } as const;

/** As large as they are drawn; who comes first is looked for room first. */
const SIZES = Object.entries(CREATURES).map(([kind, draw]) => {
  const { width, height } = draw();
  return { kind, width, height };
});

/**
 * Where a station leaves the water free, one thing swims that finds room there, in no two of them the same. Not where the last
 * turn’s gains or cards that wait may stand.
 */
export function life(places: readonly StationPlace[], told: Told | undefined): Shape[] {
  const swimming = new Set<string>();
  const empty = emptyQuarter(places.map(({ box }) => box));
  const waters = places.map((place) => (isFree(place, told) ? openWaters(place) : []));
  return [...waters, ...(empty === undefined ? [] : [[empty]])].flatMap((rooms): Shape[] => {
    for (const { kind, width, height } of SIZES) {
      const fitting = rooms.filter((one) => width + AROUND.x <= one.width && height + AROUND.y <= one.height);
      const [first, ...others] = fitting;
      if (swimming.has(kind) || first === undefined) continue;
      swimming.add(kind);
      const { x, y } = centreOf(others.reduce((best, one) => (area(one) > area(best) ? one : best), first));
      return [sprite(kind, x, y, width, height)];
    }
    return [];
  });
}

function isFree({ station, waiting }: StationPlace, told: Told | undefined): boolean {
  const works = told?.brought.some((one) => one.station === station && one.by.startsWith('module:'));
  return waiting.length === 0 && works !== true;
}

function area({ width, height }: Box): number {
  return width * height;
}

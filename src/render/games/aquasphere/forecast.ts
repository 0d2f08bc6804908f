import type { Forecast } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { pill, signed, type PillLook } from '../../pills.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import { at, sized, type Place } from './place.ts';
import { sectorAt } from './places.ts';

/* What costs points soon. */

/** Dashed, because it hasn't happened. */
function soonPill(size: TextSize): PillLook {
  return { size, fill: 'pill-lost', ink: 'ink', edge: '~red-line', dashed: true };
}

/** Middle of the pill in a hull. */
const COST = { x: 322, y: 221 } as const;

/** What the seat's octopods will cost it. */
export function octopodsSoon(forecast: readonly Forecast[], seat: number): number {
  return forecast
    .filter((one) => one.seat === seat && one.what === 'octopods')
    .reduce((sum, { points = 0 }) => sum + points, 0);
}

export function lineIsNear(forecast: readonly Forecast[], seat: number): boolean {
  return forecast.some((one) => one.seat === seat && one.what === 'line');
}

/** Below the number of octopods of each sector: on the plates they are summed up. */
export function octopodForecasts(view: AquaSphereView, forecast: readonly Forecast[], place: Place): Shape[] {
  return forecast.flatMap(({ what, where, points = 0 }): Shape[] => {
    const position = view.ring.findIndex(({ letter }) => letter === where);
    if (what !== 'octopods' || position < 0) return [];
    const { x, y } = sectorAt(position);
    return pill([signed(-points)], at(place, x + COST.x, y + COST.y), soonPill(sized(place, 30)));
  });
}

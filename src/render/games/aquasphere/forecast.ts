import type { Forecast } from '../../../engine/core/contract.ts';
import type { View as AquaSphereView } from '../../../engine/games/aquasphere/view.ts';
import { pill, signed, type PillLook } from '../../pills.ts';
import type { Shape, TextSize } from '../../shapes.ts';
import { at, edgeOf, isEnlarged, squareAt, type Place } from './place.ts';
import { sectorAt } from './places.ts';
import type { Told } from './turn.ts';
import { AFLOAT, countersAlong } from './water.ts';

/* What costs points soon. */

/** Dashed, because it hasn't happened. */
function soonPill(size: TextSize): PillLook {
  return { size, fill: 'pill-lost', ink: 'ink', edge: '~red-line', dashed: true };
}

/** What the seat's octopods will cost it. */
export function octopodsSoon(forecast: readonly Forecast[], seat: number): number {
  return forecast
    .filter((one) => one.seat === seat && one.what === 'octopods')
    .reduce((sum, { points = 0 }) => sum + points, 0);
}

export function lineIsNear(forecast: readonly Forecast[], seat: number): boolean {
  return forecast.some((one) => one.seat === seat && one.what === 'line');
}

/** Below the octopods of each sector: on the plates they are summed up. */
export function octopodForecasts(
  view: AquaSphereView,
  forecast: readonly Forecast[],
  told: Told | undefined,
  place: Place,
): Shape[] {
  return forecast.flatMap(({ what, where, points = 0 }): Shape[] => {
    const position = view.ring.findIndex(({ letter }) => letter === where);
    if (what !== 'octopods' || position < 0) return [];
    const { x, y } = sectorAt(position);
    // the points of a catch stand there too
    const beside = told?.catch !== undefined && told.walked?.to === where;
    const middle = at(place, x + (beside ? 204 : 272), y + edgeOf(place));
    return pill([signed(-points)], middle, soonPill(isEnlarged(place) ? 34 : 30));
  });
}

/** At the counter of whoever can't pay the red line ahead. */
export function lineForecasts(view: AquaSphereView, forecast: readonly Forecast[], place: Place): Shape[] {
  const xs = countersAlong(view);
  return forecast.flatMap(({ seat, what }): Shape[] =>
    what === 'line'
      ? [{ kind: 'sprite', name: 'warning', ...squareAt(place, (xs[seat] ?? 0) - 13, AFLOAT + 18, 28) }]
      : [],
  );
}

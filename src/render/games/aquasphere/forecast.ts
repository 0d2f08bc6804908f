import type { Forecast } from '../../../engine/core/contract.ts';

/* What costs points soon. */

/** What the seat's octopods will cost it. */
export function octopodsSoon(forecast: readonly Forecast[], seat: number): number {
  return forecast
    .filter((one) => one.seat === seat && one.what === 'octopods')
    .reduce((sum, { points = 0 }) => sum + points, 0);
}

export function lineIsNear(forecast: readonly Forecast[], seat: number): boolean {
  return forecast.some((one) => one.seat === seat && one.what === 'line');
}

/** What a sector's part of that is. */
export function octopodsCostIn(forecast: readonly Forecast[], letter: string): number {
  return forecast.find(({ what, where }) => what === 'octopods' && where === letter)?.points ?? 0;
}

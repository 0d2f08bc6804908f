import type { Box } from './box.ts';
import { allParts, researchOf } from './station.ts';
import type { Station } from './state.ts';

/** NED-RED-1: the highest damage at which the station still stands. All that pushes is added first, then all that pulls taken off. */
export function redMarker(box: Box, station: Station): number {
  const { markerMax } = box.set.damageTrack;
  const crabsPull = researchOf(box, station, 'crabsDoNotPull').length === 0;
  let pushed = 0;
  let pulled = 0;
  for (const id of allParts(station)) {
    const { marker, category } = box.part(id);
    if (marker > 0) pushed += marker;
    else if (category !== 'crab' || crabsPull) pulled -= marker;
  }
  return Math.max(0, Math.min(markerMax, pushed) - pulled);
}

/** NED-RED-2 */
export function isStable(box: Box, station: Station): boolean {
  return station.damage <= redMarker(box, station);
}

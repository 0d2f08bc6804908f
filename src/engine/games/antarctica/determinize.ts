import type { Seat, Viewer } from '../../core/contract.ts';
import { cloneJson } from '../../core/json.ts';
import { below, seedRng, shuffle, type Rng } from '../../core/rng.ts';
import { PILES, SHIPYARD_CARDS, type ByShipyardCard, type ShipyardCard } from './components.ts';
import { countOf, type AntarcticaState } from './state.ts';

/**
 * Another world with the same view: building piles below the top in another order; shipyard cards that the viewer does
 * not see dealt anew, each place keeping its number of cards; another generator.
 */
export function determinize(
  state: AntarcticaState,
  viewer: Viewer,
  rng: Rng,
  asked: readonly Seat[],
): AntarcticaState {
  const world = cloneJson(state);
  world.rng = seedRng(String(below(rng, 0x1_0000_0000)));
  for (const pile of PILES) {
    const [top, ...below_] = world.piles[pile];
    if (top !== undefined) world.piles[pile] = [top, ...shuffle(rng, below_)];
  }
  dealAnew(unseenPlaces(world, viewer, asked), rng);
  return world;
}

/** Where shipyard cards lie whose kinds the viewer does not see. */
function unseenPlaces(
  world: AntarcticaState,
  viewer: Viewer,
  asked: readonly Seat[],
): ByShipyardCard<number>[] {
  const top = world.frames.at(-1);
  const chooses = viewer !== undefined && asked.includes(viewer);
  const places = [world.box.unseen];
  if (!(chooses && top?.kind === 'pick')) places.push(world.shipyard);
  for (const frame of world.frames)
    if (frame.kind === 'draft' && !(chooses && frame === top)) places.push(frame.packet);
  for (const [seat, { hand }] of world.players.entries()) if (seat !== viewer) places.push(hand);
  return places;
}

function dealAnew(places: readonly ByShipyardCard<number>[], rng: Rng): void {
  const pool: ShipyardCard[] = SHIPYARD_CARDS.flatMap((card) =>
    places.flatMap((place) => Array.from({ length: place[card] }, () => card)),
  );
  shuffle(rng, pool);
  for (const place of places) {
    const count = countOf(place);
    for (const card of SHIPYARD_CARDS) place[card] = 0;
    for (const card of pool.splice(0, count)) place[card] += 1;
  }
}

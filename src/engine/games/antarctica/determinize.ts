import type { Seat, Viewer } from '../../core/contract.ts';
import { shuffle, shuffleUnseen, type Rng } from '../../core/rng.ts';
import { PILES, SHIPYARD_CARDS, type ByShipyardCard } from './components.ts';
import { countOf, type Play, type State } from './state.ts';

/**
 * Building piles below the top in another order; shipyard cards that the viewer does not see dealt anew, each place
 * keeping its number of cards.
 */
export function determinize({ draft }: Play, viewer: Viewer, rng: Rng, asked: readonly Seat[]): void {
  for (const pile of PILES) {
    const [top, ...covered] = draft.piles[pile];
    if (top !== undefined) draft.piles[pile] = [top, ...shuffleUnseen(rng, covered)];
  }
  dealAnew(unseenPlaces(draft, viewer, asked), rng);
}

/** Where shipyard cards lie whose kinds the viewer does not see. */
function unseenPlaces(
  { frames, box, shipyard, players }: State,
  viewer: Viewer,
  asked: readonly Seat[],
): ByShipyardCard[] {
  const top = viewer !== undefined && asked.includes(viewer) ? frames.at(-1) : undefined;
  return [
    box.unseen,
    ...(top?.kind === 'pick' ? [] : [shipyard]),
    ...frames.flatMap((frame) => (frame.kind === 'draft' && frame !== top ? [frame.packet] : [])),
    ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : [hand])),
  ];
}

function dealAnew(places: readonly ByShipyardCard[], rng: Rng): void {
  const pool = SHIPYARD_CARDS.flatMap((card) =>
    places.flatMap((place) => Array.from({ length: place[card] }, () => card)),
  );
  shuffle(rng, pool);
  for (const place of places) {
    const count = countOf(place);
    for (const card of SHIPYARD_CARDS) place[card] = 0;
    for (const card of pool.splice(0, count)) place[card] += 1;
  }
}

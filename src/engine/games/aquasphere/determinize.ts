import { cloneJson } from '../../core/json.ts';
import { below, seedRng, shuffle, type Rng } from '../../core/rng.ts';
import { RING } from './box.ts';
import type { AquaSphereState } from './state.ts';

/** Redraws what nobody knows: decks, face-down program cards, turnings of covered tiles, and the generator. */
export function redrawHidden(state: AquaSphereState, rng: Rng): AquaSphereState {
  const world = cloneJson(state);
  shuffle(rng, world.researchDeck);
  shuffle(rng, world.extensionDeck);
  const [next, ...faceDown] = world.nextPrograms;
  const unseen = shuffle(rng, [...faceDown, ...world.unusedPrograms]);
  world.nextPrograms = [...(next === undefined ? [] : [next]), ...unseen.splice(0, faceDown.length)];
  world.unusedPrograms = unseen;
  // the last tile refills nothing: it is never turned (AQS-SETUP-1)
  for (const tile of world.tiles.slice(1, -1)) tile.turning = below(rng, RING);
  world.rng = seedRng(String(below(rng, 0x1_0000_0000)));
  return world;
}

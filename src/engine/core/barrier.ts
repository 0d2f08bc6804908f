import type { AnyGame, CoreState, GameEvent } from './contract.ts';
import { sameRng } from './rng.ts';

/**
 * Whether undo stops after this step: it drew from the generator, showed something new, made another seat active,
 * or ended the game. Falls by itself: no game writes code for it.
 */
export function leavesBarrier(
  game: AnyGame,
  before: CoreState,
  after: CoreState,
  events: readonly GameEvent[],
): boolean {
  if (!sameRng(before.rng, after.rng) || events.some((event) => game.reveals(event)) || game.isOver(after))
    return true;
  const asked = game.activeSeats(before);
  return game.activeSeats(after).some((seat) => !asked.includes(seat));
}

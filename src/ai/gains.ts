import type { AnyGame, CoreState, Msg, Seat } from '../engine/core/contract.ts';
import { canonicalJson } from '../engine/core/json.ts';

/**
 * What the seat has after the option that it didn't have before, in every one of these worlds: what chance or somebody's
 * hidden cards decide is not promised.
 */
export function gainsOf(
  game: AnyGame,
  worlds: readonly CoreState[],
  seat: Seat,
  text: string,
): readonly Msg[] {
  const [first = [], ...others] = worlds.map((world) => gainsIn(game, world, seat, text));
  return first.filter((gain) => others.every((gains) => gains.some((other) => isSame(other, gain))));
}

function gainsIn(game: AnyGame, world: CoreState, seat: Seat, text: string): readonly Msg[] {
  const action = game.parseAction(text);
  const step = action.ok ? game.apply(world, seat, action.value) : action;
  if (!step.ok) return [];
  const before = game.held?.(world, seat) ?? [];
  const after = game.held?.(step.value.state, seat) ?? [];
  return after.filter((gain) => !before.some((one) => isSame(one, gain)));
}

function isSame(one: Msg, other: Msg): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

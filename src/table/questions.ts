import type { AnyGame, CoreState, Prompt, PromptOption, Seat } from '../engine/core/contract.ts';

/** States are never changed once they are made, so what a seat may do in one is listed once. */
const listed = new WeakMap<CoreState, Map<Seat, Prompt<unknown>>>();

/** What the seat is asked in this state, with all that it may do; nothing if it isn't asked. */
export function promptOf(game: AnyGame, state: CoreState, seat: Seat): Prompt<unknown> | undefined {
  if (!game.activeSeats(state).includes(seat)) return undefined;
  const known = listed.get(state) ?? new Map<Seat, Prompt<unknown>>();
  const prompt = known.get(seat) ?? game.prompt(state, seat);
  if (prompt !== undefined) listed.set(state, known.set(seat, prompt));
  return prompt;
}

/** The question as people are shown it: what surely leads to nothing comes last, else the game's own order decides. */
export function shownPrompt(game: AnyGame, state: CoreState, seat: Seat): Prompt<unknown> | undefined {
  const prompt = promptOf(game, state, seat);
  const traps = prompt?.options.filter(({ trap }) => trap === true) ?? [];
  if (prompt === undefined || traps.length === 0) return prompt;
  return { ...prompt, options: [...prompt.options.filter(({ trap }) => trap !== true), ...traps] };
}

export function optionsOf(game: AnyGame, state: CoreState, seat: Seat): readonly PromptOption<unknown>[] {
  return promptOf(game, state, seat)?.options ?? [];
}

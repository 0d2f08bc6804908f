import type { AnyGame, CoreState, GameEvent, RuleError, Seat } from './contract.ts';
import { err, ok, type Result } from './result.ts';

/** A decision of a seat as its canonical text. */
export interface Decision {
  readonly seat: Seat;
  readonly text: string;
}

export interface Replayed {
  readonly state: CoreState;
  /** the events of each decision, in order */
  readonly events: readonly (readonly GameEvent[])[];
}

/** Plays a text for a seat. */
export function playText(
  game: AnyGame,
  state: CoreState,
  decision: Decision,
): Result<{ readonly state: CoreState; readonly events: readonly GameEvent[] }, RuleError> {
  const action = game.parseAction(decision.text);
  return action.ok ? game.apply(state, decision.seat, action.value) : action;
}

/** What a journal makes of the state it began with. */
export function replay(
  game: AnyGame,
  base: CoreState,
  journal: readonly Decision[],
): Result<Replayed, RuleError & { readonly at: number }> {
  let state = base;
  const events: (readonly GameEvent[])[] = [];
  for (const [at, decision] of journal.entries()) {
    const played = playText(game, state, decision);
    if (!played.ok) return err({ ...played.error, at });
    state = played.value.state;
    events.push(played.value.events);
  }
  return ok({ state, events });
}

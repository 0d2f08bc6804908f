import type { CoreState, Game, GameEvent, Options, Seat, Step } from '../src/engine/core/contract.ts';
import { cloneJson } from '../src/engine/core/json.ts';

/** Positions and steps of one game, for the tests of its rules. */
export interface Scenario<S, E> {
  /** a started game, or an error with the refusal's code */
  start(seats: number, options?: Options, seed?: string): S;
  /** a copy with something else in it */
  changed(state: S, change: (draft: S) => void): S;
  /** what the seat may play, as canonical texts */
  texts(state: S, seat: Seat): readonly string[];
  /** plays a text, which must be legal and leave the invariants whole */
  step(state: S, seat: Seat, text: string): Step<S, E>;
  /** the same for several texts of a seat, one after the other */
  play(state: S, seat: Seat, ...texts: readonly string[]): S;
  /** the rule by which a text is refused, or the code where no rule is named; undefined: it is legal */
  refusedBy(state: S, seat: Seat, text: string): string | undefined;
}

export function scenarioOf<S extends CoreState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
): Scenario<S, E> {
  const attempt = (state: S, seat: Seat, text: string): ReturnType<typeof game.apply> => {
    const action = game.parseAction(text);
    return action.ok ? game.apply(state, seat, action.value) : action;
  };
  const scenario: Scenario<S, E> = {
    start(seats, options = {}, seed = 'scenario') {
      const begun = game.setup(seed, seats, options);
      if (!begun.ok) throw new Error(begun.error.code);
      return begun.value.state;
    },
    changed(state, change) {
      const draft = cloneJson(state);
      change(draft);
      return draft;
    },
    texts: (state, seat) => game.legalActions(state, seat).map((action) => game.formatAction(action)),
    step(state, seat, text) {
      const played = attempt(state, seat, text);
      if (!played.ok) throw new Error(`${text} of seat ${seat}: ${JSON.stringify(played.error)}`);
      const broken = game.invariants(played.value.state);
      if (broken.length > 0) throw new Error(`${text} of seat ${seat} breaks ${broken.join(', ')}`);
      return played.value;
    },
    play: (state, seat, ...texts) => texts.reduce((now, text) => scenario.step(now, seat, text).state, state),
    refusedBy(state, seat, text) {
      const played = attempt(state, seat, text);
      return played.ok ? undefined : (played.error.reason?.rule ?? played.error.code);
    },
  };
  return scenario;
}

export function typesOf(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

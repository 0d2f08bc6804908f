import type {
  CoreState,
  Game,
  GameEvent,
  Options,
  RuleError,
  Seat,
  Step,
} from '../src/engine/core/contract.ts';
import { canonicalJson, cloneJson } from '../src/engine/core/json.ts';
import type { Result } from '../src/engine/core/result.ts';

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
  /** plays a text, if it can be played */
  attempt(state: S, seat: Seat, text: string): Result<Step<S, E>, RuleError>;
  /** `ANT-SHIP-1 why.noShipyard`, or the code where no rule is named; undefined: it is legal, and nothing speaks against it */
  whyNot(state: S, seat: Seat, text: string): string | undefined;
  /** the rule by which a text is refused, or the code where no rule is named; undefined: it is legal */
  refusedBy(state: S, seat: Seat, text: string): string | undefined;
}

export function scenarioOf<S extends CoreState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  /** invariants that its positions need not keep */
  broken: readonly string[] = [],
): Scenario<S, E> {
  const attempt: Scenario<S, E>['attempt'] = (state, seat, text) => {
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
      const found = game.invariants(played.value.state).filter((id) => !broken.includes(id));
      if (found.length > 0) throw new Error(`${text} of seat ${seat} breaks ${found.join(', ')}`);
      return played.value;
    },
    play: (state, seat, ...texts) => texts.reduce((now, text) => scenario.step(now, seat, text).state, state),
    attempt,
    whyNot(state, seat, text) {
      const action = game.parseAction(text);
      if (!action.ok) return action.error.code;
      const before = canonicalJson(state);
      const reason = game.explain(state, seat, action.value);
      const played = game.apply(state, seat, action.value);
      if (canonicalJson(state) !== before)
        throw new Error(`${text} of seat ${seat} changes the state it is played at`);
      if (played.ok && reason !== undefined)
        throw new Error(`${text} of seat ${seat} is legal and explained`);
      if (played.ok) return undefined;
      return reason === undefined ? played.error.code : `${reason.rule} ${reason.why.key}`;
    },
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

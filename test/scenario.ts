import { isDeepStrictEqual } from 'node:util';
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

/** Positions and steps of one game, for the tests of its rules. */
export interface Scenario<S, E> {
  /** a started game with the events of its setup, or an error with the refusal's code */
  begin(seats: number, options?: Options, seed?: string): Step<S, E>;
  /** the same without the events */
  start(seats: number, options?: Options, seed?: string): S;
  /** a copy with something else in it */
  changed(state: S, change: (draft: S) => void): S;
  /** what the seat may play, as canonical texts */
  texts(state: S, seat: Seat): readonly string[];
  /** plays a text, which must be legal and leave the invariants whole */
  step(state: S, seat: Seat, text: string): Step<S, E>;
  /** the same for several texts of a seat, one after the other */
  play(state: S, seat: Seat, ...texts: readonly string[]): S;
  /**
   * Why a text is refused, also when the game is over; undefined: it is legal. What is offered, played and explained
   * must agree.
   */
  refusal(state: S, seat: Seat, text: string): RuleError | undefined;
  /** the rule by which a text is refused, or the code where no rule is named; undefined: it is legal */
  refusedBy(state: S, seat: Seat, text: string): string | undefined;
}

/** `bent`: invariants that positions may break on purpose. A step need not mend them, but it must not break them. */
export function scenarioOf<S extends CoreState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  bent: readonly string[] = [],
): Scenario<S, E> {
  const scenario: Scenario<S, E> = {
    begin(seats, options = {}, seed = 'scenario') {
      const begun = game.setup(seed, seats, options);
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      return begun.value;
    },
    start: (...given) => scenario.begin(...given).state,
    changed(state, change) {
      const draft = cloneJson(state);
      change(draft);
      return draft;
    },
    texts: (state, seat) => game.legalActions(state, seat).map((action) => game.formatAction(action)),
    step(state, seat, text) {
      const action = game.parseAction(text);
      const played = action.ok ? game.apply(state, seat, action.value) : action;
      if (!played.ok) throw new Error(`${text} of seat ${seat}: ${JSON.stringify(played.error)}`);
      const before = game.invariants(state).filter((id) => bent.includes(id));
      const broken = game.invariants(played.value.state).filter((id) => !before.includes(id));
      if (broken.length > 0) throw new Error(`${text} of seat ${seat} breaks ${broken.join(', ')}`);
      return played.value;
    },
    play: (state, seat, ...texts) => texts.reduce((now, text) => scenario.step(now, seat, text).state, state),
    refusal(state, seat, text) {
      const action = game.parseAction(text);
      if (!action.ok) return action.error;
      const before = canonicalJson(state);
      const played = game.apply(state, seat, action.value);
      const legal = scenario.texts(state, seat).includes(game.formatAction(action.value));
      const reason = game.explain(state, seat, action.value);
      if (canonicalJson(state) !== before)
        throw new Error(`${text} of seat ${seat} changes the state in place`);
      if (played.ok !== legal || played.ok !== (reason === undefined))
        throw new Error(
          `${text} of seat ${seat}: offered ${legal}, played ${played.ok}, ${JSON.stringify(reason)}`,
        );
      if (played.ok || reason === undefined) return undefined;
      if (played.error.code !== 'E_OVER' && !isDeepStrictEqual(played.error.reason, reason))
        throw new Error(`${text} of seat ${seat}: ${JSON.stringify([played.error, reason])}`);
      return { ...played.error, reason };
    },
    refusedBy(state, seat, text) {
      const refused = scenario.refusal(state, seat, text);
      return refused?.code === 'E_OVER' ? refused.code : (refused?.reason?.rule ?? refused?.code);
    },
  };
  return scenario;
}

/** The rule and the message of a refusal, as `ANT-SHIP-1 why.noShipyard`. */
export function said({ code, reason }: RuleError): string {
  return reason === undefined ? code : `${reason.rule} ${reason.why.key}`;
}

export function typesOf(events: readonly GameEvent[]): readonly string[] {
  return events.map(({ type }) => type);
}

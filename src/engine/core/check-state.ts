import { MOST_OPTIONS, type ComponentSetId } from './contract.ts';
import type { Flow } from './flow.ts';
import type { GameTypes, PositionOf } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { checkShape, type Shape } from './shape.ts';

/** What a stored state is held against. */
export interface StateRules<T extends GameTypes> {
  readonly components: T['components'];
  readonly set: ComponentSetId;
  readonly shape: Shape<T['state']>;
  readonly flow: Flow<T>;
  invariants(at: PositionOf<T>): readonly string[];
}

const MOST_FAULTS_TOLD = 3;

/** A stored state of this game and set, or what is wrong with it: its shape, its set, its invariants, who is asked. */
export function checkSavedState<T extends GameTypes>(
  rules: StateRules<T>,
  json: unknown,
): Result<T['state'], string> {
  const shaped = checkShape(rules.shape, json);
  if (!shaped.ok) return err(shaped.error.slice(0, MOST_FAULTS_TOLD).join('; '));
  const state = shaped.value;
  const { id, version, hash } = state.set;
  const { set } = rules;
  if (id !== set.id || version !== set.version || hash !== set.hash)
    return err(`the state belongs to the set ${id} ${version} (${hash})`);
  const fault = faultIn(rules, state);
  return fault === undefined ? ok(state) : err(fault);
}

function faultIn<T extends GameTypes>(
  { components, flow, invariants }: StateRules<T>,
  state: T['state'],
): string | undefined {
  try {
    const broken = invariants({ components, state });
    if (broken.length > 0) return `broken: ${broken.join(', ')}`;
    return flow.deadEnd(state) ?? tooManyOptions(flow, state);
  } catch (cause) {
    // the rules met something that is nowhere in the set, a card or a seat
    return `broken: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

function tooManyOptions<T extends GameTypes>(flow: Flow<T>, state: T['state']): string | undefined {
  const seat = flow.activeSeats(state).find((one) => flow.legalActions(state, one).length > MOST_OPTIONS);
  return seat === undefined ? undefined : `seat ${seat} has more than ${MOST_OPTIONS} options`;
}

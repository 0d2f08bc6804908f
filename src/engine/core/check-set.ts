import { err, ok, type Result } from './result.ts';
import { checkShape, type Shape } from './shape.ts';

interface SetCheck<F, C> {
  readonly shape: Shape<F>;
  /** id of the rule that says what a set looks like */
  readonly rule: string;
  /** sentences with their rules' ids about what the shape cannot say */
  faults(file: F): readonly string[];
  /** the file with what the rules look up in it */
  prepare(file: F): C;
}

/** Reads a component set: its shape first, then what the shape cannot say; all failed checks, not the first. */
export function setCheck<F, C>({
  shape,
  rule,
  faults,
  prepare,
}: SetCheck<F, C>): (json: unknown) => Result<C, readonly string[]> {
  return (json) => {
    const file = checkShape(shape, json);
    if (!file.ok) return err(file.error.map((fault) => `${rule}: ${fault}`));
    const found = faults(file.value);
    return found.length === 0 ? ok(prepare(file.value)) : err(found);
  };
}

/** The ids that are there more than once. */
export function twice(ids: readonly (string | number)[]): readonly (string | number)[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

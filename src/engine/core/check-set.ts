import { err, ok, type Result } from './result.ts';
import { checkShape, type Shape } from './shape.ts';

/** Sentences about what the shape of a file cannot say; what is false or absent is no fault. */
export type SetFaults<F> = (file: F) => Iterable<string | false | undefined>;
type ByRule<F> = Readonly<Record<string, SetFaults<F>>>;

interface SetCheck<F, C> {
  readonly shape: Shape<F>;
  /** id of the rule that says what a set looks like */
  readonly rule: string;
  /** field of the file -> the rule about what is in it, where that is another one */
  readonly ruleOf?: Readonly<Record<string, string>>;
  readonly faults: ByRule<F>;
  /** what is odd, but can be played */
  readonly oddities?: ByRule<F>;
  /** the file with what the rules look up in it */
  prepare(file: F, warnings: readonly string[]): C;
}

/** Reads a component set: its shape first, then what the shape cannot say; all failed checks, not the first. */
export function setCheck<F, C>({
  shape,
  rule,
  ruleOf = {},
  faults,
  oddities = {},
  prepare,
}: SetCheck<F, C>): (json: unknown) => Result<C, readonly string[]> {
  const ruleAt = (fault: string): string => ruleOf[/^\$\.(\w+)[.[]/u.exec(fault)?.[1] ?? ''] ?? rule;
  return (json) => {
    const file = checkShape(shape, json);
    if (!file.ok) return err(file.error.map((fault) => `${ruleAt(fault)}: ${fault}`));
    const found = sentences(faults, file.value);
    return found.length === 0 ? ok(prepare(file.value, sentences(oddities, file.value))) : err(found);
  };
}

function sentences<F>(checks: ByRule<F>, file: F): readonly string[] {
  return Object.entries(checks).flatMap(([rule, check]) =>
    [...check(file)].flatMap((fault) => (typeof fault === 'string' ? [`${rule}: ${fault}`] : [])),
  );
}

/** The ids that are there more than once. */
export function twice(ids: readonly (string | number)[]): readonly (string | number)[] {
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

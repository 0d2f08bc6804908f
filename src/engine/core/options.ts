import type { OptionSpec, OptionValue, Options, RuleError } from './contract.ts';
import { err, ok, type Result } from './result.ts';

/** The options that are asked at this number of seats. */
export function optionsFor(specs: readonly OptionSpec[], seats: number): readonly OptionSpec[] {
  return specs.filter((spec) => spec.seats?.includes(seats) ?? true);
}

/** All options with a value each: the given ones checked, the rest by their defaults. */
export function resolveOptions(
  specs: readonly OptionSpec[],
  seats: number,
  given: Options,
): Result<Options, RuleError> {
  const asked = optionsFor(specs, seats);
  for (const [key, value] of Object.entries(given)) {
    const spec = asked.find((candidate) => candidate.key === key);
    if (spec?.values.includes(value) !== true)
      return err({ code: 'E_OPTION', about: `${key}=${String(value)}` });
  }
  const values: [string, OptionValue][] = specs.map((spec) => {
    const value = asked.includes(spec) ? given[spec.key] : undefined;
    return [spec.key, value ?? spec.default];
  });
  return ok(Object.fromEntries(values));
}

import type { Options, OptionSpec } from '../../core/contract.ts';
import type { AquaSphereOptions } from './state.ts';

/** What a table may decide otherwise (section 3 of the rules). */
export const OPTION_SPECS = [
  { key: 'earlyPass', values: [true, false], default: true },
  { key: 'emptyActions', values: [false, true], default: false },
  { key: 'lateralFree', values: [true, false], default: true },
  { key: 'redLineReturnPays', values: [true, false], default: true },
] as const satisfies readonly OptionSpec[];
export type OptionKey = (typeof OPTION_SPECS)[number]['key'];

/** Options with a value each, checked before. */
export function chosen(options: Options): AquaSphereOptions {
  return {
    earlyPass: options.earlyPass === true,
    emptyActions: options.emptyActions === true,
    lateralFree: options.lateralFree === true,
    redLineReturnPays: options.redLineReturnPays === true,
  };
}

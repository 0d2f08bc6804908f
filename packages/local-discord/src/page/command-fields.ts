/** What stands in the fields of a command, and which of its options have one. */
import { useState } from 'preact/hooks';
import type { OfferedCommand, OfferedOption } from '../page-protocol.ts';
import type { Typed, TypedOptions } from './choices.ts';

export interface CommandFields {
  readonly typed: TypedOptions;
  readonly shown: readonly OfferedOption[];
  /** Optional ones without a field. */
  readonly more: readonly OfferedOption[];
  /** The optional ones with a field, the newest last. */
  readonly added: readonly string[];
  readonly empty: boolean;
  /** The first required one, but for this, in which nothing stands. */
  lacking(except?: OfferedOption): OfferedOption | undefined;
  put(option: OfferedOption, value: Typed): void;
  add(option: OfferedOption): void;
  remove(option: OfferedOption): void;
}

const isFilled = (typed: Typed | undefined): boolean =>
  typed !== undefined && (typed.text.trim() !== '' || typed.value !== undefined);

export function useFields({ options }: OfferedCommand): CommandFields {
  const [typed, setTyped] = useState<TypedOptions>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const has = (option: OfferedOption): boolean => option.required || added.includes(option.name);
  const shown = options.filter(has);
  const put = (option: OfferedOption, value: Typed): void => {
    setTyped((before) => ({ ...before, [option.name]: value }));
  };
  return {
    typed,
    shown,
    more: options.filter((option) => !has(option)),
    added,
    empty: !shown.some((one) => isFilled(typed[one.name])),
    lacking: (except) =>
      shown.find((option) => option !== except && option.required && !isFilled(typed[option.name])),
    put,
    add: (option) => {
      setAdded([...added, option.name]);
    },
    remove: (option) => {
      put(option, { text: '' });
      setAdded(added.filter((name) => name !== option.name));
    },
  };
}

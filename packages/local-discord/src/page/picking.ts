/** What is marked in an open menu, and what the keys do there. */
import type { TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { PickerOption, PickerProps } from './picker.tsx';

export interface Picking {
  readonly active: number;
  readonly marked: readonly string[];
  /** Choices are marked first, and sent together. */
  readonly several: boolean;
  readonly enough: boolean;
  pick(index: number): void;
  finish(): void;
  onKeyDown(event: TargetedKeyboardEvent<HTMLElement>): void;
}

export interface PickingOptions extends Pick<PickerProps, 'options' | 'chosen' | 'least' | 'most'> {
  readonly close: () => void;
  readonly choose: (values: readonly string[]) => void;
}

export function usePicking({ options, chosen, least, most, close, choose }: PickingOptions): Picking {
  const first = options.findIndex((one) => chosen.includes(one.value));
  const [active, setActive] = useState(Math.max(0, first));
  const [marked, setMarked] = useState<readonly string[]>(chosen);
  const several = most > 1 || least === 0;
  const enough = marked.length >= least;

  const take = (option: PickerOption | undefined): void => {
    if (option === undefined) return;
    if (several) setMarked(toggled(marked, option.value, most));
    else choose([option.value]);
  };
  return {
    active,
    marked,
    several,
    enough,
    pick: (index) => {
      setActive(index);
      take(options[index]);
    },
    finish: () => {
      choose(marked);
    },
    onKeyDown: (event) => {
      const next = movedTo(event.key, active, options);
      if (event.key === 'Escape' || event.key === 'Tab') close();
      else if (event.key === ' ' || (event.key === 'Enter' && !several)) take(options[active]);
      else if (event.key === 'Enter' && enough) choose(marked);
      else if (next !== undefined) setActive(next);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Where only one may be marked, another takes its place; where several, no more than the most. */
function toggled(marked: readonly string[], value: string, most: number): readonly string[] {
  if (marked.includes(value)) return marked.filter((one) => one !== value);
  const kept = most === 1 ? [] : marked;
  return kept.length < most ? [...kept, value] : marked;
}

/** Arrows, Home and End, and the first letters of an option. */
function movedTo(key: string, active: number, options: readonly PickerOption[]): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(last, active + 8);
    case 'PageUp':
      return Math.max(0, active - 8);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  if (key.length !== 1) return undefined;
  const fits = (index: number): boolean =>
    options[index]?.label.toLowerCase().startsWith(key.toLowerCase()) === true;
  const order = options.map((_, index) => (active + 1 + index) % options.length);
  return order.find(fits);
}

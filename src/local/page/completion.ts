/** The list of an option's field: when it is open, which choice is active, and what the keys do. */
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OfferedChoice } from '../page-protocol.ts';
import type { Typed } from './choices.ts';
import { arrowedTo } from './listbox.tsx';
import { useOffers, type Offers, type OffersNeed } from './offers.ts';

export interface CompletionNeed extends OffersNeed {
  readonly onType: (typed: Typed) => void;
  readonly onChosen: () => void;
  /** Backspace in an empty field. */
  readonly onRemove: () => void;
}

export interface Completion {
  readonly focused: boolean;
  readonly open: boolean;
  readonly offers: Offers;
  readonly stale: boolean;
  readonly choices: readonly OfferedChoice[];
  /** Of the choices; undefined: none is listed. */
  readonly active: number | undefined;
  choose(choice: OfferedChoice | undefined): void;
  type(text: string): void;
  focus(): void;
  blur(): void;
  onKeyDown(event: TargetedKeyboardEvent<HTMLInputElement>): void;
}

export function useCompletion(need: CompletionNeed): Completion {
  const { option, typed, onType, onChosen, onRemove } = need;
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const [marked, setMarked] = useState(0);
  const [eager, setEager] = useState(false);
  const open = focused && !closed;
  const { offers, stale } = useOffers(need, open);
  const choices = typeof offers === 'string' ? [] : offers;
  const active = open && choices.length > 0 ? Math.min(marked, choices.length - 1) : undefined;

  const choose = (choice: OfferedChoice | undefined): void => {
    if (choice === undefined) return;
    onType({ text: choice.name, value: choice.value });
    setClosed(true);
    onChosen();
  };
  // whoever was faster than the bot gets the first of what it then offers
  useEffect(() => {
    if (!eager || stale) return;
    setEager(false);
    choose(choices[0]);
  }, [eager, stale]);
  const deeds: Readonly<Record<Meaning, (key: string) => void>> = {
    open: () => {
      setClosed(false);
    },
    move: (key) => {
      setMarked(arrowedTo(key, active ?? 0, choices.length) ?? 0);
    },
    wait: () => {
      setEager(true);
    },
    take: () => {
      choose(choices[active ?? 0]);
    },
    close: () => {
      setClosed(true);
    },
    remove: onRemove,
  };
  return {
    ...{ focused, open, offers, stale, choices, active, choose },
    type: (text) => {
      setEager(false);
      setClosed(false);
      setMarked(0);
      onType({ text });
    },
    focus: () => {
      setFocused(true);
      setClosed(typed[option.name]?.value !== undefined);
    },
    blur: () => {
      setFocused(false);
    },
    onKeyDown: (event) => {
      const text = typed[option.name]?.text ?? '';
      const meaning = meaningOf(event, { required: option.required, text, open, closed, stale, active });
      if (meaning === undefined) return;
      deeds[meaning](event.key);
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

type Meaning = 'open' | 'move' | 'wait' | 'take' | 'close' | 'remove';

interface Field extends Pick<Completion, 'open' | 'stale' | 'active'> {
  readonly required: boolean;
  readonly text: string;
  readonly closed: boolean;
}

/** What a key means in this field; undefined: what it means anywhere. */
function meaningOf(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { required, text, open, closed, stale, active }: Field,
): Meaning | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') return closed ? 'open' : 'move';
  const listed = active !== undefined;
  if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
    if (open && stale && text !== '') return 'wait';
    return listed && (required || text !== '' || key === 'Enter') ? 'take' : undefined;
  }
  if (key === 'Escape') return listed ? 'close' : undefined;
  return key === 'Backspace' && text === '' ? 'remove' : undefined;
}

/** The list of an option's field: when it is open, which choice is active, and what the keys do. */
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import type { OfferedChoice } from '../page-protocol.ts';
import type { Typed } from './choices.ts';
import { arrowedTo } from './listbox.tsx';
import { useSuggestions, type Suggestions, type SuggestionQuery } from './suggestions.ts';

export interface CompletionQuery extends SuggestionQuery {
  readonly onType: (typed: Typed) => void;
  readonly onChosen: () => void;
  /** Backspace in an empty field. */
  readonly onRemove: () => void;
}

export interface Completion {
  readonly focused: boolean;
  readonly open: boolean;
  readonly offers: Suggestions;
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

/** What the person has done with the list so far. */
interface List {
  readonly focused: boolean;
  readonly closed: boolean;
  readonly marked: number;
  /** Whoever was faster than the bot gets the first of what it then offers. */
  readonly eager: boolean;
}

const UNTOUCHED: List = { focused: false, closed: false, marked: 0, eager: false };
const changed = (list: List, change: Partial<List>): List => ({ ...list, ...change });

export function useCompletion(need: CompletionQuery): Completion {
  const { option, typed, onType, onChosen, onRemove } = need;
  const [{ focused, closed, marked, eager }, change] = useReducer(changed, UNTOUCHED);
  const open = focused && !closed;
  const { offers, stale } = useSuggestions(need, open);
  const choices = typeof offers === 'string' ? [] : offers;
  const active = open && choices.length > 0 ? Math.min(marked, choices.length - 1) : undefined;

  const choose = (choice: OfferedChoice | undefined): void => {
    if (choice === undefined) return;
    onType({ text: choice.name, value: choice.value });
    change({ closed: true });
    onChosen();
  };
  useEffect(() => {
    if (!eager || stale) return;
    change({ eager: false });
    choose(choices[0]);
  }, [eager, stale]);
  const press = (meaning: Meaning, key: string): void => {
    if (meaning === 'take') choose(choices[active ?? 0]);
    else if (meaning === 'remove') onRemove();
    else if (meaning === 'move') change({ marked: arrowedTo(key, active ?? 0, choices.length) ?? 0 });
    else change(CHANGES[meaning]);
  };
  return {
    ...{ focused, open, offers, stale, choices, active, choose },
    type: (text) => {
      change({ eager: false, closed: false, marked: 0 });
      onType({ text });
    },
    focus: () => {
      change({ focused: true, closed: typed[option.name]?.value !== undefined });
    },
    blur: () => {
      change({ focused: false });
    },
    onKeyDown: (event) => {
      const text = typed[option.name]?.text ?? '';
      const meaning = meaningOf(event, { required: option.required, text, open, closed, stale, active });
      if (meaning === undefined) return;
      press(meaning, event.key);
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const CHANGES = { open: { closed: false }, wait: { eager: true }, close: { closed: true } } as const;
type Meaning = keyof typeof CHANGES | 'move' | 'take' | 'remove';

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

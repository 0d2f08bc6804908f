/** One option of a command being typed, with its live list. */
import type { TargetedKeyboardEvent, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OfferedChoice, OfferedCommand, OfferedOption } from '../page-protocol.ts';
import { askChoices, fitting, knownChoices, type Typed, type TypedOptions } from './choices.ts';
import { useDesk } from './desk.ts';
import { entryId, Listbox } from './listbox.tsx';

export interface OptionFieldProps {
  readonly command: OfferedCommand;
  readonly option: OfferedOption;
  readonly typed: TypedOptions;
  readonly missing: boolean;
  readonly onType: (typed: Typed) => void;
  readonly onChosen: () => void;
  /** Backspace in an empty field. */
  readonly onRemove: () => void;
}

/** The bot is asked once somebody pauses that long. */
const PAUSE_MS = 120;
/** A bot that is just starting, or busy, gets another chance. */
const RETRY_MS = 800;
const TRIES = 3;

type Offers = readonly OfferedChoice[] | 'loading' | 'failed';

interface Offered {
  readonly offers: Offers;
  /** They are for what stood there before. */
  readonly stale: boolean;
}

/** What the bot offers for what stands there now; answers that come late for an older text are dropped. */
function useOffers(props: OptionFieldProps, open: boolean): Offered {
  const desk = useDesk();
  const { command, option, typed } = props;
  const text = typed[option.name]?.text ?? '';
  const known = knownChoices(option, desk);
  const [got, setGot] = useState<{ readonly text: string; readonly offers: Offers }>();
  const latest = useRef(0);
  useEffect(() => {
    if (!open || known !== undefined) return undefined;
    latest.current += 1;
    const asked = latest.current;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (pauseMs: number, tries: number): void => {
      timer = setTimeout(() => {
        void askChoices(desk, command, typed, option.name).then((choices) => {
          if (asked !== latest.current) return;
          setGot({ text, offers: choices ?? 'failed' });
          if (choices === undefined && tries > 1) askIn(RETRY_MS, tries - 1);
        });
      }, pauseMs);
    };
    askIn(PAUSE_MS, TRIES);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [open, text]);
  if (known !== undefined)
    return { offers: fitting(known, typed[option.name]?.value === undefined ? text : ''), stale: false };
  return { offers: got?.offers ?? 'loading', stale: got?.text !== text };
}

export function OptionField(props: OptionFieldProps): VNode {
  const { option, typed, missing, onType, onChosen, onRemove } = props;
  const { words } = useDesk();
  const listId = `choices-${option.name}`;
  const [focused, setFocused] = useState(false);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(0);
  const open = focused && !closed;
  const { offers, stale } = useOffers(props, open);
  const [eager, setEager] = useState(false);
  const choices = typeof offers === 'string' ? [] : offers;
  const text = typed[option.name]?.text ?? '';
  const listed = open && choices.length > 0;

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
  const key = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const takes = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (closed) setClosed(false);
      else if (choices.length > 0)
        setActive((active + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length);
    } else if (takes && open && stale && text !== '') setEager(true);
    else if (takes && listed && (option.required || text !== '' || event.key === 'Enter'))
      choose(choices[Math.min(active, choices.length - 1)]);
    else if (event.key === 'Escape' && listed) setClosed(true);
    else if (event.key === 'Backspace' && text === '') onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <label class={missing ? 'field missing' : 'field'}>
      <span>
        {option.shownName}
        {option.required ? undefined : <span class="hidden"> ({words.optional})</span>}
      </span>
      <input
        type="text"
        name={option.name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed ? entryId(listId, Math.min(active, choices.length - 1)) : undefined}
        aria-required={option.required}
        aria-invalid={missing}
        aria-describedby={`${listId}-about`}
        autoComplete="off"
        enterKeyHint="send"
        size={Math.max(8, text.length)}
        value={text}
        onInput={(event) => {
          setEager(false);
          setClosed(false);
          setActive(0);
          onType({ text: event.currentTarget.value });
        }}
        onFocus={() => {
          setFocused(true);
          setClosed(typed[option.name]?.value !== undefined);
        }}
        onBlur={() => {
          setFocused(false);
        }}
        onKeyDown={key}
      />
      <div class={focused ? 'offer-panel' : 'hidden'}>
        <p class="hint" id={`${listId}-about`}>
          <strong>{option.shownName}</strong> {option.description}
          {missing ? <span class="trouble"> {words.missing(option.shownName)}</span> : undefined}
        </p>
        {listed ? (
          <Listbox
            id={listId}
            label={option.shownName}
            stale={stale}
            active={Math.min(active, choices.length - 1)}
            entries={choices.map((choice) => ({ key: String(choice.value), label: choice.name }))}
            onPick={(index) => {
              choose(choices[index]);
            }}
          />
        ) : undefined}
        {open && !listed ? <p class="hint faint">{hintOf(offers, option, words)}</p> : undefined}
      </div>
    </label>
  );
}

function hintOf(offers: Offers, option: OfferedOption, words: ReturnType<typeof useDesk>['words']): string {
  if (offers === 'loading') return words.loadingChoices;
  if (offers === 'failed') return words.choicesFailed;
  return option.autocomplete ? words.noChoices : '';
}

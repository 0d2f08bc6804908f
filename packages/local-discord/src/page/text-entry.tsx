/** Plain words, and the commands that fit what is typed after a slash. */
import type { TargetedKeyboardEvent, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OfferedCommand } from '../page-protocol.ts';
import { fittingCommands } from './choices.ts';
import { channelLabel, usePage } from './page-context.ts';
import { arrowedTo, comboboxProps, Listbox } from './listbox.tsx';

const LIST = 'commands';

export interface TextEntryProps {
  readonly text: string;
  /** It comes back after a command. */
  readonly takesFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onCommand: (command: OfferedCommand) => void;
}

export function TextEntry(props: TextEntryProps): VNode {
  const { text, takesFocus } = props;
  const { here, words } = usePage();
  const box = useRef<HTMLInputElement>(null);
  const { open, offers, active, type, onKeyDown, send } = useTyping(props);
  const label = words.write(channelLabel(here, here.in));
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {open ? <Suggestions offers={offers} active={active} onPick={props.onCommand} /> : undefined}
      <input
        {...comboboxProps(LIST, offers.length > 0 ? active : undefined)}
        ref={box}
        class="box"
        type="text"
        aria-label={label}
        placeholder={label}
        maxLength={2000}
        value={text}
        onInput={(event) => {
          type(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" class="send" aria-label={words.send} disabled={!isSentence(text)}>
        <span aria-hidden="true">➤</span>
      </button>
    </form>
  );
}

const isCommand = (text: string): boolean => text.startsWith('/');
const isSentence = (text: string): boolean => text.trim() !== '' && !isCommand(text);

interface Writing {
  /** Commands are offered, or it is said that none fits. */
  readonly open: boolean;
  readonly offers: readonly OfferedCommand[];
  readonly active: number;
  type(typed: string): void;
  send(): void;
  onKeyDown(event: TargetedKeyboardEvent<HTMLInputElement>): void;
}

function useTyping({ text, onText, onCommand }: TextEntryProps): Writing {
  const { here, act } = usePage();
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const open = isCommand(text) && !closed;
  const offers = open ? fittingCommands(here.commands, text) : [];

  const send = (): void => {
    if (!isSentence(text)) return;
    onText('');
    void act('say', { as: here.as, in: here.in, content: text.trim() });
  };
  return {
    open,
    offers,
    active,
    send,
    type: (typed) => {
      setActive(0);
      setClosed(false);
      const named = /^\/(.+) $/.exec(typed)?.[1]?.toLowerCase();
      const whole = here.commands.find((one) => one.shownPath.toLowerCase() === named || one.path === named);
      if (whole === undefined) onText(typed);
      else onCommand(whole);
    },
    onKeyDown: (event) => {
      const offer = offers[active];
      const next = arrowedTo(event.key, active, offers.length);
      if (next !== undefined) setActive(next);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && offer !== undefined)
        onCommand(offer);
      else if (event.key === 'Escape' && open) setClosed(true);
      else if (event.key === 'Enter') send();
      else return;
      event.preventDefault();
    },
  };
}

interface OffersProps {
  readonly offers: readonly OfferedCommand[];
  readonly active: number;
  readonly onPick: (command: OfferedCommand) => void;
}

function Suggestions({ offers, active, onPick }: OffersProps): VNode {
  const { words } = usePage();
  const entries = offers.map(({ path, shownPath, description }) => ({
    key: path,
    label: `/${shownPath}`,
    detail: description,
  }));
  return (
    <div class="offer-panel">
      {offers.length === 0 ? (
        <p class="hint">{words.noCommand}</p>
      ) : (
        <Listbox
          id={LIST}
          label={words.commands}
          active={active}
          entries={entries}
          onPick={(index) => {
            const picked = offers[index];
            if (picked !== undefined) onPick(picked);
          }}
        />
      )}
    </div>
  );
}

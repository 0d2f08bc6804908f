/** The message box: plain words, or after a slash a command with its options. */
import type { TargetedKeyboardEvent, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OfferedCommand } from '../page-protocol.ts';
import { fittingCommands } from './choices.ts';
import { CommandEntry } from './command-entry.tsx';
import { channelLabel, useDesk } from './desk.ts';
import { entryId, Listbox } from './listbox.tsx';

const LIST = 'commands';

export function Composer(): VNode {
  const { here } = useDesk();
  const [text, setText] = useState('');
  const [path, setPath] = useState<string>();
  const command = here.commands.find((one) => one.path === path);
  const [begun, setBegun] = useState(false);
  const place = `${here.as} ${here.in}`;
  useEffect(() => {
    setPath(undefined); // somebody else, or elsewhere: other commands
    setText('');
  }, [place]);
  if (command === undefined)
    return (
      <TextEntry
        key={place}
        text={text}
        takesFocus={begun}
        onText={setText}
        onCommand={(chosen) => {
          setBegun(true);
          setPath(chosen.path);
        }}
      />
    );
  return (
    <CommandEntry
      key={`${place} ${command.path}`}
      command={command}
      onLeave={(left) => {
        setPath(undefined);
        setText(left);
      }}
    />
  );
}

interface TextEntryProps {
  readonly text: string;
  /** It comes back after a command. */
  readonly takesFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onCommand: (command: OfferedCommand) => void;
}

function TextEntry({ text, takesFocus, onText, onCommand }: TextEntryProps): VNode {
  const { here, act, words } = useDesk();
  const box = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const isCommand = text.startsWith('/');
  const open = isCommand && !closed;
  const offers = open ? fittingCommands(here.commands, text) : [];
  const label = channelLabel(here, here.in);
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus();
  }, []);

  const type = (typed: string): void => {
    setActive(0);
    setClosed(false);
    const named = /^\/(.+) $/.exec(typed)?.[1]?.toLowerCase();
    const whole = here.commands.find((one) => one.shownPath.toLowerCase() === named || one.path === named);
    if (whole === undefined) onText(typed);
    else onCommand(whole);
  };
  const send = (): void => {
    const content = text.trim();
    if (content === '' || isCommand) return;
    onText('');
    void act('say', { as: here.as, in: here.in, content });
  };
  const key = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const offer = offers[active];
    if (event.key === 'ArrowDown' && offers.length > 0) setActive((active + 1) % offers.length);
    else if (event.key === 'ArrowUp' && offers.length > 0)
      setActive((active + offers.length - 1) % offers.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && offer !== undefined)
      onCommand(offer);
    else if (event.key === 'Escape' && open) setClosed(true);
    else if (event.key === 'Enter') send();
    else return;
    event.preventDefault();
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {open ? (
        <div class="offer-panel">
          {offers.length === 0 ? (
            <p class="hint">{words.noCommand}</p>
          ) : (
            <Listbox
              id={LIST}
              label={words.commands}
              active={active}
              entries={offers.map((one) => ({
                key: one.path,
                label: `/${one.shownPath}`,
                detail: one.description,
              }))}
              onPick={(index) => {
                const picked = offers[index];
                if (picked !== undefined) onCommand(picked);
              }}
            />
          )}
        </div>
      ) : undefined}
      <input
        ref={box}
        class="box"
        type="text"
        role="combobox"
        aria-label={words.write(label)}
        placeholder={words.write(label)}
        aria-autocomplete="list"
        aria-expanded={offers.length > 0}
        aria-controls={offers.length > 0 ? LIST : undefined}
        aria-activedescendant={offers.length > 0 ? entryId(LIST, active) : undefined}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={2000}
        value={text}
        onInput={(event) => {
          type(event.currentTarget.value);
        }}
        onKeyDown={key}
      />
      <button type="submit" class="send" aria-label={words.send} disabled={text.trim() === '' || isCommand}>
        <span aria-hidden="true">➤</span>
      </button>
    </form>
  );
}

/** A chosen command: its options as fields, with what can be chosen there. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OfferedCommand, OfferedOption } from '../page-protocol.ts';
import { valuesOf, type Typed, type TypedOptions } from './choices.ts';
import { useDesk } from './desk.ts';
import { OptionField } from './option-field.tsx';

export interface CommandEntryProps {
  readonly command: OfferedCommand;
  /** Back to plain text, with this in the box. */
  readonly onLeave: (text: string) => void;
}

const isFilled = (typed: Typed | undefined): boolean =>
  typed !== undefined && (typed.text.trim() !== '' || typed.value !== undefined);

export function CommandEntry({ command, onLeave }: CommandEntryProps): VNode {
  const { here, act, words } = useDesk();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedOptions>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<string>();
  const shown = command.options.filter((option) => option.required || added.includes(option.name));
  const more = command.options.filter((option) => !option.required && !added.includes(option.name));

  const focusOn = (name: string | undefined): void => {
    const field = name === undefined ? null : form.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    (field ?? form.current?.querySelector<HTMLElement>('.send'))?.focus();
  };
  // before the next key is pressed: at first to the first field, then to each that is added
  useLayoutEffect(() => {
    focusOn(added.at(-1) ?? shown[0]?.name);
  }, [added]);

  const put = (option: OfferedOption, value: Typed): void => {
    setMissing(undefined);
    setTyped((before) => ({ ...before, [option.name]: value }));
  };
  const next = (after: OfferedOption): void => {
    const open = shown.find((option) => option !== after && option.required && !isFilled(typed[option.name]));
    focusOn(open?.name);
  };
  const add = (option: OfferedOption): void => {
    setAdded([...added, option.name]);
  };
  const remove = (option: OfferedOption): void => {
    if (option.required) {
      if (!shown.some((one) => isFilled(typed[one.name]))) onLeave(`/${command.shownPath}`);
      return;
    }
    put(option, { text: '' });
    setAdded(added.filter((name) => name !== option.name));
  };
  const send = async (): Promise<void> => {
    const lacking = shown.find((option) => option.required && !isFilled(typed[option.name]));
    if (lacking !== undefined) {
      setMissing(lacking.name);
      focusOn(lacking.name);
      return;
    }
    onLeave('');
    await act('type', { as: here.as, in: here.in, line: command.path, values: valuesOf(command, typed) });
  };
  return (
    <form
      ref={form}
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        const onButton = event.target instanceof HTMLButtonElement;
        if (event.key !== 'Escape' && !(event.key === 'Backspace' && onButton)) return;
        event.preventDefault();
        onLeave(event.key === 'Escape' ? '' : `/${command.shownPath}`);
      }}
    >
      <div class="box fields" role="group" aria-label={`/${command.shownPath}: ${command.description}`}>
        <span class="command">/{command.shownPath}</span>
        {shown.map((option) => (
          <OptionField
            key={option.name}
            command={command}
            option={option}
            typed={typed}
            missing={missing === option.name}
            onType={(value) => {
              put(option, value);
            }}
            onChosen={() => {
              next(option);
            }}
            onRemove={() => {
              remove(option);
            }}
          />
        ))}
        {more.map((option) => (
          <button
            key={option.name}
            type="button"
            class="add"
            aria-label={`${words.addOption(option.shownName)} (${words.optional}): ${option.description}`}
            title={option.description}
            onClick={() => {
              add(option);
            }}
          >
            + {option.shownName}
          </button>
        ))}
        {shown.length === 0 ? <span class="faint description">{command.description}</span> : undefined}
        <button
          type="button"
          class="quiet icon leave"
          aria-label={words.leaveCommand}
          onClick={() => {
            onLeave('');
          }}
        >
          ✕
        </button>
      </div>
      <button type="submit" class="send" aria-label={words.send}>
        <span aria-hidden="true">➤</span>
      </button>
    </form>
  );
}

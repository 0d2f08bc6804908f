/** A chosen command: its options as fields, with what can be chosen there. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OfferedCommand, OfferedOption } from '../page-protocol.ts';
import { valuesOf } from './choices.ts';
import { useFields, type CommandFields } from './command-fields.ts';
import { usePage } from './page-context.ts';
import { OptionField } from './option-field.tsx';

export interface CommandEntryProps {
  readonly command: OfferedCommand;
  /** Back to plain text, with this in the box. */
  readonly onLeave: (text: string) => void;
}

export function CommandEntry({ command, onLeave }: CommandEntryProps): VNode {
  const { here, act, words } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields(command);
  const [missing, setMissing] = useState<string>();

  const focusOn = (name: string | undefined): void => {
    focusIn(form.current, name);
  };
  // before the next key is pressed: at first to the first field, then to each that is added
  useLayoutEffect(() => {
    focusOn(fields.added.at(-1) ?? fields.shown[0]?.name);
  }, [fields.added]);

  const send = async (): Promise<void> => {
    const lacking = fields.lacking();
    setMissing(lacking?.name);
    if (lacking !== undefined) {
      focusOn(lacking.name);
      return;
    }
    onLeave('');
    const values = valuesOf(command, fields.typed);
    await act('type', { as: here.as, in: here.in, line: command.path, values });
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
      <Fields
        command={command}
        fields={fields}
        missing={missing}
        onPut={() => {
          setMissing(undefined);
        }}
        onFocus={focusOn}
        onLeave={onLeave}
      />
      <button type="submit" class="send" aria-label={words.send}>
        <span aria-hidden="true">➤</span>
      </button>
    </form>
  );
}

/** The field of that name, or else the button that sends. */
function focusIn(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.querySelector<HTMLElement>(`[name="${name}"]`);
  (field ?? form?.querySelector<HTMLElement>('.send'))?.focus();
}

interface FieldsProps extends CommandEntryProps {
  readonly fields: CommandFields;
  readonly missing: string | undefined;
  readonly onPut: () => void;
  readonly onFocus: (name: string | undefined) => void;
}

function Fields({ command, fields, missing, onPut, onFocus, onLeave }: FieldsProps): VNode {
  const { typed, shown, more } = fields;
  const remove = (option: OfferedOption): void => {
    if (!option.required) {
      onPut();
      fields.remove(option);
    } else if (fields.empty) onLeave(`/${command.shownPath}`);
  };
  return (
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
            onPut();
            fields.put(option, value);
          }}
          onChosen={() => {
            onFocus(fields.lacking(option)?.name);
          }}
          onRemove={() => {
            remove(option);
          }}
        />
      ))}
      {more.map((option) => (
        <AddButton key={option.name} option={option} onAdd={fields.add} />
      ))}
      {shown.length === 0 ? <span class="faint description">{command.description}</span> : undefined}
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}

interface AddProps {
  readonly option: OfferedOption;
  readonly onAdd: (option: OfferedOption) => void;
}

function AddButton({ option, onAdd }: AddProps): VNode {
  const { words } = usePage();
  return (
    <button
      type="button"
      class="add"
      aria-label={`${words.addOption(option.shownName)} (${words.optional}): ${option.description}`}
      title={option.description}
      onClick={() => {
        onAdd(option);
      }}
    >
      + {option.shownName}
    </button>
  );
}

function LeaveButton({ onLeave }: Pick<CommandEntryProps, 'onLeave'>): VNode {
  const { words } = usePage();
  return (
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
  );
}

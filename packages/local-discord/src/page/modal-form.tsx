/** A form the bot opens. */
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Component } from '../model.ts';
import type { ModalAnswers, ShownModal } from '../page-protocol.ts';
import { useSelectOptions } from './components.tsx';
import { usePage } from './page-context.ts';
import { Dialog, FormFooter } from './dialog.tsx';
import { Markdown } from './markdown.tsx';
import { Picker } from './picker.tsx';

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

type Answer = ModalAnswers[string];

export function ModalForm({
  modal,
  onClose,
}: {
  readonly modal: ShownModal;
  readonly onClose: () => void;
}): VNode {
  const { here, act, words } = usePage();
  const [answers, setAnswers] = useState<ModalAnswers>(() => presetsOf(modal.components));
  const [refused, setRefused] = useState<string>();
  const submit = async (): Promise<void> => {
    const done = await act('submit', { as: here.as, in: here.in, modal: modal.id, values: answers });
    if (done.refused === undefined && done.failed !== true) onClose();
    else setRefused(done.refused ?? words.failed);
  };
  return (
    <Dialog title={modal.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {modal.components.map((component, index) => (
          <ModalPart
            key={index}
            component={component}
            answers={answers}
            onAnswer={(name, answer) => {
              setAnswers((before) => ({ ...before, [name]: answer }));
            }}
          />
        ))}
        {refused === undefined ? undefined : (
          <p class="trouble" role="alert">
            {refused}
          </p>
        )}
        <FormFooter submit={words.submit} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** What already stands there and can be sent as it is. */
function presetsOf(components: readonly Component[]): ModalAnswers {
  const fields = components.flatMap((one) => [one.component ?? [], one.components ?? []].flat());
  return Object.fromEntries(
    fields.flatMap((field): [string, Answer][] => {
      const name = field.custom_id ?? '';
      if (field.type === TEXT_INPUT) return [[name, field.value ?? '']];
      if (field.type === CHECKBOX) return [[name, field.default === true]];
      const preset = (field.options ?? []).filter((one) => one.default === true).map((one) => one.value);
      return preset.length === 0 ? [] : [[name, field.type === RADIO_GROUP ? (preset[0] ?? '') : preset]];
    }),
  );
}

interface PartProps {
  readonly component: Component;
  readonly answers: ModalAnswers;
  readonly onAnswer: (name: string, answer: Answer) => void;
}

function ModalPart({ component, answers, onAnswer }: PartProps): VNode | null {
  if (component.type === TEXT_DISPLAY) return <Markdown text={component.content ?? ''} />;
  const field = component.type === LABEL ? component.component : component.components?.[0];
  if (field === undefined || (component.type !== LABEL && component.type !== ROW)) return null;
  const name = field.custom_id ?? '';
  return (
    <ModalField
      field={field}
      label={component.label ?? field.label ?? ''}
      description={component.description ?? ''}
      answer={answers[name]}
      onAnswer={(answer) => {
        onAnswer(name, answer);
      }}
    />
  );
}

interface FieldProps {
  readonly field: Component;
  readonly label: string;
  readonly description: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function ModalField(props: FieldProps): VNode {
  const { field, label, description } = props;
  const id = useId();
  const needed = field.required ?? true;
  const about = description === '' ? undefined : <small>{description}</small>;
  if (field.type === TEXT_INPUT)
    return (
      <label class="form-field" for={id}>
        <span>
          {label}
          {needed ? <span aria-hidden="true"> *</span> : undefined}
        </span>
        {about}
        <TextInput {...props} id={id} needed={needed} />
      </label>
    );
  return (
    <fieldset class="form-field">
      <legend>{label}</legend>
      {about}
      {field.type === RADIO_GROUP || field.type === CHECKBOX_GROUP ? (
        <Boxes {...props} id={id} />
      ) : field.type === CHECKBOX ? (
        <CheckboxInput {...props} />
      ) : (
        <SelectInput {...props} needed={needed} />
      )}
    </fieldset>
  );
}

function TextInput({
  field,
  answer,
  onAnswer,
  id,
  needed,
}: FieldProps & { readonly id: string; readonly needed: boolean }): VNode {
  const common = {
    id,
    required: needed,
    value: String(answer ?? ''),
    placeholder: field.placeholder ?? '',
    ...(typeof field.min_length === 'number' && { minLength: field.min_length }),
    ...(typeof field.max_length === 'number' && { maxLength: field.max_length }),
  };
  if (field.style === PARAGRAPH)
    return (
      <textarea
        {...common}
        rows={4}
        onInput={(event) => {
          onAnswer(event.currentTarget.value);
        }}
      />
    );
  return (
    <input
      {...common}
      type="text"
      autoComplete="off"
      onInput={(event) => {
        onAnswer(event.currentTarget.value);
      }}
    />
  );
}

function Boxes({ field, answer, onAnswer, id }: FieldProps & { readonly id: string }): VNode {
  const single = field.type === RADIO_GROUP;
  const chosen: readonly string[] =
    typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  return (
    <>
      {(field.options ?? []).map((option) => (
        <label key={option.value} class="check">
          <input
            type={single ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option.value)}
            onChange={() => {
              const others = chosen.filter((one) => one !== option.value);
              if (single) onAnswer(option.value);
              else onAnswer(others.length < chosen.length ? others : [...chosen, option.value]);
            }}
          />
          {option.label}
        </label>
      ))}
    </>
  );
}

function CheckboxInput({ label, answer, onAnswer }: FieldProps): VNode {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={answer === true}
        onChange={(event) => {
          onAnswer(event.currentTarget.checked);
        }}
      />
      {label}
    </label>
  );
}

function SelectInput({
  field,
  answer,
  label,
  onAnswer,
  needed,
}: FieldProps & { readonly needed: boolean }): VNode {
  const options = useSelectOptions(field);
  return (
    <Picker
      label={field.placeholder ?? label}
      options={options}
      chosen={typeof answer === 'object' ? answer : []}
      least={needed ? (field.min_values ?? 1) : 0}
      most={field.max_values ?? 1}
      onChoose={onAnswer}
    />
  );
}

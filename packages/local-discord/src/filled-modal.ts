/** A modal filled in by a person, as the Discord client sends it, or why it does not. */
import type { Modal } from './interactions.ts';
import type { Component } from './model.ts';
import { bad, good, type Result } from './result.ts';
import { SELECT_TYPES } from './seen-message.ts';

export type ModalValue = string | boolean | readonly string[];
export type ModalValues = Readonly<Record<string, ModalValue>>;

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

interface Field {
  readonly field: Component;
  /** What stands above it; a person may name it by that too. */
  readonly label: string;
}

function fieldsOf(modal: Modal): Field[] {
  return modal.components.flatMap((outer): Field[] => {
    if (outer.type === LABEL && outer.component !== undefined)
      return [{ field: outer.component, label: outer.label ?? '' }];
    return outer.type === ROW
      ? (outer.components ?? []).map((field) => ({ field, label: field.label ?? '' }))
      : [];
  });
}

export function fillModal(modal: Modal, values: ModalValues): Result<object, string> {
  const fields = fieldsOf(modal);
  const stray = Object.keys(values).find(
    (key) => !fields.some(({ field, label }) => field.custom_id === key || label === key),
  );
  if (stray !== undefined) return bad(`the modal has no field "${stray}"`);
  const answers = new Map<Component, object>();
  for (const { field, label } of fields) {
    const answer = fillField(field, label, values[field.custom_id ?? ''] ?? values[label]);
    if (!answer.ok) return answer;
    answers.set(field, answer.value);
  }
  return good({
    custom_id: modal.custom_id,
    components: modal.components.map((outer) => sent(outer, answers)),
  });
}

function sent(outer: Component, answers: ReadonlyMap<Component, object>): object {
  if (outer.type === TEXT_DISPLAY) return { type: TEXT_DISPLAY, id: outer.id };
  if (outer.type === LABEL && outer.component !== undefined)
    return { type: LABEL, id: outer.id, component: answers.get(outer.component) };
  return { type: ROW, id: outer.id, components: (outer.components ?? []).map((field) => answers.get(field)) };
}

function fillField(field: Component, label: string, value: ModalValue | undefined): Result<object, string> {
  const base = { type: field.type, id: field.id, custom_id: field.custom_id };
  const required = field.required ?? true;
  const named = label === '' ? (field.custom_id ?? '') : label;
  if (field.type === TEXT_INPUT) {
    const text = String(value ?? field.value ?? '');
    const least = field.min_length ?? (required ? 1 : 0);
    if (required && text === '') return bad(`the field "${named}" is required`);
    const fits = text === '' || (text.length >= least && text.length <= (field.max_length ?? 4000));
    return fits ? good({ ...base, value: text }) : bad(`the text of "${named}" is too short or too long`);
  }
  if (field.type === CHECKBOX) return good({ ...base, value: value ?? field.default ?? false });
  if (field.type === RADIO_GROUP) {
    if (value === undefined && required) return bad(`the field "${named}" is required`);
    return good({ ...base, value: value ?? null });
  }
  if (SELECT_TYPES.has(field.type) || field.type === CHECKBOX_GROUP)
    return fillSelect(field, named, value, required, base);
  return bad(`the local client cannot fill "${named}"`);
}

function fillSelect(
  field: Component,
  named: string,
  value: ModalValue | undefined,
  required: boolean,
  base: object,
): Result<object, string> {
  const options = field.options ?? [];
  const preset = options.filter((option) => option.default === true).map((option) => option.value);
  const chosen =
    value === undefined ? preset : Array.isArray(value) ? (value as readonly string[]) : [String(value)]; // narrowed by isArray
  const values = chosen.map(
    (one) => options.find((option) => option.value === one || option.label === one)?.value ?? one,
  );
  const least = required ? (field.min_values ?? 1) : 0;
  if (values.length < least || values.length > (field.max_values ?? 1))
    return bad(`too few or too many values for "${named}"`);
  const stray =
    options.length > 0 ? values.find((one) => !options.some((option) => option.value === one)) : undefined;
  return stray === undefined ? good({ ...base, values }) : bad(`"${named}" has no option "${stray}"`);
}

/** What Discord wants of components beyond what its schema can say. */
import type { FormErrors, Path } from './form.ts';
import type { Component } from './model.ts';

const ROW = 1;
const BUTTON = 2;
const STRING_SELECT = 3;
const TEXT_DISPLAY = 10;
const FILE = 13;
const LABEL = 18;
const SELECTS = new Set([STRING_SELECT, 5, 6, 7, 8]);
const LINK = 5;
const PREMIUM = 6;

const ROWS_AT_MOST = 5;
const COMPONENTS_AT_MOST = 40;
const TEXT_AT_MOST = 4000;
const MODAL_COMPONENTS_AT_MOST = 5;

interface Placed {
  readonly component: Component;
  readonly path: Path;
}

function* placed(components: readonly Component[], at: Path): Generator<Placed> {
  for (const [index, component] of components.entries()) yield* placedOne(component, [...at, index]);
}

function* placedOne(component: Component, path: Path): Generator<Placed> {
  yield { component, path };
  yield* placed(component.components ?? [], [...path, 'components']);
  if (component.accessory !== undefined) yield* placedOne(component.accessory, [...path, 'accessory']);
  if (component.component !== undefined) yield* placedOne(component.component, [...path, 'component']);
}

/** `files` are the names an attachment:// may refer to. */
export function checkComponents(
  components: readonly Component[],
  how: { readonly v2: boolean; readonly files: ReadonlySet<string>; readonly at: Path },
  errors: FormErrors,
): void {
  const at = [...how.at, 'components'];
  const all = [...placed(components, at)];
  if (how.v2) checkV2(all, at, how.files, errors);
  else checkRows(components, at, errors);
  for (const { component, path } of all) {
    if (component.type === ROW) checkRow(component, path, errors);
    if (component.type === BUTTON) checkButton(component, path, errors);
    if (SELECTS.has(component.type)) checkSelect(component, path, errors);
  }
  checkUnique(all, errors);
}

function checkRows(components: readonly Component[], at: Path, errors: FormErrors): void {
  if (components.length > ROWS_AT_MOST) errors.badLength(at, 1, ROWS_AT_MOST);
  for (const [index, component] of components.entries())
    if (component.type !== ROW)
      errors.add([...at, index], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).');
}

function checkV2(all: readonly Placed[], at: Path, files: ReadonlySet<string>, errors: FormErrors): void {
  if (all.length > COMPONENTS_AT_MOST) errors.badLength(at, 1, COMPONENTS_AT_MOST);
  const texts = all.filter(({ component }) => component.type === TEXT_DISPLAY);
  const length = texts.reduce((sum, { component }) => sum + (component.content ?? '').length, 0);
  if (length > TEXT_AT_MOST)
    errors.add(
      at,
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The text shown by all components together exceeds ${TEXT_AT_MOST}.`,
    );
  for (const { component, path } of texts)
    if ((component.content ?? '').trim() === '') errors.required([...path, 'content']);
  for (const { component, path } of all) checkMedia(component, path, files, errors);
}

function checkMedia(component: Component, path: Path, files: ReadonlySet<string>, errors: FormErrors): void {
  const media: [string | undefined, Path][] = [
    [component.media?.url, [...path, 'media', 'url']],
    [component.file?.url, [...path, 'file', 'url']],
    ...(component.items ?? []).map((item, index): [string, Path] => [
      item.media.url,
      [...path, 'items', index, 'media', 'url'],
    ]),
  ];
  for (const [url, place] of media) {
    if (url === undefined) continue;
    const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
    if (name !== undefined && !files.has(name))
      errors.add(
        place,
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        'The referenced attachment was not found',
      );
    if (name === undefined && (component.type === FILE || !/^https?:/.test(url)))
      errors.add(place, 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (attachment, http, https).');
  }
}

function checkRow(row: Component, path: Path, errors: FormErrors): void {
  const children = row.components ?? [];
  for (const [index, child] of children.entries())
    if (SELECTS.has(child.type) && children.length > 1)
      errors.add(
        [...path, 'components', index],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      );
}

function checkButton(button: Component, path: Path, errors: FormErrors): void {
  const linked = button.style === LINK;
  const premium = button.style === PREMIUM;
  const has = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  if (!linked && !premium && !has(button.custom_id))
    errors.add([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id required');
  if (linked && !has(button.url))
    errors.add([...path, 'url'], 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required');
  if (linked && has(button.url) && !/^(https?|discord):/.test(button.url ?? ''))
    errors.add([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (discord, http, https).');
  if (has(button.custom_id) && has(button.url))
    errors.add(
      path,
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  if (!premium && !has(button.label) && !has(button.emoji)) errors.required([...path, 'label']);
}

function checkSelect(select: Component, path: Path, errors: FormErrors): void {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (least > most)
    errors.add(
      [...path, 'min_values'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${most}.`,
    );
  if (select.type !== STRING_SELECT) return;
  const options = select.options ?? [];
  // A menu can't ask for more than it has.
  if (options.length < most) errors.badLength([...path, 'options'], most, 25);
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    if (seen.has(option.value))
      errors.add(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    seen.add(option.value);
  }
  if (options.filter((option) => option.default === true).length > most)
    errors.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
      'More defaults than may be chosen',
    );
}

function checkUnique(all: readonly Placed[], errors: FormErrors): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of all) {
    const { custom_id: customId, id } = component;
    if (typeof customId === 'string' && customIds.has(customId))
      errors.add(
        [...path, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    if (typeof customId === 'string') customIds.add(customId);
    if (typeof id === 'number' && id !== 0 && ids.has(id))
      errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    if (typeof id === 'number') ids.add(id);
  }
}

export function checkModal(components: readonly Component[], at: Path, errors: FormErrors): void {
  const path = [...at, 'components'];
  if (components.length > MODAL_COMPONENTS_AT_MOST) errors.badLength(path, 1, MODAL_COMPONENTS_AT_MOST);
  const all = [...placed(components, path)];
  checkUnique(all, errors);
  for (const { component, path: place } of all) {
    if (SELECTS.has(component.type)) checkSelect(component, place, errors);
    if (component.type === ROW && (component.components ?? []).length !== 1)
      errors.badLength([...place, 'components'], 1, 1);
    if (component.type === 4) checkTextInput(component, place, errors);
  }
  for (const [index, component] of components.entries()) checkTitle(component, [...path, index], errors);
}

/** A text input in a row carries its own label, one in a label must not. */
function checkTitle(outer: Component, path: Path, errors: FormErrors): void {
  const inner = outer.component;
  if (outer.type === LABEL && inner?.type === 4 && typeof inner.label === 'string')
    errors.add(
      [...path, 'component', 'label'],
      'BASE_TYPE_INVALID',
      'A text input inside a label has no label of its own',
    );
  if (outer.type === ROW && typeof outer.components?.[0]?.label !== 'string')
    errors.required([...path, 'components', 0, 'label']);
}

function checkTextInput(input: Component, path: Path, errors: FormErrors): void {
  const least = input.min_length ?? 0;
  const most = input.max_length ?? TEXT_AT_MOST;
  if (least > most)
    errors.add(
      [...path, 'min_length'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${most}.`,
    );
  const value = input.value ?? '';
  if (value !== '' && (value.length < least || value.length > most))
    errors.badLength([...path, 'value'], least, most);
}

/** Discord numbers the components that came without an id, in reading order. */
export function numbered(components: readonly Component[]): Component[] {
  const copy = structuredClone([...components]);
  const all = [...placed(copy, [])].map(({ component }) => component);
  const taken = new Set(
    all.map((component) => component.id).filter((id) => typeof id === 'number' && id > 0),
  );
  let next = 1;
  for (const component of all) {
    if (typeof component.id === 'number' && component.id > 0) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    taken.add(next);
  }
  return copy;
}
